import type { Player } from '@acheron/core'
import type { Answers, Message, News } from '@acheron/host'

/** The way to a house with tables, be it in a worker or far away. */
export interface Line {
  /** Whoever asks owns the tables: everybody at them sits at this screen, and bots answer when they are told to. */
  readonly isOwner: boolean
  /** Rejects with Refused what the house does not accept, and with Lost if no answer came. */
  ask<M extends Message>(message: M): Promise<Answers[M['do']]>
  /**
   * Calls when a table has changed by something else than what was asked here, with the news for the seat if they came
   * along. Returns how to stop that.
   */
  listen(table: string, seat: Player | undefined, hear: (news?: News) => void): () => void
}

/** No answer came. What was asked may have been done: it can be asked again. */
export class Lost extends Error {
  override readonly name = 'Lost'
}
