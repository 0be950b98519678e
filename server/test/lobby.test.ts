import { expect, test } from 'vitest'
import { openPage, openServer, SETTING, saltHash } from './at-server.ts'
import { DATABASES, newSettings } from './databases.ts'

const OPEN = [{ kind: 'open' }, { kind: 'open' }]

test.each(DATABASES)('on %s the public list has what is listed and open, by game, the latest first', async (kind) => {
  const { databaseUrl } = await newSettings(kind)
  let time = 1_000_000
  const server = await openServer({ ...(databaseUrl && { database: databaseUrl }) }, { now: () => time++ })
  const ada = await openPage(server)
  const found = async (game: string, setting = {}): Promise<string> =>
    (await ada.ask('found', { game, chairs: OPEN, setting: { ...SETTING, ...setting } })).table
  const first = await found('hellrail')
  await found('hellrail', { listed: false })
  const second = await found('china-rails')
  await ada.ask('found', {
    game: 'hellrail',
    chairs: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
    setting: SETTING,
  })
  const listed = async (game?: string) => (await ada.ask('lobby', { game })).tables.map(({ table }) => table)
  expect(await listed()).toEqual([second, first])
  expect(await listed('hellrail')).toEqual([first])
})

test('tables that somebody made count as theirs, though they do not sit there', async () => {
  const server = await openServer({ tables: '2' })
  const ada = await openPage(server)
  const founding = { game: 'hellrail', chairs: OPEN, setting: SETTING }
  await ada.ask('found', founding)
  await ada.ask('found', founding)
  expect(await ada.refusal('found', founding)).toEqual({ code: 'tables-full', params: { most: 2 } })
})

test('whoever has the public list open is told who comes, who goes, and who has another name', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const here = async () => (await ada.ask('lobby')).here
  const pushes = (): number => ada.heard.filter((said) => 'push' in said && said.push === 'lobby').length
  const told = async (names: readonly string[]): Promise<void> => {
    let before = pushes()
    while ((await here()).join() !== names.join()) {
      const known = before
      await ada.push('lobby', () => pushes() > known)
      before = pushes()
    }
  }
  await ada.ask('rename', { name: 'Ada' })
  await told(['Ada'])
  const ben = await openPage(server)
  await ben.ask('lobby')
  await ben.ask('rename', { name: 'Ben' })
  await told(['Ada', 'Ben'])
  await ben.ask('rename', { name: 'Benoît' })
  await told(['Ada', 'Benoît'])
  await ben.close()
  await told(['Ada'])
  expect(await here()).toEqual(['Ada'])
})

test('nobody sits at more tables than they may have, nor on two chairs', async () => {
  const server = await openServer({ tables: '1' })
  const [ada, bo] = [await openPage(server), await openPage(server)]
  const founding = { game: 'hellrail', chairs: [{ kind: 'me' }, { kind: 'open' }], setting: SETTING }
  const two = { ...founding, chairs: [{ kind: 'me' }, { kind: 'me' }] }
  expect(await ada.refusal('found', two)).toMatchObject({ code: 'one-chair' })
  const { table } = await ada.ask('found', founding)
  await bo.ask('found', founding)
  const full = { code: 'tables-full', params: { most: 1 } }
  expect(await bo.refusal('sit', { table, saltHash: saltHash('b') })).toEqual(full)
})
