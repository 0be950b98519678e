import type { Snapshot } from '@acheron/host'
import type { Owing } from '../due/owing.ts'

/** When a table was changed last is for all to see: with an entry that is a secret it stays as it was. */
export const AS_IT_WAS = 0

/** An entry on its way into the log. */
export interface Put {
  readonly tbl: number
  readonly n: number
  readonly body: string
  readonly awaited: string
  /** Or `AS_IT_WAS`. */
  readonly changed: number
  readonly result: string | null
  /** What is to be done from then on, and what no longer. */
  readonly owing: Owing
}

export interface KeptEntry {
  readonly tbl: number
  readonly n: number
  readonly body: string
}

/** What every move needs, in SQL by hand. */
export interface Hot {
  /**
   * Keeps an entry with its head and what is due, all or nothing; true once it is durable. False if the number is taken or
   * would leave a hole. All that is asked for in one tick is one commit.
   */
  put(put: Put): Promise<boolean>
  /** Keeps a state beside the log, with whatever else is kept in the tick. */
  keepSnapshot(tbl: number, snapshot: Snapshot): Promise<void>
  /** The bodies of the entries of a table from a number on. */
  since(tbl: number, n: number): Promise<readonly string[]>
  /** Of several tables, the entries from a number on. */
  newer(known: readonly { readonly tbl: number; readonly n: number }[]): Promise<readonly KeptEntry[]>
}
