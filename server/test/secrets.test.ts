import { seededChance } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { expect, test, vi } from 'vitest'
import {
  type AnyGame,
  commonMove,
  gameCalled,
  NOW,
  openWorld,
  positionOf,
  SEAT,
  sideBySide,
  type Worlds,
} from './worlds.ts'

const OTHER = 1
const THIRD = 2
const SEATS = 3
const PROBES = 30
const COMMON_MOVES = 6

/** What a seat and whoever watches may ask for without changing anything, right and wrong. */
async function probe(game: AnyGame, worlds: Worlds): Promise<void> {
  const insides = await Promise.all(worlds.all.map((world) => world.inside()))
  const [{ at }] = await Promise.all(
    worlds.all.map(({ pages, table }) => pages[SEAT].ask('look', { table, seat: SEAT }, 'l')),
  )
  const forAll = [
    { do: 'table' },
    { do: 'look' },
    { do: 'look', seat: OTHER },
    { do: 'news', since: 0 },
    { do: 'views' },
    { do: 'talk', since: 0 },
    { do: 'record' },
  ]
  await worlds.send('watcher', ...forAll)
  const isLegal = (m: number): boolean =>
    insides.some(({ state }) => game.asked(state).includes(SEAT) && game.legal(state, SEAT).includes(m))
  const kinds = kindsOf(game, insides[0].state)
  const moves = Array.from({ length: PROBES }, (_, i) => Math.floor((i * game.notation.vocabulary) / PROBES))
  await worlds.send(
    SEAT,
    ...forAll,
    { do: 'news', seat: SEAT, since: 0 },
    { do: 'views', seat: SEAT },
    { do: 'open', seat: SEAT },
    { do: 'undo', seat: SEAT, at: at + 1 },
    { do: 'redo', seat: SEAT, at },
    { do: 'propose', proposal: { kind: 'take-back', to: at + 9 } },
    ...moves.filter((m) => !isLegal(m)).map((m) => ({ do: 'play', seat: SEAT, at, moves: [m] })),
    ...moves.map((m) => ({ do: 'play', seat: OTHER, at, moves: [m] })),
    ...moves.map((_, i) => ({ do: 'why', seat: SEAT, target: { kind: kinds[i % kinds.length], id: (7 * i) % 40 } })),
  )
}

/** The kinds of things that moves in a position point at. */
function kindsOf(game: AnyGame, state: unknown): string[] {
  const kinds = new Set(['card'])
  for (const p of game.asked(state))
    for (const m of game.legal(state, p)) for (const { kind } of game.notation.targets(state, p, m)) kinds.add(kind)
  return [...kinds]
}

const CASES = GAMES.flatMap(({ plate }) => [0, 21, 60].map((moves) => [plate.id, moves] as const))

test.each(CASES)(
  'ACH-201: %s after %i moves: worlds that a seat cannot tell apart send it the same bytes',
  async (id, moves) => {
    const game = await gameCalled(id)
    const truth = positionOf(game, SEATS, moves)
    const guess = game.guess(truth, SEAT, seededChance(11))
    const worlds = sideBySide([await openWorld(game, truth, SEATS), await openWorld(game, guess, SEATS)])
    await probe(game, worlds)
    // Others come, go, talk and propose.
    await worlds.send(
      OTHER,
      { do: 'say', text: 'psst', to: [THIRD] },
      { do: 'say', text: 'hello' },
      { do: 'propose', proposal: { kind: 'pause' } },
    )
    await worlds.act(({ pages }) => pages[THIRD].close())
    for (let i = 0; i < COMMON_MOVES; i++) {
      const common = await commonMove(game, worlds)
      if (!common) break
      const [p, m] = common
      const [{ table, pages }] = worlds.all
      if (p === THIRD) break
      const { at } = await pages[p].ask('look', { table, seat: p })
      await worlds.send(p, { do: 'play', seat: p, at, moves: [m] })
    }
    await probe(game, worlds)
    // Whatever the other says wrongly, nobody else hears of it.
    await worlds.send(OTHER, { do: 'play', seat: OTHER, at: 77, moves: [0] }, { do: 'resign' })
    await worlds.expectSame()
  },
)

test('a world that is another is told apart', async () => {
  const game = await gameCalled('ticket-to-ride')
  const worlds = sideBySide([
    await openWorld(game, positionOf(game, SEATS, 21), SEATS),
    await openWorld(game, positionOf(game, SEATS, 21, 8), SEATS),
  ])
  await expect(probe(game, worlds).then(() => worlds.expectSame())).rejects.toThrow('expected')
})

const DAY = 24 * 60 * 60_000
const DAYS = { kind: 'days', days: 1, weekends: true } as const

/** Two worlds at a question that all answer in secret: in the first the other answers, in the second not. */
async function oneAnswers(): Promise<{ game: AnyGame; worlds: Worlds }> {
  const game = await gameCalled('ticket-to-ride')
  const truth = positionOf(game, SEATS, 0)
  expect(game.awaited(truth)).toEqual([0, 1, 2])
  const worlds = sideBySide([await openWorld(game, truth, SEATS, DAYS), await openWorld(game, truth, SEATS, DAYS)])
  await worlds.act(({ clock }) => Promise.resolve(Object.assign(clock, { ahead: 60_000 })))
  const [{ table, pages }] = worlds.all
  await pages[OTHER].ask('play', { table, seat: OTHER, at: 1, moves: [game.legal(truth, OTHER)[0]] })
  return { game, worlds }
}

test('ACH-201: how and when others answer in secret is not to be seen', async () => {
  const { game, worlds } = await oneAnswers()
  await probe(game, worlds)
  const [{ table, pages }] = worlds.all
  await pages[OTHER].ask('undo', { table, seat: OTHER, at: 2 })
  await probe(game, worlds)
  await worlds.expectSame()
})

test('ACH-201, ACH-504: whose time is over at a question that all answer in secret is told when all have answered', async () => {
  const { game, worlds } = await oneAnswers()
  const seats = worlds.all.map(({ server, table, pages }) => ({ server, table, pages }))
  // The seat has answered, and the third has time enough, so that the question is not over.
  for (const { pages, table } of seats) {
    const { options = [] } = await pages[SEAT].ask('look', { table, seat: SEAT }, 'l')
    await pages[SEAT].ask('play', { table, seat: SEAT, at: 1, moves: [options[0].moves[0]] }, 'p')
    await pages[THIRD].ask('vacation', { from: NOW, until: NOW + 30 * DAY })
    await pages[THIRD].ask('table', { table })
  }
  await worlds.act(async ({ clock, server, table }) => {
    clock.ahead = 2 * DAY
    server.app.rooms.register.forget(table)
    await server.app.rooms.retime(table)
  })
  const [, { server, table, pages }] = worlds.all
  await vi.waitFor(async () => {
    const asked = await server.app.rooms.house.inside(table, (open) => open.table.game.asked(open.table.state))
    expect(asked).toEqual([THIRD])
  }, 20_000)
  await probe(game, worlds)
  await worlds.expectSame()

  const { options = [], at } = await pages[THIRD].ask('look', { table, seat: THIRD })
  await pages[THIRD].ask('play', { table, seat: THIRD, at, moves: [options[0].moves[0]] })
  await pages[SEAT].push('table', ({ table: { chairs } }) => 'caretaker' in chairs[OTHER])
  expect((await pages[SEAT].ask('table', { table })).chairs[THIRD]).not.toHaveProperty('caretaker')
  await pages[OTHER].ask('come-back', { table })
  expect((await pages[SEAT].ask('table', { table })).chairs[OTHER]).not.toHaveProperty('caretaker')
})
