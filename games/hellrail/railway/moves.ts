import type { Move } from '@acheron/core'
import { CIRCLES, type Circle } from './circles.ts'
import { CELLS, type Cell } from './field.ts'
import { RAIL_CARDS, type RailCard } from './rail-cards.ts'
import { SIDES, type Side } from './sides.ts'
import { MOST_SEATS } from './state.ts'
import { SLEEPERS, type Sleeper } from './tracks.ts'

const TURNS = 4
const TOKENS = 15
const HERESIES = 2

/** Every move of both editions. A verb with a noun takes as many numbers as it has nouns. */
export const END = 0
export const STOP = END + 1
export const DERAIL = STOP + 1
export const USE = DERAIL + 1
export const USE_HELD = USE + 1
export const DECLINE = USE_HELD + 1
export const ENOUGH = DECLINE + 1
export const LET = ENOUGH + 1
export const CANCEL = LET + 1
export const FORCE = CANCEL + 1
export const CATCH = FORCE + 1
export const SPARE = CATCH + 1
export const KEEP_TENDER = SPARE + 1
export const DROP_TENDER = KEEP_TENDER + 1
export const FERRY = DROP_TENDER + 1
export const GO = FERRY + 1 // + side
export const TARGET = GO + SIDES.length // + player
export const REDIRECT = TARGET + MOST_SEATS // + player
export const GUARD = REDIRECT + MOST_SEATS // + circle
export const PRESENT = GUARD + CIRCLES // + circle
export const TAKE = PRESENT + CIRCLES // + Heresy token
export const SWAP = TAKE + HERESIES // + effect
export const SWAP_CIRCLE = SWAP + TOKENS // + circle, with hidden tokens
export const SWAP_PLAYER = SWAP_CIRCLE + CIRCLES // + player, with hidden tokens
export const COUPLE = SWAP_PLAYER + MOST_SEATS // + card
export const DELIVER = COUPLE + RAIL_CARDS // + card
export const MOVE = DELIVER + RAIL_CARDS // + card
export const LAY = MOVE + RAIL_CARDS // + card
export const STOKE = LAY + RAIL_CARDS // + card
export const SAIL = STOKE + RAIL_CARDS // + card
export const DISCARD = SAIL + RAIL_CARDS // + card
export const SHED = DISCARD + RAIL_CARDS // + car
export const NAME = SHED + RAIL_CARDS // + car
export const GIVE = NAME + RAIL_CARDS // + car
export const REMOVE = GIVE + RAIL_CARDS // + card of the table
export const TURN = REMOVE + RAIL_CARDS // + card of the table * TURNS + turn
export const MARK = TURN + RAIL_CARDS * TURNS // + card of the table * SLEEPERS + sleeper
export const PLACE = MARK + RAIL_CARDS * SLEEPERS // + cell * TURNS + turn
export const VOCABULARY = PLACE + CELLS * TURNS

/** The first move of every verb. */
// biome-ignore format: a table
const FIRSTS: readonly Move[] = [
  END, STOP, DERAIL, USE, USE_HELD, DECLINE, ENOUGH, LET, CANCEL, FORCE, CATCH, SPARE, KEEP_TENDER, DROP_TENDER, FERRY,
  GO, TARGET, REDIRECT, GUARD, PRESENT, TAKE, SWAP, SWAP_CIRCLE, SWAP_PLAYER,
  COUPLE, DELIVER, MOVE, LAY, STOKE, SAIL, DISCARD, SHED, NAME, GIVE, REMOVE, TURN, MARK, PLACE,
]

/** The first move of the verb that a move belongs to: all that comes after it is the noun. */
export const firstOf = (m: Move): Move => FIRSTS.findLast((first) => first <= m) ?? END

export const go = (side: Side): Move => GO + side
export const place = (cell: Cell, turn: number): Move => PLACE + cell * TURNS + turn
export const turnTo = (card: RailCard, turn: number): Move => TURN + card * TURNS + turn
export const mark = (card: RailCard, sleeper: Sleeper): Move => MARK + card * SLEEPERS + sleeper

const isFrom =
  (first: Move, count: number) =>
  (m: Move): boolean =>
    m >= first && m < first + count

export const isGo = isFrom(GO, SIDES.length)
export const isTarget = isFrom(TARGET, MOST_SEATS)
export const isRedirect = isFrom(REDIRECT, MOST_SEATS)
export const isGuard = isFrom(GUARD, CIRCLES)
export const isPresent = isFrom(PRESENT, CIRCLES)
export const isTake = isFrom(TAKE, HERESIES)
export const isSwap = isFrom(SWAP, COUPLE - SWAP)
export const isCouple = isFrom(COUPLE, RAIL_CARDS)
export const isDeliver = isFrom(DELIVER, RAIL_CARDS)
export const isMove = isFrom(MOVE, RAIL_CARDS)
export const isLay = isFrom(LAY, RAIL_CARDS)
export const isStoke = isFrom(STOKE, RAIL_CARDS)
export const isSail = isFrom(SAIL, RAIL_CARDS)
export const isDiscard = isFrom(DISCARD, RAIL_CARDS)
export const isShed = isFrom(SHED, RAIL_CARDS)
export const isName = isFrom(NAME, RAIL_CARDS)
export const isGive = isFrom(GIVE, RAIL_CARDS)
export const isRemove = isFrom(REMOVE, RAIL_CARDS)
export const isTurn = isFrom(TURN, RAIL_CARDS * TURNS)
export const isMark = isFrom(MARK, RAIL_CARDS * SLEEPERS)
export const isPlace = isFrom(PLACE, CELLS * TURNS)

export const cellOfPlace = (m: Move): Cell => Math.floor((m - PLACE) / TURNS)
export const turnOfPlace = (m: Move): number => (m - PLACE) % TURNS
export const cardOfTurn = (m: Move): RailCard => Math.floor((m - TURN) / TURNS)
export const turnOfTurn = (m: Move): number => (m - TURN) % TURNS
export const cardOfMark = (m: Move): RailCard => Math.floor((m - MARK) / SLEEPERS)
export const sleeperOfMark = (m: Move): Sleeper => (m - MARK) % SLEEPERS
export const circleOfGuard = (m: Move): Circle => m - GUARD

/** Moves about a card in hand; and about a car of a train, its delivery excepted. */
export const isFromHand = isFrom(COUPLE, SHED - COUPLE)
export const isOfCar = isFrom(SHED, REMOVE - SHED)
