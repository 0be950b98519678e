import type { Player } from '@acheron/core'
import { CARDS, EVENT_CARDS } from './events.ts'
import type { Milepost } from './mileposts.ts'
import type { Section } from './sections.ts'
import { FREIGHT, MOST_LOADS, type Train } from './trains.ts'

export const START_MONEY = 60
export const GOAL = 250
export const GOAL_RAISE = 50
export const HAND = 3
/** What may be spent on building in a turn. */
export const BUILDING_LIMIT = 20
/** How many sections may be built out of majors in a turn. */
export const EXITS = 2
/** What using the track of another player costs in a turn. */
export const FEE = 4
export const LARGEST_LOAN = 20
/** A game that nobody wins ends after so many rounds. */
export const LAST_ROUND = 150
export const NO_TIME_LIMIT = 0

/** In `at`: the train has not started. */
export const OFF_BOARD = -1
/** In `came`: the train may go any way. */
export const ANY_WAY = -1
/** In `loads`: an empty place on the train. */
export const EMPTY = -1
/** In `ends`: the event is not in force. */
export const NOT_IN_FORCE = -1
/** In `ends`: the event is in force and no turn ends it. */
export const FOR_GOOD = 1_000_000
/** In `striking`: no event is being carried out. */
export const NO_EVENT = -1

/** In `cardPlace`. */
export const PILE = 0
export const DISCARDS = 1
export const IN_FORCE = 2
export const HELD = 3 // + player

/** In `quay`: what a train that waited at a container port may do there in this turn. */
export const NO_QUAY = 0
export const QUAY_OPEN = 1
export const QUAY_LOADING = 2
export const QUAY_DELIVERING = 3
/** A train that starts at a container port brings one load from Taiwan. */
export const QUAY_FIRST_LOAD = 4

/** Where the money of a player came from and went to: the columns of `ledger`. */
export const LEDGER = ['start', 'deliveries', 'congress', 'fees', 'track', 'links', 'trains', 'tax', 'loans'] as const
export const ENTRIES_IN_LEDGER = LEDGER.length

export interface State {
  seats: number
  /** 1 with express trains. */
  express: number
  /** 1 with indulgence. */
  indulgence: number
  /** The last round of a tournament, or NO_TIME_LIMIT. */
  limit: number
  /** The cash that wins. */
  goal: number
  /** Turns begun so far, from 0: two opening rounds, there and back, then the rounds of the game. */
  turn: number
  first: Player
  player: Player
  /** Which of the QUESTIONS is open, and to whom. */
  question: number
  asked: Player
  /** A bit for each player who met the conditions of victory at the end of a turn in this round. */
  candidates: number
  /** 1 when cash is public. */
  taxed: number

  /** Of the turn in progress: movement left; 1 when it has been halved. */
  left: number
  halved: number
  /** A bit for each owner whose track is paid for; money spent on building; sections built out of majors. */
  paid: number
  spent: number
  exits: number
  /** 1 when something was done, so that the hand can no longer be exchanged; 1 when the turn is being exchanged. */
  acted: number
  exchanging: number
  /** 1 when an event has cost the player the rest of the turn. */
  forfeited: number
  /** At this stop: a bit for each load that was taken and that was dropped. */
  taken: number
  dropped: number
  quay: number

  /** The event that is being carried out; a bit for each train that must find a refuge, and that must lose a load. */
  striking: number
  homeless: number
  losing: number

  /** By player. */
  cash: number[]
  /** What is owed to the bank. */
  debt: number[]
  train: Train[]
  at: Milepost[]
  /** The direction in which the train would turn back. */
  came: number[]
  /** Turns to be lost. */
  lost: number[]
  /** The turn in which the earthquake still slows the train; -1 for none. */
  shaken: number[]
  /** A bit for each container link. */
  links: number[]
  /** By player * 3 + place: loads in order, then EMPTY. */
  loads: number[]
  /** By player * columns + column. */
  ledger: number[]

  /** A bit for each player who has the ferry, who must still go to the congress, whose last turn ended where the train is. */
  ferry: number
  duty: number
  waiting: number

  /** By player: sections in order. */
  track: Section[][]
  /** By player: sections washed away, which nobody else may build yet. */
  bridges: Section[][]

  /** By card, demands first: where it is. The draw pile has no order until a card is drawn. */
  cardPlace: number[]
  /** By event: the turn at whose end it ends. */
  ends: number[]
}

export function emptyTable(seats: number): State {
  const byPlayer = (value: number): number[] => all(seats, value)
  return {
    seats,
    express: 0,
    indulgence: 0,
    limit: NO_TIME_LIMIT,
    goal: GOAL,
    turn: 0,
    first: 0,
    player: 0,
    question: 0,
    asked: 0,
    candidates: 0,
    taxed: 0,
    left: 0,
    halved: 0,
    paid: 0,
    spent: 0,
    exits: 0,
    acted: 0,
    exchanging: 0,
    forfeited: 0,
    taken: 0,
    dropped: 0,
    quay: NO_QUAY,
    striking: NO_EVENT,
    homeless: 0,
    losing: 0,
    cash: byPlayer(START_MONEY),
    debt: byPlayer(0),
    train: byPlayer(FREIGHT),
    at: byPlayer(OFF_BOARD),
    came: byPlayer(ANY_WAY),
    lost: byPlayer(0),
    shaken: byPlayer(-1),
    links: byPlayer(0),
    loads: all(seats * MOST_LOADS, EMPTY),
    ledger: byPlayer(0).flatMap(() => LEDGER.map((column) => (column === 'start' ? START_MONEY : 0))),
    ferry: 0,
    duty: 0,
    waiting: 0,
    track: byPlayer(0).map(() => []),
    bridges: byPlayer(0).map(() => []),
    cardPlace: all(CARDS, PILE),
    ends: all(EVENT_CARDS, NOT_IN_FORCE),
  }
}

/** A list without holes, which `Array(n).fill` is not: the rules run faster on it. */
function all(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    express: s.express,
    indulgence: s.indulgence,
    limit: s.limit,
    goal: s.goal,
    turn: s.turn,
    first: s.first,
    player: s.player,
    question: s.question,
    asked: s.asked,
    candidates: s.candidates,
    taxed: s.taxed,
    left: s.left,
    halved: s.halved,
    paid: s.paid,
    spent: s.spent,
    exits: s.exits,
    acted: s.acted,
    exchanging: s.exchanging,
    forfeited: s.forfeited,
    taken: s.taken,
    dropped: s.dropped,
    quay: s.quay,
    striking: s.striking,
    homeless: s.homeless,
    losing: s.losing,
    cash: s.cash.slice(),
    debt: s.debt.slice(),
    train: s.train.slice(),
    at: s.at.slice(),
    came: s.came.slice(),
    lost: s.lost.slice(),
    shaken: s.shaken.slice(),
    links: s.links.slice(),
    loads: s.loads.slice(),
    ledger: s.ledger.slice(),
    ferry: s.ferry,
    duty: s.duty,
    waiting: s.waiting,
    track: cloneLists(s.track),
    bridges: cloneLists(s.bridges),
    cardPlace: s.cardPlace.slice(),
    ends: s.ends.slice(),
  }
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = []
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice())
  return copy
}
