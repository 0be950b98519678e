import type { Chance, Move } from '@acheron/core'
import { type RecordedGames, type Wanderer, writeRecords } from '@acheron/core/test-kit'
import { hellgame, type State } from '../src/index.ts'
import { isVerb, type VerbName } from '../src/moves.ts'

export const folder = new URL('records/', import.meta.url)

/** What somebody with an eye for a circle does first; everything else by whim. */
const GLADLY: readonly VerbName[] = [
  'right',
  'petition',
  'parry',
  'deeds',
  'walk',
  'raise',
  'recruit',
  'march',
  'stand',
]
const RARELY: readonly VerbName[] = ['supplicate', 'return', 'rest', 'flee', 'pass', 'sell', 'bonus', 'dismiss', 'turn']

/** Petitions whatever it can, sends demons to earth, raises legions and marches; gives nothing away. */
const schemer: Wanderer<State> = (_game, s, p, legal, chance) => {
  const id = hellgame.question(s, p).id
  const no = legal.find((m) => isVerb(m, 'no'))
  if (id === 'generous' && no !== undefined) return no
  for (const verb of GLADLY) {
    const found = legal.filter((m) => isVerb(m, verb))
    if (found.length > 0 && chance.pick(4) > 0) return one(found, chance)
  }
  const rest = legal.filter((m) => !RARELY.some((verb) => isVerb(m, verb)))
  return one(rest.length > 0 ? rest : legal, chance)
}

const one = (moves: readonly Move[], chance: Chance): Move => moves[chance.pick(moves.length)]

/** By whim alone. */
const whimsical: Wanderer<State> = (_game, _s, _p, legal, chance) => one(legal, chance)

const BRIEFLY = { length: 'short' }
const QUICK = { 'small-fights': 'quick' }
const THREE_ROUNDS = { 'long-fights': 'three-rounds' }

/** The games in `records/`, by the name of their file: each victory, option and number of seats. */
export const RECORDED: RecordedGames<State> = {
  'two-players-fair': {
    seats: 2,
    names: ['Ada', 'Blaise'],
    options: BRIEFLY,
    luck: { key: '0123456789abcdef'.repeat(4), salt: 'the hat alone costs one' },
  },
  'two-players-circle': { seats: 2, luck: 6 },
  'two-players-patience': { seats: 2, luck: 2 },
  'three-players-circle': { seats: 3, luck: 3 },
  'three-players-sixes': { seats: 3, luck: 383 },
  'four-players-circle': { seats: 4, luck: 13 },
  'four-players-both-quick-rules': { seats: 4, options: { ...BRIEFLY, ...QUICK, ...THREE_ROUNDS }, luck: 4 },
  'five-players-circle': { seats: 5, luck: 28 },
  'five-players-quick-fights': { seats: 5, options: { ...BRIEFLY, ...QUICK }, luck: 5 },
  'six-players-circle': { seats: 6, luck: 9 },
  'six-players-three-rounds': { seats: 6, options: { ...BRIEFLY, ...THREE_ROUNDS }, luck: 6 },
  'three-players-by-whim': { seats: 3, options: BRIEFLY, luck: 7, player: whimsical },
}

/** `node games/hellgame/test/make-records.ts` writes them anew. */
if (import.meta.main) writeRecords(hellgame, RECORDED, folder, schemer)
