import { type Kysely, sql } from 'kysely'
import type { Words } from '../dialect.ts'

/** The tables as they were at first. */
export async function beginning(db: Kysely<unknown>, { counted, bytes, whole, pair }: Words): Promise<void> {
  const tables = [
    `tables (num ${counted}, id text not null unique, game text not null, options text not null,
      setting text not null default '{}', phase text not null default 'gathering', ending text, founder ${whole},
      made ${whole} not null, changed ${whole} not null default 0, commitment text, locked_key ${bytes} not null,
      key_id integer not null, seed ${whole}, position text, taken text, removed integer not null default 0)`,
    `entries (tbl ${whole} not null, n integer not null, body text not null, time ${whole} not null,
      primary key (tbl, n))${pair}`,
    `heads (tbl ${whole} primary key, n integer not null, awaited text not null, changed ${whole} not null, result text)`,
    `snapshots (tbl ${whole} primary key, n integer not null, rules integer not null, state text not null)`,
    `seats (tbl ${whole} not null, seat integer not null, person ${whole}, bot text, caretaker text, name text not null,
      resigned integer not null default 0, salt_hash text, salt text, told integer not null default 0, standing text,
      notes text, muted text, wishes text, clock text, primary key (tbl, seat))${pair}`,
    `affairs (tbl ${whole} not null, n integer not null, body text not null, time ${whole} not null,
      primary key (tbl, n))${pair}`,
    `due (tbl ${whole} not null, kind text not null, seat integer not null, n integer not null, at ${whole} not null,
      tries integer not null default 0, held_by text, held_until ${whole}, primary key (tbl, kind, seat))${pair}`,
    `persons (num ${counted}, name text not null, named integer not null default 0, made ${whole} not null,
      banned ${whole}, vacation_from ${whole}, vacation_until ${whole})`,
    `sessions (hash ${bytes} primary key, person ${whole} not null, made ${whole} not null, seen ${whole} not null)${pair}`,
    `passkeys (id text primary key, person ${whole} not null, public_key ${bytes} not null, counter ${whole} not null,
      about text)`,
    `codes (hash ${bytes} primary key, kind text not null, person ${whole}, tbl ${whole}, seat integer, body text,
      until ${whole} not null)`,
    `talk (tbl ${whole} not null, n integer not null, seat integer not null, readers text, text text not null,
      time ${whole} not null, primary key (tbl, n))${pair}`,
    `channels (num ${counted}, person ${whole} not null, kind text not null, address text not null, keys text,
      wishes text not null, failures integer not null default 0, last_time ${whole}, last_arrived integer, last_why text)`,
    `deliveries (channel ${whole} not null, tbl ${whole} not null, n integer not null, state text not null,
      tries integer not null default 0, time ${whole}, primary key (channel, tbl, n))${pair}`,
    `signers (num ${counted}, public_key text not null unique, locked_key ${bytes} not null, key_id integer not null,
      made ${whole} not null)`,
  ]
  const indexes = [
    'seats_of on seats (person)',
    'tables_in on tables (phase, changed)',
    'due_at on due (at)',
    'sessions_of on sessions (person)',
    'passkeys_of on passkeys (person)',
    'channels_of on channels (person)',
  ]
  for (const table of tables) await sql.raw(`create table ${table}`).execute(db)
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db)
}
