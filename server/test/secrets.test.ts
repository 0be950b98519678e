import { type Game, type Move, noChance, type Player, seededChance, usualOptions } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { expect, test } from 'vitest'
import { openPage, openServer, type Page, saltHash, type TestServer } from './at-server.ts'

type AnyGame = Game<unknown>

const NOW = Date.UTC(2026, 0, 5)
const MOVES = 60
const SEAT = 0
const OTHER = 1

/** A position in mid-game, somebody else's secrets in it, and one that the seat cannot tell from it. */
function twoWorlds(game: AnyGame, seats: number, moves: number): readonly [unknown, unknown] {
  const chance = seededChance(7)
  const s = game.setup(usualOptions(game.options), seats, chance)
  for (let i = 0; i < moves && !game.result(s); i++) {
    const [p] = game.asked(s)
    const legal = game.legal(s, p)
    game.play(s, p, legal[chance.pick(legal.length)], chance)
  }
  return [s, game.guess(s, SEAT, seededChance(11))]
}

/** A world: a server with one table at a position, where everybody has a page. */
interface World {
  readonly server: TestServer
  readonly table: string
  readonly pages: readonly Page[]
  readonly state: unknown
}

async function openWorld(game: AnyGame, state: unknown, seats: number, clock = { now: NOW }): Promise<World> {
  const server = await openServer({}, { now: () => clock.now })
  const pages: Page[] = []
  let count = 0
  const id = (): string => `o${count++}`
  for (let p = 0; p < seats; p++) {
    pages.push(await openPage(server))
    await pages[p].ask('rename', { name: `P${p}` }, id())
  }
  const names = pages.map((_, p) => ({ name: `P${p}` }))
  const { table } = await server.app.rooms.house.ask({
    do: 'new',
    game: game.id,
    seats: names,
    position: JSON.stringify(state),
  })
  await server.app.rooms.db
    .updateTable('tables')
    .set({ setting: JSON.stringify({ clock: { kind: 'live', minutes: 10, plus: 5 } }) })
    .execute()
  for (const [p, page] of pages.entries()) await page.ask('sit', { table, seat: p, saltHash: saltHash(`s${p}`) }, id())
  for (const page of pages) await page.ask('attend', { table }, id())
  for (const [p, page] of pages.entries()) await page.ask('salt', { table, salt: `s${p}` }, id())
  for (const page of pages) await page.push('news')
  return { server, table, pages, state }
}

/** All that a page was ever sent, without what is random in every world. */
function traffic({ table, pages }: World, p: Player): string[] {
  return pages[p].texts.map((text) =>
    text.replaceAll(table, 'TABLE').replace(/"(commitment|pushKey|signKey)":"[^"]*"/g, '"$1":""'),
  )
}

let ids = 0

/** Sends the same to both worlds, one after the other, and waits for both answers. */
async function sendBoth(worlds: readonly World[], p: Player, fields: object): Promise<void> {
  const id = `w${ids++}`
  for (const { pages, table } of worlds) await pages[p].send({ id, table, ...fields }, id)
}

/** What a seat may ask for without changing anything, right and wrong. */
async function probe(game: AnyGame, worlds: readonly World[], at: number): Promise<void> {
  await sendBoth(worlds, SEAT, { do: 'table' })
  await sendBoth(worlds, SEAT, { do: 'look', seat: SEAT })
  await sendBoth(worlds, SEAT, { do: 'look', seat: OTHER })
  await sendBoth(worlds, SEAT, { do: 'news', seat: SEAT, since: 0 })
  await sendBoth(worlds, SEAT, { do: 'look' })
  await sendBoth(worlds, SEAT, { do: 'undo', seat: SEAT, at })
  const { vocabulary } = game.notation
  const legal = new Set(
    worlds.flatMap(({ state }) => (game.asked(state).includes(SEAT) ? game.legal(state, SEAT) : [])),
  )
  for (let i = 0; i < 40; i++) {
    const move = Math.floor((i * vocabulary) / 40)
    if (!legal.has(move)) await sendBoth(worlds, SEAT, { do: 'play', seat: SEAT, at, moves: [move] })
    await sendBoth(worlds, SEAT, { do: 'play', seat: OTHER, at, moves: [move] })
  }
}

/** A move of the other that leads to what the seat cannot tell apart either, whatever luck says. */
function commonMove(game: AnyGame, worlds: readonly World[]): Move | undefined {
  const [one, another] = worlds
  if (!worlds.every(({ state }) => game.asked(state).includes(OTHER))) return undefined
  const legal = game.legal(another.state, OTHER)
  return game.legal(one.state, OTHER).find((m) => legal.includes(m) && isSameAfter(game, worlds, m))
}

function isSameAfter(game: AnyGame, worlds: readonly World[], m: Move): boolean {
  try {
    const [one, another] = worlds.map(({ state }) => {
      const after = game.clone(state)
      game.play(after, OTHER, m, noChance)
      return JSON.stringify([game.shown(after), game.own(after, SEAT), game.asked(after)])
    })
    return one === another
  } catch {
    return false
  }
}

const seatsOf = ({ seats: [fewest, most] }: AnyGame): number => Math.min(most, Math.max(3, fewest))

test.each(GAMES.flatMap(({ plate }) => [[plate.id, 0] as const, [plate.id, MOVES] as const]))(
  'ACH-201: %s after %i moves: worlds that a seat cannot tell apart send it the same bytes',
  async (id, moves) => {
    const listing = GAMES.find(({ plate }) => plate.id === id)
    const game = (await listing?.load())?.game as AnyGame
    const seats = seatsOf(game)
    const states = twoWorlds(game, seats, moves)
    const worlds = [await openWorld(game, states[0], seats), await openWorld(game, states[1], seats)]
    await probe(game, worlds, 1)

    const m = commonMove(game, worlds)
    if (m !== undefined) {
      await sendBoth(worlds, OTHER, { do: 'play', seat: OTHER, at: 1, moves: [m] })
      await probe(game, worlds, 1)
    }
    // Whatever the other says wrongly, or asks about, nobody else hears of it.
    await sendBoth(worlds, OTHER, { do: 'play', seat: OTHER, at: 77, moves: [0] })
    await sendBoth(worlds, SEAT, { do: 'table' })
    const [one, another] = worlds.map((world) => traffic(world, SEAT))
    expect(one).toEqual(another)
    expect(one.length).toBeGreaterThan(40)
  },
)

test('ACH-201: how and when others answer in secret is not to be seen', async () => {
  const listing = GAMES.find(({ plate }) => plate.id === 'ticket-to-ride')
  const game = (await listing?.load())?.game as AnyGame
  const [state] = twoWorlds(game, 3, 0)
  const clock = { now: NOW }
  const worlds = [await openWorld(game, state, 3, clock), await openWorld(game, state, 3, clock)]
  clock.now += 60_000
  expect(game.awaited(state)).toEqual([0, 1, 2])
  const legal = game.legal(state, OTHER)
  const [quick, slow] = worlds
  await quick.pages[OTHER].ask('play', { table: quick.table, seat: OTHER, at: 1, moves: [legal[0]] })
  await quick.pages[OTHER].ask('undo', { table: quick.table, seat: OTHER, at: 2 })
  await slow.pages[OTHER].send({ id: 'x', do: 'look', table: slow.table, seat: OTHER }, 'x')
  await probe(game, worlds, 1)
  expect(traffic(quick, SEAT)).toEqual(traffic(slow, SEAT))
})
