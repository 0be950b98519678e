import type { Chance, Move, Player, Rule } from '@acheron/core'
import { type Card, isSoul, worth } from './cards.ts'
import {
  begFerryman,
  discard,
  drawCard,
  ferryAcross,
  layOnLanding,
  lookAtHand,
  payFerryman,
  robObols,
} from './edits.ts'
import { BEG, DIVE, FERRY, LET, LOOK, ROB, WAIT } from './moves.ts'
import { hasCards, isAtTable, isBagEmpty, isInHand } from './queries.ts'
import type { State } from './state.ts'
import type { ToyStory } from './story.ts'

const ALMS = 2
const LOOT = 2

/** What a player can do in a turn. The noun is a player, a card, or 0. */
interface Action {
  readonly from: Move
  /** For an action that can be barred: what happens at once, and what when it is barred. */
  readonly announced?: { begin?(g: State, noun: number): void; barred?(g: State, noun: number): void }
  cannot(g: State, p: Player, noun: number): Rule | undefined
  carryOut(g: State, p: Player, noun: number, chance: Chance, story?: ToyStory): void
}

/** In the order of their moves. */
const ACTIONS: readonly Action[] = [
  {
    from: DIVE,
    cannot: (g) => (isBagEmpty(g) ? 'TOY-11' : undefined),
    carryOut: (g, p, _noun, chance, story) => drawCard(g, p, chance, story),
  },
  {
    from: BEG,
    cannot: (g) => (g.ferryman === 0 ? 'TOY-12' : undefined),
    carryOut: (g, p, _noun, _chance, story) => begFerryman(g, p, ALMS, story),
  },
  {
    from: WAIT,
    cannot: () => undefined,
    carryOut: () => undefined,
  },
  {
    from: LOOK,
    cannot: (g, p, other) => (isAnother(g, p, other) && hasCards(g, other) ? undefined : 'TOY-13'),
    carryOut: (g, p, other, _chance, story) => lookAtHand(g, p, other, story),
  },
  {
    from: ROB,
    announced: {},
    cannot: (g, p, other) => (isAnother(g, p, other) && g.obols[other] > 0 ? undefined : 'TOY-14'),
    carryOut: (g, p, other, _chance, story) => robObols(g, p, other, LOOT, story),
  },
  {
    from: FERRY,
    announced: { begin: layOnLanding, barred: discard },
    cannot: cannotFerry,
    carryOut(g, p, card, _chance, story) {
      payFerryman(g, p, worth(card))
      ferryAcross(g, p, card, story)
    },
  },
]

function cannotFerry(g: State, p: Player, card: Card): Rule | undefined {
  return isInHand(g, card, p) && isSoul(card) && g.obols[p] >= worth(card) ? undefined : 'TOY-15'
}

const isAnother = (g: State, p: Player, other: Player): boolean => other !== p && isAtTable(g, other)

export const isAction = (m: Move): boolean => m >= DIVE && m < LET

export function actionOf(m: Move): { action: Action; noun: number } {
  const action = ACTIONS.findLast(({ from }) => from <= m) ?? ACTIONS[0]
  return { action, noun: m - action.from }
}

export function cannotAct(g: State, p: Player, m: Move): Rule | undefined {
  if (!isAction(m)) return 'TOY-10'
  const { action, noun } = actionOf(m)
  return action.cannot(g, p, noun)
}
