import type { Chance, Move, Player, Rule } from '@acheron/core'
import type { Route } from './board.ts'
import * as board from './board.ts'
import type { Card, RouteColour } from './colours.ts'
import * as colours from './colours.ts'
import * as moves from './moves.ts'
import { cardsHeld, routeOwner } from './queries.ts'
import { PAYING, type TicketToRideQuestion } from './question.ts'
import * as sets from './sets.ts'
import { add, list, remove } from './sets.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { discard, restock } from './train-cards.ts'
import { endTurn } from './turns.ts'

// Read in the innermost loops, where a constant of this module costs nothing and an imported one is looked up each time.
const { COLOUR, LENGTH, LONGEST, ROUTE_POINTS, ROUTES, TWIN } = board
const { COLOURS, DECK, GREY, LOCOMOTIVE } = colours
const { CLAIM, isPay, PAY_LOCOMOTIVES, paidColour, paidLocomotives, pay } = moves
const { BITS } = sets
const { FREE, NO_ROUTE, ROUTE_WORDS } = state

/** All the cards of a colour, and all the locomotives. */
const MOST_CARDS = Math.max(...DECK) + DECK[LOCOMOTIVE]

/** From so many players on, both tracks of a double route can be claimed. */
export const DOUBLES_FROM = 4

/** Why a route is closed to a player, however rich. */
export function cannotOccupy(s: State, p: Player, r: Route): Rule | undefined {
  if (routeOwner(s, r) !== FREE) return 'TTR-058'
  const beside = TWIN[r] < 0 ? FREE : routeOwner(s, TWIN[r])
  if (beside === FREE) return undefined
  if (beside === p) return 'TTR-059'
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

/** Lists what `cannotClaim` lets pass: of the routes that are open, those that the player can pay for. */
export function listClaims(s: State, p: Player, out: Move[]): void {
  const { open } = s
  const first = p * ROUTE_WORDS
  const paidBy = PAID_BY[Math.min(s.trains[p], LONGEST)]
  const locomotives = cardsHeld(s, p, LOCOMOTIVE)
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const at = placeOf(colour, cardsHeld(s, p, colour) + locomotives)
    a |= paidBy[at]
    b |= paidBy[at + 1]
    c |= paidBy[at + 2]
    d |= paidBy[at + 3]
  }
  list(a & open[first], CLAIM, out)
  list(b & open[first + 1], CLAIM + BITS, out)
  list(c & open[first + 2], CLAIM + 2 * BITS, out)
  list(d & open[first + 3], CLAIM + 3 * BITS, out)
}

const placeOf = (colour: Card, cards: number): number => (colour * (MOST_CARDS + 1) + cards) * ROUTE_WORDS

/** By trains; by colour, and by cards of that colour or locomotives: the set of routes that these pay for. */
const PAID_BY: readonly Int32Array[] = Array.from({ length: LONGEST + 1 }, (_, trains) => {
  const sets: number[] = []
  for (let colour = 0; colour < COLOURS; colour++)
    for (let cards = 0; cards <= MOST_CARDS; cards++) sets.push(...routesPaidBy(colour, Math.min(trains, cards)))
  return Int32Array.from(sets)
})

function routesPaidBy(colour: Card, spaces: number): number[] {
  const words = Array.from({ length: ROUTE_WORDS }, () => 0)
  for (let r = 0; r < ROUTES; r++)
    if (LENGTH[r] <= spaces && (COLOUR[r] === colour || COLOUR[r] === GREY)) add(words, 0, r)
  return words
}

/** Claims a route. The payment is a question of its own where there are several. */
export function claimRoute(s: State, p: Player, r: Route, chance: Chance, story?: TicketToRideStory): void {
  s.claiming = r
  const payment = onlyPayment(s, p)
  if (payment === undefined) s.question = PAYING
  else paying.answer(s, p, payment, chance, story)
}

/** The payment that a player must choose for want of another. */
function onlyPayment(s: State, p: Player): Move | undefined {
  const locomotives = cardsHeld(s, p, LOCOMOTIVE)
  const most = Math.min(LENGTH[s.claiming] - 1, locomotives)
  let only: Move | undefined
  for (let card = firstColour(s.claiming); card <= lastColour(s.claiming); card++) {
    const fewest = fewestLocomotives(s, p, card)
    if (fewest > most) continue
    if (fewest < most || only !== undefined) return undefined
    only = pay(card, fewest)
  }
  if (locomotives < LENGTH[s.claiming]) return only
  return only === undefined ? PAY_LOCOMOTIVES : undefined
}

/** The colours of cards that a route takes are those from the first to the last: all for a grey one. */
const firstColour = (r: Route): Card => (COLOUR[r] === GREY ? 0 : COLOUR[r])
const lastColour = (r: Route): Card => (COLOUR[r] === GREY ? COLOURS - 1 : COLOUR[r])

/** How many locomotives a colour needs at least to pay for the route. */
const fewestLocomotives = (s: State, p: Player, colour: Card): number =>
  Math.max(0, LENGTH[s.claiming] - cardsHeld(s, p, colour))

/** Puts a player's trains on a route, and scores it. */
export function layTrains(s: State, p: Player, r: Route): void {
  add(s.routes, p * ROUTE_WORDS, r)
  s.trains[p] -= LENGTH[r]
  s.score[p] += ROUTE_POINTS[LENGTH[r]]
  for (let other = 0; other < s.seats; other++) {
    remove(s.open, other * ROUTE_WORDS, r)
    if (TWIN[r] >= 0 && (other === p || s.seats < DOUBLES_FROM)) remove(s.open, other * ROUTE_WORDS, TWIN[r])
  }
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
    const locomotives = cardsHeld(s, p, LOCOMOTIVE)
    const most = Math.min(length - 1, locomotives)
    for (let card = firstColour(s.claiming); card <= lastColour(s.claiming); card++)
      for (let some = fewestLocomotives(s, p, card); some <= most; some++) out.push(pay(card, some))
    if (locomotives >= length) out.push(PAY_LOCOMOTIVES)
  },

  cannot: cannotPay,

  answer(s, p, m, chance, story) {
    const route = s.claiming
    const length = LENGTH[route]
    const points = ROUTE_POINTS[length]
    const card = paidColour(m)
    const locomotives = paidLocomotives(m, length)
    s.claiming = NO_ROUTE
    layTrains(s, p, route)
    discard(s, p, LOCOMOTIVE, locomotives)
    if (card !== LOCOMOTIVE) discard(s, p, card, length - locomotives)
    story?.tell({
      id: 'claimed-route',
      facts: { by: p, route, card, cards: length - locomotives, locomotives, points },
      reveals: 'all',
    })
    restock(s, chance, story)
    endTurn(s, story)
  },
}
