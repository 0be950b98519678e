import { createHash, timingSafeEqual } from 'node:crypto'
import { botCalled } from '@acheron/bots'
import { type Player, refused } from '@acheron/core'
import { describeTable, tellTable } from './describing.ts'
import { checkFewTables, moveOn, takeChair } from './gathering.ts'
import { hasSalted, isOpen, mySeat, type Registered, SPENT, saltBy, seatAt } from './register.ts'
import type { Caller, OnlineAnswering, Rooms } from './rooms.ts'

/** How people sit down before a game begins, and stand up again. */
export const SEATS: OnlineAnswering<'sit' | 'salt' | 'leave' | 'unseat'> = {
  async sit(rooms, caller, { table: id, seat: wanted, saltHash }) {
    const registered = await rooms.register.of(id)
    const mine = seatAt(registered, caller.session.person.num)
    if (mine !== undefined) await renewHash(rooms, registered, mine, saltHash)
    else await sitDown(rooms, caller, registered, wanted, saltHash)
    rooms.register.forget(id)
    await moveOn(rooms, id)
    await rooms.retime(id)
    if (registered.setting.listed) rooms.lines.tellLobby()
    rooms.lines.tellPerson(caller.session.person.num, { push: 'mine' })
    return describeTable(rooms, caller, id)
  },

  async salt(rooms, caller, { table: id, salt }) {
    const registered = await rooms.register.of(id)
    const seat = mySeat(registered, caller.session.person.num)
    const { saltHash, salt: known } = registered.sitters[seat]
    if (known === salt) return {}
    if (registered.phase !== 'salting') throw refused('no-salting', {})
    if (!saltHash || !isHashOf(saltHash, salt)) throw refused('salt-other', {})
    await rooms.db
      .updateTable('seats')
      .set({ salt })
      .where('tbl', '=', registered.num)
      .where('seat', '=', seat)
      .where('salt_hash', '=', saltHash)
      .execute()
    rooms.register.forget(id)
    await moveOn(rooms, id)
    return {}
  },

  async leave(rooms, caller, { table: id }) {
    const registered = await rooms.register.of(id)
    const seat = mySeat(registered, caller.session.person.num)
    if (registered.phase !== 'gathering' && registered.phase !== 'salting') throw refused('begun', {})
    const { begun } = await rooms.house.ask({ do: 'open', table: id })
    if (begun && registered.phase === 'salting') throw refused('begun', {})
    await standUp(rooms, registered, seat)
    rooms.register.forget(id)
    await tellTable(rooms, id)
    rooms.lines.tellPerson(caller.session.person.num, { push: 'mine' })
    if (registered.setting.listed) rooms.lines.tellLobby()
    return {}
  },

  async unseat(rooms, caller, { table: id, seat, bot }) {
    const registered = await rooms.register.of(id)
    const { sitters, phase, game, setting } = registered
    mySeat(registered, caller.session.person.num)
    if (phase !== 'salting') throw refused('no-salting', {})
    const sitter = sitters[seat]
    if (!sitter || hasSalted(sitter)) throw refused('salt-given', {}, { rule: 'ACH-603' })
    const left = saltBy(registered) - rooms.now()
    if (left > 0) throw refused('salt-awaited', { seconds: Math.ceil(left / 1000) }, { rule: 'ACH-603' })
    if (bot !== undefined) await checkBot(rooms, game, bot)
    await standUp(rooms, registered, seat, bot)
    rooms.register.forget(id)
    await moveOn(rooms, id)
    if (sitter.person !== undefined) rooms.lines.tellPerson(sitter.person, { push: 'mine' })
    if (setting.listed) rooms.lines.tellLobby()
    return describeTable(rooms, caller, id)
  },
}

/** Throws unless a game has such a bot. */
export async function checkBot({ games }: Rooms, id: string, bot: string): Promise<void> {
  const listing = games.find(({ plate }) => plate.id === id)
  if (listing) botCalled((await listing.load()).game, bot)
}

async function sitDown(
  rooms: Rooms,
  caller: Caller,
  { num, phase, sitters }: Registered,
  wanted: Player | undefined,
  saltHash: string,
): Promise<void> {
  await checkFewTables(rooms, caller)
  const isUnderWay = phase === 'playing' || phase === 'paused'
  if (phase !== 'gathering' && !isUnderWay) throw refused('begun', {})
  const free = [...sitters.keys()].filter((seat) => isOpen(sitters[seat]) && (wanted ?? seat) === seat)
  for (const seat of free)
    if (await takeChair(rooms, num, seat, caller.session.person, isUnderWay ? undefined : saltHash)) return
  throw refused('chair-taken', {})
}

/** The hash of another salt, as long as none has been shown. */
async function renewHash({ db }: Rooms, { num, phase }: Registered, seat: Player, saltHash: string): Promise<void> {
  if (phase !== 'gathering') return
  await db.updateTable('seats').set({ salt_hash: saltHash }).where('tbl', '=', num).where('seat', '=', seat).execute()
}

/** Gives a chair free, or to a bot. Salts that have been shown are spent: nobody may choose theirs by them. */
async function standUp({ db, now }: Rooms, { num }: Registered, seat: Player, bot?: string): Promise<void> {
  const free = { person: null, bot: bot ?? null, name: bot ?? '', salt_hash: null, salt: null }
  await db.updateTable('seats').set(free).where('tbl', '=', num).where('seat', '=', seat).execute()
  await db
    .updateTable('tables')
    .set({ phase: 'gathering', changed: now() })
    .where('num', '=', num)
    .where('phase', '=', 'salting')
    .execute()
  await db
    .updateTable('seats')
    .set({ salt_hash: SPENT, salt: null })
    .where('tbl', '=', num)
    .where('salt', 'is not', null)
    .execute()
}

function isHashOf(hash: string, salt: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), createHash('sha256').update(salt).digest())
}
