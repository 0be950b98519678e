import {
  DALIAN_PORT,
  DIRECTIONS,
  HONG_KONG_PORT,
  hasFerry,
  hasLink,
  IS_MAJOR,
  LINK_PRICE,
  MILEPOSTS,
  type Milepost,
  NOBODY,
  PENGLAI,
  PORT_AT,
  SECTION_AT,
  SECTIONS,
  type Section,
  sectionBetween,
} from '@acheron/games/china-rails'
import { IN_TAIWAN, type Place } from './errands.ts'
import { BY_SEA, SOURCE, towards, UNREACHED } from './field.ts'
import { isForeign, isLaid } from './ground.ts'
import type { Route } from './route.ts'
import { fieldOfNetwork, type Study } from './study.ts'

const PLAN_SHIFT = 11
const MOST = 1 << PLAN_SHIFT
/** In `item`: a link and not a section. */
export const LINKS = SECTIONS // + port
export const NOTHING = -1

/** What has to be built for a route, in an order in which it can be built. */
export interface Works {
  count: number
  /** By work: the section, or LINKS + port. */
  readonly item: Int16Array
  readonly price: Int16Array
  /** By work: 1 if it is built out of a major. */
  readonly exit: Uint8Array
  /** By place on the route: the last work that the next step waits for, or NOTHING. */
  readonly need: Int16Array
  /** By place on the route: the other player whose track the next step uses, or NOBODY. */
  readonly host: Int8Array
  /** By stop: the work that it waits for, or NOTHING. */
  readonly stopNeed: Int16Array
  /** What all of it costs, and what the track among it costs. */
  total: number
  track: number
}

export const emptyWorks = (): Works => ({
  count: 0,
  item: new Int16Array(MOST),
  price: new Int16Array(MOST),
  exit: new Uint8Array(MOST),
  need: new Int16Array(4096),
  host: new Int8Array(4096),
  stopNeed: new Int16Array(16),
  total: 0,
  track: 0,
})

/** Plans of one after the other are told apart by a number, so that nothing has to be cleared. */
let plan = 0
/** By section: plan * MOST + work. */
const planned = new Int32Array(SECTIONS)
/** By milepost: the plan that reaches it. */
const reachedBy = new Int32Array(MILEPOSTS)
const MOST_PLANS = 1 << 19

/** Lists the works for a route that calls at these places. Says whether they can be done at all. */
export function listWorks(t: Study, r: Route, places: readonly Place[], w: Works): boolean {
  if (++plan === MOST_PLANS) {
    planned.fill(0)
    reachedBy.fill(0)
    plan = 1
  }
  w.count = 0
  w.total = 0
  w.track = 0
  let stop = 0
  for (let i = 0; i < r.length; i++) {
    for (; stop < r.stops && r.stopAt[stop] === i; stop++)
      if (!linkFor(t, places[stop], r.mileposts[i], stop, w)) return false
    if (i === r.length - 1) break
    if (!lookAt(t, r, i, w)) return false
  }
  return true
}

/** What stands against the next step; a gap that begins here is filled as a whole. */
function lookAt(t: Study, r: Route, i: number, w: Works): boolean {
  const g = t.ground
  w.host[i] = NOBODY
  w.need[i] = NOTHING
  if (r.directions[i] === BY_SEA) {
    if (!hasFerry(t.s, t.p)) w.need[i] = w.count - 1
    return isReached(t, DALIAN_PORT)
  }
  const section = SECTION_AT[r.mileposts[i] * DIRECTIONS + r.directions[i]]
  if (isLaid(g, section)) return true
  if (isForeign(g, section)) {
    w.host[i] = g.owner[section]
    return true
  }
  if (planned[section] >> PLAN_SHIFT !== plan && !fillGap(t, r, i, w)) return false
  w.need[i] = planned[section] & (MOST - 1)
  return true
}

