import {
  beginRun,
  type Chance,
  type Facts,
  type Player,
  playMove,
  type Question,
  type Result,
  type Rule,
  type Run,
  readEvent,
  readWords,
  seededChance,
  viewOf,
} from '@acheron/core'
import {
  CITY_AT,
  CITY_ID,
  chinaRails,
  chipsLeft,
  DEMANDS_PER_CARD,
  EVENTS,
  eventsInForce,
  handOf,
  LOAD_ID,
  loadCalled,
  loadsAboard,
  milepostName,
  ownerOf,
  PILE,
  PORT_AT,
  PORT_ID,
  type State,
  sectionName,
  TRAIN_ID,
  type View,
} from '../src/index.ts'
import { cardCalled, demandCalled, lawfulState, type Position, placeCalled, sectionsOf } from './position.ts'

export interface Told {
  readonly id: string
  readonly facts: Facts
}

/** A table that a scenario plays on. It moves by notation and looks only at what somebody may see. */
export interface Scene {
  readonly table: Run<State>
  /** Makes moves, one after the other. Cards that must be drawn are named as in `cardCalled`; others are dull demands. */
  play(p: Player, words: string | readonly string[], ...draws: string[]): void
  refused(p: Player, words: string): Rule | undefined
  legal(p: Player, verb?: string): string[]
  asked(): readonly Player[]
  question(): Question
  view(reader?: Player): View
  /** What the last move told. */
  told(): Told[]
  ids(): string[]
  result(): Result

  cash(p: Player): number
  at(p: Player): string
  left(): number
  loads(p: Player): string
  train(p: Player): string
  chips(load: string): number
  hand(p: Player): number[]
  holds(p: Player, demand: string): boolean
  owner(line: string): Player | undefined
  track(p: Player): number
  price(words: string): number
  inForce(): string[]
  pile(): number
}

/** A chance whose draws can be wished for; where nothing is wished, the first demand card of the pile comes. */
export interface Dealer extends Chance {
  wishes: string[]
  table?: { state: State }
}

function newDealer(): Dealer {
  const dealer: Dealer = {
    wishes: [],
    pick(n) {
      const state = dealer.table?.state
      if (!state) return seededChance(1).pick(n)
      const pile = [...state.cardPlace.keys()].filter((card) => state.cardPlace[card] === PILE)
      const wish = dealer.wishes.shift()
      const wanted = wish === undefined ? pile[0] : cardCalled(wish)
      if (pile.length !== n || !pile.includes(wanted)) throw new Error(`${wish} cannot be drawn`)
      return pile.indexOf(wanted)
    },
  }
  return dealer
}

/** A game in its middle, with everything that matters named and the rest laid out lawfully. */
export function position(wanted: Position = {}): Scene {
  const { seats = 2, options = {} } = wanted
  const dealer = newDealer()
  const chosen = {
    trains: options.express ? 'express' : 'usual',
    indulgence: options.indulgence ? 'yes' : 'no',
    limit: options.limit ? `${options.limit}` : 'none',
  }
  const seating = { seats, options: chosen, position: JSON.stringify(lawfulState(wanted)) }
  return scene(beginRun(watched(dealer), seating, dealer), dealer)
}

/** The game, with a dealer who sees the state that is being played on. */
function watched(dealer: Dealer): typeof chinaRails {
  return {
    ...chinaRails,
    play(s, p, m, chance, story) {
      dealer.table = { state: s }
      chinaRails.play(s, p, m, chance, story)
    },
  }
}

/** A new game; luck is that of a seed. */
export function newGame(seats = 2, options: Record<string, string> = {}, luck: Chance = seededChance(1)): Scene {
  const dealer = newDealer()
  return scene(
    beginRun(watched(dealer), { seats, options }, { pick: (n) => (dealer.table ? dealer : luck).pick(n) }),
    dealer,
  )
}

function scene(table: Run<State>, dealer: Dealer): Scene {
  const view = (reader?: Player): View => viewOf(chinaRails, table.state, reader) as unknown as View
  const moveOf = (words: string): number => readWords(chinaRails, table.state, words)
  const told = (): Told[] => (table.story.at(-1) ?? []).map((event) => readEvent(event, undefined))
  return {
    table,
    play(p, words, ...draws) {
      dealer.wishes = draws
      for (const one of typeof words === 'string' ? [words] : words) playMove(table, p, moveOf(one))
      if (dealer.wishes.length > 0) throw new Error(`nobody drew ${dealer.wishes.join(', ')}`)
    },
    refused: (p, words) => chinaRails.refusal(table.state, p, moveOf(words)),
    legal: (p, verb = '') =>
      chinaRails
        .legal(table.state, p)
        .map((m) => chinaRails.notation.print(table.state, m))
        .filter((words) => words.startsWith(verb)),
    asked: () => chinaRails.asked(table.state),
    question: () => chinaRails.question(table.state, chinaRails.asked(table.state)[0]),
    view,
    told,
    ids: () => told().map(({ id }) => id),
    result() {
      const result = chinaRails.result(table.state)
      if (!result) throw new Error('the game is not over')
      return result
    },
    cash: (p) => view(p).cash[p],
    at(p) {
      const m = view().at[p]
      if (m < 0) return ''
      if (PORT_AT[m] >= 0) return `${PORT_ID[PORT_AT[m]]}-port`
      return CITY_AT[m] >= 0 && placeCalled(CITY_ID[CITY_AT[m]]) === m ? CITY_ID[CITY_AT[m]] : milepostName(m)
    },
    left: () => view().left,
    loads: (p) =>
      loadsAboard(view(), p)
        .map((load) => LOAD_ID[load])
        .join(' '),
    train: (p) => TRAIN_ID[view().train[p]],
    chips: (load) => chipsLeft(view(), loadCalled(load)),
    hand: (p) => handOf(view(), p),
    holds: (p, demand) => handOf(view(), p).includes(Math.floor(demandCalled(demand) / DEMANDS_PER_CARD)),
    owner(words) {
      const owners = new Set(sectionsOf(words).map((section) => ownerOf(view(), section)))
      if (owners.size > 1) throw new Error(`${words} has several owners`)
      const [owner] = owners
      return owner < 0 ? undefined : owner
    },
    track: (p) => view().track[p].length,
    price(words) {
      const [p] = chinaRails.asked(table.state)
      const before = view(p)
      const after = chinaRails.clone(table.state)
      chinaRails.play(after, p, moveOf(words), dealer)
      return before.cash[p] - after.cash[p]
    },
    inForce: () => eventsInForce(view()).map((event) => EVENTS[event].id),
    pile: () => view().cardPlace.filter((place) => place === PILE).length,
  }
}

/** `build 45.61 e` for each section of a line, in order. */
export function building(words: string): string[] {
  return sectionsOf(words).map((section) => `build ${sectionName(section)}`)
}

/** The steps along a line. */
export function steps(words: string): string[] {
  const posts = words.split(' ').map(placeCalled)
  return posts.slice(1).map((to, i) => stepBetween(posts[i], to))
}

function stepBetween(from: number, to: number): string {
  const state = lawfulState({ at: [milepostName(from)] })
  for (let d = 0; d < 6; d++) {
    const [target] = chinaRails.notation.targets(state, 0, d)
    if (target?.id === to) return chinaRails.notation.print(state, d)
  }
  throw new Error(`${milepostName(to)} is no neighbour of ${milepostName(from)}`)
}
