import { type Player, refused } from '@acheron/core'
import { sql } from 'kysely'
import type { Person } from '../identity/sessions.ts'
import { tellAll } from '../news/telling.ts'
import { tellTable } from './describing.ts'
import { hasSalted, isOpen, type Registered, type Sitter, SPENT } from './register.ts'
import type { Caller, Rooms } from './rooms.ts'

/** Sits somebody down, unless somebody else was quicker. */
export async function takeChair(
  { db }: Rooms,
  num: number,
  seat: Player,
  person: Person,
  saltHash: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ person: person.num, name: person.name, salt_hash: saltHash ?? null, salt: null, caretaker: null })
    .where('tbl', '=', num)
    .where('seat', '=', seat)
    .where('person', 'is', null)
    .where('bot', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a table as far as it can go: from its open chairs to the salts, from the salts to the first card. */
export async function moveOn(rooms: Rooms, id: string): Promise<void> {
  const registered = await rooms.register.of(id)
  if (registered.phase === 'gathering' && registered.sitters.every(isSettled)) {
    const { begun } = await rooms.house.ask({ do: 'open', table: id })
    const isMoved = await changePhase(rooms, registered, 'gathering', begun ? 'playing' : 'salting')
    if (isMoved && !begun) return moveOn(rooms, id)
    if (isMoved) await beginPlay(rooms, id)
  }
  if (registered.phase === 'salting' && registered.sitters.every(hasSalted)) {
    await rooms.house.ask({ do: 'begin', table: id, salts: registered.sitters.map(({ salt }) => salt ?? '') })
    if (await changePhase(rooms, registered, 'salting', 'playing')) await beginPlay(rooms, id)
  }
  await tellTable(rooms, id)
}

/** A game that was begun, by somebody who could not tell anybody any more. */
export async function healBeginning(rooms: Rooms, id: string): Promise<void> {
  const { phase } = await rooms.register.of(id)
  if (phase === 'gathering' || phase === 'salting') await moveOn(rooms, id)
}

const isSettled = (sitter: Sitter): boolean => !isOpen(sitter) && sitter.saltHash !== SPENT

/** From one phase to another, unless somebody else was quicker, or a chair is open again. */
async function changePhase(
  { db, register, now }: Rooms,
  { num, id }: Registered,
  from: string,
  to: string,
): Promise<boolean> {
  const isStillOpen = sql<boolean>`exists (select 1 from seats where tbl = ${num} and person is null and bot is null)`
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ phase: to, changed: now() })
    .where('num', '=', num)
    .where('phase', '=', from)
    .where(({ not }) => not(isStillOpen))
    .executeTakeFirst()
  register.forget(id)
  return numUpdatedRows > 0n
}

/** The first card has been dealt: everybody sees it. */
async function beginPlay(rooms: Rooms, id: string): Promise<void> {
  await rooms.house.inside(id, (open) => tellAll(rooms.lines, id, open))
  const { sitters, setting } = await rooms.register.of(id)
  for (const { person } of sitters) if (person !== undefined) rooms.lines.tellPerson(person, { push: 'mine' })
  if (setting.listed) rooms.lines.tellLobby()
  rooms.wakeBots(id).catch((error) => rooms.log.error({ error }, 'a bot could not answer'))
}

/** Somebody may have so many tables that are not over: those where they sit, and those that they made. */
export async function checkFewTables({ db, settings }: Rooms, { session }: Caller): Promise<void> {
  const { num } = session.person
  const { count } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('phase', '!=', 'over')
    .where('removed', '=', 0)
    .where(({ or, eb, selectFrom }) =>
      or([eb('founder', '=', num), eb('num', 'in', selectFrom('seats').select('tbl').where('person', '=', num))]),
    )
    .executeTakeFirstOrThrow()
  if (Number(count) >= settings.tables) throw refused('tables-full', { most: settings.tables })
}
