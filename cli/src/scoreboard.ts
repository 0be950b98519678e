import type { Result, Texts } from '@acheron/core'
import { grid } from './grid.ts'
import type { Words } from './words/index.ts'

/** The result by player: the place, the parts of the score, the total; the winners first. */
export function scoreboard(result: Result, names: readonly string[], texts: Texts, words: Words): string[] {
  const { ending, scores, places, parts } = result
  const heads = ['', words.place, ...Object.keys(parts).map((part) => texts.part(part)), words.total]
  const order = places.map((_, p) => p).toSorted((a, b) => places[a] - places[b])
  const rows = order.map((p) => [names[p], places[p], ...Object.values(parts).map((part) => part[p]), scores[p]])
  return [texts.ending(ending), '', ...grid([heads, ...rows.map((row) => row.map(String))])]
}