const isNew = (t: Study, r: Route, i: number): boolean => {
  if (i >= r.length - 1 || r.directions[i] === BY_SEA) return false
  const section = SECTION_AT[r.mileposts[i] * DIRECTIONS + r.directions[i]]
  return !isLaid(t.ground, section) && !isForeign(t.ground, section) && planned[section] >> PLAN_SHIFT !== plan
}

const isReached = (t: Study, m: Milepost): boolean => t.ground.reached[m] === 1 || reachedBy[m] === plan

/** Builds from where the gap meets the network: first towards the train, then onwards. */
function fillGap(t: Study, r: Route, first: number, w: Works): boolean {
  let last = first
  while (isNew(t, r, last)) last++
  let root = first
  while (root <= last && !isReached(t, r.mileposts[root])) root++
  if (root > last) {
    root = spurTo(t, r, first, last, w)
    if (root < 0) return false
  }
  for (let i = root; i > first; i--) buildSection(t, r.mileposts[i], r.mileposts[i - 1], w)
  for (let i = root; i < last; i++) buildSection(t, r.mileposts[i], r.mileposts[i + 1], w)
  return w.count < MOST - 64
}

/** A gap that meets nothing is joined to the network where that is cheapest. Gives the place on the route. */
function spurTo(t: Study, r: Route, first: number, last: number, w: Works): number {
  const field = fieldOfNetwork(t)
  let best = first
  for (let i = first + 1; i <= last; i++) if (field.weight[r.mileposts[i]] < field.weight[r.mileposts[best]]) best = i
  if (field.weight[r.mileposts[best]] >= UNREACHED) return -1
  const spur: Milepost[] = [r.mileposts[best]]
  for (let m = r.mileposts[best]; field.back[m] !== SOURCE; ) {
    if (field.back[m] === BY_SEA) return -1
    m = towards(field, m)
    spur.push(m)
  }
  for (let i = spur.length - 1; i > 0; i--) buildSection(t, spur[i], spur[i - 1], w)
  return best
}

/** The price is that of the milepost reached; a section between two that are reached is built the cheaper way. */
function buildSection(t: Study, from: Milepost, to: Milepost, w: Works): void {
  const { cost, water } = t.ground
  const section = sectionBetween(from, to)
  if (planned[section] >> PLAN_SHIFT === plan) return
  let price = cost[to]
  let exit = IS_MAJOR[from]
  if (isReached(t, to) && cost[from] < price && isReached(t, from)) {
    price = cost[from]
    exit = IS_MAJOR[to]
  }
  add(w, section, price + water[section], exit)
  w.track += price + water[section]
  planned[section] = plan * MOST + w.count - 1
  reach(t, from)
  reach(t, to)
}

function reach(t: Study, m: Milepost): void {
  reachedBy[m] = plan
  if ((m !== DALIAN_PORT && m !== PENGLAI) || hasFerry(t.s, t.p) || t.ground.ferry !== 0) return
  reachedBy[DALIAN_PORT] = plan
  reachedBy[PENGLAI] = plan
}

/** In Taiwan nothing is done without a link. */
function linkFor(t: Study, place: Place, m: Milepost, stop: number, w: Works): boolean {
  w.stopNeed[stop] = NOTHING
  if (place !== IN_TAIWAN) return true
  const port = PORT_AT[m]
  if (port < 0 || (port !== HONG_KONG_PORT && !isReached(t, m))) return false
  if (hasLink(t.s, t.p, port)) return true
  for (let i = 0; i < w.count; i++) if (w.item[i] === LINKS + port) w.stopNeed[stop] = i
  if (w.stopNeed[stop] !== NOTHING) return true
  add(w, LINKS + port, LINK_PRICE[port], 0)
  w.stopNeed[stop] = w.count - 1
  return true
}

function add(w: Works, item: Section, price: number, exit: number): void {
  w.item[w.count] = item
  w.price[w.count] = price
  w.exit[w.count] = exit
  w.count++
  w.total += price
}
