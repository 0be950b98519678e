import type { Notation } from '@acheron/core'
import { DERAIL, isGo, VOCABULARY } from '../../railway/moves.ts'
import { meantBy, targetsOf } from '../../railway/targets.ts'
import { wordsWith } from '../../railway/words.ts'
import { EFFECT_NAMES } from './effects.ts'
import { flow } from './flow.ts'
import type { State } from './state.ts'

const { verb, print, parse } = wordsWith(['anathema', 'indulgence'], EFFECT_NAMES)

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  verb,
  print: (_g, m) => print(m),
  parse: (_g, words) => parse(words),
  targets: (g, p, m) => (isGo(m) || m === DERAIL ? flow.targets(g, p, m) : targetsOf(g, m)),
  meant: (g, p, target) => [...flow.meant(g, p, target), ...meantBy(g, target)],
}
