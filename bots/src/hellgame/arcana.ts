import type { Player } from '@acheron/core'
import {
  ANTEHELL,
  BONUS,
  candidates,
  canStillAct,
  circleOf,
  type Demon,
  type Design,
  demonsOf,
  design,
  designsAt,
  everybody,
  HAND,
  HEARTS,
  handSize,
  isActive,
  isOnEarth,
  legionOf,
  legionsAt,
  lieutenantsOf,
  MAJORS,
  NOBODY,
  nounOf,
  type Op,
  type Ops,
  type Place,
  plainAt,
  type State,
  spendableFavours,
  stat,
  type Target,
} from '@acheron/games/hellgame'
import { deadliness, odds } from './odds.ts'
import { judgePermanent } from './permanents.ts'
import {
  conspiracyWorth,
  demonsInHell,
  demonTurn,
  disfavourPrice,
  favourPrice,
  soulPrice,
  turnsMissed,
  turnsOut,
} from './prices.ts'
import { leader, type Study, spite, stand, studyOf, winning } from './study.ts'
import { yieldOf } from './ways.ts'
import { WEIGHTS } from './weights.ts'

/** Who casts, and at what, in the words of the moves. */
export interface Cast {
  readonly by: Player
  readonly caster: Demon
  readonly targets: readonly number[]
}

type Verb = Op['v']
type OpOf<V extends Verb, O = Op> = O extends { readonly v: infer W } ? (V extends W ? O : never) : never
type Judge<V extends Verb> = (t: Study, op: OpOf<V>, cast: Cast) => number

/** What a list of verbs is worth to me. */
export const worthOf = (t: Study, ops: Ops, cast: Cast): number =>
  ops.reduce((sum, op) => sum + (JUDGES[op.v]?.(t, op as never, cast) ?? 0), 0)

/** Good for me as it is good for him, the other way round for others. */
const forPlayer = (t: Study, p: Player): number => (p === t.me ? 1 : -spite(t, p))

const amountOf = (t: Study, n: number | string, cast: Cast): number => {
  if (typeof n === 'number') return n
  if (n === 'hearts') return stat(cast.caster, 'hearts')
  return n === '2perLieutenant' ? 2 * lieutenantsOf(t.g, cast.by).length : 3.5
}

function whoIs(who: string, cast: Cast): Player[] {
  if (who === 'self' || who === 'participants') return [cast.by]
  return who === 't1' ? [cast.targets[0]] : []
}

const sumFor = (t: Study, who: string, cast: Cast, each: (p: Player) => number): number =>
  whoIs(who, cast).reduce((sum, p) => sum + forPlayer(t, p) * each(p), 0)

/** What a player loses with a Sectio: its yield, and its part of a circle. */
export function sectioWorth(t: Study, p: Player, place: Place): number {
  const circle = circleOf(place)
  const count = t.held[p][circle]
  const plan = t.plans[p][circle]
  const step = WEIGHTS.circle[count] - WEIGHTS.circle[Math.max(0, count - 1)]
  return step + yieldOf(place) * WEIGHTS.yield + plan.chance * WEIGHTS.dangerNow + plan.soon * 10
}

const gained = (t: Study, p: Player, place: Place): number => {
  const count = t.held[p][circleOf(place)]
  return WEIGHTS.circle[count + 1] - WEIGHTS.circle[count] + yieldOf(place) * WEIGHTS.yield
}

/** What the worst danger is worth to break that comes of a player's demon acting. */
const dangerOf = (t: Study, p: Player): number => Math.max(...t.plans[p].map((plan) => plan.chance)) * WEIGHTS.dangerNow

/** What others would give to march through a Sectio this turn. */
function passing(t: Study, place: Place): number {
  let sum = 0
  for (const q of everybody(t.g)) {
    const plan = t.plans[q][circleOf(place)]
    if (!plan.open.includes(place)) continue
    sum += (q === t.me ? -1 : 0.6) * plan.chance * WEIGHTS.dangerNow
  }
  return sum
}

/** The chance that the first wins a duel. */
const duelChance = (a: number, b: number): number => 1 / (1 + 3.2 ** (b - a))

const MODIFIED: Partial<Record<string, (t: Study, cast: Cast) => number>> = {
  freePetition: (t) => (canPetition(t) ? favourPrice(t) : 0.5),
  victorRollFree: (t) => (t.g.disfavours[t.me] > 0 ? 1 : 0),
  closed: (t, cast) => passing(t, cast.targets[0]),
  combatRoll: () => 6,
  silence: () => 4,
  saveNumber: () => 6,
  lieutenantBonus: () => 4,
}

