import { DALIAN_PORT, FROM, hasFerry, PENGLAI, TO, type View, X, Y } from '@acheron/games/china-rails'
import { PLAYER_MARKS } from '../../theme/players.ts'
import type { Brush } from '../CanvasLayer.svelte'
import { pointOf } from './geometry.ts'
import { players } from './seen.ts'

/** The track of a player as one outline. */
function trackPath(sections: readonly number[]): Path2D {
  const path = new Path2D()
  for (const section of sections) {
    path.moveTo(X[FROM[section]], -Y[FROM[section]])
    path.lineTo(X[TO[section]], -Y[TO[section]])
  }
  return path
}

/** The ferry may be two players’: their lines run side by side. */
function ferryPath(place: number): Path2D {
  const [a, b] = [pointOf(DALIAN_PORT), pointOf(PENGLAI)]
  const path = new Path2D()
  path.moveTo(a.x, a.y)
  path.quadraticCurveTo((a.x + b.x) / 2 + 26 + place * 22, (a.y + b.y) / 2, b.x, b.y)
  return path
}

type Paths = readonly { readonly track: Path2D; readonly kept: Path2D }[]

export function pathsOf(view: View): Paths {
  let ferries = 0
  return players(view).map((p) => {
    const track = trackPath(view.track[p])
    if (hasFerry(view, p)) track.addPath(ferryPath(ferries++))
    return { track, kept: trackPath(view.bridges[p]) }
  })
}

const dashesOf = (p: number): number[] =>
  PLAYER_MARKS[p].dashes === 'none' ? [] : PLAYER_MARKS[p].dashes.split(' ').map(Number)

/** Everybody's track: a line of the player's colour, and the player's pattern upon it. */
export function paintNetworks({ ctx, scale, colour }: Brush, paths: Paths): void {
  const wide = Math.min(9, Math.max(3, scale * 17)) / scale
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [p, { track, kept }] of paths.entries()) {
    const ink = colour(`--player-${p}`)
    ctx.setLineDash([])
    ctx.strokeStyle = colour('--cr-land')
    ctx.lineWidth = wide + 2.4 / scale
    ctx.stroke(track)
    ctx.strokeStyle = ink
    ctx.lineWidth = wide
    ctx.stroke(track)
    ctx.lineCap = 'butt'
    if (dashesOf(p).length > 0) {
      ctx.strokeStyle = colour('--on-player')
      ctx.lineWidth = wide * 0.42
      ctx.setLineDash(dashesOf(p).map((dash) => (dash * 1.6 * wide) / 4))
      ctx.stroke(track)
    }
    ctx.strokeStyle = ink
    ctx.lineWidth = wide * 0.5
    ctx.setLineDash([wide, wide])
    ctx.stroke(kept)
    ctx.lineCap = 'round'
  }
  ctx.setLineDash([])
}
