// Plays the matches that say how strong the bots are, and writes bots/STRENGTH.md. See bots/README.md.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { botsFor } from '@acheron/bots'
import { type Game, usualOptions } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { type MatchTask, playMatches } from '../cli/src/match.ts'
import { type BotStanding, series } from '../cli/src/series.ts'
import { cores, inOrder } from '../cli/src/threads.ts'

const FILE = new URL('../bots/STRENGTH.md', import.meta.url)

/** One bot against another, and how often it must win. A mirror match must come out even. */
interface Pairing {
  readonly bots: readonly [string, string]
  readonly games: number
  readonly bar?: number
}

const PAIRINGS: readonly Pairing[] = [
  { bots: ['hard', 'medium'], games: 400, bar: 0.6 },
  { bots: ['medium', 'easy'], games: 400, bar: 0.8 },
  { bots: ['easy', 'random'], games: 400, bar: 0.9 },
  { bots: ['medium', 'medium'], games: 400 },
]

const SEATS = 2
const SEED = 4620

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    games: { type: 'string' },
    jobs: { type: 'string', default: String(cores()) },
  },
})

async function measure<S>(game: Game<S>, { bots, games }: Pairing): Promise<BotStanding> {
  const task = { game: game.id, seats: SEATS, options: usualOptions(game.options), bots, seed: SEED }
  const count = series(game, task)
  const all = Number(values.games ?? games)
  const size = 4
  const tasks: MatchTask[] = []
  for (let from = 0; from < all; from += size) tasks.push({ ...task, from, count: Math.min(size, all - from) })
  for await (const matches of inOrder(tasks, Number(values.jobs), 'simulate', (some) => playMatches(game, some)))
    for (const match of matches) count.add(match)
  return count.result(1).bots[0]
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function verdict({ high, low, share }: BotStanding, { bar }: Pairing): string {
  if (bar === undefined) return low <= 0.5 && high >= 0.5 ? 'even, as it must be' : 'not even: something is wrong'
  const wanted = `at least ${percent(bar)}`
  if (share < bar) return `${wanted}: missed`
  return low >= bar ? `${wanted}: reached` : `${wanted}: reached, but not beyond doubt`
}

async function section<S>(game: Game<S>): Promise<string> {
  const names = botsFor(game).map(({ name }) => name)
  const rows: string[] = []
  for (const pairing of PAIRINGS.filter(({ bots }) => bots.every((bot) => names.includes(bot)))) {
    const its = await measure(game, pairing)
    const interval = `${percent(its.low)} to ${percent(its.high)}`
    const row = `| ${pairing.bots.join(' against ')} | ${its.games} | ${percent(its.share)} | ${interval} | ${verdict(its, pairing)} |`
    console.log(`${game.id} ${row}`)
    rows.push(row)
  }
  return `## ${game.id}\n\n| match | games | won | 95 % interval | bar |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

const HEAD = `# How strong the bots are

\`npm run strength\` plays these matches and writes this page; \`npm run strength -- --game NAME\` plays those of one game
and leaves the others. Two seats, the usual options. Each deal is played in both seatings, so nobody owes a win to a
seat; a shared win counts half. The intervals are Wilson's. The mirror match is the control.
`

/** The sections of the page as it is, by game. */
async function sectionsBefore(): Promise<Map<string, string>> {
  const text = await readFile(FILE, 'utf8').catch(() => '')
  return new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map((part) => [part.slice(3, part.indexOf('\n')), part.trimEnd()]),
  )
}

const sections = await sectionsBefore()
for (const listing of GAMES) {
  const { id } = listing.plate
  if (values.game && !values.game.includes(id)) continue
  const { game } = await listing.load()
  if (botsFor(game).length > 1) sections.set(id, (await section(game)).trimEnd())
}
const order = GAMES.flatMap(({ plate }) => sections.get(plate.id) ?? [])
await writeFile(FILE, `${[HEAD.trimEnd(), ...order].join('\n\n')}\n`)
