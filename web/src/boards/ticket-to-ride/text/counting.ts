/** How a language says a number of things: `3 cards`, `1 card`. */
export function counting(locale: string): (n: number, one: string, other: string) => string {
  const plural = new Intl.PluralRules(locale)
  return (n, one, other) => `${n} ${plural.select(n) === 'one' ? one : other}`
}
