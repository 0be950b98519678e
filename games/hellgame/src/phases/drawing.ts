import {
  ask,
  askEach,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { type Card, DESIGN_OF, isRightAway, MAJORS } from '../cards/deck.ts'
import { disfavourRoll } from '../edits.ts'
import { SEAT, SEATS, whole, wholes } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import { discard, discardShown, drawArcana, layOpen } from '../piles.ts'
import { cardsHeld, handOf, whereIs } from '../queries.ts'
import { effect } from '../starts.ts'
import { HAND_LIMIT, NOBODY, OPEN, PHASES, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'

/** Arcana cards are drawn, one by one; those to be played right away are. At the end the limit of five is applied. */
interface Drawing extends Frame {
  /** Who draws, and how many each has still to draw. */
  players: Player[]
  left: number[]
  /** Whether each card needs a disfavour roll (6.3): 1 or 0. */
  rolls: number
  next: number
  card: number
}

export const drawing = (players: readonly Player[], counts: readonly number[], rolls = 0): Drawing => ({
  step: at(draws),
  players: [...players],
  left: [...counts],
  rolls,
  next: 0,
  card: NOBODY,
})

function draws(g: State, f: Drawing, _answer: number, chance: Chance, story?: HellgameStory): void {
  while (f.next < f.players.length) {
    const p = f.players[f.next]
    if (f.left[f.next] === 0) {
      f.next++
      continue
    }
    f.left[f.next]--
    if (f.rolls) {
      const roll = disfavourRoll(g, p, chance)
      if (!roll.succeeds) {
        story?.tell({ id: 'not-drawn', facts: { by: p, die: roll.die } })
        continue
      }
    }
    const card = drawArcana(g, p, chance, story)
    if (card === NOBODY || !isRightAway(DESIGN_OF[card])) continue
    f.card = card
    layOpen(g, card)
    story?.tell({ id: 'right-away', facts: { by: p, card: DESIGN_OF[card] }, reveals: 'all' })
    return call(g, f, effect(MAJORS[DESIGN_OF[card]].ops, { by: p, card }), played)
  }
  if (isBeforeTheDraw(g, f)) return done(g)
  const over = [...new Set(f.players)].filter((p) => surplus(g, p) > 0)
  if (over.length === 0) return done(g)
  askEach<State, Drawing, Surplus>(
    g,
    f,
    over.map((player) => ({ player, frame: { step: at(chooses), by: player, cards: [] } })),
    chosen,
  )
}

/** Whatever else brings cards in the Hell phase, the limit waits for the end of the draw (G-14). */
const isBeforeTheDraw = (g: State, f: Drawing): boolean => PHASES[g.phase] === 'hell' && !f.rolls

function played(g: State, f: Drawing, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (whereIs(g.arcana, f.card) === OPEN && !g.cardOnDemon.includes(f.card)) discard(g, f.card)
  f.card = NOBODY
  draws(g, f, 0, chance, story)
}

function chosen(g: State, _f: Drawing, lanes: readonly Surplus[], _chance: Chance, story?: HellgameStory): void {
  for (const { by, cards } of lanes) for (const card of cards) discardShown(g, by, card, story)
  done(g)
}

export const drawings = procedure<State, Drawing>({
  locals: { players: SEATS, left: wholes, rolls: whole, next: whole, card: whole },
  steps: { draws, played, chosen },
})

const surplus = (g: State, p: Player): number => Math.min(cardsHeld(g, p) - HAND_LIMIT, handOf(g, p).length)

/** What one player discards of too many cards. */
interface Surplus extends Frame {
  by: Player
  cards: Card[]
}

function chooses(g: State, f: Surplus): void {
  if (f.cards.length >= surplus(g, f.by)) done(g)
  else ask(g, f, f.by, discardSurplus)
}

function discards(g: State, f: Surplus, m: Move): void {
  f.cards.push(copyLeft(g, f, nounOf(m)))
  go(f, chooses)
}

const copyLeft = (g: State, f: Surplus, design: number): Card =>
  handOf(g, f.by).find((card) => DESIGN_OF[card] === design && !f.cards.includes(card)) ?? NOBODY

const discardSurplus = question<State, Surplus>({
  rule: 'HG-6.3-03',
  next: discards,
  params: (g, f) => ({ surplus: surplus(g, f.by) - f.cards.length }),
  moves: (g, f) =>
    [
      ...new Set(
        handOf(g, f.by)
          .filter((card) => !f.cards.includes(card))
          .map((card) => DESIGN_OF[card]),
      ),
    ].map((it) => move('discard', it)),
  cannot: (g, f, _p, m) => (isVerb(m, 'discard') && copyLeft(g, f, nounOf(m)) !== NOBODY ? undefined : 'HG-6.3-03'),
})

export const surpluses = procedure<State, Surplus>({
  locals: { by: SEAT, cards: wholes },
  steps: { chooses, discards },
  questions: { discardSurplus },
})
