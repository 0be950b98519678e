import type { Frame, Player } from '@acheron/core'
import { GATES } from '../../railway/circles.ts'
import {
  CARD,
  CIRCLE,
  FLAG,
  from,
  type Locals,
  MOVER,
  PLAYER_OR_NONE,
  PLAYERS,
  type Progress,
  SHARED,
} from '../../railway/progress.ts'
import { circleOfEngine, hasMoreCardsThanAll, isTop, NONE } from '../../railway/queries.ts'
import type { RailCard } from '../../railway/rail-cards.ts'
import { cannotFerry } from './phases/ferry.ts'
import { hereticsAfter } from './queries.ts'
import type { State } from './state.ts'
import { powerOf } from './stations/index.ts'

const MATCHING = from(1, 5)
const LEAST_VALUE = 3

/** By power that asks its visitor something: its station. */
const ASKING: Readonly<Record<string, number>> = { gluttony: 3, barriers: 4, removal: 7, turning: 8 }

export const PROGRESS: Progress<State> = {
  locals: {
    ...SHARED.locals,
    turn: { by: MOVER },
    ferry: { by: MOVER },
    visit: { by: MOVER, circle: CIRCLE, used: FLAG, forced: FLAG, target: PLAYER_OR_NONE },
    window: { by: MOVER, circle: CIRCLE, used: FLAG, target: PLAYER_OR_NONE, waiting: PLAYERS },
    gluttony: { by: MOVER },
    barriers: { by: MOVER },
    removal: { by: MOVER, die: MATCHING },
    turning: {
      by: MOVER,
      die: MATCHING,
      turned: (g, local) => Array.isArray(local) && local.every((card) => CARD(g, card)),
    },
  },
  waiting: {
    ...SHARED.waiting,
    turn: 'turn.acted',
    ferry: 'ferry.chosen',
    visit: 'visit.decided',
    target: 'visit.aimed',
    react: 'window.answered',
    gluttony: 'gluttony.chosen',
    barrier: 'barriers.chosen',
    removal: 'removal.chosen',
    turning: 'turning.chosen',
  },
  calls: {
    ...SHARED.calls,
    'turn.acts': ['laying'],
    'turn.moved': ['moving', 'ferry'],
    'turn.visited': ['visit'],
    'ferry.landed': ['moving'],
    'visit.answered': ['window'],
    'visit.carriedOut': Object.keys(ASKING),
  },
  meanwhile: {
    ...SHARED.meanwhile,
    'moving.chosen': (g, f, below) =>
      SHARED.meanwhile['moving.chosen'](g, f, below) && (f.started === 1 || f.left >= LEAST_VALUE),
    'ferry.chosen': (g, f) => cannotFerry(g, f.by) === undefined,
    'ferry.landed': (g, f) => g.ticket[f.by] === 0,
    'visit.decided': (g, f) => isVisiting(g, f) && f.used === 0 && f.forced === 0 && f.target === NONE,
    'visit.aimed': (g, f) => isVisiting(g, f) && isUsing(f) && isAimed(f) && f.target === NONE,
    'visit.answered': (g, f) => isVisiting(g, f) && f.forced === 0 && isTargetRight(f),
    'visit.carriedOut': (g, f) => isVisiting(g, f) && isUsing(f) && f.target === NONE,
    'window.answered': isWindow,
    'gluttony.chosen': (g, f, below) => isAt('gluttony', below) && !hasMoreCardsThanAll(g, f.by),
    'barriers.chosen': (_g, _f, below) => isAt('barriers', below),
    'removal.chosen': (_g, _f, below) => isAt('removal', below),
    'turning.chosen': (g, f, below) => isAt('turning', below) && isTurning(g, f),
  },
}

const isAt = (power: string, visit: Locals): boolean => ASKING[power] === visit.circle
const isAimed = (visit: Locals): boolean => powerOf(visit.circle).aimed !== undefined
const isUsing = (visit: Locals): boolean => visit.used !== visit.forced

const isVisiting = (g: State, f: Locals): boolean =>
  f.circle !== GATES && f.circle === circleOfEngine(g, f.by) && !powerOf(f.circle).cannotUse?.(g, f.by)

function isTargetRight(visit: Locals): boolean {
  const { by, target, used } = visit
  return target !== by && (target !== NONE) === (used === 1 && isAimed(visit))
}

/** Those who are still to be asked are the last of those who were to be asked. */
function isWindow(g: State, f: Locals, below: Locals): boolean {
  const { waiting } = f as unknown as Frame & { waiting: Player[] }
  const last = hereticsAfter(g, f.by).slice(-waiting.length)
  return (
    waiting.length > 0 &&
    waiting.join() === last.join() &&
    f.circle === below.circle &&
    f.used === below.used &&
    f.target === below.target
  )
}

function isTurning(g: State, f: Locals): boolean {
  const { turned } = f as unknown as Frame & { turned: RailCard[] }
  return turned.length < f.die && new Set(turned).size === turned.length && turned.every((card) => isTop(g, card))
}
