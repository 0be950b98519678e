import type { State } from '@acheron/games/china-rails'
import type { Bot } from './bot.ts'
import { blunder } from './china-rails/greedy.ts'
import { plan } from './china-rails/planner.ts'
import { LEVEL_TEXTS } from './levels.ts'

const medium: Bot<State> = { name: 'medium', ...LEVEL_TEXTS.medium, choose: (seat) => plan(seat) }
const easy: Bot<State> = { name: 'easy', ...LEVEL_TEXTS.easy, choose: blunder }

export const bots: readonly Bot<State>[] = [medium, easy]
