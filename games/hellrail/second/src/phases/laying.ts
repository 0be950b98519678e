import { placing } from '../../../railway/placing.ts'
import type { State } from '../state.ts'

/** How rail is laid in this edition. A barrier does not stand in the way of an upgrade: it stays on its sleeper. */
export const laying = placing<State>({
  rules: {
    'not-beside': 'HR1-014',
    'on-circle': 'HR1-016',
    occupied: 'HR1-A07',
    'lacks-segment': 'HR1-016',
  },
})
