import { randomUUID } from 'node:crypto'
import { refused } from '@acheron/core'
import type { Listing } from '@acheron/games'
import { type House, memoryStore, type Open, openHouse } from '@acheron/host'

/** A program at the other end: a house of its own, and the names that it gave its tables. */
export interface Session {
  readonly games: readonly Listing[]
  readonly house: House
  /** By name: the id of the table. */
  readonly tables: Map<string, string>
}

const MOST_TABLES = 1000

export function newSession(games: readonly Listing[]): Session {
  const house = openHouse({ store: memoryStore(), games, now: Date.now, newId: randomUUID })
  return { games, house, tables: new Map() }
}

/** A name that a new table may have. */
export function checkFree({ tables }: Session, name: string): void {
  if (tables.has(name)) throw refused('table-there', { table: name })
  if (tables.size >= MOST_TABLES) throw refused('tables-full', { most: MOST_TABLES })
}

export function idOf({ tables }: Session, name: string): string {
  const id = tables.get(name)
  if (id) return id
  throw refused('no-table', { table: name })
}

/** Looks at a table as it is. */
export const inside = <T>(session: Session, name: string, act: (open: Open) => T): Promise<T> =>
  session.house.inside(idOf(session, name), act)
