import { type Chance, checkRange } from './chance.ts'
import { refused } from './refused.ts'
import { type Hash, hmacOf, sha256 } from './sha256.ts'
import { hasUnseen } from './visible.ts'

/**
 * Fair by proof. Before the first card is dealt the table publishes the commitment to a secret key; then the players
 * may add a salt, so that the key cannot have been chosen to suit. What chance says depends on nothing but key, salt,
 * the number of the entry in the log and the place in that entry; no number is ever used twice, so that taking back
 * never deals a known card again. When the game is over the key is published and everybody can work out every pick.
 */
export interface Fairness {
  readonly commitment: string
  readonly salt: string
  /** 64 hexadecimal digits; a secret until the game is over. */
  readonly key?: string
}

/** A salt a seat, of up to 64 characters each. */
const LONGEST_SALT = 1000
const KEY = /^[0-9a-f]{64}$/

/** What somebody says of fairness, if a record can hold it. */
export function readFairness(said: Fairness): Fairness {
  const { commitment, salt, key } = said
  if (!KEY.test(commitment)) throw refused('no-commitment', {})
  if (typeof salt !== 'string' || hasUnseen(salt) || salt.length > LONGEST_SALT) throw refused('no-salt', {})
  if (key !== undefined && !KEY.test(key)) throw refused('no-key', {})
  return said
}

/** What is published of a key at the start: it binds to the key and does not betray it. */
export function commitmentTo(key: string): string {
  if (!KEY.test(key)) throw refused('no-key', {})
  return hex(sha256(bytes(`acheron commitment 2\n${key}`)))
}

/** The luck of a game: for each number of the log a stream of its own. */
export type Luck = (number: number) => Chance

/**
 * The luck that follows from a key. Each number has the words of HMAC(key, "number block salt"), eight a block, one
 * after the other; a word that would favour some answers is left out. A machine with a quick SHA-256 may lend it.
 */
export function keyedLuck(key: string, salt: string, hash: Hash = sha256): Luck {
  const code = hmacOf(keyBytes(key), hash)
  return (number) => {
    let words: DataView = new DataView(new ArrayBuffer(0))
    let block = 0
    let at = 0
    const next = (): number => {
      if (at === words.byteLength) {
        const digest = code(bytes(`${number} ${block++} ${salt}`))
        words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
        at = 0
      }
      at += 4
      return words.getUint32(at - 4)
    }
    return {
      pick(n) {
        checkRange(n)
        for (;;) {
          const word = next()
          if (word < 0x1_0000_0000 - (0x1_0000_0000 % n)) return word % n
        }
      },
    }
  }
}

/** What chance was asked and said, by the number in the log. */
export interface Pick {
  readonly number: number
  readonly of: number
  readonly said: number
}

/** Throws unless the key fits the commitment and every pick of the game is the one that the key gives. */
export function verifyPicks(fairness: Fairness, picks: readonly Pick[], hash: Hash = sha256): void {
  const { commitment, salt, key } = fairness
  if (!key) throw refused('key-secret', {})
  if (commitmentTo(key) !== commitment) throw refused('key-other', {})
  const luck = keyedLuck(key, salt, hash)
  let chance = luck(0)
  let current = 0
  for (const [i, { number, of, said }] of picks.entries()) {
    if (number !== current) chance = luck(number)
    current = number
    const owed = chance.pick(of)
    if (owed !== said) throw refused('pick-other', { pick: i + 1, said, owed, of })
  }
}

/** The bytes of a key. */
export function keyBytes(key: string): Uint8Array {
  if (!KEY.test(key)) throw refused('no-key', {})
  return Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** A fresh key from the platform's cryptographic generator. */
export function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

export function hex(data: Uint8Array): string {
  const digits = new Uint8Array(2 * data.length)
  for (const [i, byte] of data.entries()) {
    digits[2 * i] = DIGITS.charCodeAt(byte >> 4)
    digits[2 * i + 1] = DIGITS.charCodeAt(byte & 15)
  }
  return DECODER.decode(digits)
}

const DIGITS = '0123456789abcdef'
const DECODER = new TextDecoder()

export function bytes(text: string): Uint8Array {
  return ENCODER.encode(text)
}

const ENCODER = new TextEncoder()
