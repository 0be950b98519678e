import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord } from '@acheron/core'
import { describeRecords } from '@acheron/core/test-kit'
import { expect, test } from 'vitest'
import { hellgame } from '../src/index.ts'
import { folder, RECORDED } from './make-records.ts'

describeRecords(hellgame, RECORDED, folder)

test('there is a record of each victory, each choice of an option and each number of seats', () => {
  const records = readdirSync(folder).map((file) => parseRecord(readFileSync(new URL(file, folder), 'utf8')))
  const [fewest, most] = hellgame.seats
  const seats = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
  expect(seats.filter((n) => !records.some((record) => record.seats === n))).toEqual([])
  expect(hellgame.endings.filter((ending) => !records.some(({ result }) => result?.startsWith(ending)))).toEqual([])
  for (const [option, choices] of Object.entries(hellgame.options))
    expect(choices.filter((choice) => !records.some(({ options }) => options[option] === choice))).toEqual([])
})
