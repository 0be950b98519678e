import type { Player } from '@acheron/core'
import {
  ANTEHELL,
  BOX_OF,
  demonsOf,
  everybody,
  HELL_IDS,
  type HellCard,
  handSize,
  isOnEarth,
  legionsAt,
  legionsOnMap,
  lieutenantsOf,
  SKULLS,
  STARS,
  sectioCount,
} from '@acheron/games/hellgame'
import { judgePermanent } from './permanents.ts'
import type { Study } from './study.ts'

type Share = (t: Study, p: Player) => number

const onEarth = (t: Study, p: Player) => demonsOf(t.g, p).filter((demon) => isOnEarth(t.g, demon))
const hasMost = (t: Study, p: Player): boolean =>
  everybody(t.g).every((other) => sectioCount(t.g, other) <= sectioCount(t.g, p))

/** What an event that passes does to a player, in souls; those that are not here do the same to all. */
const SHARES: Readonly<Record<string, Share>> = {
  'back-pay': (t, p) => (legionsOnMap(t.g, p) >= 4 ? -5 : 0),
  'bumper-harvest': (t, p) => sectioCount(t.g, p),
  'general-strike': (t, p) => -sectioCount(t.g, p),
  exorcists: (t, p) => onEarth(t, p).reduce((sum, demon) => sum - 2 * (6 - STARS[demon]), 0),
  'holy-water-main': (t, p) => onEarth(t, p).reduce((sum, demon) => sum - 2 * (6 - SKULLS[demon]), 0),
  carnival: (t, p) => 3.5 * onEarth(t, p).length,
  'wealth-tax': (t, p) => (t.g.souls[p] >= 10 ? -t.g.souls[p] / 4 : 0),
  'lucifer-bored': (t, p) => (t.g.favours[p] === Math.min(...t.g.favours) ? 7 : 0),
  'word-with-landlord': (t, p) => (hasMost(t, p) ? -6 : 0),
  amnesty: (t, p) => (t.g.disfavours[p] > 0 ? 6 : 0),
  'archive-fire': (t, p) => (handSize(t.g, p) > 0 ? -3 : 0),
  'long-forks': (t, p) => -lieutenantsOf(t.g, p).length,
  'clerical-error': (t, p) => (hasMost(t, p) ? -12 : 0),
  'antehell-tide': (t, p) => 2 * legionsAt(t.g, p, ANTEHELL),
}

/** What an event is worth to me: mine against the mean of the others. */
export function eventWorth(t: Study, card: HellCard): number {
  if (BOX_OF[card] !== undefined) return judgePermanent(t, card)
  const share = SHARES[HELL_IDS[card]]
  if (!share) return 0
  const others = everybody(t.g).filter((p) => p !== t.me)
  return share(t, t.me) - others.reduce((sum, p) => sum + share(t, p), 0) / others.length
}
