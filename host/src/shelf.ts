import {
  branchSeed,
  type Hash,
  keyedLuck,
  type Luck,
  type Player,
  printResult,
  type Refused,
  refused,
  seededChance,
} from '@acheron/core'
import type { GameModule, Listing } from '@acheron/games'
import type { LogEntry } from './log.ts'
import { follow } from './open.ts'
import { beginAgain, goOnTo, goOnToPlace, type Past, toldTo } from './past.ts'
import type { Aside, Founded, Head, Store } from './store.ts'
import type { Judged, Table } from './table.ts'
import { reopen } from './upgrade.ts'

/** A table that is open. */
export interface Open {
  readonly founded: Founded
  readonly module: GameModule
  readonly table: Table<unknown>
  /** It cannot be played on by the rules of today. */
  readonly stuck?: { readonly was: number; readonly now: number; readonly why: Refused }
  past?: Past<unknown>
  /** By player: answers that were given beforehand. */
  standing: Aside['standing']
}

export interface ShelfParts {
  readonly store: Store
  readonly games: readonly Listing[]
  readonly hash: Hash
  now(): number
  /** An entry has been kept. For clocks, for other windows, for whoever waits. */
  readonly changed?: (id: string, entry: LogEntry, open: Open) => void
}

/** The tables that are open. They load when they are wanted, and those that nobody wants any more are put away. */
export interface Shelf {
  moduleOf(game: string): Promise<GameModule>
  /** One thing after the other for each table. */
  inTurn<T>(id: string, act: (open: Open) => T | Promise<T>): Promise<T>
  /**
   * Judges, keeps, and only then lets anybody see. If somebody else was quicker, it reads what they did and judges again.
   * Undefined: it has been done already.
   */
  change(id: string, judge: (open: Open) => Judged<unknown> | undefined): Promise<Open>
  /** Puts a table away: it will be read from the store again. */
  forget(id: string): void
}

const MOST_OPEN = 64
const ATTEMPTS = 5
const BETWEEN_SNAPSHOTS = 32

export function newShelf(parts: ShelfParts): Shelf {
  const { store, now } = parts
  const tables = new Map<string, Promise<Open>>()
  const tails = new Map<string, Promise<unknown>>()

  async function moduleOf(game: string): Promise<GameModule> {
    const listing = parts.games.find(({ plate }) => plate.id === game)
    if (listing) return listing.load()
    throw refused('no-game', { game, games: parts.games.map(({ plate }) => `"${plate.id}"`).join(', ') })
  }

  async function load(id: string): Promise<Open> {
    const kept = await store.kept(id)
    if (!kept) throw refused('no-table', { table: id })
    const { founded } = kept
    const module = await moduleOf(founded.game)
    const log = await store.since(id, 0)
    if (log.length === 0) throw refused('not-begun', {})
    const { table, rules, stuck } = reopen(module.game, log, luckOf(founded, log, parts.hash), await store.snapshot(id))
    const { standing } = await store.aside(id)
    if (!rules) return { founded, module, table, standing, ...(stuck && { stuck }) }
    const head = { number: log.length + 1, awaited: module.game.awaited(table.state), changed: now() }
    await store.append(id, log.length, rules, head)
    return load(id)
  }

  function opened(id: string): Promise<Open> {
    const known = tables.get(id)
    tables.delete(id)
    const open = known ?? load(id)
    tables.set(id, open)
    open.catch(() => tables.delete(id))
    for (const other of tables.keys()) {
      if (tables.size <= MOST_OPEN) break
      tables.delete(other)
    }
    return open
  }

  function inTurn<T>(id: string, act: (open: Open) => T | Promise<T>): Promise<T> {
    const done = (tails.get(id) ?? Promise.resolve()).then(async () => act(await opened(id)))
    const tail = done.catch(() => undefined).finally(() => tails.get(id) === tail && tails.delete(id))
    tails.set(id, tail)
    return done
  }

  /** What others have kept meanwhile. */
  async function catchUp(open: Open): Promise<void> {
    const { founded, table } = open
    const from = table.end.number
    const log = await store.since(founded.id, from)
    for (const [i, entry] of log.entries()) {
      const before = entry.kind === 'undo' ? await store.since(founded.id, 0) : []
      follow(table, entry, () => before.slice(0, from + i))
      parts.changed?.(founded.id, entry, open)
    }
  }

  async function keep(open: Open, judged: Judged<unknown>): Promise<boolean> {
    const { founded, table } = open
    const { number } = table.end
    const entry = { ...judged.entry, time: now() }
    if (!(await store.append(founded.id, number, entry, headOf(table, judged.state, number + 1, now())))) return false
    judged.commit(table)
    delete open.past
    if (number % BETWEEN_SNAPSHOTS === 0)
      await store.keepSnapshot(founded.id, {
        number: number + 1,
        rules: table.game.rules,
        state: JSON.stringify(table.state),
      })
    parts.changed?.(founded.id, entry, open)
    return true
  }

  return {
    moduleOf,
    inTurn,
    change: (id, judge) =>
      inTurn(id, async (open) => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const judged = judge(open)
          if (!judged) return open
          try {
            if (await keep(open, judged)) return open
          } catch (error) {
            tables.delete(id)
            throw error
          }
          await catchUp(open)
        }
        throw refused('stale', {})
      }),
    forget: (id) => void tables.delete(id),
  }
}

/** What chance says at a table. */
export function luckOf({ key, seed }: Pick<Founded, 'key' | 'seed'>, log: readonly LogEntry[], hash: Hash): Luck {
  if (seed !== undefined) return (number) => seededChance(branchSeed(seed, number))
  const [first] = log
  const salt = first?.kind === 'setup' ? (first.heading.fairness?.salt ?? '') : ''
  return keyedLuck(key, salt, hash)
}

export function headOf<S>({ game }: Table<S>, state: S, number: number, changed: number): Head {
  const result = game.result(state)
  return { number, awaited: game.awaited(state), changed, ...(result && { result: printResult(result) }) }
}

/** The game once more, up to where a seat had had so much news. It goes on from where it was looked at last if it can. */
export async function pastOf(open: Open, store: Store, seat: Player | undefined, at: number): Promise<Past<unknown>> {
  if (!open.past || toldTo(open.past, seat) > at) open.past = await againFrom(open, store)
  goOnTo(open.past, seat, at)
  return open.past
}

/** The game once more, up to a place in its log. */
export async function pastAt(open: Open, store: Store, place: number): Promise<Past<unknown>> {
  if (!open.past || open.past.number > place + 1) open.past = await againFrom(open, store)
  goOnToPlace(open.past, place)
  return open.past
}

/** The game once more, from its beginning. */
export async function againFrom({ module, table, founded }: Open, store: Store): Promise<Past<unknown>> {
  const log = await store.since(founded.id, 0)
  return beginAgain(module.game, log.slice(0, table.end.number), table.luck)
}
