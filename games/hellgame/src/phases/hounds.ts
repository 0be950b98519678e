import { at, type Chance, call, done, type Frame, procedure } from '@acheron/core'
import { ALL_HOUNDS, ATTACKS, type Hound } from '../hounds.ts'
import { wholes } from '../locals.ts'
import { NOBODY, type State } from '../state.ts'
import { houndSteps } from './rampage.ts'

/** Rampaging hounds move, the strongest first, equals in random order (10.3). */
interface Hounds extends Frame {
  left: Hound[]
}

const STEPS = 6

export const houndsMove = (g: State): Hounds | undefined => {
  const left = ALL_HOUNDS.filter((hound) => g.houndPlace[hound] >= 0 && g.houndOwner[hound] === NOBODY)
  return left.length === 0 ? undefined : { step: at(nextHound), left }
}

function nextHound(g: State, f: Hounds, _answer: number, chance: Chance): void {
  if (f.left.length === 0) return done(g)
  const most = Math.max(...f.left.map((hound) => ATTACKS[hound]))
  const strongest = f.left.filter((hound) => ATTACKS[hound] === most)
  const hound = strongest[strongest.length > 1 ? chance.pick(strongest.length) : 0]
  f.left.splice(f.left.indexOf(hound), 1)
  call(g, f, houndSteps(hound, STEPS), nextHound)
}

export const houndsMoves = procedure<State, Hounds>({ locals: { left: wholes }, steps: { nextHound } })
