import { expect, test } from 'vitest'
import { measureServer } from '../src/bench/server.ts'

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
