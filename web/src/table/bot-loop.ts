import type { News } from '@acheron/host'
import type { Line } from '../line/line.ts'
import { humansOf, type SessionState } from './session-state.ts'

interface BotLoopParts {
  readonly id: string
  readonly line: Line
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
  read(): SessionState
  set(change: Partial<SessionState>): void
  /** Something has happened. */
  hear(news: News): void
  /** No bot answers any more: it is for people to do something. */
  rest(): void
  failed(): void
}

export interface BotLoop {
  /** Lets the bots answer as long as they are asked, after a moment of grace. */
  start(grace: number): Promise<void>
  stop(): void
}

/** Where nobody plays, the bots do not run further ahead than this of what is shown. */
const AHEAD = 6

export function createBotLoop(parts: BotLoopParts): BotLoop {
  const { id, line, now, read, set } = parts
  let current: AbortController | undefined

  /** One message, one bot's move. False if none is asked, or not before a person has answered. */
  async function answer(signal: AbortSignal): Promise<boolean> {
    const { viewer, count, latest, asked, opened } = read()
    if (latest?.question || latest?.result) {
      set({ people: latest.question && viewer !== undefined ? [viewer] : [] })
      return false
    }
    const player = asked.find((p) => opened?.seats[p]?.bot !== undefined)
    if (player !== undefined) set({ thinking: { player, since: now() } })
    const { moved, people, news } = await line.ask({ do: 'go', table: id, seat: viewer, since: count })
    if (read().viewer !== viewer) return false
    parts.hear(news)
    if (signal.aborted) return false
    if (!moved) set({ people })
    return moved || (people.length === 0 && !news.look.result)
  }

  async function run(grace: number, signal: AbortSignal): Promise<void> {
    if (grace > 0) await parts.pause(grace, signal)
    while (!signal.aborted) {
      const { opened, count, look } = read()
      const isAhead = opened && humansOf(opened).length === 0 && count - (look?.at ?? 0) > AHEAD
      if (isAhead) await parts.pause(200, signal)
      else if (!(await answer(signal))) return
    }
  }

  return {
    async start(grace) {
      if (current || !line.isOwner) return
      const mine = new AbortController()
      current = mine
      try {
        await run(grace, mine.signal)
        if (current === mine) parts.rest()
      } catch {
        if (current === mine) parts.failed()
      } finally {
        if (current === mine) {
          current = undefined
          set({ thinking: undefined })
        }
      }
    },
    stop() {
      current?.abort()
      current = undefined
      set({ thinking: undefined })
    },
  }
}
