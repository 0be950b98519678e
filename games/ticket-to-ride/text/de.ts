import { grammar } from '@acheron/core'
import { type Card, GREY, LOCOMOTIVE } from '../src/colours.ts'
import type { Words } from './en.ts'

const { count, and, or } = grammar('de')

/** By card and by colour of a route: the colour itself, as a noun with a capital. */
const COLOURS = ['violett', 'rot', 'orange', 'gelb', 'grün', 'blau', 'weiß', 'schwarz']
const NOUNS = COLOURS.map((colour) => `${colour[0].toUpperCase()}${colour.slice(1)}`)

/** Before „Karte“ and „Karten“: alike in nominative and accusative without „die“, which is all that is used. */
const BEFORE_CARD = COLOURS.map((colour) => (colour === 'orange' ? colour : `${colour}e`))

const points = (n: number): string => count(n, 'Punkt', 'Punkte')
const cards = (n: number): string => count(n, 'Wagenkarte', 'Wagenkarten')
const tickets = (n: number): string => count(n, 'Zielkarte', 'Zielkarten')
const trains = (n: number): string => `${n} Wagen`
const locomotives = (n: number): string => count(n, 'Lokomotive', 'Lokomotiven')
const listed = (items: readonly string[]): string => items.join(', ') || 'keine'
const aCard = (card: Card): string => (card === LOCOMOTIVE ? 'eine Lokomotive' : `eine ${BEFORE_CARD[card]} Karte`)

const cardsOf = (n: number, card: Card): string =>
  card === LOCOMOTIVE ? locomotives(n) : count(n, `${BEFORE_CARD[card]} Karte`, `${BEFORE_CARD[card]} Karten`)

