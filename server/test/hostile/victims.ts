import { GAMES } from '@acheron/games'
import type { Look } from '@acheron/host'
import { openDatabase } from '../../src/store/database.ts'
import { openSecret } from '../../src/store/secret.ts'
import { openStore } from '../../src/store/store.ts'
import { askPlainly, gather, newGuest } from '../asking.ts'
import type { World } from '../faults/world.ts'

/** Tables that must stay as they are: two honest people and somebody hostile at each, and an honest one to move. */
export interface Victims {
  readonly tables: readonly string[]
  /** By role. */
  readonly cookies: Readonly<Record<Role, string>>
  readonly honest: readonly string[]
  /** What everybody sent while they still were peaceful, and by whom. */
  readonly sent: readonly { readonly seat: number; readonly message: Readonly<Record<string, unknown>> }[]
  /** What nobody hostile may ever be sent. */
  readonly secrets: readonly string[]
}

/** Hostile people: one with the links of the tables, and one who has a seat at each. */
export type Role = 'spectator' | 'player'

export const HOSTILE_SEAT = 2
const MOVES = 24

export async function newVictims({ url, settings }: Pick<World, 'url' | 'settings'>): Promise<Victims> {
  const honest = [await newGuest(url), await newGuest(url)]
  const cookies = { player: await newGuest(url), spectator: await newGuest(url) }
  const seats = [...honest, cookies.player]
  const tables: string[] = []
  const sent: Sent[] = []
  const secrets = honest.map((cookie) => cookie.split('=')[1])
  for (const { plate } of GAMES) {
    const { table, before } = await newVictim(url, seats, plate.id)
    tables.push(table)
    sent.push(...before)
    await askPlainly(url, honest[0], 'say', { table, text: `whisper of ${plate.id}`, to: [1] })
    await askPlainly(url, honest[0], 'note', { table, seat: 0, text: `note of ${plate.id}` })
    secrets.push(`whisper of ${plate.id}`, `note of ${plate.id}`)
    for (const [seat, cookie] of honest.entries()) {
      const own = JSON.stringify((await askPlainly(url, cookie, 'look', { table, seat })).own)
      if (own.length > 20) secrets.push(own)
    }
  }
  const { code } = await askPlainly(url, honest[0], 'device')
  secrets.push(code, ...(await keysOf(settings, tables)))
  return { tables, cookies, honest, sent, secrets }
}

type Sent = { seat: number; message: Record<string, unknown> }

/** A table in mid-game, and what was sent there before. A game that is over by accident is no victim. */
async function newVictim(url: string, seats: readonly string[], game: string) {
  for (;;) {
    const table = await gather(url, seats, game)
    const before = await playUntilHonest(url, seats, table)
    if (before) return { table, before }
  }
}

/**
 * Whoever is asked moves, until an honest one has moved last and is asked alone: nobody else can change anything then.
 * Undefined: the game was over before.
 */
async function playUntilHonest(url: string, seats: readonly string[], table: string): Promise<Sent[] | undefined> {
  const sent: Sent[] = []
  for (let i = 0; ; i++) {
    const looks: Look[] = []
    for (const [seat, cookie] of seats.entries()) looks.push(await askPlainly(url, cookie, 'look', { table, seat }))
    const asked = looks.flatMap(({ options }, seat) => (options ? [seat] : []))
    if (looks[0].result) return undefined
    const [seat] = asked
    if (i > MOVES && asked.length === 1 && seat !== HOSTILE_SEAT && sent.at(-1)?.seat === seat) return sent
    const { at, options = [] } = looks[seat]
    const moves = options.flatMap((run) => run.moves)
    const message = { do: 'play', table, seat, at, moves: [moves[(7 * i) % moves.length]] }
    sent.push({ seat, message })
    await askPlainly(url, seats[seat], 'play', message)
  }
}

async function keysOf(settings: World['settings'], tables: readonly string[]): Promise<string[]> {
  const database = await openDatabase(settings)
  const secret = openSecret(settings)
  const store = openStore({ database, secret, holder: { name: 'victims', leaseMs: 1 } })
  const keys: string[] = []
  for (const table of tables) keys.push((await store.kept(table))?.founded.key ?? '')
  await database.close()
  return keys
}

/** All that is kept of tables and of honest people, as text: it must be the same afterwards. */
export async function keptOf(settings: World['settings'], tables: readonly string[]): Promise<string> {
  const { db, close } = await openDatabase(settings)
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', tables).orderBy('num').execute()
  const nums = rows.map(({ num }) => num)
  const kept = [
    rows,
    ...(await Promise.all([
      db.selectFrom('entries').selectAll().where('tbl', 'in', nums).orderBy('tbl').orderBy('n').execute(),
      db.selectFrom('heads').selectAll().where('tbl', 'in', nums).orderBy('tbl').execute(),
      db.selectFrom('affairs').selectAll().where('tbl', 'in', nums).orderBy('tbl').orderBy('n').execute(),
      db.selectFrom('talk').selectAll().where('tbl', 'in', nums).orderBy('tbl').orderBy('n').execute(),
      db
        .selectFrom('seats')
        .innerJoin('persons', 'persons.num', 'seats.person')
        .selectAll()
        .where('tbl', 'in', nums)
        .where('seat', '!=', HOSTILE_SEAT)
        .orderBy('tbl')
        .orderBy('seat')
        .execute(),
    ])),
  ]
  await close()
  return JSON.stringify(kept)
}

/** Whether everybody can go on as if nothing had happened. */
export async function goOn(url: string, { tables, honest }: Victims): Promise<void> {
  for (const table of tables)
    for (const [seat, cookie] of honest.entries()) {
      const { at, options } = await askPlainly(url, cookie, 'look', { table, seat })
      if (options) await askPlainly(url, cookie, 'play', { table, seat, at, moves: [options[0].moves[0]] })
    }
}
