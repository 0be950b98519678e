import type { Crew } from '../engine/crew.ts'
import type { EngineApi } from '../engine/types.ts'
import { humansOf, type SessionState } from './session-state.ts'

interface BotLoopParts {
  readonly id: string
  readonly engine: EngineApi
  readonly crew: Crew
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
  read(): SessionState
  set(change: Partial<SessionState>): void
  /** Something has happened. */
  news(): Promise<void>
}

export interface BotLoop {
  /** Lets the bots answer as long as they are asked, after a moment of grace. */
  start(grace: number): Promise<void>
  stop(): void
}

/** Where nobody plays, the bots do not run further ahead than this of what is shown. */
const AHEAD = 6

export function createBotLoop(parts: BotLoopParts): BotLoop {
  const { id, engine, crew, now, read, set } = parts
  let current: AbortController | undefined

  /** Whoever is asked together with a person answers after them: what the person chose can be taken back until then. */
  const isPersonAsked = (): boolean => {
    const { opened, asked } = read()
    return asked.some((p) => opened?.seats[p].bot === undefined)
  }

  async function answer(signal: AbortSignal): Promise<boolean> {
    if (isPersonAsked()) return false
    const task = await engine.task(id)
    if (!task || signal.aborted) return false
    set({ thinking: { player: task.player, since: now() } })
    const thought = await crew.think(task, signal)
    if (signal.aborted) return false
    const choice = thought ?? (await engine.fallback(id, task.player))
    if (choice === undefined) return false
    const played = await engine.play(id, task.player, choice, task.at)
    if (played.kind === 'refused') {
      const other = await engine.fallback(id, task.player)
      if (other === undefined) return false
      await engine.play(id, task.player, other, task.at)
    }
    await parts.news()
    return true
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
      if (current) return
      const mine = new AbortController()
      current = mine
      try {
        await run(grace, mine.signal)
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
