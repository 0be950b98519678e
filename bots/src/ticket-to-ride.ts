import type { State } from '@acheron/games/ticket-to-ride'
import { ticketToRide } from '@acheron/games/ticket-to-ride'
import type { Bot } from './bot.ts'
import { LEVEL_TEXTS } from './levels.ts'
import type { Lookout } from './search/lookout.ts'
import { search } from './search/search.ts'
import { beginner } from './ticket-to-ride/beginner.ts'
import { others, plan } from './ticket-to-ride/planner.ts'

const medium: Bot<State> = { name: 'medium', ...LEVEL_TEXTS.medium, choose: plan }

/** How many games are played on for one answer. */
const ROLLOUTS = 64

/** A win counts like so many points. */
const WIN = 40

const lookout: Lookout<State> = {
  planner: medium,
  others,
  worth(s, p) {
    const { scores, places } = ticketToRide.result(s) ?? { scores: s.score, places: [] }
    const rival = scores.reduce((most, score, other) => (other === p ? most : Math.max(most, score)), -Infinity)
    return scores[p] - rival + (places[p] === 1 ? WIN : 0)
  },
}

const hard: Bot<State> = {
  name: 'hard',
  ...LEVEL_TEXTS.hard,
  choose: (seat, chance) => search(lookout, seat, chance, ROLLOUTS),
}

const easy: Bot<State> = { name: 'easy', ...LEVEL_TEXTS.easy, choose: beginner }

export const bots: readonly Bot<State>[] = [hard, medium, easy]
