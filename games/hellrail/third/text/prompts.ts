import { crossings } from '../../railway/crossing.ts'
import { NONE, sumOfValues } from '../../railway/queries.ts'
import { type RailCard, TRACTION, VALUE } from '../../railway/rail-cards.ts'
import { aimedAt, type Prompts, railwayPrompts, turnPrompt } from '../../railway/text/prompts.ts'
import { circleOfSeen, type Naming, tableOf } from '../../railway/text/things.ts'
import type { View } from '../src/secrets.ts'
import { ANATHEMA } from '../src/state.ts'
import type { Words } from './en.ts'

/** By the name of a question: what is said to whoever is asked. */
export function thirdPrompts(words: Words, view: View, name: Naming): Prompts {
  const { prompts } = words
  return {
    ...railwayPrompts(words.railway, name),
    ...effectPrompts(words),
    circle: () => prompts.circle,
    'lay-circle': ({ circle }) => prompts.layCircle(circle),
    tender: () => prompts.tender,
    turn: () => ownTurn(words, view),
    sail: ({ reach }) => prompts.sail(reach),
    bribe: ({ lacking }) => prompts.bribe(lacking),
    shed: ({ allowed, excess }) => prompts.shed(allowed, excess),
    catch: ({ rammed }) => prompts.catch(name(rammed)),
    visit: ({ circle, effect, held }) => visitPrompt(words, circle, effect, held),
    react({ by, effect, target }) {
      const line = words.story.invoked(name(by), words.effects[effect].name)
      return reactPrompt(words, view, aimedAt(words.railway, view, name, line, target))
    },
    'set-out': ({ card }) => prompts.setOut(words.railway.sinners[card]),
    steal: ({ card, from }) => prompts.steal(words.railway.sinners[card], name(from)),
    forfeit: ({ to, traction }) => prompts.forfeit(name(to), traction),
  }
}

function effectPrompts({ prompts }: Words): Prompts {
  return {
    'abyss-pay': () => prompts.abyssPay,
    abyss: ({ traction }) => prompts.abyss(traction),
    delinquency: () => prompts.delinquency,
    'false-path-pay': () => prompts.falsePathPay,
    'false-path': ({ traction }) => prompts.falsePath(traction),
    geryon: () => prompts.geryon,
    gluttony: () => prompts.gluttony,
    'guard-duty': () => prompts.guardDuty,
    'take-heresy': () => prompts.takeHeresy,
    lust: () => prompts.lust,
    'shift-change': () => prompts.shiftChange,
    thievery: () => prompts.thievery,
  }
}

function ownTurn({ prompts, railway }: Words, view: View): string {
  const { boat, cars, engine, tender } = view.players[view.me]
  const isGuarded = view.cerberus !== NONE && view.cerberus === circleOfSeen(view, view.me)
  const canPay = (without: RailCard): boolean => !isGuarded || sumOfValues(view.hand) - VALUE[without] > view.cerberus
  const furthest = Math.max(0, ...view.hand.filter(canPay).map((card) => TRACTION[card]))
  const line = turnPrompt(railway, view, {
    load: cars.length + tender,
    canCross: boat === 1 && crossings(tableOf(view), engine, furthest) !== 0,
    canStoke: tender === 0,
    canEnd: true,
    canPay,
  })
  return isGuarded ? `${line} ${prompts.guarded(view.cerberus + 1)}` : line
}

function visitPrompt({ effects, prompts, railway }: Words, circle: number, effect: number, held: number): string {
  const line = railway.prompts.visit(circle, effects[effect].name, effects[effect].does)
  return held === NONE ? line : `${line} ${prompts.orHeld(effects[held])}`
}

/** Only those are asked whose Heresy token fits. */
function reactPrompt({ prompts }: Words, view: View, line: string): string {
  return view.heresyHolder[ANATHEMA] === view.me ? prompts.anathema(line) : prompts.indulgence(line)
}
