import type { Player } from '@acheron/core'
import type { Listing } from '@acheron/games'
import type { House } from '@acheron/host'
import type { OnlineAnswers, RequestFor, RequestKind } from '@acheron/host/online'
import type { Kysely } from 'kysely'
import type { Timing } from '../due/timing.ts'
import type { Buckets } from '../edge/limits.ts'
import type { Session, Sessions } from '../identity/sessions.ts'
import type { Line, Lines } from '../news/lines.ts'
import type { News } from '../news/news.ts'
import type { Presence } from '../news/presence.ts'
import type { Spectators } from '../news/spectators.ts'
import type { PushKey } from '../notify/push.ts'
import type { Signer } from '../prove/signer.ts'
import type { Metrics } from '../seen/metrics.ts'
import type { Settings } from '../settings.ts'
import type { Schema } from '../store/schema.ts'
import type { ServerStore } from '../store/store.ts'
import type { Register } from './register.ts'

/** What the answers of a server need. */
export interface Rooms {
  readonly settings: Settings
  readonly games: readonly Listing[]
  readonly db: Kysely<Schema>
  readonly house: House
  readonly store: ServerStore
  readonly signer: Signer
  readonly news: News
  readonly sessions: Sessions
  readonly register: Register
  readonly lines: Lines
  /** The public keys that pages are told. */
  readonly keys: { readonly push: string; readonly sign: string }
  /** By what letters to players are sent: web push by its key, webhooks signed with secrets made of one. */
  readonly mail: { readonly push: PushKey; readonly webhooks: Buffer; readonly contact: string }
  readonly presence: Presence
  /** How long an answer in secret is held back, so that its time tells nothing. */
  pause(): Promise<void>
  readonly timing: Timing
  readonly spectators: Spectators
  /** How much one session may say in talk. */
  readonly talking: Buckets
  /** Something beside the game has changed: clocks may run out at another time. */
  retime(id: string): Promise<void>
  /** A game goes on: whoever is awaited is to be told. */
  remind(id: string): Promise<void>
  /** Lets the bots of a table answer if they are asked. */
  wakeBots(id: string): Promise<void>
  /** Lets a bot answer once for a seat, if it is asked. */
  answerFor(id: string, seat: Player, bot: string): Promise<void>
  readonly metrics: Metrics
  readonly log: Log
  now(): number
}

/** Where is written what went wrong. Never what somebody said, nor a link. */
export interface Log {
  error(about: object, message: string): void
  warn(about: object, message: string): void
  info(about: object, message: string): void
}

/** Who asks, and where pushes can be sent; over plain HTTP there is no line. */
export interface Caller {
  readonly session: Session
  readonly line?: Line
}

export type OnlineAnswering<K extends RequestKind = RequestKind> = {
  readonly [kind in K]: (rooms: Rooms, caller: Caller, request: RequestFor<kind>) => Promise<OnlineAnswers[kind]>
}
