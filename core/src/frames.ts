import type { Chance } from './chance.ts'
import type { Move, Player, Question, Rule } from './game.ts'
import type { Story } from './story.ts'

/** A procedure in progress: the name of its next step, and its locals as further fields. Plain JSON. */
export interface Frame {
  step: string
}

/** What a state needs to run on frames. Only the frame on top can wait; `open` is what it waits for. */
export interface Framed {
  /** The procedures in progress, the innermost last. Empty when the game is over. */
  frames: Frame[]
  open: Open | null
}

/** A question that is out: to whom, and what those who were asked together have answered so far. */
interface Open {
  question: string
  asked: Player[]
  /** By place in `asked`: UNANSWERED or a move. */
  answers: Move[]
  together: boolean
}

/**
 * One step of a procedure. It ends with exactly one of `ask`, `askAll`, `call`, `go` and `done`. The answer is the move
 * of the player asked, or the result of the procedure called; 0 at the beginning.
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

/** A question: the moves that are worth trying, and for each move the rule against it. */
export interface FrameQuestion<S, F extends Frame> {
  readonly id: string
  readonly rule: Rule
  moves(g: S, f: F, p: Player): Iterable<Move>
  cannot(g: S, f: F, p: Player, m: Move): Rule | undefined
  /** For questions with many answers: a quicker way to list exactly those that `cannot` lets pass. The laws compare. */
  legal?(g: S, f: F, p: Player): Move[]
  params?(g: S, f: F, p: Player): Record<string, number>
}

// The steps of different procedures have different frames; the registry can only know what they share.
type AnyStep = (g: Framed, f: Frame, answer: never, chance: Chance, story?: Story) => void
type AnyQuestion = FrameQuestion<Framed, Frame>

const steps = new Map<string, AnyStep>()
const names = new Map<AnyStep, string>()
const questions = new Map<string, AnyQuestion>()
const UNANSWERED = -1
const ENDLESS = 100_000

/** Gives the steps of a procedure their names, so that a frame can hold them as text. */
export function procedure(name: string, its: Readonly<Record<string, object>>): void {
  for (const [step, run] of Object.entries(its)) {
    const full = `${name}.${step}`
    if (steps.has(full)) throw new Error(`there are two steps called ${full}`)
    steps.set(full, run as AnyStep)
    names.set(run as AnyStep, full)
  }
}

/** Makes a question known by its id. */
export function question<S extends Framed, F extends Frame>(it: FrameQuestion<S, F>): FrameQuestion<S, F> {
  if (questions.has(it.id)) throw new Error(`there are two questions called ${it.id}`)
  questions.set(it.id, it)
  return it
}

/** Procedures in order, one after the other: the sequence of play. A part that is left out returns undefined. */
export function sequence<S extends Framed>(name: string, parts: readonly ((g: S) => Frame | undefined)[]): () => Frame {
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
  procedure(name, { next })
  return () => ({ step: at(next), part: 0 }) as Frame
}

/** The name of a step. */
export function at(step: object): string {
  const name = names.get(step as AnyStep)
  if (!name) throw new Error(`a step is used that no procedure names: ${(step as AnyStep).name}`)
  return name
}

/** Asks one player; the answer goes to the step `then`. */
export function ask<S extends Framed, F extends Frame>(
  g: S,
  f: F,
  p: Player,
  what: FrameQuestion<S, F>,
  then: Step<S, F>,
): void {
  wait(g, f, [p], what.id, at(then), false)
}

/** Asks several players at once and in secret; when all have answered, the answers go to the step `then`. */
export function askAll<S extends Framed, F extends Frame>(
  g: S,
  f: F,
  players: readonly Player[],
  what: FrameQuestion<S, F>,
  then: StepOfAll<S, F>,
): void {
  wait(g, f, [...players], what.id, at(then), true)
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
  passed = result
}

/** Ends everything that is in progress: the game is over. */
export function finish(g: Framed): void {
  end()
  g.frames.length = 0
}

// While a step runs: how often it has ended, and what the next step will be given. Steps are synchronous and cannot be nested.
let endings = 0
let passed: number | readonly Move[] = 0

function end(): void {
  endings++
}

function wait(g: Framed, f: Frame, asked: Player[], id: string, then: string, together: boolean): void {
  if (asked.length === 0) throw new Error(`question ${id} is put to nobody`)
  if (asked.length > 1 && new Set(asked).size < asked.length) throw new Error(`question ${id} is put to somebody twice`)
  end()
  f.step = then
  g.open = { question: id, asked, answers: asked.map(() => UNANSWERED), together }
}

/** Runs the rules until a question is out or everything is done. */
export function run(g: Framed, chance: Chance, story?: Story, answer: number | readonly Move[] = 0): void {
  passed = answer
  for (let i = 0; g.frames.length > 0 && !g.open; i++) {
    if (i === ENDLESS) throw new Error(`the rules run on without a question, last at ${top(g).step}`)
    const f = top(g)
    const name = f.step
    const step = steps.get(name)
    if (!step) throw new Error(`there is no step called ${name}`)
    const given = passed
    passed = 0
    endings = 0
    step(g, f, given as never, chance, story)
    if (endings !== 1) throw new Error(`step ${name} ended ${endings} times; it must end once`)
  }
}

