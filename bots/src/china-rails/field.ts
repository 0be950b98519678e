import * as china from '@acheron/games/china-rails'
import { CLOSED, type Ground, MILLION } from './ground.ts'
import { WEIGHTS } from './weights.ts'

// Read in the innermost loop, where a constant of this module costs nothing and an imported one is looked up each time.
const { DALIAN_PORT, DIRECTIONS, MILEPOSTS, NEIGHBOUR, OPPOSITE, PENGLAI } = china
type Milepost = china.Milepost

/** In `back`: a source, and the way over the sea. */
export const SOURCE = -1
export const BY_SEA = DIRECTIONS

/** The best ways from some mileposts to all others, by milepost. */
export interface Field {
  /** Money and steps; UNREACHED where no way leads. */
  readonly weight: Int32Array
  /** The direction of the first step back to the source. */
  readonly back: Int8Array
}

export const UNREACHED = 0x3fffffff

export const emptyField = (): Field => ({ weight: new Int32Array(MILEPOSTS), back: new Int8Array(MILEPOSTS) })

/** Buckets of the queue: more than anything between two neighbours can weigh. */
const BUCKETS = 512
const MASK = BUCKETS - 1
const head = new Int32Array(BUCKETS)
const entryMilepost = new Int16Array(MILEPOSTS * DIRECTIONS)
const entryNext = new Int32Array(MILEPOSTS * DIRECTIONS)

/** What a step counts in the weights of ways. */
export const STEP = Math.round(WEIGHTS.step * MILLION)

interface Search {
  /** What the sources weigh to begin with, if not nothing. */
  readonly start?: readonly number[]
  /** A direction that leads nowhere from the source: the one a train came from. */
  readonly barred?: number
  /** What a step counts; with 0 only money does. */
  readonly step?: number
  /** Whether only own track is used. */
  readonly isAlone?: boolean
  /** The milepost from which the way must be known; the search stops there. Left out: from all of them. */
  readonly until?: Milepost
}

/** Searches from the sources outwards. */
export function spread(g: Ground, sources: readonly Milepost[], field: Field, search: Search = {}): Field {
  const { start, barred = -1, step = STEP, until = -1 } = search
  const { weight, back } = field
  const money = search.isAlone ? g.alone : g.money
  const next = NEIGHBOUR
  weight.fill(UNREACHED)
  head.fill(-1)
  let entries = 0
  let waiting = 0
  let w = UNREACHED
  for (let i = 0; i < sources.length; i++) {
    const at = start ? start[i] : 0
    if (at >= weight[sources[i]]) continue
    weight[sources[i]] = at
    back[sources[i]] = SOURCE
    entryMilepost[entries] = sources[i]
    entryNext[entries] = head[at & MASK]
    head[at & MASK] = entries++
    waiting++
    if (at < w) w = at
  }
  const sea = g.ferry === CLOSED ? CLOSED : g.ferry + step * WEIGHTS.ferrySteps
  for (; waiting > 0; w++) {
    // A section may weigh nothing, so this bucket may fill while it is emptied.
    for (let entry = head[w & MASK]; entry >= 0; entry = head[w & MASK]) {
      head[w & MASK] = entryNext[entry]
      waiting--
      const m = entryMilepost[entry]
      if (weight[m] !== w) continue
      if (m === until) return field
      for (let i = m * DIRECTIONS, d = 0; d < DIRECTIONS; i++, d++) {
        const price = money[i]
        if (price === CLOSED) continue
        const to = next[i]
        const total = w + price + step
        if (total >= weight[to] || (d === barred && back[m] === SOURCE)) continue
        weight[to] = total
        back[to] = OPPOSITE[d]
        entryMilepost[entries] = to
        entryNext[entries] = head[total & MASK]
        head[total & MASK] = entries++
        waiting++
      }
      if ((m === DALIAN_PORT || m === PENGLAI) && sea !== CLOSED) {
        const to = m === DALIAN_PORT ? PENGLAI : DALIAN_PORT
        const total = w + sea
        if (total >= weight[to]) continue
        weight[to] = total
        back[to] = BY_SEA
        entryMilepost[entries] = to
        entryNext[entries] = head[total & MASK]
        head[total & MASK] = entries++
        waiting++
      }
    }
  }
  return field
}

/** The milepost one step nearer to the source. */
export function towards(field: Field, m: Milepost): Milepost {
  const d = field.back[m]
  return d === BY_SEA ? (m === DALIAN_PORT ? PENGLAI : DALIAN_PORT) : NEIGHBOUR[m * DIRECTIONS + d]
}
