import { FREE, FROM, LENGTH, ROUTE_POINTS, type Route, TO, TWIN } from '@acheron/games/ticket-to-ride'
import { cheapestPayment } from './cards.ts'
import { CLOSED, cheapestWay, type Prices, ROUTES_AT } from './network.ts'
import type { Plan } from './plan.ts'
import type { Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** A route that can be paid for, and what it is worth to claim it now. */
export interface Claim {
  readonly route: Route
  readonly worth: number
}

/** The routes of the plan that can be claimed now, the best first. */
export function claimsOf(t: Study, plan: Plan): Claim[] {
  return ranked(t, plan.routes, (r, loss) => urgency(t, r, plan) + WEIGHTS.early * ROUTE_POINTS[LENGTH[r]] - loss)
}

/** The extra routes that can be claimed now, the best first. */
export function extraClaims(t: Study, extras: readonly Route[]): Claim[] {
  return ranked(t, extras, (r, loss) => ROUTE_POINTS[LENGTH[r]] - loss)
}

function ranked(t: Study, routes: readonly Route[], worth: (r: Route, loss: number) => number): Claim[] {
  const claims: Claim[] = []
  for (const route of routes) {
    const payment = cheapestPayment(t, route, routes)
    if (payment) claims.push({ route, worth: worth(route, payment.loss) })
  }
  return claims.sort((a, b) => b.worth - a.worth)
}

/** The likely cost of coming too late. */
function urgency(t: Study, r: Route, plan: Plan): number {
  let danger = WEIGHTS.danger
  for (const city of [FROM[r], TO[r]])
    for (const other of ROUTES_AT[city])
      if (t.owner[other] !== FREE && t.owner[other] !== t.me) danger += WEIGHTS.dangerNear
  const detour = plan.detours.get(r) ?? detourOf(t, r, plan.prices)
  plan.detours.set(r, detour)
  return Math.min(1, danger) * detour
}

function detourOf(t: Study, r: Route, prices: Prices): number {
  const twin = TWIN[r]
  const twinPrice = twin >= 0 ? prices[twin] : CLOSED
  prices[r] = CLOSED
  if (twin >= 0) prices[twin] = t.seats >= 4 && t.open[twin] ? WEIGHTS.claim : CLOSED
  const detour = Math.min(WEIGHTS.detour, cheapestWay(prices, FROM[r], TO[r]).price)
  prices[r] = 0
  if (twin >= 0) prices[twin] = twinPrice
  return detour
}
