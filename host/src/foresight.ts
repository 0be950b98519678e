import { keepStory, type Move, type Player, type Rule, readEvent, seededChance, type Target } from '@acheron/core'
import type { Happening } from './news.ts'
import type { Table } from './table.ts'

const TRIES = 4

/**
 * What a row would bring about, as far as the player could know: what it does in several guesses with any luck. It is
 * followed as far as it is legal there.
 */
export function foresee<S>({ game, state }: Table<S>, p: Player, row: readonly Move[]): Happening[] {
  const tries = Array.from({ length: TRIES }, (_, seed) => {
    const luck = seededChance(seed)
    const story = keepStory()
    const guess = game.guess(state, p, luck)
    for (const m of row) {
      if (game.refusal(guess, p, m)) break
      game.play(guess, p, m, luck, story)
    }
    return story.events.map((event) => readEvent(event, p))
  })
  const isAlike = (one: Happening, other: Happening): boolean => one.id === other.id && one.facts.by === other.facts.by
  return tries[0].filter((one) => tries.every((each) => each.some((other) => isAlike(one, other))))
}

/** Why nothing can be done with a thing: the rule, and the move that was meant, if one concerns the thing. */
export interface WhyNot {
  readonly rule: Rule
  readonly move?: Move
}

/**
 * The rule against what a player could mean by a thing, or by a verb and a thing. The most telling rule is the one that
 * is not simply that of the question, which forbids everything else. Undefined if something can be done.
 */
export function whyNot<S>({ game, state }: Table<S>, p: Player, target: Target, verb?: string): WhyNot | undefined {
  const { notation } = game
  const general = game.asked(state).includes(p) ? game.question(state, p).rule : undefined
  const found: WhyNot[] = []
  for (const move of notation.meant(state, p, target)) {
    if (verb !== undefined && notation.verb(move) !== verb) continue
    const rule = game.refusal(state, p, move)
    if (!rule) return undefined
    found.push({ move, rule })
  }
  const telling = found.find(({ rule }) => rule !== general) ?? found[0]
  return telling ?? (general ? { rule: general } : undefined)
}
