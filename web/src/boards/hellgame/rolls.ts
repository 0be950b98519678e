import type { Happening } from '../contract.ts'

/** What somebody has rolled in a round: attacks, then saves. */
export interface Roll {
  readonly by: number
  readonly kind: 'attacks' | 'saves'
  readonly dice: readonly number[]
  /** Hits, or units lost. */
  readonly count: number
}

/** The dice of the last round that was fought, and who has won. */
export interface LastFight {
  readonly place: number
  readonly rolls: readonly Roll[]
  readonly winners: readonly number[] | undefined
}

const numbers = (fact: unknown): number[] => (Array.isArray(fact) ? fact.map(Number) : [])

/** Adds what has happened to what was known of a fight; a new round begins with an attack after a save. */
export function followFight(
  known: LastFight | undefined,
  happenings: readonly Happening[],
  place: number,
): LastFight | undefined {
  let now = known
  for (const { id, facts } of happenings) {
    if (id === 'turn') now = undefined
    else if (id === 'combat') now = { place: Number(facts.place), rolls: [], winners: undefined }
    else if (id === 'attacks' || id === 'saves') {
      const old = now && (now.place === place || place < 0) ? now : { place, rolls: [], winners: undefined }
      const isNewRound =
        id === 'attacks' &&
        (old.rolls.some(({ kind }) => kind === 'saves') ||
          old.winners !== undefined ||
          hasAttacked(old, Number(facts.by)))
      const roll: Roll = {
        by: Number(facts.by),
        kind: id,
        dice: numbers(facts.dice),
        count: Number(id === 'attacks' ? facts.hits : facts.lost),
      }
      now = { ...old, winners: undefined, rolls: isNewRound ? [roll] : [...old.rolls, roll] }
    } else if (id === 'won')
      now = { place: Number(facts.place), rolls: now?.rolls ?? [], winners: numbers(facts.players) }
  }
  return now
}

/** Wild hounds attack one by one, all others once a round. */
const hasAttacked = ({ rolls }: LastFight, by: number): boolean =>
  by >= 0 && rolls.some((roll) => roll.kind === 'attacks' && roll.by === by)
