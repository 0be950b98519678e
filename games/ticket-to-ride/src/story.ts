import type { Player, Story } from '@acheron/core'

type Secret<F> = { readonly facts: F; readonly readers: readonly Player[] }
type Event<Id extends string, F, S = never> = { readonly id: Id; readonly facts: F } & ([S] extends [never]
  ? object
  : { readonly secret: Secret<S> })

/** Everything that can happen, with what all may know of it and what only some may know. */
export type TicketToRideEvent =
  | Event<'first-player', { by: Player }>
  | Event<'offered-tickets', { by: Player; count: number }, { tickets: number[] }>
  | Event<'kept-tickets', { by: Player; kept: number }, { tickets: number[] }>
  | Event<'took-card', { by: Player; card: number; slot: number }>
  | Event<'drew-card', { by: Player }, { card: number }>
  | Event<'turned-up', { cards: number[] }>
  | Event<'swept-row', { cards: number[] }>
  | Event<'reshuffled', { cards: number }>
  | Event<
      'claimed-route',
      { by: Player; route: number; card: number; cards: number; locomotives: number; points: number }
    >
  | Event<'passed', { by: Player }>
  | Event<'last-round', { by: Player; trains: number }>
  | Event<'ticket-scored', { by: Player; ticket: number; points: number }>
  | Event<'longest-path', { by: Player; length: number }>
  | Event<'game-over', { winners: number[] }>

export type TicketToRideStory = Story<TicketToRideEvent>
