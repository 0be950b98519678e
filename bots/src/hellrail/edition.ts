import type { Chance, Game, Player } from '@acheron/core'
import type { Circle, RailCard, Railway } from '@acheron/games/hellrail/railway'
import type { Study } from './study.ts'
import type { Den } from './theft.ts'
import type { Weights } from './weights.ts'

/** What the planner must know of an edition. */
export interface Edition<S extends Railway> {
  readonly game: Game<S>
  readonly weights: Weights
  /** Whether markers keep a card from being upgraded. */
  readonly markersBar: boolean
  /** What can be expected to be lost at a marker. */
  lossAt(t: Study<S>): number
  /** What can be expected to be lost by ferry over so many cells. */
  lossByFerry(t: Study<S>, cells: number): number
  /** Luck as it is while a turn is planned: nothing out of the ordinary. */
  readonly mild: Chance
  /** What a train weighs beside its cars. */
  ballast(s: S, p: Player): number
  mayStoke(s: S, p: Player): boolean
  /** Whether the whole hand must be played in this turn. */
  mustPlayAll(s: S, p: Player): boolean
  /** Whether a player who stands in a circle can take cards there that must all be played in this turn. */
  mayFeast(s: S, p: Player): boolean
  /** The circle out of which one must pay one's way, or NONE. */
  guarded(s: S): Circle
  /** What it costs a player to stand where the way out must be paid for. */
  captivity(s: S, p: Player): number
  /** What the tokens of a player are worth; the hand is known of oneself only. */
  belongings(s: S, p: Player, hand: readonly RailCard[] | undefined): number
  /** Where cards can be won from other hands, as far as a player knows. */
  dens(s: S, p: Player): readonly Den[]
  /** Whether these are the same in two states of a game. */
  hasSameDens(a: S, b: S): boolean
  /** Whether nobody else suffers when a player who stands in a circle uses what it offers. */
  isHarmless(s: S, p: Player): boolean
  /** By circle: what coming into it with so many cards is worth beside all else, as far as it can be told from afar. */
  visits(t: Study<S>, cards: number): readonly number[]
}
