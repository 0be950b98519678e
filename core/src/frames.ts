import type { Chance } from './chance.ts'
import type { Move, Player, Rule, Target } from './game.ts'
import type { Json } from './json.ts'
import type { Story } from './story.ts'

/** A procedure in progress: the name of its next step, and its locals as further fields. Plain JSON. */
export interface Frame {
  step: string
}

/** What a state needs to run on frames. Only the frame on top can wait; `open` is what it waits for. */
export interface Framed {
  readonly seats: number
  /** The procedures in progress, the innermost last. Empty when the game is over. */
  frames: Frame[]
  open: Open | null
}

/** What is being waited for: a question that was put to one player or to several at once, or procedures side by side. */
export interface Open {
  /** The id of the question; empty while procedures run side by side. */
  question: string
  asked: Player[]
  /** By place in `asked`: UNANSWERED or a move. */
  answers: Move[]
  together: boolean
  lanes: Lane[]
}

/** One of several procedures side by side: it belongs to one player, and nobody else sees anything of it. */
export interface Lane {
  player: Player
  /** As it began; who may not look into the lane knows no more than this. */
  first: Frame
  frames: Frame[]
  open: Open | null
  /** What is left of it when it is done: its frame with everything that was chosen. */
  kept: Frame | null
}

/** In `Open.answers`: not answered yet. */
export const UNANSWERED = -1

/**
 * One step of a procedure. It ends with exactly one of `ask`, `askAll`, `askEach`, `call`, `go`, `done` and `finish`.
 * The answer is the move of the player asked, or the result of the procedure called; 0 at the beginning.
 */
export type Step<S, F extends Frame> = (g: S, f: F, answer: number, chance: Chance, story?: Story) => void

/** A step that follows `askAll`: the answers in the order in which the players were named. */
export type StepOfAll<S, F extends Frame> = (
  g: S,
  f: F,
  answers: readonly Move[],
  chance: Chance,
  story?: Story,
) => void

/** A step that follows `askEach`: the frames of the lanes, in their order, with what was chosen in them. */
export type StepOfEach<S, F extends Frame, L extends Frame> = (
  g: S,
  f: F,
  lanes: readonly L[],
  chance: Chance,
  story?: Story,
) => void

/** A question: the moves that are worth trying, and for each move the rule against it. */
export interface FrameQuestion<S, F extends Frame, Next = Step<S, F>> {
  /** Its name in the procedure that asks it; given by `flowOf`. */
  id?: string
  /** Whether it is put to several at once. */
  readonly toAll?: boolean
  readonly rule: Rule
  /** The step that gets the answer. */
  readonly next: Next
  moves(g: S, f: F, p: Player): Iterable<Move>
  cannot(g: S, f: F, p: Player, m: Move): Rule | undefined
  /** For questions with many answers: a quicker way to list exactly those that `cannot` lets pass. The laws compare. */
  legal?(g: S, f: F, p: Player): Move[]
  params?(g: S, f: F, p: Player): Record<string, number>
  /** What one could point at to give an answer. */
  targets?(g: S, f: F, p: Player, m: Move): readonly Target[]
  /** The answers, legal or not, that pointing at a thing could mean. */
  meant?(g: S, f: F, p: Player, target: Target): readonly Move[]
  /** Whom the frame waits for, so that the position of a stranger can be checked; without it the local `by`, if any. */
  to?(f: F): Player
}

/** Whether a local of a frame is in its range. */
export type Fits<S> = (local: Json, g: S) => boolean

