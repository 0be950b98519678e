import type { Player } from '@acheron/core'
import type { Chair, Ending, OnlineTable } from '@acheron/host/online'
import { type ClockShown, shownClock } from '../due/timing.ts'
import type { Attendance } from '../news/lines.ts'
import { hasSalted, isOpen, type Registered, type Sitter, SPENT, saltBy, seatAt } from './register.ts'
import type { Caller, Rooms } from './rooms.ts'

/** A table as everybody may see it, for somebody. */
export async function describeTable(rooms: Rooms, { session }: Caller, id: string): Promise<OnlineTable> {
  const registered = await rooms.register.of(id)
  return forPerson(await describe(rooms, registered), registered, session.person.num)
}

export async function describeAll(rooms: Rooms, caller: Caller, ids: readonly string[]): Promise<OnlineTable[]> {
  return Promise.all(ids.map((id) => describeTable(rooms, caller, id)))
}

/** Everybody who attends a table is told that something about it has changed, other than the game. */
export async function tellTable(rooms: Rooms, id: string): Promise<void> {
  const registered = await rooms.register.of(id)
  const table = await describe(rooms, registered)
  rooms.lines.tell(id, (attendance, { session }) => {
    const seen = forPerson(table, registered, session.person.num)
    return attendance.isLate && !isNewTo(attendance, seen) ? undefined : { push: 'table', table: seen }
  })
}

const SEEN_LATE = new WeakMap<Attendance, string>()

/** Whoever sees everything later is not told the same once more: from when it comes they could tell when somebody moved. */
export function isNewTo(attendance: Attendance, table: OnlineTable): boolean {
  const text = JSON.stringify(table)
  if (SEEN_LATE.get(attendance) === text) return false
  SEEN_LATE.set(attendance, text)
  return true
}

/** Sends the same to all pages of those who sit at a table: their list of tables has changed. */
export function tellSitters({ lines }: Rooms, { sitters }: Registered): void {
  for (const { person } of sitters) if (person !== undefined) lines.tellPerson(person, { push: 'mine' })
}

/** The same for everybody. */
async function describe(rooms: Rooms, registered: Registered): Promise<OnlineTable> {
  const { num, id, game, options, setting, made, commitment, sitters, affairs } = registered
  const head = await rooms.db.selectFrom('heads').selectAll().where('tbl', '=', num).executeTakeFirst()
  const ending: Ending | undefined = head?.result ? { kind: 'rules', result: head.result } : registered.ending
  const phase = ending ? 'over' : registered.phase
  const hands = phase === 'playing' || phase === 'paused' ? await rooms.timing.handsOf(registered) : undefined
  const awaited: readonly Player[] = head && phase !== 'over' ? JSON.parse(head.awaited) : []
  return {
    table: id,
    game,
    options,
    chairs: sitters.map((sitter, p) => chairOf(rooms, sitter, hands && shownClock(registered, hands, p, rooms.now()))),
    setting,
    phase,
    commitment,
    ...(phase === 'salting' && { saltBy: saltBy(registered) }),
    made,
    changed: Math.max(registered.changed, head?.changed ?? 0),
    awaited: phase === 'playing' || phase === 'paused' ? awaited : [],
    ...(ending && { ending }),
    proposals: affairs.open.map(({ from, ...open }) => open),
    ...(affairs.declined && { declined: affairs.declined }),
    watching: watchingAt(rooms, id),
  }
}

function forPerson(table: OnlineTable, { sitters, phase, setting, affairs }: Registered, person: number): OnlineTable {
  const mine = seatAt({ sitters }, person)
  if (mine === undefined && setting.delay > 0)
    return { ...table, awaited: [], changed: table.made, chairs: table.chairs.map(withoutClock) }
  if (mine === undefined) return table
  const sitter = sitters[mine]
  const isSalted = phase === 'gathering' ? sitter.saltHash !== SPENT : hasSalted(sitter)
  const { wishes } = sitter
  return { ...table, mine, isSalted, ...(wishes && { wishes }), ...(affairs.next && { next: affairs.next }) }
}

/** A clock that runs says whose turn it is, and how long they take. */
function withoutClock(chair: Chair): Chair {
  if (chair.kind !== 'person') return chair
  const { due, left, ...rest } = chair
  return rest
}

function chairOf(rooms: Rooms, sitter: Sitter, clock: ClockShown | undefined): Chair {
  const { person, bot, name, caretaker, hasResigned, saltHash, salt } = sitter
  if (isOpen(sitter)) return { kind: 'open' }
  if (person === undefined) return { kind: 'bot', bot: bot ?? '', name }
  return {
    kind: 'person',
    name,
    here: rooms.presence.isHere(person),
    ...(caretaker !== undefined && { caretaker }),
    ...(hasResigned && { resigned: true as const }),
    ...(saltHash && { saltHash }),
    ...(salt !== undefined && { isSalted: true as const }),
    ...clock,
  }
}

function watchingAt({ lines }: Rooms, id: string): number {
  let watching = 0
  for (const [, { seat }] of lines.at(id)) if (seat === undefined) watching++
  return watching
}
