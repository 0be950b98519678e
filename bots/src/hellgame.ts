import type { State } from '@acheron/games/hellgame'
import type { Bot } from './bot.ts'
import { beginner } from './hellgame/beginner.ts'
import { lookout } from './hellgame/lookout.ts'
import { plan } from './hellgame/planner.ts'
import { LEVEL_TEXTS } from './levels.ts'
import { search } from './search/search.ts'

/** How many turns are played on for one answer, all seats together: a turn with more seats takes longer. */
const ROLLOUTS = 120

const medium: Bot<State> = { name: 'medium', ...LEVEL_TEXTS.medium, choose: plan }

const hard: Bot<State> = {
  name: 'hard',
  ...LEVEL_TEXTS.hard,
  choose: (seat, chance) => search(lookout, seat, chance, Math.floor(ROLLOUTS / seat.guess().seats)),
}

const easy: Bot<State> = { name: 'easy', ...LEVEL_TEXTS.easy, choose: beginner }

export const bots: readonly Bot<State>[] = [hard, medium, easy]
