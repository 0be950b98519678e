import { branchSeed, type Chance, recordingChance, scriptedChance, seededChance } from './chance.ts'
import type { Game, Move, Notation, Player, Result } from './game.ts'
import { law, plain, same } from './law.ts'
import type { Options } from './options.ts'
import { type GameRecord, parseRecord, printRecord } from './record.ts'
import { beginRun, playMove, type Run, replay } from './run.ts'
import { newTally, revealLaws, secretLaws, type Tally, tallyLaws, tellingLaws } from './secret-laws.ts'
import { keepStory, type StoryEvent } from './story.ts'

/** A law that a game broke, and the record that leads there. */
export class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw'
  readonly record: GameRecord

  constructor(message: string, record: GameRecord, cause?: unknown) {
    super(message, { cause })
    this.record = record
  }
}

/** One random game to try the laws on. */
export interface Trial<S = never> {
  readonly seats: number
  readonly options: Options
  readonly seed: number
  /** The laws are tried at one decision in so many; 1 for all. */
  readonly every?: number
  /** Chooses some of the moves, so that rare things happen; undefined leaves the choice to luck. */
  policy?(s: S, p: Player, legal: readonly Move[], choice: Chance): Move | undefined
}

/**
 * Plays a random game and tries the laws that every game must keep at its decisions. Returns the record of the game;
 * throws BrokenLaw with the record so far.
 */
export function tryLaws<S>(game: Game<S>, trial: Trial<S>): GameRecord {
  const { seats, seed, every = 1 } = trial
  const luck = seededChance(branchSeed(seed, 0))
  const choice = seededChance(branchSeed(seed, 1))
  const run = setUp(game, trial, luck)
  const kept: { clone: S; text: string }[] = []
  const tally = newTally()
  try {
    storyLaws(run.story[0], seats)
    for (let moves = 0; game.asked(run.state).length > 0; moves++) {
      law(moves < game.longest, `the game is not over after ${game.longest} moves`)
      const p = one(game.asked(run.state), choice)
      const legal = game.legal(run.state, p)
      law(legal.length > 0, `player ${p} is asked but has no move`)
      const m = trial.policy?.(run.state, p, legal, choice) ?? one(legal, choice)
      if (choice.pick(every) === 0) {
        const clone = game.clone(run.state)
        kept.push({ clone, text: JSON.stringify(clone) })
        decisionLaws(run, choice, tally)
        playLaws(run, p, m, seededChance(branchSeed(seed, moves + 2)))
        revealLaws(game, run.state, p, m, choice)
      }
      const before = choice.pick(every) === 0 ? run.state : undefined
      playMove(run, p, m)
      const events = run.story.at(-1) ?? []
      storyLaws(events, seats)
      if (before !== undefined) tellingLaws(game, before, run.state, events, choice, tally)
    }
    resultLaws(game, run.state, seats)
    tallyLaws(game, tally)
    for (const { clone, text } of kept) law(JSON.stringify(clone) === text, 'an earlier clone changed afterwards')
    recordLaws(run)
    return run.record
  } catch (error) {
    if (error instanceof BrokenLaw) throw error
    throw new BrokenLaw((error as Error).message, run.record, error)
  }
}

function setUp<S>(game: Game<S>, { seats, options }: Trial<S>, luck: Chance): Run<S> {
  const said = recordingChance(luck)
  try {
    return beginRun(game, { seats, options }, said)
  } catch (error) {
    const record = { game: game.id, rules: game.rules, seats, options, names: [], start: [...said.said], entries: [] }
    throw new BrokenLaw(`the game cannot be set up: ${(error as Error).message}`, record, error)
  }
}

/** The laws of a state in which somebody is asked. */
function decisionLaws<S>({ game, state, record }: Run<S>, choice: Chance, tally: Tally): void {
  const before = JSON.stringify(state)
  game.check(state)
  law(game.result(state) === undefined, 'somebody is asked although there is a result')
  plain(state, 'the state')
  for (let p = 0; p < record.seats; p++) {
    legalLaws(game, state, p, choice)
    secretLaws(game, state, p, choice, tally)
  }
  same(game.clone(state), state, 'a clone is not equal')
  const shared = sharedPart(game.clone(state), state)
  law(shared === undefined, `a clone shares a part with the original (at ${shared})`)
  law(JSON.stringify(state) === before, 'a question changed the state')
}

function legalLaws<S>(game: Game<S>, state: S, p: Player, choice: Chance): void {
  const legal = game.legal(state, p)
  const isAsked = game.asked(state).includes(p)
  law(isAsked || legal.length === 0, `player ${p} is not asked but has ${legal.length} moves`)
  law(!isAsked || legal.length > 0, `player ${p} is asked but has no move`)
  law(new Set(legal).size === legal.length, `player ${p} has a move twice`)
  same(game.legal(state, p), legal, `player ${p} is given another list when asked again`)
  if (isAsked) law(/^[A-Z0-9]+-\S+$/.test(game.question(state, p).rule), 'a question has no rule')
  const isLegal = new Set(legal)
  for (const m of movesToTry(game, legal, choice)) {
    if (isLegal.has(m)) continue
    const words = game.notation.print(state, m)
    const rule = game.refusal(state, p, m) ?? ''
    law(/^[A-Z0-9]+-\S+$/.test(rule), `"${words}" is not legal for player ${p}, but no rule says so`)
  }
  for (const m of legal) {
    const words = game.notation.print(state, m)
    law(game.notation.parse(state, words) === m, `"${words}" is move ${m} but is not read as that`)
    law(game.refusal(state, p, m) === undefined, `"${words}" is legal but refused by ${game.refusal(state, p, m)}`)
    law(m < game.notation.vocabulary && m >= 0, `move ${m} is outside the vocabulary`)
    law(game.notation.verb(m) !== '', `"${words}" has no verb`)
    const targets = game.notation.targets(state, p, m)
    plain(targets, `what "${words}" points at`)
    for (const target of targets)
      law(
        game.notation.meant(state, p, target).includes(m),
        `pointing at ${target.kind} ${target.id} could mean "${words}"`,
      )
  }
}

