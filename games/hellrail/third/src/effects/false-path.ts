import { ask, at, type Chance, call, done, from, go, type Move, procedure, question } from '@acheron/core'
import { discard, turnCard } from '../../../railway/edits.ts'
import { TURNS } from '../../../railway/laying.ts'
import { cardOfTurn, DISCARD, ENOUGH, isDiscard, isTurn, turnOfTurn, turnTo } from '../../../railway/moves.ts'
import { handOf, handSize, isInHand, isOccupied, isTop, NONE, topCards } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { CARD_OR_NONE, FLAG, MOVER } from '../../../railway/ranges.ts'
import { FALSE_PATH } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import { type EffectRules, isDiscarded, isMatch, type Using } from './effect.ts'

interface FalsePath extends Using {
  /** The card discarded last. */
  paid: RailCard
  card: RailCard
  turn: number
  /** Whether it has been announced already: 1 or 0. */
  announced: number
}

function begun(g: State, f: FalsePath): void {
  if (handSize(g, f.by) === 0) done(g)
  else ask(g, f, f.by, pay)
}

function paid(g: State, f: FalsePath, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m === ENOUGH) return done(g)
  f.paid = m - DISCARD
  discard(g, f.paid)
  story?.tell({ id: 'discarded', facts: { by: f.by, card: f.paid }, reveals: 'all' })
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: FalsePath, m: Move): void {
  if (m === ENOUGH) return go(f, begun)
  f.card = cardOfTurn(m)
  f.turn = turnOfTurn(m)
  if (f.announced) return go(f, turned)
  f.announced = 1
  call(g, f, announce(f.by, FALSE_PATH), answered)
}

function answered(g: State, f: FalsePath, outcome: number): void {
  if (outcome === CANCELLED) done(g)
  else go(f, turned)
}

function turned(g: State, f: FalsePath, _answer: number, _chance: Chance, story?: ThirdStory): void {
  turnCard(g, f.card, f.turn)
  story?.tell({ id: 'turned', facts: { by: f.by, card: f.card, cell: g.cardCell[f.card], turn: f.turn } })
  go(f, begun)
}

const pay = question<State, FalsePath>({
  rule: 'HR3-103',
  next: paid,
  moves: (g, _f, p) => [...handOf(g, p).map((card) => DISCARD + card), ENOUGH],
  cannot(g, f, p, m) {
    if (m === ENOUGH) return f.paid === NONE ? 'HR3-102' : undefined
    return isDiscard(m) && isInHand(g, m - DISCARD, p) ? undefined : 'HR3-103'
  },
})

const choose = question<State, FalsePath>({
  rule: 'HR3-102',
  next: chosen,
  params: (_g, f) => ({ traction: TRACTION[f.paid] }),
  moves: (g) => [
    ENOUGH,
    ...topCards(g).flatMap((card) => Array.from({ length: TURNS }, (_, turn) => turnTo(card, turn))),
  ],
  cannot(g, f, _p, m) {
    if (m === ENOUGH) return undefined
    if (!isTurn(m)) return 'HR3-102'
    const card = cardOfTurn(m)
    if (!isTop(g, card) || TRACTION[card] !== TRACTION[f.paid] || isOccupied(g, g.cardCell[card])) return 'HR3-102'
    return turnOfTurn(m) === g.cardTurn[card] ? 'HR3-102' : undefined
  },
})

export const falsePath: EffectRules = {
  procedure: procedure<State, FalsePath>({
    locals: { by: MOVER, paid: CARD_OR_NONE, card: CARD_OR_NONE, turn: from(0, TURNS - 1), announced: FLAG },
    steps: { begun, paid, chosen, answered, turned },
    questions: { 'false-path-pay': pay, 'false-path': choose },
    calls: { answered: ['window'] },
    meanwhile: {
      paid: (g, f) => isDiscarded(g, f.paid) || (f.paid === NONE && f.announced === 0),
      chosen: (g, f) => isDiscarded(g, f.paid),
      answered: (g, f) => isMatch(g, f.card, f.paid) && f.turn !== g.cardTurn[f.card] && f.announced === 1,
    },
  }),
  cannotUse: (g, p) => (handSize(g, p) > 0 ? undefined : 'HR3-102'),
  begin: (_g, by): FalsePath => ({ step: at(begun), by, paid: NONE, card: NONE, turn: 0, announced: 0 }),
}
