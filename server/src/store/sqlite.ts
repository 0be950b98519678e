import type { Holder } from '../due/owing.ts'
import type { SqliteDatabase } from './database.ts'
import { SQLITE } from './dialect.ts'
import { AS_IT_WAS, type Hot, type KeptEntry, type Put } from './hot.ts'
import { ticking } from './tick.ts'

const MOST_REMEMBERED = 50_000

export function sqliteHot(database: SqliteDatabase, { name, leaseMs }: Holder): Hot {
  const { sqlite } = database
  const { now } = SQLITE
  const putEntry = sqlite.prepare<[number, number, string, number, number, number]>(
    `insert into entries (tbl, n, body, time) select ?, ?, ?, ${now}
     where ? = 0 or exists (select 1 from entries where tbl = ? and n = ?) on conflict do nothing`,
  )
  const putNext = sqlite.prepare<[number, number, string]>(
    `insert into entries (tbl, n, body, time) values (?, ?, ?, ${now}) on conflict do nothing`,
  )
  const putHead = sqlite.prepare<[number, number, string, number, string | null]>(
    `insert into heads (tbl, n, awaited, changed, result) values (?, ?, ?, ?, ?) on conflict (tbl) do update
     set n = excluded.n, awaited = excluded.awaited, result = excluded.result,
     changed = coalesce(nullif(excluded.changed, ${AS_IT_WAS}), heads.changed)`,
  )
  const owe = sqlite.prepare<[number, string, number, number, number, string | null, number | null]>(
    `insert into due (tbl, kind, seat, n, at, held_by, held_until) values (?, ?, ?, ?, ${now} + ?, ?, ${now} + ?)
     on conflict (tbl, kind, seat) do update set n = excluded.n, at = excluded.at, tries = 0,
     held_by = excluded.held_by, held_until = excluded.held_until`,
  )
  const pay = sqlite.prepare<[number, string, number]>('delete from due where tbl = ? and kind = ? and seat = ?')
  const read = sqlite
    .prepare<[number, number], string>('select body from entries where tbl = ? and n >= ? order by n')
    .pluck()
  const readNewer = sqlite.prepare<[string], KeptEntry>(
    `select e.tbl, e.n, e.body from json_each(?) h join entries e on e.tbl = h.value ->> 0 and e.n >= h.value ->> 1
     order by 1, 2`,
  )
  const putSnapshot = sqlite.prepare<[number, number, number, string]>(
    'insert or replace into snapshots (tbl, n, rules, state) values (?, ?, ?, ?)',
  )
  const inTick = ticking(database)
  /** By table: the entry that this process has put last. What follows it leaves no hole, and need not be looked for. */
  const latest = new Map<number, number>()

  const isPut = (tbl: number, n: number, body: string): boolean => {
    const isNext = latest.get(tbl) === n - 1
    const { changes } = isNext ? putNext.run(tbl, n, body) : putEntry.run(tbl, n, body, n, tbl, n - 1)
    if (changes === 0) return false
    if (latest.size >= MOST_REMEMBERED) latest.clear()
    latest.set(tbl, n)
    return true
  }

  function putNow({ tbl, n, body, awaited, changed, result, owing }: Put): boolean {
    if (!isPut(tbl, n, body)) return false
    putHead.run(tbl, n + 1, awaited, changed, result)
    for (const { kind, seat } of owing.paid) pay.run(tbl, kind, seat)
    for (const { kind, seat, after, mine } of owing.owed)
      owe.run(tbl, kind, seat, n + 1, Math.ceil(after), mine ? name : null, mine ? leaseMs : null)
    return true
  }

  return {
    put(put) {
      const isKept = inTick(() => putNow(put))
      isKept.catch(() => latest.delete(put.tbl))
      return isKept
    },
    keepSnapshot: (tbl, { number, rules, state }) => inTick(() => void putSnapshot.run(tbl, number, rules, state)),
    since: async (tbl, n) => read.all(tbl, n),
    newer: async (known) => readNewer.all(JSON.stringify(known.map(({ tbl, n }) => [tbl, n]))),
  }
}
