import {
  ask,
  at,
  type Chance,
  done,
  type Frame,
  go,
  type Move,
  PLAYER,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { CIRCLES, type Circle, GATES } from '../../../railway/circles.ts'
import { layCircle } from '../../../railway/edits.ts'
import { beside, type Cell, cellAt, diagonals, isInReach } from '../../../railway/field.ts'
import { cellOfPlace, isPlace, isPresent, PRESENT, place, turnOfPlace } from '../../../railway/moves.ts'
import { circleAt, NONE } from '../../../railway/queries.ts'
import { CIRCLE } from '../../../railway/ranges.ts'
import { SIDES } from '../../../railway/sides.ts'
import { NOWHERE } from '../../../railway/state.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'

/** The Devil's Advocate: the players lay the circles themselves. */
interface Advocate extends Frame {
  by: Player
  circle: Circle
}

export const advocate = (): Advocate => ({ step: at(deals), by: 0, circle: GATES })

/** The circle cards are dealt out one by one; whoever holds the Gates of Hell lays them at once. */
function deals(g: State, f: Advocate, _answer: number, chance: Chance, story?: ThirdStory): void {
  const cards = Array.from({ length: CIRCLES }, (_, circle) => circle)
  for (let i = 0; cards.length > 0; i++) {
    const [circle] = cards.splice(chance.pick(cards.length), 1)
    g.circleHolder[circle] = i % g.seats
  }
  f.by = g.circleHolder[GATES]
  lays(g, f, cellAt(0, 0), story)
}

function lays(g: State, f: Advocate, cell: Cell, story?: ThirdStory): void {
  layCircle(g, f.circle, cell)
  g.circleHolder[f.circle] = NONE
  story?.tell({ id: 'circle-laid', facts: { by: f.by, circle: f.circle, cell } })
  g.player = f.by
  go(f, next)
}

/** Whoever has no circle left is passed over. The player after the one who laid the last circle begins. */
function next(g: State, f: Advocate): void {
  f.by = (f.by + 1) % g.seats
  if (g.circleHolder.every((holder) => holder === NONE)) {
    g.player = f.by
    return done(g)
  }
  if (circlesOf(g, f.by).length === 0) go(f, next)
  else ask(g, f, f.by, choose)
}

function chosen(g: State, f: Advocate, m: Move): void {
  f.circle = m - PRESENT
  ask(g, f, f.by, where)
}

function placed(g: State, f: Advocate, m: Move, _chance: Chance, story?: ThirdStory): void {
  lays(g, f, cellOfPlace(m), story)
}

const circlesOf = (g: State, p: Player): Circle[] =>
  g.circleHolder.flatMap((holder, circle) => (holder === p ? [circle] : []))

const choose = question<State, Advocate>({
  rule: 'HR3-157',
  next: chosen,
  moves: (g, _f, p) => circlesOf(g, p).map((circle) => PRESENT + circle),
  cannot: (g, _f, p, m) => (isPresent(m) && g.circleHolder[m - PRESENT] === p ? undefined : 'HR3-157'),
})

const MOST_NEIGHBOURS = 2

const where = question<State, Advocate>({
  rule: 'HR3-158',
  next: placed,
  params: (_g, f) => ({ circle: f.circle }),
  moves: (g) =>
    [...new Set(g.circleCell.filter((cell) => cell !== NOWHERE).flatMap(diagonals))].map((cell) => place(cell, 0)),
  cannot: (g, _f, _p, m) => (isPlace(m) && turnOfPlace(m) === 0 ? cannotLayCircle(g, cellOfPlace(m)) : 'HR3-158'),
})

function cannotLayCircle(g: State, cell: Cell): Rule | undefined {
  const isTaken = (each: Cell): boolean => circleAt(g, each) !== NONE
  if (!isInReach(cell) || isTaken(cell)) return 'HR3-158'
  if (SIDES.some((side) => isTaken(beside(cell, side)))) return 'HR3-A59'
  const neighbours = diagonals(cell).filter(isTaken).length
  return neighbours >= 1 && neighbours <= MOST_NEIGHBOURS ? undefined : 'HR3-158'
}

export const advocateProcedure = procedure<State, Advocate>({
  locals: { by: PLAYER, circle: CIRCLE },
  steps: { deals, next, chosen, placed },
  questions: { circle: choose, 'lay-circle': where },
  meanwhile: {
    placed: (g, f) => g.circleHolder[f.circle] === f.by,
  },
})
