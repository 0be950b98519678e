import { botCalled, LEVEL_TEXTS, levelOf } from '@acheron/bots'
import { refused } from '@acheron/core'
import type { SeatPlan } from '@acheron/host'
import type { ChairPlan } from '@acheron/host/online'
import { describeAll, describeTable } from './describing.ts'
import { checkFewTables, moveOn, takeChair } from './gathering.ts'
import type { OnlineAnswering } from './rooms.ts'

const MOST_LISTED = 100

/** Tables seen from outside: the public list, one's own, one by its link, and a new one. */
export const LOBBY: OnlineAnswering<'lobby' | 'mine' | 'table' | 'found'> = {
  async lobby(rooms, caller, { game }) {
    const rows = await rooms.db
      .selectFrom('tables')
      .selectAll()
      .where('phase', '=', 'gathering')
      .where('removed', '=', 0)
      .orderBy('changed', 'desc')
      .limit(1000)
      .execute()
    const ids = rows
      .filter((row) => JSON.parse(row.setting).listed === true && (game === undefined || row.game === game))
      .slice(0, MOST_LISTED)
      .map(({ id }) => id)
    if (caller.line) caller.line.isInLobby = true
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
    const { game: id, options, chairs, setting, saltHash, record } = request
    await checkFewTables(rooms, caller)
    const listing = rooms.games.find(({ plate }) => plate.id === id)
    if (!listing) throw refused('no-game', { game: id, games: rooms.games.map(({ plate }) => plate.id).join(', ') })
    const { game } = await listing.load()
    for (const bot of [setting.caretaker, ...chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.bot] : []))])
      botCalled(game, bot)
    const mine = chairs.findIndex(({ kind }) => kind === 'me')
    if (chairs.findLastIndex(({ kind }) => kind === 'me') !== mine) throw refused('one-chair', {})
    const seats = chairs.map((chair) => planOf(chair, caller.session.person.name))
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
    if (setting.listed) rooms.lines.tellLobby()
    return describeTable(rooms, caller, table)
  },
}

function planOf(chair: ChairPlan, mine: string): SeatPlan {
  if (chair.kind === 'me') return { name: mine }
  if (chair.kind === 'open') return { name: '' }
  const level = levelOf(chair.bot)
  return { name: level ? LEVEL_TEXTS[level].title.en : chair.bot, bot: chair.bot }
}
