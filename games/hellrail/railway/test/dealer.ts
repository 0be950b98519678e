import { type Chance, type Game, readOptions } from '@acheron/core'
import { cardsAt } from '../queries.ts'
import { SINNERS } from '../rail-cards.ts'
import { DISCARDS, HAND, PILE, type Railway } from '../state.ts'

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

/** Luck is dull (always 0) unless something is wished for; then all of it must be. */
export function newDealer<S extends Railway>(
  rules: Game<S>,
  pickOf: (g: S, wish: string) => number = () => -1,
): Dealer<S> {
  let playing: S | undefined
  let wishes: Wish[] = []
  let isStrict = false
  const pickOfName = (wish: string): number =>
    playing ? Math.max(pickOfCard(playing, wish), pickOf(playing, wish)) : -1
  const grant = (wish: Wish, n: number): number => {
    const pick = typeof wish === 'number' ? wish : pickOfName(wish)
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

/** A card is picked from the draw pile, from the discards that are just becoming it, or from the hand it is in. */
function pickOfCard(g: Railway, wish: string): number {
  const card = SINNERS.indexOf(wish)
  if (card < 0) return -1
  const place = g.cardPlace[card]
  if (place === PILE || place === DISCARDS) return cardsAt(g, PILE).indexOf(card)
  return place >= HAND ? cardsAt(g, place).indexOf(card) : -1
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
