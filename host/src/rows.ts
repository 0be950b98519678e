import {
  atLine,
  type Chance,
  keepStory,
  type Move,
  type Player,
  type Entry as RecordedMove,
  recordingChance,
  refused,
  type StoryEvent,
  sameJson,
  scriptedChance,
} from '@acheron/core'
import type { RowEntry } from './log.ts'
import { checkPlayer, commitRow, isRevealing, type Judged, type Outcome, type Table } from './table.ts'

/** A row that was judged good, as far as it came. */
export interface JudgedRow<S> extends Judged<S> {
  readonly entry: RowEntry
  readonly moves: readonly Move[]
}

/**
 * Judges a row of moves of one player. It ends before the first move that is not legal, and after the first that chance
 * answers, that tells somebody something new, or that asks somebody else. Throws the rule against its first move.
 */
export function judgeRow<S>(table: Table<S>, p: Player, moves: readonly Move[]): JudgedRow<S> {
  checkPlayer(table, p)
  if (moves.length === 0) throw refused('empty-row', {})
  return judge(table, runRow(table, p, moves, table.luck(table.end.number)))
}

/** A row of a record: what chance says is known. */
export function adoptRow<S>(table: Table<S>, row: readonly RecordedMove[]): Judged<S> {
  const { player } = row[0]
  checkPlayer(table, player)
  const luck = scriptedChance(row.flatMap(({ chance }) => chance))
  const lines = row.map(({ words }) => words)
  const made = atLine(row[0].line, () => runRow(table, player, lines, luck))
  if (made.words.length < row.length)
    throw refused('row-short', { words: made.words.at(-1) ?? '' }, { line: row[0].line })
  atLine(row[0].line, luck.finish)
  return judge(table, made)
}

function judge<S>(table: Table<S>, made: Made<S>): JudgedRow<S> {
  const told = toldOf(table, made)
  const entry: RowEntry = {
    kind: 'row',
    by: made.by,
    words: made.words,
    ...(made.chance.length > 0 && { chance: made.chance }),
    ...(told && { told }),
  }
  return { entry, moves: made.moves, state: made.state, commit: committing(entry, made) }
}

/** A row that was judged elsewhere, or is read from the log: it must be good here too. */
export function takeRow<S>(table: Table<S>, entry: RowEntry): Judged<S> {
  const made = rerun(table, entry)
  return { entry, state: made.state, commit: committing(entry, made) }
}

function rerun<S>(table: Table<S>, { by, words, chance = [] }: RowEntry): Made<S> {
  checkPlayer(table, by)
  const luck = scriptedChance(chance)
  const made = runRow(table, by, words, luck)
  if (made.words.length < words.length) throw refused('row-short', { words: made.words.at(-1) ?? '' })
  luck.finish()
  return made
}

const committing =
  <S>(row: RowEntry, made: Made<S>): Judged<S>['commit'] =>
  (to) => {
    const { moves, state, events } = made
    const outcome: Outcome<S> = { row, moves, state, events }
    commitRow(to, outcome)
  }

/** What became of a row of moves, as far as it came. */
interface Made<S> {
  readonly by: Player
  readonly moves: readonly Move[]
  readonly words: readonly string[]
  readonly chance: readonly number[]
  readonly state: S
  readonly events: readonly StoryEvent[]
}

function runRow<S>(table: Table<S>, by: Player, row: readonly (Move | string)[], chance: Chance): Made<S> {
  const { game } = table
  const { notation } = game
  const asked = game.asked(table.state)
  const state = game.clone(table.state)
  const luck = recordingChance(chance)
  const story = keepStory()
  const moves: Move[] = []
  const words: string[] = []
  for (const each of row) {
    const m = readMove(table, state, each)
    const printed = notation.print(state, m)
    const rule = game.refusal(state, by, m)
    if (rule && moves.length > 0) break
    if (rule) throw refused('against-rule', { player: by, words: printed, rule }, { rule })
    game.play(state, by, m, luck, story)
    moves.push(m)
    words.push(printed)
    const isAlone = game.asked(state).every((p) => asked.includes(p))
    if (luck.said.length > 0 || !isAlone || story.events.some((event) => isRevealing(event, by))) break
  }
  // Lists that grew have room for more: what is kept is cut to size.
  return {
    by,
    moves: moves.slice(),
    words: words.slice(),
    chance: luck.said.slice(),
    state,
    events: story.events.slice(),
  }
}

/** A move of the game, legal or not. */
export function readMove<S>({ game }: Table<S>, state: S, move: Move | string): Move {
  const { notation } = game
  const m = typeof move === 'string' ? notation.parse(state, move) : move
  if (m === undefined) throw refused('no-move', { words: String(move), game: game.id })
  if (Number.isInteger(m) && m >= 0 && m < notation.vocabulary) return m
  throw refused('no-number', { move: m, most: notation.vocabulary - 1 })
}

/**
 * Who may be told of a row. An answer that leaves a question to several open has changed nothing that anybody else could
 * see: the same are waited for, nothing was told, the table looks the same.
 */
function toldOf<S>({ game, state: before }: Table<S>, { state, chance, events }: Made<S>): RowEntry['told'] {
  const awaited = game.awaited(before)
  if (awaited.length < 2) return undefined
  const asked = game.asked(before)
  const isOpen =
    chance.length === 0 &&
    events.length === 0 &&
    game.asked(state).length > 0 &&
    game.asked(state).every((p) => asked.includes(p)) &&
    sameJson(game.awaited(state), awaited) &&
    sameJson(game.shown(state), game.shown(before))
  return isOpen ? 'mover' : 'together'
}
