import { GREY, LOCOMOTIVE } from '@acheron/games/ticket-to-ride'
import { counting } from './counting.ts'
import type { Words } from './en.ts'

const count = counting('de')

/** By card and by colour of a route. */
const COLOURS = ['violett', 'rot', 'orange', 'gelb', 'grün', 'blau', 'weiß', 'schwarz']
const NOUNS = [...COLOURS.map((colour) => `${colour[0].toUpperCase()}${colour.slice(1)}`), 'Lokomotive']
const BEFORE_CARD = COLOURS.map((colour) => (colour === 'orange' ? colour : `${colour}e`))

const trains = (n: number): string => `${n} Wagen`
const points = (n: number): string => count(n, 'Punkt', 'Punkte')
const cards = (n: number): string => count(n, 'Wagenkarte', 'Wagenkarten')
const tickets = (n: number): string => count(n, 'Zielkarte', 'Zielkarten')
const locomotives = (n: number): string => count(n, 'Lokomotive', 'Lokomotiven')
const counted = (n: number, card: number): string =>
  card === LOCOMOTIVE ? locomotives(n) : `${n} ${BEFORE_CARD[card]}`
const cardsOf = (n: number, card: number): string =>
  card === LOCOMOTIVE ? locomotives(n) : count(n, `${BEFORE_CARD[card]} Karte`, `${BEFORE_CARD[card]} Karten`)

export const de: Words = {
  company: ['Acheron', 'Die Nachtlinie'],
  map: 'Karte der Strecken',
  spacesAndPoints: 'Felder und Punkte',

  colon: ': ',
  semicolon: '; ',
  card: (card) => NOUNS[card],
  seat: (n) => `Platz ${n}`,
  points,
  row: 'Auslage',
  rowCard: (place, card) => `Karte ${place}: ${NOUNS[card]}`,
  noCard: (place) => `Karte ${place}: keine mehr da`,
  pile: 'Nachziehstapel',
  discards: 'Ablagestapel',
  ticketPile: 'Zielkartenstapel',
  cards,
  tickets,
  counted,

  finalCount: 'Die Endabrechnung',
  longestPath: 'Längste durchgehende Strecke',
  skip: 'Überspringen',
  payFor: (route: string) => `${route} bezahlen`,
  hand: 'Handkarten',
  emptyHand: 'Noch keine Karten',
  ownTickets: 'Eigene Zielkarten',
  noTickets: 'Noch keine Zielkarten',
  offered: 'Zielkarten zur Wahl',
  giveBack: 'Zurückgeben',
  keepsAtLeast: 'Eine Zielkarte wählen, um sie zurückzugeben.',
  watching: 'Nur zuschauen: Hände und Zielkarten bleiben bis zum Ende geheim.',
  ticketsOf: (name) => `Zielkarten von ${name}`,

  done: 'erfüllt',
  needs: (n) => `noch ${trains(n)}`,
  blocked: 'unerreichbar',
  failed: 'nicht erfüllt',

  facts: {
    trains: (n) => `noch ${trains(n)}`,
    cards,
    tickets,
    path: (n) => `längste durchgehende Strecke: ${trains(n)}`,
  },

  regions: [
    'Strecken: Pazifik',
    'Strecken: Gebirge',
    'Strecken: Prärie',
    'Strecken: Große Seen und Osten',
    'Strecken: Süden',
  ],
  routeLine: (name, length, colour, state) =>
    `${name}: ${count(length, 'Feld', 'Felder')}, ${colour === GREY ? 'grau' : COLOURS[colour]}, ${state}`,
  track: (n) => `Gleis ${n}`,
  free: 'frei',
  closed: 'gesperrt',
  yours: 'eigene Strecke',
  ownedBy: (name) => `genutzt von ${name}`,

  hints: {
    owned: (route, name, n) => `${route}: genutzt von ${name}, ${points(n)}`,
    own: (route, n) => `${route}: eigene Strecke, ${points(n)}`,
    closed: (route) => `${route}: gesperrt, denn das andere Gleis ist genutzt`,
    ownTwin: (route) => `${route}: Das andere Gleis gehört schon zum eigenen Netz`,
    price: (length, colour) =>
      colour === GREY
        ? length === 1
          ? '1 Karte nach Wahl oder eine Lokomotive'
          : `${length} Karten einer Farbe, auch mit Lokomotiven`
        : `${cardsOf(length, colour)}, auch mit Lokomotiven`,
    youHave: (held) => `auf der Hand: ${held.join(' und ') || 'keine davon'}`,
    atMost: (held) => `auf der Hand höchstens: ${held.join(' und ') || 'keine'}`,
    tooFewTrains: (n) => (n === 0 ? 'keine Wagen mehr' : `nur noch ${trains(n)}`),
    takeCard: (card, held) => `${NOUNS[card]}: ${held === 0 ? 'keine' : held} auf der Hand`,
    takeLocomotive: (held) =>
      `Lokomotive, ersetzt jede Farbe; einzige Karte des Zuges; ${held === 0 ? 'keine' : held} auf der Hand`,
    noCard: 'Für diesen Platz ist keine Karte mehr da',
    pile: (n) => `${cards(n)} verdeckt im Nachziehstapel`,
    discards: (n) => `${cards(n)} im Ablagestapel`,
    ticketPile: (n) => `${tickets(n)} im Stapel; man zieht drei und behält mindestens eine`,
    ticketDone: (n) => `erfüllt, ${points(n)}`,
    ticketOpen: (n, left, value) => `noch ${n} von ${left} eigenen Wagen nötig für ${points(value)}`,
    ticketBlocked: (n) => `nicht mehr zu erfüllen: am Ende ${points(n)} Abzug`,
    ticketFailed: (n) => `nicht erfüllt: ${points(n)} Abzug`,
  },
}
