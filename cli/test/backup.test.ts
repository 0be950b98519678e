import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@acheron/server/backup'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './fake-shell.ts'

test('what is kept is there again where it was restored, and nothing is overwritten', async () => {
  const home = mkdtempSync(join(tmpdir(), 'acheron-backup-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const [from, to, file] = ['from', 'to', 'kept.backup'].map((name) => join(home, name))
  const before = await openDatabase({ folder: from })
  await before.db.insertInto('persons').values({ name: 'Ada', made: 1 }).execute()
  const kept = await run(`backup ${file} --folder ${from}`)
  await before.close()
  expect(kept).toMatchObject({ code: 0, error: '' })
  expect(kept.out).toContain('The secret that unlocks them is not')
  expect((await run(`restore ${file} --folder ${to}`)).code).toBe(0)
  const after = await openDatabase({ folder: to })
  expect(await after.db.selectFrom('persons').select('name').execute()).toEqual([{ name: 'Ada' }])
  await after.close()
  expect(await run(`backup ${file} --folder ${from}`)).toMatchObject({ code: 2 })
  expect((await run(`restore ${file} --folder ${to}`)).error).toContain('already')
})
