import type { Player } from '@acheron/core'
import {
  ATTACKS,
  BONUS,
  canStillAct,
  circleOf,
  type Demon,
  demonsOf,
  everybody,
  hasJoined,
  hasSign,
  isActive,
  isOnEarth,
  legionsAt,
  NEIGHBOURS,
  NO_PETITION,
  NOBODY,
  OWNERS,
  othersAfter,
  PLACES,
  type Place,
  SECTIO,
  SKULLS,
  type State,
  spendableFavours,
} from '@acheron/games/hellgame'
import { deadliness, odds, type Side } from './odds.ts'
import { meansOf, type Plan, planFor } from './plan.ts'
import { yieldOf } from './ways.ts'
import { WEIGHTS } from './weights.ts'

const CIRCLES = 9

/** All that the planner looks at: what everybody sees of a state, and what follows from it. */
export interface Study extends Forces {
  readonly g: State
  readonly me: Player
  readonly params: Readonly<Record<string, number>>
  /** The demon that acts now, if one does. */
  readonly acting: Demon
  /** By player and circle. */
  readonly held: readonly (readonly number[])[]
  readonly plans: readonly (readonly Plan[])[]
  /** By player: how far he is from winning, from 0 to about 1; and what he has, in souls. */
  readonly menace: readonly number[]
  readonly standing: readonly number[]
  /** By player: the best skulls that could still join a fight. */
  readonly skulls: readonly number[]
  /** By Sectio: what it is worth to hold the ground there at the end of the turn's actions. */
  readonly ground: readonly number[]
}

export function studyOf(g: State, me: Player, params: Readonly<Record<string, number>>, acting: Demon): Study {
  const players = everybody(g)
  const held = players.map((p) => heldBy(g, p))
  const skulls = players.map((p) => fightingSkulls(g, p))
  const plans = players.map((p) => {
    const means = meansOf(g, p, p === me ? acting : NOBODY)
    return held[p].map((count, circle) => planFor(g, p, circle, count, means, skulls))
  })
  const menace = plans.map((its) => Math.max(...its.map((plan) => plan.chance + 0.25 * plan.soon)))
  const standing = players.map((p) => held[p].reduce((sum, count) => sum + WEIGHTS.circle[count], 0) + assets(g, p))
  const t = { g, me, params, acting, held, plans, menace, standing, skulls, ...forcesOf(g, me, skulls) }
  return { ...t, ground: groundOf(t) }
}

function heldBy(g: State, p: Player): number[] {
  const held = Array<number>(CIRCLES).fill(0)
  for (let place = 0; place < SECTIO; place++) if (g.owner[place] === p) held[circleOf(place)]++
  return held
}

const assets = (g: State, p: Player): number =>
  spendableFavours(g, p) * WEIGHTS.favour + Math.min(20, g.souls[p]) * 0.5 + g.disfavours[p] * WEIGHTS.disfavour * 0.5

/** The best demon who could be sent to one more fight. */
function fightingSkulls(g: State, p: Player): number {
  let best = 0
  for (const demon of demonsOf(g, p))
    if (isActive(g, demon) && !isOnEarth(g, demon) && !hasJoined(g, demon)) best = Math.max(best, SKULLS[demon])
  return best
}

// Forces

/** By place: who would be my enemies there, how well they are saved, and what I have. */
export interface Forces {
  readonly foes: readonly Side[]
  readonly saves: readonly number[]
  readonly legions: readonly number[]
  readonly hounds: readonly number[]
  readonly bonus: readonly number[]
}

function forcesOf(g: State, me: Player, skulls: readonly number[]): Forces {
  const zero = (): number[] => Array<number>(PLACES).fill(0)
  const units = zero()
  const deadly = zero()
  const saves = Array<number>(PLACES).fill(1)
  const legions = zero()
  const hounds = zero()
  const bonus = zero()
  for (let owner = 0; owner < OWNERS; owner++)
    for (let place = 0; place < PLACES; place++) {
      const count = legionsAt(g, owner, place)
      if (count === 0) continue
      if (owner === me) legions[place] = count
      else {
        units[place] += count
        if (owner < g.seats) saves[place] = Math.max(saves[place], skulls[owner])
      }
    }
  for (const [hound, place] of g.houndPlace.entries()) {
    if (place < 0) continue
    if (g.houndOwner[hound] === me) hounds[place] += ATTACKS[hound] / 2
    else units[place] += ATTACKS[hound] / 2 + (g.houndOwner[hound] === NOBODY ? 1 : 0)
  }
  for (const [it, owner] of g.lieutenantOwner.entries()) {
    const place = g.lieutenantPlace[it]
    if (owner === me) bonus[place] = Math.max(bonus[place], BONUS[it])
    else if (owner !== NOBODY && units[place] > 0) deadly[place] = Math.max(deadly[place], BONUS[it])
  }
  const mine = Math.max(1, skulls[me])
  const foes = units.map((count, place) => ({ units: count, deadly: deadliness(deadly[place], mine) }))
  return { foes, saves, legions, hounds, bonus }
}

