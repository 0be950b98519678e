import type { Player } from '@acheron/core'
import {
  CITY_MILEPOST,
  CITY_MILEPOSTS,
  HONG_KONG_PORT,
  hasLink,
  LINK_PRICE,
  MAJORS,
  type Milepost,
  NOBODY,
  networkOf,
  PORT_MILEPOST,
  type Port,
  type Section,
  type State,
  sectionBetween,
} from '@acheron/games/china-rails'
import { BY_SEA, emptyField, type Field, SOURCE, spread, towards, UNREACHED } from './field.ts'
import { isLaid, MILLION } from './ground.ts'
import type { Route } from './route.ts'
import type { Study } from './study.ts'
import type { Works } from './works.ts'

/** By major: what it costs to build to everywhere from the network that it belongs to. Majors that are joined share it. */
const fields: Field[] = []
const ofMajors: readonly Field[] = Array.from({ length: MAJORS }, emptyField)

/** What is to be joined: the majors, and stretches of a route that are built anyway, as if each were one more. */
const MOST_STRETCHES = 6
const THINGS = MAJORS + MOST_STRETCHES
let things = MAJORS
/** By thing * THINGS + thing. */
const apart = new Int32Array(THINGS * THINGS).fill(UNREACHED)
/** By stretch * MAJORS + major: the milepost of the stretch that is nearest. */
const nearest = new Int16Array(MOST_STRETCHES * MAJORS)

/** What it would still cost to join the majors; measures the ways first. The link comes on top. */
export function measureMajors(t: Study): number {
  for (let a = 0; a < MAJORS; a++) {
    fields[a] =
      fields.slice(0, a).find(({ weight }) => weight[CITY_MILEPOST[a]] === 0) ??
      spread(t.ground, CITY_MILEPOSTS[a], ofMajors[a], { step: 0, isAlone: true })
    for (let b = 0; b < MAJORS; b++) apart[a * THINGS + b] = fields[a].weight[CITY_MILEPOST[b]]
  }
  things = MAJORS
  return treeOver(MAJORS) / MILLION
}

/** The same when this route has been built. Over the track of others it joins nothing. */
export function joinedBy(r: Route, { host }: Works): number {
  things = MAJORS
  let sum = treeOver(MAJORS)
  for (let first = 0; first < r.length && things < THINGS; ) {
    let last = first
    while (last < r.length - 1 && host[last] === NOBODY) last++
    if (last > first) {
      measureStretch(r, first, last)
      const shorter = treeOver(things + 1)
      if (shorter < sum) {
        sum = shorter
        things++
      }
    }
    first = last + 1
  }
  return sum / MILLION
}

/** How far the next stretch is from each major. */
function measureStretch({ mileposts }: Route, first: number, last: number): void {
  for (let a = 0; a < MAJORS; a++) {
    const { weight } = fields[a]
    let near = mileposts[first]
    for (let i = first + 1; i <= last; i++) if (weight[mileposts[i]] < weight[near]) near = mileposts[i]
    nearest[(things - MAJORS) * MAJORS + a] = near
    apart[a * THINGS + things] = weight[near]
    apart[things * THINGS + a] = weight[near]
  }
}

const least = new Int32Array(THINGS)
/** By thing: the one through which it comes into the tree. */
const by = new Int8Array(THINGS)
const isIn = new Uint8Array(THINGS)

/** The shortest tree over the first so many things. */
function treeOver(count: number): number {
  let sum = 0
  isIn.fill(0)
  by.fill(0)
  least.set(apart.subarray(0, THINGS))
  for (let from = 0, joined = 1; joined < count; joined++) {
    isIn[from] = 1
    let best = -1
    for (let a = 0; a < count; a++) {
      if (isIn[a]) continue
      if (apart[from * THINGS + a] < least[a]) {
        least[a] = apart[from * THINGS + a]
        by[a] = from
      }
      if (best < 0 || least[a] < least[best]) best = a
    }
    sum += least[best]
    from = best
  }
  return sum
}

/** What the link costs that is still missing: in Hong Kong it is always to be had. */
export const linkMissing = ({ s, p }: Study): number =>
  PORT_MILEPOST.some((_, port) => hasLink(s, p, port) && isTouched(s, p, port)) ? 0 : LINK_PRICE[HONG_KONG_PORT]

/** A link at a port that leads to no major is not there when the majors are joined, whoever has paid for it (CR-312). */
function isTouched(s: State, p: Player, port: Port): boolean {
  if (port === HONG_KONG_PORT) return true
  const network = networkOf(s, p, PORT_MILEPOST[port])
  return CITY_MILEPOST.slice(0, MAJORS).some((m) => network[m] === 1)
}

/**
 * The sections that join the majors, the cheapest pair first, as they would be built. What a route needs is built
 * anyway: if one is given, they may lead from a major to it.
 */
export function sectionsToJoin(t: Study, r?: Route, w?: Works): Section[] {
  if (r && w) joinedBy(r, w)
  else things = MAJORS
  treeOver(things)
  const branches: number[] = []
  for (let a = 1; a < things; a++) if (least[a] > 0 && least[a] < UNREACHED) branches.push(a)
  branches.sort((a, b) => least[a] - least[b])
  return [...new Set(branches.flatMap((a) => sectionsOf(t, a, by[a])))]
}

/** The sections between two things of which at least one is a major. */
function sectionsOf(t: Study, a: number, b: number): Section[] {
  const [from, to] = a < MAJORS ? [a, b] : [b, a]
  return sectionsBetween(t, fields[from], to < MAJORS ? CITY_MILEPOST[to] : nearest[(to - MAJORS) * MAJORS + from])
}

function sectionsBetween(t: Study, field: Field, end: Milepost): Section[] {
  const sections: Section[] = []
  for (let m = end; field.back[m] !== SOURCE; ) {
    const next = towards(field, m)
    const section = field.back[m] === BY_SEA ? -1 : sectionBetween(m, next)
    if (section >= 0 && !isLaid(t.ground, section)) sections.push(section)
    m = next
  }
  return sections.reverse()
}
