import type { Player, Run } from '@acheron/core'
import { type Scene as AnyScene, type Dealer, sceneOn } from '@acheron/core/test-kit'
import { CIRCLE_NAMES } from '../circles.ts'
import { across, down } from '../field.ts'
import { SINNERS } from '../rail-cards.ts'
import { SIDE_NAMES } from '../sides.ts'
import { cellOf, circleOf, facingOf, fieldSleeperOf, isInCircle, type Position, sleeperOf } from '../state.ts'
import type { PublicTrain, RailwayView } from '../view.ts'
import { SLEEPER_NAMES } from '../words.ts'
import { cellCalled } from './position.ts'

/** A view of either edition. */
export type ViewWithPlayers = RailwayView & { readonly players: readonly PublicTrain[] }

/** A table that a scenario of either edition plays on. */
export interface Scene<S, V> extends AnyScene<S, V> {
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

export function sceneAt<S, V extends ViewWithPlayers>(table: Run<S>, dealer: Dealer<S>): Scene<S, V> {
  const scene = sceneOn<S, V>(table, dealer)
  const { view } = scene
  const names = (cards: readonly number[]): string[] => cards.map((card) => SINNERS[card])
  return {
    ...scene,
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
