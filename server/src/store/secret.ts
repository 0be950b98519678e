import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The server's secrets, the last one in use. What was locked under an older one can still be opened, so that the secret can
 * be changed without changing the luck of any table.
 */
export interface Secret {
  lock(plain: Buffer, about: string): Locked
  /** Throws unless it was locked under one of these secrets, about the same thing. */
  unlock(locked: Locked, about: string): Buffer
  /** A key for one purpose: whoever knows it knows no other. */
  derive(purpose: string): Buffer
}

export interface Locked {
  readonly locked_key: Buffer
  /** Which secret it is under. */
  readonly key_id: number
}

export interface SecretSettings {
  readonly folder: string
  /** Instead of the file: secrets of 64 hexadecimal digits, the oldest first, with commas between. */
  readonly secret?: string | undefined
}

const SECRET_FILE = 'secret'
const SECRET = /^[0-9a-f]{64}$/
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

export function openSecret({ folder, secret }: SecretSettings): Secret {
  const words = (secret ?? readSecretFile(folder)).split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0 || !words.every((word) => SECRET.test(word)))
    throw new Error('the secret must be 64 hexadecimal digits, or several such with commas between, the oldest first')
  return secretOf(words.map((word) => Buffer.from(word, 'hex')))
}

/** The file is made at the first start, and nobody else may read it. Of two processes that make it at once, one does. */
function readSecretFile(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, SECRET_FILE)
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(fresh, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8')
}

function secretOf(ring: readonly Buffer[]): Secret {
  const keys = ring.map((secret) => deriveFrom(secret, 'keys of tables'))
  const last = keys.length - 1
  return {
    lock(plain, about) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, keys[last], nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
      return { locked_key: Buffer.concat([nonce, cipher.getAuthTag(), hidden]), key_id: last + 1 }
    },
    unlock({ locked_key: bytes, key_id }, about) {
      const key = keys[key_id - 1]
      if (!key) throw new Error(`a key is locked under secret number ${key_id}, and there are ${keys.length}`)
      const plain = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([plain.update(bytes.subarray(NONCE + TAG)), plain.final()])
    },
    derive: (purpose) => deriveFrom(ring[last], purpose),
  }
}

const deriveFrom = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `acheron ${purpose}`, 32))
