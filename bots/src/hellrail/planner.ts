import { type Chance, type Move, type Player, seededChance } from '@acheron/core'
import { DECLINE, isGo, isMark, LET, type Railway, STOP, sleeperOfMark } from '@acheron/games/hellrail/railway'
import type { Answer, Seat } from '../bot.ts'
import type { Edition } from './edition.ts'
import { listening, questionTo } from './node.ts'
import { ramsWithin } from './ramming.ts'
import { routeAlong } from './route.ts'
import { studyOf } from './study.ts'
import { plansFor } from './turn.ts'
import { worthOfTable } from './worth.ts'

/** How wide the planner looks: how many places are kept in mind, how many answers are tried, and how often luck is. */
export interface Care {
  readonly breadth: number
  readonly lucks: number
  readonly answers: number
  /** Whether the rest of the turn is planned before anything is used, or only before cards are taken that must be played. */
  readonly looksOn: boolean
}

/** Searches its own turn, and answers all other questions by trying what can be answered. */
export function answerWith<S extends Railway>(edition: Edition<S>, care: Care, seat: Seat<S>, chance: Chance): Answer {
  const { legal, player } = seat
  if (legal.length === 1) return legal[0]
  const s = seat.guess()
  const seed = chance.pick(0x1_0000_0000)
  const name = questionTo(edition, s, player)
  if (name === 'turn') {
    const [best] = plansFor(edition, s, player, care.breadth)
    return best && best.row.length > 0 ? best.row : legal[0]
  }
  if (name === 'step') return bestStep(edition, s, player, legal)
  return bestTry(edition, care, s, player, legal, seed)
}

/** On the way, when something has come in between: on to the best circle that the steps left still reach, or a stop. */
function bestStep<S extends Railway>(edition: Edition<S>, s: S, p: Player, legal: readonly Move[]): Answer {
  const t = studyOf(edition, s, p)
  const rows: Move[][] = legal.filter((m) => m === STOP || isGo(m)).map((m) => [m])
  for (const link of t.links) if (link.gaps.length === 0) rows.unshift(routeAlong(s, t.at, link.sides))
  rows.push(...ramsWithin(s, p, edition.game.question(s, p).params.left ?? 0))
  return bestOf(rows, (row) => {
    const after = edition.game.clone(s)
    for (const m of row) {
      if (edition.game.refusal(after, p, m) !== undefined) break
      edition.game.play(after, p, m, seededChance(1))
    }
    return worthOfTable(studyOf(edition, after, p))
  })
}

function bestOf<T>(things: readonly T[], worth: (thing: T) => number): T {
  let best = things[0]
  let most = Number.NEGATIVE_INFINITY
  for (const thing of things) {
    const its = worth(thing)
    if (its <= most) continue
    most = its
    best = thing
  }
  return best
}

/** Not every sleeper of every card is worth a thought. */
function worthTrying(legal: readonly Move[], most: number): readonly Move[] {
  const some = legal.filter((m) => !isMark(m) || sleeperOfMark(m) < 4)
  const step = Math.ceil(some.length / most)
  return some.filter((_, i) => i % step === 0)
}

/** Tries every answer, some of them more than once where luck decides, and what follows from it. */
function bestTry<S extends Railway>(
  edition: Edition<S>,
  care: Care,
  s: S,
  p: Player,
  legal: readonly Move[],
  seed: number,
): Move {
  const plansOn =
    (care.looksOn || edition.mayFeast(s, p)) &&
    edition.game.asked(s)[0] === s.player &&
    questionTo(edition, s, p) === 'visit'
  return bestOf(worthTrying(legal, care.answers), (m) => {
    let sum = 0
    let tries = 0
    for (let hasSpoken = true; hasSpoken && tries < care.lucks; tries++) {
      const luck = listening(spreadLuck(seed, tries, care.lucks))
      sum += tried(edition, care, s, p, m, luck, plansOn)
      hasSpoken = luck.hasSpoken
    }
    return sum / tries + (m === DECLINE ? edition.weights.use : 0)
  })
}

/** One of several lucks that share out what chance says first: a die tried six times shows every face once. */
function spreadLuck(seed: number, i: number, lucks: number): Chance {
  const luck = seededChance(seed + i)
  let isFirst = true
  return {
    pick(n) {
      const said = luck.pick(n)
      if (!isFirst) return said
      isFirst = false
      return Math.floor(((i + said / n) / lucks) * n)
    },
  }
}

const NARROW = 2

function tried<S extends Railway>(
  edition: Edition<S>,
  care: Care,
  before: S,
  p: Player,
  m: Move,
  luck: Chance,
  plansOn: boolean,
): number {
  const { game } = edition
  const s = game.clone(before)
  game.play(s, p, m, luck)
  settle(edition, care, s, p, luck)
  if (plansOn && questionTo(edition, s, p) === 'turn') {
    const [best] = plansFor(edition, s, p, NARROW)
    if (best) return best.worth
  }
  return worthOfTable(studyOf(edition, s, p))
}

const MOST_ANSWERS = 30

/** Answers what comes in between, greedily, until the next question about a whole turn. */
function settle<S extends Railway>(edition: Edition<S>, { answers }: Care, s: S, p: Player, luck: Chance): void {
  const { game } = edition
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const [asked] = game.asked(s)
    if (asked === undefined) return
    const name = questionTo(edition, s, asked)
    if (name === 'turn' || name === 'tender') return
    const legal = game.legal(s, asked)
    const m = legal.includes(LET)
      ? LET
      : asked !== p || legal.length === 1
        ? legal[0]
        : bestOf(worthTrying(legal, answers), (each) => {
            const after = game.clone(s)
            game.play(after, p, each, seededChance(i))
            return worthOfTable(studyOf(edition, after, p))
          })
    game.play(s, asked, m, luck)
  }
}
