import type { Move } from '@acheron/core'
import {
  ABYSS,
  type Effect,
  FALSE_PATH,
  GERYON,
  GLUTTONY,
  GUARD_DUTY,
  LUST,
  type State,
  THIEVERY,
} from '@acheron/games/hellrail/third'
import { bestVictim, prospectsOf, spite, worthOfCar } from './others.ts'
import type { Outlook } from './outlook.ts'
import {
  beside,
  CANCEL,
  type Circle,
  circleOf,
  isInCircle,
  isRedirect,
  LET,
  type RailCard,
  REDIRECT,
  SIDES,
  TRACTION,
  VALUE,
} from './railway.ts'
import { WEIGHTS } from './weights.ts'

/** What is known of an effect that somebody has announced. */
export interface Announced {
  readonly by: number
  readonly effect: Effect
  readonly target: number
}

/** What the procedure of the effect under way has decided: it lies below the window. */
interface Decided {
  readonly car?: RailCard
  readonly card?: RailCard
  readonly circle?: Circle
}

type Harm = (o: Outlook, it: Announced, decided: Decided) => number

/** What an effect is going to cost me, or to bring to a rival whom I must fear. */
const HARM: Readonly<Partial<Record<Effect, Harm>>> = {
  [THIEVERY]: (o, { target }, { car = 0 }) =>
    target === o.t.me ? o.t.odds[TRACTION[car]] * worthOfCar(o, o.t.me, car, o.network.ways) * 2 : 0,
  [LUST]: (o, { target }) => (target === o.t.me ? (o.t.hand.length * WEIGHTS.strangeCard) / 5 : 0),
  [GLUTTONY]: (o, { target }) => (target === o.t.me ? WEIGHTS.strangeCard : 0),
  [GUARD_DUTY]: ({ t }, _it, { circle }) => (isInCircle(t.at) && circleOf(t.at) === circle ? circle / 4 : 0),
  [GERYON]: (o, { by }, { car = 0 }) => spite(o.t, by) * o.t.odds[TRACTION[car]] * VALUE[car],
  [ABYSS]: (o, _it, { card = 0 }) => harmOfChange(o, card),
  [FALSE_PATH]: (o, _it, { card = 0 }) => harmOfChange(o, card),
}

/** Somebody who changes the track beside a loaded train means it. */
function harmOfChange(o: Outlook, card: RailCard): number {
  const { at, circleCell, g, me } = o.t
  if (!isInCircle(at)) return 0
  const isBeside = SIDES.some((side) => beside(circleCell[circleOf(at)], side) === g.cardCell[card])
  return isBeside ? prospectsOf(o, me, o.network.ways) / 4 : 0
}

/** Whether to spend a Heresy token on an effect that somebody else has announced. */
export function chooseReaction(o: Outlook, s: State, legal: readonly Move[], it: Announced): Move {
  const decided = (s.frames.at(-2) ?? {}) as Decided
  const harm = HARM[it.effect]?.(o, it, decided) ?? 0
  if (harm < WEIGHTS.heresySpent) return LET
  if (legal.includes(CANCEL)) return CANCEL
  const others = legal.filter((m) => isRedirect(m) && m - REDIRECT !== o.t.me)
  if (it.target !== o.t.me || others.length === 0) return LET
  const victim = bestVictim(o.t, (p) => (others.includes(REDIRECT + p) ? 1 + spite(o.t, p) : 0)).player
  return others.includes(REDIRECT + victim) ? REDIRECT + victim : LET
}
