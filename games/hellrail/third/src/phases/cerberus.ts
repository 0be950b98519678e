import { ask, at, type Chance, done, type Frame, go, type Move, type Player, procedure, question } from '@acheron/core'
import { discard } from '../../../railway/edits.ts'
import { DISCARD, isDiscard } from '../../../railway/moves.ts'
import { circleOfEngine, handOf, isInHand, sumOfValues } from '../../../railway/queries.ts'
import { type RailCard, VALUE } from '../../../railway/rail-cards.ts'
import { MOVER, POINTS } from '../../../railway/ranges.ts'
import { isGuarded } from '../queries.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'

/** Cerberus lets nobody leave who does not pay. */
export interface Bribing extends Frame {
  by: Player
  paid: number
}

export const bribing = (g: State, by: Player): Bribing | undefined =>
  isGuarded(g, by) ? { step: at(growls), by, paid: 0 } : undefined

/** Whether a hand could pay when one card of it is needed for the way itself. */
export const canBribe = (g: State, p: Player, without: RailCard): boolean =>
  !isGuarded(g, p) || sumOfValues(handOf(g, p)) - VALUE[without] > g.cerberus

function growls(g: State, f: Bribing): void {
  if (f.paid > g.cerberus) done(g)
  else ask(g, f, f.by, pay)
}

function paid(g: State, f: Bribing, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.paid += VALUE[m - DISCARD]
  discard(g, m - DISCARD)
  story?.tell({ id: 'bribed', facts: { by: f.by, card: m - DISCARD }, reveals: 'all' })
  go(f, growls)
}

const pay = question<State, Bribing>({
  rule: 'HR3-135',
  next: paid,
  params: (g, f) => ({ circle: circleOfEngine(g, f.by), lacking: g.cerberus + 1 - f.paid }),
  moves: (g, _f, p) => handOf(g, p).map((card) => DISCARD + card),
  cannot: (g, _f, p, m) => (isDiscard(m) && isInHand(g, m - DISCARD, p) ? undefined : 'HR3-135'),
})

export const cerberusProcedure = procedure<State, Bribing>({
  locals: { by: MOVER, paid: POINTS },
  steps: { growls, paid },
  questions: { bribe: pay },
  meanwhile: {
    paid: (g, f) => isGuarded(g, f.by) && f.paid <= g.cerberus && sumOfValues(handOf(g, f.by)) + f.paid > g.cerberus,
  },
})
