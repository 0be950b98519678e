import { type Player, refused } from '@acheron/core'
import { againFrom, goOnTo, toldTo } from '@acheron/host'
import type { Proposal } from '@acheron/host/online'
import { carryOut } from './agreements.ts'
import { addAffair } from './keeping.ts'
import { mySeat, playsThere, type Registered } from './register.ts'
import type { OnlineAnswering, Rooms } from './rooms.ts'
import { checkBot } from './seats.ts'

/** What people agree on beside the game: proposed by one, carried out when those concerned have agreed. */
export const CONSENT: OnlineAnswering<'propose' | 'consent' | 'withdraw'> = {
  async propose(rooms, caller, { table: id, proposal }) {
    const registered = await rooms.register.of(id)
    const by = mySeat(registered, caller.session.person.num)
    checkUnderWay(registered, proposal)
    if (proposal.kind === 'replace' && proposal.bot !== undefined) await checkBot(rooms, registered.game, proposal.bot)
    const twin = registered.affairs.open.find((open) => open.by === by && isSame(open.proposal, proposal))
    if (twin) return { proposal: twin.number }
    if (registered.affairs.open.filter((open) => open.by === by).length >= MOST_OPEN)
      throw refused('proposed-already', {}, { rule: 'ACH-401' })
    const from = proposal.kind === 'take-back' ? await placeOf(rooms, id, by, proposal.to) : undefined
    const waitsFor = concernedBy(registered, by)
    const number = await addAffair(rooms, id, {
      kind: 'propose',
      by,
      proposal,
      waitsFor,
      ...(from !== undefined && { from }),
    })
    await carryOut(rooms, id)
    return { proposal: number }
  },

  async consent(rooms, caller, { table: id, proposal, yes }) {
    const registered = await rooms.register.of(id)
    const by = mySeat(registered, caller.session.person.num)
    const open = registered.affairs.open.find(({ number }) => number === proposal)
    if (!open?.waitsFor.includes(by)) throw refused('no-proposal', {}, { rule: 'ACH-401' })
    await addAffair(rooms, id, { kind: 'consent', by, proposal, yes })
    await carryOut(rooms, id)
    return {}
  },

  async withdraw(rooms, caller, { table: id, proposal }) {
    const registered = await rooms.register.of(id)
    const by = mySeat(registered, caller.session.person.num)
    const open = registered.affairs.open.find(({ number }) => number === proposal)
    if (open?.by !== by) throw refused('no-proposal', {}, { rule: 'ACH-401' })
    await addAffair(rooms, id, { kind: 'withdraw', by, proposal })
    await carryOut(rooms, id)
    return {}
  },
}

const MOST_OPEN = 4

const isSame = (one: Proposal, other: Proposal): boolean => JSON.stringify(one) === JSON.stringify(other)

function checkUnderWay({ phase, sitters }: Registered, proposal: Proposal): void {
  if (phase === 'over') throw refused('over', {}, { rule: 'ACH-105' })
  if (phase !== 'playing' && phase !== 'paused') throw refused('not-begun', {})
  if (proposal.kind === 'pause' && phase === 'paused') throw refused('paused', {}, { rule: 'ACH-403' })
  if (proposal.kind === 'go-on' && phase !== 'paused') throw refused('proposed-already', {}, { rule: 'ACH-401' })
  if (proposal.kind === 'replace' && !sitters[proposal.seat]) throw refused('no-seat', {})
}

/** Whose consent it needs: that of all other people who play themselves, and not by a bot. */
function concernedBy({ sitters }: Registered, by: Player): Player[] {
  return [...sitters.keys()].filter((p) => p !== by && playsThere(sitters[p]))
}

/** The entry of the log that a taking back goes back before: the first that the seat was told of since. */
async function placeOf(rooms: Rooms, id: string, seat: Player, to: number): Promise<number> {
  return rooms.house.inside(id, async (open) => {
    const { game, state, told } = open.table
    if (game.result(state)) throw refused('undo-over', { player: seat }, { rule: 'ACH-105' })
    if (to < 1 || to >= told[seat]) throw refused('no-take-back', {}, { rule: 'ACH-402' })
    const past = await againFrom(open, rooms.store)
    goOnTo(past, seat, to + 1)
    if (toldTo(past, seat) !== to + 1) throw refused('no-take-back', {}, { rule: 'ACH-402' })
    return past.number - 1
  })
}
