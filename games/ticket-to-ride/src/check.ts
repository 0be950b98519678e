import type { Player } from '@acheron/core'
import { LENGTH, ROUTE_NAME, ROUTE_POINTS, ROUTES, type Route, TWIN } from './board.ts'
import { cannotOccupy, DOUBLES_FROM, paying } from './claiming.ts'
import { CARD_NAMES, CARDS, DECK, LOCOMOTIVE, TRAIN_CARDS } from './colours.ts'
import {
  countTickets,
  givenBack,
  isOpen,
  isPileEmpty,
  locomotivesInRow,
  returnedTicket,
  returner,
  routeOwner,
  routesOf,
  ticketsAt,
} from './queries.ts'
import { CHOOSING_FIRST_TICKETS, KEEPING_TICKETS, OVER, PAYING } from './question.ts'
import { allBelow, BITS } from './sets.ts'
import {
  EMPTY,
  FREE,
  HELD,
  MOST_SEATS,
  NO_ROUTE,
  OFFERED,
  OPEN_END,
  PILE,
  REJECTED,
  ROW,
  type State,
  TRAINS,
} from './state.ts'
import { DRAWN, KEPT_OF_DRAWN, KEPT_OF_FIRST } from './taking-tickets.ts'
import { TICKET_NAME, TICKET_SETS, TICKETS } from './tickets.ts'
import { isRowToBeSwept } from './train-cards.ts'
import { FEW_TRAINS } from './turns.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(s: State): void {
  checkNumbers(s)
  checkTrains(s)
  checkCards(s)
  checkTickets(s)
  checkOffers(s)
  checkQuestion(s)
}

function checkNumbers(s: State): void {
  within('seats', s.seats, 2, 5)
  within('player', s.player, 0, s.seats - 1)
  within('question', s.question, CHOOSING_FIRST_TICKETS, OVER)
  within('asked', s.asked, 0, (1 << s.seats) - 1)
  within('passes', s.passes, 0, s.seats)
  within('turnsLeft', s.turnsLeft, OPEN_END, s.seats)
  within('claiming', s.claiming, NO_ROUTE, ROUTES - 1)
  sets('routes', s.routes, s.seats, allBelow(ROUTES))
  sets('open', s.open, s.seats, allBelow(ROUTES))
  list('trains', s.trains, s.seats, 0, TRAINS)
  list('score', s.score, s.seats, 0, TRAINS * ROUTE_POINTS[6])
  list('hand', s.hand, s.seats * CARDS, 0, 14)
  list('shown', s.shown, s.seats * CARDS, 0, 14)
  list('row', s.row, ROW, EMPTY, LOCOMOTIVE)
  list('pile', s.pile, CARDS, 0, 14)
  within('pileSize', s.pileSize, 0, TRAIN_CARDS)
  list('discards', s.discards, CARDS, 0, 14)
  sets('tickets', s.tickets, PILE + 1, allBelow(TICKETS))
  list('returned', s.returned, s.returned.length, 0, TICKETS * MOST_SEATS - 1)
}

/** Trains in stock and on the board make 45; points are those of the routes; a track has one owner, a double route two. */
function checkTrains(s: State): void {
  for (let p = 0; p < s.seats; p++) {
    let laid = 0
    let points = 0
    for (const route of routesOf(s, p)) {
      laid += LENGTH[route]
      points += ROUTE_POINTS[LENGTH[route]]
      checkOwner(s, p, route)
    }
    for (let route = 0; route < ROUTES; route++)
      if (isOpen(s, p, route) !== (cannotOccupy(s, p, route) === undefined))
        fail(
          `route ${ROUTE_NAME[route]} is ${isOpen(s, p, route) ? 'open' : 'closed'} to player ${p} against the rules`,
        )
    if (laid + s.trains[p] !== TRAINS)
      fail(`player ${p} has ${laid} trains on the board and ${s.trains[p]} in stock; together it must be ${TRAINS}`)
    if (points !== s.score[p]) fail(`player ${p} has ${s.score[p]} points, but the routes are worth ${points}`)
  }
}

function checkOwner(s: State, p: Player, route: Route): void {
  if (routeOwner(s, route) !== p) fail(`route ${ROUTE_NAME[route]} has two owners`)
  const beside = TWIN[route] < 0 ? FREE : routeOwner(s, TWIN[route])
  if (beside === p) fail(`player ${p} owns both tracks of a double route`)
  if (beside !== FREE && s.seats < DOUBLES_FROM)
    fail(`both tracks of a double route are claimed with ${s.seats} players`)
}

function checkCards(s: State): void {
  for (let card = 0; card < CARDS; card++) {
    let count = s.pile[card] + s.discards[card] + s.row.filter((one) => one === card).length
    for (let p = 0; p < s.seats; p++) {
      const i = p * CARDS + card
      count += s.hand[i]
      if (s.shown[i] > s.hand[i]) fail(`player ${p} was seen to take more ${CARD_NAMES[card]} cards than are in hand`)
    }
    if (count !== DECK[card]) fail(`there are ${count} ${CARD_NAMES[card]} cards; there must be ${DECK[card]}`)
  }
  const size = s.pile.reduce((sum, count) => sum + count)
  if (size !== s.pileSize) fail(`the draw pile has ${size} cards, not ${s.pileSize}`)
  if (isPileEmpty(s) && s.discards.some((count) => count > 0))
    fail('the draw pile is empty although there are discards')
  if (!isPileEmpty(s) && s.row.includes(EMPTY)) fail('the row has a gap although there are cards to fill it')
  if (isRowToBeSwept(s)) fail(`the row has ${locomotivesInRow(s)} locomotives and would be swept`)
}

