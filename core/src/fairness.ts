import { type Chance, checkRange } from './chance.ts'
import { Refused } from './refused.ts'
import { hmacSha256, sha256 } from './sha256.ts'

/**
 * Fair by proof. Before the first card is dealt the table publishes the commitment to a secret key; then the players
 * may add a salt, so that the key cannot have been chosen to suit. Pick number i of the game depends on nothing but
 * key, salt and i. When the game is over the key is published and everybody can work out every pick again.
 */
export interface Fairness {
  readonly commitment: string
  readonly salt: string
  /** 64 hexadecimal digits; a secret until the game is over. */
  readonly key?: string
}

const KEY = /^[0-9a-f]{64}$/

/** What somebody says of fairness, if a record can hold it. */
export function readFairness(said: Fairness): Fairness {
  const { commitment, salt, key } = said
  if (!KEY.test(commitment)) throw new Refused('a commitment is 64 hexadecimal digits')
  if (typeof salt !== 'string' || /[\r\n]/.test(salt)) throw new Refused('a salt is a text of one line')
  if (key !== undefined && !KEY.test(key)) throw new Refused('a key is 64 hexadecimal digits')
  return said
}

/** What is published of a key at the start: it binds to the key and does not betray it. */
export function commitmentTo(key: string): string {
  if (!KEY.test(key)) throw new Refused('a key is 64 hexadecimal digits')
  return hex(sha256(bytes(`acheron commitment 1\n${key}`)))
}

/** The stream of picks of one game, from its pick number `from`: a game can be taken up again at any point. */
export function keyedChance(key: string, salt: string, from = 0): Chance {
  if (!KEY.test(key)) throw new Refused('a key is 64 hexadecimal digits')
  const secret = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  let index = from
  return {
    pick(n) {
      checkRange(n)
      const number = index++
      for (let attempt = 0; ; attempt++) {
        const block = new DataView(hmacSha256(secret, bytes(`${number} ${attempt} ${salt}`)).buffer)
        for (let at = 0; at < 32; at += 4) {
          const word = block.getUint32(at)
          if (word < 0x1_0000_0000 - (0x1_0000_0000 % n)) return word % n
        }
      }
    },
  }
}

/** Throws unless the key fits the commitment and every pick of the game is the one that the key gives. */
export function verifyPicks(
  fairness: Fairness,
  picks: readonly { readonly of: number; readonly said: number }[],
): void {
  const { commitment, salt, key } = fairness
  if (!key) throw new Refused('the key has not been published yet, so the picks cannot be verified')
  if (commitmentTo(key) !== commitment) throw new Refused('the key does not fit the commitment published at the start')
  const chance = keyedChance(key, salt)
  for (const [i, { of, said }] of picks.entries()) {
    const owed = chance.pick(of)
    if (owed !== said) throw new Refused(`pick ${i + 1} of the game was ${said}, but the key gives ${owed} of ${of}`)
  }
}

/** A fresh key from the platform's cryptographic generator. */
export function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
