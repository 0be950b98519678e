import {
  CITY_MILEPOST,
  CITY_MILEPOSTS,
  HONG_KONG_PORT,
  LINK_PRICE,
  MAJORS,
  type Section,
  sectionBetween,
} from '@acheron/games/china-rails'
import { BY_SEA, emptyField, type Field, SOURCE, spread, towards, UNREACHED } from './field.ts'
import { isLaid, MILLION } from './ground.ts'
import type { Route } from './route.ts'
import type { Table } from './table.ts'

/** By major: what it costs to build to everywhere from the network that it belongs to. */
const fields: readonly Field[] = Array.from({ length: MAJORS }, emptyField)

/** What is to be joined: the majors, and a route as if it were one more. */
const ROUTE = MAJORS
const THINGS = MAJORS + 1
/** By thing * THINGS + thing. */
const apart = new Int32Array(THINGS * THINGS)

/** What it would still cost to join the majors; measures the ways first. The link comes on top. */
export function measureMajors(t: Table): number {
  for (let a = 0; a < MAJORS; a++) {
    spread(t.ground, CITY_MILEPOSTS[a], fields[a], { step: 0, isAlone: true })
    for (let b = 0; b < MAJORS; b++) apart[a * THINGS + b] = fields[a].weight[CITY_MILEPOST[b]]
  }
  return treeOver(MAJORS) / MILLION
}

/** The same when this route has been built. */
export function joinedBy(r: Route): number {
  for (let a = 0; a < MAJORS; a++) {
    const { weight } = fields[a]
    let near = UNREACHED
    for (let i = 0; i < r.length; i++) if (weight[r.mileposts[i]] < near) near = weight[r.mileposts[i]]
    apart[a * THINGS + ROUTE] = near
    apart[ROUTE * THINGS + a] = near
  }
  return Math.min(treeOver(MAJORS), treeOver(THINGS)) / MILLION
}

const least = new Int32Array(THINGS)
const isIn = new Uint8Array(THINGS)

/** The shortest tree over the first so many things. */
function treeOver(things: number): number {
  let sum = 0
  isIn.fill(0)
  least.set(apart.subarray(0, THINGS))
  for (let from = 0, joined = 1; joined < things; joined++) {
    isIn[from] = 1
    let best = -1
    for (let a = 0; a < things; a++) {
      if (isIn[a]) continue
      least[a] = Math.min(least[a], apart[from * THINGS + a])
      if (best < 0 || least[a] < least[best]) best = a
    }
    sum += least[best]
    from = best
  }
  return sum
}

/** What the link costs that is still missing: in Hong Kong it is always to be had. */
export const linkMissing = ({ s, p }: Table): number => (s.links[p] === 0 ? LINK_PRICE[HONG_KONG_PORT] : 0)

/** The sections that join two majors which are not joined yet, the cheapest pair first, as they would be built. */
export function sectionsToJoin(t: Table): Section[] {
  let from = -1
  let to = -1
  for (let a = 0; a < MAJORS; a++)
    for (let b = 0; b < MAJORS; b++) {
      const far = apart[a * THINGS + b]
      if (far > 0 && far < UNREACHED && (from < 0 || far < apart[from * THINGS + to])) {
        from = a
        to = b
      }
    }
  return from < 0 ? [] : sectionsBetween(t, fields[from], to)
}

function sectionsBetween(t: Table, field: Field, major: number): Section[] {
  const sections: Section[] = []
  for (let m = CITY_MILEPOST[major]; field.back[m] !== SOURCE; ) {
    const next = towards(field, m)
    const section = field.back[m] === BY_SEA ? -1 : sectionBetween(m, next)
    if (section >= 0 && !isLaid(t.ground, section)) sections.push(section)
    m = next
  }
  return sections.reverse()
}
