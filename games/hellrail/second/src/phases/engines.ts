import { derailTrain } from '../../../railway/edits.ts'
import { movement } from '../../../railway/moving.ts'
import type { State } from '../state.ts'
import { barrierOf } from './barrier.ts'

const LEAST_VALUE = 3

/** How engines move in this edition. Tickets and chips are no part of the train: whoever derails keeps them. */
export const engines = movement<State>({
  rules: {
    step: 'HR1-021',
    notAhead: 'HR1-025',
    noTrack: 'HR1-034',
    notStarted: 'HR1-021',
    notAtEnd: 'HR1-A05',
    push: 'HR1-029',
  },
  derail: derailTrain,
  arrive: barrierOf,
  calls: { ram: [], arrive: [] },
  isUnderway: (f) => f.started === 1 || f.left >= LEAST_VALUE,
})
