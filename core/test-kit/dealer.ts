import { type Chance, type Game, readOptions } from '../src/index.ts'

/** What chance must say next: the name of a card to draw, whatever else a game calls by name, or a bare number. */
export type Wish = string | number

/** Somebody who looks into the piles and picks what a scenario wishes for. */
export interface Dealer<S> {
  readonly game: Game<S>
  readonly chance: Chance
  wish(wishes: readonly Wish[]): void
  /** Throws if a wish is left over. */
  finish(words: string): void
}

/**
 * Luck is dull (always 0) unless something is wished for; then all of it must be. `pickOf` finds what is called by name
 * among those that chance picks from: its place there, or -1.
 */
export function newDealer<S>(rules: Game<S>, pickOf: (g: S, wish: string) => number): Dealer<S> {
  let playing: S | undefined
  let wishes: Wish[] = []
  let isStrict = false
  const grant = (wish: Wish, n: number): number => {
    const pick = typeof wish === 'number' ? wish : playing === undefined ? -1 : pickOf(playing, wish)
    if (pick >= 0 && pick < n) return pick
    throw new Error(`there is no ${wish} among the ${n} that chance picks from`)
  }
  return {
    game: {
      ...rules,
      play(s, p, m, chance, story) {
        playing = s
        rules.play(s, p, m, chance, story)
      },
    },
    chance: {
      pick(n) {
        const wish = wishes.shift()
        if (wish !== undefined) return grant(wish, n)
        if (isStrict) throw new Error(`chance is asked once more than was wished for, for one of ${n}`)
        return 0
      },
    },
    wish(wanted) {
      wishes = [...wanted]
      isStrict = wanted.length > 0
    },
    finish(words) {
      if (wishes.length > 0) throw new Error(`"${words}" left chance with ${wishes.join(', ')} to say`)
    },
  }
}

/** What the chance of a set-up chooses among, pick by pick. */
export function picksAtSetUp<S>(
  rules: Game<S>,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): number[] {
  const picks: number[] = []
  const pick = (n: number): number => {
    picks.push(n)
    return 0
  }
  rules.setup(readOptions(rules.options, options), seats, { pick })
  return picks
}
