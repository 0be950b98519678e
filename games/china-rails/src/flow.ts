import { losing, seekingRefuge } from './choosing.ts'
import { operating } from './operating.ts'
import type { ChinaRailsQuestion } from './question.ts'
import { spending } from './spending.ts'
import { starting } from './starting.ts'

/**
 * By the number of the open question. A turn is `operating` and then `spending`; `starting` comes before it once in the
 * game; `losing` and `seekingRefuge` come in between when an event leaves somebody a choice.
 */
export const QUESTIONS: readonly ChinaRailsQuestion[] = [spending, starting, operating, losing, seekingRefuge].map(
  ({ id, rule, params, legal, cannot, answer }) => ({ id, rule, params, legal, cannot, answer }),
)
