import { botCalled } from '@acheron/bots'
import { type Player, refused } from '@acheron/core'
import type { SeatPlan } from '@acheron/host'
import type { ChairPlan } from '@acheron/host/online'
import { sql } from 'kysely'
import { LISTED } from '../store/schema.ts'
import { describeAll, describeTable, tellTable } from './describing.ts'
import { checkFewTables, moveOn, takeChair } from './gathering.ts'
import { addAffair } from './keeping.ts'
import { seatAt } from './register.ts'
import type { Caller, OnlineAnswering, Rooms } from './rooms.ts'

const MOST_LISTED = 100

/** Tables seen from outside: the public list, one's own, one by its link, and a new one. */
export const LOBBY: OnlineAnswering<'lobby' | 'mine' | 'table' | 'found'> = {
  async lobby(rooms, caller, { game }) {
    const listed = rooms.db.selectFrom('tables').select('id').where(sql.raw<boolean>(LISTED))
    const wanted = game === undefined ? listed : listed.where('game', '=', game)
    const rows = await wanted.orderBy('changed', 'desc').limit(MOST_LISTED).execute()
    const ids = rows.map(({ id }) => id)
    if (caller.line && !caller.line.isInLobby) {
      caller.line.isInLobby = true
      rooms.lines.tellHere()
    }
    return { tables: await describeAll(rooms, caller, ids), here: rooms.lines.inLobby() }
  },

  async mine(rooms, caller) {
    const rows = await rooms.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.num', 'seats.tbl')
      .select('tables.id')
      .where('seats.person', '=', caller.session.person.num)
      .where('tables.removed', '=', 0)
      .orderBy('tables.changed', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return {
      tables: await describeAll(
        rooms,
        caller,
        rows.map(({ id }) => id),
      ),
    }
  },

  table: (rooms, caller, { table }) => describeTable(rooms, caller, table),

  async found(rooms, caller, request) {
    const { game: id, options, chairs, setting, saltHash, record, after } = request
    await checkFewTables(rooms, caller)
    if (after !== undefined) await rooms.register.of(after)
    const listing = rooms.games.find(({ plate }) => plate.id === id)
    if (!listing) throw refused('no-game', { game: id, games: rooms.games.map(({ plate }) => plate.id).join(', ') })
    const { game } = await listing.load()
    for (const bot of [setting.caretaker, ...chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.bot] : []))])
      botCalled(game, bot)
    const mine = chairs.findIndex(({ kind }) => kind === 'me')
    if (chairs.findLastIndex(({ kind }) => kind === 'me') !== mine) throw refused('one-chair', {})
    const seats = chairs.map((chair, seat) => planOf(chair, seat, caller.session.person.name))
    const { table } = record
      ? await rooms.house.ask({ do: 'take', record, seats })
      : await rooms.house.ask({ do: 'new', game: id, ...(options && { options }), seats })
    const { num } = await rooms.register.of(table)
    await rooms.db
      .updateTable('tables')
      .set({ setting: JSON.stringify(setting), founder: caller.session.person.num, changed: rooms.now() })
      .where('num', '=', num)
      .execute()
    if (mine >= 0) await takeChair(rooms, num, mine, caller.session.person, saltHash)
    rooms.register.forget(table)
    await moveOn(rooms, table)
    if (after !== undefined) await playAgain(rooms, caller, after, table)
    if (setting.listed) rooms.lines.tellLobby()
    return describeTable(rooms, caller, table)
  },
}

/** Whoever sat at a game that is over is told where it is played again. Others are told nothing by this. */
async function playAgain(rooms: Rooms, caller: Caller, after: string, table: string): Promise<void> {
  const { phase } = await describeTable(rooms, caller, after)
  const by = seatAt(await rooms.register.of(after), caller.session.person.num)
  if (by === undefined || phase !== 'over') return
  await addAffair(rooms, after, { kind: 'again', by, table })
  await tellTable(rooms, after)
}

/** Devils of Dante's, who are called the same in every language. */
const BOT_NAMES = ['Malacoda', 'Farfarello', 'Cagnazzo', 'Rubicante', 'Draghignazzo', 'Calcabrina']

function planOf(chair: ChairPlan, seat: Player, mine: string): SeatPlan {
  if (chair.kind === 'me') return { name: mine }
  if (chair.kind === 'open') return { name: '' }
  return { name: BOT_NAMES[seat % BOT_NAMES.length], bot: chair.bot }
}
