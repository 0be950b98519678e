import { ask, at, type Chance, call, done, type Move, procedure, question } from '@acheron/core'
import { discard, removeCard } from '../../../railway/edits.ts'
import { DISCARD, ENOUGH, isDiscard, isRemove, REMOVE } from '../../../railway/moves.ts'
import { handOf, handSize, isInHand, isOccupied, isTop, NONE, topCards } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { ABYSS } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface Abyss extends Using {
  /** The card discarded for it. */
  paid: RailCard
  /** The card to be removed, or NONE. */
  card: RailCard
}

function begun(g: State, f: Abyss): void {
  ask(g, f, f.by, pay, paid)
}

function paid(g: State, f: Abyss, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.paid = m - DISCARD
  discard(g, f.paid)
  story?.tell({ id: 'discarded', facts: { by: f.by, card: f.paid } })
  ask(g, f, f.by, choose, chosen)
}

function chosen(g: State, f: Abyss, m: Move): void {
  if (m === ENOUGH) return done(g)
  f.card = m - REMOVE
  call(g, f, announce(g, f.by, ABYSS), answered)
}

function answered(g: State, f: Abyss, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    story?.tell({ id: 'removed', facts: { by: f.by, card: f.card, cell: g.cardCell[f.card] } })
    removeCard(g, f.card)
  }
  done(g)
}

const pay = question<State, Abyss>({
  id: 'hellrail.abyss-pay',
  rule: 'HR3-096',
  moves: (g, _f, p) => handOf(g, p).map((card) => DISCARD + card),
  cannot: (g, _f, p, m) => (isDiscard(m) && isInHand(g, m - DISCARD, p) ? undefined : 'HR3-096'),
})

const choose = question<State, Abyss>({
  id: 'hellrail.abyss',
  rule: 'HR3-096',
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

procedure('hellrail.abyss', { begun, paid, chosen, answered })

export const abyss: EffectRules = {
  cannotUse: (g, p) => (handSize(g, p) > 0 ? undefined : 'HR3-096'),
  begin: (_g, by): Abyss => ({ step: at(begun), by, paid: NONE, card: NONE }),
}
