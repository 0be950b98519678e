import type { Player } from '@acheron/core'
import { LENGTH, ROUTE_NAME, type Route, TWIN } from '../src/board.ts'
import { layTrains } from '../src/claiming.ts'
import { CARD_NAMES, CARDS, DECK } from '../src/colours.ts'
import type { State } from '../src/index.ts'
import { isOpen } from '../src/queries.ts'
import { TAKING_TURN } from '../src/question.ts'
import { EMPTY, emptyTable, HELD, MOST_SEATS, OPEN_END, PILE } from '../src/state.ts'
import { putTicket, takeTicket } from '../src/ticket-pile.ts'
import { TICKET_NAME, TICKET_SETS } from '../src/tickets.ts'
import { FEW_TRAINS } from '../src/turns.ts'

/** How many cards of which colour. */
export type Cards = Readonly<Record<string, number>>

/** What matters in a position. All lists go by player. */
export interface Position {
  readonly seats?: number
  readonly turn?: Player
  readonly set?: '33' | '30'
  readonly hands?: readonly Cards[]
  /** Five cards; `-` where there is none. */
  readonly row?: string
  /** If it is not named, the draw pile has every card not named elsewhere; if it is, the last player holds them. */
  readonly pile?: Cards
  readonly discards?: Cards
  readonly owners?: Readonly<Record<string, Player>>
  /** Trains in stock. Where that is fewer than the owners imply, routes are made up, long ones first. */
  readonly trains?: readonly (number | undefined)[]
  /** Routes that are not to be made up. */
  readonly free?: readonly string[]
  readonly tickets?: readonly (readonly string[])[]
  /** Tickets never dealt. As with the draw pile: if it is named, the last player holds all other tickets. */
  readonly ticketPile?: readonly string[]
  /** Tickets given back in play, from top to bottom, and by whom. */
  readonly under?: readonly (readonly [ticket: string, by: Player])[]
  readonly turnsLeft?: number
}

export function lawfulState(wanted: Position): State {
  const { seats = 2, turn = 0, set = '33', turnsLeft } = wanted
  const { dealt, size } = TICKET_SETS[set]
  const s: State = { ...emptyTable(seats, dealt, size), question: TAKING_TURN, asked: 1 << turn, player: turn }
  layAllTrains(s, wanted)
  s.turnsLeft = turnsLeft ?? (s.trains.some((left) => left <= FEW_TRAINS) ? seats : OPEN_END)
  layCards(s, wanted)
  layTickets(s, wanted)
  return s
}

function layAllTrains(s: State, { owners = {}, trains = [], free = [] }: Position): void {
  for (const [name, owner] of Object.entries(owners)) layTrains(s, owner, indexIn(ROUTE_NAME, name))
  const kept = new Set(free.map((name) => indexIn(ROUTE_NAME, name)))
  for (const [p, left] of trains.entries()) {
    if (left === undefined) continue
    const routes = routesOf(s, p, s.trains[p] - left, kept)
    for (const route of routes) layTrains(s, p, route)
  }
}

/** Free routes with so many spaces in all that one player may own together. */
function routesOf(s: State, p: Player, spaces: number, kept: ReadonlySet<Route>): Route[] {
  const open = [...ROUTE_NAME.keys()]
    .filter((route) => isOpen(s, p, route) && !kept.has(route))
    .sort((a, b) => LENGTH[b] - LENGTH[a])
  const choose = (from: number, left: number, chosen: readonly Route[]): readonly Route[] | undefined => {
    if (left === 0) return chosen
    for (let i = from; i < open.length; i++) {
      const route = open[i]
      if (LENGTH[route] > left || chosen.includes(TWIN[route])) continue
      const found = choose(i + 1, left - LENGTH[route], [...chosen, route])
      if (found) return found
    }
    return undefined
  }
  const found = choose(0, spaces, [])
  if (!found) throw new Error(`no routes are left with ${spaces} spaces`)
  return [...found]
}

function layCards(s: State, wanted: Position): void {
  const { hands = [], row = 'red blue green white black', pile, discards = {} } = wanted
  const left = DECK.slice()
  const layOut = (cards: Cards, where: number[], from = 0): void => {
    for (const [name, count] of Object.entries(cards)) {
      const card = indexIn(CARD_NAMES, name)
      where[from + card] += count
      left[card] -= count
    }
  }
  for (const [p, hand] of hands.entries()) layOut(hand, s.hand, p * CARDS)
  s.row = row.split(' ').map((name) => (name === '-' ? EMPTY : indexIn(CARD_NAMES, name)))
  for (const card of s.row) if (card !== EMPTY) left[card]--
  layOut(discards, s.discards)
  s.pile = CARD_NAMES.map(() => 0)
  if (pile) layOut(pile, s.pile)
  const last = (s.seats - 1) * CARDS
  for (let card = 0; card < CARDS; card++) {
    if (pile) s.hand[last + card] += left[card]
    else s.pile[card] = left[card]
  }
  s.pileSize = s.pile.reduce((sum, count) => sum + count)
}

function layTickets(s: State, { set = '33', tickets = [], ticketPile, under = [] }: Position): void {
  const { size } = TICKET_SETS[set]
  const elsewhere = new Map<string, number>()
  for (const name of ticketPile ?? []) elsewhere.set(name, PILE)
  for (const [p, held] of tickets.entries()) for (const name of held) elsewhere.set(name, HELD + p)
  const given = under.map(([name, by]) => [indexIn(TICKET_NAME, name), by])
  s.returned = given.map(([t, by]) => t * MOST_SEATS + by)
  for (let t = 0; t < size; t++) {
    takeTicket(s, t, PILE)
    const place = elsewhere.get(TICKET_NAME[t]) ?? (ticketPile ? HELD + s.seats - 1 : PILE)
    if (!given.some(([one]) => one === t)) putTicket(s, t, place)
  }
  for (const name of elsewhere.keys()) indexIn(TICKET_NAME, name)
}

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`there is no "${name}"`)
  return index
}
