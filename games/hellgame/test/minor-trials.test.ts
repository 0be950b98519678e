import { DESIGN_IDS, MINORS } from '../src/cards/deck.ts'
import { type CardTrial, describeCards } from './card-trials.ts'

const HAND = ['smelling-salts']
const LATE = [
  'asmodeus',
  'beelzebub',
  'ashtaroth',
  'baal',
  'moloch',
  'belphegor',
  'agares',
  'gomory',
  'andras',
  'thamuz',
]

/** Sammael has the first action, ten others of players 0 and 1 come after him; in a Summoning phase only player 0 has souls. */
const holding = {
  position: (card: string) => ({
    phase: 'action' as const,
    seats: 3,
    demons: [['sammael', 'ukobach'], LATE, ['naburos']],
    acted: ['naburos'],
    hands: [[card], [], HAND],
    souls: [9, 0, 0],
  }),
  uses: () => [],
}

const walk = (id: string, souls: number): CardTrial => ({
  play: [`p0 walk ${id}`],
  see: { 'demon sammael': 'on earth', 'souls p0': 9 - souls, 'hand p0': '' },
  but: { at: poorer(souls, id), refused: [`p0 walk ${id}`, 'HG-9.6-01'] },
})
/** Behind so many demons. */
const pass = (id: string, length: number, souls: number): CardTrial => ({
  play: [`p0 pass ${id}`],
  see: { 'before sammael': length - 1, asked: 'p1 act', 'souls p0': 9 - souls, 'hand p0': '' },
  but: { at: poorer(souls, id), refused: [`p0 pass ${id}`, 'HG-9.4-01'] },
})
const recruit = (id: string, souls: number): CardTrial => ({
  at: { phase: 'summoning', legions: ['p0 s51 1'] },
  play: [`p0 recruit ${id}`, [6]],
  see: { 'lieutenant alastor': 'p0 s51', 'souls p0': 9 - souls, 'hand p0': '' },
  but: {
    at: { souls: [souls - 1 || 3, 0, 0], hands: [[souls > 1 ? id : 'toll-gate'], [], HAND] },
    refused: [`p0 recruit ${id}`, 'HG-8.3.1-01'],
  },
})
/** A soul too few; where it costs nothing, without the card. */
const poorer = (souls: number, id: string) =>
  souls > 0 ? { souls: [souls - 1, 0, 0] } : { hands: [[id === 'toll-gate' ? 'cutpurse' : 'toll-gate'], [], HAND] }

const PRICES: readonly (readonly [
  make: (id: string, souls: number) => CardTrial,
  prices: Readonly<Record<string, number>>,
])[] = [
  [
    walk,
    {
      'cup-of-lethe': 4,
      'one-size-fits-all': 2,
      'map-for-the-angel': 4,
      'nine-choirs': 1,
      'candle-in-the-window': 3,
      'arm-in-arm': 4,
      sunbeam: 0,
      'passing-the-plate': 3,
      cutpurse: 2,
      'silent-whistle': 0,
      'cat-over-the-wall': 1,
      'forged-orders': 3,
      'season-ticket': 5,
      'anonymous-letter': 2,
      'backdated-deed': 4,
      'hired-cutthroats': 2,
      'blank-confession': 2,
      bookworm: 4,
      'harmless-governess': 0,
    },
  ],
  [
    recruit,
    {
      'filed-under-never': 6,
      'golden-handshake': 2,
      'field-promotion': 3,
      headhunter: 4,
      'regimental-fund': 1,
      'in-triplicate': 4,
    },
  ],
]
/** By length. */
const PASSES: readonly Readonly<Record<string, number>>[] = [
  { 'toll-gate': 1 },
  { 'chthonian-tunnels': 3, 'drum-at-midnight': 2, 'smelling-salts': 2, 'wrong-address': 3, 'good-lawyer': 2 },
  {
    trapdoor: 2,
    'every-devil': 0,
    'pitchfork-drill': 1,
    'what-did-he-say': 3,
    'dead-but-stubborn': 2,
    'midnight-post': 3,
  },
  { 'warm-embrace': 2, serenade: 0, 'no-confidence': 4, 'choir-of-the-lost': 3, 'pistols-swords-teeth': 2 },
  { 'hair-shirt': 3, 'turncoats-trumpet': 2, 'first-stone': 1, 'banners-advance': 3 },
  { 'verdict-turned': 6, 'burnt-almanac': 4 },
  { 'new-almanac': 4, 'prophet-for-hire': 3 },
  { 'reversed-hourglass': 6, 'change-partners': 4 },
  { 'deeds-swapped': 6, 'whole-truth': 4 },
]

const TRIALS = Object.fromEntries([
  ...PRICES.flatMap(([make, prices]) => Object.entries(prices).map(([id, souls]) => [id, make(id, souls)])),
  ...PASSES.flatMap((prices, i) => Object.entries(prices).map(([id, souls]) => [id, pass(id, i + 1, souls)])),
]) as Record<string, CardTrial>

describeCards(
  'minor Arcana',
  DESIGN_IDS.filter((_, it) => MINORS[it]),
  holding,
  TRIALS,
)
