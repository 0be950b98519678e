import type { Chance, Player } from '@acheron/core'
import { ANTEHELL, NOWHERE, type Place } from './board.ts'
import type { Hound } from './hounds.ts'
import { ALL_LIEUTENANTS, BOX_OF_DIE, type Lieutenant } from './lieutenants.ts'
import {
  boxContents,
  houndsInBox,
  isPlayer,
  legionsAt,
  lieutenantsAt,
  plainAt,
  rampagingAt,
  returned,
  stockOf,
  tamedAt,
} from './queries.ts'
import { AVAILABLE, FREEBOOTERS, LEGION_BITS, NOBODY, OWNERS, type Owner, RETURNED, type State } from './state.ts'
import { BY_CARD, BY_COMBAT, BY_DANGER, BY_SPIRIT, CAPTURED, type HellgameStory, SACRIFICED } from './story.ts'

/** Units come, go, move and change sides. Legions are counted by class; hounds and lieutenants go by name. */

const change = (g: State, owner: Owner, place: Place, n: number): void => {
  g.legions[place] += n << (owner * LEGION_BITS)
}

/** As many as there are in stock; how many that was. */
export function raiseLegions(g: State, owner: Owner, place: Place, n: number, story?: HellgameStory): number {
  const count = Math.min(n, stockOf(g, owner))
  if (count === 0) return 0
  change(g, owner, place, count)
  if (owner === FREEBOOTERS) story?.tell({ id: 'freebooters', facts: { place, count } })
  else story?.tell({ id: 'raised', facts: { by: owner, place, count } })
  return count
}

const DESTROYED = [BY_CARD, BY_COMBAT, BY_SPIRIT, BY_DANGER, SACRIFICED]

/** Legions leave the map. Their hounds, named one by one, go on a rampage; in AnteHell they go back to the box. */
export function removeLegions(
  g: State,
  owner: Owner,
  place: Place,
  plain: number,
  hounds: readonly Hound[],
  why: number,
  story?: HellgameStory,
): void {
  const count = plain + hounds.length
  if (count === 0) return
  change(g, owner, place, -count)
  if (isPlayer(g, owner) && DESTROYED.includes(why)) g.lostLegion |= 1 << owner
  story?.tell({ id: 'legions-gone', facts: { by: owner, place, count, why } })
  for (const hound of hounds) loose(g, hound, story)
}

/** A hound has lost its controller: it will make a step at once (10.3). */
export function loose(g: State, hound: Hound, story?: HellgameStory): void {
  g.houndOwner[hound] = NOBODY
  if (g.houndPlace[hound] === ANTEHELL) return houndToBox(g, hound, story)
  g.loose.push(hound)
  story?.tell({ id: 'rampages', facts: { hound, place: g.houndPlace[hound] } })
}

export function houndToBox(g: State, hound: Hound, story?: HellgameStory): void {
  g.houndPlace[hound] = NOWHERE
  g.houndOwner[hound] = NOBODY
  if (g.fight) g.fight.houndCamp[hound] = NOBODY
  const waiting = g.loose.indexOf(hound)
  if (waiting >= 0) g.loose.splice(waiting, 1)
  story?.tell({ id: 'hound-gone', facts: { hound } })
}

function randomHound(g: State, chance: Chance): Hound {
  const box = houndsInBox(g)
  if (box.length === 0) return NOBODY
  return box[box.length > 1 ? chance.pick(box.length) : 0]
}

export function strayHound(g: State, place: Place, chance: Chance, story?: HellgameStory): Hound {
  const hound = randomHound(g, chance)
  if (hound === NOBODY) return hound
  g.houndPlace[hound] = place
  story?.tell({ id: 'stray', facts: { hound, place } })
  return hound
}

/** A hound from the box joins a plain legion there. */
export function tameHound(g: State, owner: Owner, place: Place, chance: Chance): Hound {
  const hound = randomHound(g, chance)
  if (hound === NOBODY) return hound
  g.houndPlace[hound] = place
  g.houndOwner[hound] = owner
  return hound
}

export function moveUnits(
  g: State,
  owner: Owner,
  from: Place,
  to: Place,
  plain: number,
  hounds: readonly Hound[],
  lieutenant: Lieutenant = NOBODY,
): void {
  change(g, owner, from, -plain - hounds.length)
  change(g, owner, to, plain + hounds.length)
  for (const hound of hounds) g.houndPlace[hound] = to
  if (lieutenant !== NOBODY) g.lieutenantPlace[lieutenant] = to
}

