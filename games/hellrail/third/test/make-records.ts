import { type RecordedGames, writeRecords } from '@acheron/core/test-kit'
import { pace, wander } from '../../railway/test/traveller.ts'
import { hellrail } from '../src/index.ts'
import type { State } from '../src/state.ts'

/** The games in `records/`, by the name of their file. */
export const RECORDED: RecordedGames<State> = {
  'two-players': { seats: 2, luck: 18 },
  'two-players-standstill': { seats: 2, luck: 5, player: pace },
  'two-players-sacrilege-seat-1': { seats: 2, options: { layout: 'sacrilege', first: 'seat-1' }, luck: 76 },
  'three-players-secret': { seats: 3, options: { effects: 'secret' }, luck: 184 },
  'three-players-advocate': { seats: 3, options: { layout: 'advocate' }, luck: 163 },
  'four-players': { seats: 4, luck: 96 },
  'four-players-fair': {
    seats: 4,
    names: ['Beatrice', 'Dante', 'Stazio', 'Virgilio'],
    luck: { key: '0123456789abcdef'.repeat(4), salt: 'lasciate ogni speranza' },
  },
  'four-players-advocate-secret': { seats: 4, options: { layout: 'advocate', effects: 'secret' }, luck: 79 },
  'four-players-sacrilege-secret': { seats: 4, options: { layout: 'sacrilege', effects: 'secret' }, luck: 129 },
}

/** `node games/hellrail/third/test/make-records.ts` writes them anew. */
if (import.meta.main) writeRecords(hellrail, RECORDED, new URL('records/', import.meta.url), wander)
