/** How a language counts and lists. */
export interface Grammar {
  /** `3 cards`, `1 card`: the number with the form that goes with it. */
  count(n: number, one: string, other: string): string
  and(items: readonly string[]): string
  or(items: readonly string[]): string
}

export function grammar(locale: string): Grammar {
  const plural = new Intl.PluralRules(locale)
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    count: (n, one, other) => `${n} ${plural.select(n) === 'one' ? one : other}`,
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  }
}

/** With a capital, to begin a line. */
export const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`
