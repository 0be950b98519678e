import type { Game, Move, Player, Rule } from '@acheron/core'

/** Take one to three obols in turn; whoever takes the last one wins. Replace everything below with the rules. */
export interface State {
  seats: number
  /** Whose turn it is; when the heap is empty, who took the last obol. */
  player: Player
  heap: number
}

const HEAP = 21
const MOST = 3

/** Move m takes m + 1 obols. */
function cannotTake(s: State, p: Player, m: Move): Rule | undefined {
  if (s.heap === 0) return 'DRAFT-004'
  if (p !== s.player) return 'DRAFT-002'
  return m + 1 > s.heap ? 'DRAFT-003' : undefined
}

const asked = (s: State): readonly Player[] => (s.heap > 0 ? [s.player] : [])

export const draft: Game<State> = {
  id: 'draft-id',
  rules: 1,
  seats: [2, 4],
  options: {},
  endings: ['heap-empty'],
  longest: HEAP,

  setup: (_options, seats, chance, story) => {
    const player = chance.pick(seats)
    story?.tell({ id: 'first-player', facts: { by: player } })
    return { seats, player, heap: HEAP }
  },
  asked,
  awaited: asked,
  question: (s) => ({ id: 'take', rule: 'DRAFT-003', params: { heap: s.heap } }),
  legal: (s, p) => Array.from({ length: MOST }, (_, m) => m).filter((m) => !cannotTake(s, p, m)),
  refusal: cannotTake,
  play(s, p, m, _chance, story) {
    s.heap -= m + 1
    story?.tell({ id: 'took', facts: { by: p, count: m + 1, left: s.heap } })
    if (s.heap > 0) s.player = (p + 1) % s.seats
  },
  clone: (s) => ({ ...s }),
  result(s) {
    if (s.heap > 0) return undefined
    const won = Array.from({ length: s.seats }, (_, p) => (p === s.player ? 1 : 0))
    return { ending: 'heap-empty', scores: won, places: won.map((one) => 2 - one), parts: { last: won } }
  },
  shown: (s) => ({ me: -1, ...s }),
  own: (_s, p) => ({ me: p }),
  hidden: [],
  guess: (s) => ({ ...s }),
  check(s) {
    if (!(s.heap >= 0 && s.heap <= HEAP)) throw new Error(`the heap has ${s.heap} obols; it has 0 to ${HEAP}`)
    if (!(s.player >= 0 && s.player < s.seats)) throw new Error(`there is no player ${s.player}`)
  },
  notation: {
    vocabulary: MOST,
    print: (_s, m) => `take ${m + 1}`,
    parse: (_s, words) => (/^take [1-3]$/.test(words) ? Number(words.slice(5)) - 1 : undefined),
    verb: () => 'take',
    targets: () => [],
    meant: () => [],
  },
}
