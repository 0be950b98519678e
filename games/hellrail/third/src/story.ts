import type { Player, Story } from '@acheron/core'
import type { Event, RailwayEvent, Reveals } from '../../railway/story.ts'

/** What can happen in the Third Perdition besides. A token that lies face down is told only when it is shown. */
export type ThirdEvent =
  | RailwayEvent
  | Event<'circle-laid', { by: Player; circle: number; cell: number }>
  | Event<'tokens-dealt', { effects: number[] }>
  | (Event<'saw-tokens', { by: Player; circle: number }> & { readonly secret: Secret<{ effects: number[] }> })
  | Event<'no-use', { by: Player; circle: number; effect: number }>
  | Event<'dropped-tender', { by: Player }>
  | (Event<'bribed', { by: Player; card: number }> & Reveals)
  | (Event<'sailed', { by: Player; card: number; cells: number }> & Reveals)
  | Event<'checked', { by: Player; card: number }>
  | Event<'shed', { by: Player; card: number }>
  | Event<'caught', { by: Player; from: Player; card: number }>
  | (Event<'invoked', { by: Player; effect: number; circle: number; held: number }> & Reveals)
  | Event<'named', { by: Player; card: number; owner: Player }>
  | Event<'cancelled', { by: Player; effect: number }>
  | Event<'redirected', { by: Player; effect: number; target: Player }>
  | (Event<'discarded', { by: Player; card: number }> & Reveals)
  | Event<'took-boat', { by: Player }>
  | Event<'took-tender', { by: Player }>
  | Event<'took-catcher', { by: Player }>
  | Event<'took-heresy', { by: Player; token: number }>
  | Event<'took-token', { by: Player; effect: number }>
  | Event<'flipped', { by: Player; card: number }>
  | Event<'lost-car', { by: Player; card: number }>
  | Event<'stole', { by: Player; from: Player; card: number }>
  | Event<'gave-car', { by: Player; to: Player; card: number }>
  | (Event<'drew-from', { by: Player; from: Player }> & { readonly secret: Secret<{ card: number }> })
  | (Event<'showed-hand', { by: Player; to: Player }> & { readonly secret: Secret<{ cards: number[] }> })
  | (Event<'gave-cards', { by: Player; to: Player; count: number }> & { readonly secret: Secret<{ cards: number[] }> })
  | Event<'guarded', { by: Player; circle: number }>
  | Event<'chaos', { by: Player; effects: number[] }>
  | Event<'swapped', { by: Player; effect: number; from: number; to: number }>

type Secret<F> = { readonly facts: F; readonly readers: readonly Player[] }

export type ThirdStory = Story<ThirdEvent>
