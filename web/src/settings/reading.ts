import { LANGUAGES, type Language, readLanguage } from '@acheron/core'

export interface Settings {
  language: Language
  theme: 'day' | 'night' | 'auto'
  textSize: 'small' | 'normal' | 'large'
  motion: 'full' | 'reduced'
  storySpeed: 0.5 | 1 | 2 | 4 | 'skip'
  confirmDanger: boolean
  palette: 'usual' | 'strong'
  sound: 'off' | 'on'
}

/** What each setting may be. The first one is used where neither storage nor the browser says otherwise. */
export const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ['auto', 'day', 'night'],
  textSize: ['normal', 'small', 'large'],
  motion: ['full', 'reduced'],
  storySpeed: [1, 0.5, 2, 4, 'skip'],
  confirmDanger: [true, false],
  palette: ['usual', 'strong'],
  sound: ['off', 'on'],
}

/** The first of the languages somebody reads that we speak. */
export function detectLanguage(languages: readonly string[]): Language {
  return languages.map((name) => readLanguage(name)).find((known) => known !== undefined) ?? 'en'
}

/** Settings from storage that may hold anything: what is not understood falls back, value by value. */
export function readSettings(stored: string | null, fallback: Settings): Settings {
  const found = parsed(stored)
  const settings = { ...fallback }
  for (const key of Object.keys(CHOICES) as (keyof Settings)[]) take(settings, key, found[key])
  return settings
}

function take<K extends keyof Settings>(settings: Settings, key: K, value: unknown): void {
  const known = CHOICES[key].find((choice) => choice === value)
  if (known !== undefined) settings[key] = known
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
