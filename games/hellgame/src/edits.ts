import type { Chance, Player } from '@acheron/core'
import { ALL_SECTIO, type Place, printedSouls } from './board.ts'
import type { Demon } from './demons.ts'
import { giveAllUnits } from './forces.ts'
import { discard } from './piles.ts'
import { allUnitsAt, byRank, demonBag, demonsOf, everybody, hasWonAt, isOnEarth, sectioCount } from './queries.ts'
import { FREEBOOTERS, NOBODY, type Owner, type State } from './state.ts'
import { BY_CARD, type HellgameStory, PAID } from './story.ts'

// Dice

export const die = (chance: Chance): number => chance.pick(6) + 1
export const dice = (chance: Chance, n: number): number[] => Array.from({ length: n }, () => die(chance))
export const sum = (its: readonly number[]): number => its.reduce((a, b) => a + b, 0)

/** Players in the order of their dice, the highest first; equals roll again among themselves. */
export function rollForOrder(players: readonly Player[], chance: Chance): Player[] {
  if (players.length < 2) return [...players]
  const rolled = players.map(() => die(chance))
  const order: Player[] = []
  for (let face = 6; face >= 1; face--)
    order.push(
      ...rollForOrder(
        players.filter((_, i) => rolled[i] === face),
        chance,
      ),
    )
  return order
}

/** The greatest first; ties by die. */
export function byFalling(players: readonly Player[], worth: (p: Player) => number, chance: Chance): Player[] {
  const worths = [...new Set(players.map(worth))].sort((a, b) => b - a)
  return worths.flatMap((each) =>
    rollForOrder(
      players.filter((p) => worth(p) === each),
      chance,
    ),
  )
}

// Souls and favours

export function gainSouls(g: State, p: Player, n: number, story?: HellgameStory, why = BY_CARD): void {
  if (n === 0) return
  g.souls[p] += n
  story?.tell({ id: 'souls', facts: { by: p, n, why } })
}

export function loseSouls(g: State, p: Player, n: number, story?: HellgameStory, why = BY_CARD): number {
  const lost = Math.min(n, g.souls[p])
  if (lost > 0) gainSouls(g, p, -lost, story, why)
  return lost
}

/** A price of somebody's own choosing. */
export const paySouls = (g: State, p: Player, n: number, story?: HellgameStory): number =>
  loseSouls(g, p, n, story, PAID)

export function payFavours(g: State, p: Player, n: number): void {
  g.favours[p] -= n
}

export function gainFavours(g: State, p: Player, n: number, story?: HellgameStory): void {
  if (n === 0) return
  g.favours[p] += n
  story?.tell({ id: 'favours', facts: { by: p, n } })
}

export function changeDisfavours(g: State, p: Player, n: number, story?: HellgameStory): void {
  const change = Math.max(n, -g.disfavours[p])
  if (change === 0) return
  g.disfavours[p] += change
  story?.tell({ id: 'disfavours', facts: { by: p, n: change } })
}

/** Disfavour roll: one die above the number of disfavours; certain without any. 0 for no die. */
export function disfavourRoll(g: State, p: Player, chance: Chance): { die: number; succeeds: boolean } {
  if (g.disfavours[p] === 0) return { die: 0, succeeds: true }
  const rolled = die(chance)
  return { die: rolled, succeeds: rolled > g.disfavours[p] }
}

// Sectio

export function takeSectio(g: State, p: Owner, place: Place, story?: HellgameStory): void {
  const from = g.owner[place]
  g.owner[place] = p
  if (from !== p) story?.tell({ id: 'gained', facts: { by: p, place, from } })
}

export function revokeSectio(g: State, place: Place, story?: HellgameStory): void {
  const from = g.owner[place]
  if (from === NOBODY) return
  g.owner[place] = NOBODY
  story?.tell({ id: 'revoked', facts: { place, from } })
}

export function addSign(g: State, places: readonly Place[], sign: number, story?: HellgameStory): void {
  for (const place of places) g.signs[place] |= sign
  story?.tell({ id: 'sign', facts: { places: [...places], sign } })
}

/** A combat is won there, perhaps not the first one. */
export function winAt(g: State, p: Player, place: Place): void {
  if (!hasWonAt(g, p, place)) g.victors.push(place, p)
}

