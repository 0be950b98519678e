import type { EngineApi } from '../engine/types.ts'
import { nextStep, type SessionState } from './session-state.ts'

export type Speed = number | 'skip'

interface TellerParts {
  readonly id: string
  readonly engine: EngineApi
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
  speed(): Speed
  read(): SessionState
  set(change: Partial<SessionState>): void
  /** Everything has been told. */
  arrive(): Promise<void>
}

export interface Teller {
  /** Shows what has not been shown yet, one thing after the other. */
  tell(): Promise<void>
  /** Shows the rest at once. */
  skip(): void
  /** Something of one's own was shown: the next thing waits a moment. */
  shown(): void
  /** Ends the present wait. */
  hurry(): void
}

/** How long a step stays before the next one, at the usual speed. */
const OWN = 450
const OTHERS = 1000
const PER_LINE = 450
const MOST = 2400

export function createTeller(parts: TellerParts): Teller {
  const { id, engine, now, read, set } = parts
  let running: Promise<void> | undefined
  let again = false
  let skipping = false
  let notBefore = 0
  let wait = new AbortController()

  const isBehind = (): boolean => {
    const { look, count, paused, visiting, stage } = read()
    return look !== undefined && look.at < count && !paused && visiting === undefined && stage === 'table'
  }

  /** Whether the next step is something that somebody else did and the viewer can see. */
  function isNews(state: SessionState): boolean {
    const next = state.chapters.at(nextStep(state, state.look?.at ?? 0))
    return next !== undefined && next.by !== state.viewer && next.happenings.length > 0
  }

  async function rest(): Promise<void> {
    const speed = parts.speed()
    const left = notBefore - now()
    if (skipping || speed === 'skip' || left <= 0) return
    wait = new AbortController()
    await parts.pause(left, wait.signal)
  }

  async function step(): Promise<void> {
    const before = read()
    const { viewer, look } = before
    if (!look) return
    const speed = parts.speed()
    const isSkipped = skipping || speed === 'skip'
    const at = isSkipped ? before.count : nextStep(before, look.at)
    const next = await engine.look(id, viewer, at)
    if (read().viewer !== viewer || read().visiting !== undefined || read().stage !== 'table') return
    const told = read().chapters.filter((chapter) => chapter.at > look.at && chapter.at <= next.at)
    const lines = told.flatMap(({ happenings }) => happenings)
    const isOwn = told.every(({ by }) => by === viewer)
    set({ look: next, happenings: isSkipped && told.length > 1 ? [] : lines })
    const time =
      lines.length === 0 ? 0 : isOwn ? OWN : Math.min(MOST, OTHERS + PER_LINE * Math.max(0, lines.length - 1))
    notBefore = now() + (speed === 'skip' ? 0 : time / speed)
    if (viewer !== undefined) void engine.tell(id, viewer, next.at).catch(() => undefined)
  }

  async function run(): Promise<void> {
    do {
      again = false
      while (isBehind()) {
        const isWorthTelling = isNews(read())
        set({ telling: isWorthTelling })
        if (isWorthTelling) await rest()
        if (isBehind()) await step()
      }
      skipping = false
      set({ telling: false })
      if (read().look?.at === read().count) await parts.arrive()
    } while (again || isBehind())
  }

  return {
    tell() {
      if (running) again = true
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    skip() {
      skipping = true
      set({ paused: false })
      wait.abort()
      void this.tell()
    },
    shown() {
      const speed = parts.speed()
      notBefore = now() + (speed === 'skip' ? 0 : OWN / speed)
    },
    hurry: () => wait.abort(),
  }
}
