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
import { takeUndo } from './undo.ts'
import { checkNotNewer, reopen } from './upgrade.ts'

/** A table that is open. */
export interface Open {
  readonly founded: Founded
  readonly module: GameModule
  readonly table: Table<unknown>
  /** It cannot be played on by the rules of today. */
  readonly stuck?: { readonly was: number; readonly now: number; readonly why: Refused }
  past?: Past<unknown> | undefined
  /** By player: answers that were given beforehand. */
  standing: Aside['standing']
}

export interface ShelfParts {
  readonly store: Store
  readonly games: readonly Listing[]
  readonly hash: Hash
  now(): number
  /** An entry has been kept, by this shelf or by somebody else. */
  readonly changed?: (id: string, entry: LogEntry, open: Open, isOwn: boolean) => void
  /** Before a table is read: from now on whatever others keep at it will be heard. */
  readonly opening?: ((id: string) => Promise<void>) | undefined
  /** A table was put away: nothing needs to be heard of it. */
  readonly putAway?: ((id: string) => void) | undefined
  /** Whether somebody waits for what happens at a table: it stays open. */
  readonly isWanted?: ((id: string) => boolean) | undefined
  /** How many tables stay open at the most, besides those that are wanted. */
  readonly mostOpen?: number | undefined
}

/** How much news a seat, or a spectator, has had. */
export interface Heard {
  readonly seat: Player | undefined
  readonly at: number
}

/** The tables that are open. They load when they are wanted, and those that nobody wants any more are put away. */
export interface Shelf {
  moduleOf(game: string): Promise<GameModule>
  /** One thing after the other for each table. If a seat has had more news than is known here, the log is read first. */
  inTurn<T>(id: string, act: (open: Open) => T | Promise<T>, heard?: Heard): Promise<T>
  /**
   * Judges, keeps, and only then lets anybody see. If somebody else was quicker, it reads what they did and judges again.
   * Undefined: it has been done already.
   */
  change(id: string, judge: (open: Open) => Judged<unknown> | undefined, heard?: Heard): Promise<Open>
  /** Puts a table away: it will be read from the store again. */
  forget(id: string): void
  /** Another process has kept an entry under a number: a table that is open goes on with it, or reads what it missed. */
  hear(id: string, number: number, entry: LogEntry): Promise<void>
  /** How many entries are known of each table that is open. */
  known(): ReadonlyMap<string, number>
}

const MOST_OPEN = 64
const ATTEMPTS = 5
const BETWEEN_SNAPSHOTS = 32

export function newShelf(parts: ShelfParts): Shelf {
  const { store, now, mostOpen = MOST_OPEN } = parts
  const tables = new Map<string, Promise<Open>>()
  const known = new Map<string, Table<unknown>>()
  const tails = new Map<string, Promise<void>>()

  async function moduleOf(game: string): Promise<GameModule> {
    const listing = parts.games.find(({ plate }) => plate.id === game)
    if (listing) return listing.load()
    throw refused('no-game', { game, games: parts.games.map(({ plate }) => `"${plate.id}"`).join(', ') })
  }

  async function load(id: string): Promise<Open> {
    await parts.opening?.(id)
    return read(id)
  }

  async function read(id: string): Promise<Open> {
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
    return read(id)
  }

  function opened(id: string): Promise<Open> {
    const before = tables.get(id)
    tables.delete(id)
    const open = before ?? load(id)
    tables.set(id, open)
    if (!before) {
      open.then(
        ({ table }) => tables.get(id) === open && known.set(id, table),
        () => tables.get(id) === open && forget(id),
      )
      makeRoom(id)
    }
    return open
  }

  /** Those that were wanted least lately go. */
  function makeRoom(id: string): void {
    for (const other of tables.keys()) {
      if (tables.size <= mostOpen) return
      if (other !== id && !tails.has(other) && !parts.isWanted?.(other)) forget(other)
    }
  }

  function forget(id: string): void {
    tables.delete(id)
    known.delete(id)
    parts.putAway?.(id)
  }

  function inTurn<T>(id: string, act: (open: Open) => T | Promise<T>, heard?: Heard): Promise<T> {
    const turn = async (): Promise<T> => {
      const open = await opened(id)
      if (heard && isBehind(open, heard)) await catchUp(open)
      return act(open)
    }
    const done = tails.get(id)?.then(turn) ?? turn()
    const end = (): void => void (tails.get(id) === tail && tails.delete(id))
    const tail: Promise<void> = done.then(end, end)
    tails.set(id, tail)
    return done
  }

  /** What others have kept meanwhile. Undefined: nothing. */
  async function catchUp(open: Open): Promise<LogEntry | undefined> {
    const log = await store.since(open.founded.id, open.table.end.number)
    for (const entry of log) await goOnWith(open, entry)
    return log.at(-1)
  }

  async function goOnWith(open: Open, entry: LogEntry): Promise<void> {
    const { founded, table } = open
    if (entry.kind === 'rules' && entry.rules > table.game.rules) forget(founded.id)
    if (entry.kind === 'rules') checkNotNewer(table.game, entry.rules)
    const isFarBack = entry.kind === 'undo' && !takeUndo(table, entry)
    const log = isFarBack ? (await store.since(founded.id, 0)).slice(0, table.end.number) : []
    follow(table, entry, () => log)
    open.past = undefined
    parts.changed?.(founded.id, entry, open, false)
  }

  async function keep(open: Open, judged: Judged<unknown>): Promise<boolean> {
    const { founded, table } = open
    const { number } = table.end
    const entry = { ...judged.entry, time: now() }
    if (!(await store.append(founded.id, number, entry, headOf(table, judged.state, number + 1, now())))) return false
    judged.commit(table)
    open.past = undefined
    parts.changed?.(founded.id, entry, open, true)
    if (number % BETWEEN_SNAPSHOTS === 0) keepSnapshot(open)
    return true
  }

  /** Nobody waits for it: the log is enough. */
  function keepSnapshot({ founded, table }: Open): void {
    const { game, state, end } = table
    const snapshot = { number: end.number, rules: game.rules, state: JSON.stringify(state) }
    store.keepSnapshot(founded.id, snapshot).catch(() => undefined)
  }

  return {
    moduleOf,
    inTurn,
    change: (id, judge, heard) =>
      inTurn(
        id,
        async (open) => {
          for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
            const judged = judge(open)
            if (!judged) return open
            try {
              if (await keep(open, judged)) return open
              await catchUp(open)
            } catch (error) {
              // A store that did not answer may have kept the entry all the same: the log knows.
              if (!(await catchUp(open))) throw error
            }
          }
          throw refused('stale', {})
        },
        heard,
      ),
    forget,
    async hear(id, number, entry) {
      if (!tables.has(id)) return
      await inTurn(id, async (open) => {
        if (number === open.table.end.number) await goOnWith(open, entry)
        else if (number > open.table.end.number) await catchUp(open)
      })
    },
    known: () => new Map(Array.from(known, ([id, { end }]) => [id, end.number])),
  }
}

function isBehind({ table: { told } }: Open, { seat, at }: Heard): boolean {
  return at > (told[seat ?? told.length - 1] ?? at)
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
  const [awaited, asked] = [game.awaited(state), game.asked(state)]
  return { number, awaited, asked, changed, ...(result && { result: printResult(result) }) }
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
