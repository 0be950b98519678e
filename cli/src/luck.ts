import { randomInt } from 'node:crypto'
import {
  type Chance,
  commitmentTo,
  type Fairness,
  type Game,
  type GameRecord,
  keyedChance,
  newKey,
  replay,
  seededChance,
  type Table,
  verifyFairness,
} from '@acheron/core'
import { GREATEST_SEED } from './arguments.ts'

/** Where the luck of a table is from: a seed, or a key that is kept secret until the game is over. */
export interface Luck {
  readonly chance: Chance
  readonly fairness?: Fairness
  readonly key?: string
}

export function luckFrom(seed: number | undefined): Luck {
  if (seed !== undefined) return { chance: seededChance(seed) }
  const key = newKey()
  const fairness = { commitment: commitmentTo(key), salt: '' }
  return { chance: keyedChance(key, fairness.salt), fairness, key }
}

/** The record of a table; once the game is over, with the key of its luck. */
export function recordOf<S>({ record }: Table<S>, key: string | undefined): GameRecord {
  if (!record.fairness || !record.result || !key) return record
  return { ...record, fairness: { ...record.fairness, key } }
}

/**
 * The table of a record that was saved, to go on. The key of an unfinished game stays with the program that began it, so
 * a game that goes on elsewhere has no proof.
 */
export function resume<S>(game: Game<S>, record: GameRecord, seed: number | undefined): Table<S> {
  const table = replay(game, record, luckFrom(seed).chance)
  if (record.fairness?.key) verifyFairness(game, record)
  if (record.result) return Object.assign(table, { record: { ...table.record, ...fairnessOf(record) } })
  const { fairness, ...unproved } = table.record
  return Object.assign(table, { record: unproved })
}

const fairnessOf = ({ fairness }: GameRecord): { fairness?: Fairness } => (fairness ? { fairness } : {})

export const randomSeed = (): number => randomInt(GREATEST_SEED + 1)
