import { type Game, LANGUAGES, readOptions, seededChance, type Texts, viewOf } from '@acheron/core'
import { GAMES, type GameModule } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { draftModule } from '../../scripts/new-game/src/module.ts'
import { boardOf } from '../src/boards/index.ts'
import { list, readingOrder } from '../src/boards/plain/list.ts'
import { choicesIn, sightOf } from './sights.ts'

const modules: readonly (readonly [string, () => Promise<GameModule>])[] = [
  ['a draft', async () => draftModule],
  ...GAMES.map(({ plate, load }) => [plate.id, load] as const),
]

/** What the player who is asked sees after so many random moves, in one language. */
function sightAfter(game: Game<unknown>, texts: Texts, moves: number) {
  const chance = seededChance(moves)
  const s = game.setup(readOptions(game.options, {}), game.seats[0], chance)
  for (let i = 0; i < moves; i++) {
    const [p] = game.asked(s)
    if (p === undefined) break
    const legal = game.legal(s, p)
    game.play(s, p, legal[chance.pick(legal.length)], chance)
  }
  const [p = 0] = game.asked(s)
  return sightOf(viewOf(game, s, p), 'en', choicesIn(game, s, p), ['Ada', 'Bo'], texts)
}

describe.each(modules)('the plain board, with %s', (_name, load) => {
  test.each([...LANGUAGES])('tells the position and everything that can be chosen, in %s', async (language) => {
    const { game, texts } = await load()
    for (const moves of [0, 3, 40]) {
      const sight = sightAfter(game, texts[language], moves)
      const [position, ...offered] = list({ ...sight, language })
      expect(position.lines.length).toBeGreaterThan(0)
      const lines = offered.flatMap((section) => section.lines)
      expect(lines.map(({ target }) => target)).toEqual(readingOrder(sight.choices))
      for (const { text } of lines) expect(text).not.toBe('')
      const reached = new Set([
        ...sight.choices.buttons.map(({ move }) => move),
        ...lines.flatMap(({ target }) => (target ? sight.choices.about(target).map(({ move }) => move) : [])),
      ])
      expect(reached.size).toBe(sight.choices.size)
    }
  })
})

test('is the board of a game that has none of its own', async () => {
  const plain = await boardOf('a game that was begun a minute ago')
  expect(plain.list).toBe(list)
  expect((await boardOf('hellrail')).list).not.toBe(list)
})
