import { BOX_OF, HELL_IDS, PHENOMENON_OF } from '../src/cards/hell-deck.ts'
import { PHENOMENON_IDS } from '../src/cards/phenomena.ts'
import { CLOSED } from '../src/state.ts'
import { type CardTrial, describeCards } from './card-trials.ts'

const ONE_CARD = ['hair-shirt']
const FIVE_CARDS = ['cutpurse', 'cutpurse', 'serenade', 'serenade', 'toll-gate']

/** A Hell phase with these three cards. Nobody draws but player 1, who then has one card too many and is asked. */
const hellPhase = (...hellTop: readonly string[]) => ({
  phase: 'hell' as const,
  seats: 3,
  incapacitated: ['sammael', 'thamuz'],
  hellTop,
  arcanaTop: ['midnight-post', 'midnight-post', 'warm-embrace', 'warm-embrace'],
  hands: [[], FIVE_CARDS, ONE_CARD],
  souls: [9, 9, 9],
  favours: [3, 3, 3],
})
const event = {
  position: (card: string) =>
    hellPhase(card, ...['knock-at-the-door', 'audit', 'new-litter'].filter((id) => id !== card)),
  uses: () => [],
}
/** Only the event of the first card counts. */
const drawnSecond = (card: string) => ({ hellTop: ['indulgences', card, 'new-litter'] })
const active = { incapacitated: ['thamuz'] }
const abroad = { ...active, earth: ['sammael'] }
const landlord = { sectio: [['s91', 's92'], ['s95'], ['s93']] }
const tenant = { sectio: [['s91'], ['s95', 's94'], ['s93']] }
const BOX_THREE = ['alastor', 'verin', 'fleuretty', 'semiazas'].map((id) => `${id} p1 s95`)
const KENNEL = [2, 2, 2, 3, 3, 3, 4, 5].map((attacks) => `${attacks} wild s55`)
const lilithComes = (aspect: number): CardTrial => ({
  see: { lilith: 'antehell', aspect },
  but: { at: { lilith: 's51', aspect: 1 }, see: { lilith: 's51' } },
})

