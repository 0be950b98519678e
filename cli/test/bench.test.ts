import { GAMES } from '@acheron/games'
import { expect, test } from 'vitest'
import type { Measure } from '../src/measure.ts'
import { run } from './fake-shell.ts'
import { listing, pebbles } from './pebbles.ts'

const games = [GAMES[0], listing(pebbles)]

test('one object with a key per game', async () => {
  const { code, out } = await run('bench --json --seconds 1', { games })
  expect(code).toBe(0)
  const measures: Record<string, Measure> = JSON.parse(out)
  expect(Object.keys(measures)).toEqual(games.map(({ plate }) => plate.id))
  for (const it of Object.values(measures)) {
    expect(it.seats).toBe(2)
    expect(it.stateBytes).toBeGreaterThan(20)
    expect(it.heapBytes).toBeGreaterThan(20)
    expect(it.decisionsPerSecond).toBeGreaterThan(it.gamesPerSecond)
    expect(it.cloneNs).toBeGreaterThan(1)
    expect(it.calibration).toBeGreaterThan(0.1)
    expect(it.ratios.game).toBeGreaterThan(it.ratios.decision)
    expect(it.ratios.clone).toBeGreaterThan(0)
  }
})

test('a table for one game with other seats', async () => {
  const { out } = await run('bench pebbles --seats 3 --seconds 1', { games })
  expect(out).toContain('pebbles, 3 seats, one thread, CPU time')
  expect(out).toMatch(/^games\/s +\d+ +\d+$/m)
  expect(out).toMatch(/^bytes of a state as JSON +\d+$/m)
})

test('bench host: what a long game costs at a table', async () => {
  const { code, out } = await run('bench host --json')
  expect(code).toBe(0)
  const measured: Record<string, number> = JSON.parse(out)
  expect(Object.keys(measured)).toEqual(['undoAskRatio', 'undoRatio', 'moveRatio', 'storeRatio', 'openMs', 'tableKb'])
  for (const figure of Object.values(measured)) expect(figure).toBeGreaterThan(0)
  expect(measured.tableKb).toBeLessThan(40)
})

test('bench --check compares with what is kept', async () => {
  const { code, out } = await run('bench pebbles --check --seconds 1', { games })
  expect(out).toMatch(/^pebbles +no figures are kept$/m)
  expect(code).toBe(0)
})
