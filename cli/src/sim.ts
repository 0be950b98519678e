import { botCalled, usualBot } from '@acheron/bots'
import { Refused, readSeats } from '@acheron/core'
import { readArguments, readNumber, readOptionFlags, readSeed } from './arguments.ts'
import { grid } from './grid.ts'
import { listingCalled } from './listing.ts'
import { type MatchTask, playMatches } from './match.ts'
import { progress } from './progress.ts'
import { type Series, type Standing, series } from './series.ts'
import type { Shell } from './shell.ts'
import { cores, inOrder } from './threads.ts'

const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '0' },
  jobs: { type: 'string' },
  option: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
} as const

const MOST_GAMES = 1_000_000_000
const LARGEST_CHUNK = 100

export async function sim(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [1, 1])
  const { game } = await listingCalled(shell.games, positionals[0]).load()
  const seats = readSeats(game.seats, values.seats === undefined ? game.seats[0] : Number(values.seats))
  const options = readOptionFlags(game, values.option)
  const bots = values.bots?.split(',') ?? [usualBot(game).name, 'random']
  for (const name of bots) botCalled(game, name)
  if (bots.length > seats) throw new Refused(`${bots.length} bots do not fit on ${seats} seats`)
  const games = readNumber('games', values.games, [1, MOST_GAMES])
  const seed = readSeed(values.seed)
  const jobs = Math.min(games, values.jobs === undefined ? cores() : readNumber('jobs', values.jobs, [1, 256]))

  const task = { game: game.id, seats, options, bots, seed }
  const bar = progress(shell)
  const count = series(game, task)
  const start = performance.now()
  const seconds = (): number => (performance.now() - start) / 1000
  for await (const matches of inOrder(chunks(task, games, jobs), jobs, 'simulate', (some) => playMatches(game, some))) {
    for (const match of matches) count.add(match)
    bar.show(count.games() / games, `${count.games()} of ${games} games, ${(count.games() / seconds()).toFixed(0)}/s`)
  }
  bar.done()
  const result = count.result(seconds())
  shell.print(values.json ? JSON.stringify(result) : table(result, shell))
  return 0
}

function* chunks(task: Omit<MatchTask, 'from' | 'count'>, games: number, jobs: number): Generator<MatchTask> {
  const size = Math.min(LARGEST_CHUNK, Math.ceil(games / (jobs * 8)))
  for (let from = 0; from < games; from += size) yield { ...task, from, count: Math.min(size, games - from) }
}

function table(result: Series, { style }: Shell): string {
  const { game, seats, options, seed, games, seconds, endings } = result
  const choices = Object.entries(options).map(([name, choice]) => `${name} ${choice}`)
  const row = (name: string, it: Standing): string[] => [
    name,
    decimals(it.wins, 1),
    percent(it.share),
    `${percent(it.low)} to ${percent(it.high)}`,
    decimals(it.meanScore, 1),
    decimals(it.scoreSpread, 1),
  ]
  const heads = ['', 'wins', 'share', '95 % interval', 'score', 'spread']
  const seatHeads = result.bySeat.map(({ seat }) => `seat ${seat + 1}`)
  const bots = result.bots.map((bot) => [...row(bot.bot, bot), ...bot.bySeat.map((seat) => percent(seat.share))])
  return [
    style('bold', [game, `${seats} seats`, ...choices, `seed ${seed}`].join(', ')),
    `${games} games in ${decimals(seconds, 1)} s: ${decimals(result.gamesPerSecond, 1)} games/s, ` +
      `${decimals(result.decisionsPerSecond, 0)} decisions/s`,
    `length: ${decimals(result.meanLength, 1)} decisions, spread ${decimals(result.lengthSpread, 1)}`,
    `endings: ${Object.entries(endings)
      .map(([ending, times]) => `${ending} ${times}`)
      .join(', ')}`,
    '',
    ...grid([[...heads, ...seatHeads], ...bots]),
    '',
    ...grid([heads, ...result.bySeat.map((it) => row(`seat ${it.seat + 1}`, it))]),
  ].join('\n')
}

const decimals = (value: number, digits: number): string => value.toFixed(digits)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
