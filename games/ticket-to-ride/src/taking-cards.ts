import type { Chance, Player, Rule } from '@acheron/core'
import * as colours from './colours.ts'
import * as moves from './moves.ts'
import { isPileEmpty, isRowEmpty } from './queries.ts'
import { TAKING_SECOND_CARD, type TicketToRideQuestion } from './question.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { drawCard, gainCard, gainShownCard, isSecondCardLeft, replaceCard } from './train-cards.ts'
import { endTurn } from './turns.ts'

const { LOCOMOTIVE } = colours
const { DRAW, isClaim, isTake, TAKE_TICKETS, take } = moves
const { EMPTY, ROW } = state

/** A gap in the row: the piles could not fill it, or there is no card left at all. */
export const cannotTake = (s: State, slot: number): Rule | undefined =>
  s.row[slot] !== EMPTY ? undefined : isRowEmpty(s) ? 'TTR-037' : 'TTR-A07'

/** An empty draw pile waits for discards; the row may still have cards. */
export const cannotDraw = (s: State): Rule | undefined =>
  !isPileEmpty(s) ? undefined : isRowEmpty(s) ? 'TTR-037' : 'TTR-A08'

const cannotTakeSecond = (s: State, slot: number): Rule | undefined =>
  s.row[slot] === LOCOMOTIVE ? 'TTR-039' : cannotTake(s, slot)

/** Takes a card of the row; true if that is all the player may take. */
export function takeFromRow(s: State, p: Player, slot: number, chance: Chance, story?: TicketToRideStory): boolean {
  const card = s.row[slot]
  s.row[slot] = EMPTY
  gainShownCard(s, p, card)
  story?.tell({ id: 'took-card', facts: { by: p, card, slot } })
  replaceCard(s, slot, chance, story)
  return card === LOCOMOTIVE
}

export function drawBlind(s: State, p: Player, chance: Chance, story?: TicketToRideStory): void {
  const card = drawCard(s, chance, story)
  gainCard(s, p, card)
  story?.tell({ id: 'drew-card', facts: { by: p }, secret: { facts: { card }, readers: [p] } })
}

/** After the first card: the second one, if there is one that may be taken. */
export function goOnTaking(s: State, story?: TicketToRideStory): void {
  if (isSecondCardLeft(s)) s.question = TAKING_SECOND_CARD
  else endTurn(s, story)
}

export const takingSecondCard: TicketToRideQuestion = {
  id: 'second-card',
  rule: 'TTR-030',
  params: () => ({}),

  legal(s, _p, out) {
    for (let slot = 0; slot < ROW; slot++) if (!cannotTakeSecond(s, slot)) out.push(take(slot))
    if (!cannotDraw(s)) out.push(DRAW)
  },

  cannot(s, _p, m) {
    if (isTake(m)) return cannotTakeSecond(s, m)
    if (m === DRAW) return cannotDraw(s)
    return isClaim(m) || m === TAKE_TICKETS ? 'TTR-027' : 'TTR-030'
  },

  answer(s, p, m, chance, story) {
    if (m === DRAW) drawBlind(s, p, chance, story)
    else takeFromRow(s, p, m, chance, story)
    endTurn(s, story)
  },
}
