import { botCalled, botsFor, rowOf, seatOf, usualBot } from '@acheron/bots'
import { type Language, type Options, type Player, refused, seededChance, viewOf } from '@acheron/core'
import type { GameModule } from '@acheron/games'
import { checkPlayer, type Open, readMove } from '@acheron/host'
import * as v from 'valibot'
import { listingCalled, statementCalled, statementsOf } from '../listing.ts'
import { randomSeed } from '../luck.ts'
import { askedOf, namesOf, storyOf } from './describe.ts'
import {
  count,
  move,
  names,
  options,
  player,
  type Request,
  request,
  salts,
  seed,
  table,
  text,
  thing,
} from './requests.ts'
import { checkFree, idOf, inside, type Session } from './session.ts'

const wish = {
  table,
  game: text,
  seats: count,
  options,
  names,
  seed: v.optional(seed),
  salts,
  wait: v.optional(v.boolean(), false),
}
const reader = v.optional(player)

/** By what a request says under "do". */
export const OPERATIONS: Readonly<Record<string, Request>> = {
  help: request({}, () => ({
    requests: Object.fromEntries(Object.entries(OPERATIONS).map(([name, { fields }]) => [name, fields])),
  })),

  games: request({}, async ({ games }, _values, language) => ({
    games: await Promise.all(games.map(async (listing) => describeGame(await listing.load(), language))),
  })),

  rule: request({ game: text, rule: text }, async ({ games }, values, language) => {
    const found = statementCalled(await statementsOf(listingCalled(games, values.game), language), values.rule)
    if (!found) throw refused('no-rule', values)
    return { ...found }
  }),

  rules: request({ game: text, word: v.optional(text, '') }, async ({ games }, values, language) => {
    const word = values.word.toLowerCase()
    const all = await statementsOf(listingCalled(games, values.game), language)
    return { rules: all.filter((statement) => statement.text.toLowerCase().includes(word)) }
  }),

  new: request(wish, openNew),
  setup: request({ ...wish, position: thing }, (session, values, language) =>
    openNew(session, { ...values, position: JSON.stringify(values.position) }, language),
  ),

  load: request({ table, record: text, seed: v.optional(seed) }, async (session, values, language) => {
    checkFree(session, values.table)
    const { record } = values
    const { table: id } = await session.house.ask({ do: 'take', record, seed: values.seed })
    session.tables.set(values.table, id)
    return describeTable(session, values.table, language)
  }),

  tables: request({}, async ({ tables, house }) => {
    const listed = new Map((await house.ask({ do: 'list' })).tables.map((each) => [each.table, each]))
    return {
      tables: Array.from(tables, ([name, id]) => {
        const { game, begun, result } = listed.get(id) ?? {}
        return { table: name, game, begun, over: result !== undefined }
      }),
    }
  }),

  close: request({ table }, async (session, values) => {
    await session.house.ask({ do: 'remove', table: idOf(session, values.table) })
    session.tables.delete(values.table)
    return { table: values.table }
  }),

  ask: request({ table, player: reader }, (session, values, language) =>
    inside(session, values.table, (open) => askedOf(open, values.table, values.player, language)),
  ),

  legal: request({ table, player }, (session, values, language) =>
    inside(session, values.table, (open) => ({ moves: legalOf(open, values.player, language) })),
  ),

  play: request(
    { table, player, move: v.optional(move), moves: v.optional(v.pipe(v.array(move), v.maxLength(512))) },
    async (session, values, language) => {
      const row = values.moves ?? (values.move === undefined ? [] : [values.move])
      const id = idOf(session, values.table)
      const { words, moves, at } = await session.house.inside(id, (open) => readRow(open, values.player, row))
      const played = await session.house.ask({ do: 'play', table: id, seat: values.player, at, moves })
      const came = played.kind === 'done' ? played.came : 0
      const said = values.moves ? { words: words.slice(0, came), came } : { words: words[0] }
      return inside(session, values.table, (open) => ({
        ...said,
        ...askedOf(open, values.table, values.player, language),
      }))
    },
  ),

  refusal: request({ table, player, move }, async (session, values, language) => {
    const { words, rule, game } = await inside(session, values.table, ({ table: at, founded }) => {
      checkPlayer(at, values.player)
      const m = readMove(at, at.state, values.move)
      const printed = at.game.notation.print(at.state, m)
      return { words: printed, rule: at.game.refusal(at.state, values.player, m), game: founded.game }
    })
    if (!rule) return { words, legal: true }
    const statements = await statementsOf(listingCalled(session.games, game), language)
    return { words, legal: false, rule, ruleText: statementCalled(statements, rule)?.text }
  }),

  undo: request({ table, player, to: v.optional(count) }, async (session, values, language) => {
    const id = idOf(session, values.table)
    const { at } = await session.house.ask({ do: 'look', table: id, seat: values.player })
    await session.house.ask({ do: 'undo', table: id, seat: values.player, at, to: values.to })
    return inside(session, values.table, (open) => askedOf(open, values.table, values.player, language))
  }),

  redo: request({ table, player }, async (session, values, language) => {
    const id = idOf(session, values.table)
    const { at } = await session.house.ask({ do: 'look', table: id, seat: values.player })
    await session.house.ask({ do: 'redo', table: id, seat: values.player, at })
    return inside(session, values.table, (open) => askedOf(open, values.table, values.player, language))
  }),

  view: request({ table, player: reader }, (session, values) =>
    inside(session, values.table, ({ table: at }) => {
      if (values.player !== undefined) checkPlayer(at, values.player)
      return { view: viewOf(at.game, at.state, values.player) }
    }),
  ),

  guess: request({ table, player, seed: v.optional(seed) }, (session, values) =>
    inside(session, values.table, ({ table: at }) => {
      checkPlayer(at, values.player)
      return { state: at.game.guess(at.state, values.player, seededChance(values.seed ?? randomSeed())) }
    }),
  ),

  state: request({ table }, (session, values) => inside(session, values.table, ({ table: { state } }) => ({ state }))),

  story: request({ table, player: reader, since: v.optional(count, 0) }, async (session, values, language) => {
    const id = idOf(session, values.table)
    const { chapters } = await session.house.ask({
      do: 'news',
      table: id,
      seat: values.player,
      since: values.since,
    })
    return inside(session, values.table, (open) => ({ story: storyOf(open, chapters, language) }))
  }),

  advice: request({ table, player, bot: v.optional(text), seed: v.optional(seed) }, (session, values) =>
    inside(session, values.table, ({ table: at }) => {
      checkPlayer(at, values.player)
      const { game, state } = at
      const bot = values.bot === undefined ? usualBot(game) : botCalled(game, values.bot)
      if (!game.asked(state).includes(values.player)) throw refused('not-asked', { player: values.player })
      const chance = seededChance(values.seed ?? randomSeed())
      const moves = rowOf(bot.choose(seatOf(game, state, values.player, chance), chance))
      return { bot: bot.name, move: moves[0], words: game.notation.print(state, moves[0]), moves }
    }),
  ),

  save: request({ table }, (session, values) =>
    session.house.ask({ do: 'record', table: idOf(session, values.table) }),
  ),
}

