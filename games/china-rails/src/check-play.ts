import type { Player } from '@acheron/core'
import { CITY_SIZE, type City, MAJOR, MEDIUM, TAIWAN } from './cities.ts'
import { EVENT_CARDS, EVENTS, OPEN_ENDED } from './events.ts'
import { kindsAboard, loadsAboard } from './loads-aboard.ts'
import { DIRECTIONS, type Milepost, NEIGHBOUR } from './mileposts.ts'
import { DALIAN, DALIAN_PORT, HONG_KONG_PORT, PENGLAI, PORT_AT, PORT_MILEPOST } from './ports.ts'
import { BUILDING, LOSING, OVER, SEEKING_REFUGE } from './question.ts'
import { hasFerry, includes } from './rails.ts'
import { nearestCities } from './refuge.ts'
import { ENTRIES, IS_MAJOR, type Section, sectionsAt } from './sections.ts'
import { ANY_WAY, NO_QUAY, NOT_IN_FORCE, OFF_BOARD, QUAY_FIRST_LOAD, type State } from './state.ts'
import { speed } from './trains.ts'
import { isLastOfRound, isOpening } from './turn-order.ts'
import { isDecided, isPastLastRound } from './winning.ts'

const isIn = (bits: number, p: Player): boolean => ((bits >> p) & 1) === 1
const isChoosing = (s: State): boolean => s.question === LOSING || s.question === SEEKING_REFUGE
const isOnBoard = (s: State, p: Player): boolean => s.at[p] !== OFF_BOARD

/** What never is at a table, whoever plays. */
const OF_THE_TABLE: readonly (readonly [what: string, isSo: (s: State) => boolean])[] = [
  ['the game is past its last round', isPastLastRound],
  ['the game is over before it is decided', (s) => s.question === OVER && !(isLastOfRound(s) && isDecided(s))],
  ['a turn that is lost or exchanged goes on', (s) => !isChoosing(s) && s.exchanging + s.forfeited > 0],
  ['something was built before the building phase', (s) => s.question !== BUILDING && s.spent + s.exits > 0],
  ['a fee was paid to oneself', (s) => isIn(s.paid, s.player)],
  ['more than half the movement is left of a turn at half rate', (s) => s.halved === 1 && s.left > halfRate(s)],
  ['a load was both taken and dropped at one stop', (s) => (s.taken & s.dropped) !== 0],
  ['a load was taken that is not aboard', (s) => (s.taken & ~kindsOf(s, s.player)) !== 0],
  ['the quay is open where there is no container port', (s) => s.quay !== NO_QUAY && portOf(s) < 0],
  ['the quay is open without a link', (s) => s.quay !== NO_QUAY && s.quay !== QUAY_FIRST_LOAD && !isLinked(s)],
  ['an event is in force that cannot have been drawn', hasEventFromNowhere],
  ['a load is lost that nobody must choose', (s) => s.question === LOSING && !mustLose(s)],
  ['a refuge is sought that nobody must choose', (s) => s.question === SEEKING_REFUGE && !mustSeekRefuge(s)],
]

/** What is never so of a player. */
const OF_A_PLAYER: readonly (readonly [what: string, isSo: (s: State, p: Player) => boolean])[] = [
  ['is on the board in the opening', (s, p) => isOnBoard(s, p) && isOpening(s)],
  ['has loads aboard before the start', (s, p) => !isOnBoard(s, p) && loadsAboard(s, p).length > 0],
  ['waits at a port before the start', (s, p) => !isOnBoard(s, p) && isIn(s.waiting, p)],
  ['came from off the map', (s, p) => s.came[p] !== ANY_WAY && !(isOnBoard(s, p) && hasWayBack(s, p))],
  ['must go to the congress and is there', (s, p) => isIn(s.duty, p) && isOnBoard(s, p) && IS_MAJOR[s.at[p]] === 1],
  ['owes an odd sum', (s, p) => s.debt[p] % 2 === 1],
  ['is in the running before the end of a turn', (s, p) => isIn(s.candidates, p) && !hasHadTurn(s, p)],
  ['has the ferry without track at its ports', (s, p) => hasFerry(s, p) && !FERRY.some((one) => has(s, p, one))],
  ['is in Dalian without the ferry', (s, p) => !hasFerry(s, p) && ENTRIES[DALIAN].some((one) => has(s, p, one))],
  ['has a link without track to its port', hasLinkFromNowhere],
  ['has more than three sections at a city', (s, p) => SMALLER.some((city) => sectionsOf(s, p, city) > 3)],
  ['keeps a bridge where no river rises', (s, p) => s.bridges[p].some((section) => !canBeFlooded(section))],
]

