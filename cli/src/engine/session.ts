import { type GameRecord, openTable, parseRecord, Refused, type Table } from '@acheron/core'
import type { GameModule, Listing } from '@acheron/games'
import { listingCalled } from '../listing.ts'
import { luckFrom, resume } from '../luck.ts'

/** A table of a session, with what belongs to it. */
export interface Seated {
  readonly name: string
  readonly listing: Listing
  readonly module: GameModule
  readonly table: Table<unknown>
  /** The key of the table's luck; a secret until the game is over. */
  readonly key: string | undefined
}

/** A program at the other end, and its tables. */
export interface Session {
  readonly games: readonly Listing[]
  readonly tables: Map<string, Seated>
}

const MOST_TABLES = 1000

export const newSession = (games: readonly Listing[]): Session => ({ games, tables: new Map() })

/** What a new table is made of. Nothing of it has been looked at yet but its kind. */
export interface Wish {
  readonly game: string
  readonly seats: number
  readonly options?: unknown
  readonly names?: unknown
  readonly seed?: number | undefined
  readonly position?: string
}

export async function openNew(session: Session, name: string, wish: Wish): Promise<Seated> {
  const listing = listingCalled(session.games, wish.game)
  const module = await listing.load()
  const { chance, fairness, key } = luckFrom(wish.seed)
  const table = openTable(module.game, { ...wish, ...(fairness && { fairness }) }, chance)
  return sit(session, { name, listing, module, table, key })
}

export async function openRecord(
  session: Session,
  name: string,
  text: string,
  seed: number | undefined,
): Promise<Seated> {
  const record: GameRecord = parseRecord(text)
  const listing = listingCalled(session.games, record.game)
  const module = await listing.load()
  return sit(session, { name, listing, module, table: resume(module.game, record, seed), key: undefined })
}

export function tableCalled({ tables }: Session, name: string): Seated {
  const seated = tables.get(name)
  if (seated) return seated
  throw new Refused(
    `there is no table "${name}"; there is ${[...tables.keys()].map((one) => `"${one}"`).join(', ') || 'none'}`,
  )
}

function sit({ tables }: Session, seated: Seated): Seated {
  const { name } = seated
  if (tables.has(name)) throw new Refused(`there is already a table "${name}"; close it or take another name`)
  if (tables.size >= MOST_TABLES) throw new Refused(`there are ${MOST_TABLES} tables already; close one of them`)
  tables.set(name, seated)
  return seated
}
