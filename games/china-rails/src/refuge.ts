import type { Player } from '@acheron/core'
import { CITY_MILEPOST, type City, TAIWAN } from './cities.ts'
import * as mileposts from './mileposts.ts'
import { distancesFrom, type Milepost } from './mileposts.ts'
import { NOBODY, survey, surveyedOwner } from './rails.ts'
import * as sections from './sections.ts'
import { ANY_WAY, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'

const { DIRECTIONS, MILEPOSTS, NEIGHBOUR } = mileposts
const { CITY_AT, IS_RED, SECTION_AT } = sections

/** The cities that are nearest to a train along any track; if none is joined to it, nearest on the map (CR-A71). */
export function nearestCities(s: State, p: Player): City[] {
  const along = nearestAlongTrack(s, s.at[p])
  return along.length > 0 ? along : nearestOnMap(s.at[p])
}

/** Ring by ring along the track of all players, until a ring has a city. */
function nearestAlongTrack(s: State, at: Milepost): City[] {
  survey(s)
  const seen = new Uint8Array(MILEPOSTS)
  seen[at] = 1
  for (let ring: Milepost[] = [at]; ring.length > 0; ) {
    const cities = [...new Set(ring.map((m) => CITY_AT[m]).filter((city) => city >= 0))]
    if (cities.length > 0) return cities.sort((a, b) => a - b)
    const next: Milepost[] = []
    for (const m of ring)
      for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++) {
        const section = SECTION_AT[i]
        const isTrack = section >= 0 && (IS_RED[section] === 1 || surveyedOwner(section) !== NOBODY)
        if (!isTrack || seen[NEIGHBOUR[i]]) continue
        seen[NEIGHBOUR[i]] = 1
        next.push(NEIGHBOUR[i])
      }
    ring = next
  }
  return []
}

function nearestOnMap(at: Milepost): City[] {
  const distance = distancesFrom([at])
  const far = (city: City): number => distance[CITY_MILEPOST[city]]
  const cities = Array.from({ length: TAIWAN }, (_, city) => city)
  const least = Math.min(...cities.map(far))
  return cities.filter((city) => far(city) === least)
}

/** Where a train stands that has come to a city by no track: the centre of a major. */
export function placeInRefuge(s: State, p: Player, city: City, story?: ChinaRailsStory): void {
  const from = s.at[p]
  s.at[p] = CITY_MILEPOST[city]
  s.came[p] = ANY_WAY
  s.waiting &= ~(1 << p)
  story?.tell({ id: 'refuge', facts: { by: p, from, to: s.at[p] } })
}
