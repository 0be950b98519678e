import { DESIGN_IDS, MAJORS } from '../src/cards/deck.ts'
import type { Timing } from '../src/cards/words.ts'
import { DEMON_IDS } from '../src/demons.ts'
import { CLOSED } from '../src/state.ts'
import { type CardTrial, describeCards } from './card-trials.ts'

const designs = (timing: Timing): string[] => DESIGN_IDS.filter((_, it) => MAJORS[it].timing === timing)
const ONE_CARD = ['hair-shirt']

/** Player 0 acts first with Sammael (5 hearts, 3 skulls, 4 stars) and then with Asmodeus; nobody can counter. */
const acting = {
  position: (card: string) => ({
    phase: 'action' as const,
    seats: 3,
    demons: [['sammael', 'asmodeus'], ['gomory'], ['thamuz']],
    acted: ['gomory', 'thamuz'],
    hands: [[card], [], ONE_CARD],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
    disfavours: [0, 0, 1],
  }),
  uses: (card: string) => [`p0 magic ${card}`],
}
const three = (first: readonly string[], second: readonly string[]) => [first, second, ONE_CARD]
const onEarth = { earth: ['sammael'] }
const led = { legions: ['p0 s51 1', 'p1 s33 2'], lieutenants: ['sulla p1 s33'] }
const choir = {
  demons: [['sammael', 'andras'], ['belphegor'], ['thamuz']],
  acted: ['thamuz'],
  earth: ['sammael', 'belphegor'],
}

