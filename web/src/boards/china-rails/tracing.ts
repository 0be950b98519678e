import type { Target } from '@acheron/core'
import {
  CITY_AT,
  CITY_MILEPOST,
  DIRECTIONS,
  FEE,
  type Milepost,
  mayTurnBack,
  NEIGHBOUR,
  NOBODY,
  ownerOf,
  PORT_MILEPOST,
  placeOf,
  SECTION_AT,
  speed,
  TAIWAN,
  type View,
} from '@acheron/games/china-rails'
import type { Row, Sight, Tracing } from '../contract.ts'
import { citiesAhead, isRunning, journeysTo, stepsAlong, tryMoves } from './journeys.ts'
import { buildingAlong, isBuilding, isWithinReach, linesTo, startsOf } from './lines.ts'
import { seen } from './seen.ts'
import { type Words, wordsIn } from './text/words.ts'

export const milepost = (id: Milepost): Target => ({ kind: 'milepost', id })

/** The milepost that a thing stands for. */
export function milepostOf({ kind, id }: Target): Milepost | undefined {
  if (kind === 'milepost') return id
  if (kind === 'city') return id < TAIWAN ? CITY_MILEPOST[id] : undefined
  return kind === 'port' ? PORT_MILEPOST[id] : undefined
}

/** Track along some mileposts, as far as this turn's money goes; and what all of it would cost, where that is known. */
function buildingRow(sight: Sight, way: readonly Milepost[], whole?: number): Row | undefined {
  const view = seen(sight.view)
  const wanted = buildingAlong(view, way)
  const { moves, after } = tryMoves(view, wanted)
  if (moves.length === 0) return undefined
  const words = wordsIn(sight.language)
  const price = after.spent - view.spent
  const { to } = placeOf(words.china, way[way.length - 1])
  const text =
    moves.length === wanted.length
      ? words.rows.build(to, moves.length, price, after.spent)
      : partOf(words, words.rows.buildPart(to, moves.length, wanted.length, price), whole)
  return { moves, way: wayOfBuilding(way, moves.length, view).map(milepost), text, asks: true }
}

const partOf = (words: Words, text: string, whole: number | undefined): string =>
  whole === undefined ? text : words.rows.inAll(text, whole)

/** The mileposts as far as so many new sections lead. */
function wayOfBuilding(way: readonly Milepost[], count: number, view: View): readonly Milepost[] {
  for (let i = 1; i <= way.length; i++) if (buildingAlong(view, way.slice(0, i)).length >= count) return way.slice(0, i)
  return way
}

/** A journey along some mileposts, as far as this turn's movement goes. */
function runningRow(sight: Sight, way: readonly Milepost[]): Row | undefined {
  const view = seen(sight.view)
  const wanted = stepsAlong(way)
  const { moves, after } = tryMoves(view, wanted)
  if (moves.length === 0) return undefined
  const words = wordsIn(sight.language)
  const to = placeOf(words.china, way[way.length - 1])
  const fees = feesOf(view, after.paid)
  const left = wanted.length - moves.length
  const turns = 1 + Math.ceil(left / speed(view.train[view.me], view.express))
  const text =
    left === 0
      ? words.rows.go(to.to, moves.length, after.left)
      : words.rows.goPart(to.to, moves.length, wanted.length, turns)
  return {
    moves,
    way: way.slice(0, moves.length + 1).map(milepost),
    text: fees > 0 ? words.rows.withFees(text, fees) : text,
    ...(fees > 0 && { asks: true }),
  }
}

function feesOf(view: View, paid: number): number {
  let fees = 0
  for (let bits = paid & ~view.paid; bits > 0; bits &= bits - 1) fees += FEE
  return fees
}

/** What can be done where the train stands, deliveries first: pointing at its place offers it. */
function rowsHere({ choices }: Sight, place: Target): readonly Row[] {
  const kinds = ['demand', 'load', 'aboard']
  const found = kinds.flatMap((kind) => choices.ids(kind).flatMap((id) => choices.about({ kind, id })))
  return found.map(({ move, text }) => ({ moves: [move], way: [place], text, asks: true }))
}

