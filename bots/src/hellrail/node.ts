import type { Chance, Move, Player } from '@acheron/core'
import {
  CATCH,
  DECLINE,
  DISCARD,
  handSize,
  isDeliver,
  isDiscard,
  isGo,
  isShed,
  LET,
  type Railway,
  SHED,
} from '@acheron/games/hellrail/railway'
import type { Edition } from './edition.ts'
import { type Study, studyOf } from './study.ts'
import { endingAt, hopeOf, standingOf, sumFor } from './worth.ts'

/** A place in the middle of my turn, when I am asked what to do next. */
export interface Node<S extends Railway> {
  readonly t: Study<S>
  readonly legal: readonly Move[]
  /** The moves that lead here, as far as they are certain: until chance speaks, or an effect may be used. */
  readonly row: readonly Move[]
  readonly isCertain: boolean
  /** What the visits on the way are worth, and a bit for each circle visited. */
  readonly bonus: number
  readonly visited: number
  /** If the turn ended here. */
  readonly worth: number
  /** The card to fan the flames with then, or NONE. */
  readonly stoked: number
}

/** By the number of cards in hand, by circle: what coming there is worth. */
export type Visits = (cards: number) => readonly number[]

/** The name of a question, whether or not that of the game stands before it. */
const nameOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1)

export function questionTo<S extends Railway>({ game }: Edition<S>, s: S, p: Player): string | undefined {
  return game.asked(s)[0] === p ? nameOf(game.question(s, p).id) : undefined
}

export function nodeAt<S extends Railway>(
  edition: Edition<S>,
  s: S,
  me: Player,
  legal: readonly Move[],
  from?: Pick<Node<S>, 'row' | 'isCertain' | 'bonus' | 'visited' | 't'>,
): Node<S> {
  const t = studyOf(edition, s, me, from?.t)
  const { stoked, worth } = endingAt(t, standingOf(t))
  const so = from ?? { row: [], isCertain: true, bonus: 0, visited: 0 }
  const { bonus, isCertain, row, visited } = so
  return { t, legal, row, isCertain, bonus, visited, worth: sumFor(t, worth) + bonus, stoked }
}

/** A chance that says whether it has been asked. */
export function listening(source: Chance): Chance & { hasSpoken: boolean } {
  const it = {
    hasSpoken: false,
    pick(n: number): number {
      it.hasSpoken = true
      return source.pick(n)
    },
  }
  return it
}

/** What is done on the way without much thought: Cerberus is paid, a soul caught, the least car lost. */
function onTheWay<S extends Railway>(t: Study<S>, legal: readonly Move[]): Move | undefined {
  if (legal.includes(CATCH)) return CATCH
  if (isDiscard(legal[0])) return leastOf(legal, (m) => keepOf(t, m - DISCARD))
  if (isShed(legal[0])) return leastOf(legal, (m) => keepOf(t, m - SHED))
  return undefined
}

export const keepOf = (t: Study, card: number): number =>
  t.edition.weights.cardWorth[card] + 0.25 * hopeOf(t, card, t.near, t.ways.cost)

const leastOf = (moves: readonly Move[], cost: (m: Move) => number): Move =>
  moves.reduce((best, m) => (cost(m) < cost(best) ? m : best), moves[0])

/** Whether others could only react to what I do: then they let it pass. */
function areLet<S extends Railway>({ game, mild }: Edition<S>, s: S): boolean {
  const [other] = game.asked(s)
  if (other === undefined || game.refusal(s, other, LET) !== undefined) return false
  game.play(s, other, LET, mild)
  return true
}

/** Plays moves from a node on a copy, with all that comes in between, until I am asked what to do next. */
export function follow<S extends Railway>(
  node: Node<S>,
  moves: readonly Move[],
  visits: Visits,
  loss = 0,
): Node<S> | undefined {
  const { edition, me, s: before } = node.t
  const { game } = edition
  const s = game.clone(before)
  const luck = listening(edition.mild)
  const row = [...node.row]
  let { isCertain, visited } = node
  let bonus = node.bonus - loss
  const play = (m: Move): void => {
    game.play(s, me, m, luck)
    if (isCertain) row.push(m)
    if (luck.hasSpoken) isCertain = false
  }
  let done = 0
  for (;;) {
    if (game.asked(s)[0] !== me) {
      if (!areLet(edition, s)) return undefined
      isCertain = false
      continue
    }
    if (done < moves.length && game.refusal(s, me, moves[done]) === undefined) {
      play(moves[done++])
      continue
    }
    const name = questionTo(edition, s, me)
    if (name === 'turn') break
    if (name === 'visit') {
      const circle = -1 - s.engine[me]
      isCertain = false
      if (!((visited >> circle) & 1)) bonus += visits(handSize(s, me))[circle]
      visited |= 1 << circle
      play(DECLINE)
      continue
    }
    const legal = game.legal(s, me)
    const m = onTheWay(node.t, legal) ?? (isGo(legal[0]) ? legal[0] : undefined)
    if (m === undefined) return undefined
    play(m)
  }
  if (done < moves.length) return undefined
  const legal = game.legal(s, me)
  const deliveries = legal.filter(isDeliver)
  for (const m of deliveries) play(m)
  const now = deliveries.length === 0 ? legal : game.legal(s, me)
  return nodeAt(edition, s, me, now, { row, isCertain, bonus, visited, t: node.t })
}
