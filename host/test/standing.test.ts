import { type Game, seededChance } from '@acheron/core'
import type { GameModule, Listing } from '@acheron/games'
import { expect, test } from 'vitest'
import { type House, memoryStore, openHouse } from '../src/index.ts'
import { EAST, ford, PASS, RAISE, READY, type State } from './ford.ts'

const standing: GameModule<State>['standing'] = {
  questions: ['bid'],
  unless: { rich: (s, p) => s.treasure[p] >= 0 && s.place[p] > 0, knowing: (s) => s.treasure[2] === 3 },
  turn: (s) => s.round * 10 + s.turn,
}

const listing = {
  plate: { id: 'ford' },
  load: async () => ({ game: ford as Game<unknown>, texts: {}, standing }),
} as unknown as Listing

/** Two people and one who has gone; pauses last until somebody lets them pass. */
async function build(position?: string) {
  const waiting: (() => void)[] = []
  const pause = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve))
  const house = openHouse({ store: memoryStore(), games: [listing], now: () => 0, newId: () => 'a', pause })
  const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }]
  await house.ask({ do: 'new', game: 'ford', seats, ...(position !== undefined && { position }) })
  await house.ask({ do: 'begin', table: 'a' })
  const settle = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const passed = waiting.splice(0)
    for (const go of passed) go()
    await new Promise((resolve) => setTimeout(resolve, 5))
    return passed.length
  }
  return { house, settle }
}

async function play(house: House, seat: number, ...moves: number[]) {
  const { at } = await house.ask({ do: 'look', table: 'a', seat })
  return house.ask({ do: 'play', table: 'a', seat, at, moves })
}

const passAll = async (house: House): Promise<void> => {
  for (const seat of [0, 1, 2]) await play(house, seat, PASS)
}

const readyOf = async (house: House, seat: number) => (await house.ask({ do: 'look', table: 'a', seat })).own.ready

test('ACH-202 an answer given beforehand is made as an ordinary move, after a pause', async () => {
  const { house, settle } = await build()
  const answers = [{ question: 'bid', move: READY }]
  await house.ask({ do: 'standing', table: 'a', seat: 1, answers })
  await passAll(house)
  expect(await readyOf(house, 1)).toBe(0)
  expect(await settle()).toBe(1)
  expect(await readyOf(house, 1)).toBe(1)
  const { record } = await house.ask({ do: 'record', table: 'a' })
  expect(record).toContain('\np1 ready\n')
  expect((await house.ask({ do: 'open', table: 'a', seat: 1 })).standing).toEqual(answers)
  expect((await house.ask({ do: 'open', table: 'a', seat: 0 })).standing).toEqual([])
})

test('ACH-202 somebody who answers before the pause is over has answered', async () => {
  const { house, settle } = await build()
  await house.ask({ do: 'standing', table: 'a', seat: 1, answers: [{ question: 'bid', move: READY }] })
  await passAll(house)
  await play(house, 1, RAISE, READY)
  await settle()
  const { chapters } = await house.ask({ do: 'news', table: 'a', seat: 1, since: 4 })
  expect(chapters).toHaveLength(1)
})

test('ACH-202 not where its condition holds', async () => {
  const { house, settle } = await build()
  await house.ask({ do: 'standing', table: 'a', seat: 1, answers: [{ question: 'bid', move: READY, unless: 'rich' }] })
  await play(house, 0, PASS)
  await play(house, 1, EAST, PASS)
  await play(house, 2, PASS)
  expect(await settle()).toBe(0)
  expect(await readyOf(house, 1)).toBe(0)
})

test('ACH-202 somebody who goes on before the pause is over is answered for after another', async () => {
  const { house, settle } = await build()
  await house.ask({ do: 'standing', table: 'a', seat: 1, answers: [{ question: 'bid', move: READY }] })
  await passAll(house)
  await play(house, 1, RAISE)
  await settle()
  expect(await readyOf(house, 1)).toBe(0)
  await settle()
  expect(await readyOf(house, 1)).toBe(1)
})

test('ACH-201, ACH-202 whether a condition holds cannot depend on what the seat does not know', async () => {
  const answered = new Set<unknown>()
  for (let treasure = 0; treasure < 10; treasure++) {
    const state = ford.setup({ start: 'west' }, 3, seededChance(1))
    const { house, settle } = await build(JSON.stringify({ ...state, treasure: [0, 0, treasure] }))
    const answers = [{ question: 'bid', move: READY, unless: 'knowing' }]
    await house.ask({ do: 'standing', table: 'a', seat: 1, answers })
    await passAll(house)
    await settle()
    answered.add(await readyOf(house, 1))
  }
  expect(answered.size).toBe(1)
})

test('ACH-202 for a turn is for that turn only', async () => {
  const { house, settle } = await build()
  await passAll(house)
  const answers = [{ question: 'bid', move: READY, until: 'turn' as const }]
  await house.ask({ do: 'standing', table: 'a', seat: 1, answers })
  await settle()
  expect(await readyOf(house, 1)).toBe(1)
  await play(house, 0, READY)
  await play(house, 2, READY)
  await passAll(house)
  expect(await settle()).toBe(0)
})

test.each([
  [{ question: 'turn', move: PASS }, 'turn'],
  [{ question: 'bid', move: READY, unless: 'tired' }, 'bid'],
])('%j cannot be answered beforehand', async (answer, question) => {
  const { house } = await build()
  await expect(house.ask({ do: 'standing', table: 'a', seat: 1, answers: [answer] })).rejects.toMatchObject({
    code: 'no-standing',
    params: { question },
  })
})