const canPetition = (t: Study): boolean =>
  t.legions.some(
    (count, place) => count > 0 && place < ANTEHELL && t.g.owner[place] !== t.me && t.foes[place].units === 0,
  )

const legionLost = (t: Study, noun: number): number => {
  const { owner, place } = legionOf(noun)
  return owner < t.g.seats ? WEIGHTS.legion + Math.min(10, t.ground[place] ?? 0) * 0.3 : WEIGHTS.legion
}

const JUDGES: { readonly [V in Verb]?: Judge<V> } = {
  modify: (t, op, cast) => MODIFIED[op.rule]?.(t, cast) ?? 0,
  gainSouls: (t, op, cast) => sumFor(t, op.who, cast, () => amountOf(t, op.n, cast) * soulPrice(t)),
  loseSouls: (t, op, cast) => sumFor(t, op.who, cast, () => -amountOf(t, op.n, cast) * 0.6),
  moveSouls: (t, op, cast) =>
    Math.min(amountOf(t, op.n, cast), t.g.souls[cast.targets[0]] ?? 0) *
    (soulPrice(t) + 0.6 * spite(t, cast.targets[0])),
  gainFavours: (t, op, cast) => sumFor(t, op.who, cast, () => op.n * favourPrice(t)),
  gainDisfavours: (t, op, cast) => sumFor(t, op.who, cast, (p) => WEIGHTS.disfavour * op.n - dangerOf(t, p) * 0.4),
  loseDisfavours: (t, op, cast) =>
    sumFor(t, op.who, cast, (p) => Math.min(op.n, t.g.disfavours[p]) * disfavourPrice(t, p)),
  drawArcana: (t, op, cast) => sumFor(t, op.who, cast, () => amountOf(t, op.n, cast) * 2.6),
  discardRandom: (t, op, cast) => sumFor(t, op.who, cast, (p) => -3.3 * Math.min(op.n, handSize(t.g, p))),
  discardByCaster: (t, op, cast) => sumFor(t, op.who, cast, (p) => -4 * Math.min(op.n, handSize(t.g, p))),
  takeRandom: (t, op, cast) => (handSize(t.g, cast.targets[0]) > 0 && op.from === 't1' ? 4 : 0),
  takeChosen: (t, _op, cast) => (handSize(t.g, cast.targets[0]) > 0 ? 6 : 0),
  lookHand: () => 0.3,
  rotateHands: (t) => 2.5 * (handSize(t.g, (t.me + t.g.seats - 1) % t.g.seats) - handSize(t.g, t.me) + 1),
  conspire: (t, op) => conspiracyWorth(t, op.n),
  takeOneRearrange: () => 5,
  placeLegions: (t, op, cast) => (op.where === 't1' ? raised(t, cast.targets[0], op.n) : WEIGHTS.legion),
  placeFreebooters: (t, _op, cast) => inTheWay(t, cast.targets[0]),
  tameHound: (t, _op, cast) => WEIGHTS.hound + 1 + houndAt(t, legionOf(cast.targets[0]).place),
  destroyLieutenant: (t, _op, cast) => lieutenantLost(t, cast.targets[0]),
  forgeOrders: (t, _op, cast) => 3 * spite(t, cast.targets[0]) + dangerOf(t, cast.targets[0]) * 0.4,
  ferry: (t, op, cast) => ferried(t, cast.targets[0], op.n),
  headhunt: (t, _op, cast) => lieutenantLost(t, cast.targets[0]) + WEIGHTS.lieutenant,
  turnLegion: (t, _op, cast) => legionLost(t, cast.targets[0]) + WEIGHTS.legion,
  looseTarget: () => WEIGHTS.hound,
  fleeAll: () => 1,
  hitTargets: (t, _op, cast) => cast.targets.reduce((sum, noun) => sum + legionLost(t, noun) * 0.6, 0),
  revokeSectio: (t, op, cast) => (op.where === 't1' ? revoked(t, cast.targets[0]) : 0),
  claimSectio: (t, _op, cast) => gained(t, t.me, cast.targets[0]),
  swapSectio: (t, _op, cast) => swapped(t, cast),
  destroyRoll: (t, op, cast) => (op.where === 't1' ? destroyed(t, cast.targets[0], (7 - op.from) / 6) : 0),
  incapacitate(t, op, cast) {
    const demon = op.demon === 'caster' ? cast.caster : cast.targets[0]
    if (demon === undefined || !isActive(t.g, demon)) return 0
    const owner = t.g.demonOwner[demon]
    const turns = demon === cast.caster ? turnsMissed(op.recoversOn) : turnsOut(op.recoversOn)
    return -forPlayer(t, owner) * (demonTurn(t, demon) * turns + actionLost(t, demon))
  },
  recover: (t, _op, cast) =>
    forPlayer(t, t.g.demonOwner[cast.targets[0]]) *
    demonTurn(t, cast.targets[0]) *
    turnsOut(t.g.recoversOn[cast.targets[0]]),
  returnToHell: (t, op, cast) => (op.demon === 'cardCaster' ? 6 * spite(t, cast.by) : 0),
  spendAction: (t, _op, cast) => spite(t, t.g.demonOwner[cast.targets[0]]) * (3 + actionLost(t, cast.targets[0])),
  grantAction: (t, _op, cast) => demonTurn(t, cast.targets[0]) + 1,
  supplicate: (t) => Math.min(2, t.g.disfavours[t.me]) * -WEIGHTS.disfavour * 0.8,
  callLilith: (t) => lilithWorth(t),
  steerLilith: () => STEERED,
  banishUriel: () => 4,
  steerUriel: (t) => 3 + (t.menace[leader(t)] > 0.3 ? 10 : 0),
  discardPermanent: (t, _op, cast) => -judgePermanent(t, cast.targets[0]),
  roll(t, op, cast) {
    const demon = op.demon === 'caster' ? cast.caster : cast.targets[0]
    const chance = stat(demon, op.stat) / 6
    return chance * worthOf(t, op.pass, cast) + (1 - chance) * worthOf(t, op.fail, cast)
  },
  duel(t, op, cast) {
    const chance = duelChance(stat(cast.caster, op.stat), stat(cast.targets[0], op.stat))
    return chance * worthOf(t, op.win, cast) + (1 - chance) * worthOf(t, op.lose, cast)
  },
}

