import {
  circleOf,
  demonsOf,
  EVENTS,
  everybody,
  type HellCard,
  isOnEarth,
  lieutenantsOf,
  type Standing,
  sectioOf,
  sexOf,
} from '@acheron/games/hellgame'
import type { Study } from './study.ts'

/** What a permanent card is worth to me while it lies: what it brings me less what it brings the others. */
export function judgePermanent(t: Study, card: HellCard): number {
  const { now, eachSoulPhase, standing } = EVENTS[card]
  let sum = -2 * now.length
  if (eachSoulPhase.length > 0) sum -= compared(t, (p) => walkers(t, p) * 1.5)
  for (const it of standing) sum += compared(t, (p) => share(t, p, it))
  return sum
}

/** Mine against the mean of the others. */
function compared(t: Study, of: (p: number) => number): number {
  const others = everybody(t.g).filter((p) => p !== t.me)
  return 2 * (of(t.me) - others.reduce((sum, p) => sum + of(p), 0) / others.length)
}

const walkers = (t: Study, p: number): number => demonsOf(t.g, p).filter((demon) => isOnEarth(t.g, demon)).length

function share(t: Study, p: number, { rule, n, circle, sex }: Standing): number {
  if (rule === 'evilDeedsOn') return walkers(t, p) * 3
  if (rule === 'earthSouls')
    return n * demonsOf(t.g, p).filter((demon) => isOnEarth(t.g, demon) && (!sex || sexOf(demon) === sex)).length
  if (rule === 'sectioYield') return sectioOf(t.g, p).filter((place) => circleOf(place) === circle).length * n
  if (rule === 'lieutenantUpkeep') return -n * lieutenantsOf(t.g, p).length
  if (rule === 'disfavourPrice' || rule === 'supplicationRoll') return t.g.disfavours[p]
  if (rule === 'evilDeedsBlankDisfavour') return -2 * walkers(t, p)
  if (rule === 'petitionFavours') return -2 * t.menace[p]
  if (rule === 'isolationPenalty') return sectioOf(t.g, p).length * 0.5
  return 0
}
