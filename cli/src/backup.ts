import { Refused } from '@acheron/core'
import { readSettings, SERVE_FLAGS } from '@acheron/server/settings'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

const FLAGS = { folder: SERVE_FLAGS.folder, database: SERVE_FLAGS.database }

/** Where the tables are kept, as `serve` would read it. */
function placeOf(args: string[], shell: Shell): { file: string; place: { folder: string; databaseUrl?: string } } {
  const { values, positionals } = readArguments(args, FLAGS, [1, 1])
  const { folder, database } = readSettings(values, shell.env)
  return { file: positionals[0], place: { folder, ...(database !== undefined && { databaseUrl: database }) } }
}

/** All tables into one file, while the server runs. */
export async function backup(args: string[], shell: Shell): Promise<number> {
  const { file, place } = placeOf(args, shell)
  const { backUp, openDatabase } = await import('@acheron/server/backup')
  const database = await openDatabase(place)
  try {
    await backUp(database, file)
  } catch (error) {
    throw new Refused((error as Error).message)
  } finally {
    await database.close()
  }
  shell.print(`All tables are in ${file}.`)
  shell.print('The secret that unlocks them is not: keep it too, in another place.')
  return 0
}

/** A back-up to where there is nothing yet. */
export async function restore(args: string[], shell: Shell): Promise<number> {
  const { file, place } = placeOf(args, shell)
  const { restore: restoreFile } = await import('@acheron/server/backup')
  await restoreFile(file, place).catch((error: Error) => {
    throw new Refused(error.message)
  })
  shell.print(`All tables of ${file} are restored. They need the secret that they were kept with.`)
  return 0
}
