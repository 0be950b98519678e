import type { Chance, Json, Move, Player } from '@acheron/core'
import { LENGTH, type Route } from './board.ts'
import { paying } from './claiming.ts'
import { CARDS, LOCOMOTIVE } from './colours.ts'
import { longestPath, longestPathRoutes } from './longest-path.ts'
import { paidColour, paidLocomotives } from './moves.ts'
import {
  countTickets,
  handSize,
  isChoosing,
  isHeld,
  isOffered,
  isReturned,
  pileSize,
  returner,
  ticketPileSize,
  ticketsAt,
  ticketsHeld,
  ticketsOffered,
} from './queries.ts'
import { CHOOSING_FIRST_TICKETS, OVER, PAYING } from './question.ts'
import { completedTickets } from './scoring.ts'
import { ABSENT, clone, HELD, OFFERED, PILE, REJECTED, type State } from './state.ts'
import { KEPT_OF_FIRST } from './taking-tickets.ts'
import { TICKETS, type Ticket } from './tickets.ts'

/** What everybody may know of a player. */
export type PublicPlayer = {
  readonly trains: number
  readonly score: number
  readonly cards: number
  readonly tickets: number
  readonly longestPath: number
  /** Only when the game is over. */
  readonly heldTickets: readonly Ticket[]
  readonly completedTickets: readonly Ticket[]
  readonly longestRoutes: readonly Route[]
}

/** What a player, or a spectator (`me` is -1), may know. */
export type View = {
  readonly me: number
  readonly player: Player
  readonly asked: readonly Player[]
  readonly over: boolean
  readonly turnsLeft: number
  readonly claiming: number
  readonly players: readonly PublicPlayer[]
  readonly routeOwner: readonly number[]
  readonly row: readonly number[]
  readonly pile: number
  readonly discards: readonly number[]
  readonly ticketPile: number
  readonly hand: readonly number[]
  readonly tickets: readonly Ticket[]
  readonly completed: readonly Ticket[]
  readonly offered: readonly Ticket[]
}

export function asked(s: State): readonly Player[] {
  return ASKED[s.question === CHOOSING_FIRST_TICKETS ? s.choosing : s.question === OVER ? 0 : 1 << s.player]
}

/** By set of players, a bit each. */
const ASKED: readonly (readonly Player[])[] = Array.from({ length: 32 }, (_, set) =>
  [0, 1, 2, 3, 4].filter((p) => (set >> p) & 1),
)

export function view(s: State, p: Player | undefined): View & Json {
  const over = s.question === OVER
  const mine = <T>(read: (me: Player) => T[]): T[] => (p === undefined ? [] : read(p))
  return {
    me: p ?? -1,
    player: s.player,
    asked: asked(s),
    over,
    turnsLeft: s.turnsLeft,
    claiming: s.claiming,
    players: Array.from({ length: s.seats }, (_, other) => ({
      trains: s.trains[other],
      score: s.score[other],
      cards: handSize(s, other),
      tickets: s.question === CHOOSING_FIRST_TICKETS ? s.dealt : countTickets(s, HELD + other),
      longestPath: longestPath(s, other),
      heldTickets: over ? ticketsHeld(s, other) : [],
      completedTickets: over ? completedTickets(s, other) : [],
      longestRoutes: over ? longestPathRoutes(s, other) : [],
    })),
    routeOwner: s.routeOwner.slice(),
    row: s.row.slice(),
    pile: pileSize(s),
    discards: s.discards.slice(),
    ticketPile: s.question === CHOOSING_FIRST_TICKETS ? countTickets(s, PILE) : ticketPileSize(s),
    hand: mine((me) => s.hand.slice(me * CARDS, (me + 1) * CARDS)),
    tickets: mine((me) => ticketsHeld(s, me)),
    completed: mine((me) => completedTickets(s, me)),
    offered: mine((me) => ticketsOffered(s, me)),
  }
}

/** The same table with other cards and tickets in all the places that the player has not looked into. */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  guessTickets(g, p, chance)
  guessCards(g, p, chance)
  return g
}

