import { STOPPED } from '../../../railway/moving.ts'
import { freeChips, freeTickets } from '../queries.ts'
import { atOnce, type Power } from './power.ts'

/** Station 1: a ferry ticket. */
export const ferryTicket: Power = {
  cannotUse: (g, p) => (g.ticket[p] === 0 && freeTickets(g) > 0 ? undefined : 'HR1-049'),
  ...atOnce((g, by, _target, _chance, story) => {
    g.ticket[by] = 1
    story?.tell({ id: 'took-ticket', facts: { by } })
    return STOPPED
  }),
}

/** Station 6: a heresy chip. */
export const heresyChip: Power = {
  cannotUse: (g, p) => (g.chip[p] === 0 && freeChips(g) > 0 ? undefined : 'HR1-065'),
  ...atOnce((g, by, _target, _chance, story) => {
    g.chip[by] = 1
    story?.tell({ id: 'took-chip', facts: { by } })
    return STOPPED
  }),
}
