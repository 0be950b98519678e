import {
  branchSeed,
  type Game,
  keepStory,
  type Move,
  type Player,
  readEvent,
  seededChance,
  usualOptions,
} from '@acheron/core'
import { GAMES } from '@acheron/games'
import type { Clock } from '@acheron/host/online'
import { expect, vi } from 'vitest'
import { openPage, openServer, type Page, saltHash, type TestServer } from './at-server.ts'
import { type Received, receiver } from './receiver.ts'

export type AnyGame = Game<unknown>

export const NOW = Date.UTC(2026, 0, 5)
/** The seat that must not be able to tell two worlds apart. */
export const SEAT = 0
/** Luck is the same in all worlds, as far as the same is asked of it. */
const SEED = 5

export async function gameCalled(id: string): Promise<AnyGame> {
  const listing = GAMES.find(({ plate }) => plate.id === id)
  if (!listing) throw new Error(`there is no game ${id}`)
  return (await listing.load()).game
}

/** A position in mid-game with everybody's secrets in it; earlier than that if the game would be over. */
export function positionOf(game: AnyGame, seats: number, moves: number, seed = 7): unknown {
  const chance = seededChance(seed)
  const s = game.setup(usualOptions(game.options), seats, chance)
  for (let i = 0; i < moves; i++) {
    const [p] = game.asked(s)
    const legal = game.legal(s, p)
    game.play(s, p, legal[chance.pick(legal.length)], chance)
    if (game.result(s)) return positionOf(game, seats, Math.floor(i / 2), seed)
  }
  return s
}

/** A server with one table at a position, where everybody has a page, and somebody watches. */
export interface World {
  readonly server: TestServer
  readonly table: string
  readonly pages: readonly Page[]
  readonly watcher: Page
  /** What came to the seat outside of its page. */
  readonly letters: readonly Received[]
  readonly clock: { ahead: number }
  /** The state as it is, and how long the log is. */
  inside(): Promise<{ readonly state: unknown; readonly number: number }>
}

const LIVE: Clock = { kind: 'live', minutes: 10, plus: 5 }

export async function openWorld(game: AnyGame, state: unknown, seats: number, running: Clock = LIVE): Promise<World> {
  const clock = { ahead: 0 }
  const server = await openServer({ inside: 'yes', rate: '10000' }, { now: () => NOW + clock.ahead, noticeAfter: 1 })
  const { rooms } = server.app
  const pages: Page[] = []
  let count = 0
  const id = (): string => `o${count++}`
  for (let p = 0; p < seats; p++) {
    pages.push(await openPage(server))
    await pages[p].ask('rename', { name: `P${p}` }, id())
  }
  const watcher = await openPage(server)
  await watcher.ask('rename', { name: 'W' }, id())
  const { url, received: letters } = await receiver()
  await pages[SEAT].ask('add-channel', { kind: 'webhook', address: url, wishes: { when: 'always' } }, id())
  const { table } = await rooms.house.ask({
    do: 'new',
    game: game.id,
    seats: pages.map((_, p) => ({ name: `P${p}` })),
    seed: SEED,
    position: JSON.stringify(state),
  })
  await rooms.db
    .updateTable('tables')
    .set({ setting: JSON.stringify({ clock: running, talk: 'private' }) })
    .execute()
  for (const [p, page] of pages.entries()) await page.ask('sit', { table, seat: p, saltHash: saltHash(`s${p}`) }, id())
  for (const page of [...pages, watcher]) await page.ask('attend', { table }, id())
  for (const [p, page] of pages.entries()) await page.ask('salt', { table, salt: `s${p}` }, id())
  for (const page of pages) await page.push('news')
  return {
    server,
    table,
    pages,
    watcher,
    letters,
    clock,
    inside: () =>
      rooms.house.inside(table, (open) => ({
        state: open.table.game.clone(open.table.state),
        number: open.table.end.number,
      })),
  }
}

/** Several worlds side by side, to which the same is done. */
export interface Worlds {
  readonly all: readonly World[]
  /** The same messages of a seat, or of the watcher, in each world. */
  send(p: Player | 'watcher', ...messages: readonly object[]): Promise<void>
  act(does: (world: World) => Promise<unknown>): Promise<void>
  /** All that the seat and the watcher were sent, step by step; letters too. It is the same in all worlds. */
  expectSame(): Promise<void>
}

