import {
  ask,
  at,
  call,
  done,
  type Frame,
  go as goOn,
  type Player,
  procedure,
  question,
  type Rule,
  type Step,
} from '@acheron/core'
import { driveTo, pushTo } from './edits.ts'
import { DERAIL, GO, go, isGo, STOP } from './moves.ts'
import { engineOn, NONE } from './queries.ts'
import { facingOf, fieldSleeperOf, isInCircle, OFF, type Position, type Railway } from './state.ts'
import type { RailwayStory } from './story.ts'
import { hasSide, isAtEnd, listSides, sidesAhead, stepTo, turnedAbout } from './walking.ts'

/** How a move ended. */
export const STOPPED = 0
export const ENTERED = 1
export const DERAILED = 2

/** What an edition adds to the movement of engines, and the statements that its refusals cite. */
export interface MovingRules<S extends Railway> {
  readonly name: string
  readonly rules: {
    readonly step: Rule
    readonly notAhead: Rule
    readonly noTrack: Rule
    readonly notStarted: Rule
    readonly notAtEnd: Rule
    readonly push: Rule
  }
  derail(g: S, p: Player, story?: RailwayStory): void
  /** What happens when an engine comes upon another, before it is pushed. */
  ram?(g: S, by: Player, rammed: Player): Frame | undefined
  /** What happens when an engine has come to a sleeper, by itself or pushed. Its result says whether it derailed. */
  arrive(g: S, p: Player): Frame | undefined
}

interface Moving extends Frame {
  engine: Player
  /** Points of movement left. */
  left: number
  /** Whether a step has been made: 1 or 0. */
  started: number
  /** Where the step under way leads. */
  to: Position
}

interface Pushing extends Frame {
  by: Player
  engine: Player
  /** The engine's place, looking where the rammer goes. */
  travel: Position
  to: Position
}

/** Engines on the move: steps, junctions, rams. The rules are those of one edition. */
export function movement<S extends Railway>(
  its: MovingRules<S>,
): {
  move(engine: Player, left: number): Frame
  land(engine: Player, to: Position): Frame
} {
  const begun: Step<S, Moving> = (g, f) => ask(g, f, f.engine, step, chosen)

  const chosen: Step<S, Moving> = (g, f, m, _chance, story?: RailwayStory) => {
    if (m === STOP) return done(g, STOPPED)
    if (m === DERAIL) {
      its.derail(g, f.engine, story)
      return done(g, DERAILED)
    }
    f.left--
    f.started = 1
    f.to = stepTo(g, g.engine[f.engine], m - GO)
    goOn(f, comesUpon)
  }

  const comesUpon: Step<S, Moving> = (g, f, _answer, _chance, story?: RailwayStory) => {
    const rammed = isInCircle(f.to) ? NONE : engineOn(g, fieldSleeperOf(f.to))
    if (rammed === NONE) return goOn(f, moved)
    story?.tell({ id: 'rammed', facts: { by: f.engine, engine: rammed } })
    const ram = its.ram?.(g, f.engine, rammed)
    if (ram) call(g, f, ram, pushes)
    else goOn(f, pushes)
  }

  const pushes: Step<S, Moving> = (g, f) => {
    call(g, f, push(f.engine, engineOn(g, fieldSleeperOf(f.to)), f.to), moved)
  }

  const moved: Step<S, Moving> = (g, f, _answer, _chance, story?: RailwayStory) => {
    driveTo(g, f.engine, f.to, story)
    if (isInCircle(f.to)) return done(g, ENTERED)
    const arrival = its.arrive(g, f.engine)
    if (arrival) call(g, f, arrival, arrived)
    else goOn(f, f.left > 0 ? begun : stopped)
  }

  const arrived: Step<S, Moving> = (g, f, result) => {
    if (result === DERAILED) done(g, DERAILED)
    else goOn(f, f.left > 0 ? begun : stopped)
  }

  const stopped: Step<S, Moving> = (g) => done(g, STOPPED)

  procedure(`${its.name}.moving`, { begun, chosen, comesUpon, pushes, moved, arrived, stopped })

  const step = question<S, Moving>({
    id: `${its.name}.step`,
    rule: its.rules.step,
    params: (_g, f) => ({ left: f.left }),
    moves: (g, f) => [...listSides(sidesAhead(g, g.engine[f.engine])).map(go), STOP, DERAIL],
    cannot(g, f, _p, m) {
      const from = g.engine[f.engine]
      if (m === STOP) return f.started ? undefined : its.rules.notStarted
      if (m === DERAIL) return isAtEnd(g, from) ? undefined : its.rules.notAtEnd
      if (!isGo(m)) return its.rules.step
      if (!hasSide(sidesAhead(g, from), m - GO)) return isInCircle(from) ? its.rules.noTrack : its.rules.notAhead
      return isAtEnd(g, from) ? its.rules.notAtEnd : undefined
    },
  })

  const push = (by: Player, engine: Player, travel: Position): Pushing => ({
    step: at(looksAhead),
    by,
    engine,
    travel,
    to: OFF,
  })

  const looksAhead: Step<S, Pushing> = (g, f) => {
    const [side, ...branches] = listSides(sidesAhead(g, f.travel))
    if (branches.length > 0) return ask(g, f, f.by, branch, branchChosen)
    f.to = stepTo(g, f.travel, side)
    goOn(f, isPushed)
  }

  const branchChosen: Step<S, Pushing> = (g, f, m) => {
    f.to = stepTo(g, f.travel, m - GO)
    goOn(f, isPushed)
  }

  /** A third engine in the way is pushed on first. */
  const isPushed: Step<S, Pushing> = (g, f) => {
    const next = isInCircle(f.to) ? NONE : engineOn(g, fieldSleeperOf(f.to))
    if (next === NONE) goOn(f, makesRoom)
    else call(g, f, push(f.by, next, f.to), makesRoom)
  }

  const makesRoom: Step<S, Pushing> = (g, f, _answer, _chance, story?: RailwayStory) => {
    if (f.to === OFF) {
      its.derail(g, f.engine, story)
      return done(g)
    }
    pushTo(g, f.engine, facingAsBefore(g.engine[f.engine], f.travel, f.to), story)
    const arrival = isInCircle(f.to) ? undefined : its.arrive(g, f.engine)
    if (arrival) call(g, f, arrival, pushEnded)
    else done(g)
  }

  const pushEnded: Step<S, Pushing> = (g) => done(g)

  procedure(`${its.name}.pushing`, { looksAhead, branchChosen, isPushed, makesRoom, pushEnded })

  const branch = question<S, Pushing>({
    id: `${its.name}.push`,
    rule: its.rules.push,
    params: (_g, f) => ({ engine: f.engine }),
    moves: (g, f) => listSides(sidesAhead(g, f.travel)).map(go),
    cannot: (g, f, _p, m) => (isGo(m) && hasSide(sidesAhead(g, f.travel), m - GO) ? undefined : its.rules.push),
  })

  return {
    move: (engine, left) => ({ step: at(begun), engine, left, started: 0, to: OFF }),
    land: (engine, to) => ({ step: at(comesUpon), engine, left: 0, started: 1, to }),
  }
}

/** A pushed engine goes on looking as it did: with the rammer, or against it. */
function facingAsBefore(engine: Position, travel: Position, to: Position): Position {
  if (isInCircle(to)) return to
  return facingOf(engine) === facingOf(travel) ? to : turnedAbout(to)
}
