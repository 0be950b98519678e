import { de } from './refusals/de.ts'
import { en } from './refusals/en.ts'
import { fr } from './refusals/fr.ts'
import { type RefusalCode, type RefusalParams, sayRefusal } from './refused.ts'
import type { Language } from './text.ts'

const TEXTS = { en, fr, de }
const LINES = { en: 'line', fr: 'ligne', de: 'Zeile' }

/** What a refusal says, in any language: it came as code and parameters, perhaps over a wire. */
export function refusalText(
  { code, params, line }: { code: RefusalCode; params: RefusalParams; line?: number | undefined },
  language: Language,
): string {
  const text = sayRefusal(TEXTS[language], code, params)
  const space = language === 'fr' ? ' ' : ''
  return line === undefined ? text : `${LINES[language]} ${line}${space}: ${text}`
}
