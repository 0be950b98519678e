import type { Frame, Player, Standing } from '@acheron/core'
import { DESIGN_OF, MAJORS } from './cards/deck.ts'
import type { Target } from './cards/words.ts'
import { flow } from './flow.ts'
import { legionOf } from './moves.ts'
import { castings, type Magic } from './phases/magic.ts'
import { hasUnits } from './queries.ts'
import { fightOf, MOST_SEATS, NOBODY, type State } from './state.ts'
import type { Window } from './windows.ts'

/** By what a card names: whether that is the player, or something of the player's. */
const IS_MINE: Readonly<Record<Target['kind'], (g: State, p: Player, named: number) => boolean>> = {
  player: (_g, p, named) => named === p,
  demon: (g, p, named) => g.demonOwner[named] === p,
  sectio: (g, p, named) => g.owner[named] === p || hasUnits(g, p, named),
  legion: (_g, p, named) => legionOf(named).owner === p,
  hound: (_g, p, named) => legionOf(named).owner === p,
  lieutenant: (g, p, named) => g.lieutenantOwner[named] === p,
  permanent: () => false,
  uriel: () => false,
  lilith: () => false,
}

/** Whether the announced card names something of the player's, is cast against the player's camp, moves all hands, or counters the player's own. */
function touches(g: State, p: Player): boolean {
  const cast = flow.frameOf<Magic>(g, castings)
  const open = g.frames.filter((f) => f.step.startsWith('window.')) as Window[]
  const window = open.at(-1)
  if (!cast || !window) return false
  if (window.counter) return (open.at(-2) ?? cast).by === p
  if (cast.combat && fightOf(g).camp[p] !== NOBODY && fightOf(g).camp[p] !== fightOf(g).camp[cast.by]) return true
  const { targets = [], ops } = MAJORS[DESIGN_OF[cast.card]]
  if (ops.some(({ v }) => v === 'rotateHands')) return true
  return cast.targets.some((named, i) => IS_MINE[targets[Math.min(i, targets.length - 1)].kind](g, p, named))
}

/** Who asks for passage, for consent. */
const asker = (g: State): Player => (g.frames.at(-1) as Frame & { by?: Player }).by ?? NOBODY

/** What a seat may answer beforehand: "let pass unless it touches me", "refuse passage to X", "stand", "never give". */
export const standing: Standing<State> = {
  questions: ['react', 'passage', 'flee', 'generous', 'agree', 'consent', 'court', 'sendDemon', 'act'],
  unless: {
    'touches-me': touches,
    ...Object.fromEntries(
      Array.from({ length: MOST_SEATS }, (_, other) => [`not-p${other}`, (g: State) => asker(g) !== other]),
    ),
  },
  turn: (g) => g.turn,
}
