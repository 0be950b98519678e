import type { Facts } from '@acheron/core'
import { DEMAND_CITY, DEMAND_LOAD } from '../src/demands.ts'
import { FROM, TO } from '../src/sections.ts'
import type { ChinaRailsEvent } from '../src/story.ts'
import type { Place, Words } from './en.ts'
import {
  cardText,
  cityText,
  effectText,
  eventText,
  type Naming,
  placeOf,
  portText,
  sectionText,
  someOf,
  trainText,
} from './things.ts'

type Tellers = { readonly [E in ChinaRailsEvent as E['id']]: (facts: E['facts']) => string | undefined }

/** One event as a line. */
export function tell(words: Words, event: Told, name: Naming): string | undefined {
  const tellers = tellersOf(words, name) as unknown as Readonly<Record<string, (facts: Facts) => string | undefined>>
  return tellers[event.id](event.facts)
}

type Built = Extract<ChinaRailsEvent, { id: 'built' }>
type Moved = Extract<ChinaRailsEvent, { id: 'moved' }>
type Told = { readonly id: string; readonly facts: Facts }

/** Track that is built in one go, or a journey, in a line. */
export function tellRow(words: Words, events: readonly Told[], name: Naming): string | undefined {
  const [{ id, facts }] = events
  if (events.some((event) => event.id !== id || event.facts.by !== facts.by)) return undefined
  if (id === 'moved') {
    const steps = (events as readonly Moved[]).map((event) => event.facts)
    return words.story.movedRow(name(steps[0].by), steps.length, placeOf(words, steps[steps.length - 1].to))
  }
  if (id !== 'built') return undefined
  const sections = (events as readonly Built[]).map((event) => event.facts)
  const price = sections.reduce((sum, built) => sum + built.price, 0)
  return words.story.builtRow(name(sections[0].by), sections.length, placeOf(words, lastEnd(sections)), price)
}

/** The end of the last section that none of those before has reached. */
function lastEnd(built: readonly Built['facts'][]): number {
  const [last, ...before] = built.map(({ section }) => section).reverse()
  return before.some((section) => [FROM[section], TO[section]].includes(TO[last])) ? FROM[last] : TO[last]
}

function tellersOf(words: Words, name: Naming): Tellers {
  const { story } = words
  const place = (m: number): Place => placeOf(words, m)
  return {
    dealt: ({ by, cards }) =>
      story.dealt(
        name(by),
        cards.map((card) => cardText(words, card)),
      ),
    'first-player': ({ by, pay }) => story.firstPlayer(name(by), pay),
    'opening-turn': ({ by, round }) => story.openingTurn(name(by), round),
    turn: ({ by, round }) => story.turn(name(by), round),
    built: ({ by, section, price }) => story.built(name(by), sectionText(words, section), price),
    ferry: ({ by }) => story.ferry(name(by)),
    linked: ({ by, port, price }) => story.linked(name(by), portText(words, port), price),
    upgraded: ({ by, train, price }) => story.upgraded(name(by), trainText(words, train), price),
    started: ({ by, at }) => story.started(name(by), place(at)),
    moved: ({ by, to }) => story.moved(name(by), place(to)),
    fee: ({ by, to, sum }) => story.fee(name(by), name(to), sum),
    turned: ({ by }) => story.turned(name(by)),
    crossed: ({ by, to }) => story.crossed(name(by), place(to)),
    halved: ({ by, left }) => story.halved(name(by), left),
    took: ({ by, load, at }) => story.took(name(by), someOf(words, load), place(at)),
    dropped: ({ by, load, at }) => story.dropped(name(by), someOf(words, load), place(at)),
    delivered: ({ by, demand, pay, bonus }) => {
      const load = someOf(words, DEMAND_LOAD[demand])
      const city = cityText(words, DEMAND_CITY[demand])
      return bonus > 0
        ? story.deliveredWithBonus(name(by), load, city, pay, bonus)
        : story.delivered(name(by), load, city, pay)
    },
    exchanged: ({ by }) => story.exchanged(name(by)),
    drew: ({ by, card }) => story.drew(name(by), cardText(words, card)),
    reshuffled: ({ cards }) => story.reshuffled(cards),
    borrowed: ({ by, sum, debt }) => story.borrowed(name(by), sum, debt),
    repaid: ({ by, sum }) => story.repaid(name(by), sum),
    event: ({ by, event }) => story.event(name(by), eventText(words, event), effectText(words, event)),
    'event-over': ({ event }) => story.eventOver(eventText(words, event)),
    congress: ({ by, at, pay }) => story.congress(name(by), place(at), pay),
    taxed: ({ by, sum }) => story.taxed(name(by), sum),
    erased: ({ by, sections }) => story.erased(name(by), sections.length),
    refuge: ({ by, to }) => story.refuge(name(by), place(to)),
    'lost-load': ({ by, load }) => story.lostLoad(name(by), someOf(words, load)),
    'loses-turn': ({ by }) => story.losesTurn(name(by)),
    shaken: ({ by }) => story.shaken(name(by)),
    'lost-turn': ({ by }) => story.lostTurn(name(by)),
    'bridges-free': ({ by, sections }) => story.bridgesFree(name(by), sections.length),
    candidate: ({ by, goal }) => story.candidate(name(by), goal),
    'goal-raised': ({ goal, tied }) => story.goalRaised(goal, tied.map(name)),
    'game-over': ({ winners }) =>
      winners.length === 1 ? story.won(name(winners[0])) : story.shared(winners.map(name)),
  }
}
