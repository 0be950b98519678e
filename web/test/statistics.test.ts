import type { Listed } from '@acheron/host'
import { expect, test } from 'vitest'
import { talliesOf } from '../src/home/statistics.ts'

const table = (game: string, result: string | undefined, ...bots: readonly (string | undefined)[]): Listed => ({
  table: 'x',
  game,
  seats: bots.map((bot) => (bot ? { name: bot, bot } : { name: 'Ada' })),
  changed: 0,
  awaited: [],
  begun: true,
  ...(result && { result }),
})

test('one’s own games are counted by game and bot, whoever sat where', () => {
  expect(
    talliesOf([
      table('hellrail', 'empty-pile, scores 12 30, places 2 1', undefined, 'medium'),
      table('hellrail', 'empty-pile, scores 7 -3, places 2 1', 'medium', undefined),
      table('hellrail', 'empty-pile, scores 41 2 2, places 1 2 2', undefined, 'easy', 'hard'),
      table('ticket-to-ride', 'last-turn, scores 90 90, places 1 1', 'hard', undefined),
    ]),
  ).toEqual([
    { game: 'hellrail', bot: 'medium', played: 2, won: 1, best: 12 },
    { game: 'hellrail', bot: undefined, played: 1, won: 1, best: 41 },
    { game: 'ticket-to-ride', bot: 'hard', played: 1, won: 1, best: 90 },
  ])
})

test('games that go on, that several people played, or that nobody understands do not count', () => {
  expect(
    talliesOf([
      table('hellrail', undefined, undefined, 'medium'),
      table('hellrail', 'empty-pile, scores 1 2, places 2 1', undefined, undefined),
      table('hellrail', 'empty-pile, scores 1 2, places 2 1', 'easy', 'easy'),
      table('hellrail', 'what is this', undefined, 'easy'),
    ]),
  ).toEqual([])
})
