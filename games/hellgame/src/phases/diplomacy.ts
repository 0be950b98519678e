import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { NOWHERE, type Place } from '../board.ts'
import { type Demon, HEARTS } from '../demons.ts'
import {
  changeDisfavours,
  dice,
  die,
  gainFavours,
  incapacitate,
  payFavours,
  paySouls,
  settleLucifer,
  sum,
} from '../edits.ts'
import { removeLegions, retire, turnLegions, turnLieutenant } from '../forces.ts'
import { ALL_LIEUTENANTS, type Lieutenant } from '../lieutenants.ts'
import { DEMON, SEAT, whole, wholes } from '../locals.ts'
import { isVerb, legionIn, legionMove, MOST_SOULS, move, nounOf } from '../moves.ts'
import { blankDeedsDisfavours, deedsDice, deedsFrom, deedsMost, supplicationBonus } from '../numbers.ts'
import {
  isPlayer,
  isSectioOwnedBy,
  ledAt,
  legionPlaces,
  legionsOfClass,
  othersAfter,
  spendableFavours,
  stockOf,
  strandedAt,
  tamedAt,
  unledAt,
} from '../queries.ts'
import { rampages } from '../starts.ts'
import { FREEBOOTERS, NOBODY, type Owner, type State } from '../state.ts'
import { DISMISSED, type HellgameStory } from '../story.ts'
import { mustFlee } from './flight.ts'

// Supplication and evil deeds

/** By hearts and the sum of two dice: how many disfavours are lost, or INCAPACITATED. */
const INCAPACITATED = -1
const COLUMNS = [4, 6, 8, 10, 12]
const ATONEMENT: readonly (readonly number[])[] = [
  [],
  [INCAPACITATED, 0, 0, 1, 1],
  [INCAPACITATED, 0, 1, 1, 2],
  [INCAPACITATED, 0, 1, 1, 2],
  [INCAPACITATED, 0, 1, 1, 2],
  [INCAPACITATED, INCAPACITATED, 0, 2, 3],
  [INCAPACITATED, INCAPACITATED, 0, 2, 3],
]

export function supplicate(
  g: State,
  demon: Demon,
  bonus: number,
  ignoresIncapacity: boolean,
  chance: Chance,
  story?: HellgameStory,
): void {
  const rolled = dice(chance, 2)
  const total = Math.min(12, Math.max(2, sum(rolled) + bonus + supplicationBonus(g)))
  const result = ATONEMENT[HEARTS[demon]][COLUMNS.findIndex((most) => total <= most)]
  story?.tell({ id: 'supplicated', facts: { demon, dice: rolled, result } })
  if (result > 0) changeDisfavours(g, g.demonOwner[demon], -result, story)
  if (result === INCAPACITATED && !ignoresIncapacity) incapacitate(g, demon, 5, NOBODY, story)
}

export function doEvilDeeds(g: State, demon: Demon, chance: Chance, story?: HellgameStory): void {
  const p = g.demonOwner[demon]
  const rolled = dice(chance, deedsDice(g, demon))
  const good = rolled.filter((each) => each >= deedsFrom(g, demon)).length
  const favours = Math.min(good, deedsMost(g, demon))
  story?.tell({ id: 'deeds', facts: { demon, dice: rolled, favours } })
  gainFavours(g, p, favours, story)
  if (favours === 0) changeDisfavours(g, p, blankDeedsDisfavours(g, demon), story)
}

// Influence

interface Influence extends Frame {
  by: Player
  demon: Demon
  /** Whether the unit is to change sides (1) or to be dismissed (0). */
  turns: number
  /** A move that names the unit, or NOBODY; and the bribe. */
  unit: Move
  bribe: number
  /** Lieutenants who stood alone among enemies before: they wait for the Combat phase (G-126). */
  alone: Lieutenant[]
}

export const influence = (g: State, demon: Demon, turns: number): Influence => ({
  step: at(begins),
  by: g.demonOwner[demon],
  demon,
  turns,
  unit: NOBODY,
  bribe: 0,
  alone: [],
})

/** Every unit of another Triumvirate that could be named: unled legions by class, and lieutenants. */
function* namable(g: State, p: Player): Iterable<Move> {
  for (let other = 0; other < g.seats; other++) {
    if (other === p) continue
    for (const place of legionPlaces(g, other)) {
      if (unledAt(g, other, place, false) > 0) yield legionMove(other, place, false)
      if (unledAt(g, other, place, true) > 0) yield legionMove(other, place, true)
    }
  }
  for (const it of ALL_LIEUTENANTS)
    if (isPlayer(g, g.lieutenantOwner[it]) && g.lieutenantOwner[it] !== p) yield move('lieutenant', it)
}

