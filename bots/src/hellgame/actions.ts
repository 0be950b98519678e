import type { Move } from '@acheron/core'
import {
  BAAL,
  BELPHEGOR,
  blankDeedsDisfavours,
  canStillAct,
  type Demon,
  type Design,
  HEARTS,
  isOnEarth,
  MAJORS,
  MINORS,
  nounOf,
  SKULLS,
  type VerbName,
  verbOf,
  walkCost,
} from '@acheron/games/hellgame'
import { castWorth } from './arcana.ts'
import { influenceWorth } from './diplomacy.ts'
import { worthOfMarch } from './march.ts'
import { conspiracyWorth, deedsWorth, demonsInHell, disfavourPrice, earthTurn, keep, soulPrice } from './prices.ts'
import { othersToAct, type Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** The question of one demon's action: what each is worth. */
export function act(t: Study, m: Move): number {
  const worth = ACTIONS[verbOf(m)]
  return worth ? worth(t, t.params.demon, nounOf(m)) : -99
}

type Worth = (t: Study, demon: Demon, it: number) => number

const ACTIONS: Partial<Record<VerbName, Worth>> = {
  rest: (_t, demon) => WEIGHTS.rest + (demon === BELPHEGOR ? 2 : 0),
  pass: passWorth,
  march: (t, demon) => marchWorth(t, demon) * lateness(t, demon) - home(t, demon),
  walk: walkWorth,
  dismiss: (t, demon) => influenceWorth(t, demon, false) - home(t, demon),
  turn: (t, demon) => influenceWorth(t, demon, true) - home(t, demon),
  supplicate: (t, demon) => supplication(t, demon) - home(t, demon),
  conspire: (t, demon) => conspiracyWorth(t, HEARTS[demon]),
  deeds: (t, demon) =>
    deedsWorth(t, demon) + blankDeedsDisfavours(t.g, demon) * WEIGHTS.disfavour * (5 / 6) ** HEARTS[demon],
  return: (t, demon) => -home(t, demon),
  magic: (t, demon, it) =>
    castWorth(t, it, demon) - keep(t, it) * 0.6 - (MAJORS[it].sphere === 'hell' ? home(t, demon) : 0),
}

const marchWorth = (t: Study, demon: Demon): number => worthOfMarch(t, SKULLS[demon], demon === BAAL ? 1 : 0)

/** What is given up if a demon comes home. */
const home = (t: Study, demon: Demon): number => (isOnEarth(t.g, demon) ? 4 + earthTurn(t, demon) * WEIGHTS.home : 0)

const isStrike = (t: Study): boolean => t.plans[t.me].some((plan) => plan.chance > 0.15)

/** A march that is to win waits for a demon of mine that can do it as well with fewer to answer. */
function lateness(t: Study, demon: Demon): number {
  if (!isStrike(t)) return 1
  const others = othersToAct(t)
  return canWait(t, demon, others) ? WEIGHTS.early : (1 - WEIGHTS.undone) ** others
}

function canWait(t: Study, demon: Demon, others: number): boolean {
  const lacking = unitsLacking(t)
  let after = others
  for (const next of t.g.track) {
    if (!canStillAct(t.g, next)) continue
    if (t.g.demonOwner[next] !== t.me) after--
    else if (next !== demon && after < others && SKULLS[next] >= lacking) return true
  }
  return false
}

/** Units that the nearest plan still lacks. */
function unitsLacking(t: Study): number {
  let best = { chance: 0, open: 9 }
  for (const plan of t.plans[t.me])
    if (plan.chance > best.chance) best = { chance: plan.chance, open: plan.open.length }
  return best.open
}

/** To act later, for a march that others could answer. */
function passWorth(t: Study, demon: Demon, it: Design): number {
  const minor = MINORS[it]
  if (!minor) return -99
  const cost = minor.souls * soulPrice(t) + keep(t, it)
  const others = othersToAct(t)
  if (others === 0 || !isStrike(t)) return -cost
  const waiting = t.g.track.filter((each) => canStillAct(t.g, each))
  const passed = waiting.slice(0, minor.length).filter((each) => t.g.demonOwner[each] !== t.me).length
  const after = others - passed
  return marchWorth(t, demon) * (1 - WEIGHTS.undone) ** after - cost - 1
}

function walkWorth(t: Study, demon: Demon, it: Design): number {
  const minor = MINORS[it]
  if (!minor) return -99
  const turns = Math.min(WEIGHTS.earth, t.g.lastTurn - t.g.turn)
  const stays = demonsInHell(t, t.me).length
  const lonely = stays <= 1 ? 0.5 : 1
  const deeds = (HEARTS[demon] / 6) * WEIGHTS.favour
  return turns * (earthTurn(t, demon) + deeds) * lonely - walkCost(t.g, minor.souls) * soulPrice(t) - keep(t, it) * 0.5
}

function supplication(t: Study, demon: Demon): number {
  const disfavours = t.g.disfavours[t.me]
  if (disfavours === 0) return -5
  const great = HEARTS[demon] >= 5
  const lost = great
    ? Math.min(2.3, disfavours) * 0.28
    : Math.min(1.2, disfavours) * (HEARTS[demon] === 1 ? 0.28 : 0.58)
  const incapacitated = great ? 0.42 : 0.17
  return lost * disfavourPrice(t, t.me) - incapacitated * 10
}
