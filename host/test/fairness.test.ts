import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { branchSeed, printRecord, seededChance } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { judgeRow, quickHash, recordOf, sealShownTo, undoBar } from '../src/index.ts'
import { commit, KEY, type Played, sitDown, undo } from './at-table.ts'
import { ford, type State } from './ford.ts'

// An independent check of records, written from docs/fairness.md with nothing but Node's hashes.

interface Pick {
  readonly entry: number
  readonly said: number
}

interface Checked {
  readonly fields: ReadonlyMap<string, string>
  /** What chance said, in order, with the number of the entry. */
  readonly picks: readonly Pick[]
  /** By number of entry. */
  readonly seals: ReadonlyMap<number, string>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function readIndependently(text: string): Checked {
  const lines = text.trimEnd().split('\n')
  const body = lines.slice(0, -1)
  if (
    lines.at(-1) !==
    `end: ${body.filter((line) => /^p\d+\+? /.test(line)).length} moves, ${sha256(`${body.join('\n')}\n`)}`
  )
    throw new Error('the record was changed')
  const first = body.findIndex((line) => /^(p\d+ |undone: )/.test(line))
  const begin = first < 0 ? body.length : first
  const head = body.slice(0, begin)
  const fields = new Map(body.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))
  const picks: Pick[] = []
  const seals = new Map<number, string>()
  const listen = (line: string, entry: number): void => {
    if (line.startsWith('chance: '))
      for (const said of line.slice(8).split(' ')) picks.push({ entry, said: Number(said) })
  }
  for (const line of head) listen(line, 0)
  let standing = sha256(`${head.filter((line) => !line.startsWith('name ')).join('\n')}\n`)
  seals.set(0, standing)
  let entry = 0
  let group: string[] = []
  const close = (): void => {
    if (group.length > 0) standing = sha256(`${[standing, ...group].join('\n')}\n`)
    seals.set(entry, standing)
    group = []
  }
  for (const line of body.slice(begin)) {
    if (/^(result|key): /.test(line)) continue
    const undone = /^undone: (\d+) /.exec(line)
    if (/^p\d+ /.test(line) || undone) {
      close()
      entry += undone ? Number(undone[1]) : 1
    }
    listen(line, entry)
    group.push(line)
  }
  close()
  return { fields, picks, seals }
}

/** The next pick of an entry, by the page's arithmetic. */
function* luckOf(key: string, salt: string, entry: number): Generator<number, never, number> {
  let of = yield 0
  for (let block = 0; ; block++) {
    const digest = hmac(Buffer.from(key, 'hex'), `${entry} ${block} ${salt}`)
    for (let at = 0; at < 32; at += 4) {
      const word = digest.readUInt32BE(at)
      if (word >= 2 ** 32 - (2 ** 32 % of)) continue
      of = yield word % of
    }
  }
}

/** Compares each pick of a record with the key. What was asked is known from playing the game again. */
function provePicks({ fields, picks }: Checked, asked: readonly number[]): void {
  const key = fields.get('key') ?? ''
  if (sha256(`acheron commitment 2\n${key}`) !== fields.get('commitment'))
    throw new Error('another key was committed to')
  const streams = new Map<number, Generator<number, never, number>>()
  for (const [i, { entry, said }] of picks.entries()) {
    let stream = streams.get(entry)
    if (!stream) {
      stream = luckOf(key, fields.get('salt') ?? '', entry)
      stream.next()
      streams.set(entry, stream)
    }
    const owed = stream.next(asked[i]).value
    if (owed !== said) throw new Error(`pick ${i} was ${said}, but ${owed} was owed`)
  }
}

/** A wild game with rows and much taking back, and what chance was asked, entry by entry as they stand. */
function wild(seed: number): { text: string; asked: number[]; shown: { number: number; seal: string }[] } {
  const choice = seededChance(branchSeed(seed, 0))
  const at: Played<State> = sitDown(ford)
  const shown: { number: number; seal: string }[] = []
  while (ford.asked(at.table.state).length > 0) {
    const p = choice.pick(3)
    if (choice.pick(4) === 0 && !undoBar(at.table, p)) undo(at, p)
    else if (ford.asked(at.table.state).includes(p)) {
      const legal = ford.legal(at.table.state, p)
      const row = [legal[choice.pick(legal.length)], legal[choice.pick(legal.length)]]
      commit(at, judgeRow(at.table, p, row))
    }
    shown.push({ number: at.table.seals[3].number, seal: sealShownTo(at.table, undefined, KEY) })
  }
  const record = recordOf(at.log, quickHash, { key: KEY, result: 'over, scores 0 0 0, places 1 1 1' })
  const picks = record.start.length + record.entries.reduce((sum, { chance }) => sum + chance.length, 0)
  return { text: printRecord(record), asked: Array<number>(picks).fill(10), shown }
}

describe('by the page on fairness alone', () => {
  test('every pick of a game with rows and moves taken back is the key’s', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { text, asked } = wild(seed)
      const checked = readIndependently(text)
      expect(checked.picks.length).toBeGreaterThan(3)
      expect(() => provePicks(checked, asked)).not.toThrow()
    }
  })

  test('a pick that was changed is found out', () => {
    const { text, asked } = wild(3)
    const checked = readIndependently(text)
    const { picks } = checked
    const forged = picks.with(picks.length - 1, {
      ...picks[picks.length - 1],
      said: (picks[picks.length - 1].said + 1) % 10,
    })
    expect(() => provePicks({ ...checked, picks: forged }, asked)).toThrow('was owed')
  })

  test('seals that were shown in play are found in the record, as far as what they sealed stands', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { text, shown } = wild(seed)
      const { seals } = readIndependently(text)
      const blinding = hmac(Buffer.from(KEY, 'hex'), 'seal')
      const known = new Set([...seals].map(([number, seal]) => hmac(blinding, `${number} ${seal}`).toString('hex')))
      const standing = shown.filter(({ number }) => seals.has(number))
      expect(standing.length).toBeGreaterThan(5)
      for (const { seal } of standing) expect(known.has(seal)).toBe(true)
    }
  })

  test('every fair golden record is proved', async () => {
    const folder = new URL('../../games/ticket-to-ride/test/records/', import.meta.url)
    const text = readFileSync(new URL('three-players-fair.txt', folder), 'utf8')
    const { game } = await GAMES[0].load()
    const asked: number[] = []
    const { picks, fields } = readIndependently(text)
    let next = 0
    const watching = {
      pick(of: number) {
        asked.push(of)
        return picks[next++].said
      },
    }
    const options = { tickets: fields.get('option tickets') ?? '', first: fields.get('option first') ?? '' }
    const state = game.setup(options, Number(fields.get('seats')), watching)
    for (const [, player, words] of text.matchAll(/^p(\d)\+? (.+)$/gm))
      game.play(state, Number(player), game.notation.parse(state, words) ?? -1, watching)
    expect(next).toBe(picks.length)
    expect(() => provePicks(readIndependently(text), asked)).not.toThrow()
  })
})
