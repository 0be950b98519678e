import type { Chance, Move, Player, Rule } from '@acheron/core'
import type { Route } from './board.ts'
import * as board from './board.ts'
import type { Card, RouteColour } from './colours.ts'
import * as colours from './colours.ts'
import { claim, isPay, PAY_LOCOMOTIVES, paidColour, paidLocomotives, pay } from './moves.ts'
import { cardsHeld } from './queries.ts'
import { PAYING, type TicketToRideQuestion } from './question.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { discard, restock } from './train-cards.ts'
import { endTurn } from './turns.ts'

// Read in the innermost loops, where a constant of this module costs nothing and an imported one is looked up each time.
const { COLOUR, LENGTH, ROUTE_POINTS, ROUTES, TWIN } = board
const { CARDS, COLOURS, GREY, LOCOMOTIVE } = colours
const { FREE, NO_ROUTE, TRAINS } = state

/** From so many players on, both tracks of a double route can be claimed. */
export const DOUBLES_FROM = 4

/** Why a route is closed to a player, however rich. */
function cannotOccupy(s: State, p: Player, r: Route): Rule | undefined {
  const { routeOwner } = s
  if (routeOwner[r] >= 0) return 'TTR-058'
  const twin = TWIN[r]
  if (twin < 0 || routeOwner[twin] < 0) return undefined
  if (routeOwner[twin] === p) return 'TTR-059'
  return s.seats < DOUBLES_FROM ? 'TTR-061' : undefined
}

export function cannotClaim(s: State, p: Player, r: Route): Rule | undefined {
  const closed = cannotOccupy(s, p, r)
  if (closed) return closed
  if (s.trains[p] < LENGTH[r]) return 'TTR-062'
  if (mostCardsFor(s, p, COLOUR[r]) >= LENGTH[r]) return undefined
  return COLOUR[r] === GREY ? 'TTR-052' : 'TTR-051'
}

/** The most cards that a player can lay down for a route of a colour. */
function mostCardsFor(s: State, p: Player, colour: RouteColour): number {
  const own = colour === GREY ? largestSet(s, p) : cardsHeld(s, p, colour)
  return own + cardsHeld(s, p, LOCOMOTIVE)
}

function largestSet(s: State, p: Player): number {
  let most = 0
  for (let colour = 0; colour < COLOURS; colour++) most = Math.max(most, cardsHeld(s, p, colour))
  return most
}

/** By colour and number of cards or trains, up to more than anybody has: the routes that have no more spaces. */
const ROUTES_UP_TO: readonly (readonly (readonly Route[])[])[] = Array.from({ length: GREY + 1 }, (_, colour) =>
  Array.from({ length: TRAINS + 1 }, (_, most) =>
    [...LENGTH.keys()].filter((route) => COLOUR[route] === colour && LENGTH[route] <= most),
  ),
)

/** By route: the other track of a double route, or the route itself. */
const BESIDE = Int8Array.from(TWIN, (twin, route) => (twin < 0 ? route : twin))

const EVERYBODY = 0b11111

/** The routes that `listClaims` has found so far. */
const found = new Uint8Array(ROUTES)

/** Lists what `cannotClaim` lets pass, looking only at routes that are short enough for the player's cards and trains. */
export function listClaims(s: State, p: Player, out: Move[]): void {
  const { hand, routeOwner } = s
  const first = p * CARDS
  const locomotives = hand[first + LOCOMOTIVE]
  const trains = s.trains[p]
  const closing = s.seats < DOUBLES_FROM ? EVERYBODY : 1 << p
  let largest = 0
  let count = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const own = hand[first + colour]
    if (own > largest) largest = own
    count = findOpen(ROUTES_UP_TO[colour][Math.min(own + locomotives, trains)], routeOwner, closing, count)
  }
  count = findOpen(ROUTES_UP_TO[GREY][Math.min(largest + locomotives, trains)], routeOwner, closing, count)
  for (let i = 0; i < count; i++) out.push(claim(found[i]))
}

/**
 * Finds the routes that are free and not closed by the owner of the other track; says how many are found by now. Which
 * are open follows no pattern that a processor could learn, so there is no `if`: each route is written down, and the next
 * one over it if it is not open. A shift by FREE asks for a bit that no player has.
 */
function findOpen(routes: readonly Route[], owner: readonly number[], closing: number, count: number): number {
  let open = count
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]
    found[open] = route
    open += Number(owner[route] === FREE) & ~(closing >> owner[BESIDE[route]])
  }
  return open
}

/** Claims a route. The payment is a question of its own where there are several. */
export function claimRoute(s: State, p: Player, r: Route, chance: Chance, story?: TicketToRideStory): void {
  s.claiming = r
  const payments: Move[] = []
  paying.legal(s, p, payments)
  if (payments.length > 1) s.question = PAYING
  else paying.answer(s, p, payments[0], chance, story)
}

function cannotPay(s: State, p: Player, m: Move): Rule | undefined {
  if (!isPay(m)) return 'TTR-057'
  const length = LENGTH[s.claiming]
  const colour = paidColour(m)
  const locomotives = paidLocomotives(m, length)
  if (cardsHeld(s, p, LOCOMOTIVE) < locomotives) return 'TTR-043'
  if (m === PAY_LOCOMOTIVES) return undefined
  if (locomotives >= length) return 'TTR-050'
  if (COLOUR[s.claiming] !== GREY && COLOUR[s.claiming] !== colour) return 'TTR-051'
  return cardsHeld(s, p, colour) < length - locomotives ? 'TTR-050' : undefined
}

/** Lists the payments in one colour, with no more locomotives than leave a card of it. */
function listMixes(s: State, p: Player, colour: Card, length: number, out: Move[]): void {
  const fewest = Math.max(0, length - cardsHeld(s, p, colour))
  const most = Math.min(length - 1, cardsHeld(s, p, LOCOMOTIVE))
  for (let locomotives = fewest; locomotives <= most; locomotives++) out.push(pay(colour, locomotives))
}

export const paying: TicketToRideQuestion = {
  id: 'pay',
  rule: 'TTR-050',
  params: (s) => ({ route: s.claiming }),

  legal(s, p, out) {
    const length = LENGTH[s.claiming]
    const colour = COLOUR[s.claiming]
    if (colour !== GREY) listMixes(s, p, colour, length, out)
    else for (let any = 0; any < COLOURS; any++) listMixes(s, p, any, length, out)
    if (cardsHeld(s, p, LOCOMOTIVE) >= length) out.push(PAY_LOCOMOTIVES)
  },

  cannot: cannotPay,

  answer(s, p, m, chance, story) {
    const route = s.claiming
    const length = LENGTH[route]
    const points = ROUTE_POINTS[length]
    const card = paidColour(m)
    const locomotives = paidLocomotives(m, length)
    s.claiming = NO_ROUTE
    s.routeOwner[route] = p
    s.trains[p] -= length
    s.score[p] += points
    discard(s, p, LOCOMOTIVE, locomotives)
    if (card !== LOCOMOTIVE) discard(s, p, card, length - locomotives)
    story?.tell({
      id: 'claimed-route',
      facts: { by: p, route, card, cards: length - locomotives, locomotives, points },
    })
    restock(s, chance, story)
    endTurn(s, story)
  },
}
