import { grammar } from '@acheron/core'
import { type Card, GREY, LOCOMOTIVE } from '../src/colours.ts'
import type { Words } from './en.ts'

// A name of a player may begin with any letter, so none ever follows `de` or `que`: there is nothing to elide.
const { count, and, or } = grammar('fr')

/** By card and by colour of a route. Cards and routes are feminine, and orange never changes. */
const COLOURS = ['violette', 'rouge', 'orange', 'jaune', 'verte', 'bleue', 'blanche', 'noire']
const SEVERAL = ['violettes', 'rouges', 'orange', 'jaunes', 'vertes', 'bleues', 'blanches', 'noires']

const points = (n: number): string => count(n, 'point', 'points')
const cards = (n: number): string => count(n, 'carte wagon', 'cartes wagon')
const tickets = (n: number): string => count(n, 'ticket', 'tickets')
const trains = (n: number): string => count(n, 'wagon', 'wagons')
const locomotives = (n: number): string => count(n, 'locomotive', 'locomotives')
const listed = (items: readonly string[]): string => items.join(', ') || 'aucun'
const listedCards = (items: readonly string[]): string => items.join(', ') || 'aucune'
const aCard = (card: Card): string => (card === LOCOMOTIVE ? 'une locomotive' : `une carte ${COLOURS[card]}`)

const cardsOf = (n: number, card: Card): string =>
  card === LOCOMOTIVE ? locomotives(n) : count(n, `carte ${COLOURS[card]}`, `cartes ${SEVERAL[card]}`)

/** By the trains left when the last round begins; follows `n’a plus`. */
const TRAINS_LEFT = ['de wagon', 'qu’un wagon', 'que 2 wagons']

