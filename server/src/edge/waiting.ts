import type { Push } from '@acheron/host/online'
import type { Session } from '../identity/sessions.ts'
import type { Line } from '../news/lines.ts'
import { answer } from '../tables/desk.ts'
import type { Rooms } from '../tables/rooms.ts'
import { TALK } from '../tables/talk.ts'

const LONGEST_WAIT_MS = 25_000
const MOST_PUSHES = 100

/** What a page without a socket wants to know: a table, and how much of its news it has had. */
export interface Wanted {
  readonly table: string
  readonly since: number
  /** When what it knows of the table beside the game was said; something newer is worth an answer. */
  readonly changed?: number | undefined
  /** How much of what was said it knows. */
  readonly said?: number | undefined
}

/**
 * Waits until there is something to tell, as an open page would be told: what a page without a socket asks again and
 * again. The first answer is that of `attend`; then come pushes. After a while it is empty.
 */
export async function waitForNews(
  rooms: Rooms,
  session: Session,
  wanted: Wanted,
  gone: AbortSignal,
): Promise<string[]> {
  const { table, since } = wanted
  const told: string[] = []
  let wake = (): void => undefined
  const line: Line = {
    session,
    isInLobby: false,
    attending: new Map(),
    afterwards: [],
    send(text) {
      if (told.length < MOST_PUSHES) told.push(text)
      wake()
    },
    isSlow: () => false,
    close: () => wake(),
  }
  rooms.lines.add(line)
  rooms.presence.changed(session.person.num)
  try {
    const said = await answer(rooms, { session, line }, { id: 'attend', said: { do: 'attend', table, since } })
    if (isWorthIt(said, wanted)) return [said]
    const missed = await saidSince(rooms, session, wanted)
    if (missed.length > 0) return missed
    await new Promise<void>((resolve) => {
      wake = resolve
      gone.addEventListener('abort', () => resolve())
      setTimeout(resolve, LONGEST_WAIT_MS).unref()
      for (const act of line.afterwards.splice(0)) act()
      if (told.length > 0) resolve()
    })
    return told
  } finally {
    rooms.lines.remove(line)
    rooms.presence.changed(session.person.num)
  }
}

async function saidSince(rooms: Rooms, session: Session, { table, said: since }: Wanted): Promise<string[]> {
  if (since === undefined) return []
  const { said } = await TALK.talk(rooms, { session }, { do: 'talk', table, since })
  return said.map((each) => JSON.stringify({ push: 'said', table, said: each } satisfies Push))
}

/** Whether there is anything new, or anything wrong, in what attending was answered with. */
function isWorthIt(said: string, { since, changed }: Wanted): boolean {
  const { ok, answer: there } = JSON.parse(said)
  if (!ok || changed === undefined || there.table.changed > changed) return true
  return (there.news?.look.at ?? 0) > since
}
