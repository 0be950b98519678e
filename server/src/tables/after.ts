import { isSecret, type LogEntry, type Open } from '@acheron/host'
import { tellAll } from '../news/telling.ts'
import { tellSitters, tellTable } from './describing.ts'
import { readTogether } from './reading.ts'
import type { Registered } from './register.ts'
import type { Rooms } from './rooms.ts'

/** By table: who was awaited after the last entry. */
const AWAITED = new WeakMap<Open['table'], string>()

/**
 * What an entry brings about beside its news: lists change, clocks are shown anew, and a game that is over is registered
 * so. The process that kept the entry tells those who are awaited now, wherever they are.
 */
export function afterEntry(rooms: Rooms, id: string, entry: LogEntry, { table }: Open, isOwn: boolean): void {
  if (isSecret(entry)) return
  const isOver = table.game.result(table.state) !== undefined
  const awaited = table.game.awaited(table.state)
  const isChanged = AWAITED.get(table) !== awaited.join()
  if (isChanged) AWAITED.set(table, awaited.join())
  const told = isOwn && isChanged ? awaited : []
  const known = rooms.register.known(id)
  if (known && !isOver && known.setting.clock.kind === 'none') return tellAwaited(rooms, known, told)
  settle(rooms, id, isOver, told).catch((error) => rooms.log.error({ error }, 'a table could not be told'))
}

/** Whoever attends the table sees it in the news. */
function tellAwaited({ lines }: Rooms, { id, sitters }: Registered, awaited: readonly number[]): void {
  for (const p of awaited) {
    const person = sitters[p]?.person
    if (person !== undefined) lines.tellPerson(person, { push: 'mine' }, id)
  }
}

async function settle(rooms: Rooms, id: string, isOver: boolean, awaited: readonly number[]): Promise<void> {
  const registered = await rooms.register.of(id)
  const { num, phase, setting } = registered
  tellAwaited(rooms, registered, awaited)
  if (isOver && phase !== 'over') {
    await rooms.db.updateTable('tables').set({ phase: 'over', changed: rooms.now() }).where('num', '=', num).execute()
    rooms.register.forget(id)
    tellSitters(rooms, registered)
  }
  if (isOver || setting.clock.kind !== 'none') await tellTable(rooms, id)
}

/** Another process has changed something about a table: whoever attends it here is told, and sees the first card if it is dealt. */
export async function tellElsewhere(rooms: Rooms, id: string): Promise<void> {
  const there = [...rooms.lines.at(id)]
  if (there.length === 0) return
  await tellTable(rooms, id)
  const { phase } = await rooms.register.of(id)
  const isUntold = there.some(([, { at, isLate }]) => at === 0 && !isLate)
  if (phase === 'playing' && isUntold) await rooms.house.inside(id, (open) => tellAll(rooms.lines, id, open))
}

/** Reads at which tables somebody sits whose game is not over, for many at a time: a server that goes takes all its people along. */
export const tablesOfPersons = (db: Rooms['db']) =>
  readTogether(async (persons: readonly number[]) => {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.num', 'seats.tbl')
      .select(['seats.person', 'tables.id'])
      .where('seats.person', 'in', persons)
      .where('tables.phase', '!=', 'over')
      .where('tables.removed', '=', 0)
      .execute()
    return Map.groupBy(rows, ({ person }) => person ?? 0)
  })

/** Somebody has come or gone: whoever sits at a table with them, and is there, sees it. */
export async function tellPresence(
  rooms: Rooms,
  tablesOf: ReturnType<typeof tablesOfPersons>,
  person: number,
): Promise<void> {
  try {
    for (const { id } of (await tablesOf(person)) ?? [])
      if (!rooms.lines.at(id)[Symbol.iterator]().next().done) await tellTable(rooms, id)
  } catch (error) {
    rooms.log.error({ error }, 'who is there could not be told')
  }
}
