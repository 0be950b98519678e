import { expect, test } from 'vitest'
import { measureCrowd } from '../src/bench/crowd.ts'
import { measureServer } from '../src/bench/server.ts'
import { run } from './fake-shell.ts'

test('a server is measured against a relay of the same bytes', async () => {
  const plan = { tables: 2, seats: 3, seconds: 0.5, rounds: 1, idle: 20 }
  const { sockets, server, relay, ratios, bytesOfNews } = await measureServer(plan, () => undefined)
  expect(sockets).toBe(6)
  expect(bytesOfNews).toBeGreaterThan(200)
  for (const { movesPerSecond, cpuUsPerMove, p50Ms, p99Ms } of [server, relay]) {
    expect(movesPerSecond).toBeGreaterThan(0)
    expect(cpuUsPerMove).toBeGreaterThan(0)
    expect(p99Ms).toBeGreaterThanOrEqual(p50Ms)
  }
  expect(ratios.moves).toBeCloseTo(server.movesPerSecond / relay.movesPerSecond)
  expect(ratios.cpu).toBeCloseTo(server.cpuUsPerMove / relay.cpuUsPerMove)
}, 120_000)

test('a crowd is measured at its own pace', async () => {
  const plan = { tables: 3, seats: 2, movesPerSecond: 20, seconds: 1, played: 12 }
  const { sockets, movesPerSecond, p50Ms, p99Ms, memoryMb } = await measureCrowd(plan, () => undefined)
  expect(sockets).toBe(6)
  expect(movesPerSecond).toBeGreaterThan(0)
  expect(movesPerSecond).toBeLessThan(25)
  expect(p99Ms).toBeGreaterThanOrEqual(p50Ms)
  expect(memoryMb).toBeGreaterThan(20)
}, 120_000)

test('several processes need a database and a Redis that they share', async () => {
  const { code, error } = await run('bench server --processes', { env: { DATABASE_URL: 'postgres://nowhere/x' } })
  expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining('DATABASE_URL and REDIS_URL') })
})
