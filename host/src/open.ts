import {
  firstState,
  type Game,
  type Hash,
  keepStory,
  type Luck,
  noChance,
  type Options,
  Refused,
  readPosition,
  refused,
  scriptedChance,
  usualOptions,
} from '@acheron/core'
import { quickHash } from './hash.ts'
import {
  type Heading,
  isGone,
  type LogEntry,
  logAfter,
  type RulesEntry,
  type SetUpEntry,
  standingOf,
  type UndoEntry,
} from './log.ts'
import { takeRow } from './rows.ts'
import { bareTable, isToldTo, type Judged, type Table, tell } from './table.ts'
import { newTrail } from './trail.ts'
import { takeUndo } from './undo.ts'

/** The table of a log, every move of it verified. Throws which entry does not hold and why. */
export function openTable<S>(game: Game<S>, log: readonly LogEntry[], luck: Luck, hash: Hash = quickHash): Table<S> {
  const madeOver = log.findLastIndex((entry) => entry.kind === 'rules' && entry.position !== undefined)
  const table = madeOver > 0 ? madeOverTable(game, log, madeOver, luck, hash) : setUpTable(game, log[0], luck, hash)
  for (let number = Math.max(0, madeOver) + 1; number < log.length; number++)
    atEntry(number, () => follow(table, log[number], () => log.slice(0, number)))
  return table
}

/** Goes on with an entry that is in the log. `before` reads the log as it was before. */
export function follow<S>(table: Table<S>, entry: LogEntry, before: () => readonly LogEntry[]): void {
  const judged = takeEntry(table, entry)
  if (judged) judged.commit(table)
  else goFarBack(table, before(), entry as UndoEntry)
}

/** An entry that was judged elsewhere. Undefined if it cannot be followed without the log. */
function takeEntry<S>(table: Table<S>, entry: LogEntry): Judged<S> | undefined {
  if (entry.kind === 'row') return takeRow(table, entry)
  if (entry.kind === 'undo') return takeUndo(table, entry)
  if (entry.kind === 'rules') return judgeRules(table, entry)
  throw new Error('a log has one set-up')
}

/** From here on the rules of this program hold. */
export function judgeRules<S>({ game, heading, state: before }: Table<S>, entry: RulesEntry): Judged<S> {
  const { position } = entry
  const state = position === undefined ? before : readPosition(game, optionsOf(game, heading), heading.seats, position)
  const commit = (table: Table<S>): void => {
    const { number } = table.end
    table.state = state
    table.trail = newTrail()
    table.end = logAfter(table.end, entry, table.hash)
    tell(table, { number, by: undefined, together: false, events: [], rules: entry.rules })
  }
  return { entry, state, commit }
}

/** The options of a game that was begun before there were all of them. */
const optionsOf = <S>(game: Game<S>, { options }: Heading): Options => ({ ...usualOptions(game.options), ...options })

function setUpTable<S>(game: Game<S>, entry: LogEntry | undefined, luck: Luck, hash: Hash): Table<S> {
  if (entry?.kind !== 'setup') throw refused('no-log', {})
  const { heading } = entry
  if (heading.game !== game.id) throw refused('other-game', { said: heading.game, game: game.id })
  return atEntry(0, () => {
    const start = scriptedChance(heading.start)
    const story = keepStory()
    const state = firstState(game, optionsOf(game, heading), heading.seats, heading.position, start, story)
    start.finish()
    return bareTable(game, entry, state, story.events, luck, hash)
  })
}

