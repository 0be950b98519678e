import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  newFolder,
  openPage,
  openServer,
  openTable,
  type Page,
  SETTING,
  saltHash,
  type TestServer,
} from './at-server.ts'

const CLI = new URL('../../cli/src/main.ts', import.meta.url).pathname
const PATIENCE_MS = 60_000

/** What `acheron replay` says of a record. */
function replay(record: string, ...flags: readonly string[]): { status: number | null; said: string } {
  const file = join(newFolder(), 'game.txt')
  writeFileSync(file, record)
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'replay', file, ...flags], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

const ENDS: Readonly<Record<string, (ada: Page, bo: Page, table: string) => Promise<unknown>>> = {
  agreement: async (ada, bo, table) => {
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'end' } })
    await bo.ask('consent', { table, proposal, yes: true })
  },
  resignation: (ada, _, table) => ada.ask('resign', { table }),
}

test.each(Object.keys(ENDS))(
  'after an end by %s the record has the key, and everything in it can be checked',
  async (end) => {
    const server = await openServer()
    const pages = [await openPage(server), await openPage(server)]
    const table = await openTable(pages)
    const { commitment } = await pages[0].ask('table', { table })
    await ENDS[end](pages[0], pages[1], table)
    const { record } = await pages[1].ask('record', { table })
    expect(record).toMatch(/^key: [0-9a-f]{64}$/m)
    const { signKey } = await pages[0].ask('me')
    const flags = ['--commitment', commitment, '--signer', signKey, '--salt-hash', saltHash('salt-1')]
    const { status, said } = replay(record, ...flags)
    expect({ status, said }).toMatchObject({ status: 0 })
    const other = record.replace(/^key: ./m, (key) => `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`)
    expect(replay(other).status).toBe(1)
  },
  60_000,
)

/** All sit, and the second page never gives its salt. */
async function waitingForSalt(): Promise<{ table: string; ada: Page; bo: Page; server: TestServer; later(): void }> {
  let ahead = 0
  const server = await openServer({}, { now: () => Date.now() + ahead })
  const [ada, bo] = [await openPage(server), await openPage(server)]
  const chairs = [{ kind: 'me' }, { kind: 'open' }]
  const founding = { game: 'ticket-to-ride', chairs, setting: SETTING, saltHash: saltHash('a') }
  const { table } = await ada.ask('found', founding)
  await bo.ask('sit', { table, saltHash: saltHash('b') })
  await ada.ask('salt', { table, salt: 'a' })
  return {
    table,
    ada,
    bo,
    server,
    later() {
      ahead += PATIENCE_MS
    },
  }
}

test('everybody sees the hashes of all salts, and whose salt is missing', async () => {
  const { table, ada, bo } = await waitingForSalt()
  const expected = [{ saltHash: saltHash('a'), isSalted: true }, { saltHash: saltHash('b') }]
  for (const page of [ada, bo]) {
    const { chairs, saltBy } = await page.ask('table', { table })
    expect(chairs).toMatchObject(expected)
    expect(chairs[1]).not.toHaveProperty('isSalted')
    expect(saltBy).toBeGreaterThan(Date.now())
  }
})

test('nobody changes their hash once salts are shown, and nobody leaves once cards are dealt', async () => {
  const { table, ada, bo } = await waitingForSalt()
  await bo.ask('sit', { table, saltHash: saltHash('z') })
  expect((await ada.ask('table', { table })).chairs[1]).toMatchObject({ saltHash: saltHash('b') })
  expect(await bo.refusal('salt', { table, salt: 'z' })).toMatchObject({ code: 'salt-other' })
  await bo.ask('salt', { table, salt: 'b' })
  expect(await bo.refusal('leave', { table })).toMatchObject({ code: 'begun' })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'playing', chairs: [{}, { kind: 'person' }] })
})

test('ACH-603: a chair that never gives its salt is freed by those who sit, after a while, and all salts are new', async () => {
  const { table, ada, bo, server, later } = await waitingForSalt()
  const cy = await openPage(server)
  expect(await ada.refusal('unseat', { table, seat: 1 })).toMatchObject({ code: 'salt-awaited' })
  later()
  expect(await cy.refusal('unseat', { table, seat: 1 })).toMatchObject({ code: 'no-seat' })
  expect(await bo.refusal('unseat', { table, seat: 0 })).toMatchObject({ code: 'salt-given' })
  const freed = await ada.ask('unseat', { table, seat: 1 })
  expect(freed).toMatchObject({ phase: 'gathering', isSalted: false, chairs: [{}, { kind: 'open' }] })
  expect(freed.chairs[0]).not.toHaveProperty('saltHash')
  await cy.ask('sit', { table, saltHash: saltHash('c') })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'gathering' })
  expect(await ada.ask('sit', { table, saltHash: saltHash('d') })).toMatchObject({ phase: 'salting' })
  await ada.ask('salt', { table, salt: 'd' })
  await cy.ask('salt', { table, salt: 'c' })
  expect(await ada.ask('open', { table, seat: 0 })).toMatchObject({ begun: true, salt: 'd c' })
  expect(await ada.refusal('unseat', { table, seat: 1 })).toMatchObject({ code: 'no-salting' })
})

test('ACH-603: a bot can take the chair instead', async () => {
  const { table, ada, later } = await waitingForSalt()
  later()
  expect(await ada.refusal('unseat', { table, seat: 1, bot: 'nobody' })).toHaveProperty('code')
  expect(await ada.ask('unseat', { table, seat: 1, bot: 'random' })).toMatchObject({
    phase: 'gathering',
    chairs: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }],
  })
  await ada.ask('sit', { table, saltHash: saltHash('e') })
  await ada.ask('salt', { table, salt: 'e' })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'playing' })
})
