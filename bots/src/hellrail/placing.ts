import type { Move } from '@acheron/core'
import { aheadOf, waysFrom } from './ahead.ts'
import { worthOfEnding } from './ending.ts'
import { explore, stepsAcross, supposing, trackOn } from './field.ts'
import { costOfSteps, networkOf, type Ways, waysWith } from './network.ts'
import { worthToOthers } from './others.ts'
import { handBits, type Outlook, trainBits } from './outlook.ts'
import {
  type Cell,
  CIRCLES,
  cellOfPlace,
  circleOf,
  isInCircle,
  type RailCard,
  SIDES,
  type Side,
  sidesReached,
  TRACK,
  type Track,
  turnOfPlace,
  turnTrack,
} from './railway.ts'
import { bestAction } from './turn.ts'

/** How many places are thought through. */
const THOUGHT_THROUGH = 3

interface Place {
  readonly move: Move
  readonly cell: Cell
  readonly track: Track
  readonly worth: number
}

/** Where to lay a card that has been shown. */
export function choosePlace(o: Outlook, card: RailCard, legal: readonly Move[]): Move {
  const places: Place[] = []
  const onTrack = !isInCircle(o.t.at)
  const fronts = onTrack ? aheadOf(o.t, o.t.at).ends.map(({ cell }) => cell) : []
  let known: Cell = -1
  let out: readonly ReturnType<typeof explore>[] = []
  for (const move of legal) {
    const cell = cellOfPlace(move)
    if (cell !== known) {
      known = cell
      out = SIDES.map((side) => explore(cell, side))
    }
    if (out.filter((reach) => reach.length > 0).length < 2 && !fronts.includes(cell)) continue
    const track = turnTrack(TRACK[card], turnOfPlace(move))
    const ways = waysWithTrack(o.network.ways, trackOn(cell), track, out)
    if (ways === undefined && !fronts.includes(cell)) continue
    places.push({ move, cell, track, worth: quickWorth(o, cell, track, ways ?? o.network.ways) })
  }
  if (places.length === 0) return harmless(o, legal)
  places.sort((a, b) => b.worth - a.worth)
  let best = places[0]
  let most = Number.NEGATIVE_INFINITY
  for (const place of places.slice(0, THOUGHT_THROUGH)) {
    const worth = supposing(place.cell, place.track, () => bestAction({ ...o, network: networkOf(o.t) }).worth)
    if (worth <= most) continue
    most = worth
    best = place
  }
  return best.move
}

const after: Ways = new Float64Array(CIRCLES * CIRCLES)

/** The ways with a new track on a cell, which leads out to these circles; undefined if it joins nothing new. */
function waysWithTrack(
  ways: Ways,
  under: Track,
  track: Track,
  out: readonly ReturnType<typeof explore>[],
): Ways | undefined {
  let joined = false
  after.set(ways)
  const isNew = (from: Side, to: Side): boolean =>
    ((sidesReached(track, from) >> to) & 1) === 1 && ((sidesReached(under, from) >> to) & 1) === 0
  for (let from = 0; from < SIDES.length; from++)
    for (let to = 0; to < from; to++) {
      if (!isNew(from, to)) continue
      for (const a of out[from])
        for (const b of out[to]) {
          if (a.circle === b.circle) continue
          joined = true
          waysWith(after, a.circle, b.circle, costOfSteps(a.steps - 1 + stepsAcross(from, to) + b.steps), after)
        }
    }
  return joined ? after : undefined
}

function quickWorth(o: Outlook, cell: Cell, track: Track, ways: Ways): number {
  const { at } = o.t
  const hand = handBits(o)
  const train = trainBits(o)
  const mine = isInCircle(at)
    ? worthOfEnding(o, ways, circleOf(at) * CIRCLES, ways, hand, train, 0, 0).worth
    : supposing(cell, track, () => worthOfEnding(o, waysFrom(aheadOf(o.t, at), ways), 0, ways, hand, train, 0, 0).worth)
  return mine - worthToOthers(o, ways)
}

/** Somewhere where it joins nothing. */
function harmless(_o: Outlook, legal: readonly Move[]): Move {
  return legal[legal.length - 1]
}
