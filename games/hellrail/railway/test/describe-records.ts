import { readdirSync, readFileSync } from 'node:fs'
import { type Game, noChance, parseRecord, printRecord, type Refused, replay, verifyFairness } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import type { RecordedGame } from './recording.ts'

/** The golden records of an edition: each replays to the very same text, and an edited one is found out. */
export function describeRecords<S>(game: Game<S>, games: Readonly<Record<string, RecordedGame>>, folder: URL): void {
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
      expect(() => parseRecord(text.replace(' end', ' stop'))).toThrow('changed after it was sealed')
      const { result, ...open } = record
      expect(() => replay(game, open, noChance)).toThrow(`the result is "open", but it is "${result}"`)
    })
  })

  test('there is a record for each number of seats, each choice of each option and each way of ending', () => {
    expect([...texts.keys()].sort()).toEqual(Object.keys(games).sort())
    expect(new Set(records.map(({ record }) => record.seats))).toEqual(new Set([2, 3, 4]))
    for (const [option, choices] of Object.entries(game.options))
      expect(new Set(records.map(({ record }) => record.options[option]))).toEqual(new Set(choices))
    expect(new Set(records.map(({ record }) => record.result?.split(',')[0]))).toEqual(new Set(game.endings))
  })

  const fair = records.filter(({ record }) => record.fairness)

  test('one of them is fair by proof', () => {
    expect(fair).toHaveLength(1)
  })

  describe.each(fair)('the fair record $name', ({ record }) => {
    test('is proved by its key, and not by another', () => {
      expect(() => verifyFairness(game, record)).not.toThrow()
      const fairness = record.fairness && { ...record.fairness, key: '0'.repeat(64) }
      expect(() => verifyFairness(game, { ...record, ...(fairness && { fairness }) })).toThrow(
        expect.objectContaining<Partial<Refused>>({ name: 'Refused' }),
      )
    })
  })
}