export const de: Words = {
  name: 'Zug um Zug',

  seat: (n) => `Platz ${n}`,

  card: (card) => (card === LOCOMOTIVE ? 'Lokomotive' : NOUNS[card]),
  cards: cardsOf,
  counted: (n, card) => (card === LOCOMOTIVE ? locomotives(n) : `${n} ${BEFORE_CARD[card]}`),
  track: (colour, n) => (colour === GREY ? `Gleis ${n}` : COLOURS[colour]),

  prompts: {
    firstTickets: (offered, fewest) =>
      offered > fewest
        ? `Mindestens ${fewest} der ${offered} ersten Zielkarten behalten: vorher zurückgeben, was nicht passt.`
        : `Die ${tickets(offered)} behalten: mehr kann nicht zurückgegeben werden.`,
    keepTickets: (offered, fewest) =>
      offered > fewest
        ? `Mindestens ${fewest} der ${offered} gezogenen Zielkarten behalten: vorher zurückgeben, was nicht passt.`
        : `Die ${offered === 1 ? 'Zielkarte' : tickets(offered)} behalten: mehr kann nicht zurückgegeben werden.`,

    turn: (actions) => `Am Zug: ${or(actions)}.`,
    ownLastTurn: (actions) => `Der letzte eigene Zug: ${or(actions)}.`,
    veryLastTurn: (actions) => `Der letzte Zug des Spiels: ${or(actions)}.`,
    takeCards: 'Wagenkarten nehmen',
    claimRoute: 'eine Strecke nutzen',
    takeTickets: 'Zielkarten ziehen',
    claimOrPass: 'eine Strecke nutzen oder passen, wenn keine genutzt werden kann',

    secondCard: 'Eine zweite Wagenkarte nehmen.',
    secondCardNoLocomotive: 'Eine zweite Wagenkarte nehmen, aber keine offene Lokomotive.',

    pay: (route, price) => `Die Strecke ${route} bezahlen: ${price}; Lokomotiven ersetzen jede Farbe.`,
    anyColour: (n) => (n === 1 ? '1 Karte nach Wahl' : `${n} Karten einer Farbe`),
  },

  moves: {
    take: (card) => `${card === LOCOMOTIVE ? 'Lokomotive' : NOUNS[card]} nehmen`,
    takeNothing: 'Offene Karte nehmen',
    draw: 'Verdeckt ziehen',
    takeTickets: 'Zielkarten ziehen',
    pass: 'Passen',
    keep: (offered) => (offered === 1 ? 'Diese Zielkarte behalten' : 'Diese Zielkarten behalten'),
    giveBack: (ticket) => `${ticket} zurückgeben`,
    claim: (route) => `${route} nutzen`,
    paid: cardsOf,
    pay: (paid) => `${and(paid)} zahlen`,
    payNothing: 'Zahlen',
  },

  story: {
    firstPlayer: (by) => `${by} beginnt`,
    offeredTickets: (by, n) => `${by} zieht ${tickets(n)}`,
    keptTickets: (by, n) => `${by} behält ${tickets(n)}`,
    tookCard: (by, card) => `${by} nimmt ${aCard(card)} aus der Auslage`,
    drewCard: (by) => `${by} zieht verdeckt eine Karte`,
    secretly: (line, secret) => `${line}: ${secret}`,
    sweptRow: (n) => `${locomotives(n)} offen: Die ganze Auslage wird ersetzt`,
    reshuffled: (n) => `Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat ${cards(n)}`,
    claimedRoute: (by, route, paid, n) => `${by} nutzt die Strecke ${route} und zahlt ${and(paid)}: ${points(n)}`,
    passed: (by) => `${by} passt`,
    lastRound: (by, n) =>
      `${by} hat ${n === 0 ? 'keine Wagen mehr' : `nur noch ${trains(n)}`}: Die letzte Runde beginnt`,
    ticketCompleted: (by, ticket, n) => `${by} hat ${ticket} erfüllt: ${points(n)}`,
    ticketFailed: (by, ticket, n) => `${by} hat ${ticket} nicht erfüllt und verliert ${points(n)}`,
    longestPath: (by, n) => `${by} hat die längste durchgehende Strecke, ${trains(n)}: 10 Punkte`,
    won: (by) => `${by} gewinnt`,
    shared: (winners) => `${and(winners)} teilen sich den Sieg`,
  },

  options: { tickets: 'Zielkarten', first: 'Startspieler' },
  choices: {
    tickets: {
      '33': '33 Zielkarten, zu Beginn 4 für jeden',
      '30': 'die klassischen 30 Zielkarten, zu Beginn 3 für jeden',
    },
    first: { random: 'wird ausgelost', 'seat-1': 'Platz 1 beginnt' },
  },
  endings: {
    'last-round': 'Die letzte Runde ist gespielt',
    'all-passed': 'Alle haben nacheinander gepasst',
  },
  parts: { routes: 'Strecken', tickets: 'Zielkarten', 'longest-path': 'Längste durchgehende Strecke' },

  position: {
    over: 'Das Spiel ist zu Ende',
    toPlay: (names) => `Am Zug: ${and(names)}`,
    lastRound: (n) => `Letzte Runde: noch ${count(n, 'Zug', 'Züge')}`,
    paying: (by, route) => `${by} bezahlt die Strecke ${route}`,
    row: (row) => `Auslage: ${listed(row)}`,
    pile: (n) => `Nachziehstapel: ${cards(n)}`,
    discards: (discards) => `Ablagestapel: ${listed(discards)}`,
    ticketPile: (n) => `Zielkartenstapel: ${tickets(n)}`,
    me: (name) => `${name} (eigener Platz)`,
    player: (name, of) =>
      `${name}: ${points(of.score)} für Strecken, ${trains(of.trains)}, ${cards(of.cards)}, ${tickets(of.tickets)}, ` +
      `längste durchgehende Strecke ${of.path}`,
    hand: (n, hand) => `Eigene Hand, ${cards(n)}: ${listed(hand)}`,
    offered: (offered) => `Zielkarten zur Wahl: ${listed(offered)}`,
    done: (done) => `Eigene erfüllte Zielkarten: ${listed(done)}`,
    open: (open) => `Eigene offene Zielkarten: ${listed(open)}`,
    completed: (name, done) => `Erfüllte Zielkarten von ${name}: ${listed(done)}`,
    failed: (name, failed) => `Nicht erfüllte Zielkarten von ${name}: ${listed(failed)}`,
    routes: (name, routes) => `Strecken von ${name}: ${listed(routes)}`,
  },
}
