import type { Player, Result } from '@acheron/core'
import { CITIES, FROM, ROUTES, TO } from './board.ts'
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
  const players = Array.from({ length: s.seats }, (_, p) => p)
  const done = players.map((p) => completedTickets(s, p))
  const tickets = players.map((p) => ticketsHeld(s, p).reduce((sum, t) => sum + ticketPoints(t, done[p]), 0))
  const bonus = longestPathHolders(s).map((holds) => (holds ? LONGEST_PATH_BONUS : 0))
  const scores = players.map((p) => s.score[p] + tickets[p] + bonus[p])
  const isBehind = (p: Player, other: Player): boolean =>
    (scores[other] - scores[p] || done[other].length - done[p].length || bonus[other] - bonus[p]) > 0
  return {
    ending: s.passes === s.seats ? 'all-passed' : 'last-round',
    scores,
    places: players.map((p) => 1 + players.filter((other) => isBehind(p, other)).length),
    parts: { routes: s.score.slice(), tickets, 'longest-path': bonus },
  }
}

const ticketPoints = (t: Ticket, done: readonly Ticket[]): number =>
  done.includes(t) ? TICKET_VALUE[t] : -TICKET_VALUE[t]

/** By player: whether the bonus for the longest path is theirs. */
function longestPathHolders(s: State): boolean[] {
  const lengths = Array.from({ length: s.seats }, (_, p) => longestPath(s, p))
  const longest = Math.max(...lengths)
  return lengths.map((length) => length === longest && longest > 0)
}

/** The tickets of a player whose cities the player's own routes join. */
export function completedTickets(s: State, p: Player): Ticket[] {
  const network = joinedCities(s, p)
  return ticketsHeld(s, p).filter((t) => network(TICKET_FROM[t]) === network(TICKET_TO[t]))
}

/** Two cities are joined by the player's routes exactly when this gives the same for both. */
function joinedCities(s: State, p: Player): (city: number) => number {
  const parent = CITIES.map((_, city) => city)
  const root = (city: number): number => {
    let at = city
    while (parent[at] !== at) at = parent[at]
    return at
  }
  for (let route = 0; route < ROUTES; route++)
    if (s.routeOwner[route] === p) parent[root(FROM[route])] = root(TO[route])
  return root
}

/** Tells the final count, ticket by ticket. */
export function finalScoring(s: State, story: TicketToRideStory): void {
  for (let p = 0; p < s.seats; p++) {
    const done = completedTickets(s, p)
    for (const ticket of ticketsHeld(s, p))
      story.tell({ id: 'ticket-scored', facts: { by: p, ticket, points: ticketPoints(ticket, done) } })
  }
  for (const [p, holds] of longestPathHolders(s).entries())
    if (holds) story.tell({ id: 'longest-path', facts: { by: p, length: longestPath(s, p) } })
  const places = result(s)?.places ?? []
  const winners = places.flatMap((place, p) => (place === 1 ? [p] : []))
  story.tell({ id: 'game-over', facts: { winners } })
}
