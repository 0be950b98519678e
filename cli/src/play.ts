import { randomUUID } from 'node:crypto'
import { type Bot, botCalled, usualBot } from '@acheron/bots'
import { type Game, newKey, parseRecord, printRecord, Refused, readSeats } from '@acheron/core'
import type { Listing } from '@acheron/games'
import { memoryStore, openHouse, PLATFORM_SPEC, type SeatPlan } from '@acheron/host'
import { readArguments, readLanguageFlag, readOptionFlags, readSeed } from './arguments.ts'
import { readText } from './file.ts'
import { inColumns } from './grid.ts'
import { listingCalled, statementsOf } from './listing.ts'
import { converse } from './play/conversation.ts'
import { type Lines, linesOf } from './play/lines.ts'
import { inside, type Sitting } from './play/sitting.ts'
import type { Shell } from './shell.ts'
import { think } from './think.ts'
import { WORDS, type Words } from './words/index.ts'

const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  name: { type: 'string' },
  lang: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  salt: { type: 'string' },
  load: { type: 'string' },
} as const

/** What a record settles, so that no flag can. */
const SETTLED = ['seats', 'name', 'option', 'salt'] as const
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
    const statements = [
      ...(await statementsOf(listing, language)),
      ...(await statementsOf({ spec: PLATFORM_SPEC }, language)),
    ]
    const house = openHouse({
      store: memoryStore(),
      games: shell.games,
      now: Date.now,
      newId: randomUUID,
      think: (task) => think(shell.games, task),
    })
    const seats =
      record?.seats ?? readSeats(game.seats, values.seats === undefined ? game.seats[0] : Number(values.seats))
    const bots = seatBots(game, seats, values.bots)
    const names = record?.names.length ? record.names : [values.name ?? words.guest, ...botNames(bots)]
    const chairs = Array.from({ length: seats }, (_, p) => chairOf(names[p], p === ME ? undefined : bots[p - ME - 1]))
    const shown = chairs.map(({ name }, p) => name || `p${p}`)
    const title = words.opening(texts[language].name, words.list(shown))
    const { table, commitment } = record
      ? {
          ...(await house.ask({ do: 'take', record: printRecord(record), seats: chairs, seed })),
          commitment: undefined,
        }
      : await house.ask({
          do: 'new',
          game: game.id,
          options: readOptionFlags(game, values.option),
          seats: chairs,
          seed,
        })
    shell.print(shell.style('bold', title))
    if (commitment) shell.print(shell.style('dim', words.commitment(commitment)))
    if (!record) await house.ask({ do: 'begin', table, salts: [values.salt ?? newKey().slice(0, 16)] })
    const { at } = await house.ask({ do: 'look', table, seat: ME })
    const sitting: Sitting = {
      shell,
      lines,
      words,
      texts: texts[language],
      statements,
      house,
      table,
      me: ME,
      names: shown,
      told: record ? at : 0,
    }
    if (values.load !== undefined)
      Object.assign(sitting, { file: values.load, saved: await inside(sitting, (open) => open.table.end.number) })
    await converse(sitting)
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

const chairOf = <S>(name = '', bot: Bot<S> | undefined): SeatPlan => (bot ? { name, bot: bot.name } : { name })

/** Bots for all seats but one; a list that is too short repeats. */
function seatBots<S>(game: Game<S>, seats: number, list = usualBot(game).name): Bot<S>[] {
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
