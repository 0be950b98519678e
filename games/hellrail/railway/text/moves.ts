import type { Move } from '@acheron/core'
import { crossing } from '../crossing.ts'
import {
  COUPLE,
  cardOfMark,
  cardOfTurn,
  cellOfPlace,
  DECLINE,
  DELIVER,
  DERAIL,
  END,
  ENOUGH,
  firstOf,
  GO,
  LAY,
  LET,
  MARK,
  MOVE,
  PLACE,
  REMOVE,
  STOKE,
  STOP,
  sleeperOfMark,
  TARGET,
  TURN,
  turnOfPlace,
  turnOfTurn,
} from '../moves.ts'
import { NONE } from '../queries.ts'
import { TRACTION, VALUE } from '../rail-cards.ts'
import type { Side } from '../sides.ts'
import { cellOf, circleOf, fieldSleeperOf, isInCircle, OFF, type Position } from '../state.ts'
import { hasSide, listSides, sidesAhead, stepTo } from '../walking.ts'
import type { RailwayWords } from './en.ts'
import { cellText, type Naming, railAt, railText, type Seen, sleeperText, tableOf, turnOf } from './things.ts'

/** By the first move of a verb: how a move of it is said. The noun is what the verb is about. */
export type Sayings = Readonly<Record<Move, (noun: number, m: Move) => string>>

/** A move by what its edition says. */
export function say(sayings: Sayings, m: Move): string {
  const first = firstOf(m)
  if (!Object.hasOwn(sayings, first)) throw new Error(`there are no words for move ${m}`)
  return sayings[first](m - first, m)
}

/** The moves of both editions. */
export function railwaySayings(words: RailwayWords, view: Seen, name: Naming): Sayings {
  const { moves, sinners } = words
  return {
    [END]: () => (view.glutton && view.hand.length > 0 ? moves.endDiscarding : moves.end),
    [STOP]: () => moves.stop,
    [DERAIL]: () => moves.derail,
    [DECLINE]: () => moves.decline,
    [ENOUGH]: () => moves.enough,
    [LET]: () => moves.let,
    [GO]: (side) => (view.moving === NONE ? crossText(words, view, side) : goText(words, view, side)),
    [TARGET]: (p) => moves.target(name(p)),
    [COUPLE]: (card) => moves.couple(sinners[card]),
    [DELIVER]: (card) => moves.deliver(sinners[card], VALUE[card]),
    [MOVE]: (card) => moves.move(sinners[card], VALUE[card]),
    [LAY]: (card) => moves.lay(sinners[card]),
    [STOKE]: (card) => moves.stoke(sinners[card], TRACTION[card]),
    [REMOVE]: (card) => moves.remove(railText(words, view, card)),
    [TURN]: (_, m) => turnText(words, view, m),
    [MARK]: (_, m) => moves.mark(railText(words, view, cardOfMark(m)), sleeperText(words, sleeperOfMark(m))),
    [PLACE]: (_, m) => placeText(words, view, m),
  }
}

/** A step of the engine on the move, or the branch for one that it pushes. */
function goText({ moves }: RailwayWords, view: Seen, side: Side): string {
  if (view.underway.at(-1)?.id === 'push') return moves.push(side)
  const g = tableOf(view)
  const from = g.engine[view.moving]
  const ahead = sidesAhead(g, from)
  const to = hasSide(ahead, side) ? stepTo(g, from, side) : OFF
  if (to !== OFF && isInCircle(to)) return moves.enter(circleOf(to))
  return !isInCircle(from) && listSides(ahead).length > 1 ? moves.branch(side) : moves.go(side)
}

/** The way over empty cells for whoever is asked. */
function crossText(words: RailwayWords, view: Seen, side: Side): string {
  const g = tableOf(view)
  const { cells, to } = crossing(g, g.engine[view.asked[0] ?? view.player], side)
  return to === OFF ? words.moves.cross(side) : words.moves.crossTo(side, cells, thereText(words, view, to))
}

function thereText(words: RailwayWords, view: Seen, to: Position): string {
  if (isInCircle(to)) return words.atCircle(circleOf(to))
  const cell = cellOf(fieldSleeperOf(to))
  const rail = railAt(view, cell)
  return words.onRail(rail ? railText(words, view, rail.card) : cellText(words, cell))
}

/** Told from how the card lies now. */
function turnText(words: RailwayWords, view: Seen, m: Move): string {
  const card = cardOfTurn(m)
  return words.moves.turn(railText(words, view, card), (turnOfTurn(m) - turnOf(view, card)) & 3)
}

function placeText(words: RailwayWords, view: Seen, m: Move): string {
  const cell = cellOfPlace(m)
  const under = railAt(view, cell)
  if (under) return words.moves.upgrade(railText(words, view, under.card), turnOfPlace(m))
  return words.moves.place(cellText(words, cell), turnOfPlace(m))
}