const ownerIn = (g: State, unit: Move): Owner =>
  isVerb(unit, 'lieutenant') ? g.lieutenantOwner[nounOf(unit)] : legionIn(unit).owner
const placeIn = (g: State, unit: Move): Place =>
  isVerb(unit, 'lieutenant') ? g.lieutenantPlace[nounOf(unit)] : legionIn(unit).place

const isAtHome = (g: State, unit: Move): boolean => isSectioOwnedBy(g, placeIn(g, unit), ownerIn(g, unit))

/** How many legions change sides with a unit. */
function legionsWith(g: State, unit: Move): number {
  if (!isVerb(unit, 'lieutenant')) return 1
  const led = ledAt(g, ownerIn(g, unit), placeIn(g, unit)).find((it) => it.lieutenant === nounOf(unit))
  return led ? led.plain + led.hounded : 0
}

/** Sides that have counters for it. */
function newSides(g: State, unit: Move): Owner[] {
  const count = legionsWith(g, unit)
  const all: Owner[] = [...othersAfter(g, ownerIn(g, unit)).sort((a, b) => a - b), FREEBOOTERS]
  return all.filter((side) => side !== ownerIn(g, unit) && stockOf(g, side) >= count)
}

function hasNewSide(g: State, unit: Move): boolean {
  const count = legionsWith(g, unit)
  if (stockOf(g, FREEBOOTERS) >= count) return true
  return newSides(g, unit).length > 0
}

function cannotName(g: State, p: Player, turns: number, m: Move): Rule | undefined {
  if (isVerb(m, 'lieutenant')) {
    if (!isPlayer(g, g.lieutenantOwner[nounOf(m)]) || g.lieutenantOwner[nounOf(m)] === p) return 'HG-9.7.1-01'
  } else {
    if (!isVerb(m, 'legion')) return 'HG-9.7.1-01'
    const { owner, place, hounded } = legionIn(m)
    if (!isPlayer(g, owner) || owner === p) return 'HG-9.7.1-01'
    if (legionsOfClass(g, owner, place, hounded) === 0) return 'HG-9.7.1-01'
    if (unledAt(g, owner, place, hounded) === 0) return 'HG-9.7.1-07'
  }
  if (isAtHome(g, m) && spendableFavours(g, p) === 0) return 'HG-9.7.1-02'
  return turns && !hasNewSide(g, m) ? 'HG-G060' : undefined
}

export function cannotInfluence(g: State, demon: Demon, turns: number): Rule | undefined {
  const p = g.demonOwner[demon]
  let barred: Rule = 'HG-9.7.1-01'
  for (const m of namable(g, p)) {
    const rule = cannotName(g, p, turns, m)
    if (!rule) return undefined
    barred = rule
  }
  return barred
}

function begins(g: State, f: Influence): void {
  ask(g, f, f.by, nameUnit)
}

function named(g: State, f: Influence, m: Move, chance: Chance, story?: HellgameStory): void {
  f.unit = m
  if (isAtHome(g, m)) payFavours(g, f.by, 1)
  if (mostBribe(g, f) > 0) ask(g, f, f.by, offerBribe)
  else rollsHearts(g, f, chance, story)
}

const nameUnit = question<State, Influence>({
  rule: 'HG-9.7.1-01',
  next: named,
  params: (_g, f) => ({ demon: f.demon, turns: f.turns }),
  moves: (g, f) => namable(g, f.by),
  cannot: (g, f, _p, m) => cannotName(g, f.by, f.turns, m),
})

const rollsNeeded = (f: Influence): number => (isVerb(f.unit, 'lieutenant') ? 2 : 1) + f.turns
const resistance = (g: State, f: Influence): number =>
  isVerb(f.unit, 'lieutenant') ? g.lieutenantSouls[nounOf(f.unit)] : 0

/** At most what makes every roll certain (G-143). */
function mostBribe(g: State, f: Influence): number {
  const each = Math.max(0, 6 + resistance(g, f) - HEARTS[f.demon])
  return Math.min(each * rollsNeeded(f), g.souls[f.by], MOST_SOULS)
}

function bribed(g: State, f: Influence, m: Move, chance: Chance, story?: HellgameStory): void {
  f.bribe = paySouls(g, f.by, nounOf(m), story)
  rollsHearts(g, f, chance, story)
}

