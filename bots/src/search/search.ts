import { branchSeed, type Chance } from '@acheron/core'
import { type Answer, rowOf, type Seat } from '../bot.ts'
import type { Lookout } from './lookout.ts'
import { playOut } from './playout.ts'

/** The most that is tried beside the planner's answer. */
const RIVALS = 6

/** A gain counts when it is more than so many standard errors. */
const ERRORS = 2

/** With fewer worlds nothing is certain. */
const FEWEST = 6

/** An answer, and what it gained on the planner's in the same worlds with the same luck. */
interface Rival {
  readonly answer: Answer
  worlds: number
  mean: number
  squares: number
}

const isSame = (a: Answer, b: Answer): boolean => String(rowOf(a)) === String(rowOf(b))

/** So many worlds are gone through before those without hope are dropped. */
const BATCH = 8

/**
 * Tries the planner's answer and a few others on the same guesses with the same luck, and drops the worse half of the
 * others again and again, and whoever has no hope in between. The planner's answer is left only for one that is better
 * without doubt.
 *
 * The budget is a number of games that are played on, so the answer depends on the seat and on chance alone; only
 * somebody who cannot wait gets what is known by then.
 */
export function search<S>(it: Lookout<S>, seat: Seat<S>, chance: Chance, budget: number): Answer {
  const { game, player, legal } = seat
  const planned = it.planner.choose(seat, chance)
  if (legal.length === 1) return planned
  const seed = chance.pick(0x1_0000_0000)
  let field = rivalsOf(it, seat, planned)
  let left = budget
  for (let world = 0; field.length > 0; ) {
    const rounds = Math.floor(Math.log2(field.length)) + 1
    const end = left - Math.floor(left / rounds)
    for (; field.length > 0 && left - field.length > end; world++) {
      if (seat.isLate?.()) return best(field)?.answer ?? planned
      const luck = branchSeed(seed, world)
      const guess = seat.guess()
      const par = playOut(game, it, game.clone(guess), player, planned, luck)
      for (const rival of field) note(rival, playOut(game, it, game.clone(guess), player, rival.answer, luck) - par)
      left -= field.length + 1
      if ((world + 1) % BATCH === 0) field = field.filter(hasHope)
    }
    if (rounds === 1) break
    field = betterHalf(field)
  }
  return best(field)?.answer ?? planned
}

function rivalsOf<S>(it: Lookout<S>, seat: Seat<S>, planned: Answer): Rival[] {
  const rivals: Rival[] = []
  for (const answer of it.others(seat, planned)) {
    if (rivals.length === RIVALS) break
    if (isSame(answer, planned) || rivals.some((rival) => isSame(rival.answer, answer))) continue
    rivals.push({ answer, worlds: 0, mean: 0, squares: 0 })
  }
  return rivals
}

function note(rival: Rival, gain: number): void {
  const off = gain - rival.mean
  rival.mean += off / ++rival.worlds
  rival.squares += off * (gain - rival.mean)
}

const errorOf = ({ squares, worlds }: Rival): number => Math.sqrt(squares / (worlds * (worlds - 1)))

/** Whether it may yet turn out better than the planner's answer. */
const hasHope = (rival: Rival): boolean => rival.mean + errorOf(rival) > 0

/** Without those that have lost so far. */
function betterHalf(field: readonly Rival[]): Rival[] {
  return field
    .toSorted((a, b) => b.mean - a.mean)
    .slice(0, field.length >> 1)
    .filter(({ mean }) => mean > 0)
}

/** The rival that gained most, if it is certain that it gained. */
function best(field: readonly Rival[]): Rival | undefined {
  return field
    .filter((rival) => rival.worlds >= FEWEST && rival.mean > ERRORS * errorOf(rival))
    .toSorted((a, b) => b.mean - a.mean)[0]
}