const EVENTS: Readonly<Record<string, CardTrial>> = {
  'angel-at-the-gate': {
    at: { ...abroad, demons: [['sammael', 'andras'], ['gomory'], ['thamuz']], dice: [4] },
    see: { uriel: 'box', 'demon sammael': 'gone' },
    but: { at: { dice: [3] }, see: { uriel: 'box', 'demon sammael': 'in hell' } },
  },
  freebooters: {
    at: { picks: [0, 0] },
    see: { 'legions free s11': 2, 'legions free s12': 2 },
    but: { at: { signs: { s11: CLOSED } }, see: { 'legions free s11': 0, 'legions free s12': 2 } },
  },
  'back-pay': {
    at: { legions: ['p0 s51 4', 'p1 s52 3'] },
    play: ['p0 legion p0 s51 plain'],
    see: { 'legions free s51': 1, 'legions p1 s52': 3 },
    but: { at: { legions: ['p0 s51 3', 'p1 s52 3'] }, play: [], see: { 'legions free s51': 0, 'legions p0 s51': 3 } },
  },
  'small-republic': {
    at: { picks: [0], dice: [6] },
    see: { 'legions free s11': 3, 'lieutenant alastor': 'free s11' },
    but: { at: { lieutenants: BOX_THREE }, see: { 'legions free s11': 3, 'lieutenant alastor': 'p1 s95' } },
  },
  'knock-at-the-door': lilithComes(-1),
  'mothering-sunday': lilithComes(1),
  'girl-with-a-knife': lilithComes(2),
  'grandmothers-tales': lilithComes(0),
  'bumper-harvest': {
    see: { 'yields s51': 1, 'yields s95': 1 },
    but: { at: drawnSecond('bumper-harvest'), see: { 'yields s51': 0 } },
  },
  'general-strike': {
    see: { 'yields s51': -1, 'yields s95': -1 },
    but: { at: drawnSecond('general-strike'), see: { 'yields s51': 0 } },
  },
  audit: {
    at: { picks: [3] },
    see: { 'signs s41': 'no souls', 'signs s45': 'no souls', 'signs s31': '' },
    but: { at: { picks: [2] }, see: { 'signs s41': '' } },
  },
  numerologist: {
    at: { hands: [['new-almanac', 'trapdoor'], FIVE_CARDS, ONE_CARD] },
    see: { 'hand p0': 'trapdoor midnight-post' },
    but: { at: { hands: [['trapdoor'], FIVE_CARDS, ONE_CARD] }, see: { 'hand p0': 'trapdoor' } },
  },
  exorcists: {
    at: { ...abroad, dice: [5] },
    see: { 'demon sammael': 'in hell' },
    but: { at: { dice: [4] }, see: { 'demon sammael': 'on earth' } },
  },
  'holy-water-main': {
    at: { ...abroad, dice: [4] },
    see: { 'demon sammael': 'incapacitated until 4' },
    but: { at: { dice: [3] }, see: { 'demon sammael': 'on earth' } },
  },
  carnival: {
    at: { ...abroad, dice: [5] },
    see: { 'souls p0': 14 },
    but: { at: { earth: ['sammael harmless-governess'], dice: [] }, see: { 'souls p0': 9 } },
  },
  'wealth-tax': {
    at: { souls: [21, 9, 9] },
    see: { 'souls p0': 11, 'souls p1': 9 },
    but: { at: { souls: [9, 10, 9] }, see: { 'souls p0': 9, 'souls p1': 5 } },
  },
  'lucifer-bored': {
    at: { favours: [0, 3, 3] },
    see: { 'favours p0': 1 },
    but: { at: { favours: [4, 3, 4] }, see: { 'favours p0': 4, 'favours p1': 4 } },
  },
  'word-with-landlord': {
    at: landlord,
    see: { 'disfavours p0': 1, 'disfavours p1': 0 },
    but: { at: { ...tenant, dice: [6] }, see: { 'disfavours p0': 0, 'disfavours p1': 1 } },
  },
  amnesty: {
    at: { disfavours: [2, 0, 0] },
    see: { 'disfavours p0': 1 },
    but: { at: { ...drawnSecond('amnesty') }, see: { 'disfavours p0': 2 } },
  },
  'archive-fire': {
    at: {
      demons: [['sammael'], ['gomory', 'caim'], ['thamuz']],
      hands: [['trapdoor'], FIVE_CARDS, ONE_CARD],
    },
    see: { 'cards p0': 0, 'cards p1': 6 },
    but: { at: drawnSecond('archive-fire'), see: { 'cards p0': 1 } },
    spares: 'p2 but cards',
  },
  'library-sale': {
    see: { 'hand p0': 'midnight-post' },
    but: { at: drawnSecond('library-sale'), see: { 'hand p0': '' } },
    spares: 'p2 but cards',
  },
  'new-litter': {
    see: { 'told stray': 2 },
    but: { at: { hounds: KENNEL }, see: { 'told stray': 0 } },
  },
  brimstone: {
    at: { picks: [4], legions: ['p0 s51 2'], dice: [6, 5] },
    see: { 'legions p0 s51': 1 },
    but: { at: { picks: [3], dice: [] }, see: { 'legions p0 s51': 2 } },
  },
  'long-forks': {
    at: { lieutenants: ['sulla p0 s51'], dice: [6, 1] },
    see: { 'lieutenant sulla': 'returned' },
    but: { at: { dice: [5, 1] }, see: { 'lieutenant sulla': 'p0 s51' } },
  },
  volunteers: {
    at: { legions: ['p2 s92 10'] },
    play: ['p0 place s91', 'p1 place s95'],
    see: { 'legions p0 s91': 1, 'legions p1 s95': 1 },
    but: { at: { signs: { s91: CLOSED } }, play: ['p1 place s95'], see: { 'legions p0 s91': 0, 'legions p1 s95': 1 } },
  },
  'clerical-error': {
    at: { ...landlord, picks: [0] },
    see: { 'owner s91': 'nobody', 'owner s92': 'p0' },
    but: { at: tenant, see: { 'owner s91': 'p0' } },
  },
  'antehell-tide': {
    at: { legions: ['p0 antehell 2'], dice: [1, 6] },
    see: { 'legions p0 s11': 1, 'legions p0 antehell': 0 },
    but: { at: { signs: { s11: CLOSED }, dice: [1, 1] }, see: { 'legions p0 s11': 0, 'legions p0 antehell': 2 } },
  },
  'feast-of-fools': { see: { reversed: 1 }, but: { at: drawnSecond('feast-of-fools'), see: { reversed: 0 } } },
}

/** The permanent card lies in its box; Sammael acts first, Asmodeus second. Without the card things go their usual way. */
const lying = {
  position: (card: string) => ({
    phase: 'action' as const,
    seats: 3,
    demons: [['sammael', 'asmodeus'], ['gomory'], ['thamuz']],
    acted: ['gomory', 'thamuz'],
    permanents: [card],
    hands: [[], [], ONE_CARD],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
  }),
  uses: () => [],
}
const without = { permanents: [] }
const collecting = { phase: 'soul' as const, earth: ['sammael'], dice: [3] }
const cut = { phase: 'summoning' as const, souls: [4, 0, 0] }

