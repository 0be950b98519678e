import { refused } from '@acheron/core'
import type { OnlineAnswering, Rooms } from '../tables/rooms.ts'
import { keepCode, newCode, readCode, useCode } from './codes.ts'

const GOOD_FOR_MS = 10 * 60 * 1000

/** A seat is moved to another device by a code of one's own. */
export const DEVICES: OnlineAnswering<'device'> = {
  async device({ db, now }, { session }) {
    const code = newCode()
    const until = now() + GOOD_FOR_MS
    await keepCode(db, 'device', code, { person: session.person.num, until, now: now() })
    return { code, until }
  },
}

/** Whose device it becomes. */
export async function personOfCode({ db, now }: Rooms, typed: unknown): Promise<number> {
  const used = typeof typed === 'string' ? await useCode(db, 'device', readCode(typed), now()) : undefined
  if (!used?.person) throw refused('no-code', {})
  return used.person
}
