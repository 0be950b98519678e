import type { Player } from '@acheron/core'
import * as fares from './fares.ts'
import { type Fares, faresFor, type Terms } from './fares.ts'
import type { Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import { isSurveyed, NOBODY, survey } from './rails.ts'
import type { Section } from './sections.ts'
import * as sections from './sections.ts'
import type { State } from './state.ts'
import * as state from './state.ts'

const { CLOSED, FOREIGN } = fares
const { DIRECTIONS, MILEPOSTS, NEIGHBOUR } = mileposts
const { IS_MAJOR, SECTION_AT } = sections
const { FEE } = state

/** By milepost: the best way there from the sources of a search. */
export interface Ways {
  /** What decides: price and length by the terms; UNREACHED where no way leads. */
  readonly weight: Int32Array
  /** Money for new track and fees. */
  readonly price: Int32Array
  /** Mileposts passed. */
  readonly length: Int32Array
  /** The section by which the way comes; -1 at a source. */
  readonly via: Int16Array
  /** Whose track the way comes by, for the fees; NOBODY for new track and the own. */
  readonly by: Int8Array
}

export const UNREACHED = 0x7fffffff

/** Buckets of the queue: more than any single step can weigh. */
const BUCKETS = 2048
const MASK = BUCKETS - 1
const head = new Int32Array(BUCKETS)
const ENTRIES = MILEPOSTS * (DIRECTIONS + 1)
const entryMilepost = new Int16Array(ENTRIES)
const entryWeight = new Int32Array(ENTRIES)
const entryNext = new Int32Array(ENTRIES)

export function emptyWays(): Ways {
  return {
    weight: new Int32Array(MILEPOSTS),
    price: new Int32Array(MILEPOSTS),
    length: new Int32Array(MILEPOSTS),
    via: new Int16Array(MILEPOSTS),
    by: new Int8Array(MILEPOSTS),
  }
}

/** The cheapest ways from some mileposts to all others, or as far as the target if one is given. */
export function search(
  { table, money, step }: Fares,
  sources: readonly Milepost[],
  ways: Ways = emptyWays(),
  target = -1,
): Ways {
  const { weight, price, length, via, by } = ways
  weight.fill(UNREACHED)
  head.fill(-1)
  let entries = 0
  for (const m of sources) {
    if (weight[m] === 0) continue
    weight[m] = 0
    price[m] = 0
    length[m] = 0
    via[m] = -1
    by[m] = NOBODY
    entryMilepost[entries] = m
    entryWeight[entries] = 0
    entryNext[entries] = head[0]
    head[0] = entries++
  }
  let waiting = entries
  for (let w = 0; waiting > 0; w++) {
    let entry = head[w & MASK]
    if (entry < 0) continue
    head[w & MASK] = -1
    for (; entry >= 0; entry = entryNext[entry]) {
      waiting--
      const m = entryMilepost[entry]
      if (weight[m] !== entryWeight[entry]) continue
      if (m === target) return ways
      for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++) {
        const fare = table[i]
        if (fare === CLOSED) continue
        const to = NEIGHBOUR[i]
        let cost = fare
        let owner = NOBODY
        if (fare >= FOREIGN) {
          owner = fare - FOREIGN
          cost = by[m] === owner ? 0 : FEE
        }
        const total = w + cost * money + step
        if (total >= weight[to]) continue
        weight[to] = total
        price[to] = price[m] + cost
        length[to] = length[m] + 1
        via[to] = SECTION_AT[i]
        by[to] = owner
        entryMilepost[entries] = to
        entryWeight[entries] = total
        entryNext[entries] = head[total & MASK]
        head[total & MASK] = entries++
        waiting++
      }
    }
  }
  return ways
}

/**
 * The cheapest ways for a player: along own track and the red areas for nothing, over new track for its price, over the
 * track of others for the fee. For many searches in one position make the fares once and use `search`.
 */
export function waysFrom(s: State, p: Player, sources: readonly Milepost[], terms?: Terms, ways?: Ways): Ways {
  return search(faresFor(s, p, terms, fareTable), sources, ways)
}

const fareTable = fares.emptyFares()

/** The sections of the way to a milepost, from the source on. */
export function sectionsTo(ways: Ways, m: Milepost): Section[] {
  const way: Section[] = []
  if (ways.weight[m] === UNREACHED) return way
  for (let at = m; ways.via[at] >= 0; ) {
    way.push(ways.via[at])
    at = sections.otherEnd(ways.via[at], at)
  }
  return way.reverse()
}

/** Where a player may build from: every milepost reached, and those of the majors. */
export function buildingSources(s: State, p: Player): Milepost[] {
  survey(s)
  const sources: Milepost[] = []
  for (let m = 0; m < MILEPOSTS; m++) if (IS_MAJOR[m] || isSurveyed(m, p)) sources.push(m)
  return sources
}
