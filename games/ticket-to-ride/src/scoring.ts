import type { Player, Result } from '@acheron/core'
import { CITIES, type City, FROM, ROUTES, TO } from './board.ts'
import { longestPath } from './longest-path.ts'
import { ticketsHeld } from './queries.ts'
import { OVER } from './question.ts'
import type { State } from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { TICKET_FROM, TICKET_TO, TICKET_VALUE, type Ticket } from './tickets.ts'

const LONGEST_PATH_BONUS = 10

export const ENDINGS = ['last-round', 'all-passed'] as const

export function result(s: State): Result | undefined {
  if (s.question !== OVER) return undefined
  const bonus = longestPathBonus(s)
  const tickets: number[] = []
  const completed: number[] = []
  const scores: number[] = []
  for (let p = 0; p < s.seats; p++) {
    const done = completedTickets(s, p)
    completed.push(done.length)
    tickets.push(ticketPoints(ticketsHeld(s, p), done))
    scores.push(s.score[p] + tickets[p] + bonus[p])
  }
  const isBehind = (p: Player, other: Player): boolean =>
    (scores[other] - scores[p] || completed[other] - completed[p] || bonus[other] - bonus[p]) > 0
  return {
    ending: s.passes === s.seats ? 'all-passed' : 'last-round',
    scores,
    places: scores.map((_, p) => 1 + scores.filter((_, other) => isBehind(p, other)).length),
    parts: { routes: s.score.slice(), tickets, 'longest-path': bonus },
  }
}

/** Completed tickets add their value, the others cost it. */
function ticketPoints(held: readonly Ticket[], done: readonly Ticket[]): number {
  return 2 * totalValue(done) - totalValue(held)
}

function totalValue(tickets: readonly Ticket[]): number {
  let value = 0
  for (const ticket of tickets) value += TICKET_VALUE[ticket]
  return value
}

/** By player: the points for the longest path, for everybody who has one of that length. */
function longestPathBonus(s: State): number[] {
  const lengths: number[] = []
  let longest = 1
  for (let p = 0; p < s.seats; p++) {
    lengths.push(longestPath(s, p, longest - 1))
    longest = Math.max(longest, lengths[p])
  }
  return lengths.map((length) => (length === longest ? LONGEST_PATH_BONUS : 0))
}

/** The tickets of a player whose cities the player's own routes join. */
export function completedTickets(s: State, p: Player): Ticket[] {
  const held = ticketsHeld(s, p)
  if (held.length === 0) return held
  const network = joinedCities(s, p)
  return held.filter((ticket) => network[TICKET_FROM[ticket]] === network[TICKET_TO[ticket]])
}

/** By city: a number that it shares with the cities that the player's routes join it to, and with no other. */
function joinedCities({ routeOwner }: State, p: Player): City[] {
  const joined = APART.slice()
  for (let route = 0; route < ROUTES; route++)
    if (routeOwner[route] === p) joined[root(joined, FROM[route])] = root(joined, TO[route])
  for (let city = 0; city < joined.length; city++) joined[city] = root(joined, city)
  return joined
}

const APART: readonly City[] = [...CITIES.keys()]

function root(joined: readonly City[], city: City): City {
  let at = city
  while (joined[at] !== at) at = joined[at]
  return at
}

/** Tells the final count, ticket by ticket. */
export function finalScoring(s: State, story: TicketToRideStory): void {
  for (let p = 0; p < s.seats; p++) {
    const done = completedTickets(s, p)
    for (const ticket of ticketsHeld(s, p)) {
      const points = done.includes(ticket) ? TICKET_VALUE[ticket] : -TICKET_VALUE[ticket]
      story.tell({ id: 'ticket-scored', facts: { by: p, ticket, points } })
    }
  }
  for (const [p, bonus] of longestPathBonus(s).entries())
    if (bonus > 0) story.tell({ id: 'longest-path', facts: { by: p, length: longestPath(s, p) } })
  const winners = result(s)?.places.flatMap((place, p) => (place === 1 ? [p] : [])) ?? []
  story.tell({ id: 'game-over', facts: { winners } })
}
