import { type Chance, type Player, tryLaws } from '@acheron/core'
import { describeLaws } from '@acheron/core/test-kit'
import { expect, test } from 'vitest'
import { type State, ticketToRide } from '../src/index.ts'

describeLaws(ticketToRide)

/** Guesses with something of the truth left in them. */
const LEAKY: Readonly<Record<string, (guess: State, truth: State) => State>> = {
  'the true hand': (guess, { hand, shown, pile, pileSize }) => ({ ...guess, hand, shown, pile, pileSize }),
  'the true offered': (guess, { tickets, returned }) => ({ ...guess, tickets, returned }),
}

test.each(Object.entries(LEAKY))('TTR-015 TTR-A22 a guess that keeps %s is found out', (what, leak) => {
  const guess = (s: State, p: Player, chance: Chance): State => leak(ticketToRide.guess(s, p, chance), s)
  const options = { tickets: '33', first: 'random' }
  expect(() => tryLaws({ ...ticketToRide, guess }, { seats: 3, options, seed: 1 })).toThrow(what)
})
