import { finish, type Player, type Result } from '@acheron/core'
import { cardsAt, everybody, sumOfValues } from './queries.ts'
import { DELIVERED, type Railway, TRAIN } from './state.ts'
import type { RailwayStory } from './story.ts'

export const ENDINGS = ['piles-empty'] as const

/** What a player has delivered, and what is still coupled: the second breaks ties. */
const delivered = (g: Railway, p: Player): number => sumOfValues(cardsAt(g, DELIVERED + p))
const coupled = (g: Railway, p: Player): number => sumOfValues(cardsAt(g, TRAIN + p))

export function result(g: Railway): Result | undefined {
  if (g.frames.length > 0) return undefined
  const scores = everybody(g).map((p) => delivered(g, p))
  return { ending: ENDINGS[0], scores, places: places(g, scores), parts: { delivered: scores } }
}

function places(g: Railway, scores: readonly number[]): number[] {
  const still = everybody(g).map((p) => coupled(g, p))
  const isAhead = (a: Player, b: Player): boolean =>
    scores[a] > scores[b] || (scores[a] === scores[b] && still[a] > still[b])
  return everybody(g).map((p) => 1 + everybody(g).filter((other) => isAhead(other, p)).length)
}

/** A card must be drawn and there is none: nothing more is done. */
export function endGame(g: Railway, story?: RailwayStory): void {
  finish(g)
  if (!story) return
  const winners = everybody(g).filter((p) => result(g)?.places[p] === 1)
  story.tell({ id: 'game-over', facts: { winners } })
}
