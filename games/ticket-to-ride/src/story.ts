import type { Player, Story } from '@acheron/core'

type Secret<F> = { readonly facts: F; readonly readers: readonly Player[] }
type Event<Id extends string, F, S = never> = { readonly id: Id; readonly facts: F } & ([S] extends [never]
  ? object
  : { readonly secret: Secret<S> })

/** All learn by it what was hidden from them: what somebody holds, or does not hold. */
type Revealing<E> = E & { readonly reveals: 'all' }

/** Everything that can happen, with what all may know of it and what only some may know. */
export type TicketToRideEvent =
  | Event<'first-player', { by: Player }>
  /** Also where no luck is needed: what lies under the pile is known only to whoever put it there. */
  | (Event<'offered-tickets', { by: Player; count: number }, { tickets: number[] }> & { readonly reveals: [Player] })
  | Revealing<Event<'kept-tickets', { by: Player; kept: number }, { tickets: number[] }>>
  | Event<'took-card', { by: Player; card: number; slot: number }>
  | Event<'drew-card', { by: Player }, { card: number }>
  | Event<'turned-up', { cards: number[] }>
  | Event<'swept-row', { cards: number[] }>
  | Event<'reshuffled', { cards: number }>
  | Revealing<
      Event<
        'claimed-route',
        { by: Player; route: number; card: number; cards: number; locomotives: number; points: number }
      >
    >
  | Revealing<Event<'passed', { by: Player }>>
  | Event<'last-round', { by: Player; trains: number }>
  | Revealing<Event<'ticket-scored', { by: Player; ticket: number; points: number }>>
  | Event<'longest-path', { by: Player; length: number }>
  | Event<'game-over', { winners: number[] }>

export type TicketToRideStory = Story<TicketToRideEvent>
