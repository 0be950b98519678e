import { expect, test } from 'vitest'
import { isZone, quietFor } from '../src/notify/quiet.ts'

const at = (text: string): number => Date.parse(`2026-11-18T${text}:00Z`)
const HOUR = 3_600_000

test.each([
  ['03:00', 1320, 480, 'UTC', 5 * HOUR],
  ['22:00', 1320, 480, 'UTC', 10 * HOUR],
  ['21:59', 1320, 480, 'UTC', 0],
  ['08:00', 1320, 480, 'UTC', 0],
  ['07:00', 1320, 480, 'Europe/Paris', 0],
  ['06:30', 1320, 480, 'Europe/Paris', HOUR / 2],
  ['12:30', 720, 780, 'UTC', HOUR / 2],
  ['13:00', 720, 780, 'UTC', 0],
  ['12:30', 600, 600, 'UTC', 0],
])('at %s it is quiet from minute %i to %i of %s for %i ms more', (time, from, to, zone, left) => {
  expect(quietFor({ quiet: { from, to, zone } }, at(time))).toBe(left)
})

test('quiet hours end to the minute', () => {
  const now = at('07:59') + 30_000
  expect(quietFor({ quiet: { from: 1320, to: 480, zone: 'UTC' } }, now)).toBe(30_000)
})

test('without quiet hours it is never quiet', () => {
  expect(quietFor({}, at('03:00'))).toBe(0)
})

test('zones are known by name, and what is none harms nobody', () => {
  expect(isZone('Europe/Berlin')).toBe(true)
  expect(isZone('Nowhere/At all')).toBe(false)
  expect(quietFor({ quiet: { from: 0, to: 600, zone: 'Nowhere' } }, at('03:00'))).toBe(7 * HOUR)
})
