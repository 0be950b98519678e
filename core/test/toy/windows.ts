import { at, type Chance, type Frame, from, type Move, PLAYER, type Player, type Rule, reactions } from '@acheron/core'
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
  /** Whether it is barred: 1 or 0. */
  barred: number
}

export const windowFor = (by: Player): Window => ({ step: at(window.opened), by, barred: 0 })

const window = reactions<State, Window>({
  question: 'react',
  rule: 'TOY-16',
  locals: { by: PLAYER, barred: from(0, 1) },
  pass: LET,
  /** Who has cards is asked, whatever the cards are: to ask only those with a monster would betray it. */
  who: (g, f) => othersAfter(g, f.by).filter((p) => hasCards(g, p)),
  params: (_g, f) => ({ by: f.by }),
  moves: (g, _f, p) => hand(g, p).map(bar),
  cannot: (g, _f, p, m) => cannotBar(g, p, m),
  react(g, _f, p, m, _chance: Chance, story?: ToyStory) {
    discard(g, m - BAR)
    story?.tell({ id: 'sent-monster', facts: { by: p, card: m - BAR }, reveals: 'all' })
    return windowFor(p)
  },
  reacted(_g, f, outcome) {
    if (outcome !== BARRED) f.barred = 1
  },
  outcome: (_g, f) => (f.barred ? BARRED : undefined),
  passed: () => STANDS,
})

function cannotBar(g: State, p: Player, m: Move): Rule | undefined {
  if (!isBar(m)) return 'TOY-16'
  return isInHand(g, m - BAR, p) && isMonster(m - BAR) ? undefined : 'TOY-17'
}

export const windows = window.procedure
