import { Refused } from '@acheron/core'
import { holdNews } from '../news/telling.ts'
import { describeTable, isNewTo } from './describing.ts'
import { healBeginning } from './gathering.ts'
import { seatAt } from './register.ts'
import type { OnlineAnswering } from './rooms.ts'

/** Coming to a table and going away from it, with a page. */
export const ATTENDING: OnlineAnswering<'attend' | 'unattend'> = {
  async attend(rooms, caller, { table: id, since = 0 }) {
    const { line, session } = caller
    await healBeginning(rooms, id)
    const { phase, sitters, setting } = await rooms.register.of(id)
    const seat = seatAt({ sitters }, session.person.num)
    const isLate = seat === undefined && setting.delay > 0
    const attendance = { seat, isLate, at: 0, busy: 0, held: 0 }
    if (line) {
      rooms.lines.attend(line, id, attendance)
      holdNews(rooms, line, id, attendance)
    }
    const table = await describeTable(rooms, caller, id)
    if (isLate) isNewTo(attendance, table)
    if (phase === 'gathering' || phase === 'salting') return { table }
    const asked = isLate
      ? rooms.spectators.news(id, setting.delay, since)
      : rooms.house.ask({ do: 'news', table: id, ...(seat !== undefined && { seat }), since })
    const news = await asked.catch(noneIfNeverBegun)
    if (!news) return { table }
    attendance.at = news.look.at
    return { table, news }
  },

  async unattend(rooms, { line }, { table }) {
    if (line) rooms.lines.unattend(line, table)
    return {}
  },
}

/** A table may be closed before its game begins: then it can be looked at, and there is no news of it. */
function noneIfNeverBegun(error: unknown): undefined {
  if (!(error instanceof Refused && error.code === 'not-begun')) throw error
}
