import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  beginRun,
  blindSeal,
  commitmentTo,
  type GameRecord,
  keyedLuck,
  newKey,
  playMove,
  printRecord,
  sealedText,
  sealsOf,
  seededChance,
} from '@acheron/core'
import { GAMES } from '@acheron/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { run } from './fake-shell.ts'

const replay = (input: string, flags = '') => run(`replay - ${flags}`.trim(), { input })

/** A random game, proved fair. */
let whole: GameRecord

beforeAll(async () => {
  const { game } = await GAMES[0].load()
  const key = newKey()
  const fairness = { commitment: commitmentTo(key), salt: 'sodium' }
  const table = beginRun(game, { seats: 2, names: ['Ada', 'Max'], fairness }, keyedLuck(key, fairness.salt))
  const choice = seededChance(1)
  for (let asked = game.asked(table.state); asked.length > 0; asked = game.asked(table.state)) {
    const legal = game.legal(table.state, asked[0])
    playMove(table, asked[0], legal[choice.pick(legal.length)])
  }
  whole = { ...table.record, fairness: { ...fairness, key } }
})

describe('a record that holds', () => {
  test.each([
    ['en', 'Ticket to Ride: Ada, Max', 'Every move is legal.', 'Chance was fair:'],
    ['fr', 'Les Aventuriers du Rail', 'Tous les coups sont légaux.', 'Le hasard était loyal'],
    ['de', 'Zug um Zug: Ada, Max', 'Alle Züge sind erlaubt.', 'Der Zufall war ehrlich:'],
  ])('in %s', async (language, ...lines) => {
    const { code, out, error } = await replay(printRecord(whole), `--lang ${language}`)
    expect(error).toBe('')
    for (const line of lines) expect(out).toContain(line)
    expect(out).toMatch(/^Ada +\d +\d+ +-?\d+ +\d+ +-?\d+$/m)
    expect(code).toBe(0)
  })

  test('says what is proved, what is not, and what to compare', async () => {
    const text = printRecord(whole)
    const { commitment = '' } = whole.fairness ?? {}
    const { out } = await replay(text)
    expect(out).toContain(`Compare the commitment with the one you saw before the first card`)
    expect(out).toContain(commitment)
    expect(out).toContain('moves and names are not signed')
    const compared = await replay(text, `--commitment ${commitment.toUpperCase()}`)
    expect(compared.out).toContain('The commitment is the one that was seen at the start.')
    const other = await replay(text, `--commitment ${'0'.repeat(64)}`)
    expect(other).toMatchObject({ code: 1, out: '' })
    expect(other.error).toContain('but the one seen at the start was 0000')
  })

  test('finds a seal that was shown in play, and knows no other', async () => {
    const key = whole.fairness?.key ?? ''
    const seal = blindSeal(sealsOf(whole).get(12) ?? '', 12, key)
    expect((await replay(printRecord(whole), `--seal ${seal}`)).out).toContain(`was shown after 12 moves`)
    expect((await replay(printRecord(whole), `--seal ${'1'.repeat(64)}`)).error).toContain(
      'no entry of this record has the seal',
    )
  })

  test('signed by a server: the signature is checked, and so is the server where it is named', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
    const signature = sign(null, Buffer.from(sealedText(whole)), privateKey).toString('hex')
    const signed = { ...whole, signed: { key, signature } }
    const { code, out } = await replay(printRecord(signed))
    expect(code).toBe(0)
    expect(out).toContain(`is signed by ${key}`)
    expect(out).not.toContain('not signed')
    expect((await replay(printRecord(signed), `--signer ${key}`)).out).toContain('by the server that you named')
    const forged = await replay(printRecord({ ...signed, names: ['Eve', 'Max'] }))
    expect(forged).toMatchObject({ code: 1, out: '' })
    expect(forged.error).toContain('the signature is not of this record')
    const other = await replay(printRecord(signed), `--signer ${'0'.repeat(64)}`)
    expect(other.error).toContain(`signed by ${key}, not by 0000`)
    expect((await replay(printRecord(whole), `--signer ${key}`)).error).toContain('is not signed')
  })

  test('finds the salt whose hash was shown when somebody sat down, and knows no other', async () => {
    const hash = createHash('sha256').update('sodium').digest('hex')
    expect((await replay(printRecord(whole), `--salt-hash ${hash}`)).out).toContain('The salt of p0 is the one')
    const other = await replay(printRecord(whole), `--salt-hash ${'0'.repeat(64)}`)
    expect(other).toMatchObject({ code: 1 })
    expect(other.error).toContain('no salt of this record has the hash')
  })

  test('without a key, or unfinished', async () => {
    const { fairness, result, ...rest } = whole
    const bare = await replay(printRecord({ ...rest, entries: rest.entries.slice(0, 9) }))
    expect(bare).toMatchObject({ code: 0, error: '' })
    expect(bare.out).toContain('9 moves\nThe game is not over yet.')
    expect(bare.out).toContain('There is no proof')
    const { commitment = '', salt = '' } = fairness ?? {}
    const open = await replay(printRecord({ ...whole, fairness: { commitment, salt } }))
    expect(open.out).toContain('has not been published')
  })

  const records = fileURLToPath(new URL('../../games/ticket-to-ride/test/records/', import.meta.url))
  test('all golden records', async () => {
    for (const file of readdirSync(records).filter((name) => name.endsWith('.txt')))
      expect(await replay(readFileSync(`${records}${file}`, 'utf8'))).toMatchObject({ code: 0, error: '' })
  })
})

