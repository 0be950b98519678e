import { ask, at, type Chance, call, done, go, type Move, type Player, procedure, question } from '@acheron/core'
import { flip, moveCar } from '../../../railway/edits.ts'
import { ENOUGH, GIVE, isGive, isName, NAME } from '../../../railway/moves.ts'
import { carCount, isCoupled, NONE, othersAfter, trainOf, trainWith } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { CARD_OR_NONE, MOVER, PLAYER_OR_NONE } from '../../../railway/ranges.ts'
import { endGame } from '../../../railway/scoring.ts'
import { THIEVERY } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import { type EffectRules, isDiscarded, type Using } from './effect.ts'

interface Thievery extends Using {
  car: RailCard
  /** Whose car it is; only theirs may be named after a redirection. */
  target: Player
  flipped: RailCard
}

function begun(g: State, f: Thievery): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Thievery, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.car = m - NAME
  story?.tell({ id: 'named', facts: { by: f.by, card: f.car, owner: trainWith(g, f.car) } })
  if (f.target !== NONE) return go(f, flips)
  f.target = trainWith(g, f.car)
  call(g, f, announce(f.by, THIEVERY, f.target), answered)
}

function answered(g: State, f: Thievery, target: number): void {
  if (target === CANCELLED) return done(g)
  if (target === f.target) return go(f, flips)
  f.target = target
  if (carCount(g, target) === 0) done(g)
  else ask(g, f, f.by, choose)
}

function flips(g: State, f: Thievery, _answer: number, chance: Chance, story?: ThirdStory): void {
  f.flipped = flip(g, chance, story)
  if (f.flipped === NONE) return endGame(g, story)
  story?.tell({ id: 'flipped', facts: { by: f.by, card: f.flipped } })
  if (TRACTION[f.flipped] === TRACTION[f.car]) return ask(g, f, f.by, steal)
  if (forfeits(g, f).length === 0) done(g)
  else ask(g, f, f.by, forfeit)
}

function decided(g: State, f: Thievery, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m !== ENOUGH) {
    moveCar(g, f.car, f.by)
    story?.tell({ id: 'stole', facts: { by: f.by, from: f.target, card: f.car } })
  }
  done(g)
}

/** The own cars of the traction that was turned up. */
const forfeits = (g: State, f: Thievery): RailCard[] =>
  trainOf(g, f.by).filter((car) => TRACTION[car] === TRACTION[f.flipped])

function forfeited(g: State, f: Thievery, m: Move, _chance: Chance, story?: ThirdStory): void {
  moveCar(g, m - GIVE, f.target)
  story?.tell({ id: 'gave-car', facts: { by: f.by, to: f.target, card: m - GIVE } })
  done(g)
}

const choose = question<State, Thievery>({
  rule: 'HR3-121',
  next: chosen,
  moves: (g, f) => othersAfter(g, f.by).flatMap((p) => trainOf(g, p).map((car) => NAME + car)),
  cannot(g, f, _p, m) {
    const owner = isName(m) ? trainWith(g, m - NAME) : NONE
    if (owner === NONE || owner === f.by) return 'HR3-121'
    return f.target === NONE || owner === f.target ? undefined : 'HR3-A27'
  },
})

const steal = question<State, Thievery>({
  rule: 'HR3-121',
  next: decided,
  params: (_g, f) => ({ card: f.car, from: f.target }),
  moves: (_g, f) => [NAME + f.car, ENOUGH],
  cannot: (_g, f, _p, m) => (m === NAME + f.car || m === ENOUGH ? undefined : 'HR3-121'),
})

const forfeit = question<State, Thievery>({
  rule: 'HR3-122',
  next: forfeited,
  params: (_g, f) => ({ to: f.target, traction: TRACTION[f.flipped] }),
  moves: (g, f) => forfeits(g, f).map((car) => GIVE + car),
  cannot: (g, f, p, m) =>
    isGive(m) && isCoupled(g, m - GIVE, p) && TRACTION[m - GIVE] === TRACTION[f.flipped] ? undefined : 'HR3-122',
})

const isOfTarget = (g: State, f: Thievery): boolean => f.target !== f.by && isCoupled(g, f.car, f.target)

/** Another player's car must be named than that of the player who was aimed at first. */
function isRedirected(g: State, f: Thievery): boolean {
  const first = trainWith(g, f.car)
  return f.target !== NONE && f.target !== f.by && first !== NONE && first !== f.by && first !== f.target
}

export const thievery: EffectRules = {
  procedure: procedure<State, Thievery>({
    locals: { by: MOVER, car: CARD_OR_NONE, target: PLAYER_OR_NONE, flipped: CARD_OR_NONE },
    steps: { begun, chosen, answered, flips, decided, forfeited },
    questions: { thievery: choose, steal, forfeit },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (g, f) => f.flipped === NONE && (f.car === NONE ? f.target === NONE : isRedirected(g, f)),
      answered: (g, f) => f.flipped === NONE && isOfTarget(g, f),
      decided: (g, f) => isDiscarded(g, f.flipped) && TRACTION[f.flipped] === TRACTION[f.car] && isOfTarget(g, f),
      forfeited: (g, f) => isDiscarded(g, f.flipped) && TRACTION[f.flipped] !== TRACTION[f.car] && isOfTarget(g, f),
    },
  }),
  cannotUse: (g, p) => (othersAfter(g, p).some((other) => carCount(g, other) > 0) ? undefined : 'HR3-121'),
  begin: (_g, by): Thievery => ({ step: at(begun), by, car: NONE, target: NONE, flipped: NONE }),
}
