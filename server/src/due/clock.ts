import type { Player } from '@acheron/core'
import type { Clock } from '@acheron/host/online'

/** A stretch of time that does not count. */
export interface Off {
  readonly from: number
  /** Open: it has not ended yet. */
  readonly until?: number | undefined
}

/** The clock of one seat. */
export interface Hand {
  /** Milliseconds that were left when it began to run, or are left while it stands. */
  readonly left: number
  /** Since when it runs. */
  readonly since?: number
  /** It was answered in secret: for everybody else it runs on. */
  readonly stopped?: number
  /** When its time ran out while several answered in secret: it is told once all have. */
  readonly over?: number
}

/** By seat. It is kept with every entry, so that any process goes on from it, and nothing gives time back. */
export type Hands = readonly Hand[]

/** What happened at a table, as far as clocks are concerned. */
export interface Beat {
  readonly time: number
  /** Whose entry it was, and whether it took something back. */
  readonly by?: Player | undefined
  readonly isUndo: boolean
  /** Only whoever it was knows of it. */
  readonly isSecret: boolean
  readonly awaited: readonly Player[]
  /** Those who must still answer: a secret while several do. */
  readonly asked: readonly Player[]
}

/** Whoever is waited for has at least so long, whatever the clock says. */
export const LEAST_MS = 30_000

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** How long a seat has at first, and for each answer where each has its own. */
const allowance = (clock: Clock): number => {
  if (clock.kind === 'live') return clock.minutes * MINUTE
  return clock.kind === 'days' ? clock.days * DAY : 0
}

export const newHands = (clock: Clock, seats: number): Hands =>
  Array.from({ length: seats }, () => ({ left: allowance(clock) }))

/** The clocks after something has happened. `offs`: by seat, what does not count. */
export function beat(clock: Clock, hands: Hands, offs: readonly (readonly Off[])[], said: Beat): Hands {
  const wasTogether = hands.filter(({ since }) => since !== undefined).length > 1
  const over = (hand: Hand, p: Player): Pick<Hand, 'over'> => (wasTogether ? overOf(hand, offs[p], said.time) : {})
  return hands.map((hand, p) => {
    const isAwaited = said.awaited.includes(p)
    if (hand.since === undefined) return isAwaited ? begin(clock, hand, p, said) : hand
    const left = leftOf(hand, offs[p], said.time)
    if (!isAwaited) return { left, ...over(hand, p) }
    if (!said.asked.includes(p)) return { ...hand, stopped: hand.stopped ?? said.time }
    if (said.isSecret || said.isUndo || hand.stopped === undefined) return goOn(hand, offs[p], said.time)
    return { ...begin(clock, { left }, p, { ...said, by: undefined }), ...over(hand, p) }
  })
}

/** All have answered: whether this one was too late. */
function overOf(hand: Hand, off: readonly Off[], time: number): Pick<Hand, 'over'> {
  const over = leftOf(hand, off, time) > 0 ? undefined : deadlineOf(hand, off)
  return over === undefined ? {} : { over }
}

/** A seat is waited for. It gets its time for that only if somebody else has moved on: taking back gives nothing. */
function begin(clock: Clock, { left }: Hand, p: Player, { time, by, isUndo }: Beat): Hand {
  if (isUndo || by === p) return { left, since: time }
  if (clock.kind !== 'live') return { left: allowance(clock), since: time }
  return { left: Math.max(LEAST_MS, left + clock.plus * SECOND), since: time }
}

/** An answer in secret was taken back: the time since does not count. */
function goOn(hand: Hand, off: readonly Off[], time: number): Hand {
  return hand.stopped === undefined ? hand : { left: leftOf(hand, off, time), since: time }
}

/** What a hand has left at a time. */
export function leftOf({ left, since, stopped }: Hand, off: readonly Off[], time: number): number {
  return since === undefined ? left : Math.max(0, left - counted(since, stopped ?? time, off))
}

/** When a hand that runs will have nothing left; undefined while it is held without an end. */
export function deadlineOf({ left, since = 0 }: Hand, off: readonly Off[]): number | undefined {
  let time = since
  let rest = left
  for (const { from, until } of inOrder(off)) {
    if (until !== undefined && until <= time) continue
    if (from - time >= rest) break
    rest -= Math.max(0, from - time)
    if (until === undefined) return undefined
    time = until
  }
  return time + rest
}

/** How much of a stretch of time counts. */
function counted(from: number, until: number, off: readonly Off[]): number {
  let count = Math.max(0, until - from)
  for (const each of inOrder(off))
    count -= Math.max(0, Math.min(until, each.until ?? until) - Math.max(from, each.from))
  return Math.max(0, count)
}

/** Stretches one after the other, none within another. */
function inOrder(off: readonly Off[]): Off[] {
  const merged: { from: number; until: number | undefined }[] = []
  for (const { from, until } of off.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (!last || (last.until !== undefined && from > last.until)) merged.push({ from, until })
    else if (last.until !== undefined && (until === undefined || until > last.until)) last.until = until
  }
  return merged
}

const EPOCH_WAS_THURSDAY = 4

/** Saturdays and Sundays in Greenwich, from before a time until long enough after another for so many days to pass. */
export function weekendsBetween(from: number, until: number, days: number): Off[] {
  const first = Math.floor(from / DAY)
  const saturday = first - ((first + EPOCH_WAS_THURSDAY + 1) % 7)
  const last = Math.ceil(until / DAY) + 2 * days + 14
  const weekends: Off[] = []
  for (let day = saturday - 7; day <= last; day += 7) weekends.push({ from: day * DAY, until: (day + 2) * DAY })
  return weekends
}
