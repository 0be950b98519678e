import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { DESIGN_OF, isRightAway, MAJORS } from '../cards/deck.ts'
import { SEAT, whole, wholes } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import {
  discard,
  discardShown,
  layOpen,
  lookAtArcana,
  lookAtHand,
  lookAtHell,
  put,
  putOnTop,
  setKnown,
  takeCard,
} from '../piles.ts'
import { copyAt, designsAt, handOf, handSize, whereIs } from '../queries.ts'
import { effect } from '../starts.ts'
import { HAND, HAND_LIMIT, NOBODY, OPEN, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { drawing } from './drawing.ts'

// Cards chosen from the hand of another

interface TakeChosen extends Frame {
  by: Player
  from: Player
  left: number
  /** Whether they are discarded instead of taken: 1 or 0. */
  away: number
}

/** The hand has been looked at. */
export const takeChosen = (by: Player, from: Player, count: number, away: boolean): TakeChosen => ({
  step: at(looks),
  by,
  from,
  left: count,
  away: away ? 1 : 0,
})

function looks(g: State, f: TakeChosen): void {
  if (f.left > 0 && handSize(g, f.from) > 0) ask(g, f, f.by, takeFromHand)
  else if (f.away || handSize(g, f.by) <= HAND_LIMIT) done(g)
  else call(g, f, drawing([f.by], [0]), trimmed)
}

const trimmed = (g: State): void => done(g)

function takes(g: State, f: TakeChosen, m: Move, _chance: Chance, story?: HellgameStory): void {
  const card = copyAt(g, nounOf(m), HAND + f.from)
  f.left--
  if (f.away) discardShown(g, f.from, card, story)
  else {
    takeCard(g, f.from, f.by, card, story)
    lookAtHand(g, f.by, f.from, handOf(g, f.from), story)
  }
  looks(g, f)
}

const takeFromHand = question<State, TakeChosen>({
  rule: 'HG-C03',
  next: takes,
  params: (_g, f) => ({ from: f.from, away: f.away, left: f.left }),
  moves: (g, f) => designsAt(g, HAND + f.from).map((design) => move('take', design)),
  cannot: (g, f, _p, m) => (isVerb(m, 'take') && copyAt(g, nounOf(m), HAND + f.from) !== NOBODY ? undefined : 'HG-C03'),
})

export const takingChosen = procedure<State, TakeChosen>({
  locals: { by: SEAT, from: whole, left: whole, away: whole },
  steps: { looks, trimmed, takes },
  questions: { takeFromHand },
})

// Prophet for Hire: one of the top cards to hand, the others back in any order

interface TakeOne extends Frame {
  by: Player
  /** Cards not laid back yet; whether one was taken already. */
  cards: number[]
  taken: number
  order: number[]
  card: number
}

export function takeOne(g: State, by: Player, n: number, chance: Chance, story?: HellgameStory): TakeOne | undefined {
  const cards = lookAtArcana(g, by, n, chance, story)
  if (cards.length === 0) return undefined
  return { step: at(picks), by, cards, taken: 0, order: [], card: NOBODY }
}

function picks(g: State, f: TakeOne): void {
  if (!f.taken || f.cards.length > 1) return ask(g, f, f.by, pickFromPile)
  arranged(g, f)
}

function picked(g: State, f: TakeOne, m: Move, _chance: Chance, story?: HellgameStory): void {
  const [card] = f.cards.splice(
    f.cards.findIndex((each) => DESIGN_OF[each] === nounOf(m)),
    1,
  )
  if (f.taken) {
    f.order.push(card)
    return picks(g, f)
  }
  f.taken = 1
  f.card = card
  g.arcanaTop.splice(g.arcanaTop.indexOf(card), 1)
  put(g.arcana, card, HAND + f.by)
  setKnown(g.arcana, card, 0)
  story?.tell({ id: 'drew', facts: { by: f.by, count: 1 }, secret: { facts: { card }, readers: [f.by] } })
  picks(g, f)
}

/** The others lie on top in the order chosen; nobody else knows which is which any more. */
function arranged(g: State, f: TakeOne): void {
  const order = [...f.order, ...f.cards]
  g.arcanaTop.splice(0, order.length, ...order)
  for (const card of order) setKnown(g.arcana, card, 1 << f.by)
  const { card } = f
  if (!isRightAway(DESIGN_OF[card])) return call(g, f, drawing([f.by], [0]), settled)
  layOpen(g, card)
  call(g, f, effect(MAJORS[DESIGN_OF[card]].ops, { by: f.by, card }), settled)
}

function settled(g: State, f: TakeOne): void {
  if (whereIs(g.arcana, f.card) === OPEN && !g.cardOnDemon.includes(f.card)) discard(g, f.card)
  done(g)
}

const pickFromPile = question<State, TakeOne>({
  rule: 'HG-C37',
  next: picked,
  params: (_g, f) => ({ taken: f.taken, left: f.cards.length }),
  moves: (_g, f) => [...new Set(f.cards.map((card) => DESIGN_OF[card]))].map((design) => move('take', design)),
  cannot: (_g, f, _p, m) =>
    isVerb(m, 'take') && f.cards.some((card) => DESIGN_OF[card] === nounOf(m)) ? undefined : 'HG-C37',
})

export const takingOne = procedure<State, TakeOne>({
  locals: { by: SEAT, cards: wholes, taken: whole, order: wholes, card: whole },
  steps: { picks, picked, settled },
  questions: { pickFromPile },
})

// Orias: the top three Hell cards back in any order

interface Rearrange extends Frame {
  by: Player
  cards: number[]
  order: number[]
}

export function rearrange(
  g: State,
  by: Player,
  n: number,
  chance: Chance,
  story?: HellgameStory,
): Rearrange | undefined {
  const cards = lookAtHell(g, by, n, chance, story)
  return cards.length === 0 ? undefined : { step: at(lays), by, cards, order: [] }
}

function lays(g: State, f: Rearrange): void {
  if (f.cards.length > 1) return ask(g, f, f.by, layNext)
  for (const card of [...f.order, ...f.cards].reverse()) putOnTop(g, card, f.by)
  done(g)
}

function laid(g: State, f: Rearrange, m: Move): void {
  f.order.push(...f.cards.splice(f.cards.indexOf(nounOf(m)), 1))
  lays(g, f)
}

const layNext = question<State, Rearrange>({
  rule: 'HG-C19',
  next: laid,
  params: (_g, f) => ({ left: f.cards.length }),
  moves: (_g, f) => f.cards.map((card) => move('lay', card)),
  cannot: (_g, f, _p, m) => (isVerb(m, 'lay') && f.cards.includes(nounOf(m)) ? undefined : 'HG-C19'),
})

export const rearranging = procedure<State, Rearrange>({
  locals: { by: SEAT, cards: wholes, order: wholes },
  steps: { lays, laid },
  questions: { layNext },
})
