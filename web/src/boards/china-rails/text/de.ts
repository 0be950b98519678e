import { grammar } from '@acheron/core'
import type { Own } from './en.ts'

const { count } = grammar('de')
const money = (n: number): string => `${n} Mio.`
const sections = (n: number): string => count(n, 'Abschnitt', 'Abschnitte')
const mileposts = (n: number): string => count(n, 'Meilenstein', 'Meilensteine')
const turns = (n: number): string => count(n, 'Spielzug', 'Spielzüge')

export const de: Own = {
  map: 'Karte von China',
  colon: ': ',
  semicolon: '; ',
  comma: ', ',
  money,
  mileposts,
  turns,

  rows: {
    build: (to, n, price, spent) =>
      `Bis ${to} bauen: ${sections(n)} für ${money(price)} (${spent} von 20 Mio. in diesem Zug)`,
    buildPart: (to, n, all, price) =>
      `Bis ${to} bauen: in diesem Zug ${n} von ${count(all, 'Abschnitt', 'Abschnitten')} für ${money(price)}`,
    inAll: (row, whole) => `${row} (im Ganzen ${money(whole)})`,
    go: (to, n, left) => `Fahrt ${to}: ${mileposts(n)}, ${left} bleiben`,
    goPart: (to, n, all, turnsAway) =>
      `Fahrt ${to}: jetzt ${n} von ${count(all, 'Meilenstein', 'Meilensteinen')}, Ankunft in ${count(turnsAway, 'Spielzug', 'Spielzügen')}`,
    withFees: (row, fees) => `${row}; ${money(fees)} Gebühren`,
    beginning: (row, at) => `${row}, beginnend ${at}`,
  },

  round: (n) => `Runde ${n}`,
  opening: (n) => `Eröffnung ${n} von 2`,
  spent: (n) => `Ausgegeben ${n} von 20 Mio.`,
  left: (n, of) => `Fahrpunkte ${n} von ${of}`,
  exits: (n) => `Wege aus Metropolen ${n} von 2`,
  find: 'Suchen',
  key: 'Legende',
  close: 'Schließen',
  events: 'Ereignisse in Kraft',
  forGood: 'bis zum Ende des Spiels',
  untilDuty: 'bis alle dort waren',
  endsIn: (n) => (n <= 1 ? 'endet mit diesem Spielzug' : `endet nach ${count(n, 'Spielzug', 'Spielzügen')}`),

  cash: 'Bargeld',
  debt: (n) => `schuldet ${money(n)}`,
  cards: 'Eigene Nachfragekarten',
  cardsOf: (name) => `Karten von ${name}`,
  train: 'Eigener Zug',
  empty: 'leer',
  here: 'Hier zu laden',
  upgrades: 'Aufrüsten für 20 Mio.',
  speed: (n) => `${mileposts(n)} je Spielzug`,
  capacity: (n) => count(n, 'Ware', 'Waren'),
  joined: 'Verbundene Metropolen',
  noLink: 'keine Verbindung nach Taiwan',
  link: (port) => `Verbindung: ${port}`,
  soon: 'Bald zu liefern',
  soonNothing: 'Noch nichts: erst zu einer Quelle bauen.',
  watching: 'Hier wird nur zugesehen.',

  aboard: 'an Bord',
  chips: (n) => (n === 0 ? 'kein Chip mehr' : `noch ${count(n, 'Chip', 'Chips')}`),
  from: (city) => `aus ${city}`,
  builtAlready: 'Gleis liegt',
  toBuild: (n, price) => `${sections(n)} für ${money(price)} zu bauen`,
  toLink: (price) => `Verbindung nach Taiwan für ${money(price)}`,
  far: (n, turnsAway) => `${mileposts(n)}, etwa ${turns(turnsAway)}`,
  noWay: 'zurzeit führt kein Weg dorthin',
  sources: (cities) => `Quellen: ${cities.join(', ')}`,

  search: 'Stadt oder Ware suchen',
  cities: 'Städte',
  loads: 'Waren',
  offers: (loads) => `bietet ${loads.join(', ')}`,
  wanted: (loads) => `eigene Karten verlangen ${loads.join(', ')}`,
  nothingFound: 'Nichts heißt so.',

  aim: 'Das Ziel',
  symbols: 'Zeichen und Preise',
  clear: 'Ebene oder Wüste: 1 Mio.',
  mountain: 'Gebirge: 2 Mio.',
  alpine: 'Hochgebirge: 5 Mio.',
  smallCity: 'kleine Stadt: 3 Mio., zwei Bahnen',
  mediumCity: 'mittlere Stadt: 3 Mio., drei Bahnen',
  majorCity: 'Metropole: 5 Mio.; freie Durchfahrt für alle',
  river: 'Fluss: 2 Mio. mehr',
  lake: 'See oder Meeresarm: 3 Mio. mehr',
  dry: 'Trockenfluss oder Trockensee: 1 Mio. mehr',
  ferry: 'Fähre Dalian – Penglai: 4 Mio., zwei Bahnen',
  port: 'Containerhafen: Verbindung nach Taiwan',
  closed: 'von einem Ereignis getroffen',
  hands: [
    'Vom eigenen Gleis von Meilenstein zu Meilenstein ziehen, um zu bauen; oder auf einen fernen zeigen: Der billigste Weg und sein Preis erscheinen.',
    'Auf eine Stadt zeigen, um den Zug hinzuschicken; Kosten und Dauer stehen vorher da.',
    'Tasten: Pfeile wählen, Enter spielt, T zieht einen Weg Schritt für Schritt, B zeigt den Plan als Liste.',
  ],

  pencil: 'Plan',
  pencilTrack: 'Gleis skizzieren',
  pencilJourney: 'Fahrt skizzieren',
  pencilHint: 'Auf einen Meilenstein zeigen. Der Plan bleibt auf dieser Seite, niemand sonst sieht ihn.',
  rub: 'Ausradieren',
  plan: (n, price) => `Plan: ${sections(n)}, ${money(price)}`,
  planJourney: (n) => `Plan: Fahrt über ${mileposts(n)}`,
  buildPlan: (n, all, price) => `Plan bauen: ${n} von ${count(all, 'Abschnitt', 'Abschnitten')} für ${money(price)}`,
  goPlan: (n, all) => `Nach Plan fahren: ${n} von ${count(all, 'Meilenstein', 'Meilensteinen')}`,

  facts: {
    cash: (n) => `${money(n)} Bargeld`,
    track: (n) => `${sections(n)} Gleis`,
    loads: (n) => `${count(n, 'Ware', 'Waren')} an Bord`,
    joined: (n) => `${n} von 4 Metropolen verbunden`,
  },

  list: {
    now: 'Jetzt',
    cards: 'Nachfrage auf den eigenen Karten',
    cargo: 'Waren und Zug',
    cities: 'Städte: Wege dorthin',
    ports: 'Containerhäfen',
    sections: 'Abschnitte, die sich einzeln bauen lassen',
    others: 'Die anderen',
    steps: 'Schritte des Zuges',
    here: 'hier steht der eigene Zug',
    reached: 'am eigenen Gleis',
    along: (n, turnsAway) => `${mileposts(n)} auf Gleisen, ${turns(turnsAway)}`,
    price: (n) => `${money(n)}, um hinzubauen`,
    begin: 'dort darf ein Gleis beginnen',
    unreached: 'zurzeit lässt sich nicht hinbauen',
  },

  hints: {
    overseas: 'geladen und geliefert wird in einem Containerhafen, dessen Verbindung man gekauft hat',
    milepost: (terrain, price) => `${terrain}, ${money(price)}`,
    water: (extra) => `über Wasser ${money(extra)} mehr`,
    owner: (name) => `Gleis von ${name}`,
    places: (n, of) => `${n} von ${of} Bahnen darin`,
    links: (n, of, price) => `Verbindung ${money(price)}, ${n} von ${of} vergeben`,
  },
}
