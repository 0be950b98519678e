import { checkRailway, fail, list, within } from '../../railway/check.ts'
import { CIRCLE_NAMES, STANDARD } from '../../railway/circles.ts'
import { countAt } from '../../railway/queries.ts'
import { PLAYED } from '../../railway/state.ts'
import { flow } from './flow.ts'
import { laying } from './phases/laying.ts'
import { freeTickets } from './queries.ts'
import { type State, TICKETS } from './state.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(g: State): void {
  checkRailway(g, Number.POSITIVE_INFINITY)
  for (const [station, cell] of STANDARD.entries())
    if (g.circleCell[station] !== cell) fail(`station ${CIRCLE_NAMES[station]} is not in its place`)
  within('glutton', g.glutton, 0, 1)
  list('chip', g.chip, g.seats, 0, 1)
  list('ticket', g.ticket, g.seats, 0, 1)
  if (freeTickets(g) < 0) fail(`there are more than ${TICKETS} ferry tickets`)
  flow.check(g)
  if (countAt(g, PLAYED) !== (flow.frameOf(g, laying.procedure) ? 1 : 0)) fail('a card is shown that nobody lays')
}