const PERMANENTS: Readonly<Record<string, CardTrial>> = {
  'nobody-watching': {
    at: { earth: ['sammael'] },
    play: ['p0 deeds', [5, 5, 6, 1, 1, 1]],
    see: { 'favours p0': 5 },
    but: { at: without, see: { 'favours p0': 4 } },
  },
  'pilgrim-season': {
    at: collecting,
    see: { 'souls p0': 9 + 2 + 5 + 3 - 2 },
    but: { at: { earth: ['sammael harmless-governess'] }, see: { 'souls p0': 9 + 2 + 5 + 3 } },
    control: true,
  },
  'confession-hours': {
    at: {
      demons: [['gomory', 'andras'], ['sammael'], ['thamuz']],
      acted: ['sammael', 'thamuz'],
      disfavours: [3, 0, 0],
    },
    play: ['p0 supplicate', [3, 3]],
    see: { 'disfavours p0': 2 },
    but: { at: without, see: { 'disfavours p0': 3 } },
  },
  'guardian-patrol': {
    at: { phase: 'soul', earth: ['sammael'], dice: [1] },
    see: { 'demon sammael': 'in hell' },
    but: { at: { dice: [2, 1] }, see: { 'demon sammael': 'on earth' } },
    control: true,
  },
  indulgences: {
    at: { phase: 'end', disfavours: [3, 0, 0] },
    see: { 'legal p0': 'amount 0, amount 1, amount 2, amount 3' },
    but: { at: without, see: { 'legal p0': 'amount 0, amount 1' } },
  },
  'very-bad-year': {
    at: collecting,
    see: { 'souls p0': 9 + 2 + 5 + 3 + 2 },
    but: { at: { earth: ['sammael harmless-governess'] }, see: { 'souls p0': 9 + 2 + 5 + 3 } },
    control: true,
  },
  'age-of-reason': {
    at: { hands: [['blank-confession'], [], ONE_CARD] },
    play: ['p0 walk blank-confession'],
    see: { 'souls p0': 6 },
    but: { at: without, see: { 'souls p0': 7 } },
  },
  'long-war': {
    at: { phase: 'soul', sectio: [['s51', 's52'], ['s95'], ['s93']] },
    see: { 'souls p0': 9 + 5 + 6 },
    but: { at: { sectio: [['s61', 's62'], ['s95'], ['s93']] }, see: { 'souls p0': 9 + 4 + 4 } },
    control: true,
  },
  'ballroom-season': {
    at: { phase: 'soul', demons: [['sammael', 'caim'], ['gomory'], ['thamuz']], earth: ['caim'], dice: [1] },
    see: { 'souls p0': 9 + 2 + 1 + 1 + 2 },
    but: { at: { earth: ['sammael'] }, see: { 'souls p0': 9 + 2 + 5 + 1 - 1 } },
    control: true,
  },
  'free-press': {
    at: { earth: ['sammael'] },
    play: ['p0 deeds', [5, 5, 5, 1, 1, 1]],
    see: { 'disfavours p0': 1 },
    but: { play: ['p0 deeds', [6, 5, 5, 1, 1, 1]], see: { 'disfavours p0': 0 } },
  },
  'occult-paperbacks': {
    at: cut,
    play: ['p0 buy'],
    see: { 'souls p0': 0 },
    but: { at: without, refused: ['p0 buy', 'HG-8.3.3-01'] },
  },
  'officers-union': {
    at: { phase: 'upkeep', lieutenants: ['sulla p0 s51'] },
    see: { 'souls p0': 7 },
    but: { at: without, see: { 'souls p0': 8 } },
    control: true,
    spares: 'p1',
  },
  'general-levy': {
    at: cut,
    play: ['p0 raise s91'],
    see: { 'souls p0': 2 },
    but: { at: without, see: { 'souls p0': 1 } },
  },
  'full-court-dress': {
    at: { phase: 'petition', legions: ['p0 s51 1', 'p1 s33 1'], favours: [2, 3, 3] },
    play: ['p0 petition s51'],
    see: { 'favours p0': 0, 'owner s51': 'p0' },
    but: { at: { favours: [1, 3, 3] }, refused: ['p0 petition s51', 'HG-5.2-01'] },
  },
  'paved-roads': {
    at: { legions: ['p0 s51 1'] },
    play: ['p0 march', 'p0 party s51 plain 1'],
    see: { 'may p0 go_s81': 'yes' },
    but: { at: without, see: { 'may p0 go_s81': 'no' } },
  },
  'shipment-of-bones': {
    at: { ...cut, souls: [0, 0, 0], legions: ['p0 antehell 1'] },
    play: ['p0 tame', [5]],
    see: { 'tamed p0': 1 },
    but: { at: without, see: { 'tamed p0': 0 } },
  },
  'damned-commuters': {
    at: { phase: 'soul', sectio: [['s51', 's52', 's33'], ['s95'], ['s93']] },
    see: { 'souls p0': 9 + 4 + 5 + 3 },
    but: { at: without, see: { 'souls p0': 9 + 4 + 5 + 2 } },
    control: true,
  },
}

