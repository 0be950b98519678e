import { type Move, noChance } from '@acheron/core'
import {
  ANY_WAY,
  CITY_MILEPOST,
  CROSS,
  chinaRails,
  clone,
  closedToTrains,
  DIRECTIONS,
  IS_RED,
  type Milepost,
  mayTurnBack,
  NEIGHBOUR,
  NOBODY,
  OFF_BOARD,
  OPERATING,
  OPPOSITE,
  SECTION_AT,
  STEP,
  type State,
  survey,
  surveyedOwner,
  TAIWAN,
  type View,
} from '@acheron/games/china-rails'
import { once } from './seen.ts'

/** By milepost * 7 + the direction one came from: the step by which one gets there first. */
interface Reached {
  readonly steps: Int16Array
  readonly from: Int32Array
}

const COMING = DIRECTIONS + 1

/** Whose track may be used: one's own, and what has been paid for; or everybody's. */
type Use = 'own' | 'all'

export const isRunning = (view: View): boolean =>
  view.me >= 0 && view.question === OPERATING && view.asked === view.me && view.at[view.me] !== OFF_BOARD

function run(view: View, p: number, use: Use): Reached {
  const steps = new Int16Array((NEIGHBOUR.length / DIRECTIONS) * COMING).fill(-1)
  const from = new Int32Array(steps.length).fill(-1)
  const came = view.came[p] === ANY_WAY ? DIRECTIONS : view.came[p]
  const queue = [view.at[p] * COMING + came]
  steps[queue[0]] = 0
  survey(view)
  const paid = view.asked === p ? view.paid : 0
  for (const node of queue) {
    const m = Math.floor(node / COMING)
    const back = node % COMING
    for (let d = 0; d < DIRECTIONS; d++) {
      const section = SECTION_AT[m * DIRECTIONS + d]
      if (section < 0 || (d === back && !mayTurnBack(m))) continue
      const owner = IS_RED[section] ? p : surveyedOwner(section)
      if (owner === NOBODY || (owner !== p && use === 'own' && ((paid >> owner) & 1) === 0)) continue
      const to = NEIGHBOUR[m * DIRECTIONS + d]
      if (closedToTrains(view, section, to)) continue
      const next = to * COMING + OPPOSITE[d]
      if (steps[next] >= 0) continue
      steps[next] = steps[node] + 1
      from[next] = node
      queue.push(next)
    }
  }
  return { steps, from }
}

const reached = {
  own: once((view) => run(view, view.me, 'own')),
  all: once((view) => run(view, view.me, 'all')),
}

function wayIn({ steps, from }: Reached, m: Milepost): Milepost[] | undefined {
  let best = -1
  for (let node = m * COMING; node < (m + 1) * COMING; node++)
    if (steps[node] >= 0 && (best < 0 || steps[node] < steps[best])) best = node
  if (best < 0) return undefined
  const way: Milepost[] = []
  for (let node = best; node >= 0; node = from[node]) way.push(Math.floor(node / COMING))
  return way.reverse()
}

/** How many steps it is along track to a milepost; undefined: no track leads there. */
export function stepsTo(view: View, m: Milepost, use: Use = 'own'): number | undefined {
  if (view.me < 0 || view.at[view.me] === OFF_BOARD) return undefined
  const { steps } = reached[use](view)
  const found = steps.subarray(m * COMING, (m + 1) * COMING).filter((n) => n >= 0)
  return found.length === 0 ? undefined : Math.min(...found)
}

/** The mileposts that the train can reach in this turn, as far as anybody can see before it moves. */
export const reachOf = once((view): ReadonlyMap<Milepost, number> => {
  const found = new Map<Milepost, number>()
  if (!isRunning(view)) return found
  const { steps } = reached.all(view)
  for (let node = 0; node < steps.length; node++) {
    const m = Math.floor(node / COMING)
    const far = steps[node]
    if (far > 0 && far <= view.left && far < (found.get(m) ?? view.left + 1)) found.set(m, far)
  }
  return found
})

/** The ways to a milepost, the quickest first; and the one without fees, if that is another. */
export function journeysTo(view: View, m: Milepost): Milepost[][] {
  if (view.me < 0 || view.at[view.me] === OFF_BOARD || m === view.at[view.me]) return []
  const quickest = wayIn(reached.all(view), m)
  const free = wayIn(reached.own(view), m)
  const ways = free && quickest && free.length === quickest.length ? [free] : [quickest, free]
  return ways.flatMap((way) => (way ? [way] : []))
}

/** What a row of moves brings, as far as it can be played. */
export interface Tried {
  readonly moves: readonly Move[]
  readonly after: State
}

/** Tries moves one by one on a copy of what is seen, and ends at the first that is refused. */
export function tryMoves(view: View, moves: Iterable<Move>): Tried {
  const after = clone(view)
  const made: Move[] = []
  for (const move of moves) {
    if (after.asked !== view.me || chinaRails.refusal(after, view.me, move)) break
    chinaRails.play(after, view.me, move, noChance)
    made.push(move)
  }
  return { moves: made, after }
}

/** The steps along some mileposts. */
export function stepsAlong(way: readonly Milepost[]): Move[] {
  return way.slice(1).flatMap((to, i) => {
    for (let d = 0; d < DIRECTIONS; d++) if (NEIGHBOUR[way[i] * DIRECTIONS + d] === to) return [STEP + d]
    return [CROSS]
  })
}

/** Cities that the train could go to, the nearest first. */
export function citiesAhead(view: View): { readonly city: number; readonly steps: number }[] {
  return CITY_MILEPOST.slice(0, TAIWAN)
    .flatMap((m, city) => {
      const steps = stepsTo(view, m, 'all')
      return steps ? [{ city, steps }] : []
    })
    .sort((a, b) => a.steps - b.steps)
}
