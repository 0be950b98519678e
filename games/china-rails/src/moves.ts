import type { Move } from '@acheron/core'
import { TAIWAN } from './cities.ts'
import { DEMANDS } from './demands.ts'
import { LOADS } from './loads.ts'
import { DIRECTIONS } from './mileposts.ts'
import { PORTS } from './ports.ts'
import { SECTIONS } from './sections.ts'
import { LARGEST_LOAN } from './state.ts'
import { TRAINS } from './trains.ts'

/** Every move of the game. A verb with a noun takes as many numbers as it has nouns. */
export const STEP = 0 // + direction
export const CROSS = STEP + DIRECTIONS
export const TURN = CROSS + 1
export const DONE = TURN + 1
export const EXCHANGE = DONE + 1
export const TAKE = EXCHANGE + 1 // + load
export const DROP = TAKE + LOADS // + load
export const LOSE = DROP + LOADS // + load
export const DELIVER = LOSE + LOADS // + demand
export const START = DELIVER + DEMANDS // + mainland city
export const START_AT_PORT = START + TAIWAN // + port
export const REFUGE = START_AT_PORT + PORTS // + mainland city
export const LINK = REFUGE + TAIWAN // + port
export const UPGRADE = LINK + PORTS // + train
export const BORROW = UPGRADE + TRAINS // + sum - 1
export const BUILD = BORROW + LARGEST_LOAN // + section
export const VOCABULARY = BUILD + SECTIONS

export const VERBS = [
  'step',
  'cross',
  'turn',
  'done',
  'exchange',
  'take',
  'drop',
  'lose',
  'deliver',
  'start',
  'start-at-port',
  'refuge',
  'link',
  'upgrade',
  'borrow',
  'build',
] as const
export type Verb = (typeof VERBS)[number]

/** By place in VERBS: the first number of each. */
const FIRST: readonly Move[] = [
  STEP,
  CROSS,
  TURN,
  DONE,
  EXCHANGE,
  TAKE,
  DROP,
  LOSE,
  DELIVER,
  START,
  START_AT_PORT,
  REFUGE,
  LINK,
  UPGRADE,
  BORROW,
  BUILD,
]

export function verbOf(m: Move): Verb {
  let i = FIRST.length - 1
  while (FIRST[i] > m) i--
  return VERBS[i]
}

/** What the verb is about: its number among those of its verb. */
export const nounOf = (m: Move): number => m - FIRST[VERBS.indexOf(verbOf(m))]
