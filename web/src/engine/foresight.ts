import { keepStory, type Move, type Player, type Rule, readEvent, seededChance, type Target } from '@acheron/core'
import type { Happening } from '../boards/contract.ts'
import type { Sitting } from './sitting.ts'
import type { WhyNot } from './types.ts'

const TRIES = 4

/** What a move would bring about, as far as the player could know: what it does in several guesses with any luck. */
export function foresee({ table: { game, state } }: Sitting, p: Player, m: Move): Happening[] {
  const tries = Array.from({ length: TRIES }, (_, seed) => {
    const luck = seededChance(seed)
    const story = keepStory()
    game.play(game.guess(state, p, luck), p, m, luck, story)
    return story.events.map((event) => readEvent(event, p))
  })
  const isAlike = (one: Happening, other: Happening): boolean => one.id === other.id && one.facts.by === other.facts.by
  return tries[0].filter((one) => tries.every((each) => each.some((other) => isAlike(one, other))))
}

/**
 * Why nothing can be done with a thing: the rule against the moves that concern it. The most telling rule is the one
 * that is not simply that of the question, which forbids everything else.
 */
export function whyNot({ table: { game, state } }: Sitting, p: Player, target: Target): WhyNot | undefined {
  const { notation } = game
  const general = game.asked(state).includes(p) ? game.question(state, p).rule : undefined
  const found: { move: Move; rule: Rule }[] = []
  for (const move of notation.meant(state, p, target)) {
    const rule = game.refusal(state, p, move)
    if (!rule) return undefined
    found.push({ move, rule })
  }
  const telling = found.find(({ rule }) => rule !== general) ?? found[0]
  return telling ?? (general ? { rule: general } : undefined)
}
