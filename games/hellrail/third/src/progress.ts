import type { Frame, Player } from '@acheron/core'
import { fail } from '../../railway/check.ts'
import { GATES } from '../../railway/circles.ts'
import { crossings } from '../../railway/crossing.ts'
import { VOCABULARY } from '../../railway/moves.ts'
import {
  CARD,
  CARD_OR_NONE,
  CIRCLE,
  CIRCLE_OR_NONE,
  FLAG,
  from,
  type Locals,
  MOVER,
  PLAYER,
  PLAYER_OR_NONE,
  PLAYERS,
  POINTS,
  type Progress,
  SHARED,
  SLEEPER_OR_NONE,
} from '../../railway/progress.ts'
import {
  carCount,
  circleOfEngine,
  engineOn,
  everybody,
  handOf,
  hasMarker,
  hasMoreCardsThanAll,
  isCoupled,
  isOccupied,
  isSleeper,
  isTop,
  NONE,
  othersAfter,
  sumOfValues,
  trainWith,
} from '../../railway/queries.ts'
import { type RailCard, TRACTION, VALUE } from '../../railway/rail-cards.ts'
import { DISCARDS, fieldSleeperOf } from '../../railway/state.ts'
import { sidesAhead } from '../../railway/walking.ts'
import { rulesOf } from './effects/index.ts'
import { cannotSwap } from './effects/tokens.ts'
import { ABYSS, EFFECT_NAMES, EFFECTS, type Effect, FALSE_PATH, GLUTTONY, LUST, THIEVERY } from './effects.ts'
import { effectOf, heldEffect, isGuarded, knowsToken } from './queries.ts'
import { HELD, HERESIES, type State } from './state.ts'
import { canReact, type Window } from './windows.ts'

const MOST_TRACTION = 5

