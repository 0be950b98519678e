import type { Move, Notation, Target } from '@acheron/core'
import { ROUTE_NAME } from './board.ts'
import { CARD_NAMES, LOCOMOTIVE } from './colours.ts'
import {
  CLAIM,
  DRAW,
  isClaim,
  isPay,
  isReturn,
  isTake,
  KEEP,
  PASS,
  PAY_LOCOMOTIVES,
  paidColour,
  paidLocomotives,
  RETURN,
  TAKE_TICKETS,
  VOCABULARY,
} from './moves.ts'
import type { State } from './state.ts'
import { TICKET_NAME } from './tickets.ts'

/** `take 3`, `draw`, `tickets`, `return boston~miami`, `keep`, `claim denver~omaha`, `pay red+2`, `pass`. */
const WORDS: readonly string[] = Array.from({ length: VOCABULARY }, (_, m) => wordsFor(m))
const MOVES: ReadonlyMap<string, Move> = new Map(WORDS.map((words, m) => [words, m]))

function wordsFor(m: Move): string {
  if (isTake(m)) return `take ${m + 1}`
  if (m === DRAW) return 'draw'
  if (m === TAKE_TICKETS) return 'tickets'
  if (m === PASS) return 'pass'
  if (m === KEEP) return 'keep'
  if (isReturn(m)) return `return ${TICKET_NAME[m - RETURN]}`
  if (isClaim(m)) return `claim ${ROUTE_NAME[m - CLAIM]}`
  if (m === PAY_LOCOMOTIVES) return `pay ${CARD_NAMES[LOCOMOTIVE]}`
  const locomotives = paidLocomotives(m, 0)
  return `pay ${CARD_NAMES[paidColour(m)]}${locomotives > 0 ? `+${locomotives}` : ''}`
}

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  print: (_s, m) => WORDS[m],
  parse: (_s, words) => MOVES.get(words),
  verb: (m) => WORDS[m].split(' ', 1)[0],
  targets(s, m): readonly Target[] {
    if (isTake(m)) return [{ kind: 'row', id: m }]
    if (m === DRAW) return [{ kind: 'pile', id: 0 }]
    if (m === TAKE_TICKETS) return [{ kind: 'ticket-pile', id: 0 }]
    if (isReturn(m)) return [{ kind: 'ticket', id: m - RETURN }]
    if (isClaim(m)) return [{ kind: 'route', id: m - CLAIM }]
    if (isPay(m)) return [{ kind: 'route', id: s.claiming }]
    return []
  },
}
