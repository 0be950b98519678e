import { FREE, FROM, LENGTH, ROUTE_POINTS, type Route, TO, TWIN } from '@acheron/games/ticket-to-ride'
import { cheapestPayment } from './cards.ts'
import { CLOSED, cheapestWay, ROUTES_AT } from './network.ts'
import type { Plan } from './plan.ts'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** The route of the plan to claim now, if that is worth more than this. */
export function chooseClaim(t: Table, plan: Plan, least: number): Route | undefined {
  let best: Route | undefined
  let most = least
  for (const r of plan.routes) {
    const payment = cheapestPayment(t, r, plan.routes)
    if (!payment) continue
    const worth = urgency(t, r, plan) + WEIGHTS.early * ROUTE_POINTS[LENGTH[r]] - payment.loss
    if (worth <= most) continue
    most = worth
    best = r
  }
  return best
}

/** The likely cost of coming too late. */
function urgency(t: Table, r: Route, plan: Plan): number {
  let danger = WEIGHTS.danger
  for (const city of [FROM[r], TO[r]])
    for (const other of ROUTES_AT[city])
      if (t.owner[other] !== FREE && t.owner[other] !== t.me) danger += WEIGHTS.dangerNear
  const twin = TWIN[r]
  const twinPrice = twin >= 0 ? plan.prices[twin] : CLOSED
  plan.prices[r] = CLOSED
  if (twin >= 0) plan.prices[twin] = t.seats >= 4 && t.open[twin] ? WEIGHTS.claim : CLOSED
  const detour = Math.min(WEIGHTS.detour, cheapestWay(plan.prices, FROM[r], TO[r]))
  plan.prices[r] = 0
  if (twin >= 0) plan.prices[twin] = twinPrice
  return Math.min(1, danger) * detour
}

/** The extra route to claim now, if any. */
export function chooseExtra(t: Table, extras: readonly Route[]): Route | undefined {
  let best: Route | undefined
  let most = 0
  for (const r of extras) {
    const payment = cheapestPayment(t, r, extras)
    if (!payment) continue
    const worth = ROUTE_POINTS[LENGTH[r]] - payment.loss
    if (worth <= most) continue
    most = worth
    best = r
  }
  return best
}
