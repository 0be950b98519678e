import {
  CITIES,
  COLOUR,
  FROM,
  GREY,
  type Route,
  TICKET_FROM,
  TICKET_TO,
  type Ticket,
  TO,
  TWIN,
} from '@acheron/games/ticket-to-ride'
import type { Words } from './text/en.ts'

export const cityName = (city: number): string => CITIES[city][1]

/** The two cities; of two grey tracks also which, since nothing else tells them apart. */
export function routeName(words: Words, route: Route): string {
  const name = `${cityName(FROM[route])} – ${cityName(TO[route])}`
  return TWIN[route] >= 0 && COLOUR[route] === GREY ? `${name} (${words.track(TWIN[route] > route ? 1 : 2)})` : name
}

export const ticketName = (ticket: Ticket): string =>
  `${cityName(TICKET_FROM[ticket])} – ${cityName(TICKET_TO[ticket])}`
