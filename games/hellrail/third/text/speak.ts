import type { Texts } from '@acheron/core'
import { speakAs } from '../../railway/text/speak.ts'
import type { View } from '../src/secrets.ts'
import type { Words } from './en.ts'
import { thirdSayings } from './moves.ts'
import { thirdPosition } from './position.ts'
import { thirdPrompts } from './prompts.ts'
import { thirdTellers } from './tell.ts'

/** Makes a language out of its words. */
export const speak = (words: Words): Texts =>
  speakAs<View>(words, {
    prompts: (view, name) => thirdPrompts(words, view, name),
    sayings: (view, name) => thirdSayings(words, view, name),
    tellers: (name) => thirdTellers(words, name),
    position: (view, name) => thirdPosition(words, view, name),
  })
