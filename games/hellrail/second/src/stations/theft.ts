import { derailTrain, moveCar } from '../../../railway/edits.ts'
import { DERAILED, STOPPED } from '../../../railway/moving.ts'
import { trainOf } from '../../../railway/queries.ts'
import { TRACTION } from '../../../railway/rail-cards.ts'
import { DIE, roll } from '../edits.ts'
import { atOnce, type Power } from './power.ts'

/** Station 9: all the wagons of an opponent with the brimstone value that the die shows. */
export const theft: Power = {
  aimed: 'HR1-070',
  ...atOnce((g, by, target, chance, story) => {
    const die = roll(by, chance, story)
    if (die === DIE) {
      derailTrain(g, by, story)
      return DERAILED
    }
    const cards = trainOf(g, target).filter((car) => TRACTION[car] === die)
    for (const car of cards) moveCar(g, car, by)
    if (cards.length > 0) story?.tell({ id: 'stole-cars', facts: { by, from: target, cards } })
    return STOPPED
  }),
}
