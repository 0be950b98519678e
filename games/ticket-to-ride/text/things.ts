import type { Player } from '@acheron/core'
import { CITIES, COLOUR, FROM, type Route, TO, TWIN } from '../src/board.ts'
import { type Card, LOCOMOTIVE } from '../src/colours.ts'
import { TICKET_FROM, TICKET_TO, TICKET_VALUE, type Ticket } from '../src/tickets.ts'
import type { Words } from './en.ts'

/** What a player is called. */
export type Naming = (p: Player) => string

type CardText = (n: number, card: Card) => string

/** The two cities, and which of the two tracks it is where there are two. */
export function routeText(words: Words, route: Route): string {
  const cities = `${CITIES[FROM[route]][1]} – ${CITIES[TO[route]][1]}`
  const twin = TWIN[route]
  return twin < 0 ? cities : `${cities} (${words.track(COLOUR[route], route < twin ? 1 : 2)})`
}

/** The two cities and the value. */
export function ticketText(ticket: Ticket): string {
  return `${CITIES[TICKET_FROM[ticket]][1]} – ${CITIES[TICKET_TO[ticket]][1]} (${TICKET_VALUE[ticket]})`
}

/** Cards of which there are so many, by card. */
export function cardsText(counts: readonly number[], text: CardText): string[] {
  return counts.flatMap((n, card) => (n > 0 ? [text(n, card)] : []))
}

/** What is laid down for a route: cards of a colour, locomotives, or both. */
export function paymentText(card: Card, cards: number, locomotives: number, text: CardText): string[] {
  const colour = cards > 0 ? [text(cards, card)] : []
  return locomotives > 0 ? [...colour, text(locomotives, LOCOMOTIVE)] : colour
}
