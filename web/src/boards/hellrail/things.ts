import type { Target } from '@acheron/core'
import { cellAt, fieldSleeperOf, isInCircle, NONE, NOWHERE } from '@acheron/games/hellrail/third'
import type { Choices } from '../choices.ts'
import { type Place, type Point, roundPlace, sameTarget } from '../places.ts'
import { CELL, cellPlace, sleeperPlace } from './geometry.ts'
import { circleEffect } from './pieces.ts'
import { railAt, railOf, type Table } from './seen.ts'

const CARD = 96
const EMPTY_CELL = 88
const SLEEPER = { long: 25, wide: 11 }
const TOKEN = 17
/** A hand that is so near to a sleeper, in units of the board, is on it. */
const ON_SLEEPER = 12

/** How far below the middle of a circle its token lies; where cells are small, its number needs more room. */
export const tokenLow = (isSmall: boolean): number => (isSmall ? 14 : 7)

const square = ({ x, y }: Point, size: number): Place => ({ x, y, width: size, height: size })

/** Where a thing of the table is; undefined: it lies beside the table. */
export function whereIs(view: Table, { kind, id }: Target, isSmall: boolean): Place | undefined {
  const found: Readonly<Record<string, () => Place | undefined>> = {
    circle: () => {
      const cell = view.circles[id] ?? NOWHERE
      return cell === NOWHERE ? undefined : square(cellPlace(cell), CARD)
    },
    rail: () => {
      const rail = railOf(view, id)
      return rail && square(cellPlace(rail.cell), CARD)
    },
    cell: () => ({ ...square(cellPlace(id), EMPTY_CELL), isHollow: true }),
    sleeper: () => onSleeper(id),
    token: () => {
      const circle = view.circles.findIndex((cell, one) => cell !== NOWHERE && circleEffect(view, one) === id)
      if (circle < 0) return undefined
      const { x, y } = cellPlace(view.circles[circle])
      return roundPlace(x, y + tokenLow(isSmall), TOKEN)
    },
  }
  return Object.hasOwn(found, kind) ? found[kind]() : undefined
}

/** A sleeper and a little around it, across the track. */
function onSleeper(id: number): Place {
  const { x, y, angle } = sleeperPlace(id)
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corner = (along: number, across: number): string =>
    `${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`
  const [a, b] = [SLEEPER.wide / 2, SLEEPER.long / 2]
  const path = `M${corner(-a, -b)}L${corner(a, -b)}L${corner(a, b)}L${corner(-a, b)}Z`
  return { x, y, width: SLEEPER.long, height: SLEEPER.long, path }
}

/** What lies at a point, of a thing within another the one that can be played. Where an engine could go counts as that. */
export function thingAt(
  view: Table,
  choices: Choices,
  onTheWay: readonly Target[],
  point: Point,
  isSmall: boolean,
): Target | undefined {
  const sleepers = onTheWay.flatMap(({ kind, id }) => (kind === 'sleeper' ? [id] : []))
  const sleeper = nearestSleeper([...choices.ids('sleeper'), ...sleepers], point)
  if (sleeper !== undefined) return { kind: 'sleeper', id: sleeper }
  const cell = cellAt(Math.round(point.x / CELL), Math.round(point.y / CELL))
  if (choices.isLit({ kind: 'cell', id: cell })) return { kind: 'cell', id: cell }
  const rail = railAt(view, cell)
  if (rail) return { kind: 'rail', id: rail.card }
  const circle = view.circles.indexOf(cell)
  if (circle < 0) return undefined
  const whole = { kind: 'circle', id: circle }
  const token = tokenAt(view, circle, point, isSmall)
  const isWanted = choices.isLit(whole) || onTheWay.some((one) => sameTarget(one, whole))
  return token && (choices.isLit(token) || !isWanted) ? token : whole
}

function nearestSleeper(sleepers: readonly number[], { x, y }: Point): number | undefined {
  let best: number | undefined
  let least = ON_SLEEPER
  for (const id of sleepers) {
    const at = sleeperPlace(id)
    const far = Math.hypot(at.x - x, at.y - y)
    if (far < least) [best, least] = [id, far]
  }
  return best
}

function tokenAt(view: Table, circle: number, { x, y }: Point, isSmall: boolean): Target | undefined {
  const id = circleEffect(view, circle)
  if (id === undefined || id === NONE) return undefined
  const middle = cellPlace(view.circles[circle])
  return Math.hypot(x - middle.x, y - middle.y - tokenLow(isSmall)) < TOKEN ? { kind: 'token', id } : undefined
}

/** The sleeper on which an engine stands. */
export const sleeperUnder = (view: Table, player: number): Target[] => {
  const at = view.players[player]?.engine
  return at === undefined || isInCircle(at) ? [] : [{ kind: 'sleeper', id: fieldSleeperOf(at) }]
}
