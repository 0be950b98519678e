import type { Player } from '@acheron/core'
import type { SeatPlan } from '@acheron/host'
import type { MenuItem } from './Menu.svelte'

/** What a table has besides the game where others sit at screens of their own. */
export interface Company {
  /** The seats at this screen: one's own, or none for a spectator. */
  readonly seats: readonly Player[]
  /** Who sits there now: that may change while it is played. */
  readonly sitters: readonly SeatPlan[]
  /** What the menu offers besides. */
  readonly items: readonly MenuItem[]
  /** By seat: what stands beside the name. */
  readonly notes: readonly (string | undefined)[]
  /** By seat: what a live clock shows, where there is little room. */
  readonly times: readonly (string | undefined)[]
  /** Why nobody may move, though the game goes on by its rules; undefined while they may. */
  readonly halted: string | undefined
  /** How much was said that has not been read. */
  readonly unread: number
  /** Asks the others to go back to so much of one's own news; undefined once nothing can be taken back. */
  readonly takeBack: ((to: number) => void) | undefined
  /** Where the game can be seen again, and where the way back leads. */
  readonly replay: string
  readonly home: string
  /** Lays the same table once more. */
  again(): Promise<void>
}
