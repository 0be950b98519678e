import { DEMON_IDS } from '../src/demons.ts'
import { type CardTrial, describeCards, type Play } from './card-trials.ts'

const ONE_CARD = ['hair-shirt']
const FIVE_CARDS = ['cutpurse', 'cutpurse', 'serenade', 'serenade', 'toll-gate']

/** Player 0 has the demon; the others have acted. */
const skill = {
  position: (id: string) => ({
    phase: 'action' as const,
    seats: 3,
    demons: [[id], [id === 'gomory' ? 'sammael' : 'gomory'], [id === 'thamuz' ? 'naburos' : 'thamuz']],
    acted: ['sammael', 'gomory', 'thamuz', 'naburos'].filter((other) => other !== id),
    hands: [[], [], ONE_CARD],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
  }),
  uses: () => [],
}
const of = (...mine: readonly string[]) => ({ demons: [mine, ['gomory'], ['thamuz']] })
const soul = { phase: 'soul' as const }
/** Player 1 has a card too many and is asked at the end of the Hell phase. */
const hell = {
  phase: 'hell' as const,
  incapacitated: ['thamuz'],
  arcanaTop: ['midnight-post', 'midnight-post'],
  hands: [['trapdoor'], FIVE_CARDS, ONE_CARD],
}
/** Player 1 could be rid of a disfavour and is asked. */
const end = { phase: 'end' as const, disfavours: [0, 2, 0], favours: [0, 4, 3] }
/** Three legions against three, and nobody but player 0 has a demon to send. */
const combat = {
  phase: 'combat' as const,
  legions: ['p0 s53 3', 'p1 s53 3'],
  earth: ['gomory'],
  dice: [2],
  rest: 1,
}
const attacks = (demon: string, face: number): Play => [`p0 demon ${demon}`, [face, face, face, 1, 1, 1, 6, 6, 6]]
const led = { legions: ['p0 s51 4', 'p0 s53 1'], lieutenants: ['sulla p0 s53'] }
const march = ['p0 march', 'p0 lead sulla', 'p0 following 1 0', 'p0 go s63', 'p0 halt']
const raid = { legions: ['p0 s51 2', 'p1 s61 1'] }
const attack = ['p0 march', 'p0 party s51 plain 2', 'p0 go s61']
const alone = { phase: 'summoning' as const, souls: [3, 0, 0], hands: [['cutpurse', 'bookworm'], [], ONE_CARD] }

