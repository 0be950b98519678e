import { randomInt } from 'node:crypto'
import { GAMES, type Listing } from '@acheron/games'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { gather, newGuest } from './asking.ts'
import { lookAt, newCookie, newFolder, openPage, openServer, openTable } from './at-server.ts'
import { judge } from './faults/judge.ts'
import { newPlayer, type Player } from './faults/player.ts'

/** The games of the next release: their rules have another number. */
const NEXT: readonly Listing[] = GAMES.map((listing) => ({
  ...listing,
  async load() {
    const module = await listing.load()
    return { ...module, game: { ...module.game, rules: module.game.rules + 1 } }
  },
}))

const random = (): number => randomInt(2 ** 32) / 2 ** 32
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('a newer server takes over from an older one that is still there, and no move is lost', async () => {
  const folder = newFolder()
  const flags = { folder, rate: '10000' }
  const older = await openServer(flags)
  const tables = 3
  const players: Player[] = []
  let urls = [older.url]
  for (let i = 0; i < tables; i++) {
    const cookies = [await newGuest(older.url), await newGuest(older.url)]
    const table = await gather(older.url, cookies, 'ticket-to-ride')
    for (const [seat, cookie] of cookies.entries())
      players.push(newPlayer({ urls: () => urls[randomInt(urls.length)], cookie, table, seat, random }))
  }
  let isOver = false
  const count = (): number => players.reduce((sum, { seen }) => sum + seen.acknowledged.size, 0)
  const playing = players.map((player) => player.play(() => isOver))
  await vi.waitFor(() => expect(count()).toBeGreaterThan(20), 30_000)

  const newer = await openServer(flags, { games: NEXT })
  urls = [older.url, newer.url]
  const beside = count()
  await vi.waitFor(() => expect(count()).toBeGreaterThan(beside + 20), 30_000)
  urls = [newer.url]
  await older.close()
  const after = count()
  await vi.waitFor(() => expect(count()).toBeGreaterThan(after + 20), 30_000)
  isOver = true
  await Promise.all(playing)
  await sleep(200)
  await Promise.all(players.map((player) => player.catchUp()))
  for (const player of players) player.leave()
  const seen = players.map((player) => player.seen)
  const { faults, acknowledged } = await judge({ settings: { folder } }, seen, NEXT)
  expect(faults).toEqual([])
  expect(acknowledged).toBe(count())
  // Each went over to the newer rules once, and not back.
  const log = newer.app.rooms.db.selectFrom('entries').select('tbl')
  expect(await log.where('body', 'like', '%"kind":"rules"%').execute()).toHaveLength(tables)
}, 120_000)

/** Two at a table of an older server, of whom one has come to the newer one that goes on with it. */
async function outgrown() {
  const older = await openServer()
  const [ada, bo] = [await openPage(older), await openPage(older)]
  const table = await openTable([ada, bo])
  const newer = await openServer({ folder: older.folder }, { games: NEXT })
  const again = await openPage(newer, ada.cookie)
  await again.ask('attend', { table })
  return { ada, bo, again, table }
}

test('whoever attends a table with an older server is asked to load the page again when a newer one goes on with it', async () => {
  const { ada, bo, again, table } = await outgrown()
  for (const page of [ada, bo]) await page.push('reload')
  const { at } = lookAt(ada, table)
  expect(await ada.refusal('play', { table, seat: 0, at, moves: [0] })).toMatchObject({ code: 'newer-rules' })
  expect(again.heard.filter((said) => 'push' in said && said.push === 'reload')).toEqual([])
})

test('whoever only waits at an older server is asked to load the page again when somebody else there finds out', async () => {
  const { ada, bo, table } = await outgrown()
  const { at, options } = lookAt(ada, table)
  const moves = options?.flatMap((run) => run.moves).slice(0, 1)
  expect(await ada.refusal('play', { table, seat: 0, at, moves })).toMatchObject({ code: 'newer-rules' })
  await bo.push('reload')
})

test('a page of another release is asked to load itself again, one of this release is not', async () => {
  const { url } = await openServer()
  const Cookie = await newCookie(url)
  const firstOver = async (query: string): Promise<string> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket${query}`, { headers: { Cookie, Origin: url } })
    onTestFinished(() => socket.terminate())
    return new Promise((resolve) => {
      socket.once('message', (data: Buffer) => resolve(data.toString()))
      socket.once('open', () => socket.send('{"id":"x","do":"me"}'))
    })
  }
  expect(await firstOver('?protocol=999')).toBe('{"push":"reload"}')
  for (const query of ['?protocol=1', '']) expect(await firstOver(query)).toContain('"re":"x"')
})