const ALL_TRIED = 256
const SOME_TRIED = 64

/** Of a large vocabulary: some of every verb with the first and the last, some beside legal moves, and some others. */
function movesToTry<S>({ notation }: Game<S>, legal: readonly Move[], choice: Chance): Iterable<Move> {
  const { vocabulary } = notation
  if (vocabulary <= ALL_TRIED) return Array.from({ length: vocabulary }, (_, m) => m)
  const tried = new Set<Move>()
  for (const [first, last] of verbRanges(notation))
    for (const m of [first, last, between(first, last, choice)]) tried.add(m)
  for (let i = 0; i < SOME_TRIED; i++) {
    tried.add(choice.pick(vocabulary))
    const m = legal.length > 0 ? one(legal, choice) : 0
    tried.add(Math.max(m - 1, 0)).add(Math.min(m + 1, vocabulary - 1))
  }
  return tried
}

type Range = readonly [first: Move, last: Move]
const rangesFound = new WeakMap<object, readonly Range[]>()

/** From the first to the last move of each verb, found by halving: games put the moves of one verb side by side. */
function verbRanges<S>(notation: Notation<S>): readonly Range[] {
  const known = rangesFound.get(notation)
  if (known) return known
  const ranges = new Map<string, Range>()
  const search = (first: Move, last: Move): void => {
    const verb = notation.verb(first)
    const middle = Math.floor((first + last) / 2)
    if (verb === notation.verb(last)) {
      ranges.set(verb, [ranges.get(verb)?.[0] ?? first, last])
      return
    }
    search(first, middle)
    search(middle + 1, last)
  }
  search(0, notation.vocabulary - 1)
  const found = [...ranges.values()]
  rangesFound.set(notation, found)
  return found
}

/** Playing changes only the state played on, and goes the same way on a clone and on what was saved as JSON. */
function playLaws<S>({ game, state }: Run<S>, p: Player, m: Move, luck: Chance): void {
  const before = JSON.stringify(state)
  const said = recordingChance(luck)
  const clone = game.clone(state)
  game.play(clone, p, m, said, keepStory())
  law(JSON.stringify(state) === before, 'a move on a clone changed the original')
  const saved = JSON.parse(before) as S
  const script = scriptedChance(said.said)
  game.play(saved, p, m, script)
  script.finish()
  same(saved, clone, 'a saved state plays on differently')
}

function storyLaws(events: readonly StoryEvent[], seats: number): void {
  plain(events, 'what happened')
  for (const { id, secret } of events)
    law(!secret?.readers.some((reader) => reader < 0 || reader >= seats), `event ${id} is told to nobody at the table`)
}

function resultLaws<S>(game: Game<S>, state: S, seats: number): void {
  game.check(state)
  const result = game.result(state)
  if (!result) throw new Error('nobody is asked and there is no result')
  const { ending, scores, places, parts } = result
  law(game.endings.includes(ending), `there is no ending "${ending}"`)
  law(scores.length === seats && places.length === seats, 'the result is not for all players')
  law(places.includes(1), 'nobody has won')
  law(
    places.every((place) => Number.isInteger(place) && place >= 1 && place <= seats),
    'a place is not from 1 to seats',
  )
  law(scores.every(Number.isFinite), 'a score is not a number')
  law(
    addUp(parts, seats).every((sum, p) => sum === scores[p]),
    'the parts of the score do not add up',
  )
  for (let p = 0; p < seats; p++) law(game.legal(state, p).length === 0, 'somebody may move after the end')
}

function addUp(parts: Result['parts'], seats: number): number[] {
  return Array.from({ length: seats }, (_, p) => Object.values(parts).reduce((sum, part) => sum + part[p], 0))
}

/** The record leads to the same state, as text too. */
function recordLaws<S>(run: Run<S>): void {
  const { game, record, state } = run
  const read = parseRecord(printRecord(record))
  law(printRecord(read) === printRecord(record), 'the record reads as another one')
  same(replay(game, read, run.chance).state, state, 'the record leads to another state')
}

const between = (first: number, last: number, choice: Chance): number => first + choice.pick(last - first + 1)

function one<T>(list: readonly T[], choice: Chance): T {
  return list[choice.pick(list.length)]
}

/** Where two values have a list or an object in common, as a path. */
function sharedPart(a: unknown, b: unknown, path = ''): string | undefined {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return undefined
  if (a === b) return path || 'the whole'
  for (const key of Object.keys(a)) {
    const step = Array.isArray(a) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    const found = sharedPart((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], step)
    if (found) return found
  }
  return undefined
}