/** The phenomenon of a card that bears it, at s52: circle 5, quarter 2. Player 0 owns s52. */
const bearerOf = (id: string): string => HELL_IDS[PHENOMENON_OF.indexOf(PHENOMENON_IDS.indexOf(id))]
const phenomenon = {
  position: (id: string) => ({
    ...hellPhase('amnesty', bearerOf(id), 'new-litter'),
    sectio: [['s52', 's91'], ['s95'], ['s93']],
  }),
  uses: () => [],
}
/** The same at s35. */
const elsewhere = (id: string) => ({ hellTop: ['amnesty', bearerOf(id), 'audit'] })
const signed = (id: string, sign: string, also: string, not: string): CardTrial => ({
  see: { 'signs s52': sign, [`signs ${also}`]: sign, [`signs ${not}`]: '' },
  but: { at: elsewhere(id), see: { 'signs s52': '' } },
})
const two = { legions: ['p0 s52 2'] }

const PHENOMENA: Readonly<Record<string, CardTrial>> = {
  quagmire: signed('quagmire', 'must stop', 's42', 's51'),
  'cave-in': {
    at: { ...two, dice: [5, 4] },
    see: { 'legions p0 s52': 1, 'signs s52': 'closed, spirits held' },
    but: { at: { ...elsewhere('cave-in'), dice: [] }, see: { 'legions p0 s52': 2, 'signs s52': '' } },
  },
  landslide: {
    at: { ...two, dice: [3, 4] },
    see: { 'legions p0 s42': 1, 'legions p0 s52': 1 },
    but: { at: { ...elsewhere('landslide'), dice: [] }, see: { 'legions p0 s42': 0, 'legions p0 s52': 2 } },
  },
  'rich-vein': {
    see: { 'yields s52': 1, 'yields s51': 1, 'yields s42': 0 },
    but: { at: elsewhere('rich-vein'), see: { 'yields s52': 0 } },
  },
  'mother-lode': {
    see: { 'yields s52': 3, 'yields s51': 0, 'yields s42': 0 },
    but: { at: elsewhere('mother-lode'), see: { 'yields s52': 0 } },
  },
  'black-frost': {
    see: { 'yields s52': -1, 'yields s42': -1, 'yields s51': 0 },
    but: { at: elsewhere('black-frost'), see: { 'yields s52': 0 } },
  },
  silence: signed('silence', 'no souls', 's51', 's42'),
  sealed: {
    see: { 'signs s52': 'closed', 'signs s51': '', 'signs s42': '' },
    but: { at: elsewhere('sealed'), see: { 'signs s52': '' } },
  },
  'hidden-pits': signed('hidden-pits', 'pits', 's42', 's51'),
  firestorm: {
    at: { ...two, dice: [4, 3] },
    see: { 'legions p0 s52': 1 },
    but: { at: { ...elsewhere('firestorm'), dice: [] }, see: { 'legions p0 s52': 2 } },
  },
  'thick-smoke': signed('thick-smoke', 'no flight', 's42', 's51'),
  'tenants-revolt': {
    see: { 'owner s52': 'nobody', 'owner s91': 'p0' },
    but: { at: { legions: ['p0 s52 1'] }, see: { 'owner s52': 'p0' } },
  },
  'red-mist': signed('red-mist', 'red mist', 's51', 's42'),
  stray: {
    see: { 'told stray': 1, 'fact stray place': 21 },
    but: { at: { uriel: 's52' }, see: { 'told stray': 0 } },
  },
  tremor: {
    at: { legions: ['p0 s52 1'], dice: [1] },
    see: { 'legions p0 s62': 1, 'legions p0 s52': 0 },
    but: { at: { dice: [5] }, see: { 'legions p0 s62': 0, 'legions p0 s52': 1 } },
  },
  'registry-shut': signed('registry-shut', 'no petition', 's51', 's42'),
}

const isEvent = (id: string): boolean => BOX_OF[HELL_IDS.indexOf(id)] === undefined || id === 'angel-at-the-gate'

describeCards('events of Hell cards', HELL_IDS.filter(isEvent), event, EVENTS)
describeCards(
  'permanent Hell cards',
  HELL_IDS.filter((id) => !isEvent(id)),
  lying,
  PERMANENTS,
)
describeCards('phenomena', PHENOMENON_IDS, phenomenon, PHENOMENA)