function checkTickets(s: State): void {
  const set = Object.values(TICKET_SETS).find(({ dealt }) => dealt === s.dealt)
  if (!set) return fail(`dealt cannot be ${s.dealt}`)
  const found = s.returned.map(returnedTicket)
  for (let place = 0; place <= PILE; place++) found.push(...ticketsAt(s, place))
  for (let t = 0; t < TICKETS; t++) {
    const times = found.filter((one) => one === t).length
    if (times !== Number(t < set.size))
      fail(`ticket ${TICKET_NAME[t]} is there ${times} times in a game with ${set.size} tickets`)
  }
  for (let place = 0; place < PILE; place++)
    if (place % MOST_SEATS >= s.seats && countTickets(s, place) > 0)
      fail(`tickets belong to player ${place % MOST_SEATS}`)
}

/** The open question is one that can be answered, and that somebody could have been brought to. */
function checkQuestion(s: State): void {
  const asked = s.question === OVER ? s.asked === 0 : s.asked === 1 << s.player
  if (s.question === CHOOSING_FIRST_TICKETS ? s.asked === 0 : !asked) fail('asked and question contradict each other')
  if ((s.claiming !== NO_ROUTE) !== (s.question === PAYING)) fail('claiming and question contradict each other')
  if (s.question === PAYING) checkPaying(s)
  if (s.question === OVER && s.turnsLeft !== 0 && s.passes !== s.seats) fail('the game is over without an ending')
  if (s.question !== OVER && (s.turnsLeft === 0 || s.passes === s.seats)) fail('the game goes on after its end')
  if (s.turnsLeft === OPEN_END && s.trains.some((trains) => trains <= FEW_TRAINS))
    fail(`somebody has ${FEW_TRAINS} trains or fewer, but the last round has not begun`)
}

function checkPaying(s: State): void {
  const payments: number[] = []
  paying.legal(s, s.player, payments)
  if (payments.length < 2 || !isOpen(s, s.player, s.claiming) || s.trains[s.player] < LENGTH[s.claiming])
    fail(`player ${s.player} has no choice of payments for route ${ROUTE_NAME[s.claiming]}`)
}

/** Who may be offered how many tickets, and where those are that were given back. */
function checkOffers(s: State): void {
  const isFirst = s.question === CHOOSING_FIRST_TICKETS
  within('drawn', s.drawn, s.question === KEEPING_TICKETS ? 1 : 0, s.question === KEEPING_TICKETS ? DRAWN : 0)
  for (let p = 0; p < s.seats; p++) {
    const offered = countTickets(s, OFFERED + p)
    const rejected = countTickets(s, REJECTED + p)
    if (rejected > s.dealt - KEPT_OF_FIRST) fail(`player ${p} has rejected ${rejected} of ${s.dealt} first tickets`)
    if (isFirst && offered + rejected !== s.dealt)
      fail(`player ${p} has ${offered + rejected} first tickets; ${s.dealt} are dealt`)
    if (isFirst && countTickets(s, HELD + p) > 0) fail(`player ${p} holds tickets before the first are chosen`)
    if (isFirst) continue
    const [least, most] = s.question === KEEPING_TICKETS && p === s.player ? [KEPT_OF_DRAWN, s.drawn] : [0, 0]
    if (offered < least || offered > most) fail(`player ${p} is offered ${offered} tickets at the wrong time`)
  }
  if (s.returned.some((given) => returner(given) >= s.seats)) fail('a ticket was given back by nobody at the table')
  if (isFirst && s.returned.length > 0) fail('a ticket was given back before the first are chosen')
  const last = s.returned.slice(Math.max(0, s.returned.length - givenBack(s)))
  if (last.filter((given) => returner(given) === s.player).length < givenBack(s))
    fail(`player ${s.player} has not given back ${givenBack(s)} tickets`)
}

function within(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most)) fail(`${name} is ${value}; it must be from ${least} to ${most}`)
}

function list(name: string, values: readonly number[], length: number, least: number, most: number): void {
  if (values.length !== length) fail(`${name} has ${values.length} entries; it must have ${length}`)
  for (let i = 0; i < length; i++)
    if (!(values[i] >= least && values[i] <= most)) within(`${name}[${i}]`, values[i], least, most)
}

/** So many sets, each with nothing but what there is. */
function sets(name: string, words: readonly number[], count: number, all: readonly number[]): void {
  list(name, words, count * all.length, 0, 2 ** BITS - 1)
  for (let i = 0; i < words.length; i++)
    if (words[i] & ~all[i % all.length]) fail(`${name}[${i}] has members that there are not`)
}

function fail(message: string): never {
  throw new Error(message)
}
