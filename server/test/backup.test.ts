import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backUp, restore } from '../src/store/backup.ts'
import { DATABASES, newSettings, reopenedDatabase } from './databases.ts'
import { newProcess, newTable, playOn } from './processes.ts'

describe.each(DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
  test('a back-up of a server that is running is restored, and every game goes on', async () => {
    const settings = await newSettings(from)
    const running = await newProcess(settings)
    const table = await newTable(running)
    for (let i = 0; i < 10; i++) await playOn(running, table)
    const file = join(settings.folder, 'kept', 'back-up')
    const database = await reopenedDatabase(settings)
    let isOver = false
    const playing = (async () => {
      while (!isOver) await playOn(running, table)
    })()
    await backUp(database, file)
    isOver = true
    await playing
    await expect(backUp(database, file)).rejects.toThrow('already')

    const place = await newSettings(to)
    mkdirSync(place.folder, { recursive: true })
    copyFileSync(join(settings.folder, 'secret'), join(place.folder, 'secret'))
    await restore(file, place)
    const restored = await newProcess(place)
    const log = await restored.store.since(table, 0)
    expect(log.length).toBeGreaterThanOrEqual(11)
    expect(await running.store.since(table, 0)).toEqual(expect.arrayContaining([...log]))
    expect((await restored.store.kept(table))?.founded).toEqual((await running.store.kept(table))?.founded)
    await playOn(restored, table)
    expect(await restored.store.since(table, 0)).toHaveLength(log.length + 1)
    expect(await newTable(restored)).not.toBe(table)
    await expect(restore(file, place)).rejects.toThrow('already')
  })
})

test('a damaged back-up is not restored', async () => {
  const { folder } = await newSettings('sqlite')
  const file = join(folder, 'damaged')
  writeFileSync(file, 'SQLite format 3\0 and then nothing more of any use'.padEnd(4096, '.'))
  await expect(restore(file, { folder: join(folder, 'new') })).rejects.toThrow(/malformed|damaged|not a database/)
  expect(existsSync(join(folder, 'new')), 'nothing of it is left').toBe(false)
})
