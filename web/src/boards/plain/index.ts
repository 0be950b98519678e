import type { BoardModule } from '../contract.ts'
import Board from './Board.svelte'
import { list, offered, readingOrder } from './list.ts'

/** A board for any game, made of what it can say. */
export const plain: BoardModule = {
  Board,
  seatFacts: () => [],
  scores: () => [],
  list,
  readingOrder,
  targetsOf: () => [],
  hint: (sight, target) => offered(sight, target) || undefined,
}
