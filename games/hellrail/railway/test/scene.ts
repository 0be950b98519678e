import {
  type Facts,
  type Player,
  playMove,
  type Question,
  type Result,
  type Rule,
  readEvent,
  readWords,
  type Table,
} from '@acheron/core'
import { CIRCLE_NAMES } from '../circles.ts'
import { across, down } from '../field.ts'
import { SINNERS } from '../rail-cards.ts'
import { SIDE_NAMES } from '../sides.ts'
import { cellOf, circleOf, facingOf, fieldSleeperOf, isInCircle, type Position, sleeperOf } from '../state.ts'
import type { PublicTrain, RailwayView } from '../view.ts'
import { SLEEPER_NAMES } from '../words.ts'
import type { Dealer, Wish } from './dealer.ts'
import { cellCalled } from './position.ts'

/** An event as somebody may read it: its id and its facts. */
export type Told = { readonly id: string } & Facts

/** A view of either edition. */
export type ViewWithPlayers = RailwayView & { readonly players: readonly PublicTrain[] }

/** A table that a scenario plays on. It moves by notation and looks only at what somebody may see. */
export interface Scene<S, V> {
  readonly table: Table<S>
  /** Makes moves, each as a record has it: `p0 move dido`. */
  play(...moves: readonly string[]): void
  /** Makes one move, with what chance must say named in order, and all of it. */
  playWith(wishes: readonly Wish[], move: string): void
  /** The rule against a move, and undefined for a legal one. */
  refused(move: string): Rule | undefined
  legal(p: Player): string[]
  /** Who is asked what: `p1 react`. */
  asked(): string
  question(): Question
  view(reader: Player | undefined): V
  /** What the last move told a reader; undefined reads as a spectator. */
  told(reader?: Player): Told[]
  result(): Result

  hand(p: Player): string[]
  train(p: Player): string[]
  delivered(p: Player): number
  discards(): string[]
  pile(): number
  /** The card that shows on a cell and how it lies, `dido r1`, or undefined. */
  rail(cell: string): string | undefined
  /** As in a position: `g`, `5`, or `0,1 nn>s`. */
  engine(p: Player): string
  markers(): string[]
}

/** The steps of a move, a letter each: `sse` goes south, south, east. */
export const steps = (p: Player, ways: string): string[] => Array.from(ways, (side) => `p${p} go ${side}`)

export function sceneAt<S, V extends ViewWithPlayers>(table: Table<S>, dealer: Dealer<S>): Scene<S, V> {
  const { game } = table
  const view = (reader: Player | undefined): V => game.view(table.state, reader) as unknown as V
  const legal = (p: Player): string[] => game.legal(table.state, p).map((m) => game.notation.print(table.state, m))
  const read = (move: string): { p: Player; words: string } => {
    const [, p, words] = /^p(\d) (.+)$/.exec(move) ?? []
    return { p: Number(p), words }
  }
  const playWith = (wishes: readonly Wish[], move: string): void => {
    const { p, words } = read(move)
    dealer.wish(wishes)
    playMove(table, p, readWords(game, table.state, words))
    dealer.finish(move)
  }
  const names = (cards: readonly number[]): string[] => cards.map((card) => SINNERS[card])
  return {
    table,
    view,
    legal,
    playWith,
    play(...moves) {
      for (const move of moves) playWith([], move)
    },
    refused(move) {
      const { p, words } = read(move)
      const rule = game.refusal(table.state, p, readWords(game, table.state, words))
      if ((rule === undefined) !== legal(p).includes(words)) throw new Error(`${move}: listed and refused by ${rule}`)
      return rule
    },
    asked: () =>
      game
        .asked(table.state)
        .map((p) => `p${p} ${game.question(table.state, p).id.replace(`${game.id}.`, '')}`)
        .join(', '),
    question: () => game.question(table.state, game.asked(table.state)[0]),
    told: (reader) =>
      (table.story.at(-1) ?? []).map((event) => {
        const { id, facts } = readEvent(event, reader)
        return { ...facts, id } as Told
      }),
    result() {
      const result = game.result(table.state)
      if (!result) throw new Error('the game is not over')
      return result
    },
    hand: (p) => names(view(p).hand),
    train: (p) => names(view(undefined).players[p].cars),
    delivered: (p) => view(undefined).players[p].delivered,
    discards: () => names(view(undefined).discards),
    pile: () => view(undefined).pile,
    rail(cell) {
      const shown = view(undefined).rails.find((rail) => rail.cell === cellCalled(cell))
      return shown && `${SINNERS[shown.card]} r${shown.turn}`
    },
    engine: (p) => positionName(view(undefined).players[p].engine),
    markers: () => view(undefined).markers.map(sleeperName),
  }
}

function positionName(at: Position): string {
  if (isInCircle(at)) return CIRCLE_NAMES[circleOf(at)]
  return `${sleeperName(fieldSleeperOf(at))}>${SIDE_NAMES[facingOf(at)]}`
}

function sleeperName(at: number): string {
  const cell = cellOf(at)
  return `${across(cell)},${down(cell)} ${SLEEPER_NAMES[sleeperOf(at)]}`
}
