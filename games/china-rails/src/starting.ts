import type { Move, Player, Rule } from '@acheron/core'
import { CITY_MILEPOST, CITY_MILEPOSTS, cityCalled, TAIWAN } from './cities.ts'
import { attend } from './congress.ts'
import type { Milepost } from './mileposts.ts'
import { START, START_AT_PORT } from './moves.ts'
import { halve } from './moving.ts'
import { HONG_KONG_PORT, PORT_MILEPOST, PORTS, type Port } from './ports.ts'
import { type ChinaRailsQuestion, OPERATING, put } from './question.ts'
import { hasReached } from './rails.ts'
import { ANY_WAY, QUAY_FIRST_LOAD, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { isSlow } from './weather.ts'

const HONG_KONG = CITY_MILEPOSTS[cityCalled('hong-kong')]

/** Whether a player's track comes to a container port. In Hong Kong the whole red area leads there. */
function hasReachedPort(s: State, p: Player, port: Port): boolean {
  return (port === HONG_KONG_PORT ? HONG_KONG : [PORT_MILEPOST[port]]).some((m) => hasReached(s, p, m))
}

function place(s: State, p: Player, at: Milepost, story?: ChinaRailsStory): void {
  s.at[p] = at
  s.came[p] = ANY_WAY
  story?.tell({ id: 'started', facts: { by: p, at } })
  if (isSlow(s, at)) halve(s, p, story)
  attend(s, p, story)
  put(s, OPERATING, p)
}

/** Once in the game a train is put on the board. */
export const starting: ChinaRailsQuestion = {
  id: 'start',
  rule: 'CR-150',
  params: () => ({}),

  legal(s, p, out) {
    for (let city = 0; city < TAIWAN; city++) out.push(START + city)
    for (let port = 0; port < PORTS; port++) if (hasReachedPort(s, p, port)) out.push(START_AT_PORT + port)
  },

  cannot: cannotStart,

  answer(s, p, m, _chance, story) {
    const isAtPort = m >= START_AT_PORT
    place(s, p, isAtPort ? PORT_MILEPOST[m - START_AT_PORT] : CITY_MILEPOST[m - START], story)
    if (isAtPort) s.quay = QUAY_FIRST_LOAD
  },
}

function cannotStart(s: State, p: Player, m: Move): Rule | undefined {
  if (m < START || m >= START_AT_PORT + PORTS) return 'CR-A37'
  return m >= START_AT_PORT && !hasReachedPort(s, p, m - START_AT_PORT) ? 'CR-151' : undefined
}
