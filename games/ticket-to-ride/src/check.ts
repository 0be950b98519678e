import { LENGTH, ROUTE_POINTS, ROUTES, TWIN } from './board.ts'
import { DOUBLES_FROM, paying } from './claiming.ts'
import { CARD_NAMES, CARDS, DECK, LOCOMOTIVE } from './colours.ts'
import { countTickets, isPileEmpty, isReturned } from './queries.ts'
import { CHOOSING_FIRST_TICKETS, KEEPING_TICKETS, OVER, PAYING } from './question.ts'
import {
  ABSENT,
  EMPTY,
  FREE,
  HELD,
  NO_ROUTE,
  OFFERED,
  OPEN_END,
  PLACES,
  REJECTED,
  ROW,
  type State,
  TRAINS,
} from './state.ts'
import { TICKET_NAME, TICKET_SETS, TICKETS } from './tickets.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(s: State): void {
  checkNumbers(s)
  checkTrains(s)
  checkCards(s)
  checkTickets(s)
  checkQuestion(s)
}

function checkNumbers(s: State): void {
  within('seats', s.seats, 2, 5)
  within('player', s.player, 0, s.seats - 1)
  within('question', s.question, CHOOSING_FIRST_TICKETS, OVER)
  within('choosing', s.choosing, 0, (1 << s.seats) - 1)
  within('passes', s.passes, 0, s.seats)
  within('turnsLeft', s.turnsLeft, OPEN_END, s.seats)
  within('claiming', s.claiming, NO_ROUTE, ROUTES - 1)
  list('routeOwner', s.routeOwner, ROUTES, FREE, s.seats - 1)
  list('trains', s.trains, s.seats, 0, TRAINS)
  list('score', s.score, s.seats, 0, TRAINS * ROUTE_POINTS[6])
  list('hand', s.hand, s.seats * CARDS, 0, 14)
  list('shown', s.shown, s.seats * CARDS, 0, 14)
  list('row', s.row, ROW, EMPTY, LOCOMOTIVE)
  list('pile', s.pile, CARDS, 0, 14)
  list('discards', s.discards, CARDS, 0, 14)
  list('ticketPlace', s.ticketPlace, TICKETS, HELD, Number.MAX_SAFE_INTEGER)
}

/** Trains in stock and on the board make 45; points are those of the routes; no double route has one owner. */
function checkTrains(s: State): void {
  const laid = Array<number>(s.seats).fill(0)
  const points = Array<number>(s.seats).fill(0)
  for (let route = 0; route < ROUTES; route++) {
    const owner = s.routeOwner[route]
    if (owner === FREE) continue
    laid[owner] += LENGTH[route]
    points[owner] += ROUTE_POINTS[LENGTH[route]]
    const other = TWIN[route] >= 0 ? s.routeOwner[TWIN[route]] : FREE
    if (other === owner) fail(`player ${owner} owns both tracks of a double route`)
    if (other !== FREE && s.seats < DOUBLES_FROM)
      fail(`both tracks of a double route are claimed with ${s.seats} players`)
  }
  for (let p = 0; p < s.seats; p++) {
    if (laid[p] + s.trains[p] !== TRAINS)
      fail(`player ${p} has ${laid[p]} trains on the board and ${s.trains[p]} in stock; together it must be ${TRAINS}`)
    if (points[p] !== s.score[p]) fail(`player ${p} has ${s.score[p]} points, but the routes are worth ${points[p]}`)
  }
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
  if (isPileEmpty(s) && s.discards.some((count) => count > 0))
    fail('the draw pile is empty although there are discards')
}

function checkTickets(s: State): void {
  const set = Object.values(TICKET_SETS).find(({ dealt }) => dealt === s.dealt)
  if (!set) return fail(`dealt cannot be ${s.dealt}`)
  const ranks = s.ticketPlace.filter((_, t) => isReturned(s, t))
  if (new Set(ranks).size < ranks.length) fail('two tickets have the same place under the pile')
  for (let t = 0; t < TICKETS; t++) {
    const place = s.ticketPlace[t]
    if ((place === ABSENT) !== t >= set.size)
      fail(`ticket ${TICKET_NAME[t]} must ${t < set.size ? '' : 'not '}be in a game with ${set.size} tickets`)
    if ([HELD, OFFERED, REJECTED].some((from) => place >= from + s.seats && place < from + PLACES))
      fail(`ticket ${TICKET_NAME[t]} is in place ${place}, which there is not`)
  }
}

/** The open question is one that can be answered. */
function checkQuestion(s: State): void {
  if (s.choosing > 0 !== (s.question === CHOOSING_FIRST_TICKETS)) fail('choosing and question contradict each other')
  if ((s.claiming !== NO_ROUTE) !== (s.question === PAYING)) fail('claiming and question contradict each other')
  if (s.question === PAYING) {
    const payments: number[] = []
    paying.legal(s, s.player, payments)
    if (payments.length === 0 || s.routeOwner[s.claiming] !== FREE || s.trains[s.player] < LENGTH[s.claiming])
      fail(`player ${s.player} cannot claim route ${s.claiming}`)
  }
  for (let p = 0; p < s.seats; p++) {
    const offered = countTickets(s, OFFERED + p)
    const mayBeOffered = s.question === CHOOSING_FIRST_TICKETS || (s.question === KEEPING_TICKETS && p === s.player)
    if (offered > 0 !== mayBeOffered) fail(`player ${p} is offered ${offered} tickets at the wrong time`)
  }
  if (s.question === OVER && s.turnsLeft !== 0 && s.passes !== s.seats) fail('the game is over without an ending')
  if (s.question !== OVER && (s.turnsLeft === 0 || s.passes === s.seats)) fail('the game goes on after its end')
}

function within(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most)) fail(`${name} is ${value}; it must be from ${least} to ${most}`)
}

function list(name: string, values: readonly number[], length: number, least: number, most: number): void {
  if (values.length !== length) fail(`${name} has ${values.length} entries; it must have ${length}`)
  for (let i = 0; i < length; i++)
    if (!(values[i] >= least && values[i] <= most)) within(`${name}[${i}]`, values[i], least, most)
}

function fail(message: string): never {
  throw new Error(message)
}
