import type { Player } from './game.ts'

/** What a story tells of one event: small numbers, by name. */
export type Facts = Readonly<Record<string, number | readonly number[]>>

/** One thing that happened. Everybody reads `facts`; only some read the `secret` facts. */
export interface StoryEvent {
  readonly id: string
  readonly facts: Facts
  readonly secret?: { readonly facts: Facts; readonly readers: readonly Player[] }
  /** Who learns by it what they could not know before. What somebody has learned cannot be taken back. */
  readonly reveals?: readonly Player[] | 'all'
}

/** Where the rules tell what happens. Left out, nothing is told and telling costs nothing: `story?.tell(...)`. */
export interface Story<E extends StoryEvent = StoryEvent> {
  tell(event: E): void
}

/** A story that is kept. */
export interface KeptStory extends Story {
  readonly events: StoryEvent[]
}

export function keepStory(): KeptStory {
  const events: StoryEvent[] = []
  return { events, tell: (event) => void events.push(event) }
}

/** An event as one reader (undefined: a spectator) may read it: without the secrets of others. */
export function readEvent(event: StoryEvent, reader: Player | undefined): { id: string; facts: Facts } {
  const { id, facts, secret } = event
  const mayRead = secret && reader !== undefined && secret.readers.includes(reader)
  return { id, facts: mayRead ? { ...facts, ...secret.facts } : facts }
}
