import type { Game, Move, Player } from '@acheron/core'

/**
 * A game of the length of a crayon game, for measuring the house and nothing else: turns of many small steps that luck has no
 * part in, and a card at the end of each turn.
 */
export interface Road {
  seats: number
  turn: Player
  steps: number
  turns: number
  /** By player. */
  at: number[]
  cards: number[]
  /** By crossing: who has built there, a bit each. */
  built: number[]
}

const WIDTH = 25
const CROSSINGS = WIDTH * WIDTH
const CARDS = 120
const TURNS = 400
export const STEPS_A_TURN = 250
const WORDS = ['north', 'east', 'south', 'west', 'rest'] as const
const REST = 4
const AWAY = [-WIDTH, 1, WIDTH, -1]

const asked = (s: Road): readonly Player[] => (s.turns < TURNS ? [s.turn] : [])

function refusal(s: Road, p: Player, m: Move) {
  if (s.turns === TURNS || p !== s.turn) return 'ROAD-1'
  if (m === REST) return s.steps === STEPS_A_TURN - 1 ? undefined : 'ROAD-2'
  if (s.steps === STEPS_A_TURN - 1) return 'ROAD-3'
  const column = s.at[p] % WIDTH
  const to = s.at[p] + AWAY[m]
  const isOff = to < 0 || to >= CROSSINGS || (m === 1 && column === WIDTH - 1) || (m === 3 && column === 0)
  return isOff ? 'ROAD-4' : undefined
}

export const road: Game<Road> = {
  id: 'road',
  rules: 1,
  seats: [2, 6],
  options: {},
  endings: ['over'],
  longest: TURNS * STEPS_A_TURN,

  setup: (_options, seats, chance) => ({
    seats,
    turn: 0,
    steps: 0,
    turns: 0,
    at: Array.from({ length: seats }, () => chance.pick(CROSSINGS)),
    cards: Array.from({ length: seats }, () => chance.pick(CARDS)),
    built: Array<number>(CROSSINGS).fill(0),
  }),
  asked,
  awaited: asked,
  question: () => ({ id: 'step', rule: 'ROAD-1', params: {} }),
  legal: (s, p) => WORDS.map((_, m) => m).filter((m) => refusal(s, p, m) === undefined),
  refusal,
  play(s, p, m, chance, story) {
    s.steps++
    if (m !== REST) {
      s.at[p] += AWAY[m]
      s.built[s.at[p]] |= 1 << p
      story?.tell({ id: 'stepped', facts: { by: p, to: s.at[p] } })
      return
    }
    s.cards[p] = chance.pick(CARDS)
    story?.tell({ id: 'drew', facts: { by: p }, secret: { facts: { card: s.cards[p] }, readers: [p] } })
    s.steps = 0
    s.turns++
    s.turn = (s.turn + 1) % s.seats
  },
  clone: (s) => ({ ...s, at: s.at.slice(), cards: s.cards.slice(), built: s.built.slice() }),
  result(s) {
    if (s.turns < TURNS) return undefined
    const scores = s.at.map((_, p) => s.built.filter((by) => (by >> p) & 1).length)
    const best = Math.max(...scores)
    return { ending: 'over', scores, places: scores.map((it) => (it === best ? 1 : 2)), parts: { built: scores } }
  },
  shown: (s) => ({ turn: s.turn, at: s.at.slice(), built: s.built.slice() }),
  own: (s, p) => ({ card: s.cards[p] }),
  hidden: ['card'],
  guess(s, p, chance) {
    const g = road.clone(s)
    g.cards = g.cards.map((card, other) => (other === p ? card : chance.pick(CARDS)))
    return g
  },
  check(s) {
    if (s.built.length !== CROSSINGS) throw new Error('there are other crossings')
  },
  notation: {
    vocabulary: WORDS.length,
    print: (_s, m) => WORDS[m],
    parse: (_s, words) => {
      const m = (WORDS as readonly string[]).indexOf(words)
      return m < 0 ? undefined : m
    },
    verb: (m) => WORDS[m],
    targets: (s, p, m) => (m === REST ? [] : [{ kind: 'crossing', id: s.at[p] + AWAY[m] }]),
    meant: (s, p, { id }) => AWAY.flatMap((away, m) => (s.at[p] + away === id ? [m] : [])),
  },
}
