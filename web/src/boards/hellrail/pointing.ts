import type { Target } from '@acheron/core'
import type { Camera } from './camera.svelte.ts'
import { sleeperPlace } from './geometry.ts'

/** A finger covers about so many pixels around the place it taps. */
const FINGER = 26
/** How much nearer one thing must be than the next, in pixels, for a tap to mean it. */
const CLEAR = 7

/** The lit sleeper that a tap means: fingers are larger than sleepers. Several that are too close mean: come nearer. */
export function nearestLit(
  lit: readonly Target[],
  camera: Camera,
  { clientX, clientY }: { clientX: number; clientY: number },
): Target | 'several' | undefined {
  const at = camera.place(clientX, clientY)
  const found = lit
    .filter(({ kind }) => kind === 'sleeper')
    .map((target) => {
      const { x, y } = sleeperPlace(target.id)
      return { target, far: Math.hypot(x - at.x, y - at.y) * camera.scale }
    })
    .sort((a, b) => a.far - b.far)
  const [first, second] = found
  if (!first || first.far > FINGER) return undefined
  const isClear = !second || second.target.id === first.target.id || second.far - first.far > CLEAR
  return isClear ? first.target : 'several'
}
