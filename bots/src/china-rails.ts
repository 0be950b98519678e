import type { State } from '@acheron/games/china-rails'
import type { Bot } from './bot.ts'
import { blunder } from './china-rails/greedy.ts'
import { lookoutFor } from './china-rails/lookout.ts'
import { plan } from './china-rails/planner.ts'
import { LEVEL_TEXTS } from './levels.ts'
import { search } from './search/search.ts'

/** How many times the game is played on for one answer. */
const ROLLOUTS = 28

const medium: Bot<State> = { name: 'medium', ...LEVEL_TEXTS.medium, choose: (seat) => plan(seat) }
const hard: Bot<State> = {
  name: 'hard',
  ...LEVEL_TEXTS.hard,
  choose: (seat, chance) => search(lookoutFor(medium, seat), seat, chance, ROLLOUTS),
}
const easy: Bot<State> = { name: 'easy', ...LEVEL_TEXTS.easy, choose: blunder }

export const bots: readonly Bot<State>[] = [hard, medium, easy]
