import { botsFor } from '@acheron/bots'
import { type Language, type Move, type Player, Refused, readWords } from '@acheron/core'
import type { GameModule } from '@acheron/games'
import type { Seated } from './session.ts'

/** What can be chosen of a game before it begins. */
export function describeGame({ game, texts }: GameModule, language: Language): object {
  const { id, rules, seats, options, endings } = game
  return {
    game: id,
    name: texts[language].name,
    rules,
    seats,
    options,
    endings,
    bots: botsFor(game).map(({ name }) => name),
  }
}

/** A table that has just been opened. */
export function describeTable(seated: Seated, language: Language): object {
  const { game, seats, options, names, fairness } = seated.table.record
  const commitment = fairness && { commitment: fairness.commitment }
  return { game, seats, options, names, ...commitment, ...describeAsked(seated, language) }
}

/** How far the game is: who is asked what, or how it came out. */
export function describeAsked({ name, module, table }: Seated, language: Language): object {
  const { game, state, record } = table
  const asked = game.asked(state).map((player) => {
    const { id, rule, params } = game.question(state, player)
    const prompt = module.texts[language].prompt({ id, rule, params }, game.view(state, player), record.names)
    return { player, question: id, rule, params, prompt }
  })
  const result = game.result(state)
  return { table: name, played: record.entries.length, asked, ...(result && { result }) }
}

export function readPlayer({ table }: Seated, player: number): Player {
  const { seats } = table.record
  if (player < seats) return player
  throw new Refused(`there is no player ${player}; players are 0 to ${seats - 1}`)
}

/** A move of the game, legal or not, by its number or in words. */
export function readMove({ table }: Seated, move: number | string): Move {
  const { game, state } = table
  if (typeof move === 'string') return readWords(game, state, move)
  const { vocabulary } = game.notation
  if (move < vocabulary) return move
  throw new Refused(`${move} is no move; moves are whole numbers from 0 to ${vocabulary - 1}`)
}
