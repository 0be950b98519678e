import { ask, at, type Chance, done, from, go, type Move, procedure, question } from '@acheron/core'
import { derailTrain, turnCard } from '../../../railway/edits.ts'
import { TURNS } from '../../../railway/laying.ts'
import { cardOfTurn, ENOUGH, isTurn, turnOfTurn, turnTo } from '../../../railway/moves.ts'
import { DERAILED } from '../../../railway/moving.ts'
import { isOccupied, isTop, topCards } from '../../../railway/queries.ts'
import type { RailCard } from '../../../railway/rail-cards.ts'
import { CARD, MOVER } from '../../../railway/ranges.ts'
import { DIE, roll } from '../edits.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import { isAtStation, type Power, type Using } from './power.ts'

interface Turning extends Using {
  die: number
  /** The cards turned so far: each can be turned once. */
  turned: RailCard[]
}

function rolls(g: State, f: Turning, _answer: number, chance: Chance, story?: SecondStory): void {
  f.die = roll(f.by, chance, story)
  if (f.die < DIE) return go(f, looks)
  derailTrain(g, f.by, story)
  done(g, DERAILED)
}

function looks(g: State, f: Turning): void {
  if (f.turned.length < f.die && topCards(g).some((card) => canTurn(g, f, card))) ask(g, f, f.by, choose)
  else done(g)
}

function chosen(g: State, f: Turning, m: Move, _chance: Chance, story?: SecondStory): void {
  if (m === ENOUGH) return done(g)
  const card = cardOfTurn(m)
  const turn = turnOfTurn(m)
  turnCard(g, card, turn)
  f.turned.push(card)
  story?.tell({ id: 'turned', facts: { by: f.by, card, cell: g.cardCell[card], turn } })
  go(f, looks)
}

const canTurn = (g: State, f: Turning, card: RailCard): boolean =>
  isTop(g, card) && !isOccupied(g, g.cardCell[card]) && !f.turned.includes(card)

const choose = question<State, Turning>({
  rule: 'HR1-068',
  next: chosen,
  params: (_g, f) => ({ more: f.die - f.turned.length }),
  moves: (g) => [
    ENOUGH,
    ...topCards(g).flatMap((card) => Array.from({ length: TURNS }, (_, turn) => turnTo(card, turn))),
  ],
  cannot(g, f, _p, m) {
    if (m === ENOUGH) return undefined
    if (!isTurn(m) || !canTurn(g, f, cardOfTurn(m))) return 'HR1-068'
    return turnOfTurn(m) === g.cardTurn[cardOfTurn(m)] ? 'HR1-068' : undefined
  },
})

/** For the position of a stranger: cards were turned once each, and no more than the die shows. */
const hasTurned = (g: State, f: Turning): boolean =>
  f.turned.length < f.die && new Set(f.turned).size === f.turned.length && f.turned.every((card) => isTop(g, card))

/** Station 8. */
export const turning: Power = {
  procedure: procedure<State, Turning>({
    locals: {
      by: MOVER,
      die: from(1, DIE - 1),
      turned: (turned, g) => Array.isArray(turned) && turned.every((card) => CARD(card, g)),
    },
    steps: { rolls, looks, chosen },
    questions: { turning: choose },
    meanwhile: {
      chosen: (g, f, below) => isAtStation(8)(g, f, below) && hasTurned(g, f),
    },
  }),
  begin: (by) => ({ step: at(rolls), by, die: 0, turned: [] }),
}
