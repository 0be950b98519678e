import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  beginRun,
  branchSeed,
  type Chance,
  commitmentTo,
  type Game,
  type GameRecord,
  keyedLuck,
  type Move,
  noChance,
  type Player,
  parseRecord,
  playMove,
  printRecord,
  Refused,
  replay,
  seededChance,
  verifyFairness,
} from '../src/index.ts'

/** Somebody who plays the games to be recorded: neither a fool nor a bot. */
export type Wanderer<S> = (game: Game<S>, s: S, p: Player, legal: readonly Move[], chance: Chance) => Move

/** A game to be recorded: how it begins, and where its luck is from. */
export interface RecordedGame<S = never> {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly names?: readonly string[]
  /** A number for repeatable luck, or the key of a game that is fair by proof. */
  readonly luck: number | { readonly key: string; readonly salt: string }
  /** Who plays it, where it is not the usual wanderer. */
  readonly player?: Wanderer<S>
}

export type RecordedGames<S> = Readonly<Record<string, RecordedGame<S>>>

function recordOf<S>(game: Game<S>, recorded: RecordedGame<S>, usual: Wanderer<S>): GameRecord {
  const { seats, options = {}, names = [], luck, player = usual } = recorded
  const isFair = typeof luck !== 'number'
  const chance = isFair ? keyedLuck(luck.key, luck.salt) : seededChance(luck)
  const whim = seededChance(branchSeed(seats, isFair ? luck.salt.length : luck))
  const fairness = isFair ? { commitment: commitmentTo(luck.key), salt: luck.salt } : undefined
  const table = beginRun(game, { seats, options, names, ...(fairness && { fairness }) }, chance)
  for (;;) {
    const [p] = game.asked(table.state)
    if (p === undefined) break
    playMove(table, p, player(game, table.state, p, game.legal(table.state, p), whim))
  }
  return { ...table.record, ...(isFair && fairness && { fairness: { ...fairness, key: luck.key } }) }
}

/** Plays the games and writes their records into a folder. */
export function writeRecords<S>(game: Game<S>, games: RecordedGames<S>, folder: URL, usual: Wanderer<S>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, recorded] of Object.entries(games)) {
    const record = recordOf(game, recorded, usual)
    writeFileSync(new URL(`${name}.txt`, folder), printRecord(record))
    console.log(`${name}: ${record.entries.length} moves, ${record.result}`)
  }
}

/** The golden records of a game: each replays to the very same text, and an edited one is found out. */
export function describeRecords<S>(game: Game<S>, games: RecordedGames<S>, folder: URL): void {
  const texts = new Map(
    readdirSync(folder).map((file) => [file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')]),
  )
  const records = [...texts].map(([name, text]) => ({ name, text, record: parseRecord(text) }))

  describe.each(records)('the record $name', ({ name, text, record }) => {
    test('replays to the very same text, with its result', () => {
      const table = replay(game, record, noChance)
      expect(game.asked(table.state)).toEqual([])
      expect(record.result).toBe(table.record.result)
      expect(printRecord(table.record)).toBe(text)
    })

    test('is a game as the list of records has it', () => {
      const { seats, options = {}, names = [] } = games[name]
      expect(record).toMatchObject({ seats, names, options })
    })

    test('shows when it was changed', () => {
      expect(() => parseRecord(text.replace(/\np(\d) /, '\np$1 not '))).toThrow('changed after it was sealed')
      const { result, ...open } = record
      expect(() => replay(game, open, noChance)).toThrow(`the result is "open", but it is "${result}"`)
    })
  })

  test('there is a record for each number of seats, each choice of each option and each way of ending', () => {
    const [fewest, most] = game.seats
    const seats = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
    expect([...texts.keys()].sort()).toEqual(Object.keys(games).sort())
    expect(new Set(records.map(({ record }) => record.seats))).toEqual(new Set(seats))
    for (const [option, choices] of Object.entries(game.options))
      expect(new Set(records.map(({ record }) => record.options[option]))).toEqual(new Set(choices))
    expect(new Set(records.map(({ record }) => record.result?.split(',')[0]))).toEqual(new Set(game.endings))
  })

  const fair = records.filter(({ record }) => record.fairness)

  test('one of them at least is fair by proof', () => {
    expect(fair.length).toBeGreaterThan(0)
  })

  describe.each(fair)('the fair record $name', ({ record }) => {
    test('is proved by its key, and not by another', () => {
      expect(() => verifyFairness(game, record)).not.toThrow()
      const fairness = record.fairness && { ...record.fairness, key: '0'.repeat(64) }
      expect(() => verifyFairness(game, { ...record, ...(fairness && { fairness }) })).toThrow(Refused)
    })
  })
}
