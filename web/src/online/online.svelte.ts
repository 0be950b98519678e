import { Refused, refusalText, sha256 } from '@acheron/core'
import { type Me, type OnlineTable, PROTOCOL } from '@acheron/host/online'
import { settings } from '../settings/settings.svelte.ts'
import { type Joined, Unreachable } from './connection.ts'
import { server } from './server.ts'
import { words } from './text/index.ts'
import { awaiting, rememberOnline } from './turns.svelte.ts'

/** What this page knows of the server: who I am, and the tables I sit at. */
export const online: {
  joined: Joined
  me: Me | undefined
  mine: readonly OnlineTable[] | undefined
  /** By id: the tables that were looked at, as they are now. */
  readonly tables: Record<string, OnlineTable>
} = $state({ joined: server.state, me: undefined, mine: undefined, tables: {} })

server.onState((state) => {
  online.joined = state
})
server.hear((push) => {
  if (push.push === 'table') keep(push.table)
  else if (push.push === 'mine') void readMine().catch(() => undefined)
  else if (push.push === 'news') keepAwaited(push.table, push.look.awaited)
  else if (push.push === 'reload') loadAgain()
})
server.onJoin(() => {
  void readMe().catch(() => undefined)
  if (online.mine) void readMine().catch(() => undefined)
})

const LOADED_AGAIN = 'acheron.loaded-again'
const BETWEEN_LOADS_MS = 20_000

/** The server is of another release. Not again and again: where several serve, the older ones may still answer for a while. */
function loadAgain(): void {
  const before = Number(sessionStorage.getItem(LOADED_AGAIN) ?? 0)
  if (Date.now() - before < BETWEEN_LOADS_MS) return
  sessionStorage.setItem(LOADED_AGAIN, String(Date.now()))
  location.reload()
}

async function readMe(): Promise<void> {
  online.me = await server.me()
  if (online.me.protocol !== PROTOCOL) loadAgain()
}

export async function readMine(): Promise<void> {
  const { tables } = await server.ask({ do: 'mine' })
  for (const table of tables) keep(table)
  online.mine = tables
  awaiting.count = turns().length
}

/** Where I am awaited. */
export const turns = (): readonly OnlineTable[] => (online.mine ?? []).filter(isMyTurn)

export const isMyTurn = ({ phase, mine, awaited }: OnlineTable): boolean =>
  phase === 'playing' && mine !== undefined && awaited.includes(mine)

/** A table as it is now. Once all sit, this page gives the salt that it promised; if that one is spent, it promises another. */
export function keep(table: OnlineTable): OnlineTable {
  online.tables[table.table] = table
  if (online.mine?.some((known) => known.table === table.table))
    online.mine = online.mine.map((known) => (known.table === table.table ? table : known))
  awaiting.count = turns().length
  if (table.phase === 'salting' && table.mine !== undefined) void giveSalt(table.table)
  if (table.phase === 'gathering' && table.isSalted === false) void promiseAgain(table)
  return table
}

/** Of a table that is open here, its news say who is awaited. */
export function keepAwaited(id: string, awaited: OnlineTable['awaited']): void {
  const known = online.mine?.find(({ table }) => table === id)
  if (known && known.awaited.join() !== awaited.join()) keep({ ...(online.tables[id] ?? known), awaited })
}

const given = new Set<string>()

async function giveSalt(table: string): Promise<void> {
  const salt = saltFor(table)
  if (given.has(table) || salt === undefined) return
  given.add(table)
  await server.ask({ do: 'salt', table, salt }).catch(() => given.delete(table))
}

async function promiseAgain({ table, mine }: OnlineTable): Promise<void> {
  const { salt, saltHash } = newSalt()
  given.delete(table)
  rememberSalt(table, salt)
  await server.ask({ do: 'sit', table, ...(mine !== undefined && { seat: mine }), saltHash }).catch(() => undefined)
}

const saltKey = (table: string): string => `acheron.salt.${table}`

function saltFor(table: string): string | undefined {
  return localStorage.getItem(saltKey(table)) ?? undefined
}

/** A salt of this page's own, and its hash: the one is promised by the other before anybody's salt is known. */
export function newSalt(): { readonly salt: string; readonly saltHash: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const hash = sha256(new TextEncoder().encode(salt))
  return { salt, saltHash: Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

export function rememberSalt(table: string, salt: string): void {
  rememberOnline()
  localStorage.setItem(saltKey(table), salt)
}

/** What went wrong, in the language of the reader. */
export function faultOf(error: unknown): string {
  if (error instanceof Refused) return words().failed(refusalText(error, settings.language))
  if (error instanceof Unreachable) return words().failed(words().unreachable)
  return words().failed(error instanceof Error ? error.message : String(error))
}

void readMe().catch(() => undefined)
