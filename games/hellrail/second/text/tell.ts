import type { RailwayEvent } from '../../railway/story.ts'
import { railwayTellers, type Tellers, withSecret } from '../../railway/text/tell.ts'
import { type Naming, sinnersOf } from '../../railway/text/things.ts'
import type { SecondEvent } from '../src/story.ts'
import type { Words } from './en.ts'

export const secondTellers = (words: Words, name: Naming): Tellers<SecondEvent> => ({
  ...railwayTellers(words.railway, name),
  ...tellers(words, name),
})

export const powerName = ({ powers }: Words, station: number): string => powers[station - 1].name

function tellers(words: Words, name: Naming): Tellers<Exclude<SecondEvent, RailwayEvent>> {
  const { railway, story } = words
  const power = (station: number): string => powerName(words, station)
  const sinners = (cards: readonly number[]): string[] => sinnersOf(railway, cards)
  return {
    rolled: ({ by, die }) => story.rolled(name(by), die),
    'rolled-for': ({ by, player, die }) =>
      player === by ? story.rolled(name(by), die) : story.rolledFor(name(by), name(player), die),
    announced: ({ by, circle }) => story.announced(name(by), power(circle), circle),
    declined: ({ by, circle }) => story.declined(name(by), power(circle), circle),
    prevented: ({ by, player, circle }) => story.prevented(name(by), name(player), circle),
    forced: ({ by, player, circle }) => story.forced(name(by), name(player), circle),
    'took-chip': ({ by }) => story.tookChip(name(by)),
    'took-ticket': ({ by }) => story.tookTicket(name(by)),
    ferried: ({ by, side, cells }) => story.ferried(name(by), side, cells),
    'reached-barrier': ({ by }) => story.reachedBarrier(name(by)),
    'lost-cars': ({ by, cards }) => story.lostCars(name(by), cards.length, sinners(cards)),
    'stole-cars': ({ by, from, cards }) => story.stoleCars(name(by), name(from), cards.length, sinners(cards)),
    'drew-from': ({ by, from, count, cards }) =>
      withSecret(railway, railway.story.drewFrom(name(by), name(from), count), cards),
    'swapped-hands'({ by, with: other, given, taken }) {
      const line = story.swappedHands(name(by), name(other))
      return given && taken ? railway.story.secretly(line, story.swap(sinners(given), sinners(taken))) : line
    },
  }
}
