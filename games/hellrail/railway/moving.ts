import {
  type AnyProcedure,
  ask,
  at,
  call,
  done,
  type Frame,
  from,
  go as goOn,
  type Move,
  PLAYER,
  type Player,
  procedure,
  question,
  type Rule,
  type Step,
  type Target,
} from '@acheron/core'
import { crossing, crossings, WIDEST } from './crossing.ts'
import { driveTo, pushTo } from './edits.ts'
import { beside } from './field.ts'
import { DERAIL, GO, go, isGo, STOP } from './moves.ts'
import { engineOn, NONE } from './queries.ts'
import { FLAG, localOf, MOVER, PLACE, PLACE_OR_OFF, POINTS } from './ranges.ts'
import { SIDES } from './sides.ts'
import { cellOf, facingOf, fieldSleeperOf, isInCircle, MOST_SEATS, OFF, type Position, type Railway } from './state.ts'
import type { RailwayStory } from './story.ts'
import { placeTarget } from './targets.ts'
import { hasSide, isAtEnd, listSides, sidesAhead, stepTo, turnedAbout } from './walking.ts'

/** How a move ended. */
export const STOPPED = 0
export const ENTERED = 1
export const DERAILED = 2

/** What an edition adds to the movement of engines, and the statements that its refusals cite. */
export interface MovingRules<S extends Railway> {
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
  /** The procedures that `ram` and `arrive` begin. */
  readonly calls: { readonly ram: readonly string[]; readonly arrive: readonly string[] }
  /** What else is true in this edition while an engine is on the move. */
  isUnderway?(f: Moving, below: Frame | undefined): boolean
}

