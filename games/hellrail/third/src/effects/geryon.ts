import { ask, at, type Chance, call, done, type Move, procedure, question } from '@acheron/core'
import { deliver, discardCar, flip } from '../../../railway/edits.ts'
import { isName, NAME } from '../../../railway/moves.ts'
import { carCount, isCoupled, NONE, trainOf } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { endGame } from '../../../railway/scoring.ts'
import { GERYON } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface Geryon extends Using {
  car: RailCard
}

function begun(g: State, f: Geryon): void {
  ask(g, f, f.by, choose, chosen)
}

function chosen(g: State, f: Geryon, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.car = m - NAME
  story?.tell({ id: 'named', facts: { by: f.by, card: f.car, owner: f.by } })
  call(g, f, announce(g, f.by, GERYON), answered)
}

function answered(g: State, f: Geryon, outcome: number, chance: Chance, story?: ThirdStory): void {
  if (outcome === CANCELLED) return done(g)
  const card = flip(g, chance, story)
  if (card === NONE) return endGame(g, story)
  story?.tell({ id: 'flipped', facts: { by: f.by, card } })
  if (TRACTION[card] === TRACTION[f.car]) {
    deliver(g, f.by, f.car)
    story?.tell({ id: 'delivered', facts: { by: f.by, card: f.car } })
  } else {
    discardCar(g, f.car)
    story?.tell({ id: 'lost-car', facts: { by: f.by, card: f.car } })
  }
  done(g)
}

const choose = question<State, Geryon>({
  id: 'hellrail.geryon',
  rule: 'HR3-104',
  moves: (g, _f, p) => trainOf(g, p).map((car) => NAME + car),
  cannot: (g, _f, p, m) => (isName(m) && isCoupled(g, m - NAME, p) ? undefined : 'HR3-104'),
})

procedure('hellrail.geryon', { begun, chosen, answered })

export const geryon: EffectRules = {
  cannotUse: (g, p) => (carCount(g, p) > 0 ? undefined : 'HR3-A37'),
  begin: (_g, by): Geryon => ({ step: at(begun), by, car: NONE }),
}
