import { type Chance, seededChance } from './chance.ts'
import type { Game } from './game.ts'
import { depthOf } from './json.ts'
import { type Options, readSeats } from './options.ts'
import { refused } from './refused.ts'
import type { Story } from './story.ts'

/**
 * A state that somebody set up, from JSON that nobody has looked at: first its shape, which must be that of a state of
 * the game, then the game's own laws of conservation, then whether somebody can go on from there.
 */
export function readPosition<S>(game: Game<S>, options: Options, seats: unknown, json: string): S {
  const state = parse(json)
  if (state === null) throw refused('not-object', { path: 'position', value: 'null' })
  const players = readSeats(game.seats, seats)
  const sample = game.setup(options, players, seededChance(0))
  checkShape(state, sample, 'position')
  checkSeats(state, sample, players)
  try {
    game.check(state as S)
    checkAsked(game, state as S, players)
  } catch (error) {
    throw refused('position-impossible', { why: (error as Error).message })
  }
  return state as S
}

const LONGEST = 1_000_000
const DEEPEST = 32

function parse(json: string): unknown {
  if (json.length > LONGEST) throw refused('position-long', { most: LONGEST })
  if (depthOf(json) > DEEPEST) throw refused('position-deep', { path: 'position' })
  try {
    return JSON.parse(json)
  } catch (error) {
    throw refused('position-json', { why: (error as Error).message })
  }
}

/**
 * Objects with the same fields, lists of whole numbers; the lengths of lists are for the game to check. Where the
 * sample says nothing about the inside (an empty list, null, a list of other things than numbers) anything flat may be.
 */
function checkShape(value: unknown, sample: unknown, path: string): void {
  if (typeof sample === 'number') {
    if (!Number.isSafeInteger(value)) throw refused('not-number', { path, value: brief(value) })
  } else if (typeof sample === 'string' || typeof sample === 'boolean') {
    if (typeof value !== typeof sample)
      throw refused(`not-${typeof sample as 'string' | 'boolean'}`, { path, value: brief(value) })
  } else if (Array.isArray(sample)) {
    if (!Array.isArray(value)) throw refused('not-list', { path, value: brief(value) })
    for (const [i, one] of value.entries())
      if (typeof sample[0] === 'number') checkShape(one, 0, `${path}[${i}]`)
      else checkFlat(one, `${path}[${i}]`, path.endsWith('.lanes') ? LISTS_IN_LANES : LISTS_IN_FRAMES)
  } else if (typeof sample === 'object' && sample !== null && value !== null) {
    checkFields(value, sample, path)
  } else checkFlat(value, path)
}

function checkFields(value: unknown, sample: object, path: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refused('not-object', { path, value: brief(value) })
  for (const key of Object.keys(value))
    if (!Object.hasOwn(sample, key)) throw refused('field-strange', { path, field: key })
  for (const [key, part] of Object.entries(sample)) {
    if (!Object.hasOwn(value, key)) throw refused('field-missing', { path, field: key })
    checkShape((value as Record<string, unknown>)[key], part, `${path}.${key}`)
  }
}

/** A frame has lists; a lane has frames. */
const LISTS_IN_FRAMES = 1
const LISTS_IN_LANES = 3

/** Numbers and texts, in lists or in objects with lists, so deep and no deeper. */
function checkFlat(value: unknown, path: string, deepest = LISTS_IN_FRAMES, depth = 0): void {
  if (typeof value === 'number') checkShape(value, 0, path)
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw refused('not-flat', { path })
  for (const [key, part] of Object.entries(value))
    checkFlat(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, deepest, depth + 1)
}

/** A state may say for how many players it is; then it must be for these. */
function checkSeats(state: unknown, sample: unknown, seats: number): void {
  const said = (state as { seats?: unknown } | null)?.seats
  if ((sample as { seats?: unknown }).seats === seats && said !== seats)
    throw refused('position-seats', { said: brief(said), seats })
}

function checkAsked<S>(game: Game<S>, state: S, seats: number): void {
  const asked = game.asked(state)
  if (asked.length === 0 && !game.result(state)) throw new Error('nobody is asked and there is no result')
  for (const p of asked) {
    if (!(p >= 0 && p < seats)) throw new Error(`there is no player ${p}`)
    if (game.legal(state, p).length === 0) throw new Error(`player ${p} is asked but can answer nothing`)
  }
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Where a game begins: at its set-up, or at a position. */
export function firstState<S>(
  game: Game<S>,
  options: Options,
  seats: number,
  position: string | undefined,
  chance: Chance,
  story?: Story,
): S {
  return position === undefined
    ? game.setup(options, seats, chance, story)
    : readPosition(game, options, seats, position)
}