/** What a demon could have done yet this turn. */
const actionLost = (t: Study, demon: Demon): number =>
  canStillAct(t.g, demon) ? 2 + dangerOf(t, t.g.demonOwner[demon]) * 0.5 : 0

const lieutenantLost = (t: Study, lieutenant: number): number => {
  const owner = t.g.lieutenantOwner[lieutenant]
  return spite(t, owner) * (WEIGHTS.lieutenant + BONUS[lieutenant]) + unled(t, t.g.lieutenantPlace[lieutenant])
}

/** What it is worth to me that nobody leads my enemies in a place. */
function unled(t: Study, place: Place): number {
  if (place >= ANTEHELL || t.legions[place] === 0) return 0
  const foes = { units: t.foes[place].units, deadly: deadliness(0, Math.max(1, t.skulls[t.me])) }
  const mine = { units: t.legions[place] + t.hounds[place], deadly: deadliness(t.bonus[place], t.saves[place]) }
  return t.ground[place] * (odds(mine, foes) - winning(t, place, t.legions[place], t.bonus[place]))
}

/** A hound is about three more attacks where there is to be a fight. */
function houndAt(t: Study, place: Place): number {
  if (place >= ANTEHELL || t.legions[place] === 0) return 0
  const chance = (units: number): number => winning(t, place, units, t.bonus[place])
  return t.ground[place] * (chance(t.legions[place] + 1.5) - chance(t.legions[place]))
}

/** What it is worth to lead Lilith where I like. */
const STEERED = 9

/** Lilith is called to be led: by a card, or by whoever of mine courts her best. */
function lilithWorth(t: Study): number {
  if (designsAt(t.g, HAND + t.me).includes(ARM_IN_ARM)) return STEERED
  const hearts = Math.max(0, ...demonsInHell(t, t.me).map((demon) => HEARTS[demon]))
  return spendableFavours(t.g, t.me) > 0 ? Math.max(0, (hearts / 6) * STEERED * 1.2 - favourPrice(t) * 0.7) : 0
}

const ARM_IN_ARM: Design = design('arm-in-arm')

const raised = (t: Study, place: Place, n: number): number =>
  n * WEIGHTS.legion * 0.8 +
  stand(t, place, t.legions[place] + n, t.bonus[place]) -
  stand(t, place, t.legions[place], t.bonus[place])

/** Freebooters keep everybody from petitioning for an empty Sectio. */
const inTheWay = (t: Study, place: Place): number => {
  const owner = t.g.owner[place]
  const lost = owner === NOBODY || owner >= t.g.seats ? 0 : forPlayer(t, owner) * -6
  return passing(t, place) + lost
}

/** Legions that are of no use where they are come to a Sectio of mine. */
function ferried(t: Study, place: Place, n: number): number {
  const idle = t.legions.filter((count, from) => count > 0 && (from === ANTEHELL || (t.ground[from] ?? 0) < 2)).length
  const many = Math.min(n, idle)
  return many === 0 ? 0 : raised(t, place, many) - many * WEIGHTS.legion * 0.8
}

