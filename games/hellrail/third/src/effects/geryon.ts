import { ask, at, type Chance, call, done, type Move, procedure, question } from '@acheron/core'
import { deliver, discardCar, flip } from '../../../railway/edits.ts'
import { DELIVER, ENOUGH, isName, NAME } from '../../../railway/moves.ts'
import { carCount, isCoupled, NONE, trainOf } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { CARD_OR_NONE, MOVER } from '../../../railway/ranges.ts'
import { endGame } from '../../../railway/scoring.ts'
import { GERYON } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import { type EffectRules, isDiscarded, type Using } from './effect.ts'

interface Geryon extends Using {
  car: RailCard
  flipped: RailCard
}

function begun(g: State, f: Geryon): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Geryon, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.car = m - NAME
  story?.tell({ id: 'named', facts: { by: f.by, card: f.car, owner: f.by } })
  call(g, f, announce(f.by, GERYON), answered)
}

function answered(g: State, f: Geryon, outcome: number, chance: Chance, story?: ThirdStory): void {
  if (outcome === CANCELLED) return done(g)
  const card = flip(g, chance, story)
  if (card === NONE) return endGame(g, story)
  story?.tell({ id: 'flipped', facts: { by: f.by, card } })
  f.flipped = card
  if (TRACTION[card] === TRACTION[f.car]) return ask(g, f, f.by, setOut)
  discardCar(g, f.car)
  story?.tell({ id: 'lost-car', facts: { by: f.by, card: f.car } })
  done(g)
}

function decided(g: State, f: Geryon, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m !== ENOUGH) {
    deliver(g, f.by, f.car)
    story?.tell({ id: 'delivered', facts: { by: f.by, card: f.car } })
  }
  done(g)
}

const choose = question<State, Geryon>({
  rule: 'HR3-104',
  next: chosen,
  moves: (g, _f, p) => trainOf(g, p).map((car) => NAME + car),
  cannot: (g, _f, p, m) => (isName(m) && isCoupled(g, m - NAME, p) ? undefined : 'HR3-104'),
})

const setOut = question<State, Geryon>({
  rule: 'HR3-104',
  next: decided,
  params: (_g, f) => ({ card: f.car }),
  moves: (_g, f) => [DELIVER + f.car, ENOUGH],
  cannot: (_g, f, _p, m) => (m === DELIVER + f.car || m === ENOUGH ? undefined : 'HR3-104'),
})

export const geryon: EffectRules = {
  procedure: procedure<State, Geryon>({
    locals: { by: MOVER, car: CARD_OR_NONE, flipped: CARD_OR_NONE },
    steps: { begun, chosen, answered, decided },
    questions: { geryon: choose, 'set-out': setOut },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (_g, f) => f.car === NONE && f.flipped === NONE,
      answered: (g, f) => isCoupled(g, f.car, f.by) && f.flipped === NONE,
      decided: (g, f) =>
        isCoupled(g, f.car, f.by) && isDiscarded(g, f.flipped) && TRACTION[f.flipped] === TRACTION[f.car],
    },
  }),
  cannotUse: (g, p) => (carCount(g, p) > 0 ? undefined : 'HR3-A37'),
  begin: (_g, by): Geryon => ({ step: at(begun), by, car: NONE, flipped: NONE }),
}
