import { refused } from '@acheron/core'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { type Cookies, hashOf } from './cookies.ts'

/** Whoever a message comes from, known by the session and never by the message. */
export interface Person {
  readonly num: number
  readonly name: string
  /** Whether the name was chosen. */
  readonly isNamed: boolean
  readonly vacation?: { readonly from: number; readonly until: number } | undefined
}

/** A session: a browser of somebody. */
export interface Session {
  /** SHA-256 of the token, as text: it names the session inside, and opens nothing. */
  readonly key: string
  person: Person
}

export interface Sessions {
  /** The session of a `Cookie` header, if there is one. */
  known(cookie: string | undefined): Promise<Session | undefined>
  /** A guest who was never here, and the header with their cookie. */
  begin(): Promise<{ readonly session: Session; readonly header: string }>
  /** Another browser of somebody who is known, and the header with its cookie. */
  beginAs(person: number): Promise<{ readonly session: Session; readonly header: string }>
  /** The header that forgets the cookie. */
  readonly farewell: string
  /** Reads a person again: something about them has changed. */
  refresh(person: number): Promise<void>
  /** A session has ended, here or elsewhere: it is asked for anew. */
  forget(person: number): void
}

const MOST_KEPT = 20_000
const SEEN_EVERY_MS = 60 * 60 * 1000

export function sessionsOf(db: Kysely<Schema>, cookies: Cookies, now: () => number): Sessions {
  const kept = new Map<string, Session & { seen: number }>()

  const keep = (session: Session, seen: number): Session => {
    const it = Object.assign(session, { seen })
    kept.set(session.key, it)
    for (const key of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(key)
    }
    return it
  }

  async function read(hash: Buffer): Promise<Session | undefined> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.num', 'sessions.person')
      .selectAll('persons')
      .select('sessions.seen')
      .where('sessions.hash', '=', hash)
      .executeTakeFirst()
    if (!row || row.banned !== null) return undefined
    return keep({ key: hash.toString('hex'), person: personOf(row) }, row.seen)
  }

  /** Once an hour at most, so that old sessions can be told from those in use. */
  async function see(session: Session & { seen: number }, hash: Buffer): Promise<void> {
    if (now() - session.seen < SEEN_EVERY_MS) return
    session.seen = now()
    await db.updateTable('sessions').set({ seen: session.seen }).where('hash', '=', hash).execute()
  }

  const forget = (person: number): void => {
    for (const [key, session] of kept) if (session.person.num === person) kept.delete(key)
  }

  return {
    async known(cookie) {
      const token = cookies.read(cookie)
      if (token === undefined) return undefined
      const hash = hashOf(token)
      const session = kept.get(hash.toString('hex')) ?? (await read(hash))
      const held = session && kept.get(session.key)
      if (held) await see(held, hash)
      return session
    },

    async begin() {
      const { token, header } = cookies.issue()
      const hash = hashOf(token)
      const made = now()
      const person = await db
        .insertInto('persons')
        .values({ name: guestName(), made })
        .returningAll()
        .executeTakeFirstOrThrow()
      await db.insertInto('sessions').values({ hash, person: person.num, made, seen: made }).execute()
      return { session: keep({ key: hash.toString('hex'), person: personOf(person) }, made), header }
    },

    async beginAs(person) {
      const { token, header } = cookies.issue()
      const hash = hashOf(token)
      const made = now()
      const row = await db.selectFrom('persons').selectAll().where('num', '=', person).executeTakeFirst()
      if (!row || row.banned !== null) throw refused('no-session', {})
      await db.insertInto('sessions').values({ hash, person, made, seen: made }).execute()
      return { session: keep({ key: hash.toString('hex'), person: personOf(row) }, made), header }
    },

    farewell: cookies.forget,

    async refresh(person) {
      const row = await db.selectFrom('persons').selectAll().where('num', '=', person).executeTakeFirst()
      if (!row || row.banned !== null) return forget(person)
      for (const session of kept.values()) if (session.person.num === person) session.person = personOf(row)
    },

    forget,
  }
}

interface PersonFound {
  readonly num: number
  readonly name: string
  readonly named: number
  readonly vacation_from: number | null
  readonly vacation_until: number | null
}

function personOf({ num, name, named, vacation_from: from, vacation_until: until }: PersonFound): Person {
  return {
    num,
    name,
    isNamed: named === 1,
    ...(from !== null && until !== null && { vacation: { from, until } }),
  }
}

/** A name for somebody who has not chosen one: souls have numbers here. */
function guestName(): string {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] % 9000
  return `Anima ${1000 + number}`
}

/** A name without anything that cannot be seen, and with one space between words. */
export function readName(said: string): string {
  const name = said
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  if (name === '') throw refused('name-empty', {})
  return name
}