/** The table at a position that was made over for other rules: what went before is not played again. */
function madeOverTable<S>(game: Game<S>, log: readonly LogEntry[], at: number, luck: Luck, hash: Hash): Table<S> {
  const first = log[0] as SetUpEntry
  const { position = '' } = log[at] as RulesEntry
  const { seats } = first.heading
  const state = atEntry(at, () => readPosition(game, optionsOf(game, first.heading), seats, position))
  const table = bareTable(game, first, state, [], luck, hash)
  const { items, end } = standingOf(log.slice(0, at + 1), hash)
  for (const entry of log.slice(1, at + 1))
    for (const seat of table.told.keys()) if (isToldTo(tellingOf(entry), seat)) table.told[seat]++
  table.seals.fill({ number: at, seal: end.seal })
  for (const { row } of items.flatMap(({ rows }) => rows)) table.bars[row.by] = 'other'
  return Object.assign(table, { end })
}

function tellingOf(entry: LogEntry): { only?: number } {
  if (entry.kind === 'row' && entry.told === 'mover') return { only: entry.by }
  return entry.kind === 'undo' && entry.only ? { only: entry.by } : {}
}

/** Judges the taking back of everything from an entry on, however far back: those concerned have agreed to it. */
export function judgeTakeBack<S>(table: Table<S>, entry: UndoEntry, before: readonly LogEntry[]): Judged<S> {
  const { game, state, hash } = table
  if (game.result(state)) throw refused('undo-over', { player: entry.by }, { rule: 'ACH-105' })
  const rows = standingOf(before, hash).items.flatMap((item) => item.rows)
  if (!rows.some(({ number, row }) => isGone(entry, number, row.by))) throw refused('no-take-back', {})
  const near = takeUndo(table, entry)
  if (near) return near
  const { items } = standingOf([...before, entry], hash)
  const after = replayItems(game, before[0] as SetUpEntry, items)
  return { entry, state: after, commit: (to) => goFarBack(to, before, entry) }
}

/** An undo beyond the trail, which those concerned have agreed to. What stands is played again from the beginning. */
function goFarBack<S>(table: Table<S>, before: readonly LogEntry[], entry: UndoEntry): void {
  const { game, hash } = table
  const was = standingOf(before, hash).items
  const { items, end } = standingOf([...before, entry], hash)
  const state = replayItems(game, before[0] as SetUpEntry, items)
  const standing = new Set(items.flatMap(({ rows }) => rows.map(({ number }) => number)))
  const gone = was.flatMap(({ rows }) => rows).filter(({ number }) => !standing.has(number))
  const struck = table.told.map((_, seat) => gone.filter(({ row }) => isToldTo(tellingOf(row), seat)).length)
  const movers = new Set(items.flatMap(({ rows }) => rows.map(({ row }) => row.by)))
  for (const p of table.bars.keys()) table.bars[p] = movers.has(p) ? 'other' : 'nothing'
  for (const rows of table.undone) rows.length = 0
  Object.assign(table, { state, end, trail: newTrail<S>() })
  tell(table, { number: end.number - 1, by: entry.by, together: false, events: [], struck })
}

function replayItems<S>(game: Game<S>, { heading }: SetUpEntry, items: ReturnType<typeof standingOf>['items']): S {
  const { seats } = heading
  const options = optionsOf(game, heading)
  const from = items.findLastIndex(({ mark }) => mark && 'rules' in mark && mark.position !== undefined)
  const mark = items[from]?.mark
  const position = mark && 'position' in mark ? mark.position : heading.position
  const state = firstState(
    game,
    options,
    seats,
    position,
    position === undefined ? scriptedChance(heading.start) : noChance,
  )
  for (const { rows } of items.slice(from + 1))
    for (const { row } of rows) {
      const luck = scriptedChance(row.chance ?? [])
      for (const words of row.words) {
        const m = game.notation.parse(state, words)
        const rule = m === undefined ? undefined : game.refusal(state, row.by, m)
        if (m === undefined || rule)
          throw refused('against-rule', { player: row.by, words, rule: rule ?? '' }, { rule })
        game.play(state, row.by, m, luck)
      }
      luck.finish()
    }
  return state
}

function atEntry<T>(number: number, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw refused('log-entry', { number, why: error.message }, { rule: error.rule })
  }
}
