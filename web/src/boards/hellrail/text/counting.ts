/** `1 car`, `3 cars`: what a number of things is called in a language. */
export function counting(locale: string): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(locale)
  return (n, one, other) => `${n} ${rules.select(n) === 'one' ? one : other}`
}
