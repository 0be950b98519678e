import type { Game, Player } from '../src/index.ts'

/** Two players show a penny at once, twice. Without frames; the second question follows the first at once. */
interface State {
  /** By player: the side chosen, or -1. */
  shown: number[]
  /** By player: whether it has hesitated in this round. */
  hesitated: number[]
  /** By round: how many pennies agreed. */
  agreed: number[]
}

export const HEADS = 0
export const TAILS = 1
/** In secret: the others notice nothing. */
export const HESITATE = 2
/** Tells the other player a secret, which changes nothing. */
export const WHISPER = 3

const WORDS = ['heads', 'tails', 'hesitate', 'whisper']
const ROUNDS = 2

const asked = (s: State): Player[] => (s.agreed.length === ROUNDS ? [] : [0, 1].filter((p) => s.shown[p] < 0))

export const pennies: Game<State> = {
  id: 'pennies',
  rules: 1,
  seats: [2, 2],
  options: {},
  endings: ['over'],
  longest: 12,

  setup: () => ({ shown: [-1, -1], hesitated: [0, 0], agreed: [] }),
  asked,
  awaited: (s) => (s.agreed.length === ROUNDS ? [] : [0, 1]),
  question: () => ({ id: 'show', rule: 'PEN-1', params: {} }),
  legal: (s, p) => (asked(s).includes(p) ? [HEADS, TAILS, ...(s.hesitated[p] ? [] : [HESITATE, WHISPER])] : []),
  refusal: (s, p, m) => (pennies.legal(s, p).includes(m) ? undefined : 'PEN-2'),

  play(s, p, m, _chance, story) {
    if (m === WHISPER) story?.tell({ id: 'whispered', facts: { by: p }, secret: { facts: { m }, readers: [1 - p] } })
    if (m === WHISPER || m === HESITATE) s.hesitated[p] = 1
    else s.shown[p] = m
    if (s.shown.includes(-1)) return
    story?.tell({ id: 'shown', facts: { pennies: s.shown.slice() }, reveals: 'all' })
    s.agreed.push(s.shown[0] === s.shown[1] ? 1 : 0)
    s.shown = [-1, -1]
    s.hesitated = [0, 0]
  },

  clone: (s) => ({ shown: s.shown.slice(), hesitated: s.hesitated.slice(), agreed: s.agreed.slice() }),

  result(s) {
    if (s.agreed.length < ROUNDS) return undefined
    const agreed = s.agreed.reduce((a, b) => a + b)
    const scores = [agreed, ROUNDS - agreed]
    return { ending: 'over', scores, places: scores.map((score) => (score < ROUNDS / 2 ? 2 : 1)), parts: { scores } }
  },

  shown: (s) => ({ agreed: s.agreed.slice(), asked: asked(s) }),
  own: (s, p) => ({ mine: [s.shown[p], s.hesitated[p]] }),

  hidden: [],
  guess(s, p, chance) {
    const g = pennies.clone(s)
    if (g.shown[1 - p] >= 0) g.shown[1 - p] = chance.pick(2)
    g.hesitated[1 - p] = chance.pick(2)
    return g
  },

  check(s) {
    if (s.shown.length !== 2 || s.agreed.length > ROUNDS) throw new Error('a penny is lost')
  },

  notation: {
    vocabulary: WORDS.length,
    print: (_s, m) => WORDS[m],
    parse: (_s, words) => (WORDS.includes(words) ? WORDS.indexOf(words) : undefined),
    verb: (m) => WORDS[m],
    targets: () => [],
    meant: () => [],
  },
}
