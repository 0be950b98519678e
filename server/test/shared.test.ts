import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openPage, openServer, openTable, type Page, SETTING, saltHash, type TestServer } from './at-server.ts'
import { newSettings } from './databases.ts'
import { startRedis } from './services/redis.ts'

/** Several processes on one PostgreSQL and one Redis. */
async function severalServers(
  flags: Readonly<Record<string, string>> = {},
  redis = inject('redisUrl'),
): Promise<readonly [TestServer, TestServer]> {
  const { folder, databaseUrl = '' } = await newSettings('postgres')
  const all = { folder, database: databaseUrl, redis, ...flags }
  return [await openServer(all), await openServer(all)]
}

const codeOf = async (page: Page): Promise<string> => {
  const said = await page.send({ id: 'x', do: 'me' }, 'x')
  return 'ok' in said && !said.ok ? said.refusal.code : 'ok'
}

/** Says something until it is too fast, and how often it was not. */
async function spend(page: Page): Promise<number> {
  for (let count = 0; count < 1000; count++) if ((await codeOf(page)) !== 'ok') return count
  return 1000
}

describe('what several processes share over Redis', () => {
  test('what a session has said at one process counts at the other', async () => {
    const servers = await severalServers({ rate: '1' })
    const ada = await openPage(servers[0])
    const again = await openPage(servers[1], ada.cookie)
    expect(await spend(ada)).toBeGreaterThanOrEqual(9)
    await vi.waitFor(async () => expect(await codeOf(again)).toBe('too-fast'), { timeout: 5000, interval: 50 })
    expect(again.heard.filter((said) => 'ok' in said && said.ok).length).toBeLessThan(8)
    // Somebody else is not concerned.
    expect(await codeOf(await openPage(servers[1]))).toBe('ok')
  })

  test('while Redis is away each process counts by itself', async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.end())
    const servers = await severalServers({ rate: '1' }, redis.url)
    const ada = await openPage(servers[0])
    const again = await openPage(servers[1], ada.cookie)
    await redis.stop()
    expect(await spend(ada)).toBeGreaterThanOrEqual(9)
    expect(await spend(again)).toBeGreaterThanOrEqual(9)
    expect(await codeOf(again)).toBe('too-fast')
  })

  test('what is said and who is there is told across processes, muted and private as at one', async () => {
    const servers = await severalServers()
    const [ada, bo, cy] = [await openPage(servers[0]), await openPage(servers[1]), await openPage(servers[1])]
    const table = await openTable([ada, bo, cy], { setting: { talk: 'private' } })
    await ada.ask('say', { table, text: 'psst', to: [1] })
    expect((await bo.push('said')).said).toMatchObject({ number: 1, seat: 0, text: 'psst', to: [1] })
    await cy.ask('mute', { table, seat: 0, muted: true })
    await ada.ask('say', { table, text: 'hello' })
    expect((await bo.push('said', ({ said }) => said.text === 'hello')).said.number).toBe(2)
    await bo.ask('say', { table, text: 'and hello' })
    expect((await cy.push('said')).said).toMatchObject({ number: 2, text: 'and hello' })
    expect(cy.texts.filter((text) => /psst|"hello"/.test(text))).toEqual([])

    expect((await ada.ask('table', { table })).chairs).toMatchObject([{ here: true }, { here: true }, { here: true }])
    await bo.close()
    await ada.push('table', ({ table: { chairs } }) => chairs[1].kind === 'person' && !chairs[1].here)
    const back = await openPage(servers[0], bo.cookie)
    await back.ask('attend', { table })
    await cy.push('table', ({ table: { chairs } }) => chairs[1].kind === 'person' && chairs[1].here)
  })

  test('what is proposed at one process is agreed on at the other', async () => {
    const servers = await severalServers()
    const [ada, bo] = [await openPage(servers[0]), await openPage(servers[1])]
    const table = await openTable([ada, bo])
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'pause' } })
    await bo.push('table', ({ table: { proposals } }) => proposals.length === 1)
    await bo.ask('consent', { table, proposal, yes: true })
    await ada.push('table', ({ table: { phase } }) => phase === 'paused')
    expect(await ada.refusal('play', { table, seat: 0, at: 1, moves: [0] })).toMatchObject({ code: 'paused' })
  })

  test('what another process has just changed is known, even before it is heard', async () => {
    const servers = await severalServers()
    const [ada, bo] = [await openPage(servers[0]), await openPage(servers[1])]
    const chairs = [{ kind: 'me' }, { kind: 'open' }]
    const founding = { game: 'hellrail', chairs, setting: SETTING, saltHash: saltHash('a') }
    const { table } = await ada.ask('found', founding)
    const late = await servers[0].app.rooms.register.of(table)
    await bo.ask('sit', { table, saltHash: saltHash('b') })
    const again = vi.spyOn(servers[0].app.rooms.register, 'of').mockResolvedValueOnce(late)
    expect(await ada.ask('salt', { table, salt: 'a' })).toEqual({})
    expect(again).toHaveBeenCalled()
  })
})
