import {
  ANY_WAY,
  CITY_MILEPOST,
  DALIAN_PORT,
  DIRECTIONS,
  type Milepost,
  NEIGHBOUR,
  OFF_BOARD,
  OPPOSITE,
  PENGLAI,
  PORT_MILEPOST,
} from '@acheron/games/china-rails'
import { IN_TAIWAN, type Place } from './errands.ts'
import { BY_SEA, type Field, SOURCE, STEP, towards, UNREACHED } from './field.ts'
import { fieldOfTrain, fieldTo, type Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

const LONGEST = 4096
const MOST_STOPS = 16

/** A way of the train from stop to stop, milepost by milepost, over track that lies or is to be built. */
export interface Route {
  length: number
  readonly mileposts: Int16Array
  /** By place on the route: the direction of the next step, or BY_SEA. */
  readonly directions: Int8Array
  /** By place on the route: what lies behind, counted in steps only; all of it is built by then. */
  readonly behind: Int32Array
  /** Whether the train turns back before its first stop. */
  turnsBack: boolean
  stops: number
  /** By stop: its place on the route. */
  readonly stopAt: Int16Array
}

export const emptyRoute = (): Route => ({
  length: 0,
  mileposts: new Int16Array(LONGEST),
  directions: new Int8Array(LONGEST),
  behind: new Int32Array(LONGEST),
  turnsBack: false,
  stops: 0,
  stopAt: new Int16Array(MOST_STOPS),
})

/** Where trains may turn back: all cities and ports. */
const TURNING: readonly Milepost[] = [...CITY_MILEPOST, ...PORT_MILEPOST, PENGLAI]

/** Lays the route that calls at these places in turn. Says whether there is one. */
export function layRoute(t: Study, places: readonly Place[], r: Route): boolean {
  r.stops = 0
  r.length = 1
  r.turnsBack = false
  r.behind[0] = 0
  r.mileposts[0] = t.at === OFF_BOARD ? startFor(t, places[0]) : t.at
  if (r.mileposts[0] === OFF_BOARD) return false
  for (let i = 0; i < places.length; i++) {
    const isLaid =
      i === 0 && t.barred !== ANY_WAY
        ? setOff(t, places[0], r)
        : goOn(fieldTo(t, places[i], r.mileposts[r.length - 1]), r)
    if (!isLaid) return false
    if (i === 0 && r.length > 1 && r.directions[0] === t.s.came[t.p]) r.turnsBack = true
    r.stopAt[r.stops++] = r.length - 1
  }
  return true
}

/** A train that has not started starts where it has to be first. */
function startFor(t: Study, place: Place): Milepost {
  if (place !== IN_TAIWAN) return CITY_MILEPOST[place]
  const { weight } = fieldTo(t, IN_TAIWAN)
  return CITY_MILEPOST.reduce((best, m) => (weight[m] < weight[best] ? m : best), CITY_MILEPOST[0])
}

/** To a place from where the route ends, which may be over some of the route itself, back to where a better way leaves it. */
function goOn(field: Field, r: Route): boolean {
  const { weight } = field
  const end = r.length - 1
  let leave = end
  let least = weight[r.mileposts[end]]
  for (let i = end - 1; i >= 0; i--) {
    const total = r.behind[end] - r.behind[i] + weight[r.mileposts[i]]
    if (total >= least) continue
    least = total
    leave = i
  }
  if (least >= UNREACHED) return false
  for (let i = end; i > leave; i--) {
    const d = r.directions[i - 1]
    append(r, d === BY_SEA ? BY_SEA : OPPOSITE[d])
  }
  return follow(field, r)
}

/** The first leg of a train that may not turn back where it is: straight on, or to somewhere where it may turn. */
function setOff(t: Study, place: Place, r: Route): boolean {
  const near = fieldTo(t, place, t.at)
  if (near.weight[t.at] < UNREACHED && near.back[t.at] !== t.barred) return follow(near, r)
  const field = fieldTo(t, place)
  const train = fieldOfTrain(t)
  let turn = -1
  let least = UNREACHED
  for (let i = 0; i < TURNING.length; i++) {
    const total = train.weight[TURNING[i]] + field.weight[TURNING[i]]
    if (total >= least) continue
    least = total
    turn = TURNING[i]
  }
  r.turnsBack = true
  return turn >= 0 && walkOut(train, turn, r) && follow(field, r)
}

/** From the source of a field to a milepost. */
function walkOut(field: Field, m: Milepost, r: Route): boolean {
  const way: number[] = []
  for (let at = m; field.back[at] !== SOURCE; at = towards(field, at)) {
    const d = field.back[at]
    way.push(d === BY_SEA ? BY_SEA : OPPOSITE[d])
  }
  for (let i = way.length - 1; i >= 0; i--) append(r, way[i])
  return true
}

/** From the end of the route to the source of a field. */
function follow(field: Field, r: Route): boolean {
  for (let d = field.back[r.mileposts[r.length - 1]]; d !== SOURCE; d = field.back[r.mileposts[r.length - 1]]) {
    if (r.length === LONGEST) return false
    append(r, d)
  }
  return true
}

function append(r: Route, d: number): void {
  const i = r.length++
  const from = r.mileposts[i - 1]
  r.directions[i - 1] = d
  r.mileposts[i] = d === BY_SEA ? (from === DALIAN_PORT ? PENGLAI : DALIAN_PORT) : NEIGHBOUR[from * DIRECTIONS + d]
  r.behind[i] = r.behind[i - 1] + (d === BY_SEA ? STEP * WEIGHTS.ferrySteps : STEP)
}
