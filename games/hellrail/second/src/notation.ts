import type { Notation } from '@acheron/core'
import { DERAIL, isGo, VOCABULARY } from '../../railway/moves.ts'
import { meantBy, targetsOf } from '../../railway/targets.ts'
import { wordsWith } from '../../railway/words.ts'
import { flow } from './flow.ts'
import type { State } from './state.ts'

/** This edition has no tokens to take or to swap; whoever types such a move is told the rule against it all the same. */
const numbered = (length: number): string[] => Array.from({ length }, (_, i) => `${i + 1}`)

const { verb, print, parse } = wordsWith(numbered(2), numbered(15))

/** The verbs that only the Third Perdition has: nobody can mean them here, and there are no words for them. */
// biome-ignore format: a list
export const FOREIGN_VERBS: readonly string[] = [
  'use-held', 'catch', 'spare', 'keep-tender', 'drop-tender', 'redirect', 'guard', 'circle', 'take', 'swap',
  'swap-circle', 'swap-player', 'sail', 'discard', 'shed', 'name', 'give',
]

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  verb,
  print: (_g, m) => print(m),
  parse: (_g, words) => parse(words),
  targets: (g, p, m) => (isGo(m) || m === DERAIL ? flow.targets(g, p, m) : targetsOf(g, m)),
  meant: (g, p, target) =>
    [...flow.meant(g, p, target), ...meantBy(g, target)].filter((m) => !FOREIGN_VERBS.includes(verb(m))),
}
