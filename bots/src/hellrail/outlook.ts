import type { Player } from '@acheron/core'
import type { Railway } from '@acheron/games/hellrail/railway'
import type { Edition } from './edition.ts'
import { prospectsOf, studyOf } from './study.ts'

/** In points at the end of the game, for each point of these on the way. Found by looking at how games ended. */
const CARS = 0.85
const CARD = 2.1
const BELONGINGS = 4.5
const CAPTIVITY = 1.1

/** How many points of a lead may still be lost when no card is left, and more for each card that can be drawn. */
const CLOSE = 5
const OPEN = 1.1

/** How sure a player can be to win, from -1 to 1. */
export function outlook<S extends Railway>(edition: Edition<S>, s: S, p: Player): number {
  const result = edition.game.result(s)
  if (result) return result.places[p] === 1 ? 1 / result.places.filter((place) => place === 1).length : -1
  const t = studyOf(edition, s, p)
  const has = t.scores.map(
    (score, q) =>
      score +
      CARS * prospectsOf(t, q) +
      CARD * t.use * t.handSizes[q] +
      BELONGINGS * edition.belongings(s, q, undefined) -
      CAPTIVITY * edition.captivity(s, q),
  )
  const rival = has.reduce((most, its, q) => (q === p ? most : Math.max(most, its)), Number.NEGATIVE_INFINITY)
  return Math.tanh((has[p] - rival) / (CLOSE + OPEN * t.left))
}
