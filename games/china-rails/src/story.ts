import type { Player, Story } from '@acheron/core'

type Event<Id extends string, F> = { readonly id: Id; readonly facts: F }

/** Everything that can happen. Nothing of it is secret. */
export type ChinaRailsEvent =
  | Event<'dealt', { by: Player; cards: number[] }>
  | Event<'first-player', { by: Player; pay: number }>
  | Event<'opening-turn', { by: Player; round: number }>
  | Event<'turn', { by: Player; round: number }>
  | Event<'built', { by: Player; section: number; price: number }>
  | Event<'ferry', { by: Player }>
  | Event<'linked', { by: Player; port: number; price: number }>
  | Event<'upgraded', { by: Player; train: number; price: number }>
  | Event<'started', { by: Player; at: number }>
  | Event<'moved', { by: Player; from: number; to: number }>
  | Event<'fee', { by: Player; to: Player; sum: number }>
  | Event<'turned', { by: Player; at: number }>
  | Event<'crossed', { by: Player; from: number; to: number }>
  | Event<'halved', { by: Player; left: number }>
  | Event<'took', { by: Player; load: number; at: number }>
  | Event<'dropped', { by: Player; load: number; at: number }>
  | Event<'delivered', { by: Player; demand: number; pay: number; bonus: number }>
  | Event<'exchanged', { by: Player; cards: number[] }>
  | Event<'drew', { by: Player; card: number }>
  | Event<'reshuffled', { cards: number }>
  | Event<'borrowed', { by: Player; sum: number; debt: number }>
  | Event<'repaid', { by: Player; sum: number }>
  | Event<'event', { by: Player; event: number }>
  | Event<'event-over', { event: number }>
  | Event<'congress', { by: Player; at: number; pay: number }>
  | Event<'taxed', { by: Player; sum: number }>
  | Event<'erased', { by: Player; sections: number[] }>
  | Event<'refuge', { by: Player; from: number; to: number }>
  | Event<'lost-load', { by: Player; load: number }>
  | Event<'loses-turn', { by: Player }>
  | Event<'shaken', { by: Player }>
  | Event<'lost-turn', { by: Player }>
  | Event<'bridges-free', { by: Player; sections: number[] }>
  | Event<'candidate', { by: Player; goal: number }>
  | Event<'goal-raised', { goal: number; tied: number[] }>
  | Event<'game-over', { winners: number[] }>

export type ChinaRailsStory = Story<ChinaRailsEvent>