export interface Moving extends Frame {
  engine: Player
  /** Points of movement left. */
  left: number
  /** Whether a step has been made: 1 or 0. */
  started: number
  /** Where the step under way leads. */
  to: Position
  /** A bit for each engine that has been rammed on this move: what a ram offers, it offers once. */
  rammed: number
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
  readonly moving: AnyProcedure<S>
  readonly pushing: AnyProcedure<S>
} {
  const begun: Step<S, Moving> = (g, f) => ask(g, f, f.engine, step)

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
    const isFirst = ((f.rammed >> rammed) & 1) === 0
    f.rammed |= 1 << rammed
    const ram = isFirst ? its.ram?.(g, f.engine, rammed) : undefined
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

  const step = question<S, Moving>({
    rule: its.rules.step,
    next: chosen,
    to: (f) => f.engine,
    params: (_g, f) => ({ left: f.left }),
    moves: (g, f) => [...listSides(sidesAhead(g, g.engine[f.engine])).map(go), STOP, DERAIL],
    cannot(g, f, _p, m) {
      const at = g.engine[f.engine]
      if (m === STOP) return f.started ? undefined : its.rules.notStarted
      if (m === DERAIL) return isAtEnd(g, at) ? undefined : its.rules.notAtEnd
      if (!isGo(m)) return its.rules.step
      if (!hasSide(sidesAhead(g, at), m - GO)) return isInCircle(at) ? its.rules.noTrack : its.rules.notAhead
      return isAtEnd(g, at) ? its.rules.notAtEnd : undefined
    },
    targets: (g, f, _p, m) => (m === DERAIL ? [cellPast(g, f.engine)] : waysFrom(g, g.engine[f.engine], m)),
    meant: (g, f, _p, target) => [
      ...goingTo(g, g.engine[f.engine], target),
      ...(isSame(target, cellPast(g, f.engine)) ? [DERAIL] : []),
    ],
  })

  const isUnderway = (f: Moving, below: Frame | undefined): boolean => its.isUnderway?.(f, below) ?? true
  const isComing = (g: S, f: Moving, below: Frame | undefined): boolean =>
    f.started === 1 && isOnTheWay(g, f) && isUnderway(f, below)

  const moving = procedure<S, Moving>({
    locals: { engine: MOVER, left: POINTS, started: FLAG, to: PLACE_OR_OFF, rammed: from(0, (1 << MOST_SEATS) - 1) },
    steps: { begun, chosen, comesUpon, pushes, moved, arrived, stopped },
    questions: { step },
    calls: { pushes: its.calls.ram, moved: ['pushing'], arrived: its.calls.arrive },
    meanwhile: {
      chosen: (g, f, below) => f.left > 0 && (f.started ? hasCome(g, f) : f.to === OFF) && isUnderway(f, below),
      pushes: isComing,
      moved: isComing,
      arrived: (g, f, below) => f.started === 1 && hasCome(g, f) && isUnderway(f, below),
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
    if (branches.length > 0) return ask(g, f, f.by, branch)
    f.to = stepTo(g, f.travel, side)
    goOn(f, makesWay)
  }

  const branchChosen: Step<S, Pushing> = (g, f, m) => {
    f.to = stepTo(g, f.travel, m - GO)
    goOn(f, makesWay)
  }

  /** A third engine in the way is pushed on first. */
  const makesWay: Step<S, Pushing> = (g, f) => {
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

  const branch = question<S, Pushing>({
    rule: its.rules.push,
    next: branchChosen,
    params: (_g, f) => ({ engine: f.engine }),
    moves: (g, f) => listSides(sidesAhead(g, f.travel)).map(go),
    cannot: (g, f, _p, m) => (isGo(m) && hasSide(sidesAhead(g, f.travel), m - GO) ? undefined : its.rules.push),
    targets: (g, f, _p, m) => waysFrom(g, f.travel, m),
    meant: (g, f, _p, target) => goingTo(g, f.travel, target),
  })

  const pushing = procedure<S, Pushing>({
    locals: { by: MOVER, engine: PLAYER, travel: PLACE, to: PLACE_OR_OFF },
    steps: { looksAhead, branchChosen, makesWay, makesRoom, pushEnded },
    questions: { push: branch },
    calls: { makesRoom: ['pushing'], pushEnded: its.calls.arrive },
    meanwhile: {
      branchChosen: (g, f, below) => isInTheWay(g, f, below) && f.to === OFF && waysAhead(g, f.travel).length > 1,
      makesRoom: (g, f, below) => isInTheWay(g, f, below) && waysAhead(g, f.travel).includes(f.to),
      pushEnded: (g, f, below) =>
        f.travel === localOf(below, 'to') && f.engine !== f.by && isAt(g, NONE, f.travel) && isAt(g, f.engine, f.to),
    },
  })

  return {
    move: (engine, left) => ({ step: at(begun), engine, left, started: 0, to: OFF, rammed: 0 }),
    land: (engine, to) => ({ step: at(comesUpon), engine, left: 0, started: 1, to, rammed: 0 }),
    moving,
    pushing,
  }
}

const hasCome = (g: Railway, f: Moving): boolean => !isInCircle(f.to) && f.to === g.engine[f.engine]

/** By a step, or over water. */
function isOnTheWay(g: Railway, f: Moving): boolean {
  const at = g.engine[f.engine]
  const landings = listSides(crossings(g, at, WIDEST)).map((side) => crossing(g, at, side).to)
  return !isInCircle(f.to) && [...waysAhead(g, at), ...landings].includes(f.to)
}

const isAt = (g: Railway, p: Player, at: Position): boolean => !isInCircle(at) && engineOn(g, fieldSleeperOf(at)) === p

const isInTheWay = (g: Railway, f: Pushing, below: Frame | undefined): boolean =>
  f.travel === localOf(below, 'to') && f.engine !== f.by && isAt(g, f.engine, f.travel)

const waysAhead = (g: Railway, at: Position): Position[] =>
  listSides(sidesAhead(g, at)).map((side) => stepTo(g, at, side))

/** What one points at to go to a side. */
const waysFrom = (g: Railway, at: Position, m: Move): Target[] => (isGo(m) ? [placeTarget(stepTo(g, at, m - GO))] : [])

const goingTo = (g: Railway, at: Position, target: Target): Move[] =>
  SIDES.map(go).filter((m) => waysFrom(g, at, m).some((way) => isSame(way, target)))

const isSame = (one: Target, other: Target): boolean => one.kind === other.kind && one.id === other.id

function cellPast(g: Railway, engine: Player): Target {
  const at = g.engine[engine]
  return { kind: 'cell', id: isInCircle(at) ? NONE : beside(cellOf(fieldSleeperOf(at)), facingOf(at)) }
}

/** A pushed engine goes on looking as it did: with the rammer, or against it. */
function facingAsBefore(engine: Position, travel: Position, to: Position): Position {
  if (isInCircle(to)) return to
  return facingOf(engine) === facingOf(travel) ? to : turnedAbout(to)
}
