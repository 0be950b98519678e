import type { Notation } from '@acheron/core'
import { VOCABULARY } from '../../railway/moves.ts'
import { targetsOf } from '../../railway/targets.ts'
import { wordsWith } from '../../railway/words.ts'
import { EFFECT_NAMES } from './effects.ts'
import type { State } from './state.ts'

const { verb, print, parse } = wordsWith(['anathema', 'indulgence'], EFFECT_NAMES)

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  verb,
  print: (_g, m) => print(m),
  parse: (_g, words) => parse(words),
  targets: targetsOf,
}
