import type { Player } from '@acheron/core'
import {
  canStillAct,
  type Demon,
  deedsDice,
  demonsOf,
  hasEnemies,
  hasSign,
  isActive,
  isOnEarth,
  isOpen,
  LIEUTENANT_STEPS,
  legionPrice,
  legionSteps,
  legionsAt,
  legionsOnMap,
  lieutenantsOf,
  NO_PETITION,
  OWNERS,
  PHASES,
  type Place,
  petitionCost,
  QUARTERS,
  SECTIO,
  SKULLS,
  type State,
  spendableFavours,
  stockOf,
} from '@acheron/games/hellgame'
import { deadliness, odds } from './odds.ts'
import { STEPS } from './ways.ts'

const ACTION = PHASES.indexOf('action')
const PETITION = PHASES.indexOf('petition')

/** How somebody could complete a circle. */
export interface Plan {
  /** Sectio not his yet; of these, where he does not stand. */
  readonly missing: readonly Place[]
  readonly open: readonly Place[]
  /** The chance to complete it this turn, and the next if nobody hinders him. */
  readonly chance: number
  readonly soon: number
}

/** What somebody has to complete circles with. */
export interface Means {
  /** Favours that can be spent now, and by the next turn; what a petition costs. */
  readonly favours: number
  readonly later: number
  readonly cost: number
  /** Units that the demons who have still to act could set in motion, and legions for it. */
  readonly marching: number
  readonly legions: number
  /** By Sectio: whether a legion could come there in one march. */
  readonly reach: readonly boolean[]
}

export function meansOf(g: State, p: Player, acting: Demon): Means {
  const favours = spendableFavours(g, p) + g.freePetitions[p]
  return {
    favours,
    later: favours + income(g, p),
    cost: petitionCost(g, p),
    marching: marching(g, p, acting),
    legions: legionsOnMap(g, p) + raisable(g, p),
    reach: reachOf(g, p),
  }
}

/** Favours that somebody may expect by the next turn. */
function income(g: State, p: Player): number {
  const lucky = Math.max(0, 6 - g.disfavours[p]) / 6
  let sum = 0
  for (const demon of demonsOf(g, p))
    if (isActive(g, demon) && isOnEarth(g, demon)) sum += lucky + (canStillAct(g, demon) ? deedsDice(g, demon) / 6 : 0)
  return sum
}

function marching(g: State, p: Player, acting: Demon): number {
  let skulls = acting >= 0 && g.demonOwner[acting] === p ? SKULLS[acting] : 0
  if (g.phase > ACTION) return 0
  for (const demon of demonsOf(g, p)) if (canStillAct(g, demon)) skulls += SKULLS[demon]
  return skulls
}

const raisable = (g: State, p: Player): number =>
  g.phase < ACTION ? Math.min(stockOf(g, p), Math.floor(g.souls[p] / legionPrice(g, p))) : 0

/** By number of steps and Sectio: what is no farther. */
const WITHIN: readonly (readonly (readonly Place[])[])[] = [0, 1, 2, 3, 4].map((steps) =>
  STEPS.map((far) => far.flatMap((distance, to) => (distance <= steps ? [to] : []))),
)

/** Before the Action phase also where legions could come that are yet to be raised. */
function reachOf(g: State, p: Player): boolean[] {
  const reach = Array<boolean>(SECTIO).fill(false)
  const spread = (from: Place, steps: number): void => {
    for (const to of WITHIN[steps][from]) reach[to] = true
  }
  const steps = legionSteps(g)
  const raises = g.phase < ACTION && g.souls[p] >= 3
  for (let from = 0; from < SECTIO; from++)
    if (legionsAt(g, p, from) > 0 || (raises && g.owner[from] === p)) spread(from, steps)
  for (const it of lieutenantsOf(g, p)) {
    const from = g.lieutenantPlace[it]
    if (from < SECTIO && legionsAt(g, p, from) > 0) spread(from, LIEUTENANT_STEPS)
  }
  return reach
}

const foes = (g: State, p: Player, place: Place): number => {
  let count = 0
  for (let other = 0; other < OWNERS; other++) if (other !== p) count += legionsAt(g, other, place)
  return Math.max(1, count)
}

export function planFor(
  g: State,
  p: Player,
  circle: number,
  held: number,
  means: Means,
  skulls: readonly number[],
): Plan {
  const missing: Place[] = []
  const open: Place[] = []
  let fights = 1
  let fought = 0
  let units = 0
  let isBarred = false
  for (let place = circle * QUARTERS; place < (circle + 1) * QUARTERS; place++) {
    if (g.owner[place] === p) continue
    missing.push(place)
    const here = legionsAt(g, p, place)
    const contested = hasEnemies(g, p, place)
    if (hasSign(g, place, NO_PETITION)) isBarred = true
    if (here > 0 && !contested) continue
    open.push(place)
    if (contested) {
      fought++
      const mine = { units: here > 0 ? here : 2, deadly: deadliness(0, 2) }
      fights *= odds(mine, { units: foes(g, p, place), deadly: deadliness(0, Math.max(1, skulls[p])) })
      if (here > 0) continue
      units++
    }
    units++
    if (!means.reach[place] || !isOpen(g, place)) isBarred = true
  }
  if (held === QUARTERS) return { missing, open, chance: 1, soon: 1 }
  const needed = (missing.length - fought) * means.cost
  const spare = means.legions - (missing.length - open.length)
  const able = !isBarred && means.favours >= needed && units <= spare && units <= means.marching
  const chance = able && g.phase <= PETITION ? fights * 0.85 ** units : 0
  const soon = means.later >= missing.length - fought ? fights * SOON[missing.length] : 0
  return { missing, open, chance, soon }
}

/** By the Sectio that are missing. */
const SOON = [1, 0.8, 0.8, 0.5, 0.2, 0]
