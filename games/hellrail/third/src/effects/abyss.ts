import { ask, at, type Chance, call, done, type Move, procedure, question } from '@acheron/core'
import { discard, removeCard } from '../../../railway/edits.ts'
import { DISCARD, ENOUGH, isDiscard, isRemove, REMOVE } from '../../../railway/moves.ts'
import { handOf, handSize, isInHand, isOccupied, isTop, NONE, topCards } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { CARD_OR_NONE, MOVER } from '../../../railway/ranges.ts'
import { ABYSS } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import { type EffectRules, isDiscarded, isMatch, type Using } from './effect.ts'

interface Abyss extends Using {
  /** The card discarded for it. */
  paid: RailCard
  /** The card to be removed, or NONE. */
  card: RailCard
}

function begun(g: State, f: Abyss): void {
  ask(g, f, f.by, pay)
}

function paid(g: State, f: Abyss, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.paid = m - DISCARD
  discard(g, f.paid)
  story?.tell({ id: 'discarded', facts: { by: f.by, card: f.paid }, reveals: 'all' })
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Abyss, m: Move): void {
  if (m === ENOUGH) return done(g)
  f.card = m - REMOVE
  call(g, f, announce(f.by, ABYSS), answered)
}

function answered(g: State, f: Abyss, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    story?.tell({ id: 'removed', facts: { by: f.by, card: f.card, cell: g.cardCell[f.card] } })
    removeCard(g, f.card)
  }
  done(g)
}

const pay = question<State, Abyss>({
  rule: 'HR3-096',
  next: paid,
  moves: (g, _f, p) => handOf(g, p).map((card) => DISCARD + card),
  cannot: (g, _f, p, m) => (isDiscard(m) && isInHand(g, m - DISCARD, p) ? undefined : 'HR3-096'),
})

const choose = question<State, Abyss>({
  rule: 'HR3-096',
  next: chosen,
  params: (_g, f) => ({ traction: TRACTION[f.paid] }),
  moves: (g) => [ENOUGH, ...topCards(g).map((card) => REMOVE + card)],
  cannot(g, f, _p, m) {
    if (m === ENOUGH) return undefined
    if (!isRemove(m)) return 'HR3-A06'
    const card = m - REMOVE
    if (!isTop(g, card)) return 'HR3-A05'
    return TRACTION[card] === TRACTION[f.paid] && !isOccupied(g, g.cardCell[card]) ? undefined : 'HR3-096'
  },
})

export const abyss: EffectRules = {
  procedure: procedure<State, Abyss>({
    locals: { by: MOVER, paid: CARD_OR_NONE, card: CARD_OR_NONE },
    steps: { begun, paid, chosen, answered },
    questions: { 'abyss-pay': pay, abyss: choose },
    calls: { answered: ['window'] },
    meanwhile: {
      paid: (_g, f) => f.paid === NONE && f.card === NONE,
      chosen: (g, f) => isDiscarded(g, f.paid) && f.card === NONE,
      answered: (g, f) => isMatch(g, f.card, f.paid),
    },
  }),
  cannotUse: (g, p) => (handSize(g, p) > 0 ? undefined : 'HR3-096'),
  begin: (_g, by): Abyss => ({ step: at(begun), by, paid: NONE, card: NONE }),
}
