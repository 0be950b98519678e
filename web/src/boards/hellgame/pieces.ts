import { ANTEHELL, type Place as Area, type Hound, type Lieutenant, type Owner } from '@acheron/games/hellgame'
import type { Point } from '../places.ts'
import { alongArc, arcLength, standingRadius } from './geometry.ts'
import { forcesAt, isOnMap, promised, type Table, wildAt } from './seen.ts'

/** Something that stands on the board. */
export type Piece =
  | { readonly kind: 'stack'; readonly owner: Owner; readonly legions: number }
  /** Legions to come, that only their owner knows of. */
  | { readonly kind: 'promised'; readonly owner: Owner; readonly legions: number }
  | { readonly kind: 'lieutenant'; readonly owner: Owner; readonly id: Lieutenant }
  | { readonly kind: 'hound'; readonly owner: Owner; readonly id: Hound }
  | { readonly kind: 'uriel' }
  | { readonly kind: 'lilith' }

export interface Standing {
  readonly piece: Piece
  readonly at: Point
  /** How large it is drawn: 1 where there is room. */
  readonly size: number
}

const WIDTH = 56
/** The seal of the owner and what a Sectio yields keep so much of each end of its arc. */
const ENDS = 42
const SMALLEST = 0.42

export function piecesAt(view: Table, area: Area): Piece[] {
  const pieces: Piece[] = forcesAt(view, area).flatMap(({ owner, legions, lieutenants, hounds }) => [
    ...(legions > 0 ? [{ kind: 'stack', owner, legions } as const] : []),
    ...lieutenants.map((id) => ({ kind: 'lieutenant', owner, id }) as const),
    ...hounds.map((id) => ({ kind: 'hound', owner, id }) as const),
  ])
  pieces.push(...wildAt(view, area).map((id) => ({ kind: 'hound', owner: -1, id }) as const))
  const toCome = promised(view).filter((place) => place === area).length
  if (view.me !== undefined && toCome > 0) pieces.push({ kind: 'promised', owner: view.me, legions: toCome })
  if (view.uriel.place === area) pieces.push({ kind: 'uriel' })
  if (view.lilith.place === area) pieces.push({ kind: 'lilith' })
  return pieces
}

/** Seen from afar pieces are larger, and stand in the middle of their circle instead of below its name. */
export const FAR = 0.4
const LARGER = 1.45

/** The pieces of a place side by side along its arc, smaller where there are many. */
export function standingAt(view: Table, area: Area, scale = 1): Standing[] {
  const pieces = piecesAt(view, area)
  const isFar = scale < FAR
  const room = arcLength(area) - 2 * ENDS * (isFar ? 1.15 : 1)
  const largest = isFar ? LARGER : 1
  const size = Math.max(SMALLEST, Math.min(largest, room / (pieces.length * WIDTH)))
  const step = Math.min(WIDTH * size, pieces.length > 1 ? room / pieces.length : WIDTH)
  return pieces.map((piece, i) => ({
    piece,
    at: alongArc(area, standingRadius(area, isFar), (i - (pieces.length - 1) / 2) * step),
    size,
  }))
}

/** Everything that stands on the board, by place. */
export const everyStanding = (view: Table, scale: number): (Standing & { readonly area: Area })[] =>
  Array.from({ length: ANTEHELL + 1 }, (_, area) => area).flatMap((area) =>
    standingAt(view, area, scale).map((one) => ({ ...one, area })),
  )

/** Where a lieutenant or hound stands, and how large. */
export function standingOf(view: Table, kind: 'lieutenant' | 'hound', id: number, scale: number): Standing | undefined {
  const area = kind === 'lieutenant' ? view.lieutenants[id]?.place : view.hounds[id]?.place
  if (area === undefined || !isOnMap(area)) return undefined
  return standingAt(view, area, scale).find(({ piece }) => piece.kind === kind && piece.id === id)
}
