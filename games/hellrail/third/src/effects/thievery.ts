import { ask, at, type Chance, call, done, go, type Move, type Player, procedure, question } from '@acheron/core'
import { flip, moveCar } from '../../../railway/edits.ts'
import { ENOUGH, GIVE, isGive, isName, NAME } from '../../../railway/moves.ts'
import { carCount, isCoupled, NONE, othersAfter, trainOf, trainWith } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { endGame } from '../../../railway/scoring.ts'
import { THIEVERY } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface Thievery extends Using {
  car: RailCard
  /** Whose car it is; only theirs may be named after a redirection. */
  target: Player
  flipped: RailCard
}

function begun(g: State, f: Thievery): void {
  ask(g, f, f.by, choose, chosen)
}

function chosen(g: State, f: Thievery, m: Move, _chance: Chance, story?: ThirdStory): void {
  f.car = m - NAME
  story?.tell({ id: 'named', facts: { by: f.by, card: f.car, owner: trainWith(g, f.car) } })
  if (f.target !== NONE) return go(f, flips)
  f.target = trainWith(g, f.car)
  call(g, f, announce(g, f.by, THIEVERY, f.target), answered)
}

function answered(g: State, f: Thievery, target: number): void {
  if (target === CANCELLED) return done(g)
  if (target === f.target) return go(f, flips)
  f.target = target
  if (carCount(g, target) === 0) done(g)
  else ask(g, f, f.by, choose, chosen)
}

function flips(g: State, f: Thievery, _answer: number, chance: Chance, story?: ThirdStory): void {
  f.flipped = flip(g, chance, story)
  if (f.flipped === NONE) return endGame(g, story)
  story?.tell({ id: 'flipped', facts: { by: f.by, card: f.flipped } })
  if (TRACTION[f.flipped] === TRACTION[f.car]) return ask(g, f, f.by, steal, decided)
  if (forfeits(g, f).length === 0) done(g)
  else ask(g, f, f.by, forfeit, forfeited)
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
  id: 'hellrail.thievery',
  rule: 'HR3-121',
  moves: (g, f) => othersAfter(g, f.by).flatMap((p) => trainOf(g, p).map((car) => NAME + car)),
  cannot(g, f, _p, m) {
    const owner = isName(m) ? trainWith(g, m - NAME) : NONE
    if (owner === NONE || owner === f.by) return 'HR3-121'
    return f.target === NONE || owner === f.target ? undefined : 'HR3-A27'
  },
})

const steal = question<State, Thievery>({
  id: 'hellrail.steal',
  rule: 'HR3-121',
  params: (_g, f) => ({ card: f.car, from: f.target }),
  moves: (_g, f) => [NAME + f.car, ENOUGH],
  cannot: (_g, f, _p, m) => (m === NAME + f.car || m === ENOUGH ? undefined : 'HR3-121'),
})

const forfeit = question<State, Thievery>({
  id: 'hellrail.forfeit',
  rule: 'HR3-122',
  params: (_g, f) => ({ to: f.target, traction: TRACTION[f.flipped] }),
  moves: (g, f) => forfeits(g, f).map((car) => GIVE + car),
  cannot: (g, f, p, m) =>
    isGive(m) && isCoupled(g, m - GIVE, p) && TRACTION[m - GIVE] === TRACTION[f.flipped] ? undefined : 'HR3-122',
})

procedure('hellrail.thievery', { begun, chosen, answered, flips, decided, forfeited })

export const thievery: EffectRules = {
  cannotUse: (g, p) => (othersAfter(g, p).some((other) => carCount(g, other) > 0) ? undefined : 'HR3-121'),
  begin: (_g, by): Thievery => ({ step: at(begun), by, car: NONE, target: NONE, flipped: NONE }),
}
