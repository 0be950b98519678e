/** One bot against another, how many games there must be, and how often it must win. A mirror match must come out even. */
export interface Pairing {
  readonly bots: readonly [string, string]
  readonly games: number
  readonly bar?: number
}

export const PAIRINGS: readonly Pairing[] = [
  { bots: ['hard', 'medium'], games: 400, bar: 0.6 },
  { bots: ['medium', 'easy'], games: 400, bar: 0.8 },
  { bots: ['easy', 'random'], games: 400, bar: 0.9 },
  { bots: ['medium', 'medium'], games: 400 },
]

export const titleOf = ({ bots }: Pairing): string => bots.join('-')
