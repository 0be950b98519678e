import { derailTrain } from '../../../railway/edits.ts'
import { DERAILED, STOPPED } from '../../../railway/moving.ts'
import { othersAfter } from '../../../railway/queries.ts'
import { DIE, rollFor } from '../edits.ts'
import { atOnce, type Power } from './power.ts'

/** Station 5: the die for everybody, the visitor last. */
export const derailments: Power = {
  ...atOnce((g, by, _target, chance, story) => {
    let outcome = STOPPED
    for (const player of [...othersAfter(g, by), by]) {
      if (rollFor(by, player, chance, story) < DIE) continue
      derailTrain(g, player, story)
      if (player === by) outcome = DERAILED
    }
    return outcome
  }),
}
