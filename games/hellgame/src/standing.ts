import type { Player, Standing } from '@acheron/core'
import { flow } from './flow.ts'
import { NOBODY, type State } from './state.ts'
import { windows } from './windows.ts'

/** Whether the card that has been announced is aimed at a demon of the player. */
function isAimedAt(g: State, p: Player): boolean {
  const aim = flow.frameOf<{ step: string; aim: number }>(g, windows)?.aim ?? NOBODY
  return aim !== NOBODY && g.demonOwner[aim] === p
}

/** What a seat may answer beforehand: "let pass unless it touches me", "refuse passage", "stand", "never give". */
export const standing: Standing<State> = {
  questions: ['react', 'passage', 'flee', 'generous', 'agree', 'consent', 'court', 'sendDemon', 'act'],
  unless: { 'touches-me': isAimedAt },
  turn: (g) => g.turn,
}
