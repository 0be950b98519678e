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
  type Railway,
  SHED,
} from '@acheron/games/hellrail/railway'
import type { Edition } from './edition.ts'
import { type Table, tableOf } from './table.ts'
import { endingAt, hopeOf, standingOf, sumFor } from './worth.ts'

/** A place in the middle of my turn, when I am asked what to do next. */
export interface Node<S extends Railway> {
  readonly t: Table<S>
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
  from?: Pick<Node<S>, 'row' | 'isCertain' | 'bonus' | 'visited' | 't'>,
): Node<S> {
  const t = tableOf(edition, s, me, from?.t)
  const { stoked, worth } = endingAt(t, standingOf(t))
  const so = from ?? { row: [], isCertain: true, bonus: 0, visited: 0 }
  return { ...so, t, worth: sumFor(t, worth) + so.bonus, stoked }
}

/** A chance that says whether it has been asked. */
function listening(source: Chance): Chance & { hasSpoken: boolean } {
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
function onTheWay<S extends Railway>(t: Table<S>, legal: readonly Move[]): Move | undefined {
  if (legal.includes(CATCH)) return CATCH
  if (isDiscard(legal[0])) return leastOf(legal, (m) => keepOf(t, m - DISCARD))
  if (isShed(legal[0])) return leastOf(legal, (m) => keepOf(t, m - SHED))
  return undefined
}

export const keepOf = (t: Table, card: number): number =>
  t.edition.weights.cardWorth[card] + 0.25 * hopeOf(t, card, t.near, t.ways.cost)

const leastOf = (moves: readonly Move[], cost: (m: Move) => number): Move =>
  moves.reduce((best, m) => (cost(m) < cost(best) ? m : best), moves[0])

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
  const rest = moves.slice()
  for (;;) {
    const name = questionTo(edition, s, me)
    if (name === undefined) return undefined
    const [next] = rest
    if (next !== undefined && game.refusal(s, me, next) === undefined) {
      play(next)
      rest.shift()
      continue
    }
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
  if (rest.length > 0) return undefined
  for (const m of game.legal(s, me).filter(isDeliver)) play(m)
  return nodeAt(edition, s, me, { row, isCertain, bonus, visited, t: node.t })
}
