import { type RecordedGames, writeRecords } from '@acheron/core/test-kit'
import { pace, wander } from '../../railway/test/traveller.ts'
import { hellrail1999 } from '../src/index.ts'
import type { State } from '../src/state.ts'

/** The games in `records/`, by the name of their file. */
export const RECORDED: RecordedGames<State> = {
  'two-players': { seats: 2, luck: 319 },
  'two-players-forced': { seats: 2, luck: 202 },
  'two-players-standstill': { seats: 2, luck: 5, player: pace },
  'two-players-seat-1': { seats: 2, options: { first: 'seat-1' }, luck: 62 },
  'three-players': { seats: 3, luck: 223 },
  'three-players-fair': {
    seats: 3,
    names: ['Caronte', 'Dante', 'Virgilio'],
    luck: { key: 'fedcba9876543210'.repeat(4), salt: 'nel mezzo del cammin' },
  },
  'four-players': { seats: 4, luck: 481 },
  'four-players-seat-1': { seats: 4, options: { first: 'seat-1' }, luck: 17 },
}

/** `node games/hellrail/second/test/make-records.ts` writes them anew. */
if (import.meta.main) writeRecords(hellrail1999, RECORDED, new URL('records/', import.meta.url), wander)
