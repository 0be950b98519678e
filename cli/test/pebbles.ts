import type { Game, Player, Texts } from '@acheron/core'
import type { Listing } from '@acheron/games'

/** A game for tests: take 1 to 3 of the pebbles; whoever takes the last one wins, or loses. */
interface Pebbles {
  seats: number
  pile: number
  player: number
  winsLast: number
}

const START = 21

const ahead = (s: Pebbles, by: number): number => (s.player + by) % s.seats

const asked = (s: Pebbles): readonly Player[] => (s.pile > 0 ? [s.player] : [])

export const pebbles: Game<Pebbles> = {
  id: 'pebbles',
  rules: 1,
  seats: [2, 3],
  options: { last: ['wins', 'loses'] },
  endings: ['taken'],
  longest: START,

  setup: (options, seats, chance) => ({
    seats,
    pile: START,
    player: chance.pick(seats),
    winsLast: options.last === 'wins' ? 1 : 0,
  }),
  asked,
  awaited: asked,
  question: () => ({ id: 'take', rule: 'PB-1', params: {} }),
  legal: (s, p) => (s.pile > 0 && p === s.player ? [0, 1, 2].filter((m) => m < s.pile) : []),
  refusal(s, p, m) {
    if (p !== s.player || s.pile === 0) return 'PB-2'
    return m < s.pile ? undefined : 'PB-3'
  },
  play(s, _p, m) {
    s.pile -= m + 1
    s.player = ahead(s, 1)
  },
  clone: (s) => ({ ...s }),
  result(s) {
    if (s.pile > 0) return undefined
    const winners = s.winsLast
      ? [ahead(s, s.seats - 1)]
      : [0, 1, 2].filter((p) => p < s.seats && p !== ahead(s, s.seats - 1))
    const scores = Array.from({ length: s.seats }, (_, p) => (winners.includes(p) ? 1 : 0))
    return { ending: 'taken', scores, places: scores.map((score) => 2 - score), parts: { wins: scores } }
  },
  shown: (s) => ({ ...s }),
  own: () => ({}),
  hidden: [],
  guess: (s) => ({ ...s }),
  check(s) {
    if (s.pile < 0 || s.pile > START) throw new Error(`there are ${s.pile} pebbles`)
  },
  notation: {
    vocabulary: 3,
    print: (_s, m) => `take ${m + 1}`,
    parse: (_s, words) => ({ 'take 1': 0, 'take 2': 1, 'take 3': 2 })[words],
    verb: () => 'take',
    targets: () => [],
    meant: () => [],
  },
}

/** Breaks the law of conservation when seven pebbles are left. */
export const brokenPebbles: Game<Pebbles> = {
  ...pebbles,
  id: 'broken-pebbles',
  check(s) {
    if (s.pile === 7) throw new Error('a pebble is lost')
    pebbles.check(s)
  },
}

const say = (text: string): string => text
const texts: Texts = {
  name: 'Pebbles',
  prompt: () => 'Take',
  move: (m) => `Take ${m + 1}`,
  story: () => undefined,
  option: say,
  choice: (_option, choice) => choice,
  ending: say,
  part: say,
  position: (view) => [JSON.stringify(view)],
}

const nowhere = new URL('file:///nowhere/SPEC.md')

const AIM = ['Take pebbles.', 'From the heap.', 'One or two a turn.'] as const

export function listing(game: Game<Pebbles>): Listing {
  const { id, seats } = game
  const name = { en: id, fr: id, de: id }
  return {
    plate: { id, seats, minutes: 1, weight: 1, name, line: name, aim: { en: AIM, fr: AIM, de: AIM } },
    spec: { en: nowhere, fr: nowhere, de: nowhere },
    load: async () => ({ game, texts: { en: texts, fr: texts, de: texts } }),
  }
}
