import { countCards } from './cards.ts'
import { checkPlay } from './check-play.ts'
import { DEMAND_CARDS } from './demands.ts'
import { CARDS, CONGRESS, DESERT_RAINS, EVENT_CARDS, EVENTS } from './events.ts'
import { CHIPS, LOAD_ID, LOADS } from './loads.ts'
import { chipsLeft, kindsAboard, loadsAboard } from './loads-aboard.ts'
import { DIRECTIONS, MILEPOSTS } from './mileposts.ts'
import { FERRY_PLACES, LINK_PLACES, PORTS } from './ports.ts'
import { LOSING, OPERATING, OVER, SEEKING_REFUGE, STARTING } from './question.ts'
import { nearestCities } from './refuge.ts'
import { IS_RED, isSection, SECTIONS } from './sections.ts'
import {
  ANY_WAY,
  BUILDING_LIMIT,
  ENTRIES_IN_LEDGER,
  EXITS,
  FOR_GOOD,
  GOAL,
  GOAL_RAISE,
  HAND,
  HELD,
  IN_FORCE,
  LARGEST_LOAN,
  LAST_ROUND,
  NO_EVENT,
  NO_TIME_LIMIT,
  NOT_IN_FORCE,
  OFF_BOARD,
  PILE,
  QUAY_FIRST_LOAD,
  type State,
} from './state.ts'
import { CAPACITY, MOST_LOADS, speed, TRAINS } from './trains.ts'
import { isOpening, playerOfTurn } from './turn-order.ts'

/** Conservation: cards, chips, money and track are all there once, and the open question can be answered. */
export function check(s: State): void {
  checkRanges(s)
  checkTrack(s)
  checkMoney(s)
  checkCards(s)
  checkEvents(s)
  checkTrains(s)
  checkQuestion(s)
  checkPlay(s)
}

const MOST_CASH = 1_000_000
const LATEST_TURN = (LAST_ROUND + 2) * 6

function checkRanges(s: State): void {
  within('seats', s.seats, 2, 6)
  const everybody = (1 << s.seats) - 1
  for (const flag of ['express', 'indulgence', 'taxed', 'halved', 'acted', 'exchanging', 'forfeited'] as const)
    within(flag, s[flag], 0, 1)
  for (const set of ['candidates', 'paid', 'homeless', 'losing', 'ferry', 'duty', 'waiting'] as const)
    within(set, s[set], 0, everybody)
  if (![NO_TIME_LIMIT, 40, 60, 80].includes(s.limit)) fail(`limit cannot be ${s.limit}`)
  if (s.goal < GOAL || s.goal > MOST_CASH || (s.goal - GOAL) % GOAL_RAISE !== 0) fail(`goal cannot be ${s.goal}`)
  within('turn', s.turn, 0, LATEST_TURN)
  for (const who of ['first', 'player', 'asked'] as const) within(who, s[who], 0, s.seats - 1)
  within('question', s.question, 0, OVER)
  within('left', s.left, 0, 16)
  within('spent', s.spent, 0, BUILDING_LIMIT)
  within('exits', s.exits, 0, EXITS)
  for (const set of ['taken', 'dropped'] as const) within(set, s[set], 0, 2 ** LOADS - 1)
  within('quay', s.quay, 0, QUAY_FIRST_LOAD)
  within('striking', s.striking, NO_EVENT, EVENT_CARDS - 1)
  list('cash', s.cash, s.seats, 0, MOST_CASH)
  list('debt', s.debt, s.seats, 0, 2 * LARGEST_LOAN)
  list('train', s.train, s.seats, 0, TRAINS - 1)
  list('at', s.at, s.seats, OFF_BOARD, MILEPOSTS - 1)
  list('came', s.came, s.seats, ANY_WAY, DIRECTIONS - 1)
  list('lost', s.lost, s.seats, 0, EVENT_CARDS)
  list('shaken', s.shaken, s.seats, -1, s.turn + s.seats)
  list('links', s.links, s.seats, 0, 2 ** PORTS - 1)
  list('loads', s.loads, s.seats * MOST_LOADS, -1, LOADS - 1)
  list('ledger', s.ledger, s.seats * ENTRIES_IN_LEDGER, -MOST_CASH, MOST_CASH)
  list('cardPlace', s.cardPlace, CARDS, PILE, HELD + s.seats - 1)
  list('ends', s.ends, EVENT_CARDS, NOT_IN_FORCE, FOR_GOOD)
}

/** Every section has one owner at most, lies outside the red areas, and is listed in order. */
function checkTrack(s: State): void {
  const seen = new Uint8Array(SECTIONS)
  for (const [name, lists] of [['track', s.track] as const, ['bridges', s.bridges] as const]) {
    if (lists.length !== s.seats) fail(`${name} is for ${lists.length} players; it must be for ${s.seats}`)
    for (const [p, own] of lists.entries()) {
      if (!Array.isArray(own)) fail(`${name}[${p}] is not a list`)
      let last = -1
      for (const section of own) {
        if (!(Number.isInteger(section) && section > last && section < SECTIONS && isSection(section)))
          fail(`${name}[${p}] has ${section} out of order or where there is no section`)
        if (IS_RED[section]) fail(`${name}[${p}] has track inside a major`)
        if (seen[section]) fail(`section ${section} has two owners`)
        seen[section] = 1
        last = section
      }
    }
  }
  if (bits(s.ferry) > FERRY_PLACES) fail('the ferry has too many owners')
  for (let port = 0; port < PORTS; port++)
    if (s.links.filter((links) => (links >> port) & 1).length > LINK_PLACES[port])
      fail(`port ${port} has too many links`)
}

