import { grammar } from '@acheron/core'
import { type Card, GREY, LOCOMOTIVE, type RouteColour } from '../src/colours.ts'

const { count, and, or } = grammar('en-GB')

/** By card and by colour of a route. */
const COLOURS = ['violet', 'red', 'orange', 'yellow', 'green', 'blue', 'white', 'black']

const points = (n: number): string => count(n, 'point', 'points')
const cards = (n: number): string => count(n, 'card', 'cards')
const tickets = (n: number): string => count(n, 'ticket', 'tickets')
const trains = (n: number): string => count(n, 'train', 'trains')
const locomotives = (n: number): string => count(n, 'locomotive', 'locomotives')
const listed = (items: readonly string[]): string => items.join(', ') || 'none'

function aCard(card: Card): string {
  if (card === LOCOMOTIVE) return 'a locomotive'
  return `${COLOURS[card] === 'orange' ? 'an' : 'a'} ${COLOURS[card]} card`
}

function cardsOf(n: number, card: Card): string {
  return card === LOCOMOTIVE ? locomotives(n) : count(n, `${COLOURS[card]} card`, `${COLOURS[card]} cards`)
}

function counted(n: number, card: Card): string {
  return card === LOCOMOTIVE ? locomotives(n) : `${n} ${COLOURS[card]}`
}

