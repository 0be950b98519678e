import type { Player } from '@acheron/core'
import * as question from './question.ts'
import { finalScoring } from './scoring.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'

const { OVER, TAKING_TURN } = question
const { OPEN_END } = state

/** With so few trains in stock after a turn, the last round begins. */
export const FEW_TRAINS = 2

export function beginTurns(s: State): void {
  giveTurn(s, s.player)
}

function giveTurn(s: State, p: Player): void {
  s.question = TAKING_TURN
  s.player = p
  s.asked = 1 << p
}

/** A turn in which the player did something. */
export function endTurn(s: State, story?: TicketToRideStory): void {
  s.passes = 0
  nextTurn(s, story)
}

/** A turn in which nothing could be done. When that is so all round the table, the game is over. */
export function passTurn(s: State, story?: TicketToRideStory): void {
  s.passes++
  if (s.passes === s.seats) endGame(s, story)
  else nextTurn(s, story)
}

function nextTurn(s: State, story?: TicketToRideStory): void {
  if (s.turnsLeft !== OPEN_END) s.turnsLeft--
  else if (s.trains[s.player] <= FEW_TRAINS) {
    s.turnsLeft = s.seats
    story?.tell({ id: 'last-round', facts: { by: s.player, trains: s.trains[s.player] } })
  }
  if (s.turnsLeft === 0) return endGame(s, story)
  giveTurn(s, s.player + 1 === s.seats ? 0 : s.player + 1)
}

function endGame(s: State, story?: TicketToRideStory): void {
  s.question = OVER
  s.asked = 0
  if (story) finalScoring(s, story)
}
