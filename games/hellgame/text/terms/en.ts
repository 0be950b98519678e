import { grammar } from '@acheron/core'

const { count, and } = grammar('en-GB')

const souls = (n: number): string => count(n, 'soul', 'souls')
const favours = (n: number): string => count(n, 'favour', 'favours')
const hearts = (n: number): string => count(n, 'heart', 'hearts')
const skulls = (n: number): string => count(n, 'skull', 'skulls')
const stars = (n: number): string => count(n, 'star', 'stars')

/** The words that are printed on cards and board. The other languages have this shape. */
export const termsEn = {
  /** Counted things. */
  souls,
  favours,
  disfavours: (n: number) => count(n, 'disfavour', 'disfavours'),
  hearts,
  skulls,
  stars,
  cards: (n: number) => count(n, 'card', 'cards'),
  legions: (n: number) => count(n, 'legion', 'legions'),
  hounds: (n: number) => count(n, 'hellhound', 'hellhounds'),
  demons: (n: number) => count(n, 'demon', 'demons'),
  steps: (n: number) => count(n, 'step', 'steps'),

  /** The sequence of play, in full and as short as the strip above the board. */
  phases: [
    'Hell phase',
    'Soul phase',
    'Summoning phase',
    'Action phase',
    'Random moves',
    'Combat phase',
    'Petition phase',
    'End phase',
  ],
  strip: ['Hell', 'Souls', 'Summoning', 'Actions', 'Random moves', 'Combat', 'Petitions', 'End'],
  /** The boxes of the permanent Hell cards. */
  boxes: ['Heaven', 'Earth', 'Hell'],
  permanent: (box: string) => `permanent: ${box}`,
  /** Lilith. */
  aspects: ['crone', 'mother', 'virgin'],
  sexes: { male: 'male', female: 'female', both: 'both sexes', undefined: 'undefined sex' },
  directions: ['inward', 'anticlockwise', 'outward', 'clockwise'],
  scopes: { quarter: 'quarter', circle: 'circle', sectio: 'Sectio' },
  quarter: (n: number) => `quarter ${n}`,
  circle: (n: number, name: string) => `circle ${n}, ${name}`,
  antehell: 'AnteHell',
  hell: 'all of Hell',
  /** A Sectio by its name, or AnteHell: where something is, where it goes, whence it comes. */
  at: (sectio: string | undefined) => (sectio === undefined ? 'in AnteHell' : `in ${sectio}`),
  to: (sectio: string | undefined) => (sectio === undefined ? 'to AnteHell' : `to ${sectio}`),
  from: (sectio: string | undefined) => (sectio === undefined ? 'from AnteHell' : `from ${sectio}`),
  /** A card in a sentence. */
  card: (name: string) => `“${name}”`,
  pentagram: 'the Pentagram',
  freebooters: 'Freebooters',
  rampaging: 'rampaging hellhounds',
  uriel: 'Uriel',
  lilith: 'Lilith',
  /** A demon: where it stands in the order. */
  rank: (n: number) => `rank ${n.toLocaleString('en-GB')}`,
  /** A lieutenant: what it says on his counter. */
  lieutenant: (name: string, bonus: number, command: number) => `${name} (bonus +${bonus}, command ${command})`,
  lieutenantNamed: (name: string) => `lieutenant ${name}`,
  hound: (attacks: number) => `hellhound of ${count(attacks, 'attack', 'attacks')}`,

  /** The minor arcana; passes by how many demons go first. */
  minors: { walk: 'Walk the Earth', walkSafely: 'Walk the Earth Safely', recruit: 'Recruit Lieutenant' },
  passes: [
    '',
    'Pass',
    'Double Pass',
    'Triple Pass',
    'Quadruple Pass',
    'Quinary Pass',
    'Senary Pass',
    'Septenary Pass',
    'Octonary Pass',
    'Nonary Pass',
  ],
  /** The major arcana: when, where, against what. */
  timings: { action: 'action', combat: 'combat', counter: 'counter', playRightAway: 'play right away' },
  spheres: { hell: 'in Hell', earth: 'on earth', any: 'in Hell or on earth' },
  counters: {
    anyCard: 'against any card',
    cardTargetingDemon: 'against a card aimed at a demon',
    cardTargetingMe: 'against a card aimed at a demon of yours',
  },
  /** What a card costs, and what it needs. */
  cost: (s: number, f: number) => and([...(s > 0 ? [souls(s)] : []), ...(f > 0 ? [favours(f)] : [])]) || 'free',
  needs: {
    hearts: (n: number) => `a caster with ${hearts(n)} or more`,
    skulls: (n: number) => `a caster with ${skulls(n)} or more`,
    stars: (n: number) => `a caster with ${stars(n)} or more`,
    group: {
      hearts: (n: number) => `a group with ${hearts(n)}`,
      skulls: (n: number) => `a group with ${skulls(n)}`,
      stars: (n: number) => `a group with ${stars(n)}`,
    },
    uriel: 'Uriel in play',
    lilith: 'Lilith in play',
    noLilith: 'Lilith not in play',
    notPromised: 'Lilith not yet promised',
    lieutenantHere: 'a lieutenant of yours in the combat',
    ownLegion: 'a legion of yours on the map',
    legionInStock: 'a legion in stock',
  },
  six: 'marked 6',
}

export type Terms = typeof termsEn
