import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginRun,
  bytes,
  commitmentTo,
  type GameRecord,
  hex,
  hmacSha256,
  keyedLuck,
  newKey,
  noChance,
  parseRecord,
  playMove,
  printRecord,
  readFairness,
  readWords,
  replay,
  sha256,
  verifyFairness,
  verifyPicks,
} from '../src/index.ts'
import { chiSquare, LIMIT } from './chi-square.ts'
import { playRandomly, randomGame } from './random-game.ts'
import { toy } from './toy/index.ts'

const KEY = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef'
const OTHER_KEY = KEY.replace('00', '01')
const fill = (length: number, byte: number): Uint8Array => new Uint8Array(length).fill(byte)

describe('sha256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('FIPS 180-4: %.20s', (message, digest) => {
    expect(hex(sha256(bytes(message)))).toBe(digest)
  })

  test('is that of the platform, whatever the length', () => {
    for (let length = 0; length < 200; length++) {
      const message = fill(length, length)
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      }),
    )
  })
})

describe('hmacSha256', () => {
  const large = bytes('Test Using Larger Than Block-Size Key - Hash Key First')
  test.each([
    [fill(20, 0x0b), bytes('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      bytes('Jefe'),
      bytes('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [fill(20, 0xaa), fill(50, 0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [fill(131, 0xaa), large, '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
  ])('RFC 4231, vector %#', (key, message, digest) => {
    expect(hex(hmacSha256(key, message))).toBe(digest)
  })

  test('is that of the platform', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 200 }), (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
})

describe('keyedLuck', () => {
  const picks = (key: string, salt: string, n: number, count: number, number = 0): number[] => {
    const chance = keyedLuck(key, salt)(number)
    return Array.from({ length: count }, () => chance.pick(n))
  }

  test('never changes: published records depend on it', () => {
    expect(picks(KEY, 'a river of hell', 1000, 6)).toEqual([880, 691, 214, 638, 979, 424])
  })

  test('is in range, up to the largest', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (salt, n) => {
        for (const pick of picks(KEY, salt, n, 3)) expect(Number.isInteger(pick) && pick >= 0 && pick < n).toBe(true)
      }),
    )
  })

  test.each([2, 3, 6, 10, 110])('is uniform over %i', (n) => {
    expect(chiSquare(picks(KEY, 'salt', n, 50 * n), n)).toBeLessThan(LIMIT[n])
  })

  test('is uniform where a quarter of the words must be thrown away', () => {
    const third = 2 ** 30
    const thirds = picks(KEY, 'salt', 3 * third, 600).map((pick) => Math.floor(pick / third))
    expect(chiSquare(thirds, 3)).toBeLessThan(LIMIT[3])
  })

  test('says other things for another number of the log, whatever was asked before', () => {
    const [one, other] = [keyedLuck(KEY, 'salt'), keyedLuck(KEY, 'salt')]
    for (let i = 0; i < 9; i++) one(3).pick(1000)
    expect(one(4).pick(1000)).toBe(other(4).pick(1000))
    const streams = Array.from({ length: 50 }, (_, number) => picks(KEY, 'salt', 1000, 8, number).join())
    expect(new Set(streams).size).toBe(50)
  })

  test('is the same with the hash of the platform', () => {
    const quick = (message: Uint8Array): Uint8Array => createHash('sha256').update(message).digest()
    const chance = keyedLuck(KEY, 'salt', quick)(7)
    expect(Array.from({ length: 40 }, () => chance.pick(52))).toEqual(picks(KEY, 'salt', 52, 40, 7))
  })

  test('depends on key and salt', () => {
    const usual = picks(KEY, 'salt', 1000, 8)
    expect(picks(OTHER_KEY, 'salt', 1000, 8)).not.toEqual(usual)
    expect(picks(KEY, 'salts', 1000, 8)).not.toEqual(usual)
    expect(picks(KEY, '', 1000, 8)).not.toEqual(usual)
  })

  test('refuses what is no key, and a pick from nothing', () => {
    for (const key of ['', KEY.slice(1), `${KEY}0`, KEY.toUpperCase(), KEY.replace('0', 'g')])
      expect(() => keyedLuck(key, '')).toThrow('a key is 64 hexadecimal digits')
    for (const n of [0, -1, 0.5, 2 ** 32 + 1])
      expect(() => keyedLuck(KEY, '')(0).pick(n)).toThrow(`chance is asked to pick one of ${n}`)
  })
})

