import { expect } from 'vitest'
import { beginRun, playMove, type Run, readWords, scriptedChance, usualOptions } from '../../src/index.ts'
import { CARD_NAMES } from './cards.ts'
import { type State, toy } from './index.ts'
import { BAG, DISCARDS, FERRIED, FIRST_HAND, HAND, OBOLS } from './state.ts'

/** A position, naming only what matters. Cards that are nowhere are in the bag. Player 0 has the first turn. */
interface Scene {
  readonly hands: readonly (readonly string[])[]
  readonly ferried?: readonly (readonly string[])[]
  readonly obols?: readonly number[]
  /** Nothing but these in the bag; the others are discarded. */
  readonly bag?: readonly string[]
  readonly options?: Readonly<Record<string, string>>
  /** What comes from the bag, card by card. */
  readonly draws?: readonly string[]
}

/** A table in a position; without bidding unless the options say so. */
export function scene(it: Scene): Run<State> {
  const seats = it.hands.length
  const options = { ...usualOptions(toy.options), first: 'rotate', ...it.options }
  const state = toy.setup(options, seats, scriptedChance(Array(seats * FIRST_HAND + 1).fill(0)))
  state.cardPlace = CARD_NAMES.map((name) => placeOf(it, name))
  if (it.obols) state.obols = [...it.obols]
  state.ferryman = OBOLS - state.obols.reduce((a, b) => a + b)
  return beginRun(
    toy,
    { seats, options, position: JSON.stringify(state) },
    scriptedChance(picks(state, it.draws ?? [])),
  )
}

/** What chance must say for these cards to be drawn. */
function picks(state: State, draws: readonly string[]): number[] {
  const bag = CARD_NAMES.filter((_, card) => state.cardPlace[card] === BAG)
  return draws.map((name) => {
    const pick = bag.indexOf(name)
    bag.splice(pick, 1)
    return pick
  })
}

function placeOf({ hands, ferried = [], bag }: Scene, name: string): number {
  const holder = hands.findIndex((names) => names.includes(name))
  const saviour = ferried.findIndex((names) => names.includes(name))
  if (holder >= 0) return HAND + holder
  if (saviour >= 0) return FERRIED + saviour
  return !bag || bag.includes(name) ? BAG : DISCARDS
}

/** Makes moves as a record has them: `p0 ferry ajax`. */
export function play(run: Run<State>, ...moves: readonly string[]): void {
  for (const move of moves) {
    const [, player, words] = /^p(\d) (.+)$/.exec(move) ?? []
    playMove(run, Number(player), readWords(toy, run.state, words))
  }
}

/** Who is asked what: `p1 react`. */
export function expectAsked(run: Run<State>, ...asked: readonly string[]): void {
  const { state } = run
  expect(toy.asked(state).map((p) => `p${p} ${toy.question(state, p).id}`)).toEqual(asked)
}

export function expectRefused(run: Run<State>, move: string, rule: string): void {
  expect(() => play(run, move)).toThrow(expect.objectContaining({ name: 'Refused', rule }))
}

/** The moves of a player, in words. */
export function legal(run: Run<State>, p: number): string[] {
  return toy.legal(run.state, p).map((m) => toy.notation.print(run.state, m))
}
