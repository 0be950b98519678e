import type { Frame, Move, Player, Rule } from '@acheron/core'
import { ANTEHELL, NEIGHBOURS, type Place } from '../board.ts'
import { COMMAND, type Lieutenant } from '../lieutenants.ts'
import { houndedOf, isVerb, MOST_TOGETHER, move, nounOf, partyMove, plainOf } from '../moves.ts'
import { LIEUTENANT_STEPS } from '../numbers.ts'
import {
  hasEnemies,
  hasForeignLegions,
  hasLieutenant,
  hasRampaging,
  hasSign,
  isClosed,
  legionPlaces,
  legionsAt,
  legionsOfClass,
  lieutenantsOf,
  othersAt,
  plainAt,
  tamedAt,
  unledAt,
} from '../queries.ts'
import { FREEBOOTERS, MUST_STOP, NOBODY, type Owner, PITS, type State } from '../state.ts'
import { followings, houndsIn } from './flight.ts'

/** A march: parties one after the other, each step by step (9.5). */
export interface March extends Frame {
  /** Who decides; whose units march (another's only by Forged Marching Orders). */
  by: Player
  owner: Owner
  /** Units that may still set out; lieutenants that do so without a skull (Baal); whether nobody flees (Agares). */
  skulls: number
  freeLeads: number
  barred: number
  /** By place: plain legions there that have moved. As bits: hounds with their legions, lieutenants that have moved. */
  moved: number[]
  movedHounds: number
  movedLieutenants: number
  /** The party under way: where it is (NOWHERE: none), how many steps it has left and has made. */
  at: Place
  lieutenant: Lieutenant
  plain: number
  hounds: number
  steps: number
  made: number
  /** Where it has asked for passage in vain; who has granted it for the Sectio ahead, as bits; that Sectio. */
  refused: number[]
  friends: number
  ahead: Place
}

export const isForged = (f: March): boolean => f.by !== f.owner
export const partyLegions = (f: March): number => f.plain + houndsIn(f.hounds).length
export const isLoneLieutenant = (f: March): boolean => f.lieutenant !== NOBODY && partyLegions(f) === 0

export function plainReady(g: State, f: March, place: Place): number {
  const all = isForged(f) ? unledAt(g, f.owner, place, false) : plainAt(g, f.owner, place)
  return Math.max(0, all - f.moved[place] - (place === ANTEHELL ? g.lostPlain[f.owner] : 0))
}

export function houndsReady(g: State, f: March, place: Place): number[] {
  const lost = place === ANTEHELL ? g.lostHounds : 0
  const ready = tamedAt(g, f.owner, place).filter((hound) => !(((f.movedHounds | lost) >> hound) & 1))
  return isForged(f) ? ready.slice(0, unledAt(g, f.owner, place, true)) : ready
}

const isLost = (g: State, lieutenant: Lieutenant): boolean =>
  g.lieutenantPlace[lieutenant] === ANTEHELL && ((g.lostLieutenants >> lieutenant) & 1) === 1

/** Whether anything could leave a place at all. */
const hasWayOut = (g: State, place: Place): boolean =>
  place === ANTEHELL || NEIGHBOURS[place].some((to) => !isClosed(g, to) && to !== g.uriel)

/** Why so many legions do not set out: they are not there, led ones obey no forged orders, lost ones stay, others have moved. */
function isShort(g: State, f: March, from: Place, hounded: boolean, count: number): Rule {
  if (count > legionsOfClass(g, f.owner, from, hounded)) return 'HG-9.5-01'
  if (isForged(f) && count > unledAt(g, f.owner, from, hounded)) return 'HG-G125'
  const isAnyLost = g.lostPlain[f.owner] > 0 || houndsIn(g.lostHounds).length > 0
  return from === ANTEHELL && isAnyLost ? 'HG-G044' : 'HG-9.5-04'
}

export function cannotSetOut(g: State, f: March, from: Place, hounded: boolean, count: number): Rule | undefined {
  const ready = hounded ? houndsReady(g, f, from).length : plainReady(g, f, from)
  if (count > ready) return isShort(g, f, from, hounded, count)
  if (count > f.skulls) return 'HG-9.5-01'
  if (from === ANTEHELL && count > 1) return 'HG-G044'
  return hasWayOut(g, from) ? undefined : 'HG-C24'
}

