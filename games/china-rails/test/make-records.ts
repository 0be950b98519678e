import { type RecordedGames, type Wanderer, writeRecords } from '@acheron/core/test-kit'
import { chinaRails, EXCHANGE, type State } from '../src/index.ts'
import { carrier } from './carrier.ts'

export const folder = new URL('records/', import.meta.url)

/** Carries what pays best, with a new mind for each game. */
const carrying = (): Wanderer<State> => {
  const choose = carrier()
  return (_game, s, p, legal) => choose(s, p, legal)
}

/** Only ever asks for other cards, so that nobody wins. */
const idling: Wanderer<State> = (_game, _s, _p, legal) => (legal.includes(EXCHANGE) ? EXCHANGE : legal[0])

/** The games in `records/`, by the name of their file. */
export const RECORDED: RecordedGames<State> = {
  'two-players-fair': {
    seats: 2,
    names: ['Ada', 'Blaise'],
    luck: { key: '0123456789abcdef'.repeat(4), salt: 'a cup of tea in Kunming' },
  },
  'three-players-express': { seats: 3, options: { trains: 'express' }, luck: 3 },
  'four-players-forty-rounds': { seats: 4, options: { limit: '40' }, luck: 4 },
  'five-players-sixty-rounds': { seats: 5, options: { limit: '60', indulgence: 'yes' }, luck: 5 },
  'six-players-eighty-rounds': { seats: 6, options: { limit: '80', trains: 'express' }, luck: 6 },
  'two-players-exhausted': { seats: 2, luck: 7, player: idling },
}

/** `node games/china-rails/test/make-records.ts` writes them anew. */
if (import.meta.main)
  for (const [name, game] of Object.entries(RECORDED)) writeRecords(chinaRails, { [name]: game }, folder, carrying())
