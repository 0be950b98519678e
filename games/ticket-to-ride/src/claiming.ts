import type { Chance, Move, Player, Rule } from '@acheron/core'
import { COLOUR, LENGTH, ROUTE_POINTS, ROUTES_UP_TO, type Route, TWIN } from './board.ts'
import { COLOURS, GREY, LOCOMOTIVE, type RouteColour } from './colours.ts'
import { claim, isPay, PAY_LOCOMOTIVES, paidColour, paidLocomotives, pay } from './moves.ts'
import { cardsHeld, handOf } from './queries.ts'
import { PAYING, type TicketToRideQuestion } from './question.ts'
import { NO_ROUTE, type State } from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { discard, restock } from './train-cards.ts'
import { endTurn } from './turns.ts'

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

/** Lists what `cannotClaim` lets pass, looking only at routes that are short enough for the player's cards and trains. */
export function listClaims(s: State, p: Player, out: Move[]): void {
  const hand = handOf(s, p)
  const locomotives = hand[LOCOMOTIVE]
  const trains = s.trains[p]
  let largest = 0
  for (let colour = 0; colour < GREY; colour++) {
    if (hand[colour] > largest) largest = hand[colour]
    listOpen(s, p, ROUTES_UP_TO[colour][Math.min(hand[colour] + locomotives, trains)], out)
  }
  listOpen(s, p, ROUTES_UP_TO[GREY][Math.min(largest + locomotives, trains)], out)
}

function listOpen(s: State, p: Player, routes: readonly Route[], out: Move[]): void {
  for (const route of routes) if (!cannotOccupy(s, p, route)) out.push(claim(route))
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

export const paying: TicketToRideQuestion = {
  id: 'pay',
  rule: 'TTR-050',
  params: (s) => ({ route: s.claiming }),

  legal(s, p, out) {
    const length = LENGTH[s.claiming]
    const most = Math.min(length - 1, cardsHeld(s, p, LOCOMOTIVE))
    for (let colour = 0; colour < COLOURS; colour++) {
      const fewest = Math.max(0, length - cardsHeld(s, p, colour))
      for (let locomotives = fewest; locomotives <= most; locomotives++)
        if (!cannotPay(s, p, pay(colour, locomotives))) out.push(pay(colour, locomotives))
    }
    if (!cannotPay(s, p, PAY_LOCOMOTIVES)) out.push(PAY_LOCOMOTIVES)
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
