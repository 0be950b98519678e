import type { Player, Story } from '@acheron/core'

export type Event<Id extends string, F> = { readonly id: Id; readonly facts: F }
/** A card from a secret hand, or a token that lay face down, is seen by all. */
export type Reveals = { readonly reveals: 'all' }
export type Secret<F> = { readonly secret: { readonly facts: F; readonly readers: readonly Player[] } }

/** What can happen in both editions. Positions are those of engines: a sleeper with a facing, or below 0 a circle. */
export type RailwayEvent =
  | Event<'first-player', { by: Player }>
  | (Event<'drew', { by: Player; count: number }> & Secret<{ cards: number[] }>)
  | Event<'reshuffled', { count: number }>
  | (Event<'coupled', { by: Player; card: number }> & Reveals)
  | (Event<'showed-card', { by: Player; card: number }> & Reveals)
  | Event<'delivered', { by: Player; card: number }>
  | Event<'laid', { by: Player; card: number; cell: number; turn: number }>
  | Event<'upgraded', { by: Player; card: number; cell: number; turn: number; under: number }>
  | (Event<'set-off', { by: Player; card: number; reach: number }> & Reveals)
  | Event<'went', { by: Player; from: number; to: number }>
  | Event<'entered', { by: Player; from: number; circle: number }>
  | Event<'rammed', { by: Player; engine: Player }>
  | Event<'pushed', { engine: Player; from: number; to: number }>
  | Event<'pushed-into', { engine: Player; from: number; circle: number }>
  | (Event<'derailed', { by: Player; from: number; cards: number[]; cars: number[] }> & Reveals)
  | (Event<'stoked', { by: Player; card: number; count: number }> & Reveals)
  | Event<'turn-ended', { by: Player }>
  | Event<'targeted', { by: Player; target: Player }>
  | (Event<'glutton-discarded', { by: Player; cards: number[] }> & Reveals)
  | Event<'removed', { by: Player; card: number; cell: number }>
  | Event<'turned', { by: Player; card: number; cell: number; turn: number }>
  | Event<'marked', { by: Player; at: number }>
  | (Event<'game-over', { winners: number[] }> & Reveals)
  | (Event<'answers-opened', Record<never, never>> & Reveals)

export type RailwayStory = Story<RailwayEvent>