export function cannotLead(g: State, f: March, lieutenant: Lieutenant): Rule | undefined {
  if (isForged(f)) return 'HG-C29'
  if (g.lieutenantOwner[lieutenant] !== f.owner) return 'HG-9.5-01'
  if (isLost(g, lieutenant)) return 'HG-G044'
  if ((f.movedLieutenants >> lieutenant) & 1) return 'HG-9.5-04'
  if (f.skulls === 0 && f.freeLeads === 0) return 'HG-9.5-01'
  const from = g.lieutenantPlace[lieutenant]
  if (!hasWayOut(g, from)) return 'HG-C24'
  const alone = plainReady(g, f, from) === 0 && houndsReady(g, f, from).length === 0
  return alone && from !== ANTEHELL && !NEIGHBOURS[from].some((to) => !cannotSlip(g, f, to, LIEUTENANT_STEPS))
    ? 'HG-9.5.2.2-01'
    : undefined
}

export function partiesOf(g: State, f: March): Move[] {
  const out: Move[] = []
  for (const from of legionPlaces(g, f.owner))
    for (const hounded of [false, true])
      for (let count = 1; count <= Math.min(f.skulls, MOST_TOGETHER); count++) {
        if (cannotSetOut(g, f, from, hounded, count)) break
        out.push(partyMove(from, hounded, count))
      }
  if (!isForged(f))
    for (const lieutenant of lieutenantsOf(g, f.owner))
      if (!cannotLead(g, f, lieutenant)) out.push(move('lead', lieutenant))
  return out
}

export function hasParty(g: State, f: March): boolean {
  for (const from of legionPlaces(g, f.owner))
    if (!cannotSetOut(g, f, from, false, 1) || !cannotSetOut(g, f, from, true, 1)) return true
  return !isForged(f) && lieutenantsOf(g, f.owner).some((lieutenant) => !cannotLead(g, f, lieutenant))
}

export const hasMoved = (f: March): boolean =>
  f.movedHounds !== 0 || f.movedLieutenants !== 0 || f.moved.some((count) => count > 0) || f.made > 0

/** Whether others are met there: then it matters whence one comes. */
const isMeeting = (g: State, f: March, to: Place): boolean =>
  to !== ANTEHELL &&
  (hasEnemies(g, f.owner, to) || othersAt(g, f.owner, to).length > 0 || hasLieutenant(g, FREEBOOTERS, to))

/** Whether entering means more than walking on: others to meet, danger, a halt. */
export const isEventful = (g: State, f: March, to: Place): boolean =>
  to === ANTEHELL || to === g.lilith || hasSign(g, to, MUST_STOP | PITS) || isMeeting(g, f, to)

/** Where a lieutenant without legions would be alone: whoever joins legions of his own leads them (G-125). */
const isUnfriendly = (g: State, f: March, to: Place): boolean =>
  to !== ANTEHELL && hasEnemies(g, f.owner, to) && legionsAt(g, f.owner, to) === 0

/** A lone lieutenant slips through, but must not stop among enemies (9.5.2.2). */
export function cannotSlip(g: State, f: March, to: Place, steps: number): Rule | undefined {
  if (isClosed(g, to) || to === g.uriel) return 'HG-C24'
  if (!isUnfriendly(g, f, to)) return undefined
  const stops = hasRampaging(g, to) || to === g.lilith || hasSign(g, to, MUST_STOP)
  if (stops || steps < 2) return 'HG-9.5.2.2-01'
  const onward = NEIGHBOURS[to].some(
    (next) => !isClosed(g, next) && next !== g.uriel && !cannotSlip(g, f, next, steps - 1),
  )
  return onward ? undefined : 'HG-9.5.2.2-01'
}

export function cannotEnter(g: State, f: March, to: Place, steps: number): Rule | undefined {
  if (isClosed(g, to)) return 'HG-C24'
  if (to === g.uriel) return 'HG-9.5.2.4-01'
  if (steps < 1) return 'HG-9.5-02'
  return isLoneLieutenant(f) ? cannotSlip(g, f, to, steps) : undefined
}

/** A goal that one move leads to: after how many steps, and the last place before it. */
interface Way {
  readonly steps: number
  readonly via: Place
}