/** A procedure: its steps, its questions, and what its frames may hold. A value; `flowOf` gives it its name. */
export interface Procedure<S extends Framed, F extends Frame = Frame> {
  /** By local: its range. All locals are named. */
  readonly locals: { readonly [local in Exclude<keyof F, 'step'>]: Fits<S> }
  /** In order. */
  readonly steps: Readonly<Record<string, AnyStep>>
  readonly questions?: Readonly<Record<string, AnyQuestion<S>>>
  /** By step that waits for another procedure: which ones it can be. Left out, any. */
  readonly calls?: Readonly<Record<string, readonly string[]>>
  /** By step: what is true while a frame waits there, on top of that other frame. */
  readonly meanwhile?: Readonly<Record<string, (g: S, f: F, below: Frame | undefined) => boolean>>
  /** What everybody may know of it while it is going on. Left out, it is not worth mentioning. */
  tells?(g: S, f: F): Readonly<Record<string, number>>
}

// The steps of different procedures have different frames; a list of them can only know what they share.
export type AnyStep = (g: never, f: never, answer: never, chance: Chance, story?: never) => void
export type AnyQuestion<S> = FrameQuestion<S, never, AnyStep>
export type AnyProcedure<S extends Framed> = Procedure<S, never>

export const procedure = <S extends Framed, F extends Frame>(it: Procedure<S, F>): AnyProcedure<S> => it

/** A question to one player. */
export const question = <S extends Framed, F extends Frame>(it: FrameQuestion<S, F>): FrameQuestion<S, F> => it

/** A question to several at once. */
export const questionToAll = <S extends Framed, F extends Frame>(
  it: FrameQuestion<S, F, StepOfAll<S, F>>,
): FrameQuestion<S, F, StepOfAll<S, F>> => ({ ...it, toAll: true })

/** Ranges of locals. */
export const from =
  (least: number, most: number): Fits<Framed> =>
  (local) =>
    isWhole(local, least, most)
export const PLAYER: Fits<Framed> = (local, g) => isWhole(local, 0, g.seats - 1)
export const PLAYERS: Fits<Framed> = (local, g) => Array.isArray(local) && local.every((each) => PLAYER(each, g))

