import type { Move, Player } from '@acheron/core'
import {
  ATTACKS,
  BONUS,
  BROUGHT,
  circleOf,
  type Demon,
  type Design,
  demonsOf,
  design,
  designsAt,
  everybody,
  FREEBOOTERS,
  fightOf,
  HAND,
  hasJoined,
  isVerb,
  legionIn,
  legionsAt,
  lieutenantsAt,
  MAJORS,
  NO,
  NOBODY,
  nounOf,
  OWNERS,
  type Place,
  printedSouls,
  SECTIO,
  SKULLS,
  tamedAt,
  YES,
} from '@acheron/games/hellgame'
import { castWorth } from './arcana.ts'
import { deadliness, odds, type Side } from './odds.ts'
import { isAhead, rating, type Study, winning } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** What is at stake in a place: the ground, and who stands there. */
const stake = (t: Study, place: Place): number =>
  (t.ground[place] ?? 0) + WEIGHTS.legion * (t.legions[place] + 0.4 * t.foes[place].units)

// Peace and sides

/** Peace where one would lose, unless something hangs on it. */
export function agree(t: Study, m: Move): number {
  const { place } = t.params
  const chance = winning(t, place, t.legions[place], t.bonus[place])
  const wanted = t.ground[place] + 2
  const fight = chance * wanted - (1 - chance) * WEIGHTS.legion * t.legions[place]
  const isMine = t.g.owner[place] === t.me
  const peace = isMine ? -printedSouls(place) : 1
  return m === (fight > peace ? NO : YES) ? 1 : 0
}

/** Against whoever is ahead, or whom this circle brings nearest. */
const against = (t: Study, p: Player, place: Place): number =>
  rating(t, p) + t.plans[p][circleOf(place)].chance * 100 + t.held[p][circleOf(place)] * 5

export const nameEnemy = (t: Study, m: Move): number => against(t, nounOf(m), t.params.place)

/** On the side of whoever is least dangerous; of the likely winner where it is all the same. */
export const chooseSide = (t: Study, m: Move): number =>
  -against(t, nounOf(m), t.params.place) + 3 * legionsAt(t.g, nounOf(m), t.params.place)

export function attackAlly(t: Study, m: Move): number {
  const { place } = t.params
  const chance = winning(t, place, t.legions[place], t.bonus[place])
  const others = everybody(t.g).filter((p) => p !== t.me && legionsAt(t.g, p, place) > 0)
  const wanted = t.ground[place] > 6 || others.some((p) => isAhead(t, p, t.me))
  return m === (wanted && chance > 0.6 ? YES : NO) ? 1 : 0
}

// The fight that is on

function sideOf(t: Study, camp: number, enemySaves: number): Side {
  const { g } = t
  const place = g.fightPlace
  let units = 0
  let bonus = 0
  for (let owner = 0; owner < OWNERS; owner++) {
    if (fightOf(g).camp[owner] !== camp) continue
    units += legionsAt(g, owner, place)
    for (const hound of tamedAt(g, owner, place)) units += ATTACKS[hound] / 2
    for (const it of lieutenantsAt(g, owner, place)) bonus = Math.max(bonus, BONUS[it])
  }
  for (const hound of tamedAt(g, NOBODY, place))
    if (fightOf(g).houndCamp[hound] === camp) units += 1 + ATTACKS[hound] / 2
  return { units, deadly: deadliness(bonus, enemySaves) }
}

function sentSkulls(t: Study, camp: number): number {
  let best = 1
  for (const [demon, its] of fightOf(t.g).demonCamp.entries()) if (its === camp) best = Math.max(best, SKULLS[demon])
  return best
}

/** The chance of my camp; `more` are the skulls of somebody who could join yet. */
function fightChance(t: Study, more = 0): number {
  const mine = fightOf(t.g).camp[t.me]
  if (mine === NOBODY) return 0.5
  const saves = Math.max(more, sentSkulls(t, mine))
  const theirs = sentSkulls(t, 1 - mine)
  return odds(sideOf(t, mine, theirs), sideOf(t, 1 - mine, saves))
}

