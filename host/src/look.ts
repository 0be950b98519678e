import {
  blindSeal,
  type Game,
  type JsonObject,
  type Move,
  type Player,
  type Question,
  type Result,
  type Rule,
} from '@acheron/core'
import type { Table } from './table.ts'
import { rowsBack } from './trail.ts'
import { BARRED_BY } from './undo.ts'

/** The table as one seat may see it. A spectator (no seat) sees what all may see. */
export interface Look {
  /** How much news the seat has had: the number that the next message must name. */
  readonly at: number
  /** What all may know, and what only this seat may know besides: its keys lie over the others. */
  readonly shown: JsonObject
  readonly own: JsonObject
  /** Whom everybody sees being waited for. */
  readonly awaited: readonly Player[]
  /** What the seat is asked, and what it may answer; absent while others are. */
  readonly question?: Question
  readonly options?: readonly OptionRun[]
  readonly back?: WayBack
  readonly result?: Result
}

/**
 * Legal moves one after the other that have the same verb and point at the same kinds of things, as columns:
 * `moves[i]` points at the things of `kinds[k]` with number `ids[k][i]`. All runs together have the order of the game.
 */
export interface OptionRun {
  readonly verb: string
  readonly kinds: readonly string[]
  readonly moves: readonly Move[]
  readonly ids: readonly (readonly number[])[]
}

/** What the seat can take back or make again. */
export interface WayBack {
  /** The rule against taking back the last row; absent if nothing is against it. */
  readonly bar?: Rule
  /** What `undo` would go back to, in the seat's own count of news, the nearest first. */
  readonly to: readonly number[]
  readonly redo: boolean
}

const FARTHEST = 32

/** What the seat may know, as the game's own texts and boards read it. */
export const viewIn = ({ shown, own }: Pick<Look, 'shown' | 'own'>): JsonObject => ({ ...shown, ...own })

export function lookOf<S>(table: Table<S>, seat: Player | undefined): Look {
  const { game, state, told } = table
  const result = game.result(state)
  const isAsked = seat !== undefined && game.asked(state).includes(seat)
  return {
    at: told[seat ?? told.length - 1],
    shown: shownAt(table),
    own: seat === undefined ? {} : game.own(state, seat),
    awaited: game.awaited(state),
    ...(isAsked && { question: game.question(state, seat), options: optionsOf(game, state, seat) }),
    ...(seat !== undefined && { back: wayBack(table, seat) }),
    ...(result && { result }),
  }
}

function shownAt<S>(table: Table<S>): JsonObject {
  const { game, state, shown } = table
  if (shown?.of === state) return shown.view
  const view = game.shown(state)
  table.shown = { of: state, view }
  return view
}

/** What a player may answer, or some of it, as columns. */
export function optionsOf<S>(game: Game<S>, state: S, p: Player, moves = game.legal(state, p)): OptionRun[] {
  const { notation } = game
  const runs: { verb: string; kinds: string[]; moves: Move[]; ids: number[][] }[] = []
  for (const m of moves) {
    const verb = notation.verb(m)
    const targets = notation.targets(state, p, m)
    let run = runs.at(-1)
    const isSame = run?.verb === verb && run.kinds.length === targets.length
    if (!run || !isSame || !targets.every(({ kind }, k) => kind === run?.kinds[k])) {
      run = { verb, kinds: targets.map(({ kind }) => kind), moves: [], ids: targets.map(() => []) }
      runs.push(run)
    }
    run.moves.push(m)
    for (const [k, { id }] of targets.entries()) run.ids[k].push(id)
  }
  return runs
}

function wayBack<S>(table: Table<S>, p: Player): WayBack {
  const to: number[] = []
  for (const { at } of rowsBack(table.trail, p)) if (to.push(at) === FARTHEST) break
  const redo = table.undone[p].length > 0
  return to.length > 0 ? { to, redo } : { bar: BARRED_BY[table.bars[p]], to, redo }
}

/** The seal of the last thing that a seat was told, blinded: to be compared with the record when the game is over. */
export function sealShownTo<S>({ seals, hash }: Table<S>, seat: Player | undefined, key: string): string {
  const { number, seal } = seals[seat ?? seals.length - 1]
  return blindSeal(seal, number, key, hash)
}
