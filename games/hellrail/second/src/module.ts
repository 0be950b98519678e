import type { Language, Texts } from '@acheron/core'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { speak } from '../text/speak.ts'
import { hellrail1999 } from './index.ts'

const texts: Readonly<Record<Language, Texts>> = { en: speak(en), fr: speak(fr), de: speak(de) }

export const hellrail1999Module = { game: hellrail1999, texts }
