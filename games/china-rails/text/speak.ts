import type { Json, Player, Question, Texts } from '@acheron/core'
import { offerOf } from '../src/building.ts'
import { bonusFor } from '../src/delivering.ts'
import { DEMAND_CITY, DEMAND_LOAD, PAYMENT } from '../src/demands.ts'
import { DIRECTIONS, NEIGHBOUR } from '../src/mileposts.ts'
import { nounOf, type Verb, verbOf } from '../src/moves.ts'
import { LINK_PRICE, PORT_AT } from '../src/ports.ts'
import { BUILDING } from '../src/question.ts'
import type { View } from '../src/secrets.ts'
import { CITY_AT, isSection } from '../src/sections.ts'
import { BUILDING_LIMIT } from '../src/state.ts'
import { UPGRADE_PRICE, UPGRADES } from '../src/trains.ts'
import type { Place, Words } from './en.ts'
import { positionLines } from './position.ts'
import { tell, tellRow } from './tell.ts'
import {
  cityPlace,
  cityText,
  eventText,
  placeOf,
  portPlace,
  portText,
  sectionText,
  someOf,
  trainText,
} from './things.ts'

/** Makes a language out of its words. */
export function speak(words: Words): Texts {
  const nameIn = (names: readonly string[]) => (p: Player) => names[p]?.trim() || words.seat(p + 1)
  return {
    name: words.name,
    prompt: (question, view) => prompt(words, question, seen(view)),
    move: (m, view) => MOVES[verbOf(m)](words, nounOf(m), seen(view)),
    story: (event, names) => tell(words, event, nameIn(names)),
    row: (events, names) => tellRow(words, events, nameIn(names)),
    option: (name) => find(words.options, name),
    choice: (option, choice) => find(find<Readonly<Record<string, string>>>(words.choices, option), choice),
    ending: (id) => find(words.endings, id),
    part: (id) => find(words.parts, id),
    position: (view, names) => positionLines(words, seen(view), nameIn(names)),
  }
}

/** The view of this game, as the platform passes it on. */
const seen = (view: Json): View => view as unknown as View

function find<T>(table: Readonly<Record<string, T>>, id: string): T {
  if (!Object.hasOwn(table, id)) throw new Error(`there are no words for "${id}"`)
  return table[id]
}

function prompt(words: Words, { id, params }: Question, view: View): string {
  const { prompts } = words
  const asking: Readonly<Record<string, () => string>> = {
    start: () => prompts.start,
    operate: () => prompts.operate(params.left, isAtStop(view)),
    build: () => buildPrompt(words, params.left, params.opening === 1, view),
    lose: () => prompts.lose(eventText(words, params.event)),
    refuge: () => prompts.refuge(eventText(words, params.event)),
  }
  return find(asking, id)()
}

/** In a city or at a port loads can change hands. */
const isAtStop = ({ at, asked }: View): boolean => CITY_AT[at[asked]] >= 0 || PORT_AT[at[asked]] >= 0

function buildPrompt({ prompts }: Words, left: number, isOpening: boolean, view: View): string {
  if (left === 0) return prompts.endTurn
  if (isOpening) return prompts.opening(left)
  const isUntouched = left === BUILDING_LIMIT && UPGRADES[view.train[view.asked]].length > 0
  return isUntouched ? prompts.buildOrUpgrade(left) : prompts.build(left)
}

type Mover = (words: Words, noun: number, view: View) => string

const MOVES: Readonly<Record<Verb, Mover>> = {
  step: (words, direction, view) => words.moves.step(direction, stepTarget(words, direction, view)),
  cross: ({ moves }) => moves.cross,
  turn: ({ moves }) => moves.turn,
  done: ({ moves }, _noun, view) => (view.question === BUILDING ? moves.endTurn : moves.endOperating),
  exchange: ({ moves }) => moves.exchange,
  take: (words, load) => words.moves.take(someOf(words, load)),
  drop: (words, load) => words.moves.drop(someOf(words, load)),
  lose: (words, load) => words.moves.lose(someOf(words, load)),
  deliver: (words, demand, view) =>
    words.moves.deliver(
      someOf(words, DEMAND_LOAD[demand]),
      cityText(words, DEMAND_CITY[demand]),
      PAYMENT[demand] + bonusFor(view, demand),
    ),
  start: (words, city) => words.moves.start(cityPlace(words, city)),
  'start-at-port': (words, port) => words.moves.start(portPlace(words, port)),
  refuge: (words, city) => words.moves.refuge(cityPlace(words, city)),
  link: (words, port) => words.moves.link(portText(words, port), LINK_PRICE[port]),
  upgrade: (words, train) => words.moves.upgrade(trainText(words, train), UPGRADE_PRICE),
  borrow: ({ moves }, sum) => moves.borrow(sum + 1),
  build: (words, section, view) => {
    if (!isSection(section)) return words.moves.buildNowhere
    const name = sectionText(words, section)
    const { price } = offerOf(view, view.asked, section)
    return price < 0 ? words.moves.build(name) : words.moves.buildFor(name, price)
  },
}

function stepTarget(words: Words, direction: number, view: View): Place | undefined {
  const at = view.at[view.asked]
  const to = at < 0 ? -1 : NEIGHBOUR[at * DIRECTIONS + direction]
  return to < 0 ? undefined : placeOf(words, to)
}
