import type { Railway } from '@acheron/games/hellrail/railway'
import type { State as Second } from '@acheron/games/hellrail/second'
import type { State as Third } from '@acheron/games/hellrail/third'
import type { Bot } from './bot.ts'
import { beginner } from './hellrail/beginner.ts'
import type { Edition } from './hellrail/edition.ts'
import { lookoutOf } from './hellrail/lookout.ts'
import { answerWith } from './hellrail/planner.ts'
import { second } from './hellrail/second.ts'
import { third } from './hellrail/third.ts'
import { LEVEL_TEXTS } from './levels.ts'
import { search } from './search/search.ts'

const CARE = { breadth: 10, lucks: 6, answers: 40, looksOn: true }

/** How many rounds are played on for one answer, times the seats: a round with more of them takes longer. */
const ROLLOUTS = 160

function botsOf<S extends Railway>(edition: Edition<S>): readonly Bot<S>[] {
  const medium: Bot<S> = {
    name: 'medium',
    ...LEVEL_TEXTS.medium,
    choose: (seat, chance) => answerWith(edition, CARE, seat, chance),
  }
  const hard: Bot<S> = {
    name: 'hard',
    ...LEVEL_TEXTS.hard,
    choose(seat, chance) {
      const { seats } = seat.guess()
      return search(lookoutOf(edition, medium, seat.player, seats), seat, chance, Math.floor(ROLLOUTS / seats))
    },
  }
  const easy: Bot<S> = {
    name: 'easy',
    ...LEVEL_TEXTS.easy,
    choose: (seat, chance) => beginner(edition, seat, chance),
  }
  return [hard, medium, easy]
}

export const bots: readonly Bot<Third>[] = botsOf(third)
export const bots1999: readonly Bot<Second>[] = botsOf(second)
