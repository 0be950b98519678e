import type { Frame, Player, Rule } from '@acheron/core'
import type { State } from '../state.ts'

/** How an effect is used. `held`: its token lies on the engine card of the player. */
export interface EffectRules {
  cannotUse(g: State, p: Player, held: boolean): Rule | undefined
  begin(g: State, p: Player): Frame
}

/** The frame of most effects: who uses it. */
export interface Using extends Frame {
  by: Player
}