describe('a record that does not hold: the line and the reason', () => {
  /** The record as text with one thing changed and sealed again, as a forger would. */
  const forged = (change: (record: GameRecord) => Partial<GameRecord>): string =>
    printRecord({ ...whole, ...change(whole) })
  const changedEntry = (index: number, change: object) =>
    forged(({ entries }) => ({ entries: entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry)) }))
  const lineOf = (text: string, start: string): number =>
    text.split('\n').findIndex((line) => line.startsWith(start)) + 1

  test.each<[string, () => string, RegExp]>([
    ['an empty file', () => '', /line 1: a record begins with "acheron 1"/],
    ['cut short', () => printRecord(whole).slice(0, 900), /line \d+: the record is cut short/],
    ['a line taken out', () => printRecord(whole).replace(/^p0 .*\n/m, ''), /line \d+: the record was sealed with/],
    ['edited', () => printRecord(whole).replace('name p0: Ada', 'name p0: Eve'), /was changed after it was sealed/],
    ['garbage in the middle', () => printRecord(whole).replace('seats: 2', '???'), /line 4: this is neither a move/],
    ['another game', () => forged(() => ({ game: 'chess' })), /there is no game "chess"; there is "ticket-to-ride"/],
    ['other rules', () => forged(() => ({ rules: 99 })), /line 3: the record follows version 99 of the rules/],
    ['seats', () => forged(() => ({ seats: 9 })), /line 4: seats must be a whole number from 2 to 5/],
    ['an option', () => forged(() => ({ options: { tickets: '31' } })), /line 5: option "tickets" cannot be "31"/],
    ['an unknown move', () => changedEntry(0, { words: 'fly' }), /line \d+: "fly" is no move of ticket-to-ride/],
    [
      'out of turn',
      () => changedEntry(0, { player: 1, words: 'pass' }),
      /line \d+: p1 cannot "pass": TTR-013\nTTR-013 /,
    ],
    ['no such seat', () => changedEntry(0, { player: 7 }), /line \d+: there is no player 7/],
    ['too much chance', () => changedEntry(0, { chance: [1, 2, 3] }), /line \d+: chance has 3 answers/],
    ['impossible chance', () => forged(({ start }) => ({ start: start.with(0, 500) })), /line \d+: chance said 500/],
    [
      'another result',
      () => forged(() => ({ result: 'all-passed, scores 9 9, places 1 1' })),
      /line \d+: .*the result is/,
    ],
    ['a position', () => forged(() => ({ position: '{"seats":2}' })), /position lacks the field/],
    ['the wrong key', () => forged(({ fairness }) => fairWith(fairness, newKey())), /does not fit the commitment/],
  ])('%s', async (_what, text, message) => {
    const { code, out, error } = await replay(text())
    expect(error).toMatch(message)
    expect(error).toMatch(/^- is not a valid record\.\n/)
    expect(error).not.toMatch(/^\s+at /m)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })

  const fairWith = (fairness: GameRecord['fairness'], key: string): Partial<GameRecord> =>
    fairness ? { fairness: { ...fairness, key } } : {}

  test('the line is the one in the file', async () => {
    const text = changedEntry(3, { words: 'fly' })
    expect((await replay(text)).error).toContain(`line ${lineOf(text, `p${whole.entries[3].player} fly`)}: "fly"`)
  })

  test('chance that the key does not give', async () => {
    const key = newKey()
    const text = forged(() => ({ fairness: { commitment: commitmentTo(key), salt: 'sodium', key } }))
    expect((await replay(text)).error).toMatch(/pick \d+ of the game was \d+, but the key gives \d+ of \d+/)
  })
})