/** Everything that Ticket to Ride says. The other languages have this shape. */
export const en = {
  name: 'Ticket to Ride',

  /** A player without a name, by the number of the seat. */
  seat: (n: number) => `Seat ${n}`,

  /** The card alone: `red`, in a row of others. */
  card: (card: Card) => (card === LOCOMOTIVE ? 'locomotive' : COLOURS[card]),
  /** Some cards of a kind in a sentence: `3 red cards`. */
  cards: cardsOf,
  /** Some cards of a kind where it is clear that they are cards: `3 red`. */
  counted,
  /** What tells the two tracks of a double route apart, as an addition in brackets. */
  track: (colour: RouteColour, n: number) => (colour === GREY ? `track ${n}` : COLOURS[colour]),

  /** What the player must do: the one who is asked reads it. */
  prompts: {
    /** Keep at least `fewest` of the tickets on offer. With no more than that, none can be given back. */
    firstTickets: (offered: number, fewest: number) =>
      offered > fewest
        ? `Give back the first tickets you do not want and keep at least ${fewest} of the ${offered}.`
        : `Keep your ${tickets(offered)}: no more can be given back.`,
    keepTickets: (offered: number, fewest: number) =>
      offered > fewest
        ? `Give back the tickets you do not want and keep at least ${fewest} of the ${offered}.`
        : `Keep ${offered === 1 ? 'the ticket' : `the ${offered} tickets`}: no more can be given back.`,

    turn: (actions: readonly string[]) => `Your turn: ${or(actions)}.`,
    ownLastTurn: (actions: readonly string[]) => `Your last turn: ${or(actions)}.`,
    veryLastTurn: (actions: readonly string[]) => `The last turn of the game is yours: ${or(actions)}.`,
    /** The actions of a turn, as they are listed there. */
    takeCards: 'take train cards',
    claimRoute: 'claim a route',
    takeTickets: 'take tickets',
    claimOrPass: 'claim a route, or pass if none can be claimed',

    secondCard: 'Take a second train card.',
    secondCardNoLocomotive: 'Take a second train card, but not a face-up locomotive.',

    /** The price of a route: some cards of a colour, or of any one colour for a grey route. */
    pay: (route: string, price: string) => `Pay for ${route}: ${price}; locomotives stand for any colour.`,
    anyColour: (n: number) => (n === 1 ? '1 card of your choice' : `${n} cards of one colour`),
  },

  /** Moves, as buttons and menus show them. */
  moves: {
    take: (card: Card) => (card === LOCOMOTIVE ? 'Take a locomotive' : `Take ${COLOURS[card]}`),
    takeNothing: 'Take a face-up card',
    draw: 'Take a card blind',
    takeTickets: 'Take tickets',
    pass: 'Pass',
    keep: (offered: number): string => (offered === 1 ? 'Keep this ticket' : 'Keep these tickets'),
    giveBack: (ticket: string) => `Give back ${ticket}`,
    claim: (route: string) => `Claim ${route}`,
    /** Some cards of a kind that are paid. */
    paid: counted,
    pay: (paid: readonly string[]) => `Pay ${and(paid)}`,
    payNothing: 'Pay',
  },

  /** What happened. A secret is missing for those who may not know it. */
  story: {
    firstPlayer: (by: string) => `${by} goes first`,
    offeredTickets: (by: string, n: number) => `${by} draws ${tickets(n)}`,
    keptTickets: (by: string, n: number) => `${by} keeps ${tickets(n)}`,
    tookCard: (by: string, card: Card) => `${by} takes ${aCard(card)} from the row`,
    drewCard: (by: string) => `${by} draws a card blind`,
    /** A line as everybody reads it, with what only this reader knows: `Ada draws a card blind: red`. */
    secretly: (line: string, secret: string) => `${line}: ${secret}`,
    sweptRow: (n: number) => `${locomotives(n)} face up: the whole row is replaced`,
    reshuffled: (n: number) => `The discards are shuffled into a new draw pile of ${cards(n)}`,
    claimedRoute: (by: string, route: string, paid: readonly string[], n: number) =>
      `${by} claims ${route} with ${and(paid)}: ${points(n)}`,
    passed: (by: string) => `${by} passes`,
    lastRound: (by: string, n: number) => `${by} has ${n === 0 ? 'no trains' : trains(n)} left: the last round begins`,
    ticketCompleted: (by: string, ticket: string, n: number) => `${by} has completed ${ticket}: ${points(n)}`,
    ticketFailed: (by: string, ticket: string, n: number) => `${by} has not completed ${ticket} and loses ${points(n)}`,
    longestPath: (by: string, n: number) => `${by} has the longest path, ${trains(n)}: 10 points`,
    won: (by: string) => `${by} wins`,
    shared: (winners: readonly string[]) => `${and(winners)} share the victory`,
  },

  options: { tickets: 'Tickets', first: 'First player' },
  choices: {
    tickets: { '33': '33 tickets, 4 dealt to each player', '30': 'the classic 30 tickets, 3 dealt to each player' },
    first: { random: 'drawn at random', 'seat-1': 'whoever sits in seat 1' },
  },
  endings: {
    'last-round': 'The last round has been played',
    'all-passed': 'All players have passed in succession',
  },
  parts: { routes: 'Routes', tickets: 'Tickets', 'longest-path': 'Longest path' },

  /** The whole table in lines, for terminals and screen readers. */
  position: {
    over: 'The game is over',
    toPlay: (names: readonly string[]) => `To play: ${and(names)}`,
    lastRound: (n: number) => `Last round: ${count(n, 'turn', 'turns')} still to be played`,
    paying: (by: string, route: string) => `${by} is paying for ${route}`,
    row: (row: readonly string[]) => `Face up: ${listed(row)}`,
    pile: (n: number) => `Draw pile: ${cards(n)}`,
    discards: (discards: readonly string[]) => `Discard pile: ${listed(discards)}`,
    ticketPile: (n: number) => `Ticket pile: ${tickets(n)}`,
    /** Marks the reader among the players. */
    me: (name: string) => `${name} (you)`,
    player: (name: string, of: { score: number; trains: number; cards: number; tickets: number; path: number }) =>
      `${name}: ${points(of.score)} for routes, ${trains(of.trains)}, ${cards(of.cards)}, ${tickets(of.tickets)}, ` +
      `longest path ${of.path}`,
    hand: (n: number, hand: readonly string[]) => `Your hand, ${cards(n)}: ${listed(hand)}`,
    offered: (offered: readonly string[]) => `Tickets to choose from: ${listed(offered)}`,
    done: (done: readonly string[]) => `Your completed tickets: ${listed(done)}`,
    open: (open: readonly string[]) => `Your open tickets: ${listed(open)}`,
    /** At the end, when all tickets are revealed. */
    completed: (name: string, done: readonly string[]) => `Tickets completed by ${name}: ${listed(done)}`,
    failed: (name: string, failed: readonly string[]) => `Tickets not completed by ${name}: ${listed(failed)}`,
    routes: (name: string, routes: readonly string[]) => `Routes claimed by ${name}: ${listed(routes)}`,
  },
}

export type Words = typeof en
