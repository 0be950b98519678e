import { ALL_SECTIO, PLACE_IDS } from '../src/board.ts'
import { type CardTrial, describeCards } from './card-trials.ts'

/** By circle and quarter: the souls on the card. The Wise Men have none, but cards. */
const PRINTED = [
  [2, 3, 6, 0, 2],
  [2, 4, 3, 5, 3],
  [4, 4, 4, 4, 4],
  [2, 3, 3, 5, 3],
  [4, 5, 2, 2, 4],
  [4, 4, 3, 3, 4],
  [3, 4, 2, 2, 4],
  [2, 5, 4, 3, 4],
  [2, 2, 4, 4, 3],
].flat()
const IDS = PLACE_IDS.slice(0, PRINTED.length)
const HAND = ['hair-shirt']
/** Where player 1 and the bystander are at home. */
const HOME = ['s95', 's93']
const AWAY = ['s85', 's83']

/** A Soul phase; the Sectio is all that player 0 owns, with a legion there. */
const owning = {
  position: (id: string) => ({
    phase: 'soul' as const,
    seats: 3,
    sectio: [[id], ...HOME.map((home, i) => [home === id ? AWAY[i] : home])],
    legions: [`p0 ${id} 1`],
    hands: [[], [], HAND],
    souls: [9, 9, 9],
  }),
  uses: () => [],
}

const yielding = (id: string, souls: number): CardTrial => ({
  see: { 'souls p0': 9 + souls, 'cards p0': 0 },
  but: { at: { legions: [`p1 ${id} 1`] }, see: { 'souls p0': 9 } },
  control: true,
})

const SECTIO = Object.fromEntries(
  ALL_SECTIO.map((place): [string, CardTrial] => [IDS[place], yielding(IDS[place], PRINTED[place])]),
)
const WISE_MEN: CardTrial = {
  at: { dice: [6], arcanaTop: ['toll-gate', 'bookworm', 'cutpurse'] },
  see: { 'souls p0': 9, 'cards p0': 3 },
  but: { at: { legions: ['p1 s14 1'] }, see: { 'cards p0': 2, 'cards p1': 1 } },
  control: true,
}

describeCards('Sectio cards', IDS, owning, { ...SECTIO, s14: WISE_MEN })
