import { isSecret, type LogEntry, type Open } from '@acheron/host'
import { tellTable } from './describing.ts'
import type { Rooms } from './rooms.ts'

/** What an entry brings about beside its news: lists change, clocks are shown anew, and a game that is over is registered so. */
export function afterEntry(rooms: Rooms, id: string, entry: LogEntry, { table }: Open): void {
  if (isSecret(entry)) return
  settle(rooms, id, table.game.result(table.state) !== undefined, table.game.awaited(table.state)).catch((error) =>
    rooms.log.error({ error }, 'a table could not be told'),
  )
}

async function settle(rooms: Rooms, id: string, isOver: boolean, awaited: readonly number[]): Promise<void> {
  const { num, phase, sitters, setting } = await rooms.register.of(id)
  for (const p of awaited) {
    const person = sitters[p]?.person
    if (person !== undefined) rooms.lines.tellPerson(person, { push: 'mine' })
  }
  if (isOver && phase !== 'over') {
    await rooms.db.updateTable('tables').set({ phase: 'over', changed: rooms.now() }).where('num', '=', num).execute()
    rooms.register.forget(id)
    for (const { person } of sitters) if (person !== undefined) rooms.lines.tellPerson(person, { push: 'mine' })
  }
  if (isOver || setting.clock.kind !== 'none') await tellTable(rooms, id)
}

/** Somebody has come or gone: whoever sits at a table with them, and is there, sees it. */
export async function tellPresence(rooms: Rooms, person: number): Promise<void> {
  try {
    const rows = await rooms.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.num', 'seats.tbl')
      .select('tables.id')
      .where('seats.person', '=', person)
      .where('tables.phase', '!=', 'over')
      .where('tables.removed', '=', 0)
      .execute()
    for (const { id } of rows) if (!rooms.lines.at(id)[Symbol.iterator]().next().done) await tellTable(rooms, id)
  } catch (error) {
    rooms.log.error({ error }, 'who is there could not be told')
  }
}