export const PROGRESS: Progress<State> = {
  locals: {
    ...SHARED.locals,
    advocate: { by: PLAYER, circle: CIRCLE },
    turn: { by: MOVER, reach: (_g, local) => [0, ...VALUE].some((value) => value === local) },
    cerberus: { by: MOVER, paid: POINTS },
    boat: { by: MOVER, card: CARD },
    catching: { by: MOVER, rammed: PLAYER },
    check: { by: PLAYER, allowed: from(1, MOST_TRACTION) },
    visit: { by: MOVER, circle: CIRCLE, effect: from(NONE, EFFECTS - 1) },
    window: { by: MOVER, effect: from(0, EFFECTS - 1), target: PLAYER_OR_NONE, cancellable: FLAG, waiting: PLAYERS },
    abyss: { by: MOVER, paid: CARD_OR_NONE, card: CARD_OR_NONE },
    boatmen: { by: MOVER },
    'brimstone-tenders': { by: MOVER },
    'chaos-reigns': { by: MOVER },
    delinquency: { by: MOVER, sleeper: SLEEPER_OR_NONE },
    'false-path': { by: MOVER, paid: CARD_OR_NONE, card: CARD_OR_NONE, turn: from(0, 3), announced: FLAG },
    geryon: { by: MOVER, car: CARD_OR_NONE },
    gluttony: { by: MOVER, drawn: FLAG },
    'guard-duty': { by: MOVER, circle: CIRCLE_OR_NONE },
    heresy: { by: MOVER, token: from(NONE, HERESIES - 1) },
    'infernal-power': { by: MOVER },
    lust: { by: MOVER },
    'shift-change': { by: MOVER, choice: from(NONE, VOCABULARY - 1) },
    'soul-catcher': { by: MOVER },
    thievery: { by: MOVER, car: CARD_OR_NONE, target: PLAYER_OR_NONE, flipped: CARD_OR_NONE },
  },
  waiting: {
    ...SHARED.waiting,
    circle: 'advocate.chosen',
    'lay-circle': 'advocate.placed',
    tender: 'turn.tenderDecided',
    turn: 'turn.acted',
    bribe: 'cerberus.paid',
    sail: 'boat.chosen',
    catch: 'catching.decided',
    shed: 'check.chosen',
    visit: 'visit.decided',
    react: 'window.answered',
    'abyss-pay': 'abyss.paid',
    abyss: 'abyss.chosen',
    delinquency: 'delinquency.chosen',
    'false-path-pay': 'false-path.paid',
    'false-path': 'false-path.chosen',
    geryon: 'geryon.chosen',
    gluttony: 'gluttony.chosen',
    'guard-duty': 'guard-duty.chosen',
    'take-heresy': 'heresy.chosen',
    lust: 'lust.chosen',
    'shift-change': 'shift-change.chosen',
    thievery: 'thievery.chosen',
    steal: 'thievery.decided',
    forfeit: 'thievery.forfeited',
  },
  calls: {
    ...SHARED.calls,
    'game.firstTurn': ['advocate'],
    'turn.acts': ['laying', 'visit'],
    'turn.moves': ['cerberus'],
    'turn.moved': ['moving', 'boat'],
    'boat.heading': ['cerberus'],
    'boat.landed': ['moving'],
    'moving.pushes': ['catching'],
    'moving.arrived': ['check'],
    'pushing.pushEnded': ['check'],
    'visit.used': EFFECT_NAMES,
    ...Object.fromEntries(EFFECT_NAMES.map((name) => [`${name}.answered`, ['window']])),
  },
  meanwhile: {
    ...SHARED.meanwhile,
    'advocate.placed': (g, f) => g.circleHolder[f.circle] === f.by,
    'turn.tenderDecided': (g, f) => g.tender[f.by] === 1 && g.glutton === 0,
    'turn.moves': (g, f) => f.reach > 0 && sidesAhead(g, g.engine[f.by]) !== 0,
    'cerberus.paid': (g, f) =>
      isGuarded(g, f.by) && f.paid <= g.cerberus && sumOfValues(handOf(g, f.by)) + f.paid > g.cerberus,
    'boat.heading': canSail,
    'boat.chosen': canSail,
    'boat.landed': (g, f) => g.boat[f.by] === 0,
    'moving.chosen': (g, f, below) => SHARED.meanwhile['moving.chosen'](g, f, below) && isWithinReach(f, below),
    'moving.pushes': (g, f, below) => SHARED.meanwhile['moving.pushes'](g, f, below) && isWithinReach(f, below),
    'moving.moved': (g, f, below) => SHARED.meanwhile['moving.moved'](g, f, below) && isWithinReach(f, below),
    'moving.arrived': (g, f, below) => SHARED.meanwhile['moving.arrived'](g, f, below) && isWithinReach(f, below),
    'catching.decided': (g, f, below) =>
      g.catcher[f.by] === 1 &&
      f.rammed !== f.by &&
      carCount(g, f.rammed) > 0 &&
      engineOn(g, fieldSleeperOf(below.to)) === f.rammed,
    'check.chosen': (g, f, below) =>
      f.by === below.engine && hasMarker(g, fieldSleeperOf(g.engine[f.by])) && carCount(g, f.by) > f.allowed,
    'visit.decided': (g, f) => isVisiting(g, f) && f.effect === NONE && isDeciding(g, f),
    'visit.used': (g, f) =>
      isVisiting(g, f) &&
      (g.tokenPlace[f.effect] === f.circle || g.tokenPlace[f.effect] === HELD + f.by) &&
      everybody(g).every((p) => knowsToken(g, p, f.effect)),
    'window.answered': isWindow,
    'abyss.paid': (_g, f) => f.paid === NONE && f.card === NONE,
    'abyss.chosen': (g, f) => isDiscarded(g, f.paid) && f.card === NONE,
    'abyss.answered': isMatch,
    'delinquency.chosen': (_g, f) => f.sleeper === NONE,
    'delinquency.answered': (g, f) =>
      isSleeper(g, f.sleeper) && !hasMarker(g, f.sleeper) && engineOn(g, f.sleeper) === NONE,
    'false-path.paid': (g, f) => isDiscarded(g, f.paid) || (f.paid === NONE && f.announced === 0),
    'false-path.chosen': (g, f) => isDiscarded(g, f.paid),
    'false-path.answered': (g, f) => isMatch(g, f) && f.turn !== g.cardTurn[f.card] && f.announced === 1,
    'geryon.chosen': (_g, f) => f.car === NONE,
    'geryon.answered': (g, f) => isCoupled(g, f.car, f.by),
    'gluttony.chosen': (g, f) => !hasMoreCardsThanAll(g, f.by),
    'gluttony.answered': (g, f) => !hasMoreCardsThanAll(g, f.by),
    'guard-duty.chosen': (_g, f) => f.circle === NONE,
    'guard-duty.answered': (g, f) => f.circle !== NONE && f.circle !== g.cerberus,
    'heresy.chosen': (_g, f) => f.token === NONE,
    'heresy.answered': (g, f) => g.heresyHolder[f.token] === NONE,
    'shift-change.chosen': (_g, f) => f.choice === NONE,
    'shift-change.answered': (g, f) => cannotSwap(g, f.by, f.choice) === undefined,
    'thievery.chosen': (g, f) => f.flipped === NONE && (f.car === NONE ? f.target === NONE : isRedirected(g, f)),
    'thievery.answered': (g, f) => f.flipped === NONE && isOfTarget(g, f),
    'thievery.decided': (g, f) =>
      isDiscarded(g, f.flipped) && TRACTION[f.flipped] === TRACTION[f.car] && isOfTarget(g, f),
    'thievery.forfeited': (g, f) =>
      isDiscarded(g, f.flipped) && TRACTION[f.flipped] !== TRACTION[f.car] && isOfTarget(g, f),
  },
}

