import type { Player } from '@acheron/core'
import { type Head, isSecret, type LogEntry } from '@acheron/host'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { ServerStore } from '../store/store.ts'
import { absentFrom } from '../tables/affairs.ts'
import { botAt, type Register, type Registered } from '../tables/register.ts'
import { beat, deadlineOf, type Hand, type Hands, leftOf, newHands, type Off, weekendsBetween } from './clock.ts'
import { NOTHING_OWED, type Owed, type Owing } from './owing.ts'

export const CLOCK_DUE = 'clock'

/** What a clock adds to an entry of the log. The game ignores it. */
type Stamped = LogEntry & { readonly clock?: Hands }

/** The clocks of the tables. They stand in the log, with the last entry of each table. */
export interface Timing {
  /** The store, stamping every entry with the clocks after it. */
  readonly store: ServerStore
  handsOf(registered: Registered): Promise<Hands | undefined>
  /** What is due by the clocks that stand with an entry. */
  owing(registered: Registered | undefined, entry: LogEntry, head: Pick<Head, 'asked'>): Owing
}

/** What everybody may see of the clock of a seat. */
export interface ClockShown {
  readonly due?: number
  readonly left?: number
}

const MOST_KEPT = 20_000

export function timingOf(db: Kysely<Schema>, store: ServerStore, register: Register, now: () => number): Timing {
  const latest = new Map<string, { readonly number: number; readonly hands: Hands }>()

  /** By entry on its way: its table as it was read for it. Whatever changes there meanwhile, its clocks are due. */
  const readFor = new WeakMap<LogEntry, Registered>()

  const remember = (id: string, number: number, hands: Hands): void => {
    if (latest.size >= MOST_KEPT) latest.clear()
    latest.set(id, { number, hands })
  }

  /** The clocks after so many entries. */
  async function handsAfter({ id, setting, sitters }: Registered, number: number): Promise<Hands> {
    const known = latest.get(id)
    if (known?.number === number) return known.hands
    const [last] = number > 0 ? ((await store.since(id, number - 1)) as Stamped[]) : []
    return last?.clock ?? newHands(setting.clock, sitters.length)
  }

  const stamped = async (id: string, number: number, entry: LogEntry, head: Head): Promise<Stamped> => {
    const registered = await register.of(id)
    const { clock } = registered.setting
    if (clock.kind === 'none') return entry
    const time = entry.time ?? now()
    const hands = await handsAfter(registered, number)
    const offs = registered.sitters.map((_, p) => offOf(registered, p, time))
    const { awaited, asked = awaited } = head
    const by = entry.kind === 'row' || entry.kind === 'undo' ? entry.by : undefined
    const said = { time, by, isUndo: entry.kind === 'undo', isSecret: isSecret(entry), awaited, asked }
    const full = { ...entry, clock: beat(clock, hands, offs, said) }
    readFor.set(full, registered)
    return full
  }

  async function appendStamped(id: string, number: number, entry: LogEntry, head: Head): Promise<boolean> {
    const full = await stamped(id, number, entry, head)
    const isKept = await store.append(id, number, full, head)
    if (isKept && full.clock) remember(id, number + 1, full.clock)
    return isKept
  }

  return {
    store: {
      ...store,
      append(id, number, entry, head) {
        const isTimed = register.known(id)?.setting.clock.kind !== 'none'
        return isTimed ? appendStamped(id, number, entry, head) : store.append(id, number, entry, head)
      },
    },

    async handsOf(registered) {
      if (registered.setting.clock.kind === 'none') return undefined
      const head = await db.selectFrom('heads').select('n').where('tbl', '=', registered.num).executeTakeFirst()
      return head && handsAfter(registered, head.n)
    },

    owing(known, entry, { asked }) {
      const { clock: hands } = entry as Stamped
      const registered = known ?? readFor.get(entry)
      return registered && hands ? clocksOwed(registered, hands, asked, entry.time ?? now()) : NOTHING_OWED
    },
  }
}

/** When the time of each seat that must answer is over. */
export function clocksOwed(registered: Registered, hands: Hands, asked: Head['asked'], time: number): Owing {
  const { phase, sitters } = registered
  const owed: Owed[] = []
  const paid: { kind: string; seat: number }[] = []
  for (const [seat, hand] of hands.entries()) {
    const isOn = botAt(sitters[seat]) === undefined && phase !== 'over'
    const isRunning = hand.since !== undefined && hand.stopped === undefined && (asked?.includes(seat) ?? true)
    const isUntold = untoldOver(registered, hand, seat) !== undefined
    const deadline = isOn && isRunning ? deadlineOf(hand, offOf(registered, seat, time)) : undefined
    if (isOn && isUntold) owed.push({ kind: CLOCK_DUE, seat, after: 0 })
    else if (deadline === undefined) paid.push({ kind: CLOCK_DUE, seat })
    else owed.push({ kind: CLOCK_DUE, seat, after: Math.max(0, deadline - time) })
  }
  return { owed, paid }
}

/** When the time of a seat ran out while several answered in secret, if nobody has been told yet. */
export function untoldOver({ affairs }: Registered, { over }: Hand, seat: Player): number | undefined {
  const isTold = affairs.absences[seat]?.some(({ from }) => over !== undefined && from === absentFrom(over))
  return isTold ? undefined : over
}

/** What does not count for a seat: pauses, the time when a bot played for it, and by days also weekends and vacation. */
export function offOf({ setting, affairs, sitters }: Registered, seat: Player, time: number): Off[] {
  const off: Off[] = [...affairs.pauses, ...(affairs.absences[seat] ?? [])]
  const { clock } = setting
  if (clock.kind !== 'days') return off
  const { vacation } = sitters[seat]
  if (vacation) off.push(vacation)
  if (clock.weekends) return off
  const ends = off.map(({ until }) => until ?? time)
  return [
    ...off,
    ...weekendsBetween(Math.min(time, ...off.map(({ from }) => from)), Math.max(time, ...ends), clock.days),
  ]
}

/** What everybody sees of a clock, whether or not the seat has answered in secret. */
export function shownClock(registered: Registered, hands: Hands, seat: Player, time: number): ClockShown {
  const hand = hands[seat]
  const off = offOf(registered, seat, time)
  if (hand.since === undefined || registered.phase !== 'playing') return { left: leftOf({ ...hand }, off, time) }
  const due = deadlineOf(hand, off)
  return due === undefined ? { left: leftOf(hand, off, time) } : { due }
}
