import type { Chance } from '@acheron/core'

/** How much a traveller likes to do something, beside what else could be done. By default 4. */
const LIKING: Readonly<Record<string, number>> = {
  deliver: 400,
  couple: 100,
  use: 40,
  'use-held': 40,
  sail: 20,
  ferry: 20,
  go: 12,
  move: 6,
  lay: 4,
  stoke: 1,
  stop: 1,
  end: 1,
  derail: 0.2,
}

/** Somebody who wanders about hell, sees much of it, and takes along whoever is waiting. */
export function travel(legal: readonly string[], chance: Chance): string {
  const likings = legal.map((words) => Math.round(10 * (LIKING[words.split(' ')[0]] ?? 4)))
  let rest = chance.pick(likings.reduce((sum, liking) => sum + liking, 0))
  let choice = 0
  while (rest >= likings[choice]) rest -= likings[choice++]
  return legal[choice]
}
