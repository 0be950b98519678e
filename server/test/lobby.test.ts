import { expect, test } from 'vitest'
import { openPage, openServer, SETTING } from './at-server.ts'
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
