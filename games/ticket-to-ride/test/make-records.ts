import { mkdirSync, writeFileSync } from 'node:fs'
import {
  beginRun,
  commitmentTo,
  type GameRecord,
  keyedLuck,
  playMove,
  printRecord,
  readWords,
  seededChance,
  viewOf,
} from '@acheron/core'
import { ticketToRide } from '../src/index.ts'
import type { View } from '../src/secrets.ts'
import { collude } from './collusion.ts'
import { travel } from './traveller.ts'

interface RecordedGame {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly names?: readonly string[]
  /** A number for repeatable luck, or the key of a game that is fair by proof. */
  readonly luck: number | { readonly key: string; readonly salt: string }
  readonly player?: (view: View, legal: readonly string[]) => string
}

/** The games in `records/`, by the name of their file. */
export const RECORDED: Readonly<Record<string, RecordedGame>> = {
  'two-players': { seats: 2, luck: 2 },
  'two-players-classic-seat-1': { seats: 2, options: { tickets: '30', first: 'seat-1' }, luck: 12 },
  'three-players-fair': {
    seats: 3,
    names: ['Ada', 'Blaise', 'Carl'],
    luck: { key: '0123456789abcdef'.repeat(4), salt: 'three glasses of tea' },
  },
  'four-players-classic': { seats: 4, options: { tickets: '30' }, luck: 4 },
  'five-players-seat-1': { seats: 5, options: { first: 'seat-1' }, luck: 5 },
  'five-players-all-passed': {
    seats: 5,
    luck: { key: 'fedcba9876543210'.repeat(4), salt: 'nobody moves' },
    player: collude,
  },
}

function recordOf({ seats, options = {}, names = [], luck, player = travel }: RecordedGame): GameRecord {
  const isFair = typeof luck !== 'number'
  const chance = isFair ? keyedLuck(luck.key, luck.salt) : seededChance(luck)
  const fairness = isFair ? { commitment: commitmentTo(luck.key), salt: luck.salt } : undefined
  const table = beginRun(ticketToRide, { seats, options, names, ...(fairness && { fairness }) }, chance)
  for (;;) {
    const [p] = ticketToRide.asked(table.state)
    if (p === undefined) break
    const view = viewOf(ticketToRide, table.state, p) as unknown as View
    const legal = ticketToRide.legal(table.state, p).map((m) => ticketToRide.notation.print(table.state, m))
    playMove(table, p, readWords(ticketToRide, table.state, player(view, legal)))
  }
  return { ...table.record, ...(isFair && fairness && { fairness: { ...fairness, key: luck.key } }) }
}

/** `node games/ticket-to-ride/test/make-records.ts` writes them anew. */
if (import.meta.main) {
  const folder = new URL('records/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, game] of Object.entries(RECORDED)) {
    const record = recordOf(game)
    writeFileSync(new URL(`${name}.txt`, folder), printRecord(record))
    console.log(`${name}: ${record.entries.length} moves, ${record.result}`)
  }
}
