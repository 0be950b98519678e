import { grammar } from '@acheron/core'

const { count } = grammar('en-GB')
const money = (n: number): string => `${n}M`
const sections = (n: number): string => count(n, 'section', 'sections')
const mileposts = (n: number): string => count(n, 'milepost', 'mileposts')
const turns = (n: number): string => count(n, 'turn', 'turns')

/** What China Rails’ board says. The other languages have this shape. */
export const en = {
  map: 'Map of China',
  colon: ': ',
  semicolon: '; ',
  comma: ', ',
  money,
  mileposts,
  turns,

  /** Rows of moves, as the button that plays them says it. */
  rows: {
    build: (to: string, n: number, price: number, spent: number) =>
      `Build ${to}: ${sections(n)} for ${money(price)} (${spent} of 20M this turn)`,
    buildPart: (to: string, n: number, all: number, price: number) =>
      `Build ${to}: ${n} of ${sections(all)} this turn, for ${money(price)}`,
    inAll: (row: string, whole: number) => `${row} (${money(whole)} in all)`,
    go: (to: string, n: number, left: number) => `Go ${to}: ${mileposts(n)}, ${left} left`,
    goPart: (to: string, n: number, all: number, turnsAway: number) =>
      `Go ${n} of ${mileposts(all)} ${to}; there in ${turns(turnsAway)}`,
    withFees: (row: string, fees: number) => `${row}; ${money(fees)} in fees`,
    beginning: (row: string, at: string) => `${row}, beginning ${at}`,
  },

  /** The strip over the map. */
  round: (n: number) => `Round ${n}`,
  opening: (n: number) => `Opening ${n} of 2`,
  spent: (n: number) => `Spent ${n} of 20M`,
  left: (n: number, of: number) => `Movement ${n} of ${of}`,
  exits: (n: number) => `Ways out of major cities ${n} of 2`,
  find: 'Find',
  key: 'Key',
  close: 'Close',
  events: 'Events in force',
  forGood: 'until the end of the game',
  untilDuty: 'until all have been there',
  endsIn: (n: number) => (n <= 1 ? 'ends with this turn' : `ends after ${turns(n)}`),

  /** The tray. */
  cash: 'Cash',
  debt: (n: number) => `owes ${money(n)}`,
  cards: 'Your demand cards',
  cardsOf: (name: string) => `Cards of ${name}`,
  train: 'Your train',
  empty: 'empty',
  here: 'To take here',
  upgrades: 'Upgrade for 20M',
  speed: (n: number) => `${mileposts(n)} a turn`,
  capacity: (n: number) => count(n, 'load', 'loads'),
  joined: 'Major cities joined',
  noLink: 'no link to Taiwan',
  link: (port: string) => `linked: ${port}`,
  soon: 'Could be delivered soon',
  soonNothing: 'Nothing yet: build towards a source first.',
  watching: 'You are watching.',

  /** How a demand could be met. */
  aboard: 'aboard',
  chips: (n: number) => (n === 0 ? 'no chips left' : `${count(n, 'chip', 'chips')} left`),
  from: (city: string) => `from ${city}`,
  builtAlready: 'track is there',
  toBuild: (n: number, price: number) => `${sections(n)} to build for ${money(price)}`,
  toLink: (price: number) => `link to Taiwan for ${money(price)}`,
  far: (n: number, turnsAway: number) => `${mileposts(n)}, about ${turns(turnsAway)}`,
  noWay: 'no way leads there now',
  sources: (cities: readonly string[]) => `Sources: ${cities.join(', ')}`,

  /** The index of loads and cities. */
  search: 'Search a city or a load',
  cities: 'Cities',
  loads: 'Loads',
  offers: (loads: readonly string[]) => `offers ${loads.join(', ')}`,
  wanted: (loads: readonly string[]) => `your cards ask for ${loads.join(', ')}`,
  nothingFound: 'Nothing is called that.',

  /** The key to the symbols. */
  aim: 'The aim',
  symbols: 'Symbols and prices',
  clear: 'clear or desert: 1M',
  mountain: 'mountain: 2M',
  alpine: 'alpine: 5M',
  smallCity: 'small city: 3M, two players',
  mediumCity: 'medium city: 3M, three players',
  majorCity: 'major city: 5M; all run through it freely',
  river: 'river: 2M more',
  lake: 'lake or inlet: 3M more',
  dry: 'dry river or lake: 1M more',
  ferry: 'ferry Dalian – Penglai: 4M, two players',
  port: 'container port: link to Taiwan',
  closed: 'struck by an event',
  hands: [
    'Drag from your track along mileposts to build; or point at a far milepost to see the cheapest way and its price.',
    'Point at a city to send your train there; what it costs and how long it takes is shown first.',
    'Keys: arrows choose, Enter plays, T traces a way step by step, B shows the board as a list.',
  ],

  /** The pencil. */
  pencil: 'Plan',
  pencilTrack: 'Pencil track',
  pencilJourney: 'Pencil a journey',
  pencilHint: 'Point at a milepost. The plan stays on this page and nobody else sees it.',
  rub: 'Rub out',
  plan: (n: number, price: number) => `Plan: ${sections(n)}, ${money(price)}`,
  planJourney: (n: number) => `Plan: journey of ${mileposts(n)}`,
  buildPlan: (n: number, all: number, price: number) => `Build the plan: ${n} of ${sections(all)} for ${money(price)}`,
  goPlan: (n: number, all: number) => `Go as planned: ${n} of ${mileposts(all)}`,

  facts: {
    cash: (n: number) => `${money(n)} in cash`,
    track: (n: number) => `${sections(n)} of track`,
    loads: (n: number) => `${count(n, 'load', 'loads')} aboard`,
    joined: (n: number) => `${n} of 4 major cities joined`,
  },

  /** The board as a list. */
  list: {
    now: 'Now',
    cards: 'Demands on your cards',
    cargo: 'Loads and train',
    cities: 'Cities: ways there',
    ports: 'Container ports',
    sections: 'Sections that can be built one by one',
    others: 'The others',
    steps: 'Steps of the train',
    here: 'your train is here',
    reached: 'on your track',
    along: (n: number, turnsAway: number) => `${mileposts(n)} along track, ${turns(turnsAway)}`,
    price: (n: number) => `${money(n)} to build there`,
    begin: 'track may begin there',
    unreached: 'no way can be built there now',
  },

  hints: {
    overseas: 'loads change hands at a container port to which you have bought a link',
    milepost: (terrain: string, price: number) => `${terrain}, ${money(price)}`,
    water: (extra: number) => `over water ${money(extra)} more`,
    owner: (name: string) => `track of ${name}`,
    places: (n: number, of: number) => `${n} of ${of} players inside`,
    links: (n: number, of: number, price: number) => `link ${money(price)}, ${n} of ${of} taken`,
  },
}

export type Own = typeof en