/** Takes a legal answer, and runs on when it was the last one awaited. */
export function answer(g: Framed, p: Player, m: Move, chance: Chance, story?: Story): void {
  const open = g.open
  const place = open?.asked.indexOf(p) ?? -1
  if (!open || place < 0 || open.answers[place] !== UNANSWERED)
    throw new Error(`player ${p} answers without being asked`)
  open.answers[place] = m
  if (open.answers.includes(UNANSWERED)) return
  g.open = null
  run(g, chance, story, open.together ? open.answers : m)
}

/** The parts of `Game` that follow from frames. */
export function askedOf(g: Framed): readonly Player[] {
  const { open } = g
  if (!open) return NOBODY
  return open.together ? open.asked.filter((_, i) => open.answers[i] === UNANSWERED) : open.asked
}

const NOBODY: readonly Player[] = []

/** The open question and the frame that asks it. */
export function questionOf<S extends Framed>(g: S): { what: FrameQuestion<S, Frame>; frame: Frame } | undefined {
  const what = g.open && questions.get(g.open.question)
  return what ? { what: what as unknown as FrameQuestion<S, Frame>, frame: top(g) } : undefined
}

/** What a player who is asked is asked. */
export function promptOf(g: Framed, p: Player): Question {
  const it = questionOf(g)
  if (!it) throw new Error('no question is out')
  return { id: it.what.id, rule: it.what.rule, params: it.what.params?.(g, it.frame, p) ?? {} }
}

/** The rule against an answer. Players who are not asked break the rule `notAsked`, whatever they say. */
export function refusalOf(g: Framed, p: Player, m: Move, notAsked: Rule): Rule | undefined {
  const it = questionOf(g)
  return it && askedOf(g).includes(p) ? it.what.cannot(g, it.frame, p, m) : notAsked
}

/** The legal answers of a player who is asked; the same predicate refuses all others. */
export function legalOf(g: Framed, p: Player): Move[] {
  const out: Move[] = []
  const it = questionOf(g)
  if (!it || !askedOf(g).includes(p)) return out
  if (it.what.legal) return it.what.legal(g, it.frame, p)
  for (const m of it.what.moves(g, it.frame, p)) if (!it.what.cannot(g, it.frame, p, m)) out.push(m)
  return out
}

/** What a player has answered in secret while others are still being waited for. */
export function answerOf(g: Framed, p: Player): Move | undefined {
  const given = g.open?.answers[g.open.asked.indexOf(p)]
  return given === UNANSWERED ? undefined : given
}

/** For `guess`: the secret answers of the others become any that they could have given. */
export function guessAnswers(g: Framed, p: Player, chance: Chance): void {
  const it = questionOf(g)
  if (!g.open || !it) return
  for (const [place, other] of g.open.asked.entries()) {
    if (other === p || g.open.answers[place] === UNANSWERED) continue
    const possible = [...it.what.moves(g, it.frame, other)].filter((m) => !it.what.cannot(g, it.frame, other, m))
    g.open.answers[place] = possible[chance.pick(possible.length)]
  }
}

/** For `check`: the steps and the question are known, and the question waits for players at the table. Throws. */
export function checkFrames(g: Framed, seats: number): void {
  const known = g.frames.filter((f) => steps.has(f?.step))
  if (known.length < g.frames.length) throw new Error('a frame is at a step that there is not')
  if ((g.frames.length === 0) !== (g.open === null))
    throw new Error('procedures are in progress, but no question is out')
  if (g.open) checkOpen(g, g.open, seats)
}

function checkOpen(g: Framed, { question: id, asked, answers, together }: Open, seats: number): void {
  const it = questionOf(g)
  if (!it) throw new Error(`there is no question called ${id}`)
  const isAtTable = (p: Player): boolean => Number.isInteger(p) && p >= 0 && p < seats
  if (!asked.every(isAtTable) || new Set(asked).size < asked.length || (asked.length > 1 && !together))
    throw new Error(`question ${id} cannot be put to players ${asked.join(', ')}`)
  if (answers.length !== asked.length || !answers.includes(UNANSWERED))
    throw new Error(`question ${id} waits for nobody`)
  for (const [place, m] of answers.entries())
    if (m !== UNANSWERED && it.what.cannot(g, it.frame, asked[place], m) !== undefined)
      throw new Error(`player ${asked[place]} cannot have answered ${m} to question ${id}`)
}

export function cloneFrames<S extends Framed>(g: S): Pick<S, 'frames' | 'open'> {
  return {
    frames: g.frames.map(copyFlat),
    open: g.open && { ...g.open, asked: g.open.asked.slice(), answers: g.open.answers.slice() },
  }
}

/** Locals are numbers, texts, or flat lists of them. */
function copyFlat<F extends Frame>(f: F): F {
  const copy = { ...f }
  for (const key in copy) {
    const value = copy[key]
    if (Array.isArray(value)) copy[key] = value.slice() as typeof value
  }
  return copy
}

function top(g: Framed): Frame {
  return g.frames[g.frames.length - 1]
}
