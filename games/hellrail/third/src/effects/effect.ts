import type { AnyProcedure, Frame, Player, Rule } from '@acheron/core'
import { isOccupied, isTop } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { DISCARDS } from '../../../railway/state.ts'
import type { State } from '../state.ts'

/** How an effect is used. `held`: its token lies on the engine card of the player. */
export interface EffectRules {
  readonly procedure: AnyProcedure<State>
  cannotUse(g: State, p: Player, held: boolean): Rule | undefined
  begin(g: State, p: Player): Frame
}

/** The frame of most effects: who uses it. */
export interface Using extends Frame {
  by: Player
}

export const isDiscarded = (g: State, card: RailCard): boolean => g.cardPlace[card] === DISCARDS

/** A card of the table that the card discarded for it can change. */
export const isMatch = (g: State, card: RailCard, paid: RailCard): boolean =>
  isDiscarded(g, paid) && isTop(g, card) && TRACTION[card] === TRACTION[paid] && !isOccupied(g, g.cardCell[card])
