import {
  CARDS,
  CITIES,
  COLOUR,
  EMPTY,
  FROM,
  LENGTH,
  LOCOMOTIVE,
  ROUTES,
  type Route,
  TICKET_VALUE,
  type Ticket,
  TO,
  type View,
} from '@acheron/games/ticket-to-ride'
import type { ListSection, Sight } from '../contract.ts'
import { CITY_PLACES, REGIONS } from './cities.ts'
import { routeName, ticketName } from './names.ts'
import { ticketState, ticketWay } from './network.ts'
import { routesInOrder } from './order.ts'
import { isClosed, isOwned, seen, sum } from './seen.ts'
import type { Words } from './text/en.ts'
import { wordsIn } from './text/words.ts'

type Line = ListSection['lines'][number]

/** Locomotives, then the colours. */
export const HAND_ORDER: readonly number[] = [LOCOMOTIVE, ...Array.from({ length: CARDS - 1 }, (_, card) => card)]

/** The whole table as lines; whatever can be pointed at on the board can be pointed at here. */
export function list({ view: json, names, language }: Sight): readonly ListSection[] {
  const words = wordsIn(language)
  const view = seen(json)
  const nameOf = (player: number): string => names[player]?.trim() || words.seat(player + 1)
  const own = view.me < 0 ? [] : ownSections(words, view)
  const revealed = view.over ? revealedSections(words, view, nameOf) : []
  return [...own, rowSection(words, view), pileSection(words, view), ...revealed, ...routeSections(words, view, nameOf)]
}

function ownSections(words: Words, view: View): ListSection[] {
  const held = HAND_ORDER.filter((card) => view.hand[card] > 0)
  const hand = held.map(
    (card): Line => ({ text: words.counted(view.hand[card], card), target: { kind: 'hand', id: card } }),
  )
  const tickets = view.tickets.map((ticket) => ticketLine(words, view, ticket, view.me))
  const offered = view.offered.map((ticket) => ticketLine(words, view, ticket, view.me))
  return [
    ...(offered.length > 0 ? [{ heading: words.offered, lines: offered }] : []),
    { heading: words.hand, lines: hand.length > 0 ? hand : [{ text: words.emptyHand }] },
    { heading: words.ownTickets, lines: tickets.length > 0 ? tickets : [{ text: words.noTickets }] },
  ]
}

function ticketLine(words: Words, view: View, ticket: Ticket, holder: number): Line {
  const text = `${ticketName(ticket)}, ${words.points(TICKET_VALUE[ticket])}, ${standing(words, view, ticket, holder)}`
  return { text, target: { kind: 'ticket', id: ticket } }
}

/** How a ticket stands, in a few words. */
export function standing(words: Words, view: View, ticket: Ticket, holder: number): string {
  const state = ticketState(view, ticket, holder)
  if (state === 'done') return words.done
  if (state === 'open') return words.needs(ticketWay(view, ticket, holder)?.trains ?? 0)
  return view.over ? words.failed : words.blocked
}

function rowSection(words: Words, { row }: View): ListSection {
  const lines = row.map((card, id): Line => {
    const text = card === EMPTY ? words.noCard(id + 1) : words.rowCard(id + 1, card)
    return { text, target: { kind: 'row', id } }
  })
  return { heading: words.row, lines }
}

function pileSection(words: Words, view: View): ListSection {
  return {
    heading: `${words.pile}, ${words.ticketPile}`,
    lines: [
      { text: `${words.pile}, ${words.cards(view.pile)}`, target: { kind: 'pile', id: 0 } },
      { text: `${words.ticketPile}, ${words.tickets(view.ticketPile)}`, target: { kind: 'ticket-pile', id: 0 } },
      { text: `${words.discards}, ${words.cards(sum(view.discards))}` },
    ],
  }
}

function revealedSections(words: Words, view: View, nameOf: (player: number) => string): ListSection[] {
  return view.players.flatMap(({ heldTickets }, player) =>
    player === view.me
      ? []
      : [
          {
            heading: words.ticketsOf(nameOf(player)),
            lines: heldTickets.map((ticket) => ticketLine(words, view, ticket, player)),
          },
        ],
  )
}

function routeSections(words: Words, view: View, nameOf: (player: number) => string): ListSection[] {
  const routes = routesInOrder(Array.from({ length: ROUTES }, (_, route) => route))
  return words.regions.map((heading, region) => ({
    heading,
    lines: routes
      .filter((route) => regionOf(route) === region)
      .map((route) => ({
        text: words.routeLine(routeName(words, route), LENGTH[route], COLOUR[route], owned(words, view, route, nameOf)),
        target: { kind: 'route', id: route },
      })),
  }))
}

function owned(words: Words, view: View, route: Route, nameOf: (player: number) => string): string {
  if (isClosed(view, route)) return words.closed
  if (!isOwned(view, route)) return words.free
  return view.routeOwner[route] === view.me ? words.yours : words.ownedBy(nameOf(view.routeOwner[route]))
}

/** A route belongs to the region of its western end. */
function regionOf(route: Route): number {
  const [from, to] = [CITY_PLACES[CITIES[FROM[route]][0]], CITY_PLACES[CITIES[TO[route]][0]]]
  return REGIONS[from.x < to.x ? FROM[route] : TO[route]]
}
