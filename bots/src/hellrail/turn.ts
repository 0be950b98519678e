import type { Move, Player } from '@acheron/core'
import { END, isDeliver, NONE, type Railway, STOKE } from '@acheron/games/hellrail/railway'
import type { Edition } from './edition.ts'
import { follow, type Node, nodeAt, type Visits } from './node.ts'
import { type Option, optionsOf } from './options.ts'

/** A way to play a turn: its moves as far as they are certain, and what it is worth. */
export interface Plan {
  readonly row: readonly Move[]
  readonly worth: number
}

const DEEPEST = 12
/** So many places that differ only in the hand are kept in mind. */
const ALIKE = 2

/** With few cards left effects are worth nothing: whoever is behind could go round for them for ever. */
function visitsOf<S extends Railway>({ t }: Node<S>): Visits {
  const all = t.handSizes.reduce((sum, size) => sum + size, t.left)
  if (all <= t.edition.weights.fewCards) return () => NO_VISITS
  const known: (readonly number[])[] = []
  return (cards) => {
    known[cards] ??= t.edition.visits(t, cards)
    return known[cards]
  }
}

const NO_VISITS: readonly number[] = Array.from({ length: 10 }, () => 0)

/**
 * Searches the turn for the best that can be done with it, the best plan first: at each step the few most promising
 * places are kept. The rules themselves play every plan on a copy.
 */
export function plansFor<S extends Railway>(edition: Edition<S>, s: S, me: Player, breadth: number): Plan[] {
  const root = nodeAt(edition, s, me, edition.game.legal(s, me))
  const visits = visitsOf(root)
  const deliveries = root.legal.filter(isDeliver)
  const first = deliveries.length > 0 ? follow(root, deliveries, visits) : root
  const plans: Plan[] = []
  /** Those that do not come to an end. */
  const open: Plan[] = []
  const seen = new Set<string>()
  let frontier = [first ?? root]
  for (let depth = 0; depth < DEEPEST && frontier.length > 0; depth++) {
    const options: { node: Node<S>; option: Option }[] = []
    for (const node of frontier) {
      if (node.legal.includes(END)) plans.push(endOf(node))
      else open.push({ row: node.row, worth: node.worth })
      for (const option of optionsOf(node, visits)) options.push({ node, option })
    }
    options.sort((a, b) => b.option.worth - a.option.worth)
    frontier = []
    const crowd = new Map<string, number>()
    for (const { node, option } of options) {
      if (frontier.length >= breadth) break
      const next = follow(node, option.moves(), visits, option.loss)
      if (!next) continue
      const place = placeOf(next)
      const key = `${place} ${next.t.hand.join()}`
      const alike = crowd.get(place) ?? 0
      if (seen.has(key) || alike === ALIKE) continue
      seen.add(key)
      crowd.set(place, alike + 1)
      frontier.push(next)
    }
  }
  return (plans.length > 0 ? plans : open).sort((a, b) => b.worth - a.worth)
}

function endOf<S extends Railway>({ isCertain, row, stoked, worth }: Node<S>): Plan {
  return { row: isCertain ? [...row, stoked === NONE ? END : STOKE + stoked] : row, worth }
}

/** All but the hand: places that differ only there are much alike. */
const placeOf = <S extends Railway>({ t }: Node<S>): string =>
  `${t.s.engine.join()} ${t.trains[t.me].join()} ${t.s.cardCell.join('')} ${t.s.cardTurn.join('')}`
