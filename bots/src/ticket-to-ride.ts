import type { State } from '@acheron/games/ticket-to-ride'
import { TAKING_SECOND_CARD, ticketToRide } from '@acheron/games/ticket-to-ride'
import type { Bot } from './bot.ts'
import { LEVEL_TEXTS } from './levels.ts'
import type { Lookout } from './search/lookout.ts'
import { search } from './search/search.ts'
import { beginner } from './ticket-to-ride/beginner.ts'
import { others, plan } from './ticket-to-ride/planner.ts'
import { playOn } from './ticket-to-ride/quick.ts'

const medium: Bot<State> = { name: 'medium', ...LEVEL_TEXTS.medium, choose: (seat) => plan(seat) }

/** How many games are played on for one answer, times the seats: a game with more of them takes longer. */
const ROLLOUTS = 256

/** A lead of so many points is as good as won: more of it hardly counts. */
const SAFE = 50

const lookout: Lookout<State> = {
  planner: medium,
  quick: { choose: playOn },
  isCandid: true,
  others: (seat) => (seat.guess().question === TAKING_SECOND_CARD ? [] : others(seat)),
  worth(s, p) {
    const scores = ticketToRide.result(s)?.scores ?? s.score
    const rival = scores.reduce((most, score, other) => (other === p ? most : Math.max(most, score)), -Infinity)
    return SAFE * Math.tanh((scores[p] - rival) / SAFE)
  },
}

const hard: Bot<State> = {
  name: 'hard',
  ...LEVEL_TEXTS.hard,
  choose: (seat, chance) => search(lookout, seat, chance, Math.floor(ROLLOUTS / seat.guess().seats)),
}

const easy: Bot<State> = { name: 'easy', ...LEVEL_TEXTS.easy, choose: beginner }

export const bots: readonly Bot<State>[] = [hard, medium, easy]