function canSail(g: State, f: Locals): boolean {
  return g.boat[f.by] === 0 && isDiscarded(g, f.card) && crossings(g, g.engine[f.by], TRACTION[f.card]) !== 0
}

/** A move has the points of its card; a landing has none left. */
function isWithinReach(f: Locals, below: Locals): boolean {
  if (below.reach === undefined) return f.started === 1 && f.left === 0
  return f.started === 1 ? f.left < below.reach : f.left === below.reach
}

const isVisiting = (g: State, f: Locals): boolean => f.circle !== GATES && f.circle === circleOfEngine(g, f.by)

/** There is something to decide: an effect that can be used, or tokens face down that were looked at. */
function isDeciding(g: State, f: Locals): boolean {
  const here = effectOf(g, f.circle)
  const held = heldEffect(g, f.by)
  const tokens = held === NONE ? [here] : [here, held]
  if (g.secret) return tokens.every((effect) => knowsToken(g, f.by, effect))
  return tokens.some((effect) => !rulesOf(effect).cannotUse(g, f.by, effect === held))
}

/** The effects that have a target. */
const AIMED: readonly Effect[] = [GLUTTONY, LUST, THIEVERY]

function isWindow(g: State, f: Locals, below: Locals): boolean {
  const window = f as unknown as Window
  const { by, effect, target, cancellable, waiting } = window
  const last = othersAfter(g, by).slice(-waiting.length)
  return (
    waiting.length === last.length &&
    waiting.every((p, i) => p === last[i]) &&
    canReact(g, window, waiting[0]) &&
    target !== by &&
    (target !== NONE) === AIMED.includes(effect) &&
    (cancellable === 0) === (below.drawn === 1)
  )
}

const isDiscarded = (g: State, card: RailCard): boolean => g.cardPlace[card] === DISCARDS

function isMatch(g: State, { card, paid }: Locals): boolean {
  return isDiscarded(g, paid) && isTop(g, card) && TRACTION[card] === TRACTION[paid] && !isOccupied(g, g.cardCell[card])
}

const isOfTarget = (g: State, f: Locals): boolean => f.target !== f.by && isCoupled(g, f.car, f.target)

/** Another player's car must be named than that of the player who was aimed at first. */
function isRedirected(g: State, f: Locals): boolean {
  const first = trainWith(g, f.car)
  return f.target !== NONE && f.target !== f.by && first !== NONE && first !== f.by && first !== f.target
}

/** Throws when an effect is in progress that its circle or its user does not have, or that cannot be used. */
export function checkUse(g: State): void {
  const at = g.frames.findIndex(({ step }) => step === 'hellrail.visit.used')
  if (at < 0) return
  const { by, effect } = g.frames[at] as Frame & { by: Player; effect: Effect }
  const name = EFFECT_NAMES[effect]
  const [using, window] = g.frames.slice(at + 1) as [Frame, (Frame & { effect: Effect })?]
  if (!using.step.startsWith(`hellrail.${name}.`)) fail(`${using.step} is no step of ${name}`)
  if (window && window.effect !== effect) fail(`${name} is used, but another effect was announced`)
  const isPaid = effect === ABYSS || effect === FALSE_PATH
  if (!isPaid && rulesOf(effect).cannotUse(g, by, g.tokenPlace[effect] === HELD + by)) fail(`${name} cannot be used`)
}

export const isAdvocating = (g: State): boolean => g.frames.some(({ step }) => step.startsWith('hellrail.advocate.'))
