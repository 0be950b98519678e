import type { Player, Story } from '@acheron/core'
import type { Event, RailwayEvent, Secret } from '../../railway/story.ts'

/** What can happen in the Second Perdition besides. A die says what it shows. */
export type SecondEvent =
  | RailwayEvent
  | Event<'rolled', { by: Player; die: number }>
  | Event<'rolled-for', { by: Player; player: Player; die: number }>
  | Event<'announced', { by: Player; circle: number }>
  | Event<'declined', { by: Player; circle: number }>
  | Event<'prevented', { by: Player; player: Player; circle: number }>
  | Event<'forced', { by: Player; player: Player; circle: number }>
  | Event<'took-chip', { by: Player }>
  | Event<'took-ticket', { by: Player }>
  | Event<'ferried', { by: Player; side: number; cells: number }>
  | Event<'reached-barrier', { by: Player; at: number }>
  | Event<'lost-cars', { by: Player; cards: number[] }>
  | Event<'stole-cars', { by: Player; from: Player; cards: number[] }>
  | (Event<'drew-from', { by: Player; from: Player; count: number }> & Secret<{ cards: number[] }>)
  | (Event<'swapped-hands', { by: Player; with: Player }> & Secret<{ given: number[]; taken: number[] }>)

export type SecondStory = Story<SecondEvent>
