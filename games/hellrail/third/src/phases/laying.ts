import { placing } from '../../../railway/placing.ts'
import type { State } from '../state.ts'

/** How rail is laid in this edition. A Check is a marker on the card: it stands in the way of an upgrade. */
export const laying = placing<State>({
  rules: {
    'not-beside': 'HR3-057',
    'on-circle': 'HR3-060',
    occupied: 'HR3-061',
    marked: 'HR3-A02',
    'lacks-segment': 'HR3-062',
  },
})
