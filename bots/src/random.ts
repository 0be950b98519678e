import type { Bot } from './bot.ts'

/** Plays any legal move: the yardstick for all others. */
export const random: Bot = {
  name: 'random',
  choose: ({ legal }, chance) => legal[chance.pick(legal.length)],
}
