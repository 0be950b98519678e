import type pg from 'pg'
import type { Holder } from '../due/owing.ts'
import { POSTGRES } from './dialect.ts'
import { AS_IT_WAS, type Hot, type KeptEntry, type Put } from './hot.ts'

const { now } = POSTGRES

/** Entries, heads and what is due, in one statement and so in one transaction. */
const PUT = `
  with given as (
    select * from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::text[])
      as g (tbl, n, body, awaited, changed, result)
  ), put as (
    insert into entries (tbl, n, body, time) select g.tbl, g.n, g.body, ${now} from given g
    where g.n = 0 or exists (select 1 from entries e where e.tbl = g.tbl and e.n = g.n - 1)
    on conflict do nothing returning tbl, n
  ), head as (
    insert into heads (tbl, n, awaited, changed, result)
    select g.tbl, g.n + 1, g.awaited, g.changed, g.result from put join given g on g.tbl = put.tbl and g.n = put.n
    on conflict (tbl) do update
    set n = excluded.n, awaited = excluded.awaited, result = excluded.result,
    changed = coalesce(nullif(excluded.changed, ${AS_IT_WAS}), heads.changed)
  )`

const PUT_OWING = `${PUT}, paid as (
    delete from due using put, unnest($7::bigint[], $8::text[], $9::int[]) as p (tbl, kind, seat)
    where p.tbl = put.tbl and due.tbl = p.tbl and due.kind = p.kind and due.seat = p.seat
  ), owed as (
    insert into due (tbl, kind, seat, n, at, held_by, held_until)
    select o.tbl, o.kind, o.seat, put.n + 1, ${now} + o.after, o.holder, ${now} + o.lease
    from put join unnest($10::bigint[], $11::text[], $12::int[], $13::bigint[], $14::text[], $15::bigint[])
      as o (tbl, kind, seat, after, holder, lease) on o.tbl = put.tbl
    on conflict (tbl, kind, seat) do update set n = excluded.n, at = excluded.at, tries = 0,
    held_by = excluded.held_by, held_until = excluded.held_until
  )`

const GRANTED = 'select tbl from put'
const SNAPSHOT = `insert into snapshots (tbl, n, rules, state) values ($1, $2, $3, $4)
  on conflict (tbl) do update set n = excluded.n, rules = excluded.rules, state = excluded.state`
const SINCE = 'select body from entries where tbl = $1 and n >= $2 order by n'
const NEWER = `select e.tbl, e.n, e.body from unnest($1::bigint[], $2::int[]) h (tbl, n)
  join entries e on e.tbl = h.tbl and e.n >= h.n order by 1, 2`

/** While some batches are under way the next one gathers. */
const UNDER_WAY = 2
const LARGEST = 500

interface Waiting {
  readonly put: Put
  readonly resolve: (granted: boolean) => void
  readonly reject: (error: unknown) => void
}

export function postgresHot(pool: pg.Pool, holder: Holder): Hot {
  let waiting: Waiting[] = []
  let underWay = 0
  let isAwaited = false

  /** One entry a table, so that what is granted is told by the table; in order of tables, so that no two processes wait for each other. */
  function nextBatch(): Waiting[] {
    const byTable = new Map<number, Waiting>()
    const rest: Waiting[] = []
    for (const each of waiting)
      if (byTable.has(each.put.tbl) || byTable.size === LARGEST) rest.push(each)
      else byTable.set(each.put.tbl, each)
    waiting = rest
    return [...byTable.values()].sort((a, b) => a.put.tbl - b.put.tbl)
  }

  async function keepBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const granted = await putAll(
        pool,
        batch.map(({ put }) => put),
        holder,
      )
      for (const { put, resolve } of batch) resolve(granted.has(put.tbl))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  function begin(): void {
    isAwaited = false
    while (waiting.length > 0 && underWay < UNDER_WAY) {
      underWay++
      void keepBatch(nextBatch()).then(() => {
        underWay--
        beginSoon()
      })
    }
  }

  function beginSoon(): void {
    if (isAwaited || waiting.length === 0 || underWay === UNDER_WAY) return
    isAwaited = true
    setImmediate(begin)
  }

  return {
    put: (put) =>
      new Promise((resolve, reject) => {
        waiting.push({ put, resolve, reject })
        beginSoon()
      }),
    async keepSnapshot(tbl, { number, rules, state }) {
      await pool.query({ name: 'snapshot', text: SNAPSHOT, values: [tbl, number, rules, state] })
    },
    async since(tbl, n) {
      const { rows } = await pool.query<{ body: string }>({ name: 'since', text: SINCE, values: [tbl, n] })
      return rows.map(({ body }) => body)
    },
    async newer(known) {
      const values = [known.map(({ tbl }) => tbl), known.map(({ n }) => n)]
      const { rows } = await pool.query<KeptEntry>({ name: 'newer', text: NEWER, values })
      return rows
    },
  }
}

async function putAll(pool: pg.Pool, puts: readonly Put[], { name, leaseMs }: Holder): Promise<Set<number>> {
  const column = <K extends keyof Put>(key: K): Put[K][] => puts.map((put) => put[key])
  const values: unknown[] = [
    column('tbl'),
    column('n'),
    column('body'),
    column('awaited'),
    column('changed'),
    column('result'),
  ]
  const paid = puts.flatMap(({ tbl, owing }) => owing.paid.map((each) => ({ tbl, ...each })))
  const owed = puts.flatMap(({ tbl, owing }) => owing.owed.map((each) => ({ tbl, ...each })))
  const isOwing = paid.length + owed.length > 0
  if (isOwing)
    values.push(
      paid.map(({ tbl }) => tbl),
      paid.map(({ kind }) => kind),
      paid.map(({ seat }) => seat),
      owed.map(({ tbl }) => tbl),
      owed.map(({ kind }) => kind),
      owed.map(({ seat }) => seat),
      owed.map(({ after }) => Math.ceil(after)),
      owed.map(({ mine }) => (mine ? name : null)),
      owed.map(({ mine }) => (mine ? leaseMs : null)),
    )
  const query = isOwing
    ? { name: 'put-owing', text: `${PUT_OWING} ${GRANTED}`, values }
    : { name: 'put', text: `${PUT} ${GRANTED}`, values }
  const { rows } = await pool.query<{ tbl: number }>(query)
  return new Set(rows.map(({ tbl }) => tbl))
}
