import type { Notation } from '@acheron/core'
import { VOCABULARY } from '../../railway/moves.ts'
import { targetsOf } from '../../railway/targets.ts'
import { wordsWith } from '../../railway/words.ts'
import type { State } from './state.ts'

/** This edition has no tokens to take or to swap; whoever types such a move is told the rule against it all the same. */
const numbered = (length: number): string[] => Array.from({ length }, (_, i) => `${i + 1}`)

const { verb, print, parse } = wordsWith(numbered(2), numbered(15))

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  verb,
  print: (_g, m) => print(m),
  parse: (_g, words) => parse(words),
  targets: targetsOf,
}
