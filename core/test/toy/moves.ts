import type { Move, Notation, Player, Target } from '@acheron/core'
import { CARD_NAMES, CARDS, type Card } from './cards.ts'
import { MOST_SEATS, OBOLS, type State } from './state.ts'

/** Every move of the game. A verb with a noun takes as many numbers as it has nouns. */
export const BID = 0 // + obols
export const DIVE = BID + OBOLS + 1
export const BEG = DIVE + 1
export const WAIT = BEG + 1
export const LOOK = WAIT + 1 // + player
export const ROB = LOOK + MOST_SEATS // + player
export const FERRY = ROB + MOST_SEATS // + card
export const LET = FERRY + CARDS
export const BAR = LET + 1 // + card
const VOCABULARY = BAR + CARDS

export const bid = (obols: number): Move => BID + obols
export const bar = (card: Card): Move => BAR + card

export const isBid = (m: Move): boolean => m < DIVE
export const isBar = (m: Move): boolean => m >= BAR

const seat = (p: Player): string => `p${p}`
const card = (c: Card): string => CARD_NAMES[c]

/** By verb: its first move, and what its noun is called. */
const VERBS: readonly (readonly [verb: string, from: Move, kind?: string, noun?: (n: number) => string])[] = [
  ['bid', BID, 'obols', String],
  ['dive', DIVE],
  ['beg', BEG],
  ['wait', WAIT],
  ['look', LOOK, 'player', seat],
  ['rob', ROB, 'player', seat],
  ['ferry', FERRY, 'card', card],
  ['let', LET],
  ['bar', BAR, 'card', card],
]

const verbOf = (m: Move) => VERBS.findLast(([, from]) => from <= m) ?? VERBS[0]

/** `bid 3`, `dive`, `look p1`, `ferry ajax`, `bar hydra`, `let`. */
const WORDS = Array.from({ length: VOCABULARY }, (_, m) => {
  const [verb, from, , noun] = verbOf(m)
  return noun ? `${verb} ${noun(m - from)}` : verb
})
const MOVES = new Map(WORDS.map((words, m) => [words, m]))

export const notation: Notation<State> = {
  vocabulary: VOCABULARY,
  print: (_g, m) => WORDS[m],
  parse: (_g, words) => MOVES.get(words),
  verb: (m) => verbOf(m)[0],
  targets(_g, _p, m): readonly Target[] {
    const [, from, kind] = verbOf(m)
    return kind ? [{ kind, id: m - from }] : []
  },
  meant: (_g, _p, target) => VERBS.filter(([, , kind]) => kind === target.kind).map(([, from]) => from + target.id),
}
