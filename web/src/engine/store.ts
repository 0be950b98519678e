import type { Entry } from '@acheron/core'
import { createStore, del, entries, get, update } from 'idb-keyval'
import type { SavedGame, SeatPlan } from './types.ts'

/** A game as it is kept. */
export interface Kept {
  readonly id: string
  /** Counts up with every change. */
  readonly version: number
  readonly changed: number
  readonly record: string
  /** The key of the luck, while it is a secret and afterwards. */
  readonly key?: string
  readonly seats: readonly SeatPlan[]
  readonly undone: readonly Entry[]
  readonly game: string
  readonly moves: number
  readonly asked: readonly number[]
  readonly over: boolean
}

/** What belongs to people and not to the game. */
export interface Aside {
  readonly told: Readonly<Record<string, number>>
  readonly notes: Readonly<Record<string, string>>
}

export interface Store {
  games(): Promise<readonly Kept[]>
  game(id: string): Promise<Kept | undefined>
  /** Keeps the next version of a game. False, and nothing is kept, if another version came in between. */
  keep(kept: Kept): Promise<boolean>
  aside(id: string): Promise<Aside>
  changeAside(id: string, change: (aside: Aside) => Aside): Promise<void>
  remove(id: string): Promise<void>
}

const NOTHING: Aside = { told: {}, notes: {} }

const follows = (kept: Kept, before: Kept | undefined): boolean => kept.version === (before?.version ?? 0) + 1

/** For tests, and for browsers that keep nothing. */
export function memoryStore(): Store {
  const games = new Map<string, Kept>()
  const asides = new Map<string, Aside>()
  return {
    games: async () => [...games.values()],
    game: async (id) => games.get(id),
    async keep(kept) {
      if (!follows(kept, games.get(kept.id))) return false
      games.set(kept.id, structuredClone(kept))
      return true
    },
    aside: async (id) => asides.get(id) ?? NOTHING,
    async changeAside(id, change) {
      asides.set(id, change(asides.get(id) ?? NOTHING))
    },
    async remove(id) {
      games.delete(id)
      asides.delete(id)
    },
  }
}

/** The browser's own database. Each change is one transaction, so two windows cannot overwrite each other. */
export function browserStore(): Store {
  const store = createStore('acheron', 'games')
  const gameKey = (id: string): string => `game ${id}`
  const asideKey = (id: string): string => `aside ${id}`
  return {
    async games() {
      const all = await entries<string, Kept | undefined>(store)
      return all.flatMap(([key, kept]) => (key.startsWith('game ') && kept ? [kept] : []))
    },
    game: (id) => get<Kept>(gameKey(id), store),
    async keep(kept) {
      let isNext = false
      await update<Kept | undefined>(
        gameKey(kept.id),
        (before) => {
          isNext = follows(kept, before)
          return isNext ? kept : before
        },
        store,
      )
      return isNext
    },
    aside: async (id) => (await get<Aside>(asideKey(id), store)) ?? NOTHING,
    changeAside: (id, change) => update<Aside>(asideKey(id), (aside) => change(aside ?? NOTHING), store),
    async remove(id) {
      await del(gameKey(id), store)
      await del(asideKey(id), store)
    },
  }
}

export function savedGame({ id, game, seats, moves, asked, over, changed }: Kept): SavedGame {
  return {
    id,
    game,
    names: seats.map(({ name }) => name),
    bots: seats.map(({ bot }) => bot),
    moves,
    asked,
    over,
    changed,
  }
}
