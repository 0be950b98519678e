import { type Frame, type Json, legalOf, type Player } from '@acheron/core'
import { fail, isStanding, isWhole } from './check.ts'
import { CIRCLES } from './circles.ts'
import { crossing, crossings, WIDEST } from './crossing.ts'
import { CELLS } from './field.ts'
import { countAt, engineOn, NONE } from './queries.ts'
import { RAIL_CARDS } from './rail-cards.ts'
import { fieldSleeperOf, isInCircle, OFF, PLAYED, type Position, type Railway } from './state.ts'
import { SLEEPERS } from './tracks.ts'
import { listSides, sidesAhead, stepTo } from './walking.ts'

/** Whether a local of a frame is in its range. */
type Fits = (g: Railway, local: Json) => boolean

/** The locals of a frame, which are numbers with few exceptions. */
export type Locals = Readonly<Record<string, number>>

/** How the procedures of an edition hang together. Steps, procedures and questions go without the name of the game. */
export interface Progress<S extends Railway> {
  /** By procedure: what its frames hold besides the step. */
  readonly locals: Readonly<Record<string, Readonly<Record<string, Fits>>>>
  /** By question: the step that waits for the answer. */
  readonly waiting: Readonly<Record<string, string>>
  /** By step that waits for another procedure: which ones it can be. */
  readonly calls: Readonly<Record<string, readonly string[]>>
  /** By step: what is true while a frame is there, on top of that other frame. */
  readonly meanwhile: Readonly<Record<string, (g: S, f: Locals, below: Locals) => boolean>>
}

export const from =
  (least: number, most: number): Fits =>
  (_g, local) =>
    isWhole(local, least, most)

const MOST_POINTS = 9

/** Ranges of locals. */
export const FLAG = from(0, 1)
export const POINTS = from(0, MOST_POINTS)
export const CIRCLE = from(0, CIRCLES - 1)
export const CIRCLE_OR_NONE = from(NONE, CIRCLES - 1)
export const CARD = from(0, RAIL_CARDS - 1)
export const CARD_OR_NONE = from(NONE, RAIL_CARDS - 1)
export const SLEEPER_OR_NONE = from(NONE, CELLS * SLEEPERS - 1)
export const PLAYER: Fits = (g, local) => isWhole(local, 0, g.seats - 1)
export const PLAYER_OR_NONE: Fits = (g, local) => isWhole(local, NONE, g.seats - 1)
export const PLAYERS: Fits = (g, local) => Array.isArray(local) && local.every((each) => PLAYER(g, each))
/** The player whose turn it is. */
export const MOVER: Fits = (g, local) => local === g.player
const PLACE: Fits = (g, local) => Number.isSafeInteger(local) && isStanding(g, local as Position)
const PLACE_OR_OFF: Fits = (g, local) => local === OFF || PLACE(g, local)

/** The procedures that both editions have. */
export const SHARED: Progress<Railway> = {
  locals: {
    game: {},
    laying: { by: MOVER, card: CARD },
    moving: { engine: MOVER, left: POINTS, started: FLAG, to: PLACE_OR_OFF },
    pushing: { by: MOVER, engine: PLAYER, travel: PLACE, to: PLACE_OR_OFF },
  },
  waiting: {
    place: 'laying.chosen',
    step: 'moving.chosen',
    push: 'pushing.branchChosen',
  },
  calls: {
    'game.nextPlayer': ['turn'],
    'moving.moved': ['pushing'],
    'pushing.makesRoom': ['pushing'],
  },
  meanwhile: {
    'laying.chosen': (g, f) => g.cardPlace[f.card] === PLAYED,
    'moving.chosen': (g, f) => f.left > 0 && (f.started ? hasCome(g, f) : f.to === OFF),
    'moving.pushes': (g, f) => f.started === 1 && isComing(g, f),
    'moving.moved': (g, f) => f.started === 1 && isComing(g, f),
    'moving.arrived': (g, f) => f.started === 1 && hasCome(g, f),
    'pushing.branchChosen': (g, f, below) => isInTheWay(g, f, below) && f.to === OFF && ways(g, f.travel).length > 1,
    'pushing.makesRoom': (g, f, below) => isInTheWay(g, f, below) && ways(g, f.travel).includes(f.to),
    'pushing.pushEnded': (g, f, below) =>
      f.travel === below.to && f.engine !== f.by && isFree(g, f.travel) && isAt(g, f.engine, f.to),
  },
}