describe('commitment', () => {
  test('binds to the key', () => {
    const keys = Array.from({ length: 100 }, newKey)
    expect(new Set(keys.map(commitmentTo)).size).toBe(100)
    expect(commitmentTo(KEY)).toBe(createHash('sha256').update(`acheron commitment 2\n${KEY}`).digest('hex'))
    expect(() => commitmentTo('secret')).toThrow('a key is 64 hexadecimal digits')
  })

  test.each([
    [{ commitment: 'x', salt: '' }, 'a commitment is 64 hexadecimal digits'],
    [{ commitment: KEY, salt: 'two\nlines' }, 'a salt is a text of one line'],
    [{ commitment: KEY, salt: 'cut\r' }, 'a salt is a text of one line'],
    [{ commitment: KEY, salt: 7 as never }, 'a salt is a text of one line'],
    [{ commitment: KEY, salt: '', key: '12' }, 'a key is 64 hexadecimal digits'],
  ])('%j is refused', (fairness, message) => {
    expect(() => readFairness(fairness)).toThrow(message)
    expect(() => beginRun(toy, { seats: 2, fairness }, noChance)).toThrow(message)
  })
})

describe('verifyPicks', () => {
  const honest = { commitment: commitmentTo(KEY), salt: 'salt', key: KEY }
  const luck = keyedLuck(KEY, 'salt')
  const picks = [2, 6, 52, 1000].map((of, number) => ({ number, of, said: luck(number).pick(of) }))

  test('accepts what the key gives', () => {
    expect(verifyPicks(honest, picks)).toBeUndefined()
  })

  test('refuses a changed pick, and names it', () => {
    for (const [i, pick] of picks.entries()) {
      const changed = picks.with(i, { ...pick, said: (pick.said + 1) % pick.of })
      expect(() => verifyPicks(honest, changed)).toThrow(`pick ${i + 1} of the game was`)
    }
  })

  test('refuses a changed key, a changed salt, a missing key, another commitment', () => {
    expect(() => verifyPicks({ ...honest, key: OTHER_KEY }, picks)).toThrow('does not fit the commitment')
    expect(() => verifyPicks({ ...honest, salt: 'sugar' }, picks)).toThrow('pick')
    expect(() => verifyPicks({ commitment: honest.commitment, salt: 'salt' }, picks)).toThrow('has not been published')
    const other = { ...honest, key: OTHER_KEY, commitment: commitmentTo(OTHER_KEY) }
    expect(() => verifyPicks(other, picks)).toThrow('but the key gives')
  })
})

describe('a whole game', () => {
  const fairness = { commitment: commitmentTo(KEY), salt: 'Anna: 17, Bertil: 4' }
  const published = (record: GameRecord): GameRecord => ({ ...record, fairness: { ...fairness, key: KEY } })

  test('can be verified from its printed record when the key is published', () => {
    const { record } = randomGame(toy, { seats: 3, fairness }, 1, keyedLuck(KEY, fairness.salt))
    expect(() => verifyFairness(toy, record)).toThrow('the key has not been published yet')
    const text = printRecord(published(record))
    expect(text).toContain(`\nkey: ${KEY}\n`)
    const read = parseRecord(text)
    expect(replay(toy, read, noChance).record.result).toBe(record.result)
    expect(verifyFairness(toy, read)).toBeUndefined()
  })

  test('goes on from its record with the same stream', () => {
    const luck = keyedLuck(KEY, fairness.salt)
    const half = playRandomly(beginRun(toy, { seats: 3, fairness }, luck), 5, 12)
    const again = replay(toy, half.record, keyedLuck(KEY, fairness.salt))
    expect(playRandomly(again, 6).record).toEqual(playRandomly(half, 6).record)
    expect(verifyFairness(toy, published(again.record))).toBeUndefined()
  })

  test('a card that was exchanged is found out although the record replays', () => {
    const table = randomGame(toy, { seats: 2, fairness }, 2, keyedLuck(KEY, fairness.salt))
    const start = table.record.start.with(0, (table.record.start[0] + 1) % 20)
    const { result, ...rest } = table.record
    const cheated = published({ ...rest, start, entries: [] })
    expect(replay(toy, cheated, noChance).record.start).toEqual(start)
    expect(() => verifyFairness(toy, cheated)).toThrow('pick 1 of the game was')
  })

  test('a pick in the middle of the game that is not the key’s is found out', () => {
    const table = beginRun(toy, { seats: 2, options: { first: 'rotate' }, fairness }, keyedLuck(KEY, fairness.salt))
    table.chance = { pick: (n) => (keyedLuck(KEY, fairness.salt)(1).pick(n) + 1) % n }
    playMove(table, toy.asked(table.state)[0], readWords(toy, table.state, 'dive'))
    expect(() => verifyFairness(toy, published(table.record))).toThrow('pick 6 of the game was')
  })

  test('without a commitment nothing can be verified', () => {
    expect(() => verifyFairness(toy, randomGame(toy, { seats: 2 }, 1).record)).toThrow('the record has no commitment')
  })
})
