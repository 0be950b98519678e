import type { Player } from '@acheron/core'
import { ALL_SECTIO, circleOf, NEIGHBOURS, type Place, printedSouls, SECTIO, WISE_MEN } from './board.ts'
import { DESIGN_OF, MINORS } from './cards/deck.ts'
import { EVENTS } from './cards/hell-deck.ts'
import type { Rule } from './cards/words.ts'
import { type Demon, GOMORY, HEARTS, SAMMAEL, type Sex, sexOf, UKOBACH } from './demons.ts'
import { bearer, extraSouls, hasEnemies, hasForeignLegions, hasSign, hasUnits, isOnEarth, sectioOf } from './queries.ts'
import { NO_SOULS, NOBODY, PEACE, type State } from './state.ts'

/** Numbers of the rules as events, permanents and skills have made them. Each asks; nobody tells. */

/** What the table shows of what holds for good: enough for some of the numbers. */
type Standing = { readonly permanents: readonly number[] }

/** What the permanents add to a rule. */
function added(g: Standing, rule: Rule, sex?: Sex, circle?: number): number {
  let sum = 0
  for (const card of g.permanents) {
    if (card === NOBODY) continue
    for (const it of EVENTS[card].standing)
      if (it.rule === rule && suits(it.sex, sex) && (it.circle === undefined || it.circle === circle)) sum += it.n
  }
  return sum
}

/** "Both" counts as male and as female, "undefined" as neither. */
const suits = (asked: Sex | undefined, sex: Sex | undefined): boolean =>
  asked === undefined || sex === asked || sex === 'both'

/** What the permanents set a rule to: heaven goes before earth, earth before hell (6.2.1). */
function set(g: State, rule: Rule, usual: number): number {
  for (const card of g.permanents) {
    if (card === NOBODY) continue
    const it = EVENTS[card].standing.find((each) => each.rule === rule)
    if (it) return it.n
  }
  return usual
}

export const legionPrice = (g: State, p: Player): number =>
  Math.max(1, 3 + added(g, 'legionPrice') - (bearer(g, UKOBACH) === p ? 1 : 0))
export const arcanaPrice = (g: State): number => set(g, 'arcanaPrice', 5)
export const lieutenantUpkeep = (g: State): number => 1 + added(g, 'lieutenantUpkeep')
export const walkCost = (g: State, souls: number): number => Math.max(0, souls + added(g, 'walkCost'))
export const petitionCost = (g: State, p: Player): number =>
  g.freePetitions[p] > 0 ? 0 : 1 + added(g, 'petitionFavours')
export const disfavourPrice = (g: State): number => set(g, 'disfavourPrice', 2)
export const supplicationBonus = (g: State): number => added(g, 'supplicationRoll')
export const tamesUpTo = (g: State): number => set(g, 'tameOn', 4)
export const legionSteps = (g: Standing): number => 2 + added(g, 'marchSteps')
export const LIEUTENANT_STEPS = 3

/** Walking safely, a demon is touched by no Hell card. */
export const walksSafely = (g: State, demon: Demon): boolean =>
  isOnEarth(g, demon) && MINORS[DESIGN_OF[g.walkCard[demon]]]?.kind === 'walkSafely'

export const deedsDice = (g: State, demon: Demon): number =>
  HEARTS[demon] + (bearer(g, SAMMAEL) >= 0 && demon === SAMMAEL ? 1 : 0)
export const deedsFrom = (g: State, demon: Demon): number => (walksSafely(g, demon) ? 6 : set(g, 'evilDeedsOn', 6))
/** Nobody Is Watching brings at most two favours an action. */
export const deedsMost = (g: State, demon: Demon): number => (deedsFrom(g, demon) < 6 ? 2 : 99)
export const blankDeedsDisfavours = (g: State, demon: Demon): number =>
  walksSafely(g, demon) ? 0 : added(g, 'evilDeedsBlankDisfavour')

export function earthSouls(g: State, demon: Demon, die: number): number {
  const change = walksSafely(g, demon) ? 0 : added(g, 'earthSouls', sexOf(demon))
  return Math.max(0, HEARTS[demon] + die + change)
}

function isolationPenalty(g: State, p: Player): number {
  return Math.max(0, set(g, 'isolationPenalty', 2) - (bearer(g, GOMORY) === p ? 1 : 0))
}

const isIsolated = (g: State, place: Place): boolean =>
  !NEIGHBOURS[place].some((next) => next < SECTIO && g.owner[next] === g.owner[place])

/** What a Sectio would yield if it were not isolated. */
function fullYield(g: State, place: Place): number {
  if (place === WISE_MEN || hasSign(g, place, NO_SOULS)) return 0
  return Math.max(0, printedSouls(place) + extraSouls(g, place) + added(g, 'sectioYield', undefined, circleOf(place)))
}

/** Whether others hold it, or share it by consent (7.1, 11.3.1). */
function isStopped(g: State, place: Place): boolean {
  const owner = g.owner[place]
  if (hasSign(g, place, PEACE) && hasForeignLegions(g, owner, place)) return true
  return !hasUnits(g, owner, place) && hasEnemies(g, owner, place)
}

/** What a player collects from Sectio. If all are isolated, the one for which it is worth most is spared (G-19). */
export function collection(g: State, p: Player): number {
  const mine = sectioOf(g, p)
  const penalty = isolationPenalty(g, p)
  let sum = 0
  let spared = 0
  let allIsolated = true
  for (const place of mine) {
    const isolated = isIsolated(g, place)
    if (!isolated) allIsolated = false
    if (isStopped(g, place)) continue
    const full = fullYield(g, place)
    const souls = isolated ? Math.max(0, full - penalty) : full
    spared = Math.max(spared, full - souls)
    sum += souls
  }
  return allIsolated ? sum + spared : sum
}

/** The first circle, from the innermost, that somebody holds wholly; -1 for none. */
export function wholeCircle(g: State, p: Player): number {
  for (let circle = 8; circle >= 0; circle--)
    if ([0, 1, 2, 3, 4].every((quarter) => g.owner[circle * 5 + quarter] === p)) return circle
  return -1
}

/** The most Sectio of one circle that somebody holds, and the innermost circle with so many. */
export function bestCircle(g: State, p: Player): { held: number; circle: number } {
  const held = Array<number>(9).fill(0)
  for (const place of ALL_SECTIO) if (g.owner[place] === p) held[circleOf(place)]++
  const most = Math.max(...held)
  return { held: most, circle: held.lastIndexOf(most) }
}
