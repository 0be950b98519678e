/** Something to be done for a seat of a table. There is one of a kind for a seat: a newer one replaces it. */
export interface Owed {
  readonly kind: string
  readonly seat: number
  /** Milliseconds from now. */
  readonly after: number
  /** This process does it at once, and holds it from the start. */
  readonly mine?: boolean
}

/** What an entry brings about that is to be done, and what no longer is. Nothing may be in both. */
export interface Owing {
  readonly owed: readonly Owed[]
  readonly paid: readonly { readonly kind: string; readonly seat: number }[]
}

export const NOTHING_OWED: Owing = { owed: [], paid: [] }

/** Several things together. */
export function owingOf(...given: readonly Owing[]): Owing {
  const all = given.filter((owing) => owing !== NOTHING_OWED)
  if (all.length < 2) return all[0] ?? NOTHING_OWED
  return { owed: all.flatMap(({ owed }) => owed), paid: all.flatMap(({ paid }) => paid) }
}

/** Who holds what is due, and for how long without a sign of life. */
export interface Holder {
  readonly name: string
  readonly leaseMs: number
}
