import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { isMonster } from './cards.ts'
import { discard } from './edits.ts'
import { BAR, bar, isBar, LET } from './moves.ts'
import { hand, hasCards, isInHand, othersAfter } from './queries.ts'
import type { State } from './state.ts'
import type { ToyStory } from './story.ts'

/** What comes of an announcement. */
const STANDS = 0
export const BARRED = 1

/** A reaction window. What a monster bars is the window below it, or the action under all windows. */
interface Window extends Frame {
  /** Who announced something. */
  by: Player
  /** Who has not been asked about it yet. */
  waiting: Player[]
}

export const windowFor = (g: State, by: Player): Window => ({ step: at(opened), by, waiting: othersAfter(g, by) })

/** Who has cards is asked, whatever the cards are: to ask only those with a monster would betray it. */
function opened(g: State, f: Window): void {
  while (f.waiting.length > 0 && !hasCards(g, f.waiting[0])) f.waiting.shift()
  if (f.waiting.length === 0) done(g, STANDS)
  else ask(g, f, f.waiting[0], react, answered)
}

function answered(g: State, f: Window, m: Move, _chance: Chance, story?: ToyStory): void {
  const by = f.waiting[0]
  f.waiting = f.waiting.slice(1)
  if (m === LET) return go(f, opened)
  discard(g, m - BAR)
  story?.tell({ id: 'sent-monster', facts: { by, card: m - BAR } })
  call(g, f, windowFor(g, by), monsterResolved)
}

function monsterResolved(g: State, f: Window, outcome: number): void {
  if (outcome === BARRED) go(f, opened)
  else done(g, BARRED)
}

const react = question<State, Window>({
  id: 'toy.react',
  rule: 'TOY-16',
  params: (_g, f) => ({ by: f.by }),
  moves: (g, _f, p) => [LET, ...hand(g, p).map(bar)],
  cannot: (g, _f, p, m) => (m === LET ? undefined : cannotBar(g, p, m)),
})

function cannotBar(g: State, p: Player, m: Move): Rule | undefined {
  if (!isBar(m)) return 'TOY-16'
  return isInHand(g, m - BAR, p) && isMonster(m - BAR) ? undefined : 'TOY-17'
}

procedure('toy.window', { opened, answered, monsterResolved })
