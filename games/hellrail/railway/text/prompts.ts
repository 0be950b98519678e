import type { Player, Question } from '@acheron/core'
import { NONE } from '../queries.ts'
import { DELIVERY, PICKUP, type RailCard, TRACTION } from '../rail-cards.ts'
import { sidesAhead } from '../walking.ts'
import type { RailwayWords } from './en.ts'
import { circleOfSeen, type Naming, type Seen, tableOf } from './things.ts'

type Params = Question['params']

/** By the name of a question: what is said to whoever is asked. */
export type Prompts = Readonly<Record<string, (params: Params) => string>>

/** The questions of both editions. */
export function railwayPrompts(words: RailwayWords, name: Naming): Prompts {
  const { prompts, sinners } = words
  return {
    step: ({ left }) => prompts.step(left),
    push: ({ engine }) => prompts.push(name(engine)),
    place: ({ card }) => prompts.place(sinners[card]),
  }
}

/** What an edition says of somebody's turn. */
interface OwnTurn {
  /** What the traction of a card is measured against. */
  readonly load: number
  readonly canCross: boolean
  readonly canStoke: boolean
  readonly canEnd: boolean
  /** Whether somebody at the gate can be paid with what is left in the hand when a card has been played. */
  canPay?(without: RailCard): boolean
}

/** Names the actions for which there is something in the hand or in the train. */
export function turnPrompt({ acts, prompts }: RailwayWords, view: Seen, its: OwnTurn): string {
  const { hand } = view
  const { engine, cars } = view.players[view.me]
  const circle = circleOfSeen(view, view.me)
  const carries = (card: RailCard): boolean => TRACTION[card] >= its.load && (its.canPay?.(card) ?? true)
  const canMove = hand.some(carries) && sidesAhead(tableOf(view), engine) !== 0
  const can: readonly (readonly [boolean, string])[] = [
    [canMove, acts.move],
    [its.canCross, acts.cross],
    [hand.length > 0, acts.lay],
    [hand.some((card) => PICKUP[card] === circle), acts.couple],
    [cars.some((car) => DELIVERY[car] === circle), acts.deliver],
    [its.canStoke && hand.length > 0 && !view.glutton, acts.stoke],
    [its.canEnd, acts.end],
  ]
  const possible = can.flatMap(([isPossible, act]) => (isPossible ? [act] : []))
  const line = possible.some((act) => act !== acts.end) ? prompts.turn(possible) : prompts.idle
  return view.glutton && hand.length > 0 ? `${line} ${prompts.glutton}` : line
}

/** Something that is announced, and whom it is aimed at, if anybody. */
export function aimedAt(words: RailwayWords, view: Seen, name: Naming, line: string, target: Player): string {
  if (target === NONE) return line
  return words.prompts.aimed(line, target === view.me ? words.position.me(name(target)) : name(target))
}
