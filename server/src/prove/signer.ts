import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { parseRecord, printRecord, sealedText } from '@acheron/core'
import type { Database } from '../store/database.ts'
import type { Secret } from '../store/secret.ts'

/** Signs records in the server's name, so that moves and names are bound too. */
export interface Signer {
  /** The public key as 64 hexadecimal digits: it stands in every record, and the server says which are its own. */
  readonly key: string
  /** The record with the server's signature. One that is signed already stays as it is. */
  sign(record: string): string
  /** All public keys by which this server ever signed, the last one first. */
  keys(): Promise<readonly string[]>
}

const ABOUT = 'signer'
const RAW_BYTES = 32

/** The signer in use. The first one is made at the first start; `isRenewed`: from now on another one signs. */
export async function openSigner(database: Database, secret: Secret, isRenewed = false): Promise<Signer> {
  const { db } = database
  const last = () => db.selectFrom('signers').selectAll().orderBy('num', 'desc').limit(1).executeTakeFirst()
  if (isRenewed || !(await last())) await db.insertInto('signers').values(newSigner(secret)).execute()
  const row = await last()
  if (!row) throw new Error('the signer was not kept')
  const key = createPrivateKey({ key: secret.unlock(row, ABOUT), format: 'der', type: 'pkcs8' })
  return {
    key: row.public_key,
    sign: (record) => signedBy(key, row.public_key, record),
    async keys() {
      const rows = await db.selectFrom('signers').select('public_key').orderBy('num', 'desc').execute()
      return rows.map((each) => each.public_key)
    },
  }
}

function newSigner(secret: Secret) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const bytes = privateKey.export({ format: 'der', type: 'pkcs8' })
  return { public_key: rawKey(privateKey), ...secret.lock(bytes, ABOUT), made: Date.now() }
}

const rawKey = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES).toString('hex')

function signedBy(privateKey: KeyObject, key: string, text: string): string {
  const record = parseRecord(text)
  if (record.signed) return text
  const signature = sign(null, Buffer.from(sealedText(record)), privateKey).toString('hex')
  return printRecord({ ...record, signed: { key, signature } })
}
