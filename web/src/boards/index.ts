import type { BoardModule } from './contract.ts'

/** The one list of boards, each loaded when its game is opened. */
export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'ticket-to-ride': async () => (await import('./ticket-to-ride/index.ts')).board,
  hellrail: async () => (await import('./hellrail/index.ts')).board,
  'hellrail-1999': async () => (await import('./hellrail/index.ts')).board1999,
}
