import type { Target } from '@acheron/core'
import type { Choices } from '../choices.ts'
import { type Place, type Point, roundPlace } from '../places.ts'
import { AREAS, areaAt, HEART, isInHeart } from './geometry.ts'
import { type Standing, standingAt, standingOf } from './pieces.ts'
import type { Table } from './seen.ts'

const PIECE = 29

const around = ({ at, size }: Standing): Place => roundPlace(at.x, at.y, PIECE * size)

/** Where a thing of the map is; undefined: it lies beside it. */
export function whereIs(view: Table, { kind, id }: Target, scale: number): Place | undefined {
  if (kind === 'place') return AREAS[id]
  if (kind === 'pentagram') return roundPlace(0, 0, HEART)
  if (kind !== 'lieutenant' && kind !== 'hound') return undefined
  const standing = standingOf(view, kind, id, scale)
  return standing && around(standing)
}

/** What lies at a point: of a piece and the place it stands on, the one that can be chosen; a piece, if neither can. */
export function thingOnMap(view: Table, choices: Choices, point: Point, scale: number): Target | undefined {
  if (isInHeart(point)) return { kind: 'pentagram', id: 0 }
  const area = areaAt(point)
  if (area === undefined) return undefined
  const place = { kind: 'place', id: area }
  const piece = pieceAt(view, area, point, scale)
  if (!piece) return place
  return choices.isLit(piece) || !choices.isLit(place) ? piece : place
}

function pieceAt(view: Table, area: number, { x, y }: Point, scale: number): Target | undefined {
  const found = standingAt(view, area, scale).find(
    ({ piece, at, size }) =>
      (piece.kind === 'lieutenant' || piece.kind === 'hound') && Math.hypot(at.x - x, at.y - y) < PIECE * size,
  )?.piece
  return found && 'id' in found ? { kind: found.kind, id: found.id } : undefined
}
