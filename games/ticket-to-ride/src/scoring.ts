import type { Player, Result } from '@acheron/core'
import { longestPath } from './longest-path.ts'
import { areJoined, type Network, networkOf } from './network.ts'
import { routesOf, ticketsHeld } from './queries.ts'
import { OVER } from './question.ts'
import type { State } from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { TICKET_FROM, TICKET_TO, TICKET_VALUE, type Ticket } from './tickets.ts'

const LONGEST_PATH_BONUS = 10

export const ENDINGS = ['last-round', 'all-passed'] as const

export function result(s: State): Result | undefined {
  if (s.question !== OVER) return undefined
  const networks = networksOf(s)
  const bonus = longestPathBonus(networks)
  const tickets: number[] = []
  const completed: number[] = []
  const scores: number[] = []
  for (let p = 0; p < s.seats; p++) {
    tickets.push(0)
    completed.push(0)
    for (const ticket of ticketsHeld(s, p)) {
      const points = ticketPoints(networks[p], ticket)
      tickets[p] += points
      if (points > 0) completed[p]++
    }
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

function networksOf(s: State): Network[] {
  const networks: Network[] = []
  for (let p = 0; p < s.seats; p++) networks.push(networkOf(routesOf(s, p)))
  return networks
}

/** By player: the points for the longest path, for everybody who has one of that length. */
function longestPathBonus(networks: readonly Network[]): number[] {
  const lengths: number[] = []
  let longest = 1
  for (const network of networks) {
    const length = longestPath(network, longest - 1)
    lengths.push(length)
    longest = Math.max(longest, length)
  }
  return lengths.map((length) => (length === longest ? LONGEST_PATH_BONUS : 0))
}

/** A ticket is completed when the player's own routes join its cities. */
export const isCompleted = (network: Network, ticket: Ticket): boolean =>
  areJoined(network, TICKET_FROM[ticket], TICKET_TO[ticket])

/** A completed ticket adds its value, another costs it. */
const ticketPoints = (network: Network, ticket: Ticket): number =>
  isCompleted(network, ticket) ? TICKET_VALUE[ticket] : -TICKET_VALUE[ticket]

/** Tells the final count, ticket by ticket. */
export function finalScoring(s: State, story: TicketToRideStory): void {
  const networks = networksOf(s)
  for (const [p, network] of networks.entries())
    for (const ticket of ticketsHeld(s, p))
      story.tell({
        id: 'ticket-scored',
        facts: { by: p, ticket, points: ticketPoints(network, ticket) },
        reveals: 'all',
      })
  for (const [p, bonus] of longestPathBonus(networks).entries())
    if (bonus > 0) story.tell({ id: 'longest-path', facts: { by: p, length: longestPath(networks[p]) } })
  const winners = result(s)?.places.flatMap((place, p) => (place === 1 ? [p] : [])) ?? []
  story.tell({ id: 'game-over', facts: { winners } })
}
