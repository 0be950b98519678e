import { movement } from '../../../railway/moving.ts'
import { derail } from '../edits.ts'
import type { State } from '../state.ts'
import { checkOf } from './check-marker.ts'
import { catching } from './soul-catcher.ts'

/** How engines move in this edition. */
export const engines = movement<State>({
  name: 'hellrail',
  rules: {
    step: 'HR3-039',
    notAhead: 'HR3-045',
    noTrack: 'HR3-055',
    notStarted: 'HR3-A58',
    notAtEnd: 'HR3-074',
    push: 'HR3-A07',
  },
  derail,
  ram: catching,
  arrive: checkOf,
})
