import type { Player } from '@acheron/core'
import {
  demonsOf,
  everybody,
  handSize,
  hellgame,
  isActive,
  isOnEarth,
  legionsOnMap,
  lieutenantsOf,
  NOBODY,
  type State,
} from '@acheron/games/hellgame'
import type { Answer, Seat } from '../bot.ts'
import type { Lookout } from '../search/lookout.ts'
import { plan, scored } from './planner.ts'
import { type Study, studyOf } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** Questions on which a turn may hang. */
const THINKS_ABOUT = ['act', 'petition', 'react', 'agree', 'swapDemon', 'joinGroup', 'atone']

/** How many other answers are tried. */
const TRIED = 3

const WIN = 300

export const lookout: Lookout<State> = {
  planner: { choose: plan },
  others,
  worth,
  horizon: { turnOf: (s) => s.turn, turns: 0 },
}

/** The answers that come next, if they are worth a thought at all. */
function others(seat: Seat<State>): readonly Answer[] {
  if (!THINKS_ABOUT.includes(hellgame.question(seat.guess(), seat.player).id)) return []
  const answers = scored(seat)
  return answers
    .slice(1, 1 + TRIED)
    .filter(({ worth: its }) => its > -5)
    .map(({ move }) => move)
}

/** My prospects less those of whoever has the best besides me. */
function worth(s: State, p: Player): number {
  const result = hellgame.result(s)
  if (result) return result.places[p] === 1 ? WIN : -WIN
  const t = studyOf(s, p, {}, NOBODY)
  const rivals = everybody(s).filter((other) => other !== p)
  return prospects(t, p) - Math.max(...rivals.map((other) => prospects(t, other)))
}

function prospects(t: Study, p: Player): number {
  const { g } = t
  const demons = demonsOf(g, p)
  const walking = demons.filter((demon) => isOnEarth(g, demon) && isActive(g, demon)).length
  const lame = demons.filter((demon) => !isActive(g, demon)).length
  return (
    t.standing[p] +
    t.plans[p].reduce((sum, { soon }) => Math.max(sum, soon), 0) * 30 +
    legionsOnMap(g, p) * WEIGHTS.legion * 0.7 +
    lieutenantsOf(g, p).length * WEIGHTS.lieutenant +
    handSize(g, p) * WEIGHTS.card * 0.7 +
    walking * 10 -
    lame * 6
  )
}
