import type { Game } from '@acheron/core'
import type { Listing } from '@acheron/games'
import { expect, test } from 'vitest'
import { foresee, whyNot } from '../src/index.ts'
import { begun, build } from './at-house.ts'
import { sitDown } from './at-table.ts'
import { EAST, ford, PEEK, READY, type State, WEST } from './ford.ts'

/** The ford, where a step tells what follows from the whole state, for whomever. */
const stepping = (id: (s: State) => string, by?: number): Game<State> => ({
  ...ford,
  play(s, p, m, chance, story) {
    ford.play(s, p, m, chance, story)
    story?.tell({ id: id(s), facts: by === undefined ? {} : { by } })
  },
})

test('what depends on what a player cannot know is not foreseen, whatever is true', () => {
  const game = stepping((s) => (s.treasure[1] >= 5 ? 'trap' : 'haven'))
  for (const treasure of [0, 9]) {
    const { table } = sitDown(game)
    const state = { ...table.state, treasure: [0, treasure, 0] }
    expect(foresee({ ...table, state }, 0, [EAST]).map(({ id }) => id)).toEqual(['went'])
  }
})

test('what is asked first is what befalls the player, not what befalls others', async () => {
  for (const [by, kind] of [
    [0, 'danger'],
    [1, 'done'],
    [undefined, 'danger'],
  ] as const) {
    const game = stepping(() => 'flood', by)
    const listing = { plate: { id: 'ford' }, load: async () => ({ game, texts: {} }) } as unknown as Listing
    const built = build({ games: [listing] })
    const table = await begun(built)
    const row = { table, seat: 0, at: 1, moves: [EAST] }
    expect(await built.house.ask({ do: 'play', ...row, askFirst: ['flood'] })).toMatchObject({ kind })
  }
})

test('the rule that is told is the one against the move itself, not that of the question', () => {
  const { table } = sitDown({ ...ford, notation: { ...ford.notation, meant: () => [READY, WEST] } })
  expect(ford.refusal(table.state, 0, READY)).toBe(ford.question(table.state, 0).rule)
  expect(whyNot(table, 0, { kind: 'place', id: 0 })).toEqual({ rule: 'FORD-5', move: WEST })
})

test('why not: by thing, and by verb and thing', async () => {
  const built = build()
  const table = await begun(built)
  const why = (seat: number, kind: string, id: number, verb?: string) =>
    built.house.ask({ do: 'why', table, seat, target: { kind, id }, ...(verb && { verb }) })
  expect(await why(0, 'player', 0)).toEqual({ why: { rule: 'FORD-6', move: PEEK } })
  expect(await why(0, 'player', 1)).toEqual({})
  expect(await why(1, 'place', 3)).toEqual({ why: { rule: 'FORD-1', move: EAST } })
  expect(await why(0, 'moon', 1)).toEqual({ why: { rule: 'FORD-2' } })
  expect(await why(0, 'player', 1, 'east')).toEqual({ why: { rule: 'FORD-2' } })
})

test('what is sure to follow is asked first', async () => {
  const built = build()
  const table = await begun(built)
  const askFirst = ['showed']
  const ask = { do: 'play', table, seat: 0, at: 1, moves: [EAST, 3], askFirst } as const
  const danger = await built.house.ask({ ...ask, moves: [...ask.moves], askFirst: [...askFirst] })
  expect(danger).toMatchObject({ kind: 'danger', happenings: [{ id: 'showed' }] })
  expect((await built.house.ask({ do: 'look', table, seat: 0 })).at).toBe(1)
})
