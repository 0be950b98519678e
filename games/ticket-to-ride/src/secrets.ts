import type { Chance, Player } from '@acheron/core'
import { ROUTES, type Route } from './board.ts'
import { CARDS, type Card, LOCOMOTIVE } from './colours.ts'
import { longestPath, longestPathRoutes } from './longest-path.ts'
import { networkOf } from './network.ts'
import {
  countTickets,
  discardsSize,
  givenBack,
  handSize,
  locomotivesInRow,
  returnedTicket,
  returner,
  routesOf,
  ticketPileSize,
  ticketsAt,
  ticketsHeld,
  ticketsOffered,
} from './queries.ts'
import { CHOOSING_FIRST_TICKETS, KEEPING_TICKETS, OVER, PAYING, TAKING_TURN } from './question.ts'
import { isCompleted } from './scoring.ts'
import { clone, FREE, HELD, MOST_SEATS, NO_ROUTE, OFFERED, PILE, REJECTED, type State } from './state.ts'
import { putTicket, takeTicket } from './ticket-pile.ts'
import type { Ticket } from './tickets.ts'
import { PLAIN_FOR_SWEEP, SWEPT_AT, takeUnseen } from './train-cards.ts'

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

/** What only one player may know. A spectator has nothing of it. */
export type Own = {
  readonly me: number
  /** The route for which a payment is being chosen. */
  readonly claiming: number
  readonly hand: readonly number[]
  readonly tickets: readonly Ticket[]
  readonly completed: readonly Ticket[]
  readonly offered: readonly Ticket[]
}

/** What a player, or a spectator, may know. */
export type View = Own & {
  readonly player: Player
  /** Whom everybody waits for. */
  readonly awaited: readonly Player[]
  readonly over: boolean
  readonly turnsLeft: number
  readonly players: readonly PublicPlayer[]
  readonly routeOwner: readonly number[]
  readonly row: readonly number[]
  readonly pile: number
  readonly discards: readonly number[]
  readonly ticketPile: number
}

const SPECTATOR: Own = { me: -1, claiming: NO_ROUTE, hand: [], tickets: [], completed: [], offered: [] }

export const asked = (s: State): readonly Player[] => PLAYERS_IN[s.asked]

/** The first tickets are chosen at once and in secret: who is done already is nobody's business. */
export function awaited(s: State): readonly Player[] {
  return s.question === CHOOSING_FIRST_TICKETS ? PLAYERS_IN[(1 << s.seats) - 1] : asked(s)
}

/** By set of players, a bit each. */
const PLAYERS_IN: readonly (readonly Player[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, set) =>
  [0, 1, 2, 3, 4].filter((p) => (set >> p) & 1),
)

export function shown(s: State): View {
  return {
    ...SPECTATOR,
    player: s.player,
    awaited: awaited(s),
    over: s.question === OVER,
    turnsLeft: s.turnsLeft,
    players: Array.from({ length: s.seats }, (_, p) => publicPlayer(s, p)),
    routeOwner: routeOwners(s),
    row: s.row.slice(),
    pile: s.pileSize,
    discards: s.discards.slice(),
    ticketPile: s.question === CHOOSING_FIRST_TICKETS ? countTickets(s, PILE) : ticketPileSize(s) - givenBack(s),
  }
}

function publicPlayer(s: State, p: Player): PublicPlayer {
  const network = networkOf(routesOf(s, p))
  const revealed = s.question === OVER ? ticketsHeld(s, p) : []
  return {
    trains: s.trains[p],
    score: s.score[p],
    cards: handSize(s, p),
    tickets: s.question === CHOOSING_FIRST_TICKETS ? s.dealt : countTickets(s, HELD + p),
    longestPath: longestPath(network),
    heldTickets: revealed,
    completedTickets: revealed.filter((ticket) => isCompleted(network, ticket)),
    longestRoutes: s.question === OVER ? longestPathRoutes(network) : [],
  }
}

/** By route. */
function routeOwners(s: State): number[] {
  const owners = Array<number>(ROUTES).fill(FREE)
  for (let p = 0; p < s.seats; p++) for (const route of routesOf(s, p)) owners[route] = p
  return owners
}

export function own(s: State, p: Player): Own {
  const network = networkOf(routesOf(s, p))
  const tickets = ticketsHeld(s, p)
  return {
    me: p,
    claiming: s.player === p ? s.claiming : NO_ROUTE,
    hand: s.hand.slice(p * CARDS, (p + 1) * CARDS),
    tickets,
    completed: tickets.filter((ticket) => isCompleted(network, ticket)),
    offered: ticketsOffered(s, p),
  }
}