const offerBribe = question<State, Influence>({
  rule: 'HG-9.7.1.2-01',
  next: bribed,
  params: (g, f) => ({ rolls: rollsNeeded(f), most: mostBribe(g, f) }),
  moves: (g, f) => Array.from({ length: mostBribe(g, f) + 1 }, (_, n) => move('amount', n)),
  cannot: (g, f, _p, m) => (isVerb(m, 'amount') && nounOf(m) <= mostBribe(g, f) ? undefined : 'HG-G143'),
})

function rollsHearts(g: State, f: Influence, chance: Chance, story?: HellgameStory): void {
  const rolls = rollsNeeded(f)
  const rolled: number[] = []
  let succeeded = true
  for (let i = 0; i < rolls && succeeded; i++) {
    const help = Math.floor(f.bribe / rolls) + (i < f.bribe % rolls ? 1 : 0)
    rolled.push(die(chance))
    succeeded = rolled[i] - help + resistance(g, f) <= HEARTS[f.demon]
  }
  story?.tell({ id: 'influence', facts: { demon: f.demon, dice: rolled, succeeded: succeeded ? 1 : 0 } })
  if (!succeeded) return done(g)
  f.alone = strandedAt(g, placeIn(g, f.unit)).filter((it) => f.unit !== move('lieutenant', it))
  if (f.turns) return ask(g, f, f.by, nameSide)
  const place = placeIn(g, f.unit)
  if (isVerb(f.unit, 'lieutenant')) retire(g, nounOf(f.unit), DISMISSED, story)
  else {
    const { owner, hounded } = legionIn(f.unit)
    removeLegions(g, owner, place, hounded ? 0 : 1, hounded ? hounds(g, f.unit) : [], DISMISSED, story)
  }
  settles(g, f, place, chance, story)
}

/** The hound of the legion named. */
const hounds = (g: State, unit: Move): number[] => {
  const { owner, place } = legionIn(unit)
  return tamedAt(g, owner, place).slice(-1)
}

function sided(g: State, f: Influence, m: Move, chance: Chance, story?: HellgameStory): void {
  const side = nounOf(m)
  const owner = ownerIn(g, f.unit)
  const place = placeIn(g, f.unit)
  if (isVerb(f.unit, 'lieutenant')) {
    const lieutenant = nounOf(f.unit)
    const led = ledAt(g, owner, place).find((it) => it.lieutenant === lieutenant)
    turnLieutenant(g, lieutenant, side, story)
    if (led) turnLegions(g, owner, side, place, led.plain, tamedAt(g, owner, place).slice(0, led.hounded), story)
  } else {
    const { hounded } = legionIn(f.unit)
    turnLegions(g, owner, side, place, hounded ? 0 : 1, hounded ? hounds(g, f.unit) : [], story)
  }
  settles(g, f, place, chance, story)
}

const nameSide = question<State, Influence>({
  rule: 'HG-9.7.1-06',
  next: sided,
  moves: (g, f) => newSides(g, f.unit).map((side) => move('side', side)),
  cannot(g, f, _p, m): Rule | undefined {
    if (!isVerb(m, 'side') || nounOf(m) === ownerIn(g, f.unit)) return 'HG-9.7.1-06'
    return newSides(g, f.unit).includes(nounOf(m)) ? undefined : 'HG-G060'
  },
})

/** Hounds without a controller rampage, lieutenants left alone among enemies flee (G-152). */
function settles(g: State, f: Influence, place: Place, chance: Chance, story?: HellgameStory): void {
  f.unit = move('place', place)
  if (g.loose.length > 0) call(g, f, rampages(), stranded)
  else stranded(g, f, 0, chance, story)
}

function stranded(g: State, f: Influence, _answer: number, chance: Chance, story?: HellgameStory): void {
  const left = strandedAt(g, nounOf(f.unit)).filter((it) => !f.alone.includes(it))
  if (left.length > 0) return call(g, f, mustFlee(nounOf(f.unit), NOWHERE, left), over)
  over(g, f, 0, chance, story)
}

function over(g: State, _f: Influence, _answer: number, chance: Chance, story?: HellgameStory): void {
  settleLucifer(g, chance, story)
  done(g)
}

export const influencing = procedure<State, Influence>({
  locals: { by: SEAT, demon: DEMON, turns: whole, unit: whole, bribe: whole, alone: wholes },
  steps: { begins, named, bribed, sided, stranded, over },
  questions: { nameUnit, offerBribe, nameSide },
})
