import { expect, test } from 'vitest'
import { testTitles } from '../test-titles.ts'

test.each([
  ["test('one', () => {})", ['one']],
  ['it("two", () => {})', ['two']],
  ["statement(\n  'three',\n  () => {},\n)", ['three']],
  ["describe('group', () => { test('inside', () => {}) })", ['inside']],
  [`for (const n of [2, 3]) test(\`four with \${n} seats\`, () => {})`, ['four with ']],
  ["test.each([1, 2])('five', () => {})", ['five']],
  ["test.concurrent('six', () => {})", ['six']],
])('finds the titles in %j', (source, titles) => {
  expect(testTitles(source)).toEqual(titles)
})

test.each([
  "// test('commented out', () => {})",
  "test.skip('skipped', () => {})",
  "test.todo('to do')",
  "expect('test').toBe('not a test')",
  'test(title, () => {})',
])('finds no title in %j', (source) => {
  expect(testTitles(source)).toEqual([])
})
