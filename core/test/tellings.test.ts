import { expect, test } from 'vitest'
import { type Game, type StoryEvent, seededChance } from '../src/index.ts'
import { newTally, type Tally, tallyLaws, tellingLaws } from '../src/secret-laws.ts'

interface Hands {
  readonly seats: number
  readonly hands: readonly (readonly number[])[]
}

/** Two players with hidden hands; whoever guesses takes the other's hand to be empty. */
const game = {
  id: 'hands',
  hidden: ['hand'],
  own: (s: Hands, p: number) => ({ hand: [...s.hands[p]] }),
  guess: (s: Hands) => ({ ...s, hands: s.hands.map(() => []) }),
} as unknown as Game<Hands>

const before: Hands = { seats: 2, hands: [[], []] }
const after: Hands = { seats: 2, hands: [[0, 1, 18], []] }
const gained = (by: number): StoryEvent => ({ id: 'gained', facts: { by } })

function hear(tally: Tally, events: readonly StoryEvent[]): void {
  tellingLaws(game, before, after, events, seededChance(1), tally)
}

test('a fact that is the secret in move after move is found', () => {
  const tally = newTally()
  for (const by of [0, 1, 0, 1, 0]) hear(tally, [gained(by)])
  expect(() => tallyLaws(game, tally)).toThrow('fact "by" of event "gained" of hands tells all what is secret')
})

test('many events of one move are one accident', () => {
  const tally = newTally()
  hear(tally, [0, 0, 0, 1, 1].map(gained))
  expect(() => tallyLaws(game, tally)).not.toThrow()
})

test('a move that tells something else besides clears the fact', () => {
  const tally = newTally()
  for (const by of [0, 1, 0, 1, 0]) hear(tally, [gained(by), gained(7)])
  expect(() => tallyLaws(game, tally)).not.toThrow()
})
