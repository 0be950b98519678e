import { finish, type Player, type Result } from '@acheron/core'
import { cardsAt, everybody, sumOfValues } from './queries.ts'
import { DELIVERED, type Railway, TRAIN } from './state.ts'
import type { RailwayStory } from './story.ts'

export const ENDINGS = ['piles-empty', 'standstill'] as const

/** What a player has delivered, and what is still coupled: the second breaks ties. */
const delivered = (g: Railway, p: Player): number => sumOfValues(cardsAt(g, DELIVERED + p))
const coupled = (g: Railway, p: Player): number => sumOfValues(cardsAt(g, TRAIN + p))

export function result(g: Railway): Result | undefined {
  if (g.frames.length > 0) return undefined
  const scores = everybody(g).map((p) => delivered(g, p))
  const still = everybody(g).map((p) => coupled(g, p))
  const ending = isAtStandstill(g) ? 'standstill' : 'piles-empty'
  return { ending, scores, places: places(g, scores, still), parts: { delivered: scores }, ties: { coupled: still } }
}

function places(g: Railway, scores: readonly number[], still: readonly number[]): number[] {
  const isAhead = (a: Player, b: Player): boolean =>
    scores[a] > scores[b] || (scores[a] === scores[b] && still[a] > still[b])
  return everybody(g).map((p) => 1 + everybody(g).filter((other) => isAhead(other, p)).length)
}

/** The fewest cards in the piles can fall 45 times, each card of a turn is played once, and moves it nine steps at most. */
export const LONGEST = 46 * 100 * 45 * 12

/** So many turns in a row without progress are the end. */
export const MOST_IDLE_TURNS = 100
export const isAtStandstill = (g: Railway): boolean => g.idle >= MOST_IDLE_TURNS

/** A card must be drawn and there is none, or nobody gets on any more: nothing more is done. */
export function endGame(g: Railway, story?: RailwayStory): void {
  finish(g)
  if (!story) return
  const winners = everybody(g).filter((p) => result(g)?.places[p] === 1)
  story.tell({ id: 'game-over', facts: { winners }, reveals: 'all' })
}