const ACTIONS: Readonly<Record<string, CardTrial>> = {
  'cup-of-lethe': {
    play: ['p0 demon gomory', [4]],
    see: { 'demon gomory': 'incapacitated until 4', 'souls p0': 7 },
    but: { play: ['p0 demon gomory', [5]], see: { 'demon gomory': 'in hell', 'souls p0': 7 } },
  },
  'one-size-fits-all': {
    at: { earth: ['sammael', 'gomory'] },
    play: ['p0 demon gomory'],
    see: { 'demon gomory': 'incapacitated until 5', 'favours p0': 2 },
    but: { at: { earth: ['gomory'] }, refused: 'HG-9.8.1-02' },
  },
  'map-for-the-angel': {
    at: { uriel: 's51' },
    see: { guides: '0 2', 'souls p0': 6 },
    but: { at: { uriel: undefined }, refused: 'HG-C02' },
  },
  'nine-choirs': {
    at: { uriel: 's51', demons: [['sammael', 'asmodeus', 'beelzebub'], ['gomory'], ['thamuz']] },
    play: ['p0 demon beelzebub', 'p0 done'],
    see: { uriel: 'out', 'favours p0': 4 },
    but: { at: { demons: [['sammael', 'asmodeus'], ['gomory'], ['thamuz']] }, refused: 'HG-9.8.3.2-01' },
  },
  'candle-in-the-window': {
    see: { lilith: 'antehell', aspect: -1, 'souls p0': 7 },
    but: { at: { lilith: 's51' }, refused: 'HG-C02' },
  },
  'arm-in-arm': {
    at: { lilith: 's51' },
    see: { promised: 0, 'favours p0': 2 },
    but: { at: { lilith: undefined }, refused: 'HG-C02' },
  },
  'passing-the-plate': {
    at: onEarth,
    play: [[6]],
    see: { 'souls p0': 20, 'demon sammael': 'on earth' },
    but: { at: { earth: [] }, refused: 'HG-9.8.1-02' },
  },
  cutpurse: {
    play: ['p0 side p1', [4, 3]],
    see: { 'souls p0': 12, 'souls p1': 6 },
    but: { play: ['p0 side p1', [5]], see: { 'souls p0': 9, 'souls p1': 9 } },
  },
  'silent-whistle': {
    at: { legions: ['p0 s51 1'] },
    play: ['p0 legion p0 s51 plain'],
    see: { 'tamed p0': 1, 'souls p0': 6 },
    but: { at: { hounds: ['2 p0 s51'] }, refused: 'HG-C03' },
  },
  'forged-orders': {
    at: { legions: ['p1 s51 2'] },
    play: ['p0 side p1', 'p0 party s51 plain 1', 'p0 go s61', 'p0 done'],
    see: { 'legions p1 s61': 1, 'legions p1 s51': 1 },
    but: { at: { lieutenants: ['sulla p1 s51'] }, refused: 'HG-C03' },
  },
  'season-ticket': {
    at: { legions: ['p0 s51 1'], lieutenants: ['sulla p0 s33'] },
    play: ['p0 place s91', 'p0 legion p0 s51 plain', 'p0 lieutenant sulla'],
    see: { 'legions p0 s91': 1, 'lieutenant sulla': 'p0 s91', 'legions p0 s51': 0 },
    but: { at: { signs: { s91: CLOSED } }, refused: 'HG-C03' },
  },
  'anonymous-letter': {
    play: ['p0 side p1'],
    see: { 'disfavours p1': 1, 'favours p0': 2 },
    but: { at: { disfavours: [3, 0, 1] }, refused: 'HG-9.8.1-04' },
  },
  'backdated-deed': {
    at: { legions: ['p0 s51 1'] },
    play: ['p0 place s51'],
    see: { 'owner s51': 'p0', 'souls p0': 5 },
    but: { at: { legions: ['p0 s51 1', 'p1 s51 1'] }, refused: 'HG-C03' },
  },
  'hired-cutthroats': {
    play: ['p0 place s54'],
    see: { 'legions free s54': 2, 'souls p0': 7 },
    but: { at: { legions: ['p1 s54 1'] }, refused: ['p0 place s54', 'HG-C03'] },
  },
  'blank-confession': {
    at: { disfavours: [3, 3, 1] },
    see: { 'disfavours p0': 1, 'disfavours p1': 3, 'souls p0': 6 },
    but: { at: { souls: [2, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  bookworm: {
    at: { hands: three(['bookworm'], ['cutpurse', 'toll-gate', 'midnight-post']) },
    play: ['p0 side p1'],
    see: { 'cards p1': 1, 'souls p0': 8 },
    but: { at: { souls: [0, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  'harmless-governess': {
    at: { hands: three(['harmless-governess'], ['cutpurse', 'toll-gate']) },
    play: ['p0 side p1', 'p0 take toll-gate'],
    see: { 'hand p0': 'toll-gate', 'hand p1': 'cutpurse' },
    but: {
      at: { hands: three(['harmless-governess'], []) },
      play: ['p0 side p1'],
      see: { 'hand p0': '', 'hand p1': '' },
    },
  },
  'golden-handshake': {
    at: { demons: [['balban', 'andras'], ['gomory'], ['thamuz']], lieutenants: ['sulla p1 s51'] },
    play: ['p0 lieutenant sulla'],
    see: { 'lieutenant sulla': 'returned', 'souls p0': 8 },
    but: { at: { souls: [0, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  headhunter: {
    at: led,
    play: ['p0 lieutenant sulla', [5], 'p0 place s51'],
    see: { 'lieutenant sulla': 'p0 s51', 'legions p1 s33': 2, 'souls p0': 6 },
    but: { play: ['p0 lieutenant sulla', [6]], see: { 'lieutenant sulla': 'p1 s33', 'souls p0': 6 } },
  },
  'regimental-fund': {
    at: { lieutenants: ['sulla p0 s51', 'verin p0 s51'] },
    see: { 'souls p0': 16 },
    but: { at: { lieutenants: ['sulla p1 s51', 'verin p1 s51'] }, see: { 'souls p0': 12, 'souls p1': 9 } },
  },
  'in-triplicate': {
    see: { 'freePetitions p0': 1, 'freeRights p0': 1, 'freePetitions p1': 0, 'souls p0': 8 },
    but: { at: { souls: [0, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  'toll-gate': {
    play: ['p0 place s51'],
    see: { 'signs s51': 'closed', 'signs s52': '' },
    but: { at: { souls: [0, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  'chthonian-tunnels': {
    at: { legions: ['p1 s51 2', 'p1 s52 1'] },
    play: ['p0 place s51', [5, 4]],
    see: { 'legions p1 s51': 1, 'legions p1 s52': 1 },
    but: {
      at: { demons: [['thamuz', 'asmodeus'], ['gomory'], ['sammael']], acted: ['gomory', 'sammael', 'asmodeus'] },
      refused: 'HG-C02',
    },
  },
  'drum-at-midnight': {
    play: ['p0 place s91'],
    see: { 'legions p0 s91': 2, 'souls p0': 6 },
    but: { at: { signs: { s91: CLOSED } }, refused: 'HG-C03' },
  },
  'smelling-salts': {
    at: { incapacitated: ['gomory'] },
    play: ['p0 demon gomory'],
    see: { 'demon gomory': 'in hell', 'souls p0': 8 },
    but: { at: { incapacitated: [] }, refused: 'HG-C03' },
  },
  'good-lawyer': {
    at: { disfavours: [3, 3, 1] },
    play: [[4, 4]],
    see: { 'disfavours p0': 0, 'disfavours p1': 3 },
    but: { play: [[1, 1]], see: { 'disfavours p0': 3, 'demon sammael': 'in hell' } },
  },
  'midnight-post': {
    at: { arcanaTop: ['toll-gate', 'bookworm'] },
    see: { 'hand p0': 'bookworm toll-gate', 'souls p0': 6 },
    but: { at: { souls: [2, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  'warm-embrace': {
    at: { hands: three(['warm-embrace'], ['cutpurse']) },
    play: ['p0 side p1', [4]],
    see: { 'hand p0': 'cutpurse', 'hand p1': '' },
    but: { play: ['p0 side p1', [5]], see: { 'hand p0': '', 'hand p1': 'cutpurse' } },
  },
  serenade: {
    at: { demons: [['sammael'], ['asmodeus', 'baal'], ['thamuz']], acted: ['thamuz'] },
    play: ['p0 demon asmodeus', [2, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    see: { asked: 'p1 act', 'param p1 demon': DEMON_IDS.indexOf('baal') },
    but: {
      play: ['p0 demon asmodeus', [1, 1, 1, 1, 1, 2, 1, 1, 1, 1]],
      see: { asked: 'p1 act', 'param p1 demon': DEMON_IDS.indexOf('asmodeus') },
    },
  },
  'no-confidence': {
    at: {
      demons: [['sammael', 'asmodeus', 'ashtaroth', 'andras'], ['gomory'], ['thamuz']],
      sectio: [['s91'], ['s95', 's94'], ['s93']],
    },
    play: ['p0 place s94', 'p0 demon asmodeus', 'p0 demon ashtaroth', 'p0 done'],
    see: { 'owner s94': 'nobody', 'owner s95': 'p1', 'acted asmodeus': 1 },
    but: { play: ['p0 place s94', 'p0 demon asmodeus', 'p0 done'], see: { 'owner s94': 'p1', 'acted asmodeus': 0 } },
  },
  'choir-of-the-lost': {
    at: choir,
    play: ['p1 demon belphegor'],
    see: { 'favours p0': 5, 'favours p1': 4 },
    but: { play: ['p1 done'], see: { 'favours p0': 3, 'favours p1': 3, 'hand p0': 'choir-of-the-lost' } },
  },
  'hair-shirt': {
    at: { disfavours: [4, 1, 1] },
    see: { 'disfavours p0': 1, 'demon sammael': 'incapacitated until 3', 'demon asmodeus': 'in hell' },
    but: { at: { hands: three(['toll-gate'], ['hair-shirt']) }, refused: 'HG-9.8-01' },
  },
  'banners-advance': {
    at: { demons: [['sammael', 'beelzebub', 'andras'], ['agares'], ['thamuz']], acted: ['thamuz', 'agares'] },
    play: ['p0 demon beelzebub', 'p0 demon andras'],
    see: { 'banners p0': 1, 'banners p1': 0 },
    but: { play: ['p0 demon beelzebub', 'p0 done'], see: { 'banners p0': 0, 'acted beelzebub': 0 } },
  },
  'burnt-almanac': {
    at: { ...onEarth, permanents: ['indulgences', 'general-levy'] },
    play: ['p0 lay indulgences'],
    see: { boxes: '- - general-levy', 'souls p0': 7 },
    but: { at: { permanents: [] }, refused: 'HG-C03' },
  },
  'new-almanac': {
    at: {
      ...onEarth,
      hellTop: ['audit', 'amnesty', 'indulgences', 'carnival', 'brimstone', 'exorcists', 'general-levy'],
    },
    play: ['p0 lay indulgences'],
    see: { boxes: 'indulgences - -' },
    but: { refused: ['p0 lay general-levy', 'HG-9.7.3-02'] },
  },
  'prophet-for-hire': {
    at: { ...onEarth, arcanaTop: ['toll-gate', 'bookworm', 'cutpurse', 'warm-embrace', 'serenade', 'trapdoor'] },
    play: ['p0 take bookworm', 'p0 take toll-gate', 'p0 take cutpurse', 'p0 take warm-embrace'],
    see: { 'hand p0': 'bookworm', 'souls p0': 8 },
    but: { refused: ['p0 take trapdoor', 'HG-C37'] },
  },
  'reversed-hourglass': {
    at: { acted: ['gomory', 'thamuz', 'asmodeus'] },
    play: ['p0 demon asmodeus'],
    see: { asked: 'p0 act', 'favours p0': 2 },
    but: { at: { acted: ['gomory', 'thamuz'] }, refused: 'HG-C03' },
  },
  'change-partners': {
    at: { hands: [['change-partners', 'cutpurse'], [], ['bookworm', 'toll-gate']] },
    see: { 'hand p0': 'bookworm toll-gate', 'hand p1': 'cutpurse', 'hand p2': '' },
    but: { at: { souls: [1, 9, 9] }, refused: 'HG-9.8.1-04' },
    spares: 'p2 but cards',
  },
  'deeds-swapped': {
    at: { sectio: [['s91'], ['s21', 's81'], ['s93']], legions: ['p1 s81 1'] },
    play: ['p0 place s91', 'p0 place s21'],
    see: { 'owner s91': 'p1', 'owner s21': 'p0', 'favours p0': 1 },
    but: { play: ['p0 place s91'], refused: ['p0 place s81', 'HG-C03'] },
  },
  'whole-truth': {
    at: { hands: three(['whole-truth'], ['cutpurse', 'toll-gate', 'bookworm']) },
    play: ['p0 side p1', 'p0 take cutpurse', 'p0 take bookworm'],
    see: { 'hand p0': '', 'hand p1': 'toll-gate' },
    but: { at: { souls: [0, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
}

/** Player 0 draws the card in the Hell phase; player 1 then has one too many and is asked. */
const drawing = {
  position: (card: string) => ({
    phase: 'hell' as const,
    seats: 3,
    demons: [['sammael'], ['gomory'], ['thamuz']],
    incapacitated: ['thamuz'],
    hellTop: ['indulgences', 'very-bad-year', 'audit'],
    arcanaTop: [card, 'midnight-post', 'warm-embrace'],
    hands: [['bookworm'], ['cutpurse', 'cutpurse', 'serenade', 'serenade', 'toll-gate'], ONE_CARD],
    souls: [9, 9, 9],
  }),
  uses: () => [],
}
const notDrawn = { arcanaTop: ['midnight-post', 'midnight-post'] }

const RIGHT_AWAY: Readonly<Record<string, CardTrial>> = {
  'caught-doing-good': { see: { 'disfavours p0': 1 }, but: { at: notDrawn, see: { 'disfavours p0': 0 } } },
  'called-as-witness': {
    at: { demons: [['sammael', 'andras'], ['gomory'], ['thamuz']] },
    see: { 'demon sammael': 'incapacitated until 3', 'demon andras': 'in hell' },
    but: { at: { incapacitated: ['thamuz', 'sammael'] }, see: { 'demon andras': 'incapacitated until 3' } },
  },
  'an-aunt-has-died': {
    at: { dice: [5] },
    see: { 'souls p0': 14 },
    but: { at: { ...notDrawn, dice: [] }, see: { 'souls p0': 9 } },
  },
  homesick: {
    at: { earth: ['sammael', 'gomory'] },
    see: { 'demon sammael': 'in hell', 'demon gomory': 'on earth' },
    but: { at: { earth: ['gomory'] }, see: { 'told home': 0 } },
  },
  'chain-letter': {
    at: { hands: [['bookworm'], ['cutpurse', 'cutpurse', 'serenade', 'toll-gate'], ONE_CARD] },
    see: { 'hand p0': '', 'cards p1': 6 },
    but: {
      at: { hands: [[], ['cutpurse', 'cutpurse', 'serenade', 'serenade', 'toll-gate'], ONE_CARD] },
      see: { 'hand p0': '', 'told taken': 0 },
    },
  },
  'said-her-name': { see: { lilith: 'antehell' }, but: { at: { lilith: 's51', aspect: 1 }, see: { lilith: 's51' } } },
  'leash-snaps': {
    at: { legions: ['p0 s51 1'], hounds: ['3 p0 s51'], dice: [1] },
    see: { 'hound 3': 'wild s61', 'told stray': 0 },
    but: { at: { hounds: [], dice: [] }, see: { 'hound 3': 'box', 'told stray': 1 } },
  },
}

/** Player 0 attacks with Sammael and the card against player 1 with Gomory, three legions each; dice not named are fives. */
const fighting = {
  position: (card: string) => ({
    phase: 'combat' as const,
    seats: 3,
    demons: [['sammael'], ['gomory'], ['thamuz']],
    legions: ['p0 s53 3', 'p1 s53 3'],
    hands: [[card], [], ONE_CARD],
    souls: [9, 9, 9],
    dice: [2],
    rest: 5,
  }),
  uses: (card: string) => ['p0 demon sammael', `p0 bring ${card}`, 'p1 demon gomory', `p0 cast ${card}`],
}

const COMBAT: Readonly<Record<string, CardTrial>> = {
  'cat-over-the-wall': {
    at: { hounds: ['2 p1 s53'] },
    play: ['p0 legion p1 s53 hounded', [1]],
    see: { 'hound 2': 'wild s63' },
    but: { at: { hounds: ['2 p0 s53'] }, refused: 'HG-C03' },
  },
  'field-promotion': {
    at: { lieutenants: ['sulla p0 s53'] },
    play: [[1, 1, 1, 1, 1, 1]],
    see: { 'bonusPlus p0': 1, 'bonusPlus p1': 0 },
    but: { at: { lieutenants: ['sulla p0 s51'] }, refused: 'HG-C02' },
  },
  'every-devil': {
    play: ['p0 legion p0 s53 plain', 'p0 go s54'],
    see: { 'legions p0 s54': 1, 'legions p0 s53': 2, 'victors s53': '' },
    but: { play: ['p0 legion p0 s53 plain'], refused: ['p0 go s55', 'HG-C43'] },
  },
  'pitchfork-drill': {
    play: [[5, 5, 5, 5, 5, 5, 6, 6, 6]],
    see: { 'legions p1 s53': 0, 'legions p0 s53': 3 },
    but: { play: [[4, 4, 4, 5, 5, 5]], see: { 'legions p1 s53': 3, 'legions p0 s53': 3 } },
  },
  'what-did-he-say': {
    at: { lieutenants: ['dabriel p1 s53'] },
    see: { 'silenced p1': 1, 'silenced p0': 0, 'legions p0 s53': 3 },
    but: {
      at: { lieutenants: ['dabriel p0 s53'] },
      play: [[2, 2, 2, 5, 5, 5, 6, 6, 6]],
      see: { 'silenced p0': 0, 'legions p1 s53': 1 },
    },
  },
  'dead-but-stubborn': {
    play: [[5, 5, 5, 6, 6, 6, 5, 5, 6]],
    see: { 'legions p0 s53': 2, 'souls p0': 8 },
    but: { at: { souls: [0, 9, 9] }, refused: 'HG-9.8.1-04' },
  },
  'pistols-swords-teeth': {
    play: ['p0 demon gomory', [6, 6, 6, 1]],
    see: { 'demon gomory': 'incapacitated until 5', 'demon sammael': 'in hell' },
    but: {
      play: ['p0 demon gomory', [1, 1, 1, 6]],
      see: { 'demon gomory': 'in hell', 'demon sammael': 'incapacitated until 5' },
    },
  },
  'turncoats-trumpet': {
    play: ['p0 legion p1 s53 plain', [5]],
    see: { 'legions p0 s53': 4, 'legions p1 s53': 2 },
    but: { play: ['p0 legion p1 s53 plain', [6]], see: { 'legions p0 s53': 3, 'legions p1 s53': 3 } },
  },
  'first-stone': {
    play: ['p0 legion p1 s53 plain', 'p0 legion p1 s53 plain', [6, 1]],
    see: { 'legions p1 s53': 2, 'souls p0': 8 },
    but: { play: ['p0 legion p1 s53 plain', 'p0 legion p1 s53 plain', [1, 1]], see: { 'legions p1 s53': 3 } },
  },
}

/** Player 0 casts a card that player 1 would rather not see, with Gomory unspent; player 2 has a hand, but no demon to spend. */
const LETTER = ['p0 magic anonymous-letter', 'p0 side p1']
const LETHE = ['p0 magic cup-of-lethe', 'p0 demon gomory']
const COUNTERED: Readonly<Record<string, readonly string[]>> = {
  sunbeam: LETTER,
  'filed-under-never': LETTER,
  'wrong-address': LETHE,
  trapdoor: LETHE,
  'verdict-turned': LETHE,
}
const countering = {
  position: (card: string) => ({
    phase: 'action' as const,
    seats: 3,
    demons: [['sammael', 'asmodeus'], ['gomory', 'andras'], ['thamuz']],
    acted: ['thamuz'],
    hands: [[COUNTERED[card] === LETTER ? 'anonymous-letter' : 'cup-of-lethe'], [card], ONE_CARD],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
  }),
  uses: (card: string) => [...(COUNTERED[card] ?? []), `p1 parry ${card} gomory`],
}

const COUNTERS: Readonly<Record<string, CardTrial>> = {
  sunbeam: {
    at: { earth: ['sammael', 'gomory'] },
    see: { 'disfavours p1': 0, 'demon sammael': 'in hell', 'demon gomory': 'on earth', 'acted gomory': 1 },
    but: { at: { earth: ['sammael', 'andras'] }, refused: 'HG-C09' },
  },
  'filed-under-never': {
    see: { 'disfavours p1': 0, 'souls p1': 7, 'acted gomory': 1 },
    but: { at: { souls: [9, 1, 9] }, refused: 'HG-5.2-01' },
  },
  'wrong-address': {
    play: ['p1 demon andras', [4]],
    see: { 'demon gomory': 'in hell', 'demon andras': 'incapacitated until 4', 'souls p1': 8 },
    but: { play: [], refused: ['p1 demon sammael', 'HG-C12'] },
  },
  trapdoor: {
    see: { 'demon gomory': 'in hell', 'souls p0': 7, 'hand p1': '' },
    but: { at: { hands: [['cup-of-lethe'], ['smelling-salts'], ONE_CARD] }, refused: 'HG-9.0-03' },
  },
  'verdict-turned': {
    play: [[2]],
    see: { 'demon gomory': 'in hell', 'demon sammael': 'incapacitated until 4', 'favours p1': 2 },
    but: { play: [[3]], see: { 'demon gomory': 'in hell', 'demon sammael': 'in hell', 'favours p1': 2 } },
  },
}

describeCards('cards played as an action', designs('action'), acting, ACTIONS)
describeCards('cards played right away', designs('playRightAway'), drawing, RIGHT_AWAY)
describeCards('cards cast in combat', designs('combat'), fighting, COMBAT)
describeCards('counters', designs('counter'), countering, COUNTERS)
