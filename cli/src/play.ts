import { type Bot, botCalled, botsFor } from '@acheron/bots'
import { branchSeed, type Game, openTable, parseRecord, Refused, readSeats, seededChance } from '@acheron/core'
import type { Listing } from '@acheron/games'
import { readArguments, readLanguageFlag, readOptionFlags, readSeed } from './arguments.ts'
import { readText } from './file.ts'
import { inColumns } from './grid.ts'
import { listingCalled, statementsOf } from './listing.ts'
import { luckFrom, randomSeed, resume } from './luck.ts'
import { converse } from './play/conversation.ts'
import { type Lines, linesOf } from './play/lines.ts'
import type { Shell } from './shell.ts'
import { WORDS, type Words } from './words/index.ts'

const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  name: { type: 'string' },
  lang: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  load: { type: 'string' },
} as const

/** What a record settles, so that no flag can. */
const SETTLED = ['seats', 'name', 'option'] as const
const ME = 0

export async function play(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [0, 1])
  const language = readLanguageFlag(values.lang, shell.env)
  const words = WORDS[language]
  const seed = values.seed === undefined ? undefined : readSeed(values.seed)
  const settled = SETTLED.find((flag) => values.load !== undefined && values[flag] !== undefined)
  if (settled) throw new Refused(`--${settled} cannot go with --load: the record settles it`)
  const record = values.load === undefined ? undefined : parseRecord(await readText(values.load, shell))

  const lines = linesOf(shell)
  try {
    const id = positionals[0] ?? record?.game
    const listing = id === undefined ? await chooseGame(shell, lines, words) : listingCalled(shell.games, id)
    const { game, texts } = await listing.load()
    const luck = luckFrom(seed)
    const seats =
      record?.seats ?? readSeats(game.seats, values.seats === undefined ? game.seats[0] : Number(values.seats))
    const bots = seatBots(game, seats, values.bots)
    const names = record?.names.length ? record.names : [values.name ?? words.guest, ...botNames(bots)]
    const options = readOptionFlags(game, values.option)
    const { fairness } = luck
    const table = record
      ? resume(game, record, seed)
      : openTable(game, { seats, options, names, ...(fairness && { fairness }) }, luck.chance)
    await converse({
      shell,
      lines,
      words,
      texts: texts[language],
      statements: await statementsOf(listing, language),
      table,
      key: record ? undefined : luck.key,
      me: ME,
      names: Array.from({ length: seats }, (_, p) => names[p] || `p${p}`),
      bots: new Map(bots.map((bot, i) => [ME + 1 + i, bot])),
      thoughts: seededChance(branchSeed(seed ?? randomSeed(), 1)),
      told: record ? table.story.length : 0,
      ...(values.load !== undefined && { file: values.load, saved: table.record }),
    })
    return 0
  } finally {
    lines.close()
  }
}

async function chooseGame(
  { games, isInteractive, columns, print }: Shell,
  lines: Lines,
  words: Words,
): Promise<Listing> {
  if (games.length === 1 || !isInteractive) return games[0]
  const list = games.map(({ plate }, i) => `${i + 1}  ${plate.id}`)
  for (const line of [...inColumns(list, columns), words.whichGame]) print(line)
  const answer = (await lines.next()) ?? ''
  return games[Number(answer) - 1] ?? listingCalled(games, answer)
}

/** Bots for all seats but one; a list that is too short repeats. */
function seatBots<S>(game: Game<S>, seats: number, list = botsFor(game)[0].name): Bot<S>[] {
  const bots = list.split(',').map((name) => botCalled(game, name))
  if (bots.length >= seats) throw new Refused(`${bots.length} bots and you do not fit on ${seats} seats`)
  return Array.from({ length: seats - 1 }, (_, i) => bots[i % bots.length])
}

/** A bot that sits there twice has a number to its name. */
function botNames<S>(bots: readonly Bot<S>[]): string[] {
  return bots.map(({ name }, i) => {
    const same = bots.filter((bot) => bot.name === name).length
    return same === 1 ? name : `${name} ${bots.slice(0, i + 1).filter((bot) => bot.name === name).length}`
  })
}
