import type { Target } from '@acheron/core'
import {
  COLOUR,
  COLOURS,
  EMPTY,
  GREY,
  LENGTH,
  LOCOMOTIVE,
  ROUTE_POINTS,
  type Route,
  TICKET_VALUE,
  type Ticket,
  type View,
} from '@acheron/games/ticket-to-ride'
import type { Sight } from '../contract.ts'
import { routeName, ticketName } from './names.ts'
import { ticketState, ticketWay } from './network.ts'
import { isClosed, isOpenTo, isOwned, seen, sum } from './seen.ts'
import type { Words } from './text/en.ts'
import { wordsIn } from './text/words.ts'

/** What a look at a thing says: the price of a route and who owns it, what a pile holds, how a ticket stands. */
export function hint({ view, names, language }: Sight, { kind, id }: Target): string | undefined {
  const words = wordsIn(language)
  const table = seen(view)
  const saying: Readonly<Record<string, () => string | undefined>> = {
    route: () => routeHint(words, table, id, names),
    hand: () => words.counted(table.hand[id] ?? 0, id),
    row: () => rowHint(words, table, id),
    pile: () => words.hints.pile(table.pile),
    discards: () => words.hints.discards(sum(table.discards)),
    'ticket-pile': () => words.hints.ticketPile(table.ticketPile),
    ticket: () => ticketHint(words, table, id),
  }
  const text = Object.hasOwn(saying, kind) ? saying[kind]() : undefined
  return text && `${text[0].toLocaleUpperCase(language)}${text.slice(1)}`
}

function routeHint(words: Words, view: View, route: Route, names: readonly string[]): string {
  const { hints } = words
  const name = routeName(words, route)
  const points = ROUTE_POINTS[LENGTH[route]]
  const owner = view.routeOwner[route]
  if (owner === view.me && isOwned(view, route)) return hints.own(name, points)
  if (isOwned(view, route)) return hints.owned(name, names[owner]?.trim() || words.seat(owner + 1), points)
  if (isClosed(view, route)) return hints.closed(name)
  const price = `${name}${words.colon}${hints.price(LENGTH[route], COLOUR[route])}`
  if (view.me < 0) return [price, words.points(points)].join(words.semicolon)
  if (!isOpenTo(view, route, view.me)) return hints.ownTwin(name)
  const { trains } = view.players[view.me]
  const tooFew = trains < LENGTH[route] ? [hints.tooFewTrains(trains)] : []
  return [price, holdings(words, view, route), ...tooFew, words.points(points)].join(words.semicolon)
}

/** What of the price is in hand; for a grey route the colour of which there is most. */
function holdings(words: Words, view: View, route: Route): string {
  const { hand } = view
  const best = COLOUR[route] === GREY ? mostHeld(hand) : COLOUR[route]
  const held = [best, LOCOMOTIVE].filter((card) => hand[card] > 0).map((card) => words.counted(hand[card], card))
  return COLOUR[route] === GREY ? words.hints.atMost(held) : words.hints.youHave(held)
}

function mostHeld(hand: readonly number[]): number {
  let best = 0
  for (let card = 1; card < COLOURS; card++) if (hand[card] > hand[best]) best = card
  return best
}

function rowHint({ hints, card }: Words, view: View, slot: number): string {
  const lies = view.row[slot]
  if (lies === EMPTY || lies === undefined) return hints.noCard
  if (view.me < 0) return card(lies)
  return lies === LOCOMOTIVE ? hints.takeLocomotive(view.hand[lies]) : hints.takeCard(lies, view.hand[lies])
}

function ticketHint(words: Words, view: View, ticket: Ticket): string {
  const { hints } = words
  const value = TICKET_VALUE[ticket]
  const holder = view.over ? view.players.findIndex((player) => player.heldTickets.includes(ticket)) : view.me
  if (holder < 0) return `${ticketName(ticket)}, ${words.points(value)}`
  const state = ticketState(view, ticket, holder)
  const needed = ticketWay(view, ticket, holder)?.trains ?? 0
  const standing =
    state === 'done'
      ? hints.ticketDone(value)
      : state === 'open'
        ? hints.ticketOpen(needed, view.players[holder].trains, value)
        : view.over
          ? hints.ticketFailed(value)
          : hints.ticketBlocked(value)
  return `${ticketName(ticket)}, ${standing}`
}
