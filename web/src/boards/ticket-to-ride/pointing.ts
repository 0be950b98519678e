import { TRACKS } from './layout.ts'
import type { Zoom } from './zoom.svelte.ts'

/** A finger covers about so many pixels around the place it taps. */
const FINGER = 22
/** Spaces of at least so many pixels to a unit are large enough for fingers. */
const LARGE_ENOUGH = 0.75

/** Whether a tap on the map could mean several routes, so that it had better enlarge the map. */
export function isCrowded(zoom: Zoom, { clientX, clientY, target }: PointerEvent): boolean {
  const map = target instanceof SVGElement ? (target.ownerSVGElement ?? target) : undefined
  if (map?.getAttribute('role') !== 'img' || zoom.pixels() >= LARGE_ENOUGH) return false
  const { x, y } = zoom.place(clientX, clientY)
  const reach = FINGER / zoom.pixels()
  const near = TRACKS.filter(({ spaces }) => spaces.some((space) => Math.hypot(space.x - x, space.y - y) < reach))
  return near.length > 1
}

/** How much to enlarge the map for fingers. */
export const enlargement = (zoom: Zoom): number => Math.max(2, (1.1 * LARGE_ENOUGH) / zoom.pixels())
