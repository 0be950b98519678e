import { readdirSync, readFileSync } from 'node:fs'
import { type GameRecord, noChance, parseRecord, printRecord, Refused, replay, verifyFairness } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { ticketToRide } from '../src/index.ts'
import { RECORDED } from './make-records.ts'
import { seenBy } from './random-game.ts'

const folder = new URL('records/', import.meta.url)
const texts = new Map(readdirSync(folder).map((file) => [file.replace('.txt', ''), read(file)]))
const records = new Map([...texts].map(([name, text]) => [name, parseRecord(text)]))
const fair = [...records].filter(([, record]) => record.fairness)

function read(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
}

function recordCalled(name: string): GameRecord {
  const record = records.get(name)
  if (!record) throw new Error(`there is no record ${name}`)
  return record
}

describe.each([...texts])('the record %s', (name, text) => {
  test('replays to the very same text, with its result', () => {
    const record = recordCalled(name)
    const table = replay(ticketToRide, record, noChance)
    expect(ticketToRide.asked(table.state)).toEqual([])
    expect(record.result).toBe(table.record.result)
    expect(printRecord(table.record)).toBe(text)
  })

  test('is a game as the list of records has it', () => {
    const { seats, options = {}, names = [] } = RECORDED[name]
    const record = recordCalled(name)
    expect(record).toMatchObject({ seats, names, options: { tickets: '33', first: 'random', ...options } })
  })

  test('shows when a move or a result was changed', () => {
    expect(() => parseRecord(text.replace('draw', 'take 1'))).toThrow('changed after it was sealed')
    const { result, ...open } = recordCalled(name)
    expect(() => replay(ticketToRide, open, noChance)).toThrow(`the result is "open", but it is "${result}"`)
    const other = { ...open, result: `${result} 9` }
    expect(() => replay(ticketToRide, other, noChance)).toThrow('the record says that the result is')
  })
})

test('there is a record for each number of seats, each choice of each option and each way of ending', () => {
  const all = [...records.values()]
  expect([...records.keys()].sort()).toEqual(Object.keys(RECORDED).sort())
  expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]))
  for (const [option, choices] of Object.entries(ticketToRide.options))
    expect(new Set(all.map(({ options }) => options[option]))).toEqual(new Set(choices))
  const endings = all.map(({ result = '' }) => result.split(',')[0])
  expect(new Set(endings)).toEqual(new Set(ticketToRide.endings))
})

test('TTR-A12 five players who leave nothing to do all pass, and the game is scored', () => {
  const { state } = replay(ticketToRide, recordCalled('five-players-all-passed'), noChance)
  const last = recordCalled('five-players-all-passed').entries.slice(-5)
  expect(last.map(({ words }) => words)).toEqual(Array(5).fill('pass'))
  const { players, pile, discards, row, ticketPile } = seenBy({ state }, undefined)
  expect(players.map(({ trains }) => trains)).toEqual(Array(5).fill(4))
  expect(players.reduce((sum, { cards }) => sum + cards, 0)).toBe(110)
  expect({ pile, ticketPile, row: new Set(row), discards: new Set(discards) }).toEqual({
    pile: 0,
    ticketPile: 0,
    row: new Set([-1]),
    discards: new Set([0]),
  })
  expect(ticketToRide.result(state)?.ending).toBe('all-passed')
})

describe.each(fair)('the fair record %s', (_, record) => {
  test('is proved by its key', () => {
    expect(record.fairness?.key).toHaveLength(64)
    expect(() => verifyFairness(ticketToRide, record)).not.toThrow()
  })

  test('is found out when a pick was edited', () => {
    const at = record.entries.findLastIndex(({ chance }) => chance.some((said) => said > 0))
    const { chance, ...entry } = record.entries[at]
    const edited = { ...entry, chance: chance.map((said) => (said > 0 ? said - 1 : said)) }
    const forged = { ...record, entries: record.entries.with(at, edited) }
    expect(() => verifyFairness(ticketToRide, forged)).toThrow(/^pick \d+ of the game was \d+, but the key gives/)
  })

  test('is found out when the key or the salt is another', () => {
    const { fairness } = record
    if (!fairness) throw new Error('no commitment')
    const forge = (change: object) => () =>
      verifyFairness(ticketToRide, { ...record, fairness: { ...fairness, ...change } })
    expect(forge({ key: '0'.repeat(64) })).toThrow('the key does not fit the commitment')
    expect(forge({ salt: 'pepper' })).toThrow(Refused)
  })
})

test('two records are fair by proof', () => {
  expect(fair.map(([name]) => name).sort()).toEqual(['five-players-all-passed', 'three-players-fair'])
})
