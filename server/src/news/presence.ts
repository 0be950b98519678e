import type { Lines } from './lines.ts'

/** Who is there: the same for all readers, and nothing but there or away. */
export interface Presence {
  isHere(person: number): boolean
  /** A page of somebody was opened or closed. */
  changed(person: number): void
}

/** For one process: whoever has a page open is there. Those who can see it are told when it changes. */
export function localPresence(lines: Lines, tell: (person: number) => void): Presence {
  const here = new Set<number>()
  const isHere = (person: number): boolean => !lines.of(person)[Symbol.iterator]().next().done
  return {
    isHere,
    changed(person) {
      if (isHere(person) === here.has(person)) return
      if (!here.delete(person)) here.add(person)
      tell(person)
    },
  }
}
