import { beginRun, playMove, scriptedChance, viewOf } from '@acheron/core'
import { expect, test } from 'vitest'
import { draft } from '../src/index.ts'

const begin = (first = 0) => beginRun(draft, { seats: 2 }, scriptedChance([first]))

test('DRAFT-001 the heap has 21 obols and chance says who begins', () => {
  const table = begin(1)
  expect(viewOf(draft, table.state, undefined)).toMatchObject({ heap: 21 })
  expect(draft.asked(table.state)).toEqual([1])
})

test('DRAFT-002 players take turns', () => {
  const table = begin()
  expect(draft.refusal(table.state, 1, 0)).toBe('DRAFT-002')
  playMove(table, 0, 0)
  expect(draft.asked(table.state)).toEqual([1])
})

test('DRAFT-003 one to three obols are taken, and never more than there are', () => {
  const table = begin()
  expect(draft.legal(table.state, 0)).toEqual([0, 1, 2])
  for (let turn = 0; turn < 19; turn++) playMove(table, turn % 2, 0)
  expect(draft.legal(table.state, 1)).toEqual([0, 1])
  expect(draft.refusal(table.state, 1, 2)).toBe('DRAFT-003')
})

test('DRAFT-004 whoever takes the last obol wins', () => {
  const table = begin()
  for (let turn = 0; turn < 7; turn++) playMove(table, turn % 2, 2)
  expect(draft.asked(table.state)).toEqual([])
  expect(draft.result(table.state)).toMatchObject({ ending: 'heap-empty', places: [1, 2] })
  expect(draft.refusal(table.state, 1, 0)).toBe('DRAFT-004')
})