const hasCome = (g: Railway, f: Locals): boolean => !isInCircle(f.to) && f.to === g.engine[f.engine]

/** By a step, or over water. */
const isComing = (g: Railway, f: Locals): boolean => {
  const at = g.engine[f.engine]
  const landings = listSides(crossings(g, at, WIDEST)).map((side) => crossing(g, at, side).to)
  return !isInCircle(f.to) && [...ways(g, at), ...landings].includes(f.to)
}

const isAt = (g: Railway, p: Player, at: Position): boolean => !isInCircle(at) && engineOn(g, fieldSleeperOf(at)) === p

const isFree = (g: Railway, at: Position): boolean => isAt(g, NONE, at)

const isInTheWay = (g: Railway, f: Locals, below: Locals): boolean =>
  f.travel === below.to && f.engine !== f.by && isAt(g, f.engine, f.travel)

const ways = (g: Railway, at: Position): Position[] => listSides(sidesAhead(g, at)).map((side) => stepTo(g, at, side))

/** Throws when the procedures in progress are not such as the rules could have left them. */
export function checkProgress<S extends Railway>(g: S, game: string, its: Progress<S>): void {
  const short = (step: string): string => (step.startsWith(`${game}.`) ? step.slice(game.length + 1) : step)
  const steps = g.frames.map(({ step }) => short(step))
  const procedures = steps.map((step) => step.slice(0, step.lastIndexOf('.')))
  for (const [i, { step, ...locals }] of g.frames.entries())
    if (!areLocals(g, locals, its.locals[procedures[i]]))
      fail(`a frame at ${step} cannot hold ${JSON.stringify(locals)}`)
  for (const [i, procedure] of procedures.entries())
    if (!(i === 0 ? ['game'] : (its.calls[steps[i - 1]] ?? [])).includes(procedure))
      fail(`${procedure} cannot have been called at ${i === 0 ? 'the beginning' : steps[i - 1]}`)
  for (const [i, step] of steps.entries()) {
    const isSo = its.meanwhile[step] ?? (() => true)
    if (!isSo(g, localsOf(g.frames[i]), localsOf(g.frames[i - 1])))
      fail(`the rules cannot be at ${step} in this position`)
  }
  if (countAt(g, PLAYED) !== procedures.filter((procedure) => procedure === 'laying').length)
    fail('a card is shown that nobody lays')
  if (g.open) checkAsked(g, short(g.open.question), steps.at(-1), its.waiting)
}

/** Who is asked is the one whom the frame on top waits for, and can answer. */
function checkAsked(
  g: Railway,
  question: string,
  step: string | undefined,
  waiting: Progress<Railway>['waiting'],
): void {
  const f = g.frames.at(-1) as Frame & { waiting?: Player[]; by?: Player; engine?: Player }
  const [p] = g.open?.asked ?? []
  if (step !== waiting[question]) fail(`${question} cannot be asked at ${step}`)
  if (p !== (f.waiting?.[0] ?? f.by ?? f.engine)) fail(`${question} cannot be put to player ${p}`)
  if (legalOf(g, p).length === 0) fail(`player ${p} is asked but can answer nothing`)
}

function areLocals(g: Railway, locals: object, ranges: Readonly<Record<string, Fits>> | undefined): boolean {
  const found = Object.entries<Json>(locals as Readonly<Record<string, Json>>)
  if (!ranges || found.length !== Object.keys(ranges).length) return false
  return found.every(([name, local]) => Object.hasOwn(ranges, name) && ranges[name](g, local))
}

const localsOf = (f: Frame | undefined): Locals => (f ?? {}) as unknown as Locals