/** Whoever has lost the last Sectio receives one from Lucifer (12.3.1); settled at the end of a step or card. */
export function settleLucifer(g: State, chance: Chance, story?: HellgameStory): void {
  if (everybody(g).every((p) => g.owner.includes(p))) return
  for (const p of byRank(g)) if (!g.owner.includes(p)) luciferGives(g, p, chance, story)
}

function luciferGives(g: State, p: Player, chance: Chance, story?: HellgameStory): void {
  const isLast = (place: Place): boolean => {
    const owner = g.owner[place]
    return owner !== NOBODY && owner !== FREEBOOTERS && sectioCount(g, owner) === 1
  }
  const candidates = ALL_SECTIO.filter((place) => allUnitsAt(g, place) > 0)
  const sparing = candidates.filter((place) => !isLast(place))
  const from = sparing.length > 0 ? sparing : candidates
  const most = Math.max(0, ...from.map((place) => allUnitsAt(g, place)))
  const best = from.filter((place) => allUnitsAt(g, place) === most)
  const free = ALL_SECTIO.filter((place) => g.owner[place] === NOBODY)
  const choice = best.length > 0 ? best : free
  const place = choice[choice.length > 1 ? chance.pick(choice.length) : 0]
  const souls = 2 * printedSouls(place)
  g.owner[place] = p
  g.souls[p] += souls
  story?.tell({ id: 'lucifer', facts: { by: p, place, souls } })
  giveAllUnits(g, place, p, story)
}

// Demons

export function goToEarth(g: State, demon: Demon, card: number, story?: HellgameStory): void {
  g.walkCard[demon] = card
  g.setOff |= 1 << demon
  story?.tell({ id: 'earth', facts: { demon } })
}

export function returnHome(g: State, demon: Demon, story?: HellgameStory): void {
  if (!isOnEarth(g, demon)) return
  const card = g.walkCard[demon]
  g.walkCard[demon] = NOBODY
  discard(g, card)
  story?.tell({ id: 'home', facts: { demon } })
}

/** The card that struck him lies on him until he recovers; a Hell card leaves none. */
export function incapacitate(g: State, demon: Demon, recoversOn: number, card: number, story?: HellgameStory): void {
  if (g.recoversOn[demon] !== 0) return
  g.recoversOn[demon] = recoversOn
  g.cardOnDemon[demon] = card
  story?.tell({ id: 'incapacitated', facts: { demon, recoversOn } })
}

export function recover(g: State, demon: Demon, story?: HellgameStory, rolled = 0): void {
  if (g.recoversOn[demon] === 0) return
  g.recoversOn[demon] = 0
  const card = g.cardOnDemon[demon]
  g.cardOnDemon[demon] = NOBODY
  if (card !== NOBODY) discard(g, card)
  story?.tell({ id: 'recovered', facts: { demon, die: rolled } })
}

/** A demon that dies goes under the deck. */
export function killDemon(g: State, demon: Demon, story?: HellgameStory): void {
  story?.tell({ id: 'killed', facts: { demon } })
  if (isOnEarth(g, demon)) {
    discard(g, g.walkCard[demon])
    g.walkCard[demon] = NOBODY
  }
  if (g.cardOnDemon[demon] !== NOBODY) discard(g, g.cardOnDemon[demon])
  g.cardOnDemon[demon] = NOBODY
  g.recoversOn[demon] = 0
  g.mustPass &= ~(1 << demon)
  dropDemon(g, demon)
}

export function dropDemon(g: State, demon: Demon): void {
  g.demonOwner[demon] = NOBODY
  g.demonQueue.push(demon)
}

/** The next demon of the deck, or NOBODY. */
export function drawDemon(g: State, p: Player, chance: Chance, story?: HellgameStory): Demon {
  const bag = demonBag(g)
  const demon = bag.length > 0 ? bag[chance.pick(bag.length)] : (g.demonQueue.shift() ?? NOBODY)
  if (demon === NOBODY) return NOBODY
  g.demonOwner[demon] = p
  g.acted |= 1 << demon
  story?.tell({ id: 'demon-drawn', facts: { by: p, demon } })
  return demon
}

/** The weakest demon: of the lowest rank, incapacitated or not. */
export const weakestDemon = (g: State, p: Player): Demon => demonsOf(g, p).at(-1) ?? NOBODY
