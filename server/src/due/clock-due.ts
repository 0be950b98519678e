import type { Player } from '@acheron/core'
import { isTogether } from '@acheron/host'
import { timeOver } from '../tables/absence.ts'
import { botAt, type Registered } from '../tables/register.ts'
import type { Rooms } from '../tables/rooms.ts'
import { deadlineOf } from './clock.ts'
import type { Doing, Due } from './due.ts'
import { clocksOwed, offOf, untoldOver } from './timing.ts'

const SHORTLY = { againAfter: 100 }

/**
 * The time of a seat may be over: then a bot plays for it. Where several answer in secret a bot answers for it in secret,
 * too, and only when all have answered is it told: nobody may see before that who had not answered.
 */
export async function clockIsDue(rooms: Rooms, { table: id, seat, n }: Parameters<Doing>[0]): ReturnType<Doing> {
  const registered = await rooms.register.of(id)
  const { phase, sitters } = registered
  const hand = (await rooms.timing.handsOf(registered))?.[seat]
  if (phase !== 'playing' || !hand || botAt(sitters[seat]) !== undefined) return undefined
  const over = untoldOver(registered, hand, seat)
  if (over !== undefined) return tellOver(rooms, registered, seat, over)
  if (hand.since === undefined) return undefined
  const question = await rooms.house.inside(id, ({ table }) => ({
    isAsked: table.game.asked(table.state).includes(seat),
    isSecret: isTogether(table),
    number: table.end.number,
  }))
  // What was kept a moment ago has not come to the table yet.
  if (question.number < n) return SHORTLY
  const deadline = deadlineOf(hand, offOf(registered, seat, rooms.now()))
  if (!question.isAsked || deadline === undefined) return undefined
  if (deadline > rooms.now()) return { againAfter: deadline - rooms.now() }
  if (!question.isSecret) return tellOver(rooms, registered, seat, deadline)
  await rooms.answerFor(id, seat, registered.setting.caretaker)
  // If it was answered, what is due was written anew or struck out with the answer; if somebody was quicker, it still is.
  return SHORTLY
}

async function tellOver(rooms: Rooms, registered: Registered, seat: Player, over: number): Promise<undefined> {
  await timeOver(rooms, registered, seat, over)
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
