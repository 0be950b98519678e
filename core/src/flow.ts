import { type Chance, noChance } from './chance.ts'
import {
  type AnyProcedure,
  type AnyQuestion,
  type AnyStep,
  copyFrame,
  type Frame,
  type Framed,
  type FrameQuestion,
  type Lane,
  nameLists,
  nameStep,
  type Open,
  running,
  UNANSWERED,
} from './frames.ts'
import type { Move, Player, Question, Rule, Target } from './game.ts'
import type { JsonObject } from './json.ts'
import type { Story, StoryEvent } from './story.ts'

/** The procedures of one game, listed: what of `Game` follows from them. Two games, or versions of one, share nothing. */
export interface Flow<S extends Framed> {
  /** The ids of its questions. */
  readonly questions: readonly string[]
  /** Runs the rules from a first frame to the first question. */
  begin(g: S, first: Frame, chance: Chance, story?: Story): void
  asked(g: S): readonly Player[]
  awaited(g: S): readonly Player[]
  question(g: S, p: Player): Question
  legal(g: S, p: Player): Move[]
  refusal(g: S, p: Player, m: Move): Rule | undefined
  play(g: S, p: Player, m: Move, chance: Chance, story?: Story): void
  targets(g: S, p: Player, m: Move): readonly Target[]
  meant(g: S, p: Player, target: Target): readonly Move[]
  /** What a player has answered in secret while others are still being waited for. */
  answerOf(g: S, p: Player): Move | undefined
  /** The frame of a player's lane, for `own`: what the player has chosen side by side with others so far. */
  laneOf(g: S, p: Player): Frame | undefined
  /** The innermost frame of a procedure that is in progress. */
  frameOf<F extends Frame>(g: S, procedure: AnyProcedure<S>): F | undefined
  /** For `shown`: what is going on, the outermost first, and last the question that is out. */
  underway(g: S): JsonObject[]
  /** For `guess`: the secret answers and choices of the others become any that they could have made. */
  guessOpen(g: S, p: Player, chance: Chance): void
  /** For `check`: the procedures in progress are such as the rules could have left them. Throws. */
  check(g: S): void
}

/** What several players have answered in secret comes to light: an event without words, so that nobody takes it back. */
export const ANSWERS_OPENED: StoryEvent = { id: 'answers-opened', facts: {}, reveals: 'all' }

const ENDLESS = 100_000
const NOBODY: readonly Player[] = []

/**
 * Gives the procedures of a game and their steps their names, so that frames can hold them as text. Whoever is not
 * asked breaks the rule `notAsked`, and after the end the rule `over`, whatever they say. `first` is the procedure that all
 * others are called from.
 */
