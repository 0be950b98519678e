import type { Chance } from '@acheron/core'
import { SKULLS } from '../demons.ts'
import { die } from '../edits.ts'
import { removeLegions } from '../forces.ts'
import { BONUS } from '../lieutenants.ts'
import { legionOf } from '../moves.ts'
import { lieutenantsAt, plainAt, tamedAt } from '../queries.ts'
import { FREEBOOTERS, fightOf, type Owner, type State } from '../state.ts'
import { BY_COMBAT, type HellgameStory } from '../story.ts'

const MOST_SAVED = 5

/** The skulls of the best demon on a side; 0 without one. */
export function bestSkulls(g: State, camp: number): number {
  let best = 0
  for (let demon = 0; demon < fightOf(g).demonCamp.length; demon++)
    if (fightOf(g).demonCamp[demon] === camp) best = Math.max(best, SKULLS[demon])
  return best
}

/** On or below which number a legion is saved (11.2.3); Freebooters by their lieutenant (10.4). */
export function saveNumber(g: State, owner: Owner): number {
  const usual = owner === FREEBOOTERS ? freebooterSave(g) : Math.max(1, bestSkulls(g, fightOf(g).camp[owner]))
  return fightOf(g).savePlus[owner] === 0
    ? usual
    : Math.max(usual, Math.min(MOST_SAVED, usual + fightOf(g).savePlus[owner]))
}

function freebooterSave(g: State): number {
  if ((fightOf(g).silenced >> FREEBOOTERS) & 1) return 1
  return Math.max(1, ...lieutenantsAt(g, FREEBOOTERS, g.fightPlace).map((it) => BONUS[it]))
}

/** A legion of a class is hit and saves at once. */
export function hitLegion(g: State, legion: number, chance: Chance, story?: HellgameStory): void {
  const { owner, place, hounded } = legionOf(legion)
  const hounds = tamedAt(g, owner, place)
  if (hounded ? hounds.length === 0 : plainAt(g, owner, place) === 0) return
  const rolled = die(chance)
  const lost = rolled > saveNumber(g, owner)
  story?.tell({ id: 'saves', facts: { by: owner, dice: [rolled], lost: lost ? 1 : 0 } })
  if (lost) removeLegions(g, owner, place, hounded ? 0 : 1, hounded ? hounds.slice(0, 1) : [], BY_COMBAT, story)
}
