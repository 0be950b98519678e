import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { speak } from '../text/speak.ts'
import { draft } from './index.ts'

export const draftModule = { game: draft, texts: { en: speak(en), fr: speak(fr), de: speak(de) } }
