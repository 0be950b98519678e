import { mkdirSync, writeFileSync } from 'node:fs'
import {
  branchSeed,
  type Chance,
  commitmentTo,
  type Game,
  type GameRecord,
  keyedChance,
  openTable,
  playMove,
  printRecord,
  readWords,
  seededChance,
} from '@acheron/core'
import { travel } from './traveller.ts'

/** A game to be recorded: how it begins, and where its luck is from. */
export interface RecordedGame {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly names?: readonly string[]
  /** A number for repeatable luck, or the key of a game that is fair by proof. */
  readonly luck: number | { readonly key: string; readonly salt: string }
}

function recordOf<S>(game: Game<S>, { seats, options = {}, names = [], luck }: RecordedGame): GameRecord {
  const isFair = typeof luck !== 'number'
  const chance: Chance = isFair ? keyedChance(luck.key, luck.salt) : seededChance(luck)
  const whim = seededChance(branchSeed(seats, isFair ? luck.salt.length : luck))
  const fairness = isFair ? { commitment: commitmentTo(luck.key), salt: luck.salt } : undefined
  const table = openTable(game, { seats, options, names, ...(fairness && { fairness }) }, chance)
  for (;;) {
    const [p] = game.asked(table.state)
    if (p === undefined) break
    const legal = game.legal(table.state, p).map((m) => game.notation.print(table.state, m))
    playMove(table, p, readWords(game, table.state, travel(legal, whim)))
  }
  return { ...table.record, ...(isFair && fairness && { fairness: { ...fairness, key: luck.key } }) }
}

/** Plays the games and writes their records into a folder. */
export function writeRecords<S>(game: Game<S>, games: Readonly<Record<string, RecordedGame>>, folder: URL): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, recorded] of Object.entries(games)) {
    const record = recordOf(game, recorded)
    writeFileSync(new URL(`${name}.txt`, folder), printRecord(record))
    console.log(`${name}: ${record.entries.length} moves, ${record.result}`)
  }
}