/** Goals with nothing happening before them. To where others are met there must be one way only. */
export function goalsOf(g: State, f: March): Map<Place, Way> {
  const found = new Map<Place, Way>()
  const seen = new Set([f.at])
  let edge = [f.at]
  for (let steps = 1; steps <= f.steps && edge.length > 0; steps++) {
    const next: Place[] = []
    const reached = new Map<Place, Place>()
    const twice = new Set<Place>()
    for (const via of edge)
      for (const to of NEIGHBOURS[via]) {
        if (seen.has(to) || cannotEnter(g, f, to, f.steps - steps + 1)) continue
        if (reached.has(to)) twice.add(to)
        else reached.set(to, via)
      }
    for (const [to, via] of reached) {
      seen.add(to)
      const eventful = isEventful(g, f, to)
      if (!eventful) next.push(to)
      if (!twice.has(to) || !isMeeting(g, f, to)) found.set(to, { steps, via })
    }
    edge = next
  }
  return found
}

/** Whether a party that has come to a quiet place could not have said at once all that it can still do. */
export const hasMoreToSay = (g: State, f: March): boolean =>
  waysOf(g, f).some((m) => !isVerb(m, 'halt') && !(isVerb(m, 'go') && !isMeeting(g, f, nounOf(m))))

export function cannotGo(g: State, f: March, to: Place): Rule | undefined {
  if (f.at === ANTEHELL) return to === ANTEHELL ? undefined : 'HG-9.5.2.3-01'
  if (goalsOf(g, f).has(to)) return undefined
  return NEIGHBOURS[f.at].includes(to) ? cannotEnter(g, f, to, f.steps) : 'HG-9.5-03'
}

export function cannotAsk(g: State, f: March, to: Place): Rule | undefined {
  if (isForged(f)) return 'HG-C29'
  if (f.at === ANTEHELL || !NEIGHBOURS[f.at].includes(to) || to === ANTEHELL) return 'HG-9.5-03'
  const barred = cannotEnter(g, f, to, f.steps)
  if (barred) return barred
  if (f.steps < 2) return 'HG-9.5-02'
  if (!hasForeignLegions(g, f.owner, to)) return 'HG-G042'
  if (f.refused.includes(to)) return 'HG-G144'
  return legionsAt(g, FREEBOOTERS, to) > 0 ? 'HG-10.4-01' : undefined
}

/** Whether it may stay where it is: it has set out, and is no lone lieutenant among enemies. */
export function cannotHalt(g: State, f: March): Rule | undefined {
  if (f.made === 0) return 'HG-9.3-01'
  return isLoneLieutenant(f) && isUnfriendly(g, f, f.at) ? 'HG-9.5.2.2-01' : undefined
}

/** Changing what a lieutenant leads on the way (9.5): legions left behind have moved. */
export function cannotRegroup(g: State, f: March, plain: number, hounded: number): Rule | undefined {
  if (f.lieutenant === NOBODY || f.made === 0) return 'HG-9.5-06'
  const hounds = houndsIn(f.hounds).length
  if (plain === f.plain && hounded === hounds) return 'HG-9.5-06'
  if (plain + hounded > COMMAND[f.lieutenant]) return 'HG-2.3.7-01'
  return plain > f.plain + plainHere(g, f) || hounded > hounds + houndsHere(g, f).length ? 'HG-9.5-04' : undefined
}

/** Legions that could join on the way: here, not moved, not in the party. */
const plainHere = (g: State, f: March): number => Math.max(0, plainReady(g, f, f.at) - f.plain)
export const houndsHere = (g: State, f: March): number[] =>
  houndsReady(g, f, f.at).filter((hound) => !((f.hounds >> hound) & 1))

export function waysOf(g: State, f: March): Move[] {
  const out: Move[] = []
  if (f.at === ANTEHELL) return f.made === 0 ? [move('go', ANTEHELL)] : []
  for (const to of goalsOf(g, f).keys()) out.push(move('go', to))
  for (const to of NEIGHBOURS[f.at]) if (!cannotAsk(g, f, to)) out.push(move('ask', to))
  if (f.lieutenant !== NOBODY && f.made > 0) {
    const most = COMMAND[f.lieutenant]
    const hounds = houndsIn(f.hounds).length
    for (const m of followings(most, f.plain + plainHere(g, f), hounds + houndsHere(g, f).length))
      if (!cannotRegroup(g, f, plainOf(nounOf(m)), houndedOf(nounOf(m)))) out.push(m)
  }
  if (!cannotHalt(g, f)) out.push(move('halt'))
  return out
}
