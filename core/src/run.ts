import { type Chance, recordingChance, scriptedChance } from './chance.ts'
import { type Fairness, type Luck, type Pick, readFairness, verifyPicks } from './fairness.ts'
import type { Game, Move, Player } from './game.ts'
import { readOptions, readSeats } from './options.ts'
import { firstState } from './position.ts'
import { currentRules, type Entry, type GameRecord, logNumbers, madeOverAt, printResult } from './record.ts'
import { atLine, refused } from './refused.ts'
import { keepStory, type StoryEvent } from './story.ts'
import { onOneLine } from './visible.ts'

/** A game as its record has it, and what follows from the record: for replays, laws and scenes. Games are played at `host`. */
export interface Run<S> {
  readonly game: Game<S>
  record: GrowingRecord
  state: S
  /** What happened: at the set-up, then move by move. */
  story: StoryEvent[][]
  /** Where the luck of the moves to come is from. */
  chance: Chance | Luck
}

/** Entries are added as they come: copying them at each move would cost more the longer a game lasts. */
type GrowingRecord = GameRecord & { readonly entries: Entry[] }

/** How a run begins. Everything may come from a stranger. */
export interface Seating {
  readonly seats: unknown
  readonly options?: unknown
  /** By player; a name that is left out is empty. */
  readonly names?: unknown
  readonly fairness?: Fairness
  /** A position as JSON, to begin there. */
  readonly position?: string
}

export function beginRun<S>(game: Game<S>, seating: Seating, chance: Chance | Luck): Run<S> {
  const seats = readSeats(game.seats, seating.seats)
  const options = readOptions(game.options, seating.options)
  const names = readNames(seating.names, seats)
  const fairness = seating.fairness && readFairness(seating.fairness)
  const { position } = seating
  const luck = recordingChance(chanceAt(chance, 0))
  const story = keepStory()
  const state = firstState(game, options, seats, position, luck, story)
  const record = {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    names,
    start: luck.said,
    entries: [],
    ...(fairness && { fairness }),
    ...(position !== undefined && { position: JSON.stringify(JSON.parse(position)) }),
  }
  return settle({ game, record, state, story: [story.events], chance })
}

/** Makes a move for a player, or throws the rule against it. */
export function playMove<S>(run: Run<S>, p: Player, m: Move): void {
  makeMove(run, p, m, run.chance)
}

/** The run that a record tells of, up to some move. Throws at which line it fails and why. */
export function replay<S>(
  game: Game<S>,
  record: GameRecord,
  chance: Chance | Luck,
  moves = record.entries.length,
): Run<S> {
  const { result, entries, lines = {} } = record
  const madeOver = madeOverAt(record)
  const run = reopen(game, madeOver ? { ...record, position: madeOver.position, start: [] } : record, lines)
  for (const entry of entries.slice(madeOver?.after ?? 0, moves)) atLine(entry.line, () => replayEntry(run, entry))
  const came = run.record.result
  if (moves === entries.length && came !== result)
    throw refused('other-result', { said: result ?? 'open', came: came ?? 'open' }, { line: lines.result })
  run.chance = chance
  return run
}

/** The beginning of a record, heading by heading, so that a refusal can name the line. */
function reopen<S>(game: Game<S>, record: GameRecord, lines: Readonly<Record<string, number>>): Run<S> {
  if (record.game !== game.id) throw refused('other-game', { said: record.game, game: game.id }, { line: lines.game })
  const rules = currentRules(record)
  if (rules !== game.rules) throw refused('other-rules', { said: rules, rules: game.rules }, { line: lines.rules })
  atLine(lines.seats, () => readSeats(game.seats, record.seats))
  for (const [name, choice] of Object.entries(record.options))
    atLine(lines[`option ${name}`], () => readOptions(game.options, { [name]: choice }))
  for (const name of Object.keys(game.options))
    if (!Object.hasOwn(record.options, name))
      throw refused('option-missing', { name }, { line: (lines.seats ?? 0) + 1 })
  atLine(lines.commitment, () => record.fairness && readFairness(record.fairness))
  return atLine(lines.position ?? lines.chance, () => {
    const start = scriptedChance(record.start)
    const run = beginRun(game, record, start)
    start.finish()
    return run
  })
}

/** Checks every pick of a record against the key that was published. The record must be one that replays. */
export function verifyFairness<S>(game: Game<S>, record: GameRecord): void {
  if (!record.fairness || madeOverAt(record)) throw refused('unproved', {})
  const picks: Pick[] = []
  const watched = (source: Chance, number: number): Chance => ({
    pick(of) {
      const said = source.pick(of)
      picks.push({ number, of, said })
      return said
    },
  })
  const state = firstState(
    game,
    record.options,
    record.seats,
    record.position,
    watched(scriptedChance(record.start), 0),
  )
  const numbers = logNumbers(record)
  for (const [i, { player, words, chance }] of record.entries.entries())
    game.play(state, player, readWords(game, state, words), watched(scriptedChance(chance), numbers[i]))
  verifyPicks(record.fairness, picks)
}

/** The move that some words stand for, whether it is legal or not. */
export function readWords<S>(game: Game<S>, state: S, words: string): Move {
  const m = game.notation.parse(state, words)
  if (m === undefined) throw refused('no-move', { words, game: game.id })
  return m
}

function replayEntry<S>(run: Run<S>, entry: Entry): void {
  const luck = scriptedChance(entry.chance)
  makeMove(run, entry.player, readWords(run.game, run.state, entry.words), luck)
  luck.finish()
}

const chanceAt = (chance: Chance | Luck, number: number): Chance =>
  typeof chance === 'function' ? chance(number) : chance

function makeMove<S>(run: Run<S>, p: Player, m: Move, chance: Chance | Luck): void {
  const { game, state } = run
  if (!Number.isInteger(p) || p < 0 || p >= run.record.seats)
    throw refused('no-player', { player: p, most: run.record.seats - 1 })
  if (!Number.isInteger(m) || m < 0 || m >= game.notation.vocabulary)
    throw refused('no-number', { move: m, most: game.notation.vocabulary - 1 })
  const words = game.notation.print(state, m)
  const rule = game.refusal(state, p, m)
  if (rule) throw refused('against-rule', { player: p, words, rule }, { rule })
  const luck = recordingChance(chanceAt(chance, run.record.entries.length + 1))
  const story = keepStory()
  const next = game.clone(state)
  game.play(next, p, m, luck, story)
  run.state = next
  run.record.entries.push({ player: p, words, chance: luck.said })
  run.story.push(story.events)
  settle(run)
}

function settle<S>(run: Run<S>): Run<S> {
  const result = run.game.result(run.state)
  if (result) run.record = { ...run.record, result: printResult(result) }
  return run
}

const LONGEST_NAME = 60

/** Names that fit in one line of a record and do no harm to a terminal. */
export function readNames(names: unknown = [], seats: number): string[] {
  if (!Array.isArray(names) || names.length > seats || !names.every((name) => typeof name === 'string'))
    throw refused('no-names', { seats })
  const read = names.map(onOneLine)
  if (read.some((name) => name.length > LONGEST_NAME)) throw refused('long-name', { most: LONGEST_NAME })
  while (read.at(-1) === '') read.pop()
  return read
}
