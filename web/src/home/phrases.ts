import type { Language } from '@acheron/core'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was, in words. */
export function ago(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - then)
  const [unit, length] = STEPS.find(([, step]) => past >= step) ?? ['second', past + 1]
  return format.format(-Math.floor(past / length), unit)
}

export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names)
}
