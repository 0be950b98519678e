import type { Frame, Player } from '@acheron/core'
import type { Place } from './board.ts'
import { numberOf } from './cards/lists.ts'
import type { Ops } from './cards/words.ts'
import type { Demon } from './demons.ts'
import { NOBODY } from './state.ts'

/** Procedures that call each other in a circle are begun by name, so that their modules form none. */

/** Hounds that have just lost their controllers each make one step. */
export const rampages = (): Frame => ({ step: 'looseHounds.nextLoose' })

/** One more action for a demon. */
export const extraAction = (demon: Demon): Frame =>
  ({ step: 'action.acts', demon, extra: 1, failed: [], magic: NOBODY }) as Frame

/** The effect of a card being carried out, verb by verb. */
export interface Effect extends Frame {
  /** Which list of verbs, and the place in it. */
  list: number
  next: number
  /** The player and the demon whose effect it is; NOBODY for an event. */
  by: Player
  caster: Demon
  /** What was named, in the words of the moves: a demon, a player, a Sectio, a legion ... */
  targets: number[]
  /** The player or demon of `forEach`. */
  it: number
  /** The area of a phenomenon. */
  area: Place[]
  /** The Arcana card, which may come to lie on a demon; NOBODY for a Hell card. */
  card: number
  /** Players in a group, as bits. */
  helpers: number
  /** Sectio that chance has chosen already; how many cards were put away. */
  used: Place[]
  count: number
}

type Context = Pick<Effect, 'by' | 'caster' | 'targets' | 'it' | 'area' | 'card' | 'helpers'>

const NO_CONTEXT: Context = { by: NOBODY, caster: NOBODY, targets: [], it: NOBODY, area: [], card: NOBODY, helpers: 0 }

export const effect = (ops: Ops, context: Partial<Context>): Effect => ({
  step: 'effect.nextVerb',
  list: numberOf(ops),
  next: 0,
  ...NO_CONTEXT,
  ...context,
  used: [],
  count: 0,
})

/** A list within a list, with the same context. */
export const within = (f: Effect, ops: Ops, it = f.it): Frame | undefined =>
  ops.length === 0 ? undefined : effect(ops, { ...contextOf(f), it })

const contextOf = ({ by, caster, targets, it, area, card, helpers }: Effect): Context => ({
  by,
  caster,
  targets: [...targets],
  it,
  area: [...area],
  card,
  helpers,
})

/** A list for each of some players or demons, one after the other. */
export interface ForEach extends Effect {
  left: number[]
}

export const forEach = (f: Effect, ops: Ops, who: readonly number[]): ForEach | undefined =>
  who.length === 0 ? undefined : { ...effect(ops, contextOf(f)), step: 'forEach.nextOne', left: [...who] }

/** The effect for the next of them. */
export const oneOf = (f: ForEach, it: number): Effect => ({ ...effect([], { ...contextOf(f), it }), list: f.list })
