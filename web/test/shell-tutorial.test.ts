import { type Language, noChance, parseRecord, printRecord, replay } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { READER, readScenes, ruleAgainst, stepsOf, tableAt } from '../src/tutorial/course.ts'
import { TUTORIALS } from '../src/tutorial/tutorial.ts'

describe.each(Object.keys(TUTORIALS))('the tutorial of %s', async (id) => {
  const listing = GAMES.find(({ plate }) => plate.id === id)
  if (!listing) throw new Error(`there is no game ${id}`)
  const { game } = await listing.load()
  const tutorial = await TUTORIALS[id]()
  const records = readScenes(tutorial)
  const steps = stepsOf(tutorial, records)

  test('its records replay', () => {
    for (const { record } of tutorial.scenes)
      expect(printRecord(replay(game, parseRecord(record), noChance).record)).toBe(record)
  })

  test('every move of the reader has a note, but for the further steps of a journey', () => {
    for (const [scene, { entries }] of records.entries()) {
      const noted = steps.filter((step) => step.scene === scene && step.words).map(({ note }) => note.at)
      const first = Math.min(...noted)
      const isStep = (at: number) => entries[at]?.player === READER && entries[at].words.startsWith('go ')
      const mine = [...entries.keys()].filter(
        (at) => at >= first && entries[at].player === READER && !(isStep(at) && isStep(at - 1)),
      )
      expect(noted).toEqual(mine)
    }
  })

  test('what is to be tried is refused by the rule that the note cites', () => {
    const attempts = steps.flatMap(({ scene, note: { at, attempt, rule } }) =>
      attempt ? [{ scene, at, attempt, rule }] : [],
    )
    expect(attempts.length).toBeGreaterThan(0)
    for (const { scene, at, attempt, rule } of attempts)
      expect(ruleAgainst(game, tableAt(game, records[scene], at).state, attempt)).toBe(rule)
  })

  test('what is pointed out exists, and so do the rules', async () => {
    const { readFileSync } = await import('node:fs')
    const spec = readFileSync(listing.spec.en, 'utf8')
    const things = steps.flatMap(({ note: { marked = [], attempt } }) => (attempt ? [...marked, attempt] : marked))
    expect(things.filter((thing) => thing.id < 0)).toEqual([])
    const rules = steps.flatMap(({ note: { rule } }) => (rule ? [rule] : []))
    expect(rules.filter((rule) => !spec.includes(`**${rule}**`))).toEqual([])
  })

  test.each(['en', 'fr', 'de'] as const)('%s is written with its own signs', (language: Language) => {
    const faults = { en: /'|"|!| [;:?]/, fr: /'|"|!|[^\u202f][;?]|[^\u00a0]:/, de: /'|"|!| [;:?]/ }
    for (const { note } of steps) expect(note.text[language]).not.toMatch(faults[language])
  })
})
