import type { Component } from 'svelte'
import ChinaRails from './china-rails/Vignette.svelte'
import type { BoardModule } from './contract.ts'
import type { Hatch } from './engraving.ts'
import HellGame from './hellgame/Vignette.svelte'
import HellRail from './hellrail/Vignette.svelte'
import HellRail1999 from './hellrail/Vignette1999.svelte'
import Plain from './plain/Vignette.svelte'
import TicketToRide from './ticket-to-ride/Vignette.svelte'

/** What a game has on the screen. */
interface Screen {
  /** A small engraving for its plate: SVG in a box of 240 by 108, lines only. */
  readonly vignette?: Component<{ hatch: Hatch }>
  /** Loaded when the game is opened. */
  readonly board?: () => Promise<BoardModule>
}

/** The one list of boards. A game that is not in it, or has no board in it, is played on the plain one. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'ticket-to-ride': {
    vignette: TicketToRide,
    board: async () => (await import('./ticket-to-ride/index.ts')).board,
  },
  hellrail: { vignette: HellRail, board: async () => (await import('./hellrail/index.ts')).board },
  'hellrail-1999': { vignette: HellRail1999, board: async () => (await import('./hellrail/index.ts')).board1999 },
  'china-rails': { vignette: ChinaRails, board: async () => (await import('./china-rails/index.ts')).board },
  hellgame: { vignette: HellGame, board: async () => (await import('./hellgame/index.ts')).board },
}

const plain = async (): Promise<BoardModule> => (await import('./plain/index.ts')).plain
const screenOf = (game: string): Screen => (Object.hasOwn(SCREENS, game) ? SCREENS[game] : {})

export const boardOf = (game: string): Promise<BoardModule> => (screenOf(game).board ?? plain)()

export const vignetteOf = (game: string): Component<{ hatch: Hatch }> => screenOf(game).vignette ?? Plain