/** What can be chosen of a game before it begins. */
function describeGame({ game, texts }: GameModule, language: Language): object {
  const { id, rules, seats, options: all, endings } = game
  const bots = botsFor(game).map(({ name }) => name)
  return { game: id, name: texts[language].name, rules, seats, options: all, endings, bots }
}

interface Wish {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>> | undefined
  readonly names?: readonly string[] | undefined
  readonly seed?: number | undefined
  readonly salts?: readonly string[] | undefined
  readonly wait: boolean
  readonly position?: string
}

async function openNew(session: Session, values: Wish, language: Language): Promise<object> {
  const { house } = session
  const listing = listingCalled(session.games, values.game)
  checkFree(session, values.table)
  const { names: all = [] } = values
  if (all.length > values.seats) throw refused('no-names', { seats: values.seats })
  const seats = Array.from({ length: Math.min(values.seats, MOST_SEATS) }, (_, p) => ({ name: all[p] ?? '' }))
  const { table: id, commitment } = await house.ask({
    do: 'new',
    game: listing.plate.id,
    options: values.options as Options,
    seats,
    seed: values.seed,
    position: values.position,
  })
  const { wait } = values
  try {
    if (!wait) await house.ask({ do: 'begin', table: id, salts: [...(values.salts ?? [])] })
  } catch (error) {
    await house.ask({ do: 'remove', table: id })
    throw error
  }
  session.tables.set(values.table, id)
  return wait ? { table: values.table, commitment } : describeTable(session, values.table, language)
}

const MOST_SEATS = 99

/** A table that has just been opened. */
function describeTable(session: Session, name: string, language: Language): Promise<object> {
  return inside(session, name, (open) => {
    const { game, seats, options: chosen, names: all, fairness } = open.table.heading
    const commitment = fairness && { commitment: fairness.commitment, salt: fairness.salt }
    return { game, seats, options: chosen, names: all, ...commitment, ...askedOf(open, name, undefined, language) }
  })
}

function legalOf(open: Open, p: Player, language: Language): object[] {
  const { table: at, module } = open
  checkPlayer(at, p)
  const { game, state } = at
  const view = viewOf(game, state, p)
  return game.legal(state, p).map((m) => ({
    move: m,
    words: game.notation.print(state, m),
    text: module.texts[language].move(m, view, namesOf(open)),
    verb: game.notation.verb(m),
    targets: game.notation.targets(state, p, m),
  }))
}

/** A row of moves by numbers or in words. Words are read as they would be one after the other. */
function readRow(
  { table: at }: Open,
  p: Player,
  row: readonly (number | string)[],
): { words: string[]; moves: number[]; at: number } {
  checkPlayer(at, p)
  const { game } = at
  const state = game.clone(at.state)
  const words: string[] = []
  const moves = row.map((each) => {
    const m = readMove(at, state, each)
    words.push(game.notation.print(state, m))
    return m
  })
  return { words, moves, at: at.told[p] }
}
