import type { Player } from '@acheron/core'
import type { State } from './state.ts'

type Clock = Pick<State, 'seats' | 'turn' | 'first'>

/** Two building turns for everybody, there and back. */
const OPENING_ROUNDS = 2

export const isOpening = (s: Clock): boolean => s.turn < OPENING_ROUNDS * s.seats

/** The round that is being played: from 1 once the opening is over. */
export const roundOf = (s: Clock): number => Math.floor(s.turn / s.seats) - OPENING_ROUNDS + 1

export const isLastOfRound = (s: Clock): boolean => (s.turn + 1) % s.seats === 0

/** Whose turn it is: clockwise, only the second opening round goes back. */
export function playerOfTurn({ seats, turn, first }: Clock): Player {
  const place = turn % seats
  const isBack = turn >= seats && turn < OPENING_ROUNDS * seats
  return (first + (isBack ? seats - 1 - place : place)) % seats
}

/** The next turn of a player after the one in progress, as long as the opening is over. */
export const nextTurnOf = (s: Clock & Pick<State, 'player'>, p: Player): number =>
  s.turn + (p === s.player ? s.seats : (p - s.player + s.seats) % s.seats)

/** The players in turn order, from the one whose turn it is. */
export const inTurnOrder = ({ seats, player }: Pick<State, 'seats' | 'player'>): Player[] =>
  Array.from({ length: seats }, (_, i) => (player + i) % seats)