export function flowOf<S extends Framed>(
  procedures: Readonly<Record<string, AnyProcedure<S>>>,
  rules: { readonly notAsked: Rule; readonly over: Rule; readonly first?: string },
): Flow<S> {
  const steps = new Map<string, AnyStep>()
  const questions = new Map<string, { what: AnyQuestion<S>; procedure: string }>()
  for (const [name, it] of Object.entries(procedures)) {
    for (const [step, run] of Object.entries(it.steps)) {
      nameStep(run, `${name}.${step}`)
      nameLists(`${name}.${step}`, it)
      steps.set(`${name}.${step}`, run)
    }
    for (const [id, what] of Object.entries(it.questions ?? {})) {
      if (questions.has(id)) throw new Error(`there are two questions called ${id}`)
      if (what.id !== undefined && what.id !== id) throw new Error(`question ${id} is called ${what.id} already`)
      what.id = id
      questions.set(id, { what, procedure: name })
    }
  }

  /** Runs on until a question is out or everything is done. */
  function run(g: S, given: number | readonly Move[] | readonly Frame[], chance: Chance, story?: Story): void {
    running.passed = given
    for (let i = 0; g.frames.length > 0 && !g.open; i++) {
      const f = top(g.frames)
      const name = f.step
      if (i === ENDLESS) throw new Error(`the rules run on without a question, last at ${name}`)
      const step = steps.get(name)
      if (!step) throw new Error(`there is no step called ${name}`)
      const passed = running.passed
      running.passed = 0
      running.endings = 0
      step(g as never, f as never, passed as never, chance, story as never)
      if (running.endings !== 1) throw new Error(`step ${name} ended ${running.endings} times; it must end once`)
      const open = g.open as Open | null
      if (open && open.lanes.length > 0) startLanes(g, open, chance, story)
    }
  }

  function startLanes(g: S, open: Open, chance: Chance, story?: Story): void {
    for (const lane of open.lanes) startLane(g, lane)
    joinLanes(g, open, chance, story)
  }

  function startLane(g: S, lane: Lane): void {
    lane.kept = null
    lane.frames = [copyFrame(lane.first)]
    lane.open = null
    inLane(g, lane, () => run(g, 0, noChance))
  }

  /** The lane is all that is in progress for as long as `act` takes. */
  function inLane(g: S, lane: Lane, act: () => void): void {
    const { frames, open } = g
    const [own] = lane.frames
    g.frames = lane.frames
    g.open = lane.open
    act()
    lane.frames = g.frames
    lane.open = g.open
    if (lane.frames.length === 0) lane.kept = own
    g.frames = frames
    g.open = open
  }

  function joinLanes(g: S, open: Open, chance: Chance, story?: Story): void {
    if (open.lanes.some(({ kept }) => kept === null)) return
    g.open = null
    if (open.lanes.length > 1) story?.tell(ANSWERS_OPENED)
    const kept = open.lanes.map((lane) => lane.kept as Frame)
    run(g, kept, chance, story)
  }

  function answer(g: S, p: Player, m: Move, chance: Chance, story?: Story): void {
    const { open } = g
    const lane = open?.lanes.find(({ player }) => player === p)
    if (open && lane && lane.kept === null) {
      inLane(g, lane, () => answer(g, p, m, noChance))
      return joinLanes(g, open, chance, story)
    }
    const place = open?.lanes.length === 0 ? open.asked.indexOf(p) : -1
    if (!open || place < 0 || open.answers[place] !== UNANSWERED)
      throw new Error(`player ${p} answers without being asked`)
    open.answers[place] = m
    if (open.answers.includes(UNANSWERED)) return
    g.open = null
    if (open.asked.length > 1) story?.tell(ANSWERS_OPENED)
    run(g, open.together ? open.answers : m, chance, story)
  }

  function asked(g: S): readonly Player[] {
    const { open } = g
    if (!open) return NOBODY
    if (open.lanes.length > 0) return open.asked.filter((_, i) => open.lanes[i].kept === null)
    return open.together ? open.asked.filter((_, i) => open.answers[i] === UNANSWERED) : open.asked
  }

  /** What a player is asked, and the frame that asks it; undefined for whoever is not asked. */
  function askedOf(g: S, p: Player): { what: FrameQuestion<S, Frame, AnyStep>; f: Frame } | undefined {
    const { open } = g
    if (!open) return undefined
    const lane = open.lanes.length > 0 ? open.lanes.find(({ player }) => player === p) : undefined
    if (lane) return lane.open && lane.kept === null ? asking(lane.frames, lane.open) : undefined
    const place = open.asked.indexOf(p)
    return place >= 0 && open.answers[place] === UNANSWERED ? asking(g.frames, open) : undefined
  }

  function asking(frames: readonly Frame[], open: Open): { what: FrameQuestion<S, Frame, AnyStep>; f: Frame } {
    const it = questions.get(open.question)
    if (!it) throw new Error(`there is no question called ${open.question}`)
    return { what: it.what, f: top(frames) }
  }

  function legal(g: S, p: Player): Move[] {
    const out: Move[] = []
    const it = askedOf(g, p)
    if (!it) return out
    const { what, f } = it
    if (what.legal) return what.legal(g, f, p)
    for (const m of what.moves(g, f, p)) if (!what.cannot(g, f, p, m)) out.push(m)
    return out
  }

  /** A lane of somebody else: as it began, or done in some way it could have been done. */
  function guessLane(g: S, lane: Lane, chance: Chance): void {
    const wasDone = lane.kept !== null
    startLane(g, lane)
    while (wasDone && lane.kept === null) {
      const possible = legal(g, lane.player)
      inLane(g, lane, () => answer(g, lane.player, possible[chance.pick(possible.length)], noChance))
    }
  }

  function procedureOf(f: Frame): { name: string; it: AnyProcedure<S>; step: string } {
    const dot = typeof f?.step === 'string' ? f.step.lastIndexOf('.') : -1
    const name = dot < 0 ? '' : f.step.slice(0, dot)
    if (!Object.hasOwn(procedures, name) || !steps.has(f.step))
      throw new Error('a frame is at a step that there is not')
    return { name, it: procedures[name], step: f.step.slice(dot + 1) }
  }

  function checkStack(g: S, frames: readonly Frame[], open: Open | null): void {
    for (const [i, f] of frames.entries()) {
      const { name, it, step } = procedureOf(f)
      checkLocals(g, f, it)
      const below = frames[i - 1]
      if (!below && frames === g.frames && name !== (rules.first ?? name))
        throw new Error(`${name} cannot have been called at the beginning`)
      const caller = below && procedureOf(below)
      const calls = caller?.it.calls
      if (caller && calls && !calls[caller.step]?.includes(name))
        throw new Error(`${name} cannot have been called at ${below.step}`)
      if (it.meanwhile?.[step] && !it.meanwhile[step](g, f as never, below))
        throw new Error(`the rules cannot be at ${f.step} in this position`)
    }
    if ((frames.length === 0) !== (open === null)) throw new Error('procedures are in progress, but no question is out')
    if (open === null) return
    if (open.lanes.length > 0) checkLanes(g, open)
    else checkOpen(g, frames, open)
  }

  function checkOpen(g: S, frames: readonly Frame[], open: Open): void {
    const { question: id, asked: to, answers, together } = open
    const it = questions.get(id)
    if (!it) throw new Error(`there is no question called ${id}`)
    const { what, f } = asking(frames, open)
    const { name, step } = procedureOf(f)
    if (name !== it.procedure || procedures[name].steps[step] !== what.next)
      throw new Error(`${id} cannot be asked at ${f.step}`)
    if (!to.every((p) => isAtTable(g, p)) || new Set(to).size < to.length || together !== (what.toAll ?? false))
      throw new Error(`${id} cannot be put to players ${to.join(', ')}`)
    const awaited = what.to?.(f) ?? (f as Frame & { by?: Player }).by
    if (!together && awaited !== undefined && to[0] !== awaited)
      throw new Error(`${id} cannot be put to player ${to[0]}`)
    if (answers.length !== to.length || !answers.includes(UNANSWERED)) throw new Error(`${id} waits for nobody`)
    for (const [place, m] of answers.entries()) {
      if (m !== UNANSWERED && what.cannot(g, f, to[place], m) !== undefined)
        throw new Error(`player ${to[place]} cannot have answered ${m} to ${id}`)
    }
  }

  function checkLanes(g: S, { asked: players, lanes, question: id, answers }: Open): void {
    const owners = lanes.map(({ player }) => player)
    const isSound =
      owners.every((p, i) => isAtTable(g, p) && p === players[i]) && new Set(owners).size === owners.length
    if (!isSound || players.length !== owners.length || id !== '' || answers.length > 0)
      throw new Error('procedures side by side belong to nobody')
    if (lanes.every(({ kept }) => kept !== null)) throw new Error('all procedures side by side are done')
    for (const lane of lanes) {
      for (const f of lane.kept ? [lane.first, lane.kept] : [lane.first]) checkLocals(g, f, procedureOf(f).it)
      if (procedureOf(lane.first).name !== procedureOf(lane.kept ?? lane.frames[0]).name)
        throw new Error('a procedure side by side with others has become another')
      checkStack(g, lane.frames, lane.open)
      if ((lane.kept === null) === (lane.open === null)) throw new Error('a procedure side by side waits for nobody')
    }
  }

  return {
    questions: [...questions.keys()],
    begin(g, first, chance, story) {
      g.frames.push(first)
      run(g, 0, chance, story)
    },
    asked,
    awaited: (g) => g.open?.asked ?? NOBODY,
    question(g, p) {
      const it = askedOf(g, p)
      if (!it) throw new Error('no question is out')
      return { id: it.what.id ?? '', rule: it.what.rule, params: it.what.params?.(g, it.f, p) ?? {} }
    },
    legal,
    refusal(g, p, m) {
      if (g.frames.length === 0) return rules.over
      const it = askedOf(g, p)
      return it ? it.what.cannot(g, it.f, p, m) : rules.notAsked
    },
    play: answer,
    targets(g, p, m) {
      const it = askedOf(g, p)
      return it?.what.targets?.(g, it.f, p, m) ?? []
    },
    meant(g, p, target) {
      const it = askedOf(g, p)
      return it?.what.meant?.(g, it.f, p, target) ?? []
    },
    answerOf(g, p) {
      const given = g.open?.answers[g.open.asked.indexOf(p)]
      return given === UNANSWERED ? undefined : given
    },
    laneOf(g, p) {
      const lane = g.open?.lanes.find(({ player }) => player === p)
      return lane && (lane.kept ?? lane.frames[0])
    },
    frameOf<F extends Frame>(g: S, it: AnyProcedure<S>): F | undefined {
      return g.frames.findLast((f) => procedureOf(f).it === it) as F | undefined
    },
    underway(g) {
      const told: JsonObject[] = []
      for (const f of g.frames) {
        const { name, it } = procedureOf(f)
        if (it.tells) told.push({ id: name, ...it.tells(g, f as never) })
      }
      if (g.open) told.push({ id: g.open.question, asked: g.open.asked.slice() })
      return told
    },
    guessOpen(g, p, chance) {
      const { open } = g
      if (!open) return
      for (const lane of open.lanes) if (lane.player !== p) guessLane(g, lane, chance)
      for (const [place, other] of open.asked.entries()) {
        if (other === p || open.lanes.length > 0 || open.answers[place] === UNANSWERED) continue
        const { what, f } = asking(g.frames, open)
        const possible = [...what.moves(g, f, other)].filter((m) => !what.cannot(g, f, other, m))
        open.answers[place] = possible[chance.pick(possible.length)]
      }
    },
    check: (g) => checkStack(g, g.frames, g.open),
  }
}

function checkLocals<S extends Framed>(g: S, frame: Frame, it: AnyProcedure<S>): void {
  const { step, ...locals } = frame
  const ranges = it.locals as Readonly<Record<string, (local: never, g: S) => boolean>>
  const found = Object.entries(locals)
  if (found.length !== Object.keys(ranges).length || !found.every(([name, local]) => ranges[name]?.(local as never, g)))
    throw new Error(`a frame at ${step} cannot hold ${JSON.stringify(locals)}`)
}

const isAtTable = (g: Framed, p: Player): boolean => Number.isInteger(p) && p >= 0 && p < g.seats

function top(frames: readonly Frame[]): Frame {
  return frames[frames.length - 1]
}