/** Legions change sides, as many as the new side has counters for; hounds follow. How many that was. */
export function turnLegions(
  g: State,
  from: Owner,
  to: Owner,
  place: Place,
  plain: number,
  hounds: readonly Hound[],
  story?: HellgameStory,
): number {
  const room = stockOf(g, to)
  const follow = hounds.slice(0, room)
  const bare = Math.min(plain, room - follow.length)
  const count = follow.length + bare
  if (count === 0) return 0
  change(g, from, place, -count)
  change(g, to, place, count)
  for (const hound of follow) g.houndOwner[hound] = to
  story?.tell({ id: 'legions-turned', facts: { from, to, place, count } })
  return count
}

// Lieutenants

/** One die picks the box; its top lieutenant, or NOBODY. A box that becomes empty gets all the returned (G-33, G-151). */
export function hireLieutenant(g: State, die: number, chance: Chance): Lieutenant {
  const box = BOX_OF_DIE[die - 1]
  const lieutenant = boxContents(g, box)[0] ?? NOBODY
  if (lieutenant !== NOBODY) leaveBox(g, lieutenant, box, chance)
  return lieutenant
}

/** Takes him out of his box; he must be given a master and a place. */
export function leaveBox(g: State, lieutenant: Lieutenant, box: number, chance: Chance): void {
  g.lieutenantPlace[lieutenant] = NOWHERE
  if (boxContents(g, box).length > 0) return
  const back = returned(g)
  for (let height = 0; back.length > 0; height++) {
    const [next] = back.splice(back.length > 1 ? chance.pick(back.length) : 0, 1)
    g.lieutenantPlace[next] = AVAILABLE + box
    g.lieutenantHeight[next] = height
  }
}

export function serve(g: State, lieutenant: Lieutenant, owner: Owner, place: Place, story?: HellgameStory): void {
  g.lieutenantOwner[lieutenant] = owner
  g.lieutenantPlace[lieutenant] = place
  story?.tell({ id: 'lieutenant-placed', facts: { by: owner, lieutenant, place } })
}

/** To the Returned box; whatever lay on him is lost. */
export function retire(g: State, lieutenant: Lieutenant, why: number, story?: HellgameStory): void {
  g.lieutenantOwner[lieutenant] = NOBODY
  g.lieutenantPlace[lieutenant] = RETURNED
  g.lieutenantSouls[lieutenant] = 0
  story?.tell({ id: 'lieutenant-gone', facts: { lieutenant, why } })
}

export function turnLieutenant(g: State, lieutenant: Lieutenant, to: Owner, story?: HellgameStory): void {
  g.lieutenantOwner[lieutenant] = to
  story?.tell({ id: 'lieutenant-turned', facts: { lieutenant, to } })
}

// Everything in a place

/** All units there pass to one player; legions for which there are no counters are removed (G-110). */
export function giveAllUnits(g: State, place: Place, p: Player, story?: HellgameStory): void {
  for (let owner = 0; owner < OWNERS; owner++) {
    if (owner === p) continue
    for (const lieutenant of lieutenantsAt(g, owner, place)) turnLieutenant(g, lieutenant, p, story)
    if (legionsAt(g, owner, place) === 0) continue
    turnLegions(g, owner, p, place, plainAt(g, owner, place), tamedAt(g, owner, place), story)
    removeLegions(g, owner, place, plainAt(g, owner, place), tamedAt(g, owner, place), CAPTURED, story)
  }
}

/** Everything of one owner there is destroyed, hounds with their legions. How many units that was. */
function destroyParty(g: State, owner: Owner, place: Place, story?: HellgameStory): number {
  const hounds = tamedAt(g, owner, place)
  const lieutenants = lieutenantsAt(g, owner, place)
  const legions = legionsAt(g, owner, place)
  for (const hound of hounds) houndToBox(g, hound, story)
  removeLegions(g, owner, place, legions, [], BY_SPIRIT, story)
  for (const lieutenant of lieutenants) retire(g, lieutenant, BY_SPIRIT, story)
  return legions + hounds.length + lieutenants.length
}

export function destroyAllAt(g: State, place: Place, story?: HellgameStory): void {
  for (let owner = 0; owner < OWNERS; owner++) destroyParty(g, owner, place, story)
  for (const hound of rampagingAt(g, place)) houndToBox(g, hound, story)
}

/** Bonus pay lies on lieutenants until the End phase. */
export function clearBonuses(g: State): void {
  for (const lieutenant of ALL_LIEUTENANTS) g.lieutenantSouls[lieutenant] = 0
}
