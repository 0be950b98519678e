import { HIDDEN } from '@acheron/games/china-rails'
import type { BoardModule } from '../contract.ts'
import Board from './Board.svelte'
import { seatFacts } from './facts.ts'
import { hint } from './hint.ts'
import { list } from './list.ts'
import { befalls, readingOrder, soundOf, targetsOf } from './order.ts'
import { seen } from './seen.ts'
import Tray from './Tray.svelte'
import { tracing } from './tracing.ts'

/** China Rails. */
export const board: BoardModule = {
  Board,
  Tray,
  tracing,
  seatFacts: (view, player, language) => seatFacts(seen(view), player, language),
  /** Cash is secret until the Rail Tax. */
  scores: (view) => (seen(view).cash.includes(HIDDEN) ? [] : seen(view).cash),
  earned: ({ id, facts }) => (id === 'delivered' ? { player: Number(facts.by), points: Number(facts.pay) } : undefined),
  befalls,
  list,
  readingOrder,
  sound: soundOf,
  targetsOf,
  hint,
}