export const fr: Words = {
  name: 'Les Aventuriers du Rail',

  seat: (n) => `Place ${n}`,

  card: (card) => (card === LOCOMOTIVE ? 'locomotive' : COLOURS[card]),
  cards: cardsOf,
  counted: (n, card) => (card === LOCOMOTIVE ? locomotives(n) : count(n, COLOURS[card], SEVERAL[card])),
  track: (colour, n) => (colour === GREY ? `voie ${n}` : COLOURS[colour]),

  prompts: {
    firstTickets: (offered, fewest) =>
      offered > fewest
        ? `Garder au moins ${fewest} de vos ${offered} premiers tickets : rendre d’abord ceux dont vous ne voulez pas.`
        : `Garder vos ${tickets(offered)} : on ne peut plus en rendre.`,
    keepTickets: (offered, fewest) =>
      offered > fewest
        ? `Garder au moins ${fewest} des ${offered} tickets tirés : rendre d’abord ceux dont vous ne voulez pas.`
        : `Garder ${offered === 1 ? 'le ticket' : `les ${offered} tickets`} : on ne peut plus en rendre.`,

    turn: (actions) => `À vous : prendre ${or(actions)}.`,
    ownLastTurn: (actions) => `Votre dernier tour : prendre ${or(actions)}.`,
    veryLastTurn: (actions) => `À vous le dernier tour de la partie : prendre ${or(actions)}.`,
    takeCards: 'des cartes wagon',
    claimRoute: 'une route',
    takeTickets: 'des tickets',
    claimOrPass: 'une route, ou passer si aucune ne peut être prise',

    secondCard: 'Prendre une deuxième carte wagon.',
    secondCardNoLocomotive: 'Prendre une deuxième carte wagon, mais pas de locomotive face visible.',

    pay: (route, price) => `Payer la route ${route} : ${price} ; les locomotives remplacent n’importe quelle couleur.`,
    anyColour: (n) => (n === 1 ? '1 carte au choix' : `${n} cartes d’une même couleur`),
  },

  moves: {
    take: (card) => `Prendre ${aCard(card)}`,
    takeNothing: 'Prendre une carte face visible',
    draw: 'Piocher à l’aveugle',
    takeTickets: 'Reprendre des tickets',
    pass: 'Passer',
    keep: (offered) => (offered === 1 ? 'Garder ce ticket' : 'Garder ces tickets'),
    giveBack: (ticket) => `Rendre ${ticket}`,
    claim: (route) => `Prendre ${route}`,
    paid: cardsOf,
    pay: (paid) => `Payer ${and(paid)}`,
    payNothing: 'Payer',
  },

  story: {
    firstPlayer: (by) => `${by} commence`,
    offeredTickets: (by, n) => `${by} tire ${tickets(n)}`,
    keptTickets: (by, n) => `${by} garde ${tickets(n)}`,
    tookCard: (by, card) => `${by} prend ${aCard(card)} dans la rangée`,
    drewCard: (by) => `${by} pioche une carte à l’aveugle`,
    secretly: (line, secret) => `${line} : ${secret}`,
    sweptRow: (n) => `${locomotives(n)} face visible : toute la rangée est remplacée`,
    reshuffled: (n) => `La défausse est mélangée : la nouvelle pioche compte ${cards(n)}`,
    claimedRoute: (by, route, paid, n) => `${by} prend la route ${route} avec ${and(paid)} : ${points(n)}`,
    passed: (by) => `${by} passe`,
    lastRound: (by, n) => `${by} n’a plus ${TRAINS_LEFT[n]} : le dernier tour de table commence`,
    ticketCompleted: (by, ticket, n) => `${by} a réalisé ${ticket} : ${points(n)}`,
    ticketFailed: (by, ticket, n) => `${by} n’a pas réalisé ${ticket} et perd ${points(n)}`,
    longestPath: (by, n) => `${by} a le chemin le plus long, ${trains(n)} : 10 points`,
    won: (by) => `${by} gagne la partie`,
    shared: (winners) => `${and(winners)} partagent la victoire`,
  },

  options: { tickets: 'Tickets', first: 'Premier joueur' },
  choices: {
    tickets: { '33': '33 tickets, 4 par joueur au départ', '30': 'les 30 tickets classiques, 3 par joueur au départ' },
    first: { random: 'tiré au sort', 'seat-1': 'la place 1 commence' },
  },
  endings: {
    'last-round': 'Le dernier tour de table est joué',
    'all-passed': 'Tous les joueurs ont passé à la suite',
  },
  parts: { routes: 'Routes', tickets: 'Tickets', 'longest-path': 'Chemin le plus long' },

  position: {
    over: 'La partie est finie',
    toPlay: (names) => `À jouer : ${and(names)}`,
    lastRound: (n) => `Dernier tour de table : encore ${count(n, 'tour', 'tours')} à jouer`,
    paying: (by, route) => `${by} paie la route ${route}`,
    row: (row) => `Face visible : ${listedCards(row)}`,
    pile: (n) => `Pioche : ${cards(n)}`,
    discards: (discards) => `Défausse : ${listedCards(discards)}`,
    ticketPile: (n) => `Paquet de tickets : ${tickets(n)}`,
    me: (name) => `${name} (vous)`,
    player: (name, of) =>
      `${name} : ${points(of.score)} de routes, ${trains(of.trains)}, ${cards(of.cards)}, ${tickets(of.tickets)}, ` +
      `chemin le plus long ${of.path}`,
    hand: (n, hand) => `Votre main, ${cards(n)} : ${listedCards(hand)}`,
    offered: (offered) => `Tickets au choix : ${listed(offered)}`,
    done: (done) => `Vos tickets réalisés : ${listed(done)}`,
    open: (open) => `Vos tickets à réaliser : ${listed(open)}`,
    completed: (name, done) => `Tickets réalisés par ${name} : ${listed(done)}`,
    failed: (name, failed) => `Tickets non réalisés par ${name} : ${listed(failed)}`,
    routes: (name, routes) => `Routes prises par ${name} : ${listedCards(routes)}`,
  },
}
