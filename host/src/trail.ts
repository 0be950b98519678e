import { type Game, type Hash, type Move, noChance, type Player, type Seal } from '@acheron/core'
import { type LogEnd, logAfter, logAfterUndo, type RowEntry, type UndoneMark } from './log.ts'

/**
 * The way back: what could still be taken back, and some of the states before it, fewer the further back. A state in
 * between is played again from the one before it: so a long turn takes little room, and a step back little time.
 * Rows that everybody knows are all of one player; then come the secret ones of several, while their question is open.
 */
export interface Trail<S> {
  readonly steps: Step[]
  /** By place in `steps`: where the game and its log were before that step. The first is always there. */
  readonly marks: Map<number, Milestone<S>>
}

interface Milestone<S> {
  readonly state: S
  readonly end: LogEnd
}

/** One entry that stands: a row, or a taking back with the rows of others that stayed. */
export type Step = PlayedRow | Stay

export interface PlayedRow {
  readonly number: number
  readonly by: Player
  readonly moves: readonly Move[]
  /** How much news the player had had before. */
  readonly at: number
  /** Only the player knows of it. */
  readonly secret: boolean
  /** The seal before it, where something was taken back in between. */
  readonly before?: Seal
}

interface Stay {
  readonly number: number
  readonly stayed: readonly PlayedRow[]
  readonly undone: UndoneMark
}

export const newTrail = <S>(): Trail<S> => ({ steps: [], marks: new Map() })

export const isStay = (step: Step | undefined): step is Stay => step !== undefined && 'stayed' in step

export const rowsOfStep = (step: Step): readonly PlayedRow[] => (isStay(step) ? step.stayed : [step])

/** The rows of a player, the last one first. */
export function* rowsBack<S>({ steps }: Trail<S>, p: Player): Generator<PlayedRow> {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]
    if (!isStay(step) && !step.secret && step.by !== p) return
    for (const row of rowsOfStep(step).toReversed()) if (row.by === p) yield row
  }
}

export function lengthen<S>({ steps, marks }: Trail<S>, step: Step, before: Milestone<S>): void {
  const place = steps.length
  const { end } = before
  const isAfterUndo = !isStay(step) && end.spot.number !== end.number - 1
  if (place % NEAREST === 0) marks.set(place, before)
  steps.push(isAfterUndo ? { ...step, before: end.seal } : step)
  if (place % NEAREST === 0) for (const old of marks.keys()) if (old % strideAt(place - old) !== 0) marks.delete(old)
}

const NEAREST = 32

/** How many steps lie between the states that are kept, so far back. */
function strideAt(distance: number): number {
  let stride = NEAREST
  while (distance > stride) stride *= 4
  return stride
}

/** Where the game and its log were before a step, and the marks that were passed on the way there. */
export interface Back<S> extends Milestone<S> {
  readonly passed: ReadonlyMap<number, Milestone<S>>
}

export function backTo<S>(game: Game<S>, { steps, marks }: Trail<S>, place: number, hash: Hash): Back<S> {
  let from = place
  while (!marks.has(from)) from--
  const passed = new Map<number, Milestone<S>>()
  let here = marks.get(from) as Milestone<S>
  for (let i = from; i < place; i++) {
    here = stepOn(game, here, steps[i], hash)
    if ((i + 1) % NEAREST === 0) passed.set(i + 1, here)
  }
  const next = steps[place]
  const seal = isStay(next) ? undefined : next?.before
  return { state: here.state, end: seal === undefined ? here.end : { ...here.end, seal }, passed }
}

/** Drops a step and all that follow. */
export function cutAt<S>({ steps, marks }: Trail<S>, place: number, { passed }: Back<S>): void {
  steps.length = place
  for (const [at, mark] of passed) if (at < place) marks.set(at, mark)
  for (const at of marks.keys()) if (at >= place) marks.delete(at)
}

/** A step once more. */
export function stepOn<S>(game: Game<S>, { state: before, end }: Milestone<S>, step: Step, hash: Hash): Milestone<S> {
  const { number } = step
  const state = game.clone(before)
  const made = rowsOfStep(step).map((row) => replayRow(game, state, row))
  if (isStay(step)) return { state, end: logAfterUndo(number, end.spot, step.undone, made, hash) }
  return { state, end: logAfter({ ...end, number, seal: step.before ?? end.seal }, made[0], hash) }
}

/** Plays a row on a state, and says it in words. */
function replayRow<S>(game: Game<S>, state: S, { by, moves }: PlayedRow): RowEntry {
  const words = moves.map((m) => {
    const printed = game.notation.print(state, m)
    game.play(state, by, m, noChance)
    return printed
  })
  return { kind: 'row', by, words }
}
