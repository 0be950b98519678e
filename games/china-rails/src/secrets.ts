import type { JsonObject, Player } from '@acheron/core'
import { OVER } from './question.ts'
import { clone, type State } from './state.ts'

/** In `cash` and `ledger` of a view: not for this reader. */
export const HIDDEN = -1

/**
 * What a player, or a spectator (`me` is -1), may know: the whole state but for the cash of others until the Rail Tax
 * (CR-326). Everything that asks a state can ask a view.
 */
export type View = State & { readonly me: number }

export const asked = (s: State): readonly Player[] => (s.question === OVER ? NOBODY_ASKED : ALONE[s.asked])

const NOBODY_ASKED: readonly Player[] = []
const ALONE: readonly (readonly Player[])[] = [[0], [1], [2], [3], [4], [5]]

const isCashOpen = (s: State): boolean => s.taxed === 1 || s.question === OVER

export function shown(s: State): View & JsonObject {
  const view = clone(s)
  if (!isCashOpen(s)) {
    view.cash = s.cash.map(() => HIDDEN)
    view.ledger = s.ledger.map(() => 0)
  }
  return { ...view, me: -1 }
}

export function own(s: State, p: Player): JsonObject {
  if (isCashOpen(s)) return { me: p }
  const columns = s.ledger.length / s.seats
  return {
    me: p,
    cash: s.cash.map((cash, other) => (other === p ? cash : HIDDEN)),
    ledger: s.ledger.map((sum, i) => (Math.floor(i / columns) === p ? sum : 0)),
  }
}

/** All payments are public and the pile has no order: there is nothing to guess. */
export const guess = (s: State): State => clone(s)
