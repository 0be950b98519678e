import { refused } from '@acheron/core'
import {
  beginAgain,
  goOnToPlace,
  type House,
  type LogEntry,
  lookOf,
  type News,
  newsSince,
  type Open,
  type Past,
  type Store,
} from '@acheron/host'
import type { Attendance, Line, Lines } from './lines.ts'
import { tellOne } from './telling.ts'

/** What spectators see of tables where they see everything later: a second table that follows the log when it is time. */
export interface Spectators {
  /** What was to be seen so long ago; undefined if the game had not begun then. */
  news(id: string, delaySeconds: number, since: number): Promise<News | undefined>
  /** An entry has been kept under a number. */
  kept(id: string, number: number, entry: LogEntry): void
  stop(): void
}

interface Replica {
  readonly log: LogEntry[]
  readonly past: Past<unknown>
  readonly open: Open
  readonly delay: number
  timer?: NodeJS.Timeout
}

export interface SpectatorsParts {
  readonly house: Pick<House, 'inside'>
  readonly store: () => Pick<Store, 'since'>
  readonly lines: Lines
  now(): number
}

export function spectatorsOf({ house, store, lines, now }: SpectatorsParts): Spectators {
  const replicas = new Map<string, Promise<Replica>>()

  const isTime = ({ log, past, delay }: Replica): boolean =>
    past.number < log.length && (log[past.number].time ?? 0) + delay <= now()

  const isBegun = ({ log, delay }: Replica): boolean => (log[0].time ?? 0) + delay <= now()

  /** Follows what is old enough, and tells those who watch. Without any it ends. */
  function release(id: string, replica: Replica): void {
    clearTimeout(replica.timer)
    const { past, log, delay, open } = replica
    while (isTime(replica)) goOnToPlace(past, past.number)
    const watchers = lateAt(lines, id)
    if (watchers.length === 0) return void replicas.delete(id)
    if (isBegun(replica)) for (const [line, attendance] of watchers) tellOne(line, attendance, id, open)
    const next = isBegun(replica) ? log[past.number] : log[0]
    if (next)
      replica.timer = setTimeout(() => release(id, replica), Math.max(1, (next.time ?? 0) + delay - now())).unref()
  }

  async function openReplica(id: string, delay: number): Promise<Replica> {
    const log = [...(await store().since(id, 0))]
    if (log.length === 0) throw refused('not-begun', {})
    return house.inside(id, async (open) => {
      log.push(...(await store().since(id, log.length)))
      const past = beginAgain(open.module.game, log, open.table.luck)
      return { log, past, delay, open: { ...open, table: past.table } }
    })
  }

  async function replicaOf(id: string, delay: number): Promise<Replica> {
    const known = replicas.get(id)
    if (known) return known
    const fresh = openReplica(id, delay)
    replicas.set(id, fresh)
    fresh.catch(() => replicas.delete(id))
    return fresh
  }

  return {
    async news(id, delaySeconds, since) {
      const replica = await replicaOf(id, 1000 * delaySeconds)
      clearTimeout(replica.timer)
      replica.timer = setTimeout(() => release(id, replica), 1).unref()
      if (!isBegun(replica)) return undefined
      while (isTime(replica)) goOnToPlace(replica.past, replica.past.number)
      const { table } = replica.past
      return { chapters: newsSince(table, undefined, since) ?? [], look: lookOf(table, undefined) }
    },
    kept(id, number, entry) {
      replicas.get(id)?.then(
        (replica) => {
          if (replica.log.length === number) replica.log.push(entry)
          release(id, replica)
        },
        () => undefined,
      )
    },
    stop() {
      for (const replica of replicas.values())
        replica.then(
          ({ timer }) => clearTimeout(timer),
          () => undefined,
        )
      replicas.clear()
    },
  }
}

function lateAt(lines: Lines, id: string): (readonly [Line, Attendance])[] {
  return [...lines.at(id)].filter(([, { isLate }]) => isLate)
}
