import { PATTERNS, type Track } from './tracks.ts'

export type RailCard = number

/** Named after the damned, who are at home in the circle of their delivery. How it was balanced: see the README. */
const DECK: readonly (readonly [
  sinner: string,
  value: number,
  traction: number,
  pickup: number,
  delivery: number,
  pattern: number,
])[] = [
  ['homer', 6, 2, 8, 1, 3],
  ['aristotle', 8, 3, 9, 1, 10],
  ['saladin', 7, 3, 6, 1, 15],
  ['electra', 5, 4, 3, 1, 7],
  ['hector', 5, 5, 2, 1, 14],
  ['francesca', 4, 3, 5, 2, 14],
  ['paolo', 7, 4, 9, 2, 4],
  ['dido', 9, 1, 6, 2, 11],
  ['semiramis', 6, 5, 9, 2, 4],
  ['tristan', 6, 1, 3, 2, 1],
  ['ciacco', 6, 2, 9, 3, 5],
  ['lucullus', 3, 5, 4, 3, 14],
  ['vitellius', 8, 1, 2, 3, 7],
  ['apicius', 8, 2, 5, 3, 13],
  ['erysichthon', 7, 1, 8, 3, 12],
  ['midas', 5, 5, 1, 4, 1],
  ['crassus', 4, 3, 7, 4, 4],
  ['polymestor', 4, 5, 3, 4, 5],
  ['plutus', 4, 5, 2, 4, 2],
  ['pygmalion', 3, 5, 8, 4, 10],
  ['argenti', 6, 3, 1, 5, 7],
  ['phlegyas', 7, 1, 7, 5, 8],
  ['amata', 7, 2, 3, 5, 8],
  ['orestes', 5, 4, 8, 5, 2],
  ['lycaon', 8, 1, 6, 5, 8],
  ['farinata', 9, 1, 5, 6, 12],
  ['cavalcante', 9, 1, 9, 6, 5],
  ['epicurus', 3, 4, 7, 6, 11],
  ['anastasius', 7, 3, 4, 6, 13],
  ['ottaviano', 4, 4, 7, 6, 6],
  ['attila', 6, 2, 2, 7, 6],
  ['pyrrhus', 3, 4, 1, 7, 9],
  ['capaneus', 3, 3, 6, 7, 15],
  ['ezzelino', 5, 4, 5, 7, 10],
  ['lano', 7, 2, 4, 7, 9],
  ['jason', 3, 5, 5, 8, 15],
  ['thais', 4, 4, 7, 8, 13],
  ['ulysses', 5, 1, 4, 8, 6],
  ['sinon', 9, 2, 6, 8, 3],
  ['fucci', 5, 3, 1, 8, 9],
  ['ugolino', 5, 2, 2, 9, 11],
  ['ruggieri', 6, 3, 1, 9, 3],
  ['bocca', 8, 2, 3, 9, 1],
  ['ganelon', 6, 5, 4, 9, 12],
  ['antenor', 4, 4, 8, 9, 2],
]

export const RAIL_CARDS = DECK.length
export const SINNERS: readonly string[] = DECK.map(([sinner]) => sinner)

/** The souls on board: points, and the reach of a move. */
export const VALUE: readonly number[] = DECK.map(([, value]) => value)
export const TRACTION: readonly number[] = DECK.map(([, , traction]) => traction)
export const PICKUP: readonly number[] = DECK.map(([, , , pickup]) => pickup)
export const DELIVERY: readonly number[] = DECK.map(([, , , , delivery]) => delivery)
export const TRACK: readonly Track[] = DECK.map(([, , , , , pattern]) => PATTERNS[pattern - 1])