/** What came in and went out makes the cash (CR-355); who could repay a debt has done so. */
function checkMoney(s: State): void {
  for (let p = 0; p < s.seats; p++) {
    const entries = s.ledger.slice(p * ENTRIES_IN_LEDGER, (p + 1) * ENTRIES_IN_LEDGER)
    const sum = entries.reduce((total, entry) => total + entry, 0)
    if (sum !== s.cash[p]) fail(`player ${p} has ${s.cash[p]}, but the ledger makes ${sum}`)
    if (s.debt[p] > 0 && s.cash[p] >= s.debt[p]) fail(`player ${p} could repay the debt of ${s.debt[p]}`)
    if (s.debt[p] > 0 && !s.indulgence) fail(`player ${p} has a debt without indulgence`)
  }
}

/** All 156 cards are somewhere by their place; hands are of demands, and in force are events. */
function checkCards(s: State): void {
  for (let card = 0; card < CARDS; card++) {
    const place = s.cardPlace[card]
    if (card >= DEMAND_CARDS ? place >= HELD : place === IN_FORCE) fail(`card ${card} cannot be in place ${place}`)
  }
  const isDrawing = s.question === LOSING || s.question === SEEKING_REFUGE
  for (let p = 0; p < s.seats; p++) {
    const hand = countCards(s, HELD + p)
    if (hand > HAND || (hand < HAND && !(isDrawing && p === s.player))) fail(`player ${p} has ${hand} demand cards`)
  }
}

function checkEvents(s: State): void {
  for (let event = 0; event < EVENT_CARDS; event++) {
    const isEnforced = s.ends[event] !== NOT_IN_FORCE
    if (isEnforced !== (s.cardPlace[DEMAND_CARDS + event] === IN_FORCE))
      fail(`event ${EVENTS[event].id} is in force on one list only`)
    if (!isEnforced) continue
    if (event === CONGRESS || event === DESERT_RAINS ? s.ends[event] !== FOR_GOOD : s.ends[event] < s.turn)
      fail(`event ${EVENTS[event].id} cannot end with turn ${s.ends[event]}`)
  }
  if (s.duty > 0 !== (s.ends[CONGRESS] !== NOT_IN_FORCE)) fail('the congress and the duty contradict each other')
}

function checkTrains(s: State): void {
  for (let p = 0; p < s.seats; p++) {
    const aboard = loadsAboard(s, p)
    if (aboard.length > CAPACITY[s.train[p]]) fail(`player ${p} carries ${aboard.length} loads`)
    const listed = s.loads.slice(p * MOST_LOADS, (p + 1) * MOST_LOADS)
    const sorted = [...aboard].sort((a, b) => a - b)
    if (listed.some((load, i) => load !== (sorted[i] ?? -1))) fail(`the loads of player ${p} are not in order`)
  }
  for (let load = 0; load < LOADS; load++)
    if (chipsLeft(s, load) < 0) fail(`there are more than ${CHIPS[load]} loads of ${LOAD_ID[load]}`)
}

/** The open question is one that can be answered. */
function checkQuestion(s: State): void {
  if (s.question !== OVER && s.player !== playerOfTurn(s)) fail(`turn ${s.turn} is not that of player ${s.player}`)
  if (s.left > speed(s.train[s.player], s.express)) fail(`player ${s.player} cannot have ${s.left} to move`)
  const isChoosing = s.question === LOSING || s.question === SEEKING_REFUGE
  if (!isChoosing && s.question !== OVER && s.asked !== s.player) fail('somebody is asked out of turn')
  if (isChoosing !== (s.striking !== NO_EVENT)) fail('an event is carried out, but nobody is asked')
  if (!isChoosing && (s.homeless > 0 || s.losing > 0)) fail('a choice is open, but nobody is asked')
  if (s.question === STARTING && s.at[s.player] !== OFF_BOARD) fail('a train cannot start twice')
  if (s.question === OPERATING && s.at[s.player] === OFF_BOARD) fail('a train that has not started cannot run')
  if ((s.question === STARTING || s.question === OPERATING) && isOpening(s)) fail('no train runs in the opening')
  if (s.question === LOSING && kindsAboard(s, s.asked).length === 0) fail(`player ${s.asked} has nothing to lose`)
  if (s.question === SEEKING_REFUGE && (s.at[s.asked] === OFF_BOARD || nearestCities(s, s.asked).length === 0))
    fail(`player ${s.asked} can find no refuge`)
}

function bits(set: number): number {
  let ones = 0
  for (let rest = set; rest > 0; rest &= rest - 1) ones++
  return ones
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
