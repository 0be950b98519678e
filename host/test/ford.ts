import type { Game, JsonObject, Move, Player } from '@acheron/core'

/**
 * A small game with all that a host must get right: long turns without luck, luck, cards looked at and shown, and bids
 * that are made at once, in secret and in several moves.
 */
export interface State {
  seats: number
  round: number
  /** Whose turn it is; none while all bid. */
  turn: Player
  /** By player. */
  place: number[]
  steps: number[]
  treasure: number[]
  /** By player: whom they have looked at, a bit each; the last bit: shown to all. */
  seen: number[]
  bid: number[]
  ready: number[]
  coins: number[]
}

export const EAST = 0
export const WEST = 1
export const DIG = 2
const SHOW = 3
export const PASS = 4
export const RAISE = 5
export const READY = 6
export const PEEK = 7 // + player

const SEATS = 4
const ROUNDS = 3
const LAST_PLACE = 40
const MOST = 9
const NOBODY = -1
const WORDS = ['east', 'west', 'dig', 'show', 'pass', 'raise', 'ready', 'peek p0', 'peek p1', 'peek p2', 'peek p3']

const everybody = (s: State): Player[] => Array.from({ length: s.seats }, (_, p) => p)
const isOver = (s: State): boolean => s.round === ROUNDS

const asked = (s: State): Player[] => {
  if (isOver(s)) return []
  return s.turn === NOBODY ? everybody(s).filter((p) => !s.ready[p]) : [s.turn]
}

function refusal(s: State, p: Player, m: Move) {
  if (!asked(s).includes(p)) return 'FORD-1'
  if ((s.turn === NOBODY) !== (m === RAISE || m === READY)) return 'FORD-2'
  if (m === RAISE && s.bid[p] === MOST) return 'FORD-3'
  if (m === EAST && s.place[p] === LAST_PLACE) return 'FORD-4'
  if (m === WEST && s.place[p] === 0) return 'FORD-5'
  if (m >= PEEK && (m - PEEK === p || m - PEEK >= s.seats)) return 'FORD-6'
  return undefined
}

export const ford: Game<State> = {
  id: 'ford',
  rules: 1,
  seats: [2, SEATS],
  options: { start: ['west', 'middle'] },
  endings: ['over'],
  longest: 100_000,

  setup(options, seats, chance, story) {
    const all = (value: number): number[] => Array<number>(seats).fill(value)
    const treasure = all(0).map(() => chance.pick(10))
    for (const [p, found] of treasure.entries())
      story?.tell({ id: 'dealt', facts: { by: p }, secret: { facts: { found }, readers: [p] } })
    const place = all(options.start === 'west' ? 0 : LAST_PLACE / 2)
    return {
      seats,
      round: 0,
      turn: 0,
      place,
      steps: all(0),
      treasure,
      seen: all(0),
      bid: all(0),
      ready: all(0),
      coins: all(0),
    }
  },

  asked,
  awaited: (s) => (isOver(s) ? [] : s.turn === NOBODY ? everybody(s) : [s.turn]),
  question: (s, p) =>
    s.turn === NOBODY
      ? { id: 'bid', rule: 'FORD-3', params: { bid: s.bid[p] } }
      : { id: 'turn', rule: 'FORD-2', params: {} },
  legal: (s, p) => WORDS.map((_, m) => m).filter((m) => refusal(s, p, m) === undefined),
  refusal,

  play(s, p, m, chance, story) {
    if (m === EAST || m === WEST) {
      s.place[p] += m === EAST ? 1 : -1
      s.steps[p]++
      story?.tell({ id: 'went', facts: { by: p, to: s.place[p] } })
    } else if (m === DIG) {
      s.treasure[p] = chance.pick(10)
      s.seen = s.seen.map((seen) => seen & ~(1 << p))
      story?.tell({ id: 'dug', facts: { by: p }, secret: { facts: { found: s.treasure[p] }, readers: [p] } })
    } else if (m === SHOW) {
      s.seen = s.seen.map((seen) => seen | (1 << p))
      story?.tell({ id: 'showed', facts: { by: p, found: s.treasure[p] }, reveals: 'all' })
    } else if (m >= PEEK) {
      const at = m - PEEK
      s.seen[p] |= 1 << at
      const secret = { facts: { found: s.treasure[at] }, readers: [p] }
      story?.tell({ id: 'peeked', facts: { by: p, at }, secret, reveals: [p] })
    } else if (m === RAISE) s.bid[p]++
    else if (m === PASS) s.turn = s.turn === s.seats - 1 ? NOBODY : s.turn + 1
    else {
      s.ready[p] = 1
      if (s.ready.includes(0)) return
      const most = Math.max(...s.bid)
      s.coins = s.coins.map((coins, each) => coins + (s.bid[each] === most ? 1 : 0))
      story?.tell({ id: 'bids', facts: { bids: s.bid.slice() }, reveals: 'all' })
      s.bid.fill(0)
      s.ready.fill(0)
      s.round++
      s.turn = 0
    }
  },

  clone: (s) => ({
    ...s,
    place: s.place.slice(),
    steps: s.steps.slice(),
    treasure: s.treasure.slice(),
    seen: s.seen.slice(),
    bid: s.bid.slice(),
    ready: s.ready.slice(),
    coins: s.coins.slice(),
  }),

  result(s) {
    if (!isOver(s)) return undefined
    const best = Math.max(...s.coins)
    return {
      ending: 'over',
      scores: s.coins,
      places: s.coins.map((it) => (it === best ? 1 : 2)),
      parts: { coins: s.coins },
    }
  },

  shown: (s) => ({
    round: s.round,
    turn: s.turn,
    place: s.place.slice(),
    steps: s.steps.slice(),
    coins: s.coins.slice(),
  }),
  own: (s, p): JsonObject => ({
    treasure: s.treasure.map((found, each) => (each === p || (s.seen[p] >> each) & 1 ? found : -1)),
    bid: s.bid[p],
    ready: s.ready[p],
  }),

  hidden: [],
  guess(s, p, chance) {
    const g = ford.clone(s)
    for (const each of everybody(g)) {
      if (each === p) continue
      if (!((g.seen[p] >> each) & 1)) g.treasure[each] = chance.pick(10)
      g.bid[each] = g.turn === NOBODY ? chance.pick(MOST + 1) : 0
    }
    return g
  },

  check(s) {
    if (s.place.length !== s.seats || s.treasure.length !== s.seats) throw new Error('somebody is lost')
    if (s.place.some((place) => place < 0 || place > LAST_PLACE)) throw new Error('somebody has left the river')
  },

  notation: {
    vocabulary: WORDS.length,
    print: (_s, m) => WORDS[m],
    parse: (_s, words) => (WORDS.includes(words) ? WORDS.indexOf(words) : undefined),
    verb: (m) => WORDS[m].split(' ')[0],
    targets: (s, p, m) => {
      if (m >= PEEK) return [{ kind: 'player', id: m - PEEK }]
      return m === EAST || m === WEST ? [{ kind: 'place', id: s.place[p] + (m === EAST ? 1 : -1) }] : []
    },
    meant: (s, p, { kind, id }) => {
      if (kind === 'player') return [PEEK + id]
      return kind === 'place' ? [id > s.place[p] ? EAST : WEST] : []
    },
  },
}
