import { type Move, type Player, type Refused, type Rule, refused } from '@acheron/core'
import { isGone, type UndoEntry } from './log.ts'
import { checkPlayer, type Judged, type Table, tell, type UndoBar } from './table.ts'
import { backTo, cutAt, isStay, lengthen, type PlayedRow, rowsBack, rowsOfStep, stepOn, type Trail } from './trail.ts'

/** The rule of the platform that stands against taking back. Its SPEC has the texts. */
export const BARRED_BY: Readonly<Record<UndoBar, Rule>> = {
  nothing: 'ACH-101',
  chance: 'ACH-102',
  revealed: 'ACH-103',
  other: 'ACH-104',
  over: 'ACH-105',
}

/** What stands against taking back the last row of a player; undefined if nothing does. */
export function undoBar<S>({ trail, bars }: Table<S>, p: Player): UndoBar | undefined {
  return rowsBack(trail, p).next().done ? bars[p] : undefined
}

export interface JudgedUndo<S> extends Judged<S> {
  readonly entry: UndoEntry
  /** How much news the player had had when the first of what is taken back was done. */
  readonly to: number
}

/**
 * Judges the taking back of one's last row, or of all one's rows back to so much news. Answers of others to a question
 * that is still open stand if they can: nobody learns that they were given.
 */
export function judgeUndo<S>(table: Table<S>, p: Player, to?: number): JudgedUndo<S> {
  checkPlayer(table, p)
  const bar = undoBar(table, p)
  if (bar) throw barred(p, bar)
  const rows = rowsFrom(table, p, to)
  const only = rows.every(({ secret }) => secret)
  const from = only ? rows[0].number : rows.filter(({ secret }) => !secret)[0].number
  const entry: UndoEntry = { kind: 'undo', by: p, from, ...(only && { only }) }
  const judged = takeUndo(table, entry)
  if (!judged) throw new Error('what is on the trail cannot be taken back')
  return { ...judged, entry, to: rows[0].at }
}

/** The player's last row, or all of them back to so much news. */
function rowsFrom<S>({ trail, bars }: Table<S>, p: Player, to: number | undefined): readonly PlayedRow[] {
  const rows: PlayedRow[] = []
  for (const row of rowsBack(trail, p)) {
    if (to !== undefined && row.at < to) break
    rows.unshift(row)
    if (to === undefined || row.at === to) return rows
  }
  throw barred(p, rows.length === 0 ? 'nothing' : bars[p])
}

function barred(p: Player, bar: UndoBar): Refused {
  return refused(`undo-${bar}`, { player: p }, { rule: BARRED_BY[bar] })
}

/** An undo that was judged elsewhere. Undefined if it goes back further than the trail: then the log must be read. */
export function takeUndo<S>(table: Table<S>, entry: UndoEntry): Judged<S> | undefined {
  const { game, trail, end, hash } = table
  const isOut = (row: PlayedRow): boolean => isGone(entry, row.number, row.by)
  const place = placeOf(trail, entry.from, isOut)
  if (place === undefined) return undefined
  const played = trail.steps.slice(place).flatMap(rowsOfStep)
  const back = backTo(game, trail, place, hash)
  const undone = { undone: end.number - back.end.spot.number, seal: end.seal }
  const step = { number: end.number, stayed: played.filter((row) => !isOut(row)), undone }
  const after = stepOn(game, back, step, hash)
  const commit = (to: Table<S>): void => {
    cutAt(to.trail, place, back)
    if (step.stayed.length > 0) lengthen(to.trail, step, { state: back.state, end: back.end })
    to.state = after.state
    to.end = after.end
    tellUndo(to, entry, played.filter(isOut))
  }
  return { entry, state: after.state, commit }
}

/**
 * The first step that an undo touches: with a taking back right before it, it becomes one. None if it begins before the
 * trail does.
 */
function placeOf<S>({ steps }: Trail<S>, from: number, isOut: (row: PlayedRow) => boolean): number | undefined {
  if (steps.length === 0 || rowsOfStep(steps[0]).every(({ number }) => number > from)) return undefined
  let place: number | undefined
  for (let i = steps.length - 1; i >= 0 && steps[i].number >= from; i--) if (rowsOfStep(steps[i]).some(isOut)) place = i
  return place !== undefined && isStay(steps[place - 1]) ? place - 1 : place
}

function tellUndo<S>(table: Table<S>, { by, only }: UndoEntry, gone: readonly PlayedRow[]): void {
  const { told, undone, end } = table
  const mine = gone.filter((row) => row.by === by)
  for (const { moves } of mine.toReversed()) undone[by].push(moves)
  table.last[by] = { at: told[by], kind: 'undo', to: mine[0]?.at ?? 0 }
  tell(table, {
    number: end.number - 1,
    by,
    together: only !== undefined,
    events: [],
    struck: told.map((_, seat) => gone.filter((row) => !row.secret || row.by === seat).length),
    ...(only && { only: by }),
  })
}

/** The row that the player took back last. */
export function redoRow<S>(table: Table<S>, p: Player): readonly Move[] {
  checkPlayer(table, p)
  const row = table.undone[p].at(-1)
  if (!row) throw refused('redo-nothing', { player: p }, { rule: 'ACH-106' })
  return row
}
