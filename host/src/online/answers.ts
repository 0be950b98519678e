import type { JsonObject, Options, Player } from '@acheron/core'
import type { News } from '../answers.ts'
import type { Refusal } from '../house.ts'
import type { Message } from '../messages.ts'
import type { Proposal, Request, RequestKind, Setting, Wishes } from './requests.ts'

/** How pages and servers of one release speak. A page of another number asks to be loaded again. */
export const PROTOCOL = 1

/** Who sits on a chair of a table online, as everybody sees it. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | {
      readonly kind: 'person'
      readonly name: string
      readonly here: boolean
      /** A bot plays for them until they come back, or for good. */
      readonly caretaker?: string
      readonly resigned?: true
      /** The hash of the salt that this seat gives for the luck, and whether the salt itself has come. */
      readonly saltHash?: string
      readonly isSalted?: true
      /** Milliseconds since 1970 until which they must move, or what is left of a clock that stands. */
      readonly due?: number
      readonly left?: number
    }

/** How a table that is over came to its end: by the rules, or otherwise. */
export type Ending =
  | { readonly kind: 'rules'; readonly result: string }
  | { readonly kind: 'agreed' | 'closed' }
  | { readonly kind: 'resigned'; readonly by: Player }

export interface OpenProposal {
  readonly number: number
  readonly by: Player
  readonly proposal: Proposal
  /** Those who must still agree. */
  readonly waitsFor: readonly Player[]
}

/** A proposal that somebody has just said no to. */
export interface Declined {
  readonly number: number
  /** Who had proposed it, and who declined. */
  readonly of: Player
  readonly by: Player
}

/** Where a game that is over is played once more, and who has laid that table. */
export interface Next {
  readonly by: Player
  readonly table: string
}

/** A table online as everybody may see it without opening it. `id` is its link, and whoever has it may come in. */
export interface OnlineTable {
  readonly table: string
  readonly game: string
  readonly options: Options
  readonly chairs: readonly Chair[]
  readonly setting: Setting
  /** `gathering`: chairs are open; `salting`: all sit, and their pages give their salts; then it is played. */
  readonly phase: 'gathering' | 'salting' | 'playing' | 'paused' | 'over'
  readonly commitment: string
  /** Until when salts are waited for while all sit; then whoever sits there may free a chair that gave none. */
  readonly saltBy?: number
  readonly made: number
  readonly changed: number
  readonly awaited: readonly Player[]
  readonly ending?: Ending
  readonly proposals: readonly OpenProposal[]
  /** Until something else happens beside the game. */
  readonly declined?: Declined
  readonly watching: number
  /** My seat, if I have one. */
  readonly mine?: Player
  /** Only for those who sat here. */
  readonly next?: Next
  /** Whether my seat has given what is wanted for the luck: the hash of a salt while chairs are open, then the salt. */
  readonly isSalted?: boolean
  /** When I am told of my turns here, if I wish otherwise than elsewhere. */
  readonly wishes?: Wishes['when']
}

export interface Me {
  readonly name: string
  /** Nobody who has chosen a name yet. */
  readonly isNew: boolean
  readonly passkeys: number
  readonly vacation?: { readonly from: number; readonly until: number }
  readonly protocol: number
  /** The public key for web push, and the one by which records are signed. */
  readonly pushKey: string
  readonly signKey: string
}

export interface Said {
  readonly number: number
  readonly seat: Player
  readonly text: string
  readonly time: number
  /** Only these seats read it. */
  readonly to?: readonly Player[]
}

export interface Channel {
  readonly channel: number
  readonly kind: 'push' | 'webhook'
  /** Where it leads, shortened: the whole address is a secret. */
  readonly about: string
  readonly wishes: Wishes
  /** By which a receiver of webhooks knows that it is us: they are signed with it. */
  readonly secret?: string
  /** The last delivery: when, and whether it arrived. */
  readonly last?: { readonly time: number; readonly arrived: boolean; readonly why?: string }
}

/** What each kind of request is answered with. */
export interface OnlineAnswers extends Record<RequestKind, object> {
  me: Me
  rename: Me
  device: { readonly code: string; readonly until: number }
  vacation: Me
  lobby: { readonly tables: readonly OnlineTable[]; readonly here: readonly string[] }
  mine: { readonly tables: readonly OnlineTable[] }
  found: OnlineTable
  table: OnlineTable
  sit: OnlineTable
  salt: JsonObject
  leave: JsonObject
  unseat: OnlineTable
  resign: JsonObject
  'come-back': JsonObject
  /** News only of a table that is being played or over. */
  attend: { readonly table: OnlineTable; readonly news?: News }
  unattend: JsonObject
  record: { readonly record: string }
  propose: { readonly proposal: number }
  consent: JsonObject
  withdraw: JsonObject
  say: Said
  talk: { readonly said: readonly Said[]; readonly muted: readonly Player[] }
  mute: JsonObject
  channels: { readonly channels: readonly Channel[] }
  'add-channel': Channel
  'change-channel': Channel
  'try-channel': Channel
  'drop-channel': JsonObject
  'table-wishes': JsonObject
}

/** What a server sends unasked. The answer to one's own move is its news, with the id of the message. */
export type Push =
  | ({ readonly push: 'news'; readonly table: string; readonly re?: string; readonly came?: number } & News)
  | { readonly push: 'table'; readonly table: OnlineTable }
  | { readonly push: 'said'; readonly table: string; readonly said: Said }
  /** Something changed in my list of tables, or in the public one. */
  | { readonly push: 'mine' | 'lobby' }
  /** The server, or the table, is of another release than the page: load it again. */
  | { readonly push: 'reload' }

/** What a socket carries to the server: a request, or a message of the house for one's own seat, under an id of the page. */
export type ToServer = { readonly id: string } & (Request | Message)

/** What a socket carries from the server: pushes, and answers under the id of their message. */
export type FromServer =
  | Push
  | { readonly re: string; readonly ok: true; readonly answer: object }
  | { readonly re: string; readonly ok: false; readonly refusal: Refusal }
