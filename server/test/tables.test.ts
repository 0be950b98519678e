import { expect, test, vi } from 'vitest'
import { lookAt, newCookie, openPage, openServer, openTable, SETTING, saltHash } from './at-server.ts'

test('a guest has a name, and may choose another', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  expect(await ada.ask('me')).toMatchObject({ name: expect.stringMatching(/^Anima \d{4}$/), isNew: true, passkeys: 0 })
  expect(await ada.ask('rename', { name: '  Ada\n\u200bL. ' })).toMatchObject({ name: 'Ada L.', isNew: false })
  const again = await openPage(server, ada.cookie)
  expect(await again.ask('me')).toMatchObject({ name: 'Ada L.', isNew: false })
})

test('two people find each other in the lobby, sit down, give their salts and play', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const bo = await openPage(server)
  await ada.ask('rename', { name: 'Ada' })
  await bo.ask('rename', { name: 'Bo' })
  const chairs = [{ kind: 'me' }, { kind: 'open' }]
  const made = await ada.ask('found', { game: 'ticket-to-ride', chairs, setting: SETTING, saltHash: saltHash('a') })
  const { table, commitment } = made
  expect(made).toMatchObject({ phase: 'gathering', mine: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await ada.ask('attend', { table })

  const { tables } = await bo.ask('lobby')
  expect(tables).toMatchObject([{ table, chairs: [{ kind: 'person', name: 'Ada', here: true }, { kind: 'open' }] }])
  expect(await bo.ask('sit', { table, saltHash: saltHash('b') })).toMatchObject({
    phase: 'salting',
    mine: 1,
    isSalted: false,
  })
  await bo.ask('attend', { table })
  await ada.push('table', (push) => push.table.phase === 'salting')
  expect(await bo.refusal('salt', { table, salt: 'c' })).toMatchObject({ code: 'salt-other' })
  await ada.ask('salt', { table, salt: 'a' })
  await bo.ask('salt', { table, salt: 'b' })

  for (const page of [ada, bo]) {
    const { look } = await page.push('news')
    expect(look.at).toBe(1)
    await page.push('table', (push) => push.table.phase === 'playing')
  }
  const opened = await ada.ask('open', { table, seat: 0 })
  expect(opened).toMatchObject({ commitment, salt: 'a b', begun: true })
  const { tables: mine } = await bo.ask('mine')
  expect(mine).toMatchObject([{ table, mine: 1, phase: 'playing' }])
  expect((await bo.ask('lobby')).tables).toEqual([])
})

test('a move is answered by its news, and told to the other', async () => {
  const server = await openServer()
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages)
  const seat = lookAt(pages[0], table).question ? 0 : 1
  const [mover, other] = seat === 0 ? pages : pages.toReversed()
  const { at, options = [] } = lookAt(mover, table)
  const said = await mover.send({ id: 'x1', do: 'play', table, seat, at, moves: [options[0].moves[0]] }, 'x1')
  expect(said).toMatchObject({ push: 'news', re: 'x1', came: 1, table })
  const again = await mover.send({ id: 'x2', do: 'play', table, seat, at, moves: [options[0].moves[0]] }, 'x2')
  expect(again).toMatchObject({ push: 'news', re: 'x2', came: 1 })
  expect(await mover.refusal('play', { table, seat: 1 - seat, at, moves: [0] })).toMatchObject({ code: 'other-seat' })
  expect(await other.refusal('play', { table, seat: 1 - seat, at: at + 99, moves: [0] })).toMatchObject({
    code: 'stale',
  })
})

test('a bot answers by itself', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const table = await openTable([ada], { bots: ['random'] })
  await vi.waitFor(async () => {
    const { at, options } = lookAt(ada, table)
    if (options) await ada.ask('play', { table, seat: 0, at, moves: [options[0].moves[0]] })
    const chapters = ada.heard.flatMap((said) => ('push' in said && said.push === 'news' ? said.chapters : []))
    expect(chapters.filter(({ by }) => by === 1).length).toBeGreaterThan(2)
  }, 50_000)
}, 60_000)

test('nobody comes without a cookie of ours', async () => {
  const server = await openServer()
  const cookie = await newCookie(server.url)
  await expect(openPage(server, 'acheron=x.y')).rejects.toThrow('401')
  await expect(openPage(server, cookie.slice(0, -1))).rejects.toThrow('401')
})

test('whoever plays again tells those who sat there where, and nobody else', async () => {
  const server = await openServer()
  const [ada, bo, eve] = [await openPage(server), await openPage(server), await openPage(server)]
  const table = await openTable([ada, bo], { setting: { talk: 'none' } })
  const chairs = [{ kind: 'me' }, { kind: 'open' }]
  const again = (after: string) => ({
    game: 'ticket-to-ride',
    chairs,
    setting: SETTING,
    saltHash: saltHash('again'),
    after,
  })
  await ada.ask('found', again(table))
  expect(await bo.ask('table', { table })).not.toHaveProperty('next')
  await ada.ask('resign', { table })
  await eve.ask('found', again(table))
  expect(await bo.ask('table', { table })).not.toHaveProperty('next')
  const { table: next } = await ada.ask('found', again(table))
  const { table: told } = await bo.push('table', (push) => push.table.next !== undefined)
  expect(told.next).toEqual({ by: 0, table: next })
  expect(await ada.ask('table', { table })).toMatchObject({ next: { by: 0, table: next } })
  expect(await eve.ask('table', { table })).not.toHaveProperty('next')
  expect(await ada.refusal('found', again('x'.repeat(table.length)))).toMatchObject({ code: 'no-table' })
})
