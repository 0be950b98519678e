import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '../src/store/database.ts'

/** The two databases that everything is tried on. */
export const DATABASES = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** Where a fresh database of a kind is, until the test is over. */
export async function newSettings(kind: DatabaseKind): Promise<DatabaseSettings> {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (kind === 'sqlite') return { folder }
  const postgresUrl = inject('postgresUrl')
  const name = `t${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { folder, databaseUrl: postgresUrl.replace(/[^/]*$/, name) }
}

/** A fresh database of a kind, until the test is over. */
export async function newDatabase(kind: DatabaseKind): Promise<Database> {
  return reopenedDatabase(await newSettings(kind))
}

export async function reopenedDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return database
}
