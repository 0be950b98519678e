import { ask, at, type Chance, done, type Frame, go, type Move, type Player, procedure, question } from '@acheron/core'
import type { Circle } from '../../railway/circles.ts'
import { CANCEL, FORCE, LET } from '../../railway/moves.ts'
import { hereticsAfter } from './queries.ts'
import type { State } from './state.ts'
import type { SecondStory } from './story.ts'

/** What comes of a decision. */
export const STANDS = 0
export const OVERRULED = 1

/** A player has said whether they use the power of a station: one heresy chip may turn that into the opposite. */
interface Window extends Frame {
  by: Player
  circle: Circle
  /** Whether the power is to be used: 1 or 0. */
  used: number
  /** The player it is aimed at, or NONE. */
  target: Player
  waiting: Player[]
}

/** Undefined when nobody can answer: the chips are public. */
export function decision(g: State, by: Player, circle: Circle, used: number, target: Player): Window | undefined {
  const waiting = hereticsAfter(g, by)
  return waiting.length > 0 ? { step: at(opened), by, circle, used, target, waiting } : undefined
}

function opened(g: State, f: Window): void {
  if (f.waiting.length === 0) done(g, STANDS)
  else ask(g, f, f.waiting[0], react, answered)
}

function answered(g: State, f: Window, m: Move, _chance: Chance, story?: SecondStory): void {
  const [by] = f.waiting.splice(0, 1)
  if (m === LET) return go(f, opened)
  g.chip[by] = 0
  story?.tell({ id: f.used ? 'prevented' : 'forced', facts: { by, player: f.by, circle: f.circle } })
  done(g, OVERRULED)
}

const react = question<State, Window>({
  id: 'hellrail-1999.react',
  rule: 'HR1-045',
  params: (_g, f) => ({ by: f.by, circle: f.circle, used: f.used, target: f.target }),
  moves: () => [LET, CANCEL, FORCE],
  cannot(_g, f, _p, m) {
    if (m === LET) return undefined
    if (m === CANCEL) return f.used ? undefined : 'HR1-046'
    if (m === FORCE) return f.used ? 'HR1-047' : undefined
    return 'HR1-045'
  },
})

procedure('hellrail-1999.window', { opened, answered })
