import { CITY_MILEPOST } from './cities.ts'
import { drawUp } from './drawing.ts'
import { LOADS } from './loads.ts'
import { carries, kindsAboard } from './loads-aboard.ts'
import { LOSE, REFUGE } from './moves.ts'
import type { ChinaRailsQuestion } from './question.ts'
import { nearestCities } from './refuge.ts'
import { findRefuge, loseLoad } from './striking.ts'

/** Which load is lost is its owner's choice. */
export const losing: ChinaRailsQuestion = {
  id: 'lose',
  rule: 'CR-A91',
  params: (s) => ({ event: s.striking }),

  legal(s, p, out) {
    for (const load of kindsAboard(s, p)) out.push(LOSE + load)
  },

  cannot: (s, p, m) => (m >= LOSE && m < LOSE + LOADS && carries(s, p, m - LOSE) ? undefined : 'CR-A91'),

  answer(s, p, m, chance, story) {
    loseLoad(s, p, m - LOSE, story)
    drawUp(s, chance, story)
  },
}

/** Of equally near cities the owner of the train chooses one. */
export const seekingRefuge: ChinaRailsQuestion = {
  id: 'refuge',
  rule: 'CR-A71',
  params: (s) => ({ event: s.striking }),

  legal(s, p, out) {
    for (const city of nearestCities(s, p)) out.push(REFUGE + city)
  },

  cannot(s, p, m) {
    const isCity = m >= REFUGE && m < REFUGE + CITY_MILEPOST.length
    return isCity && nearestCities(s, p).includes(m - REFUGE) ? undefined : 'CR-A71'
  },

  answer(s, p, m, chance, story) {
    findRefuge(s, p, m - REFUGE, story)
    drawUp(s, chance, story)
  },
}
