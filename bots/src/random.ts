import type { Bot } from './bot.ts'
import { LEVEL_TEXTS } from './levels.ts'

/** Plays any legal move: the yardstick for all others. */
export const random: Bot = {
  name: 'random',
  ...LEVEL_TEXTS.random,
  choose: ({ legal }, chance) => legal[chance.pick(legal.length)],
}
