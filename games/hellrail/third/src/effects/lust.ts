import { ask, at, type Chance, call, done, type Move, type Player, procedure, question } from '@acheron/core'
import { flip, giveCard, showHand } from '../../../railway/edits.ts'
import { isTarget, TARGET } from '../../../railway/moves.ts'
import { handOf, isAtTable, NONE, othersAfter } from '../../../railway/queries.ts'
import { TRACTION } from '../../../railway/rail-cards.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { endGame } from '../../../railway/scoring.ts'
import { LUST } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

function begun(g: State, f: Using): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Using, m: Move, _chance: Chance, story?: ThirdStory): void {
  story?.tell({ id: 'targeted', facts: { by: f.by, target: m - TARGET } })
  call(g, f, announce(f.by, LUST, m - TARGET), answered)
}

function answered(g: State, f: Using, target: number, chance: Chance, story?: ThirdStory): void {
  if (target === CANCELLED) return done(g)
  const card = flip(g, chance, story)
  if (card === NONE) return endGame(g, story)
  story?.tell({ id: 'flipped', facts: { by: f.by, card } })
  if (!givesAll(g, target, f.by, TRACTION[card], story)) givesAll(g, f.by, target, TRACTION[card], story)
  done(g)
}

/** Shows a hand and gives all its cards of one traction. Says whether there were any. */
function givesAll(g: State, from: Player, to: Player, traction: number, story?: ThirdStory): boolean {
  const hand = handOf(g, from)
  showHand(g, from, to)
  story?.tell({ id: 'showed-hand', facts: { by: from, to }, secret: { facts: { cards: hand }, readers: [from, to] } })
  const cards = hand.filter((card) => TRACTION[card] === traction)
  if (cards.length === 0) return false
  for (const card of cards) giveCard(g, card, to)
  const facts = { by: from, to, count: cards.length }
  story?.tell({ id: 'gave-cards', facts, secret: { facts: { cards }, readers: [from, to] } })
  return true
}

const choose = question<State, Using>({
  rule: 'HR3-115',
  next: chosen,
  moves: (g, f) => othersAfter(g, f.by).map((p) => TARGET + p),
  cannot: (g, f, _p, m) => (isTarget(m) && isAtTable(g, m - TARGET) && m - TARGET !== f.by ? undefined : 'HR3-115'),
})

export const lust: EffectRules = {
  procedure: procedure<State, Using>({
    locals: { by: MOVER },
    steps: { begun, chosen, answered },
    questions: { lust: choose },
    calls: { answered: ['window'] },
  }),
  cannotUse: () => undefined,
  begin: (_g, by): Using => ({ step: at(begun), by }),
}
