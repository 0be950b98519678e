import type { Move, Player, Story } from '@acheron/core'
import type { Card } from './cards.ts'

type Event<Id extends string, F> = { readonly id: Id; readonly facts: F }
type Reveals = { readonly reveals: 'all' }
type Secret<F> = { readonly secret: { readonly facts: F; readonly readers: readonly Player[] } }

/** Everything that can happen, with what all may know of it and what only some may know. */
export type ToyEvent =
  | (Event<'drew', { by: Player }> & Secret<{ card: Card }>)
  | (Event<'looked', { by: Player; at: Player }> & Secret<{ cards: Card[] }>)
  | Event<'bid', { obols: number[]; first: Player }>
  | Event<'begged', { by: Player; obols: number }>
  | (Event<'announced', { by: Player; action: Move }> & Partial<Reveals>)
  | Event<'robbed', { by: Player; from: Player; obols: number }>
  | Event<'ferried', { by: Player; card: Card }>
  | (Event<'sent-monster', { by: Player; card: Card }> & Reveals)
  | Event<'barred', { by: Player; action: Move }>

export type ToyStory = Story<ToyEvent>
