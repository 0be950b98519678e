import type { Chance, Move, Options, Player, Rule } from '@acheron/core'
import { cannotClaim, claimRoute, listClaims, paying } from './claiming.ts'
import * as moves from './moves.ts'
import type { TicketToRideQuestion } from './question.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { cannotDraw, cannotTake, drawBlind, goOnTaking, takeFromRow, takingSecondCard } from './taking-cards.ts'
import { cannotTakeTickets, choosingFirstTickets, dealTickets, keepingTickets, takeTickets } from './taking-tickets.ts'
import { TICKET_SETS } from './tickets.ts'
import { drawCard, gainCard, layOutRow } from './train-cards.ts'
import { endTurn, passTurn } from './turns.ts'

const { CLAIM, DRAW, isClaim, isTake, PASS, TAKE_TICKETS, take } = moves
const { emptyTable, ROW } = state

const FIRST_HAND = 4

/** Four train cards for everybody, five face up, the first player, the first tickets. */
export function setUp(options: Options, seats: number, chance: Chance, story?: TicketToRideStory): State {
  const { size, dealt } = TICKET_SETS[options.tickets]
  const s = emptyTable(seats, dealt, size)
  for (let p = 0; p < seats; p++) for (let i = 0; i < FIRST_HAND; i++) gainCard(s, p, drawCard(s, chance))
  layOutRow(s, chance, story)
  s.player = options.first === 'random' ? chance.pick(seats) : 0
  story?.tell({ id: 'first-player', facts: { by: s.player } })
  for (let p = 0; p < seats; p++) dealTickets(s, p, chance, story)
  return s
}

/** A turn is one of three actions: take train cards, claim a route, take tickets. */
const takingTurn: TicketToRideQuestion = {
  id: 'turn',
  rule: 'TTR-027',
  params: (s) => ({ turnsLeft: s.turnsLeft }),

  legal(s, p, out) {
    listActions(s, p, out)
    if (out.length === 0) out.push(PASS)
  },

  cannot(s, p, m) {
    if (isTake(m)) return cannotTake(s, m)
    if (m === DRAW) return cannotDraw(s)
    if (m === TAKE_TICKETS) return cannotTakeTickets(s)
    if (isClaim(m)) return cannotClaim(s, p, m - CLAIM)
    if (m === PASS) return cannotPass(s, p)
    return 'TTR-027'
  },

  answer(s, p, m, chance, story) {
    if (isTake(m)) {
      if (takeFromRow(s, p, m, chance, story)) endTurn(s, story)
      else goOnTaking(s, story)
    } else if (m === DRAW) {
      drawBlind(s, p, chance, story)
      goOnTaking(s, story)
    } else if (m === TAKE_TICKETS) takeTickets(s, p, chance, story)
    else if (m === PASS) {
      story?.tell({ id: 'passed', facts: { by: p }, reveals: 'all' })
      passTurn(s, story)
    } else claimRoute(s, p, m - CLAIM, chance, story)
  },
}

function listActions(s: State, p: Player, out: Move[]): void {
  for (let slot = 0; slot < ROW; slot++) if (!cannotTake(s, slot)) out.push(take(slot))
  if (!cannotDraw(s)) out.push(DRAW)
  if (!cannotTakeTickets(s)) out.push(TAKE_TICKETS)
  listClaims(s, p, out)
}

function cannotPass(s: State, p: Player): Rule | undefined {
  const actions: Move[] = []
  listActions(s, p, actions)
  return actions.length > 0 ? 'TTR-027' : undefined
}

/** By the number of the open question. All are made anew in one shape, so that looking one up is quick. */
export const QUESTIONS: readonly TicketToRideQuestion[] = [
  choosingFirstTickets,
  takingTurn,
  takingSecondCard,
  paying,
  keepingTickets,
].map(({ id, rule, params, legal, cannot, answer }) => ({ id, rule, params, legal, cannot, answer }))
