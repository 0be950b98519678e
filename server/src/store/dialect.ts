/** What SQLite and PostgreSQL call differently. */
export interface Words {
  readonly name: 'sqlite' | 'postgres'
  readonly counted: string
  readonly bytes: string
  readonly whole: string
  /** After a table whose key is several columns. */
  readonly pair: string
  /** The database's clock, in milliseconds since 1970. */
  readonly now: string
  /** Rows that somebody else is about to change are passed over. */
  readonly skipLocked: string
}

export const SQLITE: Words = {
  name: 'sqlite',
  counted: 'integer primary key autoincrement',
  bytes: 'blob',
  whole: 'integer',
  pair: ' without rowid',
  now: `cast(unixepoch('subsec') * 1000 as integer)`,
  skipLocked: '',
}

export const POSTGRES: Words = {
  name: 'postgres',
  counted: 'bigint generated always as identity primary key',
  bytes: 'bytea',
  whole: 'bigint',
  pair: '',
  now: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
  skipLocked: 'for update skip locked',
}
