import {
  ask,
  askAll,
  at,
  type Chance,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
  questionToAll,
  type Rule,
} from '@acheron/core'
import { ALL_SECTIO } from '../board.ts'
import { DESIGN_OF, isRightAway } from '../cards/deck.ts'
import { BOX_OF } from '../cards/hell-deck.ts'
import { drawDemon, dropDemon, rollForOrder, takeSectio } from '../edits.ts'
import { raiseLegions } from '../forces.ts'
import { ALL_LIEUTENANTS } from '../lieutenants.ts'
import { wholes } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import { CALLS_URIEL, discardHell, discardShown, drawArcana, drawHell, layPermanent, showHell } from '../piles.ts'
import { demonsOf, everybody, isSectioOwnedBy, sectioOf } from '../queries.ts'
import { callUriel } from '../spirits.ts'
import { AVAILABLE, HAND_LIMIT, NOBODY, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'

const DEMONS_EACH = 3
const SECTIO_EACH = 5

interface Setup extends Frame {
  /** Who has still to place a legion, in the order of the dice. */
  order: Player[]
}

export const setup = (): Setup => ({ step: at(prepares), order: [] })

function prepares(g: State, f: Setup, _answer: number, chance: Chance, story?: HellgameStory): void {
  fillBoxes(g, chance)
  layFirstPermanents(g, chance, story)
  for (const p of everybody(g)) for (let i = 0; i < DEMONS_EACH; i++) drawDemon(g, p, chance, story)
  askAll(g, f, everybody(g), swapDemon)
}

/** Four lieutenants in each box. */
function fillBoxes(g: State, chance: Chance): void {
  const bag = [...ALL_LIEUTENANTS]
  for (let i = 0; bag.length > 0; i++) {
    const [lieutenant] = bag.splice(bag.length > 1 ? chance.pick(bag.length) : 0, 1)
    g.lieutenantPlace[lieutenant] = AVAILABLE + (i % 3)
    g.lieutenantHeight[lieutenant] = Math.floor(i / 3)
  }
}

function layFirstPermanents(g: State, chance: Chance, story?: HellgameStory): void {
  const drawn = [0, 1, 2].map(() => {
    const card = drawHell(g, chance)
    showHell(g, card)
    story?.tell({ id: 'hell-drawn', facts: { card, as: 0 } })
    return card
  })
  for (let box = 0; box < 3; box++) {
    const rivals = drawn.filter((card) => BOX_OF[card] === box)
    const kept = rivals.length > 0 ? rivals[rivals.length > 1 ? chance.pick(rivals.length) : 0] : NOBODY
    for (const card of rivals) if (card !== kept) discardHell(g, card)
    if (kept === NOBODY) continue
    layPermanent(g, kept, story)
    if (kept === CALLS_URIEL) callUriel(g, chance, story)
  }
  for (const card of drawn) if (BOX_OF[card] === undefined) discardHell(g, card)
}

function swapped(g: State, f: Setup, answers: readonly Move[], chance: Chance, story?: HellgameStory): void {
  for (const [p, m] of answers.entries()) {
    if (!isVerb(m, 'swap')) continue
    dropDemon(g, nounOf(m))
    g.favours[p]--
    story?.tell({ id: 'demon-swapped', facts: { by: p, demon: nounOf(m) } })
  }
  for (const [p, m] of answers.entries()) if (isVerb(m, 'swap')) drawDemon(g, p, chance, story)
  deal(g, chance, story)
  f.order = rollForOrder(everybody(g), chance)
  story?.tell({ id: 'order-rolled', facts: { players: [...f.order] } })
  go(f, places)
}

const swapDemon = questionToAll<State, Setup>({
  rule: 'HG-5.1-08',
  next: swapped,
  moves: (g, _f, p) => [move('keep'), ...demonsOf(g, p).map((demon) => move('swap', demon))],
  cannot: (g, _f, p, m) =>
    isVerb(m, 'keep') || (isVerb(m, 'swap') && g.demonOwner[nounOf(m)] === p) ? undefined : 'HG-5.1-08',
})

function deal(g: State, chance: Chance, story?: HellgameStory): void {
  for (const p of everybody(g)) {
    for (let i = 0; i < HAND_LIMIT; i++) {
      const card = drawArcana(g, p, chance, story)
      if (isRightAway(DESIGN_OF[card])) discardShown(g, p, card, story)
    }
  }
  const deeds = [...ALL_SECTIO]
  for (const p of everybody(g))
    for (let i = 0; i < SECTIO_EACH; i++) takeSectio(g, p, deeds.splice(chance.pick(deeds.length), 1)[0], story)
  g.acted = 0
}

function places(g: State, f: Setup): void {
  if (f.order.length === 0) done(g)
  else ask(g, f, f.order[0], placeFirst)
}

function placed(g: State, f: Setup, m: Move, _chance: Chance, story?: HellgameStory): void {
  raiseLegions(g, f.order.shift() ?? 0, nounOf(m), 1, story)
  go(f, places)
}

const placeFirst = question<State, Setup>({
  rule: 'HG-5.1-12',
  next: placed,
  to: (f) => f.order[0],
  moves: (g, f) => sectioOf(g, f.order[0]).map((place) => move('place', place)),
  cannot(g, f, _p, m): Rule | undefined {
    return isVerb(m, 'place') && isSectioOwnedBy(g, nounOf(m), f.order[0]) ? undefined : 'HG-5.1-12'
  },
})

export const settingUp = procedure<State, Setup>({
  locals: { order: wholes },
  steps: { prepares, swapped, places, placed },
  questions: { swapDemon, placeFirst },
})
