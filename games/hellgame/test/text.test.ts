import { keepStory, LANGUAGES, readEvent, type StoryEvent, seededChance, viewOf } from '@acheron/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { hellgameModule } from '../src/module.ts'
import { BY_CARD, PAID } from '../src/story.ts'

const { game, texts } = hellgameModule
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']

interface Heard {
  readonly prompts: Map<string, string>
  readonly moves: Map<string, string>
  readonly lines: Map<string, string>
  readonly positions: string[]
}

/** One random game in every language: each question, verb and event once. */
function listen(language: (typeof LANGUAGES)[number], seed: number): Heard {
  const it = texts[language]
  const heard: Heard = { prompts: new Map(), moves: new Map(), lines: new Map(), positions: [] }
  const chance = seededChance(seed)
  const choice = seededChance(seed + 1)
  const tellAll = (events: readonly StoryEvent[]): void => {
    for (const event of events)
      for (const reader of [undefined, 0, 1]) {
        const line = it.story(readEvent(event, reader), NAMES)
        if (line !== undefined) heard.lines.set(event.id, line)
      }
  }
  const story = keepStory()
  const s = game.setup({ length: 'full', 'small-fights': 'full', 'long-fights': 'three-rounds' }, 3, chance, story)
  tellAll(story.events)
  for (let i = 0; game.asked(s).length > 0; i++) {
    const asked = game.asked(s)
    const p = asked[choice.pick(asked.length)]
    const view = viewOf(game, s, p)
    const question = game.question(s, p)
    heard.prompts.set(question.id, it.prompt(question, view, NAMES))
    const legal = game.legal(s, p)
    for (const m of legal)
      if (!heard.moves.has(game.notation.verb(m))) heard.moves.set(game.notation.verb(m), it.move(m, view, NAMES))
    if (i % 40 === 0) heard.positions.push(...it.position(view, NAMES))
    const told = keepStory()
    game.play(s, p, legal[choice.pick(legal.length)], chance, told)
    tellAll(told.events)
  }
  return heard
}

describe.each(LANGUAGES)('%s', (language) => {
  let heard: Heard[]
  beforeAll(() => {
    heard = [3, 4, 5, 6].map((seed) => listen(language, seed))
  })

  test('has words for every question, move, event and position of random games', () => {
    const all = heard.flatMap(({ prompts, moves, lines, positions }) => [
      ...prompts.values(),
      ...moves.values(),
      ...lines.values(),
      ...positions,
    ])
    expect(all.length).toBeGreaterThan(200)
    for (const line of all) expect(line).toMatch(/^(?!.*(undefined|NaN|\[object|null)).+$/)
  })

  test('names options, choices, endings and parts', () => {
    const it = texts[language]
    for (const [option, choices] of Object.entries(game.options)) {
      expect(it.option(option)).toMatch(/\S/)
      for (const choice of choices) expect(it.choice(option, choice)).toMatch(/\S/)
    }
    for (const ending of game.endings) expect(it.ending(ending)).toMatch(/\S/)
    for (const part of ['victory', 'circle', 'sectio']) expect(it.part(part)).toMatch(/\S/)
  })
})

test('whoever pays a price pays; whoever is made to part with souls loses them', () => {
  const said = (why: number): string[] =>
    LANGUAGES.map((language) => texts[language].story({ id: 'souls', facts: { by: 0, n: -3, why } }, NAMES) ?? '')
  expect(said(PAID)).toEqual(['Ada pays 3 souls', 'Ada paie 3 âmes', 'Ada zahlt 3 Seelen'])
  expect(said(BY_CARD)).toEqual(['Ada loses 3 souls', 'Ada perd 3 âmes', 'Ada verliert 3 Seelen'])
})
