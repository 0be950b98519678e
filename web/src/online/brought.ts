/** A game that is taken from this browser to the server: it goes on there. */
export interface Brought {
  readonly game: string
  readonly record: string
  readonly seats: number
}

const KEY = 'acheron.brought'

export function bring(brought: Brought): void {
  sessionStorage.setItem(KEY, JSON.stringify(brought))
}

/** What was brought along, once. */
export function takeBrought(): Brought | undefined {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept === null ? undefined : (JSON.parse(kept) as Brought)
}
