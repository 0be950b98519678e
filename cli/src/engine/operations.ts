import { botCalled, botsFor, seatOf } from '@acheron/bots'
import { playMove, printRecord, Refused, readEvent, redo, seededChance, undo } from '@acheron/core'
import { listingCalled, statementCalled, statementsOf } from '../listing.ts'
import { randomSeed, recordOf } from '../luck.ts'
import { describeAsked, describeGame, describeTable, readMove, readPlayer } from './describe.ts'
import { maybe, move, number, seed, text, texts, thing } from './fields.ts'
import { atTable, nameOf, type Operation, operation, table } from './operation.ts'
import { openNew, openRecord, tableCalled } from './session.ts'

const wish = { table, game: text, seats: number, options: maybe(thing), names: maybe(texts), seed: maybe(seed) }

/** By what a request says under "do". */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  help: operation({}, () => ({
    requests: Object.fromEntries(Object.entries(OPERATIONS).map(([name, { fields }]) => [name, Object.keys(fields)])),
  })),

  games: operation({}, async ({ games }, _values, language) => ({
    games: await Promise.all(games.map(async (listing) => describeGame(await listing.load(), language))),
  })),

  rule: operation({ game: text, rule: text }, async ({ games }, values, language) => {
    const found = statementCalled(await statementsOf(listingCalled(games, values.game), language), values.rule)
    if (!found) throw new Refused(`there is no rule "${values.rule}" in ${values.game}`)
    return { ...found }
  }),

  rules: operation({ game: text, word: maybe(text) }, async ({ games }, values, language) => {
    const word = (values.word ?? '').toLowerCase()
    const all = await statementsOf(listingCalled(games, values.game), language)
    return { rules: all.filter((statement) => statement.text.toLowerCase().includes(word)) }
  }),

  new: operation(wish, async (session, values, language) =>
    describeTable(await openNew(session, nameOf(values), values), language),
  ),

  setup: operation({ ...wish, position: thing }, async (session, values, language) => {
    const position = JSON.stringify(values.position)
    return describeTable(await openNew(session, nameOf(values), { ...values, position }), language)
  }),

  load: operation({ table, record: text, seed: maybe(seed) }, async (session, values, language) =>
    describeTable(await openRecord(session, nameOf(values), values.record, values.seed), language),
  ),

  tables: operation({}, ({ tables }) => ({
    tables: Array.from(tables.values(), ({ name, table: { record } }) => ({
      table: name,
      game: record.game,
      played: record.entries.length,
      over: record.result !== undefined,
    })),
  })),

  close: operation({ table }, (session, values) => {
    const { name } = tableCalled(session, nameOf(values))
    session.tables.delete(name)
    return { table: name }
  }),

  ask: atTable({}, (seated, _values, language) => describeAsked(seated, language)),

  legal: atTable({ player: number }, (seated, values, language) => {
    const { game, state } = seated.table
    const player = readPlayer(seated, values.player)
    const view = game.view(state, player)
    const moves = game.legal(state, player).map((m) => ({
      move: m,
      words: game.notation.print(state, m),
      text: seated.module.texts[language].move(m, view, seated.table.record.names),
      verb: game.notation.verb(m),
      targets: game.notation.targets(state, m),
    }))
    return { moves }
  }),

  play: atTable({ player: number, move }, (seated, values, language) => {
    playMove(seated.table, readPlayer(seated, values.player), readMove(seated, values.move))
    return { words: seated.table.record.entries.at(-1)?.words, ...describeAsked(seated, language) }
  }),

  refusal: atTable({ player: number, move }, async (seated, values, language) => {
    const { game, state } = seated.table
    const m = readMove(seated, values.move)
    const words = game.notation.print(state, m)
    const rule = game.refusal(state, readPlayer(seated, values.player), m)
    if (!rule) return { words, legal: true }
    const statement = statementCalled(await statementsOf(seated.listing, language), rule)
    return { words, legal: false, rule, ruleText: statement?.text }
  }),

  undo: atTable({ player: number }, (seated, values, language) => {
    undo(seated.table, readPlayer(seated, values.player))
    return describeAsked(seated, language)
  }),

  redo: atTable({ player: number }, (seated, values, language) => {
    redo(seated.table, readPlayer(seated, values.player))
    return describeAsked(seated, language)
  }),

  view: atTable({ player: maybe(number) }, (seated, { player }) => {
    const { game, state } = seated.table
    return { view: game.view(state, player === undefined ? undefined : readPlayer(seated, player)) }
  }),

  guess: atTable({ player: number, seed: maybe(seed) }, (seated, values) => {
    const { game, state } = seated.table
    const player = readPlayer(seated, values.player)
    return { state: game.guess(state, player, seededChance(values.seed ?? randomSeed())) }
  }),

  state: atTable({}, ({ table: { state } }) => ({ state })),

  story: atTable({ player: maybe(number), from: maybe(number) }, (seated, values, language) => {
    const reader = values.player === undefined ? undefined : readPlayer(seated, values.player)
    const { story, record } = seated.table
    const tell = seated.module.texts[language].story
    const read = story.slice(values.from ?? 0).map((events) =>
      events.map((event) => {
        const known = readEvent(event, reader)
        const line = tell(known, record.names)
        return { ...known, ...(line !== undefined && { text: line }) }
      }),
    )
    return { story: read }
  }),

  advice: atTable({ player: number, bot: maybe(text), seed: maybe(seed) }, (seated, values) => {
    const { game, state } = seated.table
    const player = readPlayer(seated, values.player)
    const bot = values.bot === undefined ? botsFor(game)[0] : botCalled(game, values.bot)
    if (!game.asked(state).includes(player)) throw new Refused(`player ${player} is not asked`)
    const chance = seededChance(values.seed ?? randomSeed())
    const m = bot.choose(seatOf(game, state, player, chance), chance)
    return { bot: bot.name, move: m, words: game.notation.print(state, m) }
  }),

  save: atTable({}, ({ table: at, key }) => ({ record: printRecord(recordOf(at, key)) })),
}
