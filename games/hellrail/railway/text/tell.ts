import { VALUE } from '../rail-cards.ts'
import { cellOf, sleeperOf } from '../state.ts'
import type { Event, RailwayEvent } from '../story.ts'
import type { RailwayWords } from './en.ts'
import { cardAt, cellText, type Naming, sinnersOf, sleeperText } from './things.ts'

/** What somebody reads of an event: the facts for all, and those of the secret only if they may know it. */
type Read<E extends Event<string, unknown>> = E['facts'] &
  (E extends { secret: { facts: infer S } } ? Partial<S> : unknown)

/** By event: its line; undefined for what is plain to see on the table. */
export type Tellers<Events extends Event<string, unknown>> = {
  readonly [E in Events as E['id']]: (facts: Read<E>) => string | undefined
}

/** A line with what only this reader knows, if they know it. */
export const withSecret = (words: RailwayWords, line: string, cards: readonly number[] | undefined): string =>
  cards ? words.story.secretly(line, words.listed(sinnersOf(words, cards))) : line

export function railwayTellers(words: RailwayWords, name: Naming): Tellers<RailwayEvent> {
  const { story, sinners } = words
  return {
    'first-player': ({ by }) => story.firstPlayer(name(by)),
    drew: ({ by, count, cards }) => withSecret(words, story.drew(name(by), count), cards),
    reshuffled: ({ count }) => story.reshuffled(count),
    coupled: ({ by, card }) => story.coupled(name(by), sinners[card]),
    delivered: ({ by, card }) => story.delivered(name(by), sinners[card], VALUE[card]),
    'showed-card': () => undefined,
    'answers-opened': () => undefined,
    laid: ({ by, card, cell }) => story.laid(name(by), sinners[card], cellText(words, cell)),
    upgraded: ({ by, card, cell, under }) => story.upgraded(name(by), sinners[card], cardAt(words, under, cell)),
    'set-off': ({ by, card, reach }) => story.setOff(name(by), sinners[card], reach),
    went: () => undefined,
    entered: ({ by, circle }) => story.entered(name(by), circle),
    rammed: ({ by, engine }) => story.rammed(name(by), name(engine)),
    pushed: () => undefined,
    'pushed-into': ({ engine, circle }) => story.pushedInto(name(engine), circle),
    derailed({ by, cards, cars }) {
      const hand = cards.length > 0 ? [words.cards(cards.length)] : []
      const train = cars.length > 0 ? [story.lostCars(cars.length, sinnersOf(words, cars))] : []
      const lost = [...hand, ...train]
      return lost.length > 0 ? story.derailedLosing(name(by), lost) : story.derailed(name(by))
    },
    stoked: ({ by, card, count }) => story.stoked(name(by), sinners[card], count),
    'turn-ended': () => undefined,
    targeted: ({ by, target }) => story.targeted(name(by), name(target)),
    'glutton-discarded': ({ by, cards }) => story.gluttonDiscarded(name(by), sinnersOf(words, cards)),
    removed: ({ by, card, cell }) => story.removed(name(by), cardAt(words, card, cell)),
    turned: ({ by, card, cell }) => story.turned(name(by), cardAt(words, card, cell)),
    marked: ({ by, at }) => story.marked(name(by), cellText(words, cellOf(at)), sleeperText(words, sleeperOf(at))),
    'game-over': ({ winners }) =>
      winners.length === 1 ? story.won(name(winners[0])) : story.shared(winners.map((p) => name(p))),
  }
}
