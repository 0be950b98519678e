import { ask, at, type Chance, done, from, type Move, procedure, question } from '@acheron/core'
import { derailTrain, removeCard } from '../../../railway/edits.ts'
import { isRemove, REMOVE } from '../../../railway/moves.ts'
import { DERAILED } from '../../../railway/moving.ts'
import { isOccupied, isTop, topCards } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { DIE, roll } from '../edits.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import { isAtStation, type Power, type Using } from './power.ts'

interface Removal extends Using {
  die: number
}

function rolls(g: State, f: Removal, _answer: number, chance: Chance, story?: SecondStory): void {
  f.die = roll(f.by, chance, story)
  if (f.die === DIE) {
    derailTrain(g, f.by, story)
    return done(g, DERAILED)
  }
  const [card, ...others] = topCards(g).filter((each) => canRemove(g, f, each))
  if (card === undefined) done(g)
  else if (others.length > 0) ask(g, f, f.by, choose)
  else chosen(g, f, REMOVE + card, chance, story)
}

function chosen(g: State, f: Removal, m: Move, _chance: Chance, story?: SecondStory): void {
  const card = m - REMOVE
  story?.tell({ id: 'removed', facts: { by: f.by, card, cell: g.cardCell[card] } })
  removeCard(g, card)
  done(g)
}

const canRemove = (g: State, f: Removal, card: RailCard): boolean =>
  TRACTION[card] === f.die && isTop(g, card) && !isOccupied(g, g.cardCell[card])

const choose = question<State, Removal>({
  rule: 'HR1-066',
  next: chosen,
  params: (_g, f) => ({ die: f.die }),
  moves: (g) => topCards(g).map((card) => REMOVE + card),
  cannot: (g, f, _p, m) => (isRemove(m) && canRemove(g, f, m - REMOVE) ? undefined : 'HR1-066'),
})

/** Station 7. */
export const removal: Power = {
  procedure: procedure<State, Removal>({
    locals: { by: MOVER, die: from(1, DIE - 1) },
    steps: { rolls, chosen },
    questions: { removal: choose },
    meanwhile: {
      chosen: isAtStation(7),
    },
  }),
  begin: (by) => ({ step: at(rolls), by, die: 0 }),
}
