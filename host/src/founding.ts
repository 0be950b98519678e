import {
  commitmentTo,
  currentRules,
  type GameRecord,
  keyedLuck,
  newKey,
  noChance,
  parseRecord,
  printRecord,
  readNames,
  readOptions,
  readSeats,
  refused,
  replay,
  verifyFairness,
} from '@acheron/core'
import { adoptRecord } from './adopt.ts'
import type { Answering, Rooms } from './house.ts'
import { recordOf } from './log.ts'
import { headOf, luckOf } from './shelf.ts'
import type { Begun, Founded, Head, Kept, SeatPlan, Store } from './store.ts'
import { foundTable } from './table.ts'

const SALT = /^[0-9A-Za-z_-]{0,64}$/

/** How tables come into being, how they are kept apart from the game, and how they go. */
export const FOUNDING: Answering<'new' | 'begin' | 'take' | 'list' | 'record' | 'fork' | 'reseat' | 'remove'> = {
  async new(rooms, { game: id, options, seats, seed, position }) {
    const { game } = await rooms.shelf.moduleOf(id)
    readSeats(game.seats, seats.length)
    const founded = await found(rooms, {
      game: id,
      options: readOptions(game.options, options),
      seats,
      ...(seed !== undefined && { seed }),
      ...(position !== undefined && { position }),
    })
    return { table: founded.id, ...(seed === undefined && { commitment: commitmentTo(founded.key) }) }
  },

  async begin({ parts, shelf }, { table: id, salts = [] }) {
    const { founded } = await keptCalled(parts.store, id)
    const { game } = await shelf.moduleOf(founded.game)
    const salt = founded.seats.map((_, p) => salts[p] || '-')
    if (!salt.every((each) => SALT.test(each))) throw refused('no-salt', {})
    const { key, seed, seats, options, position } = founded
    const fairness = seed === undefined ? { commitment: commitmentTo(key), salt: salt.join(' ') } : undefined
    const luck = luckOf(founded, [], parts.hash)
    const { table, entry } = foundTable(
      game,
      {
        seats: seats.length,
        options,
        ...(fairness && { fairness }),
        ...(position !== undefined && { position }),
      },
      fairness ? keyedLuck(key, fairness.salt, parts.hash) : luck,
      parts.hash,
    )
    const stamped = { ...entry, time: parts.now() }
    if (!(await parts.store.append(id, 0, stamped, headOf(table, table.state, 1, parts.now()))))
      await checkBegun(parts.store, id, entry.heading.fairness?.salt)
    return {}
  },

  async take(rooms, { record: text, seats, once, seed }) {
    const record = parseRecord(text)
    const { game } = await rooms.shelf.moduleOf(record.game)
    const taken = printRecord(record)
    const known = once && (await rooms.parts.store.list()).find(({ founded }) => founded.taken === taken)
    if (known) return { table: known.founded.id }
    if (currentRules(record) === game.rules) {
      replay(game, record, noChance)
      if (record.fairness?.key) verifyFairness(game, record)
    }
    const also = { taken, ...(seed !== undefined && { seed }) }
    return { table: await adopt(rooms, record, seats ?? seatsOf(record), also) }
  },

  async list({ parts }) {
    const all = await parts.store.list()
    const tables = all.map(({ founded, head, damaged }) => ({
      table: founded.id,
      game: founded.game,
      seats: founded.seats,
      changed: head?.changed ?? founded.made,
      awaited: head?.awaited ?? [],
      begun: head !== undefined,
      ...(head?.result !== undefined && { result: head.result }),
      ...(damaged && { damaged }),
    }))
    return { tables: tables.toSorted((a, b) => b.changed - a.changed) }
  },

  async record({ parts }, { table: id, ended = false }) {
    const { founded, head } = await keptCalled(parts.store, id)
    if (!head) throw refused('not-begun', {})
    if (founded.taken !== undefined && head.result !== undefined) return { record: founded.taken }
    return { record: printRecord(await recordFrom(parts, founded, head, ended)) }
  },

  fork: (rooms, { table: id, place }) =>
    rooms.shelf.inTurn(id, async ({ founded }) => {
      const log = await rooms.parts.store.since(id, 0)
      const record = recordOf(log.slice(0, place + 1), rooms.parts.hash, {})
      return { table: await adopt(rooms, record, founded.seats) }
    }),

  async reseat({ parts, shelf }, { table: id, seats }) {
    const { founded } = await keptCalled(parts.store, id)
    readSeats([founded.seats.length, founded.seats.length], seats.length)
    await parts.store.reseat(id, seats)
    shelf.forget(id)
    return {}
  },

  async remove({ parts, shelf }, { table: id }) {
    await parts.store.remove(id)
    shelf.forget(id)
    return {}
  },
}

async function found({ parts }: Rooms, plan: Omit<Founded, 'id' | 'made' | 'key'>, begun?: Begun): Promise<Founded> {
  const founded = { ...plan, id: parts.newId(), made: parts.now(), key: newKey() }
  await parts.store.found(founded, begun)
  return founded
}

export async function keptCalled(store: Store, id: string): Promise<Kept> {
  const kept = await store.kept(id)
  if (kept) return kept
  throw refused('no-table', { table: id })
}

/** To begin a game that has begun is no harm if it began like that. */
async function checkBegun(store: Store, id: string, salt: string | undefined): Promise<void> {
  const [first] = await store.since(id, 0)
  const begun = first?.kind === 'setup' ? first.heading.fairness?.salt : undefined
  if (begun !== salt) throw refused('begun', {})
}

/** A game from moves that were made elsewhere. Its luck goes on with a new key, so there is no proof of it. */
async function adopt(
  rooms: Rooms,
  record: GameRecord,
  seats: readonly SeatPlan[],
  also: Pick<Founded, 'taken' | 'seed'> = {},
): Promise<string> {
  const { parts, shelf } = rooms
  const { game } = await shelf.moduleOf(record.game)
  readSeats([record.seats, record.seats], seats.length)
  const { table, log } = adoptRecord(game, { ...record, names: [] })
  const { options } = table.heading
  const begun = { log, head: headOf(table, table.state, log.length, parts.now()) }
  const { id } = await found(rooms, { game: game.id, options, seats, ...also }, begun)
  return id
}

/** Who played a record, as people. */
function seatsOf(record: GameRecord): SeatPlan[] {
  return Array.from({ length: record.seats }, (_, p) => ({ name: record.names[p] ?? '' }))
}

/**
 * The record of a table as it is kept, whether it can be opened or not. Once the game is over, with its key. Names are
 * those of the seats as they are now: the log has none, since nothing can be struck out of it.
 */
async function recordFrom(
  { store, hash }: Rooms['parts'],
  { id, key, seats }: Founded,
  { result }: Head,
  isEnded: boolean,
): Promise<GameRecord> {
  const log = await store.since(id, 0)
  const isOver = isEnded || result !== undefined
  const record = recordOf(log, hash, { ...(isOver && { key }), ...(result !== undefined && { result }) })
  const names = readNames(
    seats.map(({ name }) => name),
    seats.length,
  )
  return { ...record, names }
}
