import type { Language, Target } from '@acheron/core'
import type { Choices } from '../choices.ts'
import type { ListSection, Sight } from '../contract.ts'

interface PlainWords {
  readonly table: string
  readonly may: string
}

const WORDS: Readonly<Record<Language, PlainWords>> = {
  en: { table: 'The table', may: 'You may' },
  fr: { table: 'La table', may: 'Possible' },
  de: { table: 'Der Tisch', may: 'Möglich' },
}

export function readingOrder(choices: Choices): readonly Target[] {
  return choices.kinds.flatMap((kind) => choices.ids(kind).map((id) => ({ kind, id })))
}

export const offered = ({ choices }: Sight, target: Target): string =>
  choices
    .about(target)
    .map(({ text }) => text)
    .join(' · ')

/** The position as the game tells it, then everything that can be chosen. */
export function list(sight: Sight): readonly ListSection[] {
  const { texts, view, names, language, choices } = sight
  const { table, may } = WORDS[language]
  const things = readingOrder(choices)
  return [
    { heading: table, lines: texts.position(view, names).map((text) => ({ text })) },
    ...(things.length > 0
      ? [{ heading: may, lines: things.map((target) => ({ text: offered(sight, target), target })) }]
      : []),
  ]
}
