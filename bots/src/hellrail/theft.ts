import type { Player } from '@acheron/core'
import { type Circle, isInCircle, RAIL_CARDS, type Railway } from '@acheron/games/hellrail/railway'
import type { Edition } from './edition.ts'
import { costsFrom, linksAt, type Ways } from './ways.ts'

/** A circle where cards can be won from other hands. */
export interface Den {
  readonly circle: Circle
  /** How many cards whoever comes there with so many can expect from a hand of so many. */
  won(mine: number, theirs: number): number
}

/** Gluttony: cards are taken until one has more. */
export const feastOn = (mine: number, theirs: number): number =>
  theirs < mine ? 0 : Math.floor((theirs - mine) / 2) + 1

const LARGEST = RAIL_CARDS + 1

/** By number of cards in my hand: what they are worth, when the others may come and take some of them. */
export function holdingOf<S extends Railway>(
  edition: Edition<S>,
  s: S,
  me: Player,
  ways: Ways,
  handSizes: readonly number[],
): readonly number[] {
  const dens = edition.dens(s, me)
  const { holding: safe, raid, raidFar } = edition.weights
  const holding = safe.slice(0, LARGEST)
  if (dens.length === 0) return holding
  for (let p = 0; p < s.seats; p++) {
    if (p === me) continue
    const at = s.engine[p]
    const near = costsFrom(at, isInCircle(at) ? [] : linksAt(s, ways, at), ways.cost)
    const cards = handSizes[p] + 1
    const aimedAtMe = raid / (s.seats - 1)
    const raids = dens.flatMap(({ circle, won }) => {
      const cost = Math.max(1, near[circle])
      if (cost > cards + 0.5) return []
      return [{ won, likely: aimedAtMe * raidFar ** (cost - 1), theirs: Math.max(0, Math.round(cards - cost)) }]
    })
    for (let mine = 1; mine < LARGEST; mine++) {
      let most = 0
      for (const { likely, theirs, won } of raids) {
        const lost = Math.min(mine, won(theirs, mine))
        most = Math.max(most, likely * (safe[mine] - safe[mine - Math.round(lost)]))
      }
      holding[mine] -= most
    }
  }
  return holding
}