export const isWhole = (value: Json, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const names = new WeakMap<object, string>()

/** The name of a step, which `flowOf` has given it. */
export function at(step: object): string {
  const name = names.get(step)
  if (!name) throw new Error(`a step is used that no flow lists: ${(step as { name?: string }).name}`)
  return name
}

export function nameStep(step: object, name: string): void {
  const known = names.get(step)
  if (known !== undefined && known !== name) throw new Error(`step ${name} is called ${known} already`)
  names.set(step, name)
}

/** Procedures in order, one after the other: the sequence of play. A part that is left out returns undefined. */
export function sequence<S extends Framed>(
  parts: readonly ((g: S) => Frame | undefined)[],
): { begin: () => Frame; procedure: AnyProcedure<S> } {
  interface Sequence extends Frame {
    part: number
  }
  const next: Step<S, Sequence> = (g, f) => {
    for (;;) {
      if (f.part === parts.length) return done(g)
      const frame = parts[f.part++](g)
      if (frame) return call(g, f, frame, next)
    }
  }
  return {
    begin: () => ({ step: at(next), part: 0 }) as Frame,
    procedure: procedure<S, Sequence>({ locals: { part: from(0, parts.length) }, steps: { next } }),
  }
}

/** Asks one player; the answer goes to the step that the question names. */
export function ask<S extends Framed, F extends Frame>(g: S, f: F, p: Player, what: FrameQuestion<S, F>): void {
  wait(g, f, [p], what, false)
}

/** Asks several players at once and in secret; when all have answered, the answers go to the question's step. */
export function askAll<S extends Framed, F extends Frame>(
  g: S,
  f: F,
  players: readonly Player[],
  what: FrameQuestion<S, F, StepOfAll<S, F>>,
): void {
  wait(g, f, [...players], what, true)
}

/**
 * Runs procedures side by side, one for each of some players, in secret. A lane keeps what is chosen in its own frame
 * and changes nothing else, tells nothing and leaves nothing to chance; the step `then` carries everything out.
 */
export function askEach<S extends Framed, F extends Frame, L extends Frame>(
  g: S,
  f: F,
  lanes: readonly { readonly player: Player; readonly frame: L }[],
  then: StepOfEach<S, F, L>,
): void {
  const players = lanes.map(({ player }) => player)
  checkAsked('', players)
  end()
  f.step = at(then)
  g.open = {
    question: '',
    asked: players,
    answers: [],
    together: true,
    lanes: lanes.map(({ player, frame }) => ({ player, first: frame, frames: [], open: null, kept: null })),
  }
}

/** Runs another procedure; its result goes to the step `then`. */
export function call<S extends Framed, F extends Frame>(g: S, f: F, frame: Frame, then: Step<S, F>): void {
  end()
  f.step = at(then)
  g.frames.push(frame)
}

/** Goes on with another step of the same procedure. */
export function go<S, F extends Frame>(f: F, then: Step<S, F>): void {
  end()
  f.step = at(then)
}

/** Ends the procedure, with a result for its caller. */
export function done(g: Framed, result = 0): void {
  end()
  g.frames.pop()
  running.passed = result
}

/** Ends everything that is in progress: the game is over. */
export function finish(g: Framed): void {
  end()
  g.frames.length = 0
}

/** While a step runs: how often it has ended, and what the next step will be given. Steps are synchronous and never nested. */
export const running: { endings: number; passed: number | readonly Move[] | readonly Frame[] } = {
  endings: 0,
  passed: 0,
}

function end(): void {
  running.endings++
}

function wait(g: Framed, f: Frame, asked: Player[], what: { id?: string; next: object }, together: boolean): void {
  const id = what.id
  if (id === undefined) throw new Error(`a question is put that no procedure lists, at ${f.step}`)
  checkAsked(id, asked)
  end()
  f.step = at(what.next)
  g.open = { question: id, asked, answers: asked.map(() => UNANSWERED), together, lanes: [] }
}

function checkAsked(id: string, asked: readonly Player[]): void {
  if (asked.length === 0) throw new Error(`question ${id} is put to nobody`)
  if (asked.length > 1 && new Set(asked).size < asked.length) throw new Error(`question ${id} is put to somebody twice`)
}

/** A copy of the procedures in progress that shares nothing with the original. */
export function cloneFrames<S extends Framed>(g: S): Pick<S, 'frames' | 'open'> {
  return { frames: g.frames.map(copyFrame), open: g.open && copyOpen(g.open) }
}

function copyOpen(open: Open): Open {
  const { question, asked, answers, together, lanes } = open
  return {
    question,
    asked: asked.slice(),
    answers: answers.slice(),
    together,
    lanes: lanes.length === 0 ? [] : lanes.map(copyLane),
  }
}

const copyLane = ({ player, first, frames, open, kept }: Lane): Lane => ({
  player,
  first: copyFrame(first),
  frames: frames.map(copyFrame),
  open: open && copyOpen(open),
  kept: kept && copyFrame(kept),
})

/** By step: which locals are lists. Of several games that call a step alike, those of all. */
const listsAt = new Map<string, readonly string[]>()
const EMPTY: Json = []

/** So that copying a frame need not look at every local: what may hold an empty list is one. */
export function nameLists<S extends Framed>(step: string, { locals }: AnyProcedure<S>): void {
  const ranges = Object.entries<Fits<Framed>>(locals as Record<string, Fits<Framed>>)
  const lists = ranges.filter(([, fits]) => fits(EMPTY, NO_TABLE)).map(([local]) => local)
  listsAt.set(step, [...new Set([...(listsAt.get(step) ?? []), ...lists])])
}

const NO_TABLE: Framed = { seats: 0, frames: [], open: null }

/** Locals are numbers, texts, or flat lists of them. */
export function copyFrame<F extends Frame>(f: F): F {
  const copy = { ...f } as Frame & Record<string, unknown>
  const lists = listsAt.get(f.step) ?? Object.keys(f)
  for (let i = 0; i < lists.length; i++) {
    const value = copy[lists[i]]
    if (Array.isArray(value)) copy[lists[i]] = value.slice()
  }
  return copy as unknown as F
}
