import type { Player, Result } from '@acheron/core'
import { CITY_MILEPOST, MAJORS } from './cities.ts'
import type { Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import { acrossTheSea, PORT_MILEPOST } from './ports.ts'
import { OVER } from './question.ts'
import { hasFerry, survey, surveyedOwner } from './rails.ts'
import * as sections from './sections.ts'
import { ENTRIES_IN_LEDGER, GOAL_RAISE, LAST_ROUND, LEDGER, NO_TIME_LIMIT, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { roundOf } from './turn-order.ts'

const { DIRECTIONS, MILEPOSTS, NEIGHBOUR } = mileposts
const { IS_RED, SECTION_AT } = sections

export const ENDINGS = ['won', 'time-limit', 'exhausted'] as const

/** By milepost: 1 where a player's own network leads from some milepost, over red areas and the own ferry. */
export function networkOf(s: State, p: Player, from: Milepost): Uint8Array {
  survey(s)
  const seen = new Uint8Array(MILEPOSTS)
  const stack: Milepost[] = [from]
  const visit = (m: Milepost): void => {
    if (m < 0 || seen[m]) return
    seen[m] = 1
    stack.push(m)
  }
  seen[stack[0]] = 1
  for (let m = stack.pop(); m !== undefined; m = stack.pop()) {
    for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++) {
      const section = SECTION_AT[i]
      if (section >= 0 && (IS_RED[section] || surveyedOwner(section) === p)) visit(NEIGHBOUR[i])
    }
    if (hasFerry(s, p)) visit(acrossTheSea(m))
  }
  return seen
}

/** Whether a player has joined the four majors, and a container port with a link of his own (CR-310, CR-312). */
export function hasJoined(s: State, p: Player): boolean {
  if (s.links[p] === 0 || s.track[p].length === 0) return false
  const network = networkOf(s, p, CITY_MILEPOST[0])
  for (let city = 0; city < MAJORS; city++) if (!network[CITY_MILEPOST[city]]) return false
  return PORT_MILEPOST.some((m, port) => ((s.links[p] >> port) & 1) === 1 && network[m] === 1)
}

/** At the end of a turn its player may come into the running. */
export function testCandidate(s: State, p: Player, story?: ChinaRailsStory): void {
  if (s.cash[p] < s.goal || !hasJoined(s, p)) return
  s.candidates |= 1 << p
  story?.tell({ id: 'candidate', facts: { by: p, goal: s.goal } })
}

/** Those in the running who have the most cash. */
function leaders(s: State): Player[] {
  const running = Array.from({ length: s.seats }, (_, p) => p).filter((p) => (s.candidates >> p) & 1)
  const most = Math.max(...running.map((p) => s.cash[p]))
  return running.filter((p) => s.cash[p] === most)
}

const lastRound = (s: State): number => (s.limit === NO_TIME_LIMIT ? LAST_ROUND : s.limit)
export const isPastLastRound = (s: State): boolean => roundOf(s) > lastRound(s)

/** Whether the game is over if a round ends now: one is ahead of all others in the running, or time is up. */
export const isDecided = (s: State): boolean => leaders(s).length === 1 || roundOf(s) >= lastRound(s)

/** At the end of a round: somebody has won, or the goal rises for those who tie, or time is up. Says whether it is over. */
export function endRound(s: State, story?: ChinaRailsStory): boolean {
  if (isDecided(s)) return true
  const first = leaders(s)
  if (first.length > 1) {
    s.goal += GOAL_RAISE
    s.candidates = 0
    story?.tell({ id: 'goal-raised', facts: { goal: s.goal, tied: first } })
  }
  return false
}

export function result(s: State): Result | undefined {
  if (s.question !== OVER) return undefined
  const first = leaders(s)
  const winner = first.length === 1 ? first[0] : undefined
  const joined = s.cash.map((_, p) => hasJoined(s, p))
  const isBehind = (p: Player, other: Player): boolean =>
    (Number(other === winner) - Number(p === winner) ||
      Number(joined[other]) - Number(joined[p]) ||
      s.cash[other] - s.cash[p]) > 0
  return {
    ending: winner !== undefined ? 'won' : s.limit === NO_TIME_LIMIT ? 'exhausted' : 'time-limit',
    scores: s.cash.slice(),
    places: s.cash.map((_, p) => 1 + s.cash.filter((_, other) => isBehind(p, other)).length),
    parts: Object.fromEntries(
      LEDGER.map((column, i) => [column, s.cash.map((_, p) => s.ledger[p * ENTRIES_IN_LEDGER + i])]),
    ),
  }
}
