import type { Options, Player } from '@acheron/core'
import type { LogEntry } from './log.ts'
import type { StandingAnswer } from './standing.ts'

/** Who sits on a chair: a person, or a bot by its name. */
export interface SeatPlan {
  readonly name: string
  readonly bot?: string | undefined
}

/** A table apart from its log. */
export interface Founded {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  /** Milliseconds since 1970. */
  readonly made: number
  /** The key of the luck: a secret until the game is over. */
  readonly key: string
  /** Luck that can be repeated, for experiments: there is no proof of it. */
  readonly seed?: number
  /** A position as JSON, to begin there. */
  readonly position?: string
  /** The record that it was made from. */
  readonly taken?: string
}

/** What lists show of a table without opening it: it can always be made anew from the log. */
export interface Head {
  /** How many entries the log has. */
  readonly number: number
  readonly awaited: readonly Player[]
  /** Who must still answer, for clocks: a secret while several do, and a store need not keep it. */
  readonly asked?: readonly Player[]
  /** As `printResult` writes it; absent while the game goes on. */
  readonly result?: string
  readonly changed: number
}

export interface Kept {
  readonly founded: Founded
  /** Absent while the game has not begun. */
  readonly head?: Head
  /** What is kept cannot be read. It can only be removed. */
  readonly damaged?: true
}

/** A state as it was after so many entries, for a change of the rules; a log that replays is trusted more. */
export interface Snapshot {
  readonly number: number
  readonly rules: number
  readonly state: string
}

/** What belongs to people and not to the game. */
export interface Aside {
  /** By player: how much of their news they have been shown. */
  readonly told: Readonly<Record<string, number>>
  /** By player. */
  readonly notes: Readonly<Record<string, string>>
  /** By player. */
  readonly standing: Readonly<Record<string, readonly StandingAnswer[]>>
}

/** What a table begins with that goes on with moves made elsewhere. */
export interface Begun {
  readonly log: readonly LogEntry[]
  readonly head: Head
}

/** Where tables are kept. An entry is kept by itself: keeping a move costs the same in a long game as in a short one. */
export interface Store {
  /** A new table, with the log that it begins with: nobody sees a part of it. */
  found(founded: Founded, begun?: Begun): Promise<void>
  kept(id: string): Promise<Kept | undefined>
  list(): Promise<readonly Kept[]>
  /** Keeps an entry under its number. False, and nothing is kept, if there is an entry with that number. */
  append(id: string, number: number, entry: LogEntry, head: Head): Promise<boolean>
  /** The log from a number on. */
  since(id: string, number: number): Promise<readonly LogEntry[]>
  reseat(id: string, seats: readonly SeatPlan[]): Promise<void>
  snapshot(id: string): Promise<Snapshot | undefined>
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>
  aside(id: string): Promise<Aside>
  changeAside(id: string, change: (aside: Aside) => Aside): Promise<void>
  remove(id: string): Promise<void>
}

export const NOTHING_ASIDE: Aside = { told: {}, notes: {}, standing: {} }

interface Drawer {
  founded: Founded
  head?: Head
  readonly log: string[]
  snapshot?: Snapshot
  aside: Aside
}

/** For tests, for a single sitting, and for browsers that keep nothing. */
export function memoryStore(): Store {
  const drawers = new Map<string, Drawer>()
  const drawer = (id: string): Drawer => {
    const found = drawers.get(id)
    if (!found) throw new Error(`there is no table ${id}`)
    return found
  }
  const kept = ({ founded, head }: Drawer): Kept => ({ founded, ...(head && { head }) })
  return {
    async found(founded, begun) {
      if (drawers.has(founded.id)) throw new Error(`there is a table ${founded.id} already`)
      const log = begun?.log.map((entry) => JSON.stringify(entry)) ?? []
      drawers.set(founded.id, { founded, ...(begun && { head: begun.head }), log, aside: NOTHING_ASIDE })
    },
    async kept(id) {
      const it = drawers.get(id)
      return it && kept(it)
    },
    list: async () => Array.from(drawers.values(), kept),
    async append(id, number, entry, head) {
      const it = drawer(id)
      if (it.log.length !== number) return false
      it.log.push(JSON.stringify(entry))
      it.head = head
      return true
    },
    since: async (id, number) =>
      drawer(id)
        .log.slice(number)
        .map((text) => JSON.parse(text) as LogEntry),
    async reseat(id, seats) {
      const it = drawer(id)
      it.founded = { ...it.founded, seats }
    },
    snapshot: async (id) => drawer(id).snapshot,
    async keepSnapshot(id, snapshot) {
      drawer(id).snapshot = snapshot
    },
    aside: async (id) => drawers.get(id)?.aside ?? NOTHING_ASIDE,
    async changeAside(id, change) {
      const it = drawer(id)
      it.aside = change(it.aside)
    },
    async remove(id) {
      drawers.delete(id)
    },
  }
}