const isHere = (view: View, m: Milepost): boolean => {
  const at = view.at[view.me]
  return m === at || (CITY_AT[m] >= 0 && CITY_AT[m] === CITY_AT[at])
}

function rowsTo(sight: Sight, target: Target): readonly Row[] {
  const view = seen(sight.view)
  const m = milepostOf(target)
  if (m === undefined) return []
  if (isRunning(view) && isHere(view, m)) return rowsHere(sight, milepost(m))
  const rows = isRunning(view)
    ? journeysTo(view, m).map((way) => runningRow(sight, way))
    : isBuilding(view)
      ? linesTo(view, m).map(({ way, price }) => buildingRow(sight, way, price))
      : []
  return toldApart(
    view,
    rows.filter((row) => row !== undefined),
    wordsIn(sight.language),
  )
}

/** Rows of the same words are one choice; track that begins elsewhere says where. */
function toldApart(view: View, rows: readonly Row[], words: Words): readonly Row[] {
  const beginning = ({ way }: Row): string => {
    const first = way.findIndex((_, i) => buildingAlong(view, ids(way.slice(0, i + 2))).length > 0)
    return placeOf(words.china, way[Math.max(0, first)].id).at
  }
  const found = new Map<string, Row>()
  for (const row of rows) {
    const isAlone = rows.every((other) => other.text !== row.text || beginning(other) === beginning(row))
    const text = isAlone ? row.text : words.rows.beginning(row.text, beginning(row))
    if (!found.has(text)) found.set(text, { ...row, text })
  }
  return [...found.values()]
}

const ids = (way: readonly Target[]): readonly Milepost[] => way.map(({ id }) => id)

const isMileposts = (way: readonly Target[]): boolean => way.every(({ kind }) => kind === 'milepost')

function nextMileposts(view: View, way: readonly Milepost[]): Milepost[] {
  const last = way[way.length - 1]
  const before = way.at(-2)
  const around = Array.from({ length: DIRECTIONS }, (_, d) => ({
    to: NEIGHBOUR[last * DIRECTIONS + d],
    section: SECTION_AT[last * DIRECTIONS + d],
  })).filter(({ to }) => to >= 0)
  if (isBuilding(view)) return around.map(({ to }) => to)
  const runs = around.filter(({ to, section }) =>
    (CITY_AT[to] >= 0 && CITY_AT[to] === CITY_AT[last]) || ownerOf(view, section) !== NOBODY
      ? to !== before || mayTurnBack(last)
      : false,
  )
  return runs.map(({ to }) => to)
}

/** Track and journeys as rows: by dragging along mileposts, or by pointing at a far one. */
export const tracing: Tracing = {
  starts(sight) {
    const view = seen(sight.view)
    if (isRunning(view)) return [milepost(view.at[view.me])]
    return isBuilding(view) ? startsOf(view).map(milepost) : []
  },
  next(sight, way) {
    const view = seen(sight.view)
    if (!isMileposts(way)) return []
    return nextMileposts(view, ids(way)).map(milepost)
  },
  along(sight, way) {
    const view = seen(sight.view)
    if (!isMileposts(way)) return undefined
    const mileposts = ids(way)
    return isRunning(view) ? runningRow(sight, mileposts) : isBuilding(view) ? buildingRow(sight, mileposts) : undefined
  },
  to: rowsTo,
  ends(sight) {
    const view = seen(sight.view)
    if (isRunning(view)) return citiesAhead(view).map(({ city }) => milepost(CITY_MILEPOST[city]))
    if (!isBuilding(view)) return []
    const cities = CITY_MILEPOST.slice(0, TAIWAN).filter((m) => isWithinReach(view, m) && linesTo(view, m).length > 0)
    const sections = sight.choices.ids('section').map((id): Target => ({ kind: 'section', id }))
    return [...[...cities, ...PORT_MILEPOST].map(milepost), ...sections]
  },
}
