import type { Move } from '@acheron/core'
import {
  circleOf,
  type Demon,
  everybody,
  FREEBOOTERS,
  HEARTS,
  isPlayer,
  isSectioOwnedBy,
  isVerb,
  legionIn,
  legionMove,
  legionPlaces,
  legionsAt,
  move,
  nounOf,
  type Owner,
  type Place,
  SECTIO,
  spendableFavours,
  stockOf,
  unledAt,
} from '@acheron/games/hellgame'
import { frameOf } from './arcana.ts'
import { odds } from './odds.ts'
import { favourPrice, soulPrice } from './prices.ts'
import { isAhead, type Study, spite, winning } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** A unit of another that could be dismissed or turned. */
const ownerIn = (t: Study, unit: Move): Owner =>
  isVerb(unit, 'lieutenant') ? t.g.lieutenantOwner[nounOf(unit)] : legionIn(unit).owner
const placeIn = (t: Study, unit: Move): Place =>
  isVerb(unit, 'lieutenant') ? t.g.lieutenantPlace[nounOf(unit)] : legionIn(unit).place

const isAtHome = (t: Study, unit: Move): boolean => isSectioOwnedBy(t.g, placeIn(t, unit), ownerIn(t, unit))

function units(t: Study): Move[] {
  const out: Move[] = []
  for (const q of everybody(t.g)) {
    if (q === t.me) continue
    for (const place of legionPlaces(t.g, q))
      for (const hounded of [false, true])
        if (unledAt(t.g, q, place, hounded) > 0) out.push(legionMove(q, place, hounded))
  }
  for (const [it, owner] of t.g.lieutenantOwner.entries())
    if (isPlayer(t.g, owner) && owner !== t.me) out.push(move('lieutenant', it))
  return spendableFavours(t.g, t.me) > 0 ? out : out.filter((unit) => !isAtHome(t, unit))
}

/** What it is worth to me that a unit is gone. */
function riddance(t: Study, unit: Move): number {
  const owner = ownerIn(t, unit)
  const place = placeIn(t, unit)
  if (isVerb(unit, 'lieutenant')) return spite(t, owner) * WEIGHTS.lieutenant
  const rest = legionsAt(t.g, owner, place) - 1
  let worth = spite(t, owner) * WEIGHTS.legion
  if (place >= SECTIO) return worth * 0.6
  const plan = t.plans[owner][circleOf(place)]
  if (plan.missing.includes(place))
    worth += (plan.chance * WEIGHTS.dangerNow + plan.soon * WEIGHTS.dangerNext * 0.4) * (rest === 0 ? 0.85 : 0.2)
  if (t.legions[place] > 0)
    worth += t.ground[place] * (oneLess(t, place) - winning(t, place, t.legions[place], t.bonus[place]))
  return worth
}

/** The chance to win a place with one enemy fewer there. */
function oneLess(t: Study, place: Place): number {
  const foes = t.foes[place]
  const mine = { units: t.legions[place] + t.hounds[place], deadly: 6 + 6 * t.bonus[place] }
  return foes.units <= 1 ? 1 : odds(mine, { ...foes, units: foes.units - 1 })
}

const worthOfUnit = (t: Study, unit: Move, turns: boolean): number =>
  riddance(t, unit) + (turns && stockOf(t.g, t.me) > 0 ? WEIGHTS.legion + (t.ground[placeIn(t, unit)] ?? 0) * 0.4 : 0)

const price = (t: Study, unit: Move): number => (isAtHome(t, unit) ? favourPrice(t) : 0)

/** The chance that all rolls succeed with such a bribe. */
function chanceWith(demon: Demon, rolls: number, bribe: number, resistance: number): number {
  let chance = 1
  for (let i = 0; i < rolls; i++) {
    const help = Math.floor(bribe / rolls) + (i < bribe % rolls ? 1 : 0)
    chance *= Math.max(0, Math.min(6, HEARTS[demon] + help - resistance)) / 6
  }
  return chance
}

function bestBribe(t: Study, demon: Demon, unit: Move, turns: boolean): number {
  const rolls = (isVerb(unit, 'lieutenant') ? 2 : 1) + (turns ? 1 : 0)
  const resistance = isVerb(unit, 'lieutenant') ? t.g.lieutenantSouls[nounOf(unit)] : 0
  const worth = worthOfUnit(t, unit, turns)
  const most = Math.min(t.g.souls[t.me], rolls * Math.max(0, 6 + resistance - HEARTS[demon]))
  let best = 0
  for (let bribe = 0; bribe <= most; bribe++)
    best = Math.max(best, chanceWith(demon, rolls, bribe, resistance) * worth - bribe * soulPrice(t))
  return best - price(t, unit)
}

/** What the best attempt to influence somebody is worth. */
export function influenceWorth(t: Study, demon: Demon, turns: boolean): number {
  let best = 0
  for (const unit of units(t)) best = Math.max(best, bestBribe(t, demon, unit, turns))
  return best
}

interface Influence {
  readonly demon: Demon
  readonly turns: number
  readonly unit: Move
}

export function nameUnit(t: Study, m: Move): number {
  const { demon, turns } = t.params
  return bestBribe(t, demon, m, turns === 1)
}

export function offerBribe(t: Study, m: Move): number {
  const f = frameOf<Influence>(t.g, 'influence')
  if (!f) return -nounOf(m)
  const resistance = isVerb(f.unit, 'lieutenant') ? t.g.lieutenantSouls[nounOf(f.unit)] : 0
  const chance = chanceWith(f.demon, t.params.rolls, nounOf(m), resistance)
  return chance * worthOfUnit(t, f.unit, f.turns === 1) - nounOf(m) * soulPrice(t)
}

/** Mine, unless others are in greater need of it against whoever leads. */
export function nameSide(t: Study, m: Move): number {
  const side = nounOf(m)
  if (side === t.me) return 10
  if (side === FREEBOOTERS) return 1
  return everybody(t.g).every((p) => p === side || p === t.me || isAhead(t, p, side)) ? 2 : 0
}