let ids = 0
const AT_ONCE = 50
const STILL_MS = 25

export function sideBySide(all: readonly World[]): Worlds {
  const steps = all.map((): string[][] => [])
  const listeners = ({ pages, watcher }: World): Page[] => [pages[SEAT], watcher]
  const read = all.map((world) => listeners(world).map(() => 0))
  const heard = (world: World): string =>
    listeners(world)
      .map(({ texts }) => texts.length)
      .join()

  /** What is told after an answer may come in any order, and a moment later: it is waited for until nothing more comes. */
  async function settle(): Promise<void> {
    let before = ''
    await vi.waitFor(
      () => {
        const [now, ...others] = all.map(heard)
        const wasSo = now === before
        before = now
        for (const other of others) expect(other).toBe(now)
        expect(wasSo, 'nothing more came').toBe(true)
      },
      { timeout: 3000, interval: STILL_MS },
    )
    for (const [i, world] of all.entries())
      steps[i].push(
        listeners(world).flatMap(({ texts }, l) => {
          const fresh = texts.slice(read[i][l])
          read[i][l] = texts.length
          return fresh.map((text) => plain(world, text)).sort()
        }),
      )
  }

  const act = async (does: (world: World) => Promise<unknown>): Promise<void> => {
    for (const world of all) await does(world)
    await settle()
  }

  return {
    all,
    act,
    async send(p, ...messages) {
      const said = messages.map((fields) => ({ id: `w${ids++}`, ...fields }))
      await act(async ({ pages, watcher, table }) => {
        const page = p === 'watcher' ? watcher : pages[p]
        for (let i = 0; i < said.length; i += AT_ONCE)
          await Promise.all(said.slice(i, i + AT_ONCE).map((each) => page.send({ table, ...each }, each.id)))
      })
    },
    async expectSame() {
      await settle()
      const [one, ...others] = steps
      for (const other of others) expect(other).toEqual(one)
      await vi.waitFor(() => expect(new Set(all.map(({ letters }) => letters.length)).size).toBe(1))
      const [letters, ...more] = all.map((world) => world.letters.map(({ body }) => plain(world, body.toString())))
      for (const other of more) expect(other).toEqual(letters)
    },
  }
}

/** Without what is random in every world. */
const plain = ({ table, server }: World, text: string): string =>
  text
    .replaceAll(table, 'TABLE')
    .replaceAll(`:${server.port}`, ':PORT')
    .replace(/"(pushKey|signKey|secret|about|id)":"[^"]*"/g, '"$1":""')

/** A move of somebody else that leads to what the seat cannot tell apart either. */
export async function commonMove(game: AnyGame, worlds: Worlds): Promise<readonly [Player, Move] | undefined> {
  const insides = await Promise.all(worlds.all.map((world) => world.inside()))
  const [{ state }] = insides
  for (const p of game.asked(state)) {
    if (p === SEAT || !insides.every((inside) => game.asked(inside.state).includes(p))) continue
    const lists = insides.map((inside) => new Set(game.legal(inside.state, p)))
    for (const m of game.legal(state, p))
      if (
        lists.every((list) => list.has(m)) &&
        new Set(insides.map((inside) => seenAfter(game, inside, p, m))).size === 1
      )
        return [p, m]
  }
  return undefined
}

/** What the seat sees and is told after a move. */
function seenAfter(game: AnyGame, inside: { state: unknown; number: number }, p: Player, m: Move): string {
  const after = game.clone(inside.state)
  const story = keepStory()
  game.play(after, p, m, seededChance(branchSeed(SEED, inside.number)), story)
  const isAsked = game.asked(after).includes(SEAT)
  return JSON.stringify([
    game.shown(after),
    game.own(after, SEAT),
    game.awaited(after),
    game.result(after),
    isAsked && [game.question(after, SEAT), game.legal(after, SEAT)],
    story.events.map((event) => readEvent(event, SEAT)),
  ])
}
