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
  printedSouls,
  QUARTERS,
  SECTIO,
  SKULLS,
  type State,
  sectioAt,
  spendableFavours,
  stockOf,
} from '@acheron/games/hellgame'
import { deadliness, odds } from './odds.ts'

const ACTION = PHASES.indexOf('action')
const PETITION = PHASES.indexOf('petition')

/** How somebody could complete a circle. */
export interface Plan {
  readonly circle: number
  /** Sectio not his yet; of these, where he does not stand. */
  readonly missing: readonly Place[]
  readonly open: readonly Place[]
  /** The chance to complete it this turn, and the next if nobody hinders him. */
  readonly chance: number
  readonly soon: number
  /** By quarter. */
  readonly yields: readonly number[]
}

/** Favours that somebody may expect by the next turn. */
function income(g: State, p: Player): number {
  const lucky = Math.max(0, 6 - g.disfavours[p]) / 6
  let sum = 0
  for (const demon of demonsOf(g, p))
    if (isActive(g, demon) && isOnEarth(g, demon)) sum += lucky + (canStillAct(g, demon) ? deedsDice(g, demon) / 6 : 0)
  return sum
}

/** Units that the demons who have still to act could set in motion. */
function marching(g: State, p: Player, acting: Demon): number {
  let skulls = acting >= 0 && g.demonOwner[acting] === p ? SKULLS[acting] : 0
  if (g.phase > ACTION) return 0
  for (const demon of demonsOf(g, p)) if (canStillAct(g, demon)) skulls += SKULLS[demon]
  return skulls
}

/** Whether a legion of somebody could come there in one march; before the Action phase also one that is raised yet. */
function canReach(g: State, p: Player, place: Place): boolean {
  if (!isOpen(g, place)) return false
  const steps = legionSteps(g)
  for (let from = 0; from < SECTIO; from++) {
    if (distance(from, place) > steps) continue
    if (legionsAt(g, p, from) > 0) return true
    if (g.phase < ACTION && g.owner[from] === p && g.souls[p] >= 3) return true
  }
  return lieutenantsOf(g, p).some((it) => {
    const from = g.lieutenantPlace[it]
    return from < SECTIO && legionsAt(g, p, from) > 0 && distance(from, place) <= LIEUTENANT_STEPS
  })
}

const distance = (from: Place, to: Place): number => {
  const turn = Math.abs((from % QUARTERS) - (to % QUARTERS))
  return Math.abs(Math.floor(from / QUARTERS) - Math.floor(to / QUARTERS)) + Math.min(turn, QUARTERS - turn)
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
  acting: Demon,
  skulls: readonly number[],
): Plan {
  const missing: Place[] = []
  const open: Place[] = []
  const yields: number[] = []
  let fights = 1
  let fought = 0
  let units = 0
  let reached = true
  let shut = false
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    const place = sectioAt(circle, quarter)
    yields.push(printedSouls(place) || 3)
    if (g.owner[place] === p) continue
    missing.push(place)
    if (hasSign(g, place, NO_PETITION)) shut = true
    const here = legionsAt(g, p, place)
    const contested = hasEnemies(g, p, place)
    if (here > 0 && !contested) continue
    open.push(place)
    if (contested) {
      fought++
      const sent = here > 0 ? here : 2
      fights *= odds(
        { units: sent, deadly: deadliness(0, 2) },
        { units: foes(g, p, place), deadly: deadliness(0, Math.max(1, skulls[p])) },
      )
      if (here > 0) continue
      units += 2
    } else units++
    if (!canReach(g, p, place)) reached = false
  }
  if (held === QUARTERS) return { circle, missing, open, chance: 1, soon: 1, yields }
  const favours = spendableFavours(g, p) + g.freePetitions[p]
  const needed = (missing.length - fought) * petitionCost(g, p)
  const spare = legionsOnMap(g, p) - (missing.length - open.length) + raisable(g, p)
  const able = reached && !shut && favours >= needed && units <= spare && units <= marching(g, p, acting)
  const isOver = g.phase > ACTION && units > 0
  const chance = able && !isOver && g.phase <= PETITION ? fights * 0.85 ** units : 0
  const later = favours + income(g, p) >= missing.length - fought && missing.length <= 4
  const soon = later ? fights * (missing.length <= 2 ? 0.8 : missing.length === 3 ? 0.5 : 0.2) : 0
  return { circle, missing, open, chance, soon, yields }
}

const raisable = (g: State, p: Player): number =>
  g.phase < ACTION ? Math.min(stockOf(g, p), Math.floor(g.souls[p] / legionPrice(g, p))) : 0
