import { circleOf, GATES, HIDDEN, isInCircle, NONE, NOWHERE } from '@acheron/games/hellrail/third'
import { cellPlace, enginePlace, type Turned } from './geometry.ts'
import { EFFECT_GLYPHS, STATION_GLYPHS } from './glyphs.ts'
import { enginesIn, isThird, type Table } from './seen.ts'

/** Engines in a circle stand side by side and look up: there they have no facing. */
const APART = 20
const ROW = 31

/** Where an engine is drawn. */
export function engineSpot(view: Table, player: number): Turned | undefined {
  const { engine } = view.players[player]
  if (!isInCircle(engine)) return enginePlace(engine)
  const circle = circleOf(engine)
  const cell = view.circles[circle]
  if (cell === undefined || cell === NOWHERE) return undefined
  const there = enginesIn(view, circle)
  const { x, y } = cellPlace(cell)
  return { x: x + (there.indexOf(player) - (there.length - 1) / 2) * APART, y: y + ROW, angle: -90 }
}

/** The sign on a circle; undefined: it lies face down, or there is none. */
export function circleGlyph(view: Table, circle: number): string | undefined {
  if (!isThird(view)) return STATION_GLYPHS[circle]
  const effect = circleEffect(view, circle)
  return effect === undefined ? undefined : EFFECT_GLYPHS[effect]
}

/** The effect token on a circle, if it can be seen. */
export function circleEffect(view: Table, circle: number): number | undefined {
  const effect = view.tokens?.[circle] ?? NONE
  return effect === HIDDEN || effect === NONE ? undefined : effect
}

export const hasToken = (view: Table, circle: number): boolean =>
  circle !== GATES && (!isThird(view) || (view.tokens?.[circle] ?? NONE) !== NONE)
