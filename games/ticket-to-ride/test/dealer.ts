import { type Chance, type Game, seededChance } from '@acheron/core'
import { CARD_NAMES, DECK } from '../src/colours.ts'
import { type State, ticketToRide } from '../src/index.ts'
import { ticketsAt } from '../src/queries.ts'
import { PILE, REJECTED } from '../src/state.ts'
import { TICKET_NAME } from '../src/tickets.ts'

/** What chance must say next: the name of a train card or of a ticket, or a bare number. */
export type Wish = string | number

export interface NewGame {
  readonly seats?: number
  readonly options?: Readonly<Record<string, string>>
  /** What chance says first: 4 cards a player, the row, the first player (a number), tickets. Then luck is ordinary. */
  readonly deal?: readonly Wish[]
}

/** Somebody who looks into the piles and picks what a scenario wishes for. */
export interface Dealer {
  readonly game: Game<State>
  readonly chance: Chance
  wishForTheDeal(wishes: readonly Wish[]): void
  wish(wishes: readonly Wish[]): void
  /** Throws if a wish is left over. */
  finish(words: string): void
}

export function newDealer(): Dealer {
  let playing: State | undefined
  let wishes: Wish[] = []
  let otherwise: Chance = ordinaryLuck()
  const dealt = untouchedPiles()
  const game: Game<State> = {
    ...ticketToRide,
    play(s, p, m, chance, story) {
      playing = s
      ticketToRide.play(s, p, m, chance, story)
    },
  }
  const grant = (wish: Wish, n: number): number => {
    if (typeof wish === 'number') return wish
    const pick = playing ? pickOf(wish, playing.pile, ticketsOnTop(playing)) : dealt.takeOut(wish)
    if (pick >= 0 && pick < n) return pick
    throw new Error(`there is no ${wish} among the ${n} that chance picks from`)
  }
  return {
    game,
    chance: {
      pick(n) {
        const wish = wishes.shift()
        return wish === undefined ? otherwise.pick(n) : grant(wish, n)
      },
    },
    wishForTheDeal(deal) {
      wishes = [...deal]
    },
    wish(wanted) {
      wishes = [...wanted]
      otherwise = wanted.length > 0 ? noMoreLuck(wanted) : dullLuck
    },
    finish(words) {
      if (wishes.length > 0) throw new Error(`"${words}" left chance with ${wishes.join(', ')} to say`)
    },
  }
}

/** The first of what there is: never a locomotive as long as there is another card. */
const dullLuck: Chance = { pick: () => 0 }

function ordinaryLuck(): Chance {
  return seededChance(1)
}

function noMoreLuck(wanted: readonly Wish[]): Chance {
  return {
    pick(n) {
      throw new Error(`chance was to say ${wanted.join(', ')}, and is asked once more, for one of ${n}`)
    },
  }
}

function pickOf(wish: string, pile: readonly number[], tickets: readonly number[]): number {
  const card = CARD_NAMES.indexOf(wish)
  if (card < 0) return tickets.indexOf(TICKET_NAME.indexOf(wish))
  return pile[card] > 0 ? pile.slice(0, card).reduce((sum, count) => sum + count, 0) : -1
}

function ticketsOnTop(s: State): number[] {
  const untouched = ticketsAt(s, PILE)
  if (untouched.length > 0) return untouched
  const rejected = Array.from({ length: s.seats }, (_, p) => ticketsAt(s, REJECTED + p))
  return rejected.flat().sort((a, b) => a - b)
}

/** The piles of a game that is being dealt: nobody can look into its state yet. */
function untouchedPiles(): { takeOut(wish: string): number } {
  const pile = DECK.slice()
  const tickets = [...TICKET_NAME.keys()]
  return {
    takeOut(wish) {
      const pick = pickOf(wish, pile, tickets)
      const card = CARD_NAMES.indexOf(wish)
      if (card >= 0) pile[card]--
      else tickets.splice(pick, 1)
      return pick
    },
  }
}

/** What the chance of a set-up chooses among, pick by pick. */
export function picksAtSetUp(seats: number, options: Readonly<Record<string, string>>): number[] {
  const picks: number[] = []
  const pick = (n: number): number => {
    picks.push(n)
    return 0
  }
  ticketToRide.setup({ tickets: '33', first: 'random', ...options }, seats, { pick })
  return picks
}
