import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { beginRun, noChance, parseRecord, playMove, printRecord, replay, seededChance } from '../src/index.ts'
import { toy } from './toy/index.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const readme = read('../README.md')

test('the example in the README is this one, and says what it says', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()

  const run = beginRun(toy, { seats: 3, names: ['Ada', 'Bo', 'Cy'] }, seededChance(7))
  while (toy.asked(run.state).length > 0) {
    const [p] = toy.asked(run.state)
    const [m] = toy.legal(run.state, p)
    playMove(run, p, m)
  }
  const text = printRecord(run.record)
  const again = replay(toy, parseRecord(text), noChance)
  console.log(again.record.result)

  const [, example = '', said] = /```ts\n(.*) \/\/ (.*)\n```/s.exec(readme) ?? []
  expect(log).toHaveBeenCalledExactlyOnceWith(said)
  expect(read('readme.test.ts')).toContain(example.replaceAll(/^/gm, '  '))
  log.mockRestore()
})

test('the map of the README names every file', () => {
  const files = [...readme.matchAll(/`([a-z0-9]+\.ts)`/g)].map(([, file]) => file)
  const sources = [...read('../src/index.ts').matchAll(/'\.\/(.+)'/g)].map(([, file]) => file)
  expect([...new Set(files)].toSorted()).toEqual(sources.toSorted())
})