export function sendDemon(t: Study, m: Move): number {
  if (!isVerb(m, 'demon')) return 0
  const demon = nounOf(m)
  const gain = fightChance(t, SKULLS[demon]) - fightChance(t)
  const cards =
    combatCards(t) > 0 && !demonsOf(t.g, t.me).some((mine) => fightOf(t.g).demonCamp[mine] !== NOBODY) ? 2 : 0
  return gain * (stake(t, t.g.fightPlace) + 8) + cards - 1.2 - reserved(t, demon)
}

/** Whoever could be wanted in a greater fight. */
const reserved = (t: Study, demon: Demon): number => {
  const worse = demonsOf(t.g, t.me).filter((mine) => !hasJoined(t.g, mine) && SKULLS[mine] < SKULLS[demon]).length
  return worse * 0.2
}

const combatCards = (t: Study): number =>
  designsAt(t.g, HAND + t.me).filter((it) => MAJORS[it].timing === 'combat').length

/** Cards for combat, then counters. */
export function bringCard(_t: Study, m: Move): number {
  if (!isVerb(m, 'bring')) return 0
  const { timing, sphere } = MAJORS[nounOf(m)]
  if (timing === 'combat') return 3 + nounOf(m) * 0.01
  return timing === 'counter' && sphere !== 'earth' ? 1 : -1
}

export const castFirst = (_t: Study, m: Move): number => (m === YES ? 1 : 0)

/** A card is worth most in a fight that it may turn. */
export function cast(t: Study, m: Move): number {
  if (isVerb(m, 'done')) return hasSomethingToCast(t) ? -1 : 0.1
  if (!isVerb(m, 'cast')) return 0
  const it = nounOf(m)
  const chance = fightChance(t)
  if (it === EVERY_DEVIL) return chance < 0.3 ? WEIGHTS.legion * t.legions[t.g.fightPlace] * (0.5 - chance) : -1
  const doubt = chance > 0.9 || chance < 0.05 ? 0.2 : 1
  const caster = demonsOf(t.g, t.me).find((demon) => fightOf(t.g).demonCamp[demon] !== NOBODY) ?? 0
  const weight = Math.min(1.5, 0.4 + stake(t, t.g.fightPlace) / 30)
  return castWorth(t, it, caster) * doubt * weight - 1.2
}

const hasSomethingToCast = (t: Study): boolean =>
  demonsOf(t.g, t.me).some((demon) => designsAt(t.g, BROUGHT + demon).some((it) => MAJORS[it].timing === 'combat'))

const EVERY_DEVIL: Design = design('every-devil')

/** Legions before hounds: who holds them goes first. */
export function prefer(t: Study, m: Move): number {
  if (isVerb(m, 'hound')) return 0.5
  const { owner, hounded } = legionIn(m)
  return (hounded ? 2 : 1) + (owner === FREEBOOTERS ? 0 : rating(t, owner) * 0.001)
}

// Flight

/** Below this chance one runs, unless the ground is worth more than the legions. */
function hopeless(t: Study, chance: number, place: Place): boolean {
  const lost = WEIGHTS.legion * t.legions[place]
  return chance * (t.ground[place] ?? 0) < (1 - chance) * lost * 0.5 - 0.5
}

export function flee(t: Study, m: Move): number {
  const { place, combat } = t.params
  const chance = combat ? fightChance(t) : winning(t, place, t.legions[place], t.bonus[place])
  const runs = place < SECTIO && hopeless(t, chance, place)
  if (isVerb(m, 'flee')) return runs ? 2 : 0
  if (isVerb(m, 'stand')) return chance > 0.45 || t.ground[place] > 20 ? 1.5 : 0.5
  return isVerb(m, 'stay') ? 1 : -1
}

export const leadAway = (_t: Study, m: Move): number => (isVerb(m, 'stay') ? 0 : nounOf(m))
export const most = (_t: Study, m: Move): number => nounOf(m)

/** Where to run: to what is mine. */
export function whichWay(t: Study, m: Move): number {
  const place = nounOf(m)
  if (place >= SECTIO || place === t.g.uriel) return -9
  return (
    (t.g.owner[place] === t.me ? 2 : 0) +
    t.legions[place] -
    t.foes[place].units * 2 +
    Math.min(5, t.ground[place]) * 0.2
  )
}

export const whoLeaves = (_t: Study, m: Move): number => (isVerb(m, 'done') ? 0 : isVerb(m, 'lieutenant') ? 1 : 2)