/**
 * The same table with other cards and tickets in all the places that the player has not looked into. It follows from what
 * the player may know, and from chance, alone: the truth leaves no trace in it.
 */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  if (g.question === OVER) return g
  forgetHalfAnswers(g, p)
  guessTickets(g, p, chance)
  guessCards(g, p, chance)
  return g
}

/** What others have done is not known until they are done: tickets given back, a route that is still to be paid for. */
function forgetHalfAnswers(g: State, p: Player): void {
  if (g.question === CHOOSING_FIRST_TICKETS) {
    for (let other = 0; other < g.seats; other++) {
      if (other === p) continue
      for (const t of ticketsAt(g, REJECTED + other)) putTicket(g, takeTicket(g, t, REJECTED + other), OFFERED + other)
      g.asked |= 1 << other
    }
  } else if (g.player !== p) {
    if (g.question === KEEPING_TICKETS)
      for (const given of g.returned.splice(g.returned.length - givenBack(g)))
        putTicket(g, returnedTicket(given), OFFERED + g.player)
    if (g.question === PAYING) g.question = TAKING_TURN
    g.claiming = NO_ROUTE
  }
}

function guessTickets(g: State, p: Player, chance: Chance): void {
  const places = unseenPlaces(g, p)
  const sizes = places.map((place) => countTickets(g, place))
  const unseen = places.flatMap((place) => ticketsAt(g, place).map((t) => takeTicket(g, t, place)))
  for (const given of g.returned) if (returner(given) !== p) unseen.push(returnedTicket(given))
  shuffle(
    unseen.sort((a, b) => a - b),
    chance,
  )
  for (const [i, place] of places.entries()) for (const t of unseen.splice(0, sizes[i])) putTicket(g, t, place)
  g.returned = g.returned.map((given) =>
    returner(given) === p ? given : unseen.splice(0, 1)[0] * MOST_SEATS + returner(given),
  )
}

/** Where tickets lie that a player does not know; those rejected by the player too when they may have been dealt again. */
function unseenPlaces(g: State, p: Player): number[] {
  const places = [PILE]
  for (let other = 0; other < g.seats; other++)
    if (other !== p) places.push(HELD + other, OFFERED + other, REJECTED + other)
  if (countTickets(g, PILE) === 0) places.push(REJECTED + p)
  return places
}

/** Others keep the cards that they were seen to take, and get as many more as they have from all that is unseen. */
function guessCards(g: State, p: Player, chance: Chance): void {
  const missing: number[] = []
  for (let other = 0; other < g.seats; other++) {
    missing.push(0)
    if (other !== p)
      for (let card = 0; card < CARDS; card++) {
        const i = other * CARDS + card
        const hidden = g.hand[i] - g.shown[i]
        g.pile[card] += hidden
        g.pileSize += hidden
        g.hand[i] = g.shown[i]
        missing[other] += hidden
      }
  }
  const aside = locomotivesInRow(g) < SWEPT_AT ? [] : setPileAside(g, g.pileSize - sum(missing), chance)
  for (const [other, cards] of missing.entries())
    for (let i = 0; i < cards; i++) g.hand[other * CARDS + takeUnseen(g, chance)]++
  for (const card of aside) putBack(g, card)
}

/** A row that shows many locomotives and is not swept says that the piles have hardly another card. */
function setPileAside(g: State, size: number, chance: Chance): Card[] {
  const locomotives = g.pile[LOCOMOTIVE]
  const plainDiscards = discardsSize(g) - g.discards[LOCOMOTIVE]
  const fewest = Math.max(0, size - locomotives)
  const most = Math.min(size, PLAIN_FOR_SWEEP - 1 - plainDiscards, g.pileSize - locomotives)
  const plain = fewest + chance.pick(most - fewest + 1)
  const aside: Card[] = Array(size - plain).fill(LOCOMOTIVE)
  g.pile[LOCOMOTIVE] = 0
  g.pileSize -= locomotives
  while (aside.length < size) aside.push(takeUnseen(g, chance))
  g.pile[LOCOMOTIVE] = locomotives - size + plain
  g.pileSize += g.pile[LOCOMOTIVE]
  return aside
}

function putBack(g: State, card: Card): void {
  g.pile[card]++
  g.pileSize++
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function shuffle(list: number[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1)
    const swapped = list[i]
    list[i] = list[j]
    list[j] = swapped
  }
}
