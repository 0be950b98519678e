import type { Lines } from './lines.ts'

/** Who is there: the same for all readers, and nothing but there or away. */
export interface Presence {
  isHere(person: number): boolean
  /** A page of somebody was opened or closed. */
  changed(person: number): void
  stop(): void
}

export interface PresenceParts {
  readonly lines: Pick<Lines, 'of'>
  /** How long somebody whose last page was closed counts as there: pages are loaded again. */
  readonly lingerMs: number
  /** Somebody has come or gone. */
  readonly tell: (person: number) => void
}

export function presenceOf({ lines, lingerMs, tell }: PresenceParts): Presence & { all(): Iterable<number> } {
  const here = new Set<number>()
  const leaving = new Map<number, NodeJS.Timeout>()
  const hasPage = (person: number): boolean => !lines.of(person)[Symbol.iterator]().next().done

  function leave(person: number): void {
    leaving.delete(person)
    if (!hasPage(person) && here.delete(person)) tell(person)
  }

  return {
    isHere: (person) => here.has(person),
    all: () => here,
    changed(person) {
      clearTimeout(leaving.get(person))
      leaving.delete(person)
      if (!hasPage(person)) return void leaving.set(person, setTimeout(() => leave(person), lingerMs).unref())
      if (here.has(person)) return
      here.add(person)
      tell(person)
    },
    stop() {
      for (const timer of leaving.values()) clearTimeout(timer)
    },
  }
}
