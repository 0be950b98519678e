import type { Move } from '@acheron/core'
import {
  BUILD,
  BUILDING,
  buildingSources,
  emptyFares,
  emptyWays,
  FROM,
  faresFor,
  hasReached,
  hasSection,
  IS_RED,
  type Milepost,
  type Section,
  search,
  sectionBetween,
  sectionsTo,
  TO,
  UNREACHED,
  type View,
  type Ways,
} from '@acheron/games/china-rails'
import { once } from './seen.ts'

/** Track that somebody thinks of building: the way from where one's track is, and what of it is missing. */
export interface Line {
  readonly way: readonly Milepost[]
  readonly missing: readonly Section[]
  readonly price: number
}

export const isBuilding = (view: View): boolean => view.me >= 0 && view.question === BUILDING && view.asked === view.me

/** From where track may be built, and the cheapest way from there to everywhere. */
const cheapest = once(
  (view): Ways =>
    search(faresFor(view, view.me, { weather: true }, emptyFares()), buildingSources(view, view.me), emptyWays()),
)

/** The shortest way, whatever it costs; only from track of one's own, if there is any. */
const shortest = once((view): Ways => {
  const fares = faresFor(view, view.me, { weather: true, money: 3, step: 24 }, emptyFares())
  return search(fares, buildingSources(view, view.me), emptyWays())
})

const own = once((view): Ways => {
  const sources = buildingSources(view, view.me).filter((m) => hasReached(view, view.me, m))
  return search(faresFor(view, view.me, { weather: true }, emptyFares()), sources, emptyWays())
})

export const startsOf = once((view): readonly Milepost[] => (view.me < 0 ? [] : buildingSources(view, view.me)))

/** The mileposts along some sections that follow each other. */
export function milepostsAlong(sections: readonly Section[], last: Milepost): Milepost[] {
  const way = [last]
  for (const section of [...sections].reverse()) way.push(FROM[section] + TO[section] - way[way.length - 1])
  return way.reverse()
}

export function lineIn(view: View, ways: Ways, m: Milepost): Line | undefined {
  if (ways.weight[m] === UNREACHED) return undefined
  const sections = sectionsTo(ways, m)
  const missing = sections.filter((section) => !IS_RED[section] && !hasSection(view, view.me, section))
  return { way: milepostsAlong(sections, m), missing, price: ways.price[m] }
}

/** The lines to a milepost, the cheapest first. */
export function linesTo(view: View, m: Milepost): Line[] {
  if (view.me < 0) return []
  const found: Line[] = []
  for (const ways of [cheapest, shortest, own]) {
    const line = lineIn(view, ways(view), m)
    if (!line || line.missing.length === 0) continue
    if (!found.some(({ missing }) => missing.join() === line.missing.join())) found.push(line)
  }
  return found.sort((a, b) => a.price - b.price)
}

export const isWithinReach = (view: View, m: Milepost): boolean => cheapest(view).weight[m] !== UNREACHED

/** What reaching a milepost would cost in new track; 0 where one's network or a major leads there. */
export const priceTo = (view: View, m: Milepost): number | undefined =>
  isWithinReach(view, m) ? cheapest(view).price[m] : undefined

/** The moves that build along some mileposts, without what lies there already. */
export function buildingAlong(view: View, way: readonly Milepost[]): Move[] {
  return way.slice(1).flatMap((m, i) => {
    const section = sectionBetween(way[i], m)
    return section < 0 || IS_RED[section] || hasSection(view, view.me, section) ? [] : [BUILD + section]
  })
}

/** Ways for a plan: from some places to all, over one's own track for nothing, over new track for its price. */
export function planFrom(view: View, sources: readonly Milepost[]): Ways {
  return search(plainFares(view), sources, emptyWays())
}

const plainFares = once((view) => faresFor(view, view.me, {}, emptyFares()))