const SKILLS: Readonly<Record<string, CardTrial>> = {
  sammael: {
    at: { ...of('sammael', 'andras'), earth: ['sammael'] },
    play: ['p0 deeds', [1, 1, 1, 1, 1, 6]],
    see: { 'favours p0': 4 },
    but: {
      at: { ...of('asmodeus', 'andras'), earth: ['asmodeus'] },
      play: ['p0 deeds', [1, 1, 1, 1, 1]],
      see: { 'favours p0': 3 },
    },
  },
  asmodeus: {
    at: { ...soul, earth: ['asmodeus'], dice: [2] },
    play: ['p0 yes', [6]],
    see: { 'souls p0': 9 + 2 + 5 + 6 },
    but: { play: ['p0 no'], see: { 'souls p0': 9 + 2 + 5 + 2 } },
    control: true,
  },
  beelzebub: {
    at: soul,
    play: ['p0 side p1'],
    see: { 'souls p1': 9 + 3 - 1 },
    but: { play: ['p0 nobody'], see: { 'souls p1': 9 + 3 } },
    control: true,
  },
  ashtaroth: {
    at: { ...soul, souls: [20, 9, 9] },
    see: { 'souls p0': 20 + 2 + 2 },
    but: { at: { souls: [9, 9, 9] }, see: { 'souls p0': 9 + 2 } },
    control: true,
  },
  baal: {
    at: led,
    play: march,
    see: { 'param p0 skulls': 4, 'lieutenant sulla': 'p0 s63' },
    but: { at: of('agares'), see: { 'param p0 skulls': 3, 'lieutenant sulla': 'p0 s63' } },
  },
  moloch: {
    at: { ...soul, legions: ['p0 s51 1'] },
    play: ['p0 legion p0 s51 plain'],
    see: { 'souls p0': 9 + 2 + 4, 'legions p0 s51': 0 },
    but: { play: ['p0 nobody'], see: { 'souls p0': 9 + 2, 'legions p0 s51': 1 } },
    control: true,
  },
  belphegor: {
    at: of('belphegor', 'andras'),
    play: ['p0 rest'],
    see: { 'souls p0': 11 },
    but: { at: of('orias', 'andras'), see: { 'souls p0': 9 } },
  },
  orias: {
    at: { ...hell, hellTop: ['archive-fire', 'lucifer-bored', 'amnesty', 'audit', 'indulgences'] },
    play: ['p0 lay amnesty', 'p0 lay lucifer-bored'],
    see: { 'told discarded': 0, 'fact hell-drawn card': 36 },
    but: { at: { incapacitated: ['thamuz', 'orias'] }, play: [], see: { 'cards p0': 0 } },
  },
  thamuz: {
    at: combat,
    play: attacks('thamuz', 4),
    see: { 'legions p1 s53': 1 },
    but: {
      at: { demons: [['sammael'], ['gomory'], ['naburos']] },
      play: attacks('sammael', 4),
      see: { 'legions p1 s53': 3 },
    },
  },
  caim: {
    at: { hands: [[], ['cutpurse'], ONE_CARD] },
    play: ['p0 side p1'],
    see: { 'seen p0 p1': 'cutpurse' },
    but: { play: ['p0 nobody'], see: { 'seen p0 p1': '' } },
  },
  agares: {
    at: raid,
    play: attack,
    see: { asked: 'p0 agree, p1 agree', 'legions p0 s61': 2 },
    but: { at: of('baal'), see: { asked: 'p1 flee' } },
  },
  balban: {
    at: {
      demons: [['balban', 'gomory'], ['sammael'], ['thamuz']],
      acted: ['thamuz'],
      hands: [[], ['cup-of-lethe'], ONE_CARD],
    },
    play: ['p1 magic cup-of-lethe', 'p1 demon gomory', 'p0 demon balban', [1]],
    see: { 'demon balban': 'incapacitated until 4', 'demon gomory': 'in hell' },
    but: {
      at: { earth: ['balban'] },
      play: ['p1 magic cup-of-lethe', 'p1 demon gomory', [1]],
      see: { 'demon balban': 'on earth', 'demon gomory': 'incapacitated until 4' },
    },
  },
  gomory: {
    at: { ...soul, sectio: [['s51', 's52', 's33'], ['s95'], ['s93']] },
    see: { 'souls p0': 9 + 4 + 5 + 3 },
    but: { at: { incapacitated: ['gomory'] }, see: { 'souls p0': 9 + 4 + 5 + 2 } },
    control: true,
  },
  ereshkigal: {
    at: { ...end, lostLegion: [1, 0, 0] },
    play: ['p0 place s91'],
    see: { 'legions p0 s91': 1, asked: 'p1 atone' },
    but: { at: { lostLegion: [0, 1, 0] }, play: [], see: { 'legions p0 s91': 0, asked: 'p1 atone' } },
  },
  paymon: {
    at: { acted: ['thamuz'] },
    play: ['p0 amount 0'],
    see: { asked: 'p0 act', 'before gomory': 1 },
    but: { at: { incapacitated: ['paymon'] }, play: [], see: { asked: 'p1 act' } },
  },
  zagam: {
    at: alone,
    play: ['p0 sell cutpurse'],
    see: { 'souls p0': 7, 'hand p0': 'bookworm' },
    but: { at: { incapacitated: ['zagam'] }, refused: ['p0 sell cutpurse', 'HG-C19'] },
  },
  ukobach: {
    at: { ...alone, souls: [9, 0, 0] },
    play: ['p0 raise s91'],
    see: { 'souls p0': 7 },
    but: { at: { incapacitated: ['ukobach'] }, see: { 'souls p0': 6 } },
  },
  pruflas: {
    at: { demons: [['pruflas'], ['gomory', 'caim'], ['thamuz']], acted: ['thamuz'] },
    play: ['p1 nobody', 'p0 demon caim'],
    see: { asked: 'p1 act', 'param p1 demon': DEMON_IDS.indexOf('gomory') },
    but: { play: ['p1 nobody', 'p0 nobody'], see: { 'param p1 demon': DEMON_IDS.indexOf('caim') } },
  },
  andras: {
    at: combat,
    play: attacks('andras', 5),
    see: { 'legions p1 s53': 0 },
    but: { at: of('naburos'), play: attacks('naburos', 5), see: { 'legions p1 s53': 3 } },
  },
  xaphan: {
    at: { ...hell, hellTop: ['archive-fire', 'amnesty', 'audit', 'indulgences'] },
    play: ['p0 yes'],
    see: { 'told discarded': 0 },
    but: { play: ['p0 no'], see: { 'told discarded': 3 } },
  },
  naburos: {
    at: { ...end, disfavours: [1, 2, 0] },
    see: { 'disfavours p0': 0, asked: 'p1 atone' },
    but: { at: { incapacitated: ['naburos'] }, see: { 'disfavours p0': 1, asked: 'p1 atone' } },
  },
}

describeCards('skills of demons', DEMON_IDS, skill, SKILLS)