function revoked(t: Study, place: Place): number {
  const owner = t.g.owner[place]
  return owner === NOBODY || owner >= t.g.seats ? 0 : spite(t, owner) * sectioWorth(t, owner, place)
}

function swapped(t: Study, cast: Cast): number {
  const [mine, theirs] = cast.targets
  const lost = -sectioWorth(t, t.me, mine)
  if (theirs === undefined) return lost + bestOfQuarter(t, mine)
  const owner = t.g.owner[theirs]
  return lost + gained(t, t.me, theirs) + spite(t, owner) * (sectioWorth(t, owner, theirs) - gained(t, owner, mine))
}

/** The best that could be had for a Sectio of the same quarter. */
function bestOfQuarter(t: Study, mine: Place): number {
  let best = 0
  for (let place = mine % 5; place < 45; place += 5) {
    const owner = t.g.owner[place]
    if (owner === t.me || owner === NOBODY || owner >= t.g.seats || legionsAt(t.g, owner, place) > 0) continue
    best = Math.max(best, gained(t, t.me, place) + spite(t, owner) * sectioWorth(t, owner, place))
  }
  return best
}

function destroyed(t: Study, place: Place, chance: number): number {
  let sum = -t.legions[place] * chance * WEIGHTS.legion
  for (const q of everybody(t.g)) {
    if (q === t.me) continue
    const count = plainAt(t.g, q, place)
    const plan = t.plans[q][circleOf(place)]
    const breaks = plan.missing.includes(place) ? plan.chance * WEIGHTS.dangerNow * chance ** count : 0
    if (count > 0) sum += spite(t, q) * count * chance * WEIGHTS.legion + breaks
  }
  return sum
}

// Casting

/** What a major arcana is worth to cast with the targets named so far, at its best. */
export function castWorth(t: Study, it: Design, caster: Demon, targets: readonly number[] = []): number {
  const major = MAJORS[it]
  const { targets: wanted = [] } = major
  const next = wanted[targets.length]
  if (next && !isGiven(next)) {
    const found = candidates(t.g, { by: t.me, demon: caster }, next, targets)
    let best = -99
    for (const m of found) best = Math.max(best, castWorth(t, it, caster, [...targets, nounOf(m)]))
    return best
  }
  return worthOf(t, major.ops, { by: t.me, caster, targets }) - costOf(t, it) - alone(t, it, caster)
}

const isGiven = (target: Target): boolean => target.kind === 'uriel' || target.kind === 'lilith'

export const costOf = (t: Study, it: Design): number =>
  (MAJORS[it].souls ?? 0) * soulPrice(t) + (MAJORS[it].favours ?? 0) * favourPrice(t)

/** A group that I cannot form alone hangs on the others. */
function alone(t: Study, it: Design, caster: Demon): number {
  const { needs } = MAJORS[it]
  if (!needs?.group) return 0
  const own = demonsOf(t.g, t.me).filter(
    (demon) => demon !== caster && canStillAct(t.g, demon) && isOnEarth(t.g, demon) === isOnEarth(t.g, caster),
  )
  const total = [caster, ...own].reduce((sum, demon) => sum + stat(demon, needs.group ?? 'hearts'), 0)
  return total >= (needs.total ?? 0) ? own.length * 4 : 1
}

/** What a card that was announced costs me: what its caster hopes for, all of it if it is aimed at me. */
export function harmOf(t: Study, it: Design, cast: Cast): number {
  if (cast.by === t.me) return 0
  const his = studyOf(t.g, cast.by, {}, NOBODY)
  const hoped = worthOf(his, MAJORS[it].ops, cast)
  return isAimedAtMe(t, it, cast)
    ? hoped / Math.max(0.2, spite(his, t.me))
    : hoped * Math.min(1, 1.2 * spite(t, cast.by))
}

function isAimedAtMe(t: Study, it: Design, { targets }: Cast): boolean {
  const [target] = targets
  const kind = MAJORS[it].targets?.[0]?.kind
  if (target === undefined || kind === undefined) return false
  return OWNERS_BY_KIND[kind]?.(t, target) === t.me
}

const OWNERS_BY_KIND: Partial<Record<Target['kind'], (t: Study, target: number) => Player>> = {
  demon: (t, target) => t.g.demonOwner[target],
  player: (_t, target) => target,
  sectio: (t, target) => t.g.owner[target],
  legion: (_t, target) => legionOf(target).owner,
  hound: (_t, target) => legionOf(target).owner,
  lieutenant: (t, target) => t.g.lieutenantOwner[target],
}

/** The frame of a procedure that is in progress, the innermost. */
export function frameOf<F>(g: State, name: string): F | undefined {
  return g.frames.findLast((f) => f.step.startsWith(`${name}.`)) as F | undefined
}
