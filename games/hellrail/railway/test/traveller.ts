import type { Chance, Game, Move, Player } from '@acheron/core'

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

/** The same, as the records are played. */
export const wander = <S>(game: Game<S>, s: S, _p: Player, legal: readonly Move[], chance: Chance): Move => {
  const words = legal.map((m) => game.notation.print(s, m))
  return legal[words.indexOf(travel(words, chance))]
}

/** Somebody who paces up and down and gets nowhere: plays a card for a step as soon as there are more than three. */
export const pace = <S>(game: Game<S>, s: S, _p: Player, legal: readonly Move[]): Move => {
  const words = legal.map((m) => game.notation.print(s, m))
  const first = (...verbs: readonly string[]): Move | undefined =>
    legal.find((_, i) => verbs.some((verb) => words[i].split(' ')[0] === verb))
  const hand = words.filter((each) => each.startsWith('lay ')).length
  const playing = hand > 3 ? first('move', 'lay') : undefined
  return first('stop', 'go', 'place', 'derail', 'decline', 'let', 'spare') ?? playing ?? first('end') ?? legal[0]
}
