import {
  type GameRecord,
  keyedLuck,
  newKey,
  noChance,
  type Player,
  parseRecord,
  playMove,
  printRecord,
  readEvent,
  readWords,
  replay,
  sameJson,
  scriptedChance,
  type Table,
  undoBar,
  viewOf,
} from '@acheron/core'
import type { GameModule } from '@acheron/games'
import { columnsOf } from './columns.ts'
import type { Kept } from './store.ts'
import type { Chapter, Head, Look, SeatPlan, UndoState } from './types.ts'

/** A game that is loaded: the table, and what the page keeps beside the record. */
export interface Sitting {
  readonly id: string
  readonly module: GameModule
  version: number
  table: Table<unknown>
  /** The secret of the luck. A game with a commitment goes on with its own key. */
  readonly key: string
  seats: readonly SeatPlan[]
  /** By number of moves; filled when asked for. Tables never change a state that they have shown. */
  states: unknown[]
}

/** Luck from the key. */
export function renewChance({ table, key }: Sitting): void {
  const { record } = table
  table.chance = keyedLuck(key, record.fairness?.salt ?? '')
}

/** The record; once the game is over, with the key of its luck. */
export function recordOf({ table: { record }, key }: Sitting): GameRecord {
  if (!record.fairness || !record.result || record.fairness.key) return record
  return { ...record, fairness: { ...record.fairness, key } }
}

export function keptOf(sitting: Sitting, changed: number): Kept {
  const { id, version, key, seats, table } = sitting
  return {
    id,
    version: version + 1,
    changed,
    record: printRecord(recordOf(sitting)),
    key,
    seats,
    undone: table.undone,
    game: table.game.id,
    moves: table.record.entries.length,
    asked: table.game.asked(table.state),
    over: table.record.result !== undefined,
  }
}

/** Throws Refused if the record does not hold. */
export function sittingOf(kept: Kept, module: GameModule): Sitting {
  const record = parseRecord(kept.record)
  const table = replay(module.game, record, noChance)
  if (record.fairness) table.record = { ...table.record, fairness: record.fairness }
  table.undone = [...kept.undone]
  const { id, version, seats } = kept
  return { id, version, seats, module, table, key: kept.key ?? newKey(), states: [] }
}

export function stateAt(sitting: Sitting, at: number): unknown {
  const { table, states } = sitting
  const last = table.record.entries.length
  if (at >= last) return table.state
  if (states[Math.max(0, at)] === undefined) sitting.states = statesOf(table)
  return sitting.states[Math.max(0, at)]
}

function statesOf({ game, record }: Table<unknown>): unknown[] {
  const table = replay(game, record, noChance, 0)
  const states = [table.state]
  for (const { player, words, chance } of record.entries) {
    table.chance = scriptedChance(chance)
    playMove(table, player, readWords(game, table.state, words))
    states.push(table.state)
  }
  return states
}

export function headOf({ version, table: { game, state, record } }: Sitting): Head {
  return {
    version,
    count: record.entries.length,
    asked: game.asked(state),
    over: record.result !== undefined,
  }
}

export function lookOf(sitting: Sitting, viewer: Player | undefined, at?: number): Look {
  const { game, record } = sitting.table
  const moves = Math.max(0, Math.min(at ?? Number.POSITIVE_INFINITY, record.entries.length))
  const state = stateAt(sitting, moves)
  const asked = game.asked(state)
  const isAsked = viewer !== undefined && asked.includes(viewer)
  const result = game.result(state)
  return {
    at: moves,
    viewer,
    view: viewOf(game, state, viewer),
    asked,
    options: isAsked ? columnsOf(game, state, viewer, game.legal(state, viewer)) : [],
    ...(isAsked && { question: game.question(state, viewer) }),
    ...(result && { result }),
  }
}

export function chaptersOf(sitting: Sitting, viewer: Player | undefined, from: number): Chapter[] {
  const { record, story } = sitting.table
  return story.slice(from).map((events, i) => {
    const at = from + i
    return {
      at,
      by: record.entries[at - 1]?.player,
      together: isTogether(sitting, at),
      happenings: events.map((event) => readEvent(event, viewer)),
    }
  })
}

/** Whether a move answered a question that was put to several players at once, be it as the last of them. */
function isTogether(sitting: Sitting, at: number): boolean {
  const { game, record } = sitting.table
  const player = record.entries[at - 1]?.player
  if (player === undefined) return false
  const { id } = game.question(stateAt(sitting, at - 1), player)
  for (let before = at - 1; before >= 0; before--) {
    const state = stateAt(sitting, before)
    const asked = game.asked(state)
    if (!asked.includes(player) || game.question(state, player).id !== id) return false
    if (asked.length > 1) return true
  }
  return false
}

/** What stands against taking back: known at once if luck has spoken, otherwise many guesses have to be tried. */
export function undoOf({ table }: Sitting, p: Player): UndoState {
  const bar = undoBar(table, p)
  return { redo: table.undone.some(({ player }) => player === p), ...(bar && { bar }) }
}

export function hasLuckSpoken({ table: { record } }: Sitting): boolean {
  return record.entries.at(-1)?.chance.length !== 0
}

/** Whether a player who answered after so many moves still answers the same question: only others may have moved since. */
export function isCurrent(sitting: Sitting, p: Player, at: number): boolean {
  const { game, record, state } = sitting.table
  const since = record.entries.slice(at)
  if (since.length === 0) return record.entries.length === at
  if (since.some(({ player }) => player === p)) return false
  return sameJson(game.legal(stateAt(sitting, at), p), game.legal(state, p))
}
