import type { Json } from '@acheron/core'
import type { View } from '@acheron/games/china-rails'

/** The view of this game, as the table passes it on. */
export const seen = (view: Json): View => view as unknown as View

/** Something that is worked out once for a view. */
export function once<T>(make: (view: View) => T): (view: View) => T {
  const made = new WeakMap<View, T>()
  return (view) => {
    const known = made.get(view)
    if (known !== undefined) return known
    const value = make(view)
    made.set(view, value)
    return value
  }
}

export const players = (view: View): number[] => Array.from({ length: view.seats }, (_, p) => p)
