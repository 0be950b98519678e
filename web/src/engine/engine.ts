import { botsFor } from '@acheron/bots'
import {
  commitmentTo,
  type GameRecord,
  keyedLuck,
  type Move,
  newKey,
  noChance,
  openTable,
  type Player,
  parseRecord,
  playMove,
  Refused,
  redo,
  replay,
  type Table,
  undo,
  verifyFairness,
  viewOf,
} from '@acheron/core'
import type { GameModule, Listing } from '@acheron/games'
import type { Happening } from '../boards/contract.ts'
import { foresee, whyNot } from './foresight.ts'
import {
  chaptersOf,
  hasLuckSpoken,
  headOf,
  isCurrent,
  keptOf,
  lookOf,
  recordOf,
  renewChance,
  type Sitting,
  sittingOf,
  stateAt,
  undoOf,
} from './sitting.ts'
import type { Store } from './store.ts'
import type { EngineApi, Played, Problem, SeatPlan } from './types.ts'

export interface EngineParts {
  readonly store: Store
  readonly games: readonly Listing[]
  now(): number
  newId(): string
  /** Other windows should know. */
  announce(id: string): void
}

/** The engine without its worker. */
export function createEngine(parts: EngineParts): EngineApi {
  const { store, now, newId, announce } = parts
  const loaded = new Map<string, Promise<Sitting>>()
  const tails = new Map<string, Promise<unknown>>()

  async function moduleOf(game: string): Promise<GameModule> {
    const listing = parts.games.find(({ plate }) => plate.id === game)
    if (!listing) throw new Refused(`there is no game "${game}" here`)
    return listing.load()
  }

  async function load(id: string): Promise<Sitting> {
    const kept = await store.game(id)
    if (!kept) throw new Refused(`there is no game ${id}`)
    return sittingOf(kept, await moduleOf(kept.game))
  }

  function sittingCalled(id: string): Promise<Sitting> {
    const known = loaded.get(id)
    if (known) return known
    const sitting = load(id)
    loaded.set(id, sitting)
    sitting.catch(() => loaded.delete(id))
    return sitting
  }

  /** One thing after the other for each game. */
  function inTurn<T>(id: string, act: (sitting: Sitting) => T | Promise<T>): Promise<T> {
    const done = (tails.get(id) ?? Promise.resolve()).then(async () => act(await sittingCalled(id)))
    tails.set(
      id,
      done.catch(() => undefined),
    )
    return done
  }

  async function keep(sitting: Sitting): Promise<boolean> {
    try {
      if (await store.keep(keptOf(sitting, now()))) {
        sitting.version++
        announce(sitting.id)
        return true
      }
    } catch (error) {
      loaded.delete(sitting.id)
      throw error
    }
    loaded.delete(sitting.id)
    return false
  }

  /** Changes the table, and keeps it before anybody is told. */
  async function change(
    sitting: Sitting,
    p: Player,
    from: number,
    act: (table: Table<unknown>) => void,
  ): Promise<Played> {
    renewChance(sitting)
    try {
      act(sitting.table)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { kind: 'refused', message: error.message, ...(error.rule && { rule: error.rule }) }
    }
    if (!(await keep(sitting))) return { kind: 'stale' }
    const news = {
      head: headOf(sitting),
      look: lookOf(sitting, p),
      chapters: chaptersOf(sitting, p, from),
      ...(hasLuckSpoken(sitting) && { undo: undoOf(sitting, p) }),
    }
    return { kind: 'done', news }
  }

  async function found(table: Table<unknown>, seats: readonly SeatPlan[], key: string): Promise<string> {
    const id = newId()
    const module = await moduleOf(table.game.id)
    const sitting: Sitting = { id, version: 0, module, table, key, seats, states: [] }
    if (!(await keep(sitting))) throw new Error('a new game could not be kept')
    loaded.set(id, Promise.resolve(sitting))
    return id
  }

  /** A game from moves that were made elsewhere. Its luck goes on with a new key, so there is no proof of it. */
  async function adopt(record: GameRecord, moves: number, seats: readonly SeatPlan[]): Promise<string> {
    const { game } = await moduleOf(record.game)
    const table = replay(game, record, noChance, moves)
    const { fairness, ...unproved } = table.record
    table.record = table.record.result && record.fairness ? { ...unproved, fairness: record.fairness } : unproved
    return found(table, seats, newKey())
  }

  const tell = (id: string, p: Player, told: number): Promise<void> =>
    store.changeAside(id, (aside) => ({ ...aside, told: { ...aside.told, [p]: told } }))

  const playRow: EngineApi['playRow'] = (id, p, moves, at, askFirst = []) =>
    inTurn(id, async (sitting) => {
      const { table } = sitting
      const { game } = table
      const isLegal = (m: Move): boolean => game.legal(table.state, p).includes(m)
      const dangersOf = (m: Move): Happening[] =>
        askFirst.length > 0 && isLegal(m)
          ? foresee(sitting, p, m).filter(({ id, facts }) => askFirst.includes(id) && (facts.by ?? p) === p)
          : []
      if (!isCurrent(sitting, p, at)) return { kind: 'stale' }
      const dangers = dangersOf(moves[0])
      if (dangers.length > 0) return { kind: 'danger', happenings: dangers }
      const played = await change(sitting, p, at + 1, () => {
        for (const [i, m] of moves.entries()) {
          if (i > 0 && (hasLuckSpoken(sitting) || !isLegal(m) || dangersOf(m).length > 0)) return
          const before = table.state
          const count = table.record.entries.length
          playMove(table, p, m)
          sitting.states[count] = before
        }
      })
      if (played.kind === 'done' && sitting.seats[p].bot === undefined)
        void tell(id, p, played.news.head.count).catch(() => undefined)
      return played
    })

  return {
    async create(plan) {
      const { game } = await moduleOf(plan.game)
      const key = newKey()
      const fairness = { commitment: commitmentTo(key), salt: '' }
      const names = plan.seats.map(({ name }) => name)
      const seating = { seats: plan.seats.length, names, fairness, ...(plan.options && { options: plan.options }) }
      const table = openTable(game, seating, keyedLuck(key, ''))
      return found(table, plan.seats, key)
    },

    async take(text) {
      const record = parseRecord(text)
      const { game } = await moduleOf(record.game)
      replay(game, record, noChance)
      if (record.fairness?.key) verifyFairness(game, record)
      const same = (await store.games()).find((kept) => kept.record === text.replaceAll('\r\n', '\n'))
      return same?.id ?? (await adopt(record, record.entries.length, seatsOf(record, await moduleOf(record.game))))
    },

    async open(id) {
      const problem = await problemWith(id, store, moduleOf, sittingCalled)
      if (problem) return { problem }
      const { table, seats } = await sittingCalled(id)
      const { told, notes } = await store.aside(id)
      const { game, options, names, fairness } = table.record
      return {
        id,
        game,
        options,
        seats,
        names: seats.map(({ name }, p) => name || names[p] || ''),
        told,
        notes,
        ...(fairness && { commitment: fairness.commitment }),
      }
    },

    head: (id) => inTurn(id, headOf),

    look: (id, viewer, at) => inTurn(id, (sitting) => lookOf(sitting, viewer, at)),
    chapters: (id, viewer, from) => inTurn(id, (sitting) => chaptersOf(sitting, viewer, from)),

    views: (id, viewer) =>
      inTurn(id, (sitting) => {
        const { game, record } = sitting.table
        const isTurnEnd = (at: number): boolean => record.entries[at - 1]?.player !== record.entries[at]?.player
        return Array.from({ length: record.entries.length + 1 }, (_, at) => at)
          .filter(isTurnEnd)
          .map((at) => ({ at, view: viewOf(game, stateAt(sitting, at), viewer) }))
      }),

    play: (id, p, m, at, askFirst = []) => playRow(id, p, [m], at, askFirst),
    playRow,

    whyNot: (id, p, target) => inTurn(id, (sitting) => whyNot(sitting, p, target)),

    undoState: (id, p) => inTurn(id, (sitting) => undoOf(sitting, p)),

    undo: (id, p) =>
      inTurn(id, (sitting) =>
        change(sitting, p, 0, (table) => {
          undo(table, p)
          sitting.states = []
        }),
      ),
    redo: (id, p) => inTurn(id, (sitting) => change(sitting, p, 0, (table) => redo(table, p))),

    task: (id) =>
      inTurn(id, ({ table: { game, state, record }, seats }) => {
        const player = game.asked(state).find((p) => seats[p]?.bot !== undefined)
        const bot = player === undefined ? undefined : seats[player].bot
        if (player === undefined || bot === undefined) return undefined
        return { game: game.id, bot, player, at: record.entries.length, state }
      }),

    fallback: (id, p) => inTurn(id, ({ table: { game, state } }) => game.legal(state, p).at(0)),

    async record(id) {
      const kept = await store.game(id)
      if (!kept) throw new Refused(`there is no game ${id}`)
      return kept.record
    },

    fork: (id, at) => inTurn(id, (sitting) => adopt(recordOf(sitting), at, sitting.seats)),

    reseat: (id, seats) =>
      inTurn(id, async (sitting) => {
        sitting.seats = seats
        await keep(sitting)
      }),

    plan: (id) => inTurn(id, ({ table: { record }, seats }) => ({ game: record.game, options: record.options, seats })),

    tell,
    note: (id, p, text) => store.changeAside(id, (aside) => ({ ...aside, notes: { ...aside.notes, [p]: text } })),

    async remove(id) {
      await store.remove(id)
      loaded.delete(id)
      announce(id)
    },

    async forget(id) {
      loaded.delete(id)
    },
  }
}

/** Who played a record: a name that is a bot's is taken for the bot. */
function seatsOf(record: GameRecord, { game }: GameModule): SeatPlan[] {
  const bots = botsFor(game).map(({ name }) => name)
  return Array.from({ length: record.seats }, (_, p: Player) => {
    const name = record.names[p] ?? ''
    const bot = bots.find((one) => name === one || name.startsWith(`${one} `))
    return { name, ...(bot && { bot }) }
  })
}

async function problemWith(
  id: string,
  store: Store,
  moduleOf: (game: string) => Promise<GameModule>,
  sittingCalled: (id: string) => Promise<Sitting>,
): Promise<Problem | undefined> {
  const kept = await store.game(id)
  if (!kept) return { kind: 'missing' }
  try {
    const { rules } = parseRecord(kept.record)
    const { game } = await moduleOf(kept.game)
    if (rules !== game.rules) return { kind: 'rules', was: rules, now: game.rules }
    await sittingCalled(id)
    return undefined
  } catch (error) {
    return { kind: 'broken', message: (error as Error).message }
  }
}
