import { bytes, hmacOf, keyBytes, type Player, refused, seededChance } from '@acheron/core'
import { quickHash } from './hash.ts'
import type { Table } from './table.ts'

/** What a bot needs to answer: a state that its seat could not tell from the true one, and where its thoughts begin. */
export interface Task {
  readonly game: string
  readonly bot: string
  readonly player: Player
  /** What the answer must name. */
  readonly at: number
  readonly guess: unknown
  readonly seed: number
}

/** The task of a bot that is asked. It never holds the state itself; further guesses can be made from the one guess. */
export function taskOf<S>(table: Table<S>, player: Player, bot: string, key: string): Task {
  const { game, state, told } = table
  if (!game.asked(state).includes(player)) throw refused('not-asked', { player })
  const seed = seedOf(key, table.end.number, player)
  const guess = game.guess(state, player, seededChance(seed.guess))
  return { game: game.id, bot, player, at: told[player], guess, seed: seed.thoughts }
}

/** Seeds that depend on the table, the entry and the seat, and tell nothing of the luck to come. */
function seedOf(key: string, number: number, player: Player): { guess: number; thoughts: number } {
  const words = hmacOf(keyBytes(key), quickHash)(bytes(`thoughts ${number} ${player}`))
  const at = (place: number): number => new DataView(words.buffer, words.byteOffset).getUint32(place)
  return { guess: at(0), thoughts: at(4) }
}
