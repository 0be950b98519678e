import type { Player, Rule } from '@acheron/core'
import { attend } from './congress.ts'
import type { Direction, Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import { pay, receive } from './money.ts'
import { acrossTheSea, PORT_AT } from './ports.ts'
import { hasFerry, NOBODY, ownerOf } from './rails.ts'
import * as sections from './sections.ts'
import { ANY_WAY, FEE, NO_QUAY, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { closedToTrains, isSlow } from './weather.ts'

const { DIRECTIONS, NEIGHBOUR, OPPOSITE } = mileposts
const { CITY_AT, IS_RED, SECTION_AT } = sections

/** Whether trains may turn back there: in cities and at ports. */
export const mayTurnBack = (m: Milepost): boolean => CITY_AT[m] >= 0 || PORT_AT[m] >= 0 || acrossTheSea(m) >= 0

/** The owner to whom a step would cost the fee, or NOBODY. */
function creditor(s: State, p: Player, direction: Direction): Player {
  const section = SECTION_AT[s.at[p] * DIRECTIONS + direction]
  if (IS_RED[section]) return NOBODY
  const owner = ownerOf(s, section)
  return owner === p || ((s.paid >> owner) & 1) === 1 ? NOBODY : owner
}

/** The rule against a step, whatever movement is left and whatever the weather. */
function cannotRun(s: State, p: Player, direction: Direction): Rule | undefined {
  const section = SECTION_AT[s.at[p] * DIRECTIONS + direction]
  if (section < 0 || (!IS_RED[section] && ownerOf(s, section) === NOBODY)) return 'CR-152'
  if (s.came[p] === direction && !mayTurnBack(s.at[p])) return 'CR-157'
  return creditor(s, p, direction) !== NOBODY && s.cash[p] < FEE ? 'CR-167' : undefined
}

export function cannotStep(s: State, p: Player, direction: Direction): Rule | undefined {
  const cannot = cannotRun(s, p, direction)
  if (cannot) return cannot
  if (s.left === 0) return 'CR-154'
  const way = s.at[p] * DIRECTIONS + direction
  return closedToTrains(s, SECTION_AT[way], NEIGHBOUR[way])
}

export function step(s: State, p: Player, direction: Direction, story?: ChinaRailsStory): void {
  const owner = creditor(s, p, direction)
  if (owner !== NOBODY) payFee(s, p, owner, story)
  const from = s.at[p]
  const to = NEIGHBOUR[from * DIRECTIONS + direction]
  endStop(s)
  s.quay = NO_QUAY
  s.acted = 1
  s.at[p] = to
  s.came[p] = OPPOSITE[direction]
  s.left--
  story?.tell({ id: 'moved', facts: { by: p, from, to } })
  if (isSlow(s, to)) halve(s, p, story)
  attend(s, p, story)
}

function payFee(s: State, p: Player, owner: Player, story?: ChinaRailsStory): void {
  s.paid |= 1 << owner
  pay(s, p, FEE, 'fees')
  story?.tell({ id: 'fee', facts: { by: p, to: owner, sum: FEE } })
  receive(s, owner, FEE, 'fees', story)
}

/** What was taken and dropped is forgotten (CR-A94). */
export function endStop(s: State): void {
  s.taken = 0
  s.dropped = 0
}

/** Halves what is left, once a turn and rounded up (CR-A53). */
export function halve(s: State, p: Player, story?: ChinaRailsStory): void {
  if (s.halved) return
  s.halved = 1
  if (s.left === 0) return
  s.left = Math.ceil(s.left / 2)
  story?.tell({ id: 'halved', facts: { by: p, left: s.left } })
}

/** Only for want of track, not of movement or good weather, may a train turn round on the line (CR-A39). */
export function cannotTurn(s: State, p: Player): Rule | undefined {
  if (s.came[p] === ANY_WAY || mayTurnBack(s.at[p])) return 'CR-A39'
  for (let d = 0; d < DIRECTIONS; d++) if (!cannotRun(s, p, d)) return 'CR-A39'
  return s.left === 0 ? 'CR-154' : undefined
}

export function turnRound(s: State, p: Player, story?: ChinaRailsStory): void {
  s.acted = 1
  s.left = 0
  s.came[p] = ANY_WAY
  story?.tell({ id: 'turned', facts: { by: p, at: s.at[p] } })
}

/** Only the first act of a turn that began in a port of one's own ferry. */
export function cannotCross(s: State, p: Player): Rule | undefined {
  if (acrossTheSea(s.at[p]) < 0) return 'CR-126'
  if (!hasFerry(s, p)) return s.ferry === 0 ? 'CR-121' : 'CR-A27'
  return s.acted || ((s.waiting >> p) & 1) === 0 ? 'CR-126' : undefined
}

export function cross(s: State, p: Player, story?: ChinaRailsStory): void {
  const from = s.at[p]
  s.at[p] = acrossTheSea(from)
  s.came[p] = ANY_WAY
  s.acted = 1
  s.quay = NO_QUAY
  story?.tell({ id: 'crossed', facts: { by: p, from, to: s.at[p] } })
  halve(s, p, story)
}
