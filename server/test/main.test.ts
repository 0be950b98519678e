import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../src/main.ts'
import { readSettings } from '../src/settings.ts'
import { lookAt, newFolder, openPage, openServer, openTable, PAGE, SETTING } from './at-server.ts'

test('takes the next port if one is taken, and ends when it is told to', async () => {
  const pages = newFolder()
  writeFileSync(join(pages, 'index.html'), PAGE)
  const settingsAt = (port: number) =>
    readSettings({ folder: newFolder(), port: String(port), host: '127.0.0.1', log: 'silent' }, {})
  const first = await startServer(settingsAt(0), pages)
  const second = await startServer(settingsAt(first.port), pages)
  expect(second.port).toBeGreaterThan(first.port)
  expect(await (await fetch(second.address)).text()).toBe(PAGE)
  await second.stop()
  await first.stop()
  await expect(fetch(first.address)).rejects.toThrow('fetch failed')
})

test('a game from elsewhere goes on online: its record comes by plain HTTP, however long', async () => {
  const server = await openServer()
  const [ada, bo] = [await openPage(server), await openPage(server)]
  const table = await openTable([ada, bo])
  for (const [seat, page] of [ada, bo].entries()) {
    const { at, options = [] } = lookAt(page, table)
    await page.ask('play', { table, seat, at, moves: [options[0].moves[0]] })
  }
  const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'end' } })
  await bo.ask('consent', { table, proposal, yes: true })
  const { record } = await ada.ask('record', { table })

  const said = {
    id: 'f1',
    do: 'found',
    game: 'ticket-to-ride',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    setting: SETTING,
    record,
  }
  const response = await fetch(`${server.url}/api/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: ada.cookie },
    body: `${JSON.stringify(said)}${' '.repeat(50_000)}`,
  })
  const { answer } = (await response.json()) as { answer: { table: string; phase: string } }
  expect(answer).toMatchObject({ phase: 'gathering', mine: 0 })
  expect(await bo.ask('sit', { table: answer.table, saltHash: 'b'.repeat(64) })).toMatchObject({ phase: 'playing' })
  const { news } = await ada.ask('attend', { table: answer.table })
  expect(news?.look.shown).toEqual((await ada.ask('look', { table, seat: 0 })).shown)
})
