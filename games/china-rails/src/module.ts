import type { Language, Texts } from '@acheron/core'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { speak } from '../text/speak.ts'
import { chinaRails } from './index.ts'

const texts: Readonly<Record<Language, Texts>> = { en: speak(en), fr: speak(fr), de: speak(de) }

export const chinaRailsModule = { game: chinaRails, texts }
