import { Refused, refused } from '@acheron/core'
import { judgeTakeBack, type UndoEntry } from '@acheron/host'
import type { Ending, Proposal } from '@acheron/host/online'
import type { Proposed } from './affairs.ts'
import { tellSitters, tellTable } from './describing.ts'
import { addAffair } from './keeping.ts'
import type { Registered } from './register.ts'
import type { Rooms } from './rooms.ts'

type Carrying = {
  readonly [K in Proposal['kind']]: (rooms: Rooms, table: Registered, agreed: Proposed) => Promise<void>
}

/** How what was agreed on is carried out. All of it can be done twice, so that it is done even if the first one died. */
const CARRYING: Carrying = {
  'take-back': takeBack,
  pause: (rooms, { num, id }) => changePhase(rooms, id, num, 'playing', 'paused'),
  async 'go-on'(rooms, { num, id }) {
    await changePhase(rooms, id, num, 'paused', 'playing')
    await rooms.remind(id)
    await rooms.wakeBots(id)
  },
  end: (rooms, table) => endTable(rooms, table, { kind: 'agreed' }),
  replace: replaceSitter,
}

/** Carries out what all concerned have agreed on, and tells everybody how things stand. */
export async function carryOut(rooms: Rooms, id: string): Promise<void> {
  const registered = await rooms.register.of(id)
  for (const agreed of registered.affairs.agreed) {
    await CARRYING[agreed.proposal.kind](rooms, registered, agreed)
    await addAffair(rooms, id, { kind: 'done', proposal: agreed.number })
  }
  await rooms.retime(id)
  await tellTable(rooms, id)
}

const ATTEMPTS = 8

/** Goes back before an entry of the log, with everybody's consent: the entry says which proposal it was. */
async function takeBack(rooms: Rooms, { id }: Registered, { number, by, from = 0 }: Proposed): Promise<void> {
  const entry: UndoEntry = { kind: 'undo', by, from, id: `take-back ${number}` }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const log = await rooms.store.since(id, 0)
    if (log.some((kept) => kept.id === entry.id)) return
    let isBehind = false
    try {
      await rooms.house.change(id, ({ table }) => {
        isBehind = table.end.number !== log.length
        if (isBehind) throw refused('stale', {})
        return judgeTakeBack(table, entry, log)
      })
      return
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Meanwhile it has been taken back otherwise, or the game is over: then there is nothing to do.
      if (!isBehind) return
    }
  }
}

async function changePhase(
  { db, register, now }: Rooms,
  id: string,
  num: number,
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ phase: to, changed: now() })
    .where('num', '=', num)
    .where('phase', '=', from)
    .execute()
  register.forget(id)
}

/** A table is over otherwise than by the rules of its game. */
export async function endTable(rooms: Rooms, table: Registered, ending: Ending): Promise<void> {
  const { num, id } = table
  await rooms.db
    .updateTable('tables')
    .set({ phase: 'over', ending: JSON.stringify(ending), changed: rooms.now() })
    .where('num', '=', num)
    .where('phase', 'in', ['playing', 'paused'])
    .execute()
  rooms.register.forget(id)
  tellSitters(rooms, table)
}

/** A bot has the chair from now on, or it is open, and a bot plays until somebody sits down. */
async function replaceSitter(
  { db, register, house, wakeBots }: Rooms,
  { num, id, sitters, setting }: Registered,
  { proposal }: Proposed,
): Promise<void> {
  if (proposal.kind !== 'replace') return
  const { seat, bot } = proposal
  const { person } = sitters[seat]
  if (person === undefined) return
  const set = bot === undefined ? { caretaker: setting.caretaker, name: '' } : { bot, caretaker: null, name: bot }
  await db
    .updateTable('seats')
    .set({ person: null, resigned: 0, muted: null, notes: null, standing: null, ...set })
    .where('tbl', '=', num)
    .where('seat', '=', seat)
    .where('person', '=', person)
    .execute()
  register.forget(id)
  house.forget(id)
  await wakeBots(id)
}
