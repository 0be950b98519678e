import type { State as Second } from '@acheron/games/hellrail/second'
import type { State as Third } from '@acheron/games/hellrail/third'
import type { Bot } from './bot.ts'
import { answerWith, type Edition } from './hellrail/edition.ts'
import type { Railway } from './hellrail/railway.ts'
import { second } from './hellrail/second.ts'
import { third } from './hellrail/third.ts'

/** Plans its way through the circles with the cards of its hand, and lays the track that it lacks. */
const plannerOf = <S extends Railway>(edition: Edition<S>): Bot<S> => ({
  name: 'planner',
  choose: (seat) => (seat.legal.length === 1 ? seat.legal[0] : answerWith(edition, seat)),
})

export const planner: Bot<Third> = plannerOf(third)
export const planner1999: Bot<Second> = plannerOf(second)
