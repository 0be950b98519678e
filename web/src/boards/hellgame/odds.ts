import { ATTACKS } from '@acheron/games/hellgame'
import type { Side } from './combat.ts'

const HIT = 6
const HOUND_SAVE = 4
const FIGHTS = 400
const LONGEST = 40

/** The same dice each time, so that the odds do not flicker. */
function dice(): () => number {
  let state = 20_011
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return ((state >>> 16) % 6) + 1
  }
}

/** What stands on a side while odds are counted: plain legions with what they add, pairs of legion and hound, hounds. */
interface Fighter {
  readonly isHound: boolean
  /** The bonus of each of its attacks. */
  readonly attacks: readonly number[]
  readonly save: number
}

function fightersOf({ forces, wild, attacks, save }: Side): Fighter[] {
  const legions = forces.reduce((sum, force) => sum + force.legions - force.hounds.length, 0)
  const tamed = forces.flatMap(({ hounds }) => hounds)
  const hounds = [...tamed, ...wild]
  const common = attacks.at(-1) ?? 0
  const sorted = [...attacks].sort((a, b) => b - a)
  return [
    ...Array.from({ length: legions }, (_, i) => ({ isHound: false, attacks: [sorted[i] ?? 0], save })),
    ...tamed.map(() => ({ isHound: false, attacks: [], save })),
    ...hounds.map((hound) => ({
      isHound: true,
      attacks: Array<number>(ATTACKS[hound]).fill(common),
      save: HOUND_SAVE,
    })),
  ]
}

/** In how many of a hundred fights each side is the last, without cards and flight; those in which both fall are nobody's. */
export function oddsOf(sides: readonly [Side, Side]): readonly [number, number] {
  const roll = dice()
  const wins = [0, 0]
  const start = [fightersOf(sides[0]), fightersOf(sides[1])] as const
  if (start[0].length === 0 || start[1].length === 0)
    return [start[0].length > 0 ? 100 : 0, start[1].length > 0 ? 100 : 0]
  for (let i = 0; i < FIGHTS; i++) {
    let [a, b] = [start[0].slice(), start[1].slice()]
    for (let round = 0; round < LONGEST && a.length > 0 && b.length > 0; round++) {
      const [left, right] = [survivors(b, a, roll), survivors(a, b, roll)]
      ;[a, b] = [left, right]
    }
    if (a.length > 0 && b.length === 0) wins[0]++
    if (b.length > 0 && a.length === 0) wins[1]++
  }
  return [Math.round((100 * wins[0]) / FIGHTS), Math.round((100 * wins[1]) / FIGHTS)]
}

/** Who is left of those attacked; wild hounds without their legion run off and count no more. */
function survivors(attackers: readonly Fighter[], attacked: readonly Fighter[], roll: () => number): Fighter[] {
  const hits = Array<number>(attacked.length).fill(0)
  for (const [i, bonus] of attackers.flatMap(({ attacks }) => attacks).entries())
    if (roll() + bonus >= HIT) hits[i % attacked.length]++
  return attacked.filter((fighter, i) => {
    for (let hit = 0; hit < hits[i]; hit++) if (roll() > fighter.save) return false
    return true
  })
}
