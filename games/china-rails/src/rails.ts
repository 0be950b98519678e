import type { Player } from '@acheron/core'
import type { Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import * as ports from './ports.ts'
import type { Section } from './sections.ts'
import * as sections from './sections.ts'
import type { State } from './state.ts'

// Read in the innermost loops, where a constant of this module costs nothing and an imported one is looked up each time.
const { DIRECTIONS, MILEPOSTS } = mileposts
const { DALIAN_PORT, PENGLAI } = ports
const { FROM, SECTION_AT, SECTIONS, TO } = sections

/** Who lies where: all that can be asked of track. A view has it too. */
export type Rails = Pick<State, 'seats' | 'track' | 'bridges' | 'ferry'>

export const NOBODY = -1

/** Whether a sorted list has it. */
export function includes(list: readonly number[], value: number): boolean {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle] < value) low = middle + 1
    else high = middle
  }
  return low < list.length && list[low] === value
}

/** Puts a number in its place in a sorted list. */
export function insert(list: number[], value: number): void {
  let i = list.length
  while (i > 0 && list[i - 1] > value) i--
  list.splice(i, 0, value)
}

export function remove(list: number[], value: number): void {
  const i = list.indexOf(value)
  if (i >= 0) list.splice(i, 1)
}

export const hasSection = (s: Rails, p: Player, section: Section): boolean => includes(s.track[p], section)
export const hasFerry = (s: Rails, p: Player): boolean => ((s.ferry >> p) & 1) === 1

/** The owner of a section, or NOBODY. */
export function ownerOf(s: Rails, section: Section): Player {
  for (let p = 0; p < s.seats; p++) if (includes(s.track[p], section)) return p
  return NOBODY
}

/** The player for whom a washed-away bridge is kept, or NOBODY. */
export function keptFor(s: Rails, section: Section): Player {
  for (let p = 0; p < s.seats; p++) if (includes(s.bridges[p], section)) return p
  return NOBODY
}

/** Whether a player's track, or the ferry, comes to a milepost. */
export function hasReached(s: Rails, p: Player, m: Milepost): boolean {
  for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++)
    if (SECTION_AT[i] >= 0 && includes(s.track[p], SECTION_AT[i])) return true
  return hasFerry(s, p) && (m === DALIAN_PORT || m === PENGLAI)
}

/**
 * A survey lays all track out by section and milepost, so that a thousand questions can be asked quickly. The answers
 * are those of the last survey; nothing has to be cleared between two, because each writes with a number of its own.
 */
let current = 0
const MOST_SURVEYS = 1 << 24
/** By section: survey * 8 + owner. */
const laid = new Int32Array(SECTIONS)
/** By section: survey * 8 + the player it is kept for. */
const kept = new Int32Array(SECTIONS)
/** By milepost: survey * 64 + a bit for each player who has reached it. */
const reached = new Int32Array(MILEPOSTS)

export function survey(s: Rails): void {
  if (++current === MOST_SURVEYS) {
    for (const table of [laid, kept, reached]) table.fill(0)
    current = 1
  }
  for (let p = 0; p < s.seats; p++) {
    const track = s.track[p]
    for (let i = 0; i < track.length; i++) {
      const section = track[i]
      laid[section] = current * 8 + p
      mark(FROM[section], p)
      mark(TO[section], p)
    }
    for (const section of s.bridges[p]) kept[section] = current * 8 + p
    if (hasFerry(s, p)) {
      mark(DALIAN_PORT, p)
      mark(PENGLAI, p)
    }
  }
}

function mark(m: Milepost, p: Player): void {
  reached[m] = (reached[m] >> 6 === current ? reached[m] : current << 6) | (1 << p)
}

export const surveyedOwner = (section: Section): Player => (laid[section] >> 3 === current ? laid[section] & 7 : NOBODY)
export const surveyedKeeper = (section: Section): Player =>
  kept[section] >> 3 === current ? kept[section] & 7 : NOBODY
export const isSurveyed = (m: Milepost, p: Player): boolean =>
  reached[m] >> 6 === current && ((reached[m] >> p) & 1) === 1
