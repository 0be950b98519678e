import type { State } from '@acheron/games/hellgame'
import type { Bot } from './bot.ts'
import { beginner } from './hellgame/beginner.ts'
import { plan } from './hellgame/planner.ts'
import { LEVEL_TEXTS } from './levels.ts'

const medium: Bot<State> = { name: 'medium', ...LEVEL_TEXTS.medium, choose: plan }
const easy: Bot<State> = { name: 'easy', ...LEVEL_TEXTS.easy, choose: beginner }

export const bots: readonly Bot<State>[] = [medium, easy]
