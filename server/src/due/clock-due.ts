import { timeOver } from '../tables/absence.ts'
import { botAt } from '../tables/register.ts'
import type { Rooms } from '../tables/rooms.ts'
import { deadlineOf } from './clock.ts'
import type { Doing, Due } from './due.ts'
import { clocksOwed, offOf } from './timing.ts'

/** The time of a seat may be over: then a bot plays for it. */
export async function clockIsDue(rooms: Rooms, { table: id, seat }: Parameters<Doing>[0]): ReturnType<Doing> {
  const registered = await rooms.register.of(id)
  const { phase, sitters } = registered
  const hand = (await rooms.timing.handsOf(registered))?.[seat]
  if (phase !== 'playing' || hand?.since === undefined || botAt(sitters[seat]) !== undefined) return undefined
  const isAsked = await rooms.house.inside(id, ({ table }) => table.game.asked(table.state).includes(seat))
  const deadline = deadlineOf(hand, offOf(registered, seat, rooms.now()))
  if (!isAsked || deadline === undefined) return undefined
  if (deadline > rooms.now()) return { againAfter: deadline - rooms.now() }
  await timeOver(rooms, registered, seat, deadline)
  return undefined
}

/** Something beside the game has changed: what is due by the clocks is written anew. */
export async function retime(rooms: Rooms, due: Due, id: string): Promise<void> {
  const registered = await rooms.register.of(id)
  const hands = await rooms.timing.handsOf(registered)
  if (!hands) return
  const { asked, number } = await rooms.house.inside(id, ({ table }) => ({
    asked: table.game.asked(table.state),
    number: table.end.number,
  }))
  await due.owe(registered.num, number, clocksOwed(registered, hands, asked, rooms.now()))
}
