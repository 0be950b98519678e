import type { Player } from '@acheron/core'
import type { Place } from '../src/board.ts'
import type { Design } from '../src/cards/deck.ts'
import type { Demon } from '../src/demons.ts'
import type { Owner } from '../src/state.ts'

/** What the words need of what a player may know. */
export interface View {
  readonly seats: number
  readonly turn: number
  readonly lastTurn: number
  readonly phase: number
  readonly ending: number
  readonly winners: number
  readonly players: readonly {
    readonly souls: number
    readonly favours: number
    readonly disfavours: number
    readonly cards: number
    readonly known: readonly Design[]
  }[]
  readonly owner: readonly Owner[]
  readonly signs: readonly number[]
  readonly legions: readonly { readonly owner: Owner; readonly place: Place; readonly legions: number }[]
  readonly lieutenants: readonly { readonly place: number; readonly owner: Owner; readonly souls: number }[]
  readonly hounds: readonly { readonly place: Place; readonly owner: Owner }[]
  readonly demons: readonly {
    readonly demon: Demon
    readonly owner: Player
    readonly walk: Design
    readonly recoversOn: number
    readonly acted: number
    readonly brought: number
    readonly camp: number
  }[]
  readonly track: readonly Demon[]
  readonly permanents: readonly number[]
  readonly uriel: { readonly place: number }
  readonly lilith: { readonly place: number; readonly aspect: number }
  readonly fight: { readonly place: number; readonly round: number; readonly camp: readonly number[] }
  readonly underway: readonly { readonly id: string; readonly place?: number }[]
  /** Only of whoever reads. */
  readonly me?: Player
  readonly hand?: readonly Design[]
}