function guessTickets(g: State, p: Player, chance: Chance): void {
  if (g.question === OVER) return
  if (g.question === CHOOSING_FIRST_TICKETS) guessRejections(g, p, chance)
  const unknown: Ticket[] = []
  for (let t = 0; t < TICKETS; t++) if (!knowsTicket(g, t, p)) unknown.push(t)
  const places = unknown.map((t) => g.ticketPlace[t])
  shuffle(places, chance)
  for (const [i, t] of unknown.entries()) g.ticketPlace[t] = places[i]
}

/** How many first tickets the others have rejected so far is as secret as which. */
function guessRejections(g: State, p: Player, chance: Chance): void {
  for (let other = 0; other < g.seats; other++) {
    if (other === p) continue
    const dealt = [...ticketsOffered(g, other), ...ticketsAt(g, REJECTED + other)]
    const kept = KEPT_OF_FIRST + chance.pick(dealt.length - KEPT_OF_FIRST + 1)
    for (const [i, t] of dealt.entries()) g.ticketPlace[t] = (i < kept ? OFFERED : REJECTED) + other
  }
}

/** A player knows the tickets in hand, and those put under the pile as long as nothing was drawn from there. */
function knowsTicket(g: State, t: Ticket, p: Player): boolean {
  const place = g.ticketPlace[t]
  if (place === ABSENT) return true
  if (isReturned(g, t)) return returner(g, t) === p
  if (place === REJECTED + p) return isChoosing(g, p) || countTickets(g, PILE) > 0
  return isHeld(g, t, p) || isOffered(g, t, p)
}

/** Others keep the cards that they were seen to take, and get as many more as they have from all that is unseen. */
function guessCards(g: State, p: Player, chance: Chance): void {
  if (g.question === OVER) return
  const payer = g.question === PAYING && g.player !== p ? g.player : undefined
  const missing = Array<number>(g.seats).fill(0)
  for (let other = 0; other < g.seats; other++) {
    if (other === p) continue
    for (let card = 0; card < CARDS; card++) {
      const i = other * CARDS + card
      const hidden = g.hand[i] - g.shown[i]
      g.pile[card] += hidden
      g.hand[i] -= hidden
      missing[other] += hidden
    }
  }
  if (payer !== undefined) missing[payer] -= dealPayment(g, payer, missing[payer], chance)
  for (let other = 0; other < g.seats; other++)
    for (; missing[other] > 0; missing[other]--) dealFromPile(g, other, pickCard(g, chance))
}

/** Somebody who is choosing a payment can pay: gives one that is possible, and says how many cards that took. */
function dealPayment(g: State, payer: Player, hidden: number, chance: Chance): number {
  const could = clone(g)
  for (let card = 0; card < CARDS; card++) could.hand[payer * CARDS + card] += g.pile[card]
  const payments: Move[] = []
  paying.legal(could, payer, payments)
  const affordable = payments.filter((m) => cardsLacking(g, payer, m).length <= hidden)
  const lacking = cardsLacking(g, payer, affordable[chance.pick(affordable.length)])
  for (const card of lacking) dealFromPile(g, payer, card)
  return lacking.length
}

/** The cards that a payment needs beyond those seen in the payer's hand. */
function cardsLacking(g: State, payer: Player, m: Move): number[] {
  const length = LENGTH[g.claiming]
  const locomotives = paidLocomotives(m, length)
  const lack = (card: number, count: number): number[] =>
    Array(Math.max(0, count - g.hand[payer * CARDS + card])).fill(card)
  return paidColour(m) === LOCOMOTIVE
    ? lack(LOCOMOTIVE, length)
    : [...lack(paidColour(m), length - locomotives), ...lack(LOCOMOTIVE, locomotives)]
}

function dealFromPile(g: State, p: Player, card: number): void {
  g.pile[card]--
  g.hand[p * CARDS + card]++
}

function pickCard(g: State, chance: Chance): number {
  let rest = chance.pick(pileSize(g))
  let card = 0
  while (rest >= g.pile[card]) rest -= g.pile[card++]
  return card
}

function shuffle(list: number[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1)
    const swapped = list[i]
    list[i] = list[j]
    list[j] = swapped
  }
}
