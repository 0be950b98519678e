import type { Player } from '@acheron/core'
import type { Happening, Look } from '@acheron/host'
import { createPace } from './pace.ts'
import { chapterAt, type SessionState, stepsAhead } from './session-state.ts'

export type Speed = number | 'skip'

interface TellerParts {
  /** The table as the viewer saw it after so much news. */
  lookAt(at: number): Promise<Look>
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
  speed(): Speed
  /** Whether there is a line about it. */
  isTold(happening: Happening): boolean
  /** Whether it befalls the viewer. */
  isMine(happening: Happening): boolean
  read(): SessionState
  set(change: Partial<SessionState>): void
  /** Everything has been told. */
  arrive(): void
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

/** How long something of one's own stays before the next step, at the usual speed. */
const OWN = 450

export function createTeller(parts: TellerParts): Teller {
  const { now, read, set } = parts
  let running: Promise<void> | undefined
  let again = false
  let skipping = false
  let notBefore = 0
  let wait = new AbortController()
  const pace = createPace()
  let lastBy: Player | undefined

  const isBehind = (): boolean => {
    const { look, count, paused, visiting, stage } = read()
    return look !== undefined && look.at < count && !paused && visiting === undefined && stage === 'table'
  }

  /** Whether the next step is something that somebody else did and the viewer can see. */
  function isNews(state: SessionState): boolean {
    const [at] = stepsAhead(state, state.look?.at ?? 0, parts.isTold)
    return at !== undefined && chapterAt(state.chapters, at)?.by !== state.viewer
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
    const [step = before.count, ...further] = stepsAhead(before, look.at, parts.isTold)
    const at = isSkipped ? before.count : step
    const next = await parts.lookAt(at)
    if (read().viewer !== viewer || read().visiting !== undefined || read().stage !== 'table') return
    const told = read().chapters.filter((chapter) => chapter.at > look.at && chapter.at <= next.at)
    const lines = told.flatMap(({ happenings }) => happenings)
    const by = told.at(-1)?.by
    set({ look: next, happenings: isSkipped && told.length > 1 ? [] : lines })
    // Whoever only watches has no turn of their own: there, each turn begins afresh.
    if (viewer === undefined && by !== lastBy) pace.restart()
    lastBy = by
    const shown = {
      by,
      things: lines.length,
      lines: lines.filter(parts.isTold).length,
      isMine: lines.some(parts.isMine),
      left: further.filter((one) => chapterAt(read().chapters, one)?.by === by).length,
    }
    const isSlow = speed !== 'skip' && speed < 1
    const time = by === viewer ? OWN : pace.timeOf(shown, isSlow)
    notBefore = now() + (speed === 'skip' ? 0 : time / speed)
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
      if (read().look?.at === read().count) parts.arrive()
    } while (again || isBehind())
  }

  function tell(): Promise<void> {
    if (running) again = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    tell,
    skip() {
      skipping = true
      set({ paused: false })
      wait.abort()
      void tell()
    },
    shown() {
      pace.restart()
      const speed = parts.speed()
      notBefore = now() + (speed === 'skip' ? 0 : OWN / speed)
    },
    hurry: () => wait.abort(),
  }
}
