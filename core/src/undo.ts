import { type Chance, noChance, recordingChance, seededChance } from './chance.ts'
import type { Player } from './game.ts'
import { type Json, sameJson } from './json.ts'
import type { Entry } from './record.ts'
import { refused } from './refused.ts'
import { playMove, readWords, replay, type Table } from './table.ts'
import { viewOf } from './view.ts'

/**
 * Why a move cannot be taken back: there is none; luck has spoken since; somebody has learned something; somebody else
 * has moved. The platform knows; no game decides.
 */
export type UndoBar = 'nothing' | 'chance' | 'revealed' | 'other'

/** What stands against taking back the last move of a player; undefined if nothing does. */
export function undoBar<S>(table: Table<S>, p: Player): UndoBar | undefined {
  const { game, record } = table
  const { entries } = record
  const index = entries.findLastIndex((entry) => entry.player === p)
  if (index < 0) return 'nothing'
  const since = entries.slice(index)
  if (since.some((entry) => entry.chance.length > 0)) return 'chance'
  const before = replay(game, record, table.chance, index).state
  if (since.length > 1 && !stillTogether(table, before, since)) return 'other'
  if (table.story[index + 1].some((event) => event.secret?.readers.some((reader) => reader !== p))) return 'revealed'
  return learnsFrom(table, before, p, entries[index].words) ? 'revealed' : undefined
}

/** Takes back the last move of a player. It can be made again with `redo` until the player does something else. */
export function undo<S>(table: Table<S>, p: Player): void {
  const bar = undoBar(table, p)
  if (bar) throw refused(`undo-${bar}`, { player: p })
  const { entries, result, ...record } = table.record
  const index = entries.findLastIndex((entry) => entry.player === p)
  const without = replay(table.game, { ...record, entries: entries.toSpliced(index, 1) }, table.chance)
  Object.assign(table, without, { undone: [...table.undone, entries[index]] })
}

/** Makes the move again that the player took back last. */
export function redo<S>(table: Table<S>, p: Player): void {
  const entry = table.undone.findLast(({ player }) => player === p)
  if (!entry) throw refused('redo-nothing', { player: p })
  playMove(table, p, readWords(table.game, table.state, entry.words))
}

const SAMPLES = 48

/**
 * Whether a player learned something by a move: among the states that looked the same before it, is there one that
 * looks different after it?
 */
function learnsFrom<S>({ game }: Table<S>, before: S, p: Player, words: string): boolean {
  const after = (state: S): unknown => {
    const luck = recordingChance(seededChance(0))
    game.play(state, p, readWords(game, state, words), luck)
    return luck.said.length > 0 ? 'luck' : [viewOf(game, state, p), game.asked(state)]
  }
  const seen = after(game.clone(before))
  const luck: Chance = seededChance(1)
  for (let i = 0; i < SAMPLES; i++) if (!sameJson(after(game.guess(before, p, luck)), seen)) return true
  return false
}

/**
 * Whether all these moves answer one simultaneous question that is still open, so that none of them was seen. An answer
 * leaves the question open if fewer are asked afterwards, or if the same are asked and the others have noticed nothing.
 */
function stillTogether<S>({ game, record }: Table<S>, before: S, since: readonly Entry[]): boolean {
  const state = game.clone(before)
  return since.every(({ player, words }) => {
    const asked = game.asked(state)
    const others = Array.from({ length: record.seats }, (_, p) => p).filter((p) => p !== player)
    const see = (p: Player): Json => viewOf(game, state, p)
    const seen = others.map(see)
    game.play(state, player, readWords(game, state, words), noChance)
    const waiting = game.asked(state)
    const isSame = (p: Player): boolean =>
      asked.includes(p) && game.question(state, p).id === game.question(before, p).id
    if (waiting.length === 0 || !waiting.every(isSame)) return false
    return waiting.length < asked.length || sameJson(others.map(see), seen)
  })
}
