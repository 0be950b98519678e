import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

/** What a code is for. */
export type CodeKind = 'device' | 'passkey-new' | 'passkey-enter'

/** Without letters and digits that are taken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 10

const hashOf = (kind: CodeKind, code: string): Buffer => createHash('sha256').update(`${kind} ${code}`).digest()

/** A code that people can read aloud: 50 bits, and good for minutes. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** What somebody typed, as codes are written. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

export async function keepCode(
  db: Kysely<Schema>,
  kind: CodeKind,
  code: string,
  about: { readonly person?: number; readonly until: number; readonly now: number },
): Promise<void> {
  await db.deleteFrom('codes').where('until', '<', about.now).execute()
  await db
    .insertInto('codes')
    .values({ hash: hashOf(kind, code), kind, person: about.person ?? null, until: about.until })
    .execute()
}

/** Uses a code up: it is good once. */
export async function useCode(
  db: Kysely<Schema>,
  kind: CodeKind,
  code: string,
  now: number,
): Promise<{ readonly person: number | null } | undefined> {
  const used = await db
    .deleteFrom('codes')
    .where('hash', '=', hashOf(kind, code))
    .where('kind', '=', kind)
    .returning(['person', 'until'])
    .executeTakeFirst()
  return used && used.until >= now ? used : undefined
}
