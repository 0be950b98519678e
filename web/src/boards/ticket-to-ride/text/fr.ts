import { GREY, LOCOMOTIVE } from '@acheron/games/ticket-to-ride'
import { counting } from './counting.ts'
import type { Words } from './en.ts'

const count = counting('fr')

/** By card and by colour of a route. Cards and routes are feminine, and orange never changes. */
const CARDS = ['violette', 'rouge', 'orange', 'jaune', 'verte', 'bleue', 'blanche', 'noire', 'locomotive']
const SEVERAL = ['violettes', 'rouges', 'orange', 'jaunes', 'vertes', 'bleues', 'blanches', 'noires', 'locomotives']
const trains = (n: number): string => count(n, 'wagon', 'wagons')
const points = (n: number): string => count(n, 'point', 'points')
const cards = (n: number): string => count(n, 'carte wagon', 'cartes wagon')
const tickets = (n: number): string => count(n, 'ticket', 'tickets')
const counted = (n: number, card: number): string => count(n, CARDS[card], SEVERAL[card])
const cardsOf = (n: number, card: number): string =>
  card === LOCOMOTIVE ? counted(n, card) : count(n, `carte ${CARDS[card]}`, `cartes ${SEVERAL[card]}`)

export const fr: Words = {
  company: ['L’Achéron', 'Ligne de nuit'],
  map: 'Carte des routes',
  spacesAndPoints: 'Espaces et points',

  colon: '\u202f: ',
  semicolon: '\u202f; ',
  card: (card) => CARDS[card],
  seat: (n) => `Place ${n}`,
  points,
  row: 'Cartes face visible',
  rowCard: (place, card) => `Carte ${place}\u202f: ${CARDS[card]}`,
  noCard: (place) => `Carte ${place}\u202f: il n’y en a plus`,
  pile: 'Pioche',
  discards: 'Défausse',
  ticketPile: 'Paquet de tickets',
  cards,
  tickets,
  counted,

  finalCount: 'Le décompte final',
  longestPath: 'Chemin le plus long',
  skip: 'Passer',
  payFor: (route: string) => `Payer ${route}`,
  hand: 'Votre main',
  emptyHand: 'Aucune carte encore',
  ownTickets: 'Vos tickets',
  noTickets: 'Aucun ticket encore',
  offered: 'Tickets au choix',
  giveBack: 'Rendre',
  keepsAtLeast: 'Choisir un ticket pour le rendre.',
  watching: 'Vous regardez la partie\u202f: mains et tickets restent secrets jusqu’à la fin.',
  ticketsOf: (name) => `Tickets\u202f: ${name}`,

  done: 'réalisé',
  needs: (n) => `encore ${trains(n)}`,
  blocked: 'hors d’atteinte',
  failed: 'non réalisé',

  facts: {
    trains: (n) => count(n, 'wagon restant', 'wagons restants'),
    cards,
    tickets,
    path: (n) => `chemin le plus long\u202f: ${trains(n)}`,
  },

  regions: [
    'Routes\u202f: le Pacifique',
    'Routes\u202f: les montagnes',
    'Routes\u202f: les plaines',
    'Routes\u202f: les Grands Lacs et l’Est',
    'Routes\u202f: le Sud',
  ],
  routeLine: (name, length, colour, state) =>
    `${name}\u202f: ${count(length, 'espace', 'espaces')}, ${colour === GREY ? 'grise' : CARDS[colour]}, ${state}`,
  track: (n) => `voie ${n}`,
  free: 'libre',
  closed: 'fermée',
  yours: 'à vous',
  ownedBy: (name) => `prise par ${name}`,

  hints: {
    owned: (route, name, n) => `${route}\u202f: prise par ${name}, ${points(n)}`,
    own: (route, n) => `${route}\u202f: votre route, ${points(n)}`,
    closed: (route) => `${route}\u202f: fermée, car l’autre voie est prise`,
    ownTwin: (route) => `${route}\u202f: l’autre voie est déjà à vous`,
    price: (length, colour) =>
      colour === GREY
        ? length === 1
          ? '1 carte au choix, ou une locomotive'
          : `${length} cartes d’une même couleur, ou avec des locomotives`
        : `${cardsOf(length, colour)}, ou avec des locomotives`,
    youHave: (held) => (held.length > 0 ? `vous avez ${held.join(' et ')}` : 'vous n’en avez aucune'),
    atMost: (held) => (held.length > 0 ? `vous avez au mieux ${held.join(' et ')}` : 'vous n’avez aucune carte'),
    tooFewTrains: (n) => (n === 0 ? 'il ne vous reste aucun wagon' : `il ne vous reste que ${trains(n)}`),
    takeCard: (card, held) => `${CARDS[card]}\u202f: vous ${held === 0 ? 'n’en avez aucune' : `en avez ${held}`}`,
    takeLocomotive: (held) =>
      `locomotive, remplace toute couleur\u202f; seule carte du tour\u202f; vous ${held === 0 ? 'n’en avez aucune' : `en avez ${held}`}`,
    noCard: 'Il ne reste aucune carte pour cette place',
    pile: (n) => `${cards(n)} dans la pioche, face cachée`,
    discards: (n) => `${cards(n)} dans la défausse`,
    ticketPile: (n) => `${tickets(n)} dans le paquet\u202f; on en tire trois pour en garder au moins un`,
    ticketDone: (n) => `réalisé, ${points(n)}`,
    ticketOpen: (n, left, value) => `il faut encore ${n} de vos ${trains(left)} pour ${points(value)}`,
    ticketBlocked: (n) => `ne peut plus être réalisé\u202f: ${points(n)} de moins à la fin`,
    ticketFailed: (n) => `non réalisé\u202f: ${points(n)} de moins`,
  },
}