/** The chance of so many legions of mine, with such a bonus, to be left alone in a place. */
export function winning(t: Study, place: Place, legions: number, bonus: number): number {
  const theirs = t.foes[place]
  if (theirs.units === 0) return 1
  return odds({ units: legions + t.hounds[place], deadly: deadliness(bonus, t.saves[place]) }, theirs)
}

/** What it is worth to stand somewhere with so many legions, led with such a bonus (0: by nobody). */
export function stand(t: Study, place: Place, legions: number, bonus: number): number {
  if (legions <= 0 || place >= SECTIO) return 0
  const firm = WEIGHTS.hold[Math.min(5, legions)] + (bonus > 0 ? 0.06 : 0)
  const chance = winning(t, place, legions, bonus)
  return t.ground[place] * chance * firm - (1 - chance) * legions * WEIGHTS.legion
}

// Ground

function groundOf(t: Omit<Study, 'ground'>): number[] {
  const out: number[] = []
  for (let place = 0; place < SECTIO; place++) out.push(groundAt(t, place))
  return out
}

function groundAt(t: Omit<Study, 'ground'>, place: Place): number {
  const { g, me, held, plans } = t
  const circle = circleOf(place)
  const plan = plans[me][circle]
  const count = held[me][circle]
  const owner = g.owner[place]
  const souls = yieldOf(place) * WEIGHTS.yield
  let worth = 0.5
  if (owner === me) {
    const keep = WEIGHTS.circle[count] - WEIGHTS.circle[count - 1] + souls
    worth += keep * exposure(t, place) + plan.chance * 40
  } else {
    const step = WEIGHTS.circle[count + 1] - WEIGHTS.circle[count]
    const affordable =
      spendableFavours(g, me) + g.freePetitions[me] > claims(t, place) && !hasSign(g, place, NO_PETITION)
    worth += (step + souls) * (affordable ? 0.8 : WEIGHTS.prepare)
    if (plan.chance > 0) worth += (plan.chance * WEIGHTS.strike) / Math.max(1, plan.open.length)
    else if (plan.soon > 0) worth += plan.soon * WEIGHTS.soon
  }
  for (const q of everybody(g)) if (q !== me) worth += blocking(t, q, place, circle)
  return worth
}

/** Other Sectio that I could petition for where I stand. */
function claims(t: Omit<Study, 'ground'>, but: Place): number {
  let count = 0
  for (let place = 0; place < SECTIO; place++)
    if (place !== but && t.legions[place] > 0 && t.g.owner[place] !== t.me && t.foes[place].units === 0) count++
  return t.legions[but] > 0 ? 0 : count
}

/** How likely somebody takes an unguarded Sectio of mine. */
function exposure(t: Omit<Study, 'ground'>, place: Place): number {
  const { g, me } = t
  let most = 0.08
  for (const q of everybody(g)) {
    if (q === me) continue
    const rich = spendableFavours(g, q) > 0 ? 1 : 0.4
    if (legionsAt(g, q, place) > 0) return 0.8
    for (const near of NEIGHBOURS[place])
      if (near < SECTIO && legionsAt(g, q, near) > 0) most = Math.max(most, 0.4 * rich)
  }
  return most
}

/** What standing there takes from somebody who is near to winning. */
function blocking(t: Omit<Study, 'ground'>, q: Player, place: Place, circle: number): number {
  const { g, me, plans } = t
  const plan = plans[q][circle]
  const danger = plan.chance * WEIGHTS.dangerNow + plan.soon * WEIGHTS.dangerNext
  if (danger === 0) return 0
  const others = everybody(g).length > 2 ? 0.7 : 1
  if (g.owner[place] !== q) return danger * others
  const unguarded = legionsAt(g, q, place) === 0
  if (unguarded && spendableFavours(g, me) > 0) return danger * others
  return unguarded ? 0.1 * danger : 0.5 * danger * others
}

// Demons

/** Demons of others who will act after the one that acts now. */
export const othersToAct = (t: Study): number =>
  t.g.track.filter((demon) => canStillAct(t.g, demon) && t.g.demonOwner[demon] !== t.me).length

/** Whoever is nearest to winning besides me; of equals the next after me, so that no seat is everybody's enemy. */
export function leader(t: Study): Player {
  let best: Player = t.me
  for (const p of othersAfter(t.g, t.me)) if (best === t.me || isAhead(t, p, best)) best = p
  return best
}

export const isAhead = (t: Study, a: Player, b: Player): boolean => rating(t, a) > rating(t, b)
export const rating = (t: Study, p: Player): number => t.menace[p] * 100 + t.standing[p]

/** How much it is worth to me that somebody loses something: all of it at two seats, less where others share it. */
export function spite(t: Study, p: Player): number {
  if (p === t.me) return -1
  const share = 1 / (t.g.seats - 1)
  const best = leader(t)
  return p === best ? Math.max(0.45, share) : share * 0.6
}
