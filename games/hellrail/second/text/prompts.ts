import { crossings, WIDEST } from '../../railway/crossing.ts'
import { aimedAt, type Prompts, railwayPrompts, turnPrompt } from '../../railway/text/prompts.ts'
import { type Naming, tableOf } from '../../railway/text/things.ts'
import type { View } from '../src/secrets.ts'
import type { Words } from './en.ts'
import { powerName } from './tell.ts'

/** The stations whose power asks for more than a target. */
const GLUTTONY = 3
const BARRIERS = 4
const REMOVAL = 7
const TURNING = 8

/** By the name of a question: what is said to whoever is asked. */
export function secondPrompts(words: Words, view: View, name: Naming): Prompts {
  const { powers, prompts, railway, story } = words
  const power = (station: number): string => powerName(words, station)
  return {
    ...railwayPrompts(railway, name),
    turn: () => ownTurn(words, view),
    ferry: () => prompts.ferry,
    visit: ({ circle }) => railway.prompts.visit(circle, power(circle), powers[circle - 1].does),
    target: ({ circle }) => prompts.target(power(circle)),
    react({ by, circle, used, target }) {
      if (!used) return prompts.force(story.declined(name(by), power(circle), circle))
      const line = story.announced(name(by), power(circle), circle)
      return prompts.prevent(aimedAt(railway, view, name, line, target))
    },
    gluttony: () => prompts.gluttony(power(GLUTTONY)),
    barrier: () => prompts.barrier(power(BARRIERS)),
    removal: ({ die }) => prompts.removal(power(REMOVAL), die),
    turning: ({ more }) => prompts.turning(power(TURNING), more),
  }
}

function ownTurn({ railway }: Words, view: View): string {
  const { cars, engine, ticket } = view.players[view.me]
  return turnPrompt(railway, view, {
    load: cars.length,
    canCross: ticket === 1 && crossings(tableOf(view), engine, WIDEST) !== 0,
    canStoke: true,
    canEnd: view.glutton === 0 || view.hand.length === 0,
  })
}
