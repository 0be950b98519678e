import { STOPPED } from '../../../railway/moving.ts'
import { handSize } from '../../../railway/queries.ts'
import { drawFrom, roll, swapHands } from '../edits.ts'
import { atOnce, type Power } from './power.ts'

/** Station 2: the die against the size of an opponent's hand. */
export const hands: Power = {
  aimed: 'HR1-056',
  ...atOnce((g, by, target, chance, story) => {
    const die = roll(by, chance, story)
    const size = handSize(g, target)
    if (die > size) drawFrom(g, target, by, die, chance, story)
    else if (die < size) drawFrom(g, by, target, die, chance, story)
    else swapHands(g, by, target, story)
    return STOPPED
  }),
}
