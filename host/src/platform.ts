import type { Language } from '@acheron/core'

/** The rules of the table, which hold for every game: `ACH-...`. */
export const PLATFORM_SPEC: Readonly<Record<Language, URL>> = {
  en: new URL('../SPEC.en.md', import.meta.url),
  fr: new URL('../SPEC.fr.md', import.meta.url),
  de: new URL('../SPEC.de.md', import.meta.url),
}
