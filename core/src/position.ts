import { seededChance } from './chance.ts'
import type { Game } from './game.ts'
import { type Options, readSeats } from './options.ts'
import { Refused } from './refused.ts'

/**
 * A state that somebody set up, from JSON that nobody has looked at: first its shape, which must be that of a state of
 * the game, then the game's own laws of conservation, then whether somebody can go on from there.
 */
export function readPosition<S>(game: Game<S>, options: Options, seats: unknown, json: string): S {
  const state = parse(json)
  const players = readSeats(game.seats, seats)
  const sample = game.setup(options, players, seededChance(0))
  checkShape(state, sample, 'position')
  checkSeats(state, sample, players)
  try {
    game.check(state as S)
    checkAsked(game, state as S, players)
  } catch (error) {
    throw new Refused(`the position is not possible: ${(error as Error).message}`)
  }
  return state as S
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Refused(`the position is not JSON: ${(error as Error).message}`)
  }
}

/**
 * Objects with the same fields, lists of whole numbers; the lengths of lists are for the game to check. Where the
 * sample says nothing about the inside (an empty list, null, a list of other things than numbers) anything flat may be.
 */
function checkShape(value: unknown, sample: unknown, path: string): void {
  if (typeof sample === 'number') {
    if (!Number.isSafeInteger(value)) throw new Refused(`${path} must be a whole number, not ${brief(value)}`)
  } else if (typeof sample === 'string' || typeof sample === 'boolean') {
    if (typeof value !== typeof sample) throw new Refused(`${path} must be a ${typeof sample}, not ${brief(value)}`)
  } else if (Array.isArray(sample)) {
    if (!Array.isArray(value)) throw new Refused(`${path} must be a list, not ${brief(value)}`)
    for (const [i, one] of value.entries())
      if (typeof sample[0] === 'number') checkShape(one, 0, `${path}[${i}]`)
      else checkFlat(one, `${path}[${i}]`)
  } else if (typeof sample === 'object' && sample !== null) {
    checkFields(value, sample, path)
  } else checkFlat(value, path)
}

function checkFields(value: unknown, sample: object, path: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(`${path} must be an object, not ${brief(value)}`)
  for (const key of Object.keys(value))
    if (!Object.hasOwn(sample, key)) throw new Refused(`${path} has a field "${key}" that does not belong there`)
  for (const [key, part] of Object.entries(sample)) {
    if (!Object.hasOwn(value, key)) throw new Refused(`${path} lacks the field "${key}"`)
    checkShape((value as Record<string, unknown>)[key], part, `${path}.${key}`)
  }
}

/** Numbers and texts, in lists or in objects with lists, as a frame has them; nothing deeper. */
function checkFlat(value: unknown, path: string, depth = 0): void {
  if (typeof value === 'number') checkShape(value, 0, path)
  if (typeof value !== 'object' || value === null) return
  if (depth > 1)
    throw new Refused(`${path} must be a number or a text, not ${Array.isArray(value) ? 'a list' : 'an object'}`)
  for (const [key, part] of Object.entries(value))
    checkFlat(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, depth + 1)
}

/** A state may say for how many players it is; then it must be for these. */
function checkSeats(state: unknown, sample: unknown, seats: number): void {
  const said = (state as { seats?: unknown } | null)?.seats
  if ((sample as { seats?: unknown }).seats === seats && said !== seats)
    throw new Refused(`the position is for ${brief(said)} players, but ${seats} are at the table`)
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
