import type { Player } from '@acheron/core'
import { NOWHERE, type Place } from './board.ts'
import type { Demon } from './demons.ts'
import { takeBack } from './piles.ts'
import { broughtBy, demonsOf, everybody, hasJoined, isActive, isOnEarth, legionsAt, rampagingAt } from './queries.ts'
import { FREEBOOTERS, fightOf, NOBODY, newFight, OWNERS, type Owner, type State } from './state.ts'

/** The combat that is being fought: who is in it, on which side, and what cards have changed. */

export function openFight(g: State, place: Place): void {
  g.fightPlace = place
  g.fightRound = 0
  g.fight = newFight()
}

export function closeFight(g: State): void {
  for (const [demon, camp] of fightOf(g).demonCamp.entries()) if (camp !== NOBODY) takeBack(g, demon)
  g.fightPlace = NOWHERE
  g.fightRound = 0
  g.fight = null
}

/** What lasts for a round is over. */
export function beginRound(g: State): void {
  g.fightRound++
  fightOf(g).roundPlus.fill(0)
}

/** Players with legions in the place. */
export const triumviratesAt = (g: State, place: Place): Player[] =>
  everybody(g).filter((p) => legionsAt(g, p, place) > 0)

/** Parties that would fight: Triumvirates with legions, Freebooters, each rampaging hound. */
export function partiesAt(g: State, place: Place): number {
  let count = 0
  for (let owner = 0; owner < OWNERS; owner++) if (legionsAt(g, owner, place) > 0) count++
  for (let hound = 0; hound < g.houndPlace.length; hound++)
    if (g.houndPlace[hound] === place && g.houndOwner[hound] === NOBODY) count++
  return count
}

export function campOwners(g: State, camp: number): Owner[] {
  const out: Owner[] = []
  for (let owner = 0; owner < OWNERS; owner++)
    if (fightOf(g).camp[owner] === camp && legionsAt(g, owner, g.fightPlace) > 0) out.push(owner)
  return out
}

/** Players of a camp, the most legions first. */
export const campPlayers = (g: State, camp: number): Player[] =>
  campOwners(g, camp)
    .filter((owner) => owner !== FREEBOOTERS)
    .sort((a, b) => legionsAt(g, b, g.fightPlace) - legionsAt(g, a, g.fightPlace) || a - b)

export const campHounds = (g: State, camp: number): number[] =>
  rampagingAt(g, g.fightPlace).filter((hound) => fightOf(g).houndCamp[hound] === camp)

export const isAlive = (g: State, camp: number): boolean =>
  campOwners(g, camp).length > 0 || campHounds(g, camp).length > 0

export const campLegions = (g: State, camp: number): number =>
  campOwners(g, camp).reduce((sum, owner) => sum + legionsAt(g, owner, g.fightPlace), 0)

export const canSend = (g: State, p: Player): Demon[] =>
  demonsOf(g, p).filter((demon) => isActive(g, demon) && !isOnEarth(g, demon) && !hasJoined(g, demon))

/** Demons of a player that are in the combat. */
export const sentBy = (g: State, p: Player): Demon[] =>
  demonsOf(g, p).filter((demon) => fightOf(g).demonCamp[demon] !== NOBODY)

/** Whether a player has brought cards that are not used yet: everybody sees their backs. */
export const hasBrought = (g: State, p: Player): boolean => sentBy(g, p).some((demon) => broughtBy(g, demon).length > 0)
