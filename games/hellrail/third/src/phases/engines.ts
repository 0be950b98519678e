import type { Frame } from '@acheron/core'
import { type Moving, movement } from '../../../railway/moving.ts'
import { localOf } from '../../../railway/ranges.ts'
import { derail } from '../edits.ts'
import type { State } from '../state.ts'
import { checkOf } from './check-marker.ts'
import { catching } from './soul-catcher.ts'

/** How engines move in this edition. */
export const engines = movement<State>({
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
  calls: { ram: ['catching'], arrive: ['check'] },
  isUnderway: isWithinReach,
})

/** A move has the points of its card; a landing has none left. */
function isWithinReach(f: Moving, below: Frame | undefined): boolean {
  const reach = localOf(below, 'reach')
  if (reach === undefined) return f.started === 1 && f.left === 0
  return f.started === 1 ? f.left < reach : f.left === reach
}
