import type { Player } from '@acheron/core'

/** What is shown at once of what others did. */
export interface Told {
  readonly by: Player | undefined
  /** How many things happened, and of how many a line is told. */
  readonly things: number
  readonly lines: number
  /** It befalls whoever looks. */
  readonly isMine: boolean
  /** How many more of such steps of the same turn are known already. */
  readonly left: number
}

/** In milliseconds, at the usual speed: how long a step stays, by what there is to read. */
const FIRST_LINE = 1000
const MORE_LINES = 450
const LONGEST = 2400
const QUIET = 350
/** Whatever happens in a turn of somebody else, it takes no longer than about this. */
const TURN = 2800
const SHORTEST = 110

export interface Pace {
  /** How long a step of somebody else stays on the screen. What befalls oneself has all the time it needs. */
  timeOf(told: Told, isSlow?: boolean): number
  /** Whoever looks has done something: everybody else has a whole turn again, however often they answer each other. */
  restart(): void
}

export function createPace(): Pace {
  const spent = new Map<Player | undefined, number>()
  return {
    timeOf({ by, things, lines, isMine, left }, isSlow = false) {
      if (things === 0) return 0
      const usual = lines === 0 ? QUIET : Math.min(LONGEST, FIRST_LINE + MORE_LINES * (lines - 1))
      if (isMine || isSlow) return usual
      const before = spent.get(by) ?? 0
      const time = Math.min(usual, Math.max(SHORTEST, (TURN - before) / (left + 1)))
      spent.set(by, before + time)
      return time
    },
    restart: () => spent.clear(),
  }
}
