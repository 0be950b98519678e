import type { Move, Notation, Target } from '@acheron/core'
import { ROUTE_NAME } from './board.ts'
import { CARD_NAMES, type Card, LOCOMOTIVE } from './colours.ts'
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

/** The kinds of cards that a payment lays down. */
function paidCards(m: Move): readonly Card[] {
  const colour = paidColour(m)
  return colour === LOCOMOTIVE || paidLocomotives(m, 0) === 0 ? [colour] : [colour, LOCOMOTIVE]
}

const VERBS = WORDS.map((words) => words.split(' ', 1)[0])

const PAYMENTS = WORDS.flatMap((_, m) => (isPay(m) ? [m] : []))

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  print: (_s, m) => WORDS[m],
  parse: (_s, words) => MOVES.get(words),
  verb: (m) => VERBS[m],
  targets(_s, _p, m): readonly Target[] {
    if (isTake(m)) return [{ kind: 'row', id: m }]
    if (m === DRAW) return [{ kind: 'pile', id: 0 }]
    if (m === TAKE_TICKETS) return [{ kind: 'ticket-pile', id: 0 }]
    if (isReturn(m)) return [{ kind: 'ticket', id: m - RETURN }]
    if (isClaim(m)) return [{ kind: 'route', id: m - CLAIM }]
    if (isPay(m)) return paidCards(m).map((id) => ({ kind: 'hand', id }))
    return []
  },
  meant(s, _p, { kind, id }): readonly Move[] {
    if (kind === 'row') return [id]
    if (kind === 'pile') return [DRAW]
    if (kind === 'ticket-pile') return [TAKE_TICKETS]
    if (kind === 'ticket') return [RETURN + id]
    if (kind === 'route') return [CLAIM + id, ...(id === s.claiming ? PAYMENTS : [])]
    if (kind === 'hand') return PAYMENTS.filter((m) => paidCards(m).includes(id))
    return []
  },
}