/** What cannot have come about by the rules, though nothing is lost or doubled. */
export function checkPlay(s: State): void {
  for (const [what, isSo] of OF_THE_TABLE) if (isSo(s)) throw new Error(what)
  for (const [what, isSo] of OF_A_PLAYER)
    for (let p = 0; p < s.seats; p++) if (isSo(s, p)) throw new Error(`player ${p} ${what}`)
  for (const city of SMALLER) if (entrants(s, city) > (CITY_SIZE[city] === MEDIUM ? 3 : 2)) throw new Error(CROWDED)
}

const CROWDED = 'too many players have a place in a city'
const SMALLER: readonly City[] = ENTRIES.flatMap((_, city) =>
  city < TAIWAN && CITY_SIZE[city] !== MAJOR ? [city] : [],
)
const FERRY: readonly Section[] = [...sectionsAt(DALIAN_PORT), ...sectionsAt(PENGLAI)]

const has = (s: State, p: Player, section: Section): boolean => includes(s.track[p], section)
const sectionsOf = (s: State, p: Player, city: City): number => ENTRIES[city].filter((one) => has(s, p, one)).length
const canBeFlooded = (section: Section): boolean => EVENTS.some(({ flooded }) => flooded?.[section])

function entrants(s: State, city: City): number {
  let players = 0
  for (let p = 0; p < s.seats; p++)
    players += Number(ENTRIES[city].some((one) => has(s, p, one) || includes(s.bridges[p], one)))
  return players
}

const halfRate = (s: State): number => Math.ceil(speed(s.train[s.player], s.express) / 2)
const kindsOf = (s: State, p: Player): number => kindsAboard(s, p).reduce((bits, load) => bits | (1 << load), 0)
const portOf = (s: State): number => (isOnBoard(s, s.player) ? PORT_AT[s.at[s.player]] : -1)
const isLinked = (s: State): boolean => isIn(s.links[s.player], portOf(s))
const hasWayBack = (s: State, p: Player): boolean => NEIGHBOUR[s.at[p] * DIRECTIONS + s.came[p]] >= 0

/** Whether a player has ended a turn in this round. */
function hasHadTurn(s: State, p: Player): boolean {
  const place = (p - s.first + s.seats) % s.seats
  return !isOpening(s) && place < (s.turn % s.seats) + Number(s.question === OVER)
}

/** Nothing is drawn in the opening, and what lasts so many turns was drawn so many turns before its end. */
function hasEventFromNowhere(s: State): boolean {
  for (let event = 0; event < EVENT_CARDS; event++) {
    if (s.ends[event] === NOT_IN_FORCE) continue
    const { lasts } = EVENTS[event]
    if (isOpening(s) || (lasts !== OPEN_ENDED && s.ends[event] > s.turn + lasts * s.seats)) return true
  }
  return false
}

function hasLinkFromNowhere(s: State, p: Player): boolean {
  const reaches = (m: Milepost): boolean => sectionsAt(m).some((section) => has(s, p, section))
  return PORT_MILEPOST.some((m, port) => port !== HONG_KONG_PORT && isIn(s.links[p], port) && !reaches(m))
}

const mustLose = (s: State): boolean => isIn(s.losing, s.asked) && kindsAboard(s, s.asked).length > 1

const mustSeekRefuge = (s: State): boolean =>
  isIn(s.homeless, s.asked) &&
  EVENTS[s.striking].kind === 'sandstorm' &&
  EVENTS[s.striking].strikes?.[s.at[s.asked]] === 1 &&
  nearestCities(s, s.asked).length > 1
