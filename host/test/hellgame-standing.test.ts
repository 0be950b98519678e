import { GAMES } from '@acheron/games'
import { expect, test } from 'vitest'
import { MOVES } from '../../games/hellgame/src/moves.ts'
import { type Scene, scene } from '../../games/hellgame/test/scene.ts'
import { memoryStore, openHouse, type StandingAnswer } from '../src/index.ts'

const NAMES = ['Ada', 'Bo', 'Cy']

/** A HellGame table in a position, where nobody has to wait for a person. */
async function sitDown(position: Scene) {
  const house = openHouse({
    store: memoryStore(),
    games: GAMES.filter(({ plate }) => plate.id === 'hellgame'),
    now: () => 0,
    newId: () => 'a',
    pause: async () => undefined,
  })
  const seats = NAMES.map((name) => ({ name }))
  const state = JSON.stringify(scene({ seats: seats.length, ...position }).state)
  await house.ask({ do: 'new', game: 'hellgame', seats, seed: 1, position: state })
  await house.ask({ do: 'begin', table: 'a' })
  return {
    async beforehand(seat: number, ...answers: readonly (Omit<StandingAnswer, 'move'> & { readonly move: string })[]) {
      const read = answers.map(({ move, ...rest }) => ({ ...rest, move: MOVES.get(move) ?? -1 }))
      await house.ask({ do: 'standing', table: 'a', seat, answers: read })
      await settle()
    },
    async play(seat: number, ...words: readonly string[]) {
      for (const each of words) {
        const { at } = await house.ask({ do: 'look', table: 'a', seat })
        await house.ask({ do: 'play', table: 'a', seat, at, moves: [MOVES.get(each) ?? -1] })
        await settle()
      }
    },
    /** What has been said, in order. */
    async said(): Promise<string[]> {
      const { record } = await house.ask({ do: 'record', table: 'a' })
      return record.split('\n').filter((line) => /^p\d /.test(line))
    },
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

const cards = {
  phase: 'action',
  demons: [['sammael', 'andras'], ['gomory'], ['thamuz']],
  souls: [9, 9, 9],
  favours: [3, 3, 3],
} as const
const LET_PASS = { question: 'react', move: 'let', unless: 'touches-me' }

test('HellGame: let pass unless it touches me', async () => {
  const t = await sitDown({ ...cards, hands: [['anonymous-letter'], ['bookworm'], ['bookworm']] })
  await t.beforehand(1, LET_PASS)
  await t.beforehand(2, LET_PASS)
  await t.play(0, 'magic anonymous-letter', 'side p1')
  expect(await t.said()).toEqual(['p0 magic anonymous-letter', 'p0 side p1', 'p2 let'])
})

test('HellGame: a Sectio, a lieutenant or a demon of mine that is named touches me', async () => {
  const sectio = [['s91'], ['s95', 's94'], ['s93']]
  const demons = [['sammael', 'asmodeus', 'ashtaroth', 'andras'], ['gomory'], ['thamuz']]
  const hands = [['no-confidence', 'cup-of-lethe', 'golden-handshake'], ['bookworm'], ['toll-gate']]
  const position = { ...cards, demons, sectio, hands, lieutenants: ['sulla p2 s93'] }
  const after = async (...words: readonly string[]): Promise<string[]> => {
    const t = await sitDown(position)
    await t.beforehand(1, LET_PASS)
    await t.beforehand(2, LET_PASS)
    await t.play(0, ...words)
    return (await t.said()).filter((line) => line.endsWith(' let'))
  }
  expect(await after('magic cup-of-lethe', 'demon gomory')).toEqual(['p2 let'])
  expect(await after('magic golden-handshake', 'lieutenant sulla')).toEqual(['p1 let'])
  expect(await after('magic no-confidence', 'place s94', 'demon asmodeus', 'demon ashtaroth', 'done')).toEqual([])
})

test('HellGame: a counter against my own card touches me', async () => {
  const hands = [['anonymous-letter', 'bookworm'], ['filed-under-never'], ['toll-gate']]
  const t = await sitDown({ ...cards, hands })
  for (const seat of [0, 2]) await t.beforehand(seat, LET_PASS)
  await t.play(0, 'magic anonymous-letter', 'side p1')
  await t.play(1, 'parry filed-under-never gomory')
  expect(await t.said()).toEqual([
    'p0 magic anonymous-letter',
    'p0 side p1',
    'p2 let',
    'p1 parry filed-under-never gomory',
    'p2 let',
  ])
})

test('HellGame: refuse passage to one, be asked by another', async () => {
  const position: Scene = {
    phase: 'action',
    demons: [['sammael', 'naburos'], ['andras'], ['asmodeus']],
    legions: ['p0 s51 1', 'p1 s61 1', 'p2 s62 1'],
  }
  const t = await sitDown(position)
  await t.beforehand(1, { question: 'passage', move: 'no', unless: 'not-p0' })
  await t.play(0, 'march', 'party s51 plain 1', 'ask s61')
  expect((await t.said()).at(-1)).toBe('p1 no')
  await t.play(0, 'go s41')
  await t.play(2, 'march', 'party s62 plain 1', 'ask s61')
  expect((await t.said()).at(-1)).toBe('p2 ask s61')
})

test('HellGame: stand in every combat', async () => {
  const position: Scene = {
    phase: 'combat',
    legions: ['p0 s53 3', 'p1 s53 3'],
    earth: ['sammael', 'gomory', 'thamuz'],
    rest: 5,
  }
  const t = await sitDown(position)
  const stand = { question: 'flee', move: 'stand' }
  await t.beforehand(0, stand)
  await t.beforehand(1, stand)
  expect(new Set((await t.said()).slice(0, 2))).toEqual(new Set(['p0 stand', 'p1 stand']))
})

test('HellGame: to stand in every combat says nothing about fleeing from a march', async () => {
  const t = await sitDown({ phase: 'action', legions: ['p0 s51 2', 'p1 s61 1'] })
  await t.beforehand(1, { question: 'flee', move: 'stand' })
  await t.play(0, 'march', 'party s51 plain 2', 'go s61')
  expect((await t.said()).at(-1)).toBe('p0 go s61')
})

test('HellGame: never give', async () => {
  const t = await sitDown({ phase: 'gifts', souls: [5, 5, 5] })
  for (const seat of [0, 1, 2]) await t.beforehand(seat, { question: 'generous', move: 'no' })
  expect((await t.said()).slice(0, 3).toSorted()).toEqual(['p0 no', 'p1 no', 'p2 no'])
})
