import { type Language, type Player, readNames, viewOf } from '@acheron/core'
import { type Chapter, checkPlayer, type Open } from '@acheron/host'

export const namesOf = ({ founded: { seats } }: Open): readonly string[] =>
  readNames(
    seats.map(({ name }) => name),
    seats.length,
  )

/**
 * How far the game is, as one reader may know it: whom everybody waits for, and what the reader is asked. How many moves
 * others have made in secret is nobody's business, so the reader's own news are counted.
 */
export function askedOf(open: Open, name: string, reader: Player | undefined, language: Language): object {
  const { table, module } = open
  const { game, state, told } = table
  if (reader !== undefined) checkPlayer(table, reader)
  const asked = game.awaited(state).map((player) => {
    if (player !== reader || !game.asked(state).includes(player)) return { player }
    const { id, rule, params } = game.question(state, player)
    const prompt = module.texts[language].prompt({ id, rule, params }, viewOf(game, state, player), namesOf(open))
    return { player, question: id, rule, params, prompt }
  })
  const result = game.result(state)
  return { table: name, at: told[reader ?? told.length - 1], asked, ...(result && { result }) }
}

/** What was told, with the words for it. */
export function storyOf(open: Open, chapters: readonly Chapter[], language: Language): object[] {
  const tell = open.module.texts[language].story
  return chapters.map(({ happenings, ...chapter }) => ({
    ...chapter,
    happenings: happenings.map((happening) => {
      const line = tell(happening, namesOf(open))
      return { ...happening, ...(line !== undefined && { text: line }) }
    }),
  }))
}
