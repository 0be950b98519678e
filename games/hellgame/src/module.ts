import type { Language, Standing, Texts } from '@acheron/core'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { speak } from '../text/speak.ts'
import { hellgame } from './index.ts'
import { standing } from './standing.ts'

const texts: Readonly<Record<Language, Texts>> = { en: speak(en), fr: speak(fr), de: speak(de) }

// A list of games knows no state of its own; functions of one cannot be read as functions of any.
export const hellgameModule = { game: hellgame, texts, standing: standing as unknown as Standing<unknown> }
