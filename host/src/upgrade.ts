import { type Game, type Hash, type Luck, Refused, refused } from '@acheron/core'
import { type LogEntry, type NumberedRow, type RulesEntry, standingOf } from './log.ts'
import { follow, openTable } from './open.ts'
import { takeRow } from './rows.ts'
import type { Snapshot } from './store.ts'
import type { Table } from './table.ts'

/** A table from the store, perhaps of older rules. */
export interface Reopened<S> {
  readonly table: Table<S>
  /** The entry with which it goes on by the rules of today. */
  readonly rules?: RulesEntry
  /** It does not go on: the table is as far as it could be followed. */
  readonly stuck?: { readonly was: number; readonly now: number; readonly why: Refused }
}

/** The version of the rules at the end of a log. */
export function rulesOf(log: readonly LogEntry[]): number {
  const last = log.findLast((entry) => entry.kind === 'rules' || entry.kind === 'setup')
  if (last?.kind === 'rules') return last.rules
  return last?.kind === 'setup' ? last.heading.rules : 0
}

/**
 * Opens a log. If it is of older rules it is played again by those of today; if that does not go, the state as it was
 * kept goes through the game's `upgrade`; if there is no such way the game can only be looked at.
 */
export function reopen<S>(
  game: Game<S>,
  log: readonly LogEntry[],
  luck: Luck,
  snapshot: Snapshot | undefined,
): Reopened<S> {
  const was = rulesOf(log)
  checkNotNewer(game, was)
  if (was === game.rules) return { table: openTable(game, log, luck) }
  const { table, why } = asFarAsItGoes(game, log, luck)
  const rules: RulesEntry = { kind: 'rules', rules: game.rules }
  if (!why) return game.result(table.state) ? { table } : { table, rules }
  const madeOver = snapshot && makeOver(game, log, luck, snapshot)
  if (madeOver) return { table, rules: { ...rules, position: JSON.stringify(madeOver) } }
  return { table, stuck: { was, now: game.rules, why } }
}

/** An older program leaves a table alone that a newer one has gone on with. */
export function checkNotNewer<S>({ rules: now }: Game<S>, was: number): void {
  if (was > now) throw refused('newer-rules', { was, now }, { rule: 'ACH-302' })
}

function asFarAsItGoes<S>(game: Game<S>, log: readonly LogEntry[], luck: Luck): { table: Table<S>; why?: Refused } {
  const table = openTable(game, log.slice(0, 1), luck)
  for (let number = 1; number < log.length; number++)
    try {
      follow(table, log[number], () => log.slice(0, number))
    } catch (error) {
      return { table, why: error instanceof Refused ? error : new Refused((error as Error).message) }
    }
  return { table }
}

/** The state of a snapshot by the rules of today, and what was played since. */
function makeOver<S>(game: Game<S>, log: readonly LogEntry[], luck: Luck, snapshot: Snapshot): S | undefined {
  if (!game.upgrade) return undefined
  try {
    const state = game.upgrade(JSON.parse(snapshot.state), snapshot.rules)
    const position = JSON.stringify(state)
    const rules: RulesEntry = { kind: 'rules', rules: game.rules, position }
    const table = openTable(game, [...log.slice(0, snapshot.number), rules], luck)
    for (const { row } of rowsSince(log, snapshot.number, table.hash)) takeRow(table, row).commit(table)
    return table.state
  } catch {
    return undefined
  }
}

/** The rows since a snapshot. Throws if something before it was taken back since. */
function rowsSince(log: readonly LogEntry[], number: number, hash: Hash): readonly NumberedRow[] {
  const rows = standingOf(log, hash).items.flatMap((item) => item.rows)
  const then = standingOf(log.slice(0, number), hash).items.flatMap((item) => item.rows)
  if (!then.every((old, i) => old.number === rows[i]?.number)) throw new Error('the snapshot is of another game')
  return rows.slice(then.length)
}
