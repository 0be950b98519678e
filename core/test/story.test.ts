import { expect, test } from 'vitest'
import { keepStory, readEvent, type StoryEvent } from '../src/index.ts'

const drew: StoryEvent = {
  id: 'drew',
  facts: { by: 1, cards: 2 },
  secret: { facts: { cards: [7, 9] }, readers: [1, 2] },
}

test('a story keeps what it is told, in order', () => {
  const story = keepStory()
  const passed: StoryEvent = { id: 'passed', facts: { by: 0 } }
  story.tell(drew)
  story.tell(passed)
  expect(story.events).toEqual([drew, passed])
})

test.each([
  [0, { by: 1, cards: 2 }],
  [1, { by: 1, cards: [7, 9] }],
  [2, { by: 1, cards: [7, 9] }],
  [undefined, { by: 1, cards: 2 }],
])('reader %s reads %j', (reader, facts) => {
  expect(readEvent(drew, reader)).toEqual({ id: 'drew', facts })
})

test('a spectator is nobody at the table, not its first player', () => {
  expect(readEvent({ ...drew, secret: { facts: { cards: [7, 9] }, readers: [0] } }, undefined).facts).toEqual(
    drew.facts,
  )
})

test('without a secret all read the same', () => {
  const event: StoryEvent = { id: 'passed', facts: { by: 0 } }
  for (const reader of [0, 1, undefined]) expect(readEvent(event, reader)).toEqual(event)
})
