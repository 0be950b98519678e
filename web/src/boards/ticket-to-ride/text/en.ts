import { GREY, LOCOMOTIVE } from '@acheron/games/ticket-to-ride'
import { counting } from './counting.ts'

const count = counting('en-GB')

/** By card and by colour of a route. */
const CARDS = ['violet', 'red', 'orange', 'yellow', 'green', 'blue', 'white', 'black', 'locomotive']
const trains = (n: number): string => count(n, 'train', 'trains')
const points = (n: number): string => count(n, 'point', 'points')
const cards = (n: number): string => count(n, 'card', 'cards')
const tickets = (n: number): string => count(n, 'ticket', 'tickets')
const counted = (n: number, card: number): string =>
  card === LOCOMOTIVE ? count(n, 'locomotive', 'locomotives') : `${n} ${CARDS[card]}`

/** What Ticket to Ride's board says. The other languages have this shape. */
export const en = {
  company: ['The Acheron', 'Night Line'],
  map: 'Map of the routes',
  spacesAndPoints: 'Spaces and points',

  /** Between a thing and what is said of it, and between two things said. */
  colon: ': ',
  semicolon: '; ',
  card: (card: number) => CARDS[card],
  seat: (n: number) => `Seat ${n}`,
  points,
  row: 'Face-up cards',
  rowCard: (place: number, card: number) => `Card ${place}: ${CARDS[card]}`,
  noCard: (place: number) => `Card ${place}: none left`,
  pile: 'Draw pile',
  discards: 'Discard pile',
  ticketPile: 'Ticket pile',
  cards,
  tickets,
  counted,

  finalCount: 'The final count',
  longestPath: 'Longest continuous path',
  skip: 'Skip',
  payFor: (route: string) => `How to pay for ${route}`,
  hand: 'Your hand',
  emptyHand: 'No cards yet',
  ownTickets: 'Your tickets',
  noTickets: 'No tickets yet',
  offered: 'Tickets to choose from',
  giveBack: 'Give back',
  keepsAtLeast: 'Choose a ticket to give it back.',
  watching: 'You are watching: hands and tickets stay secret until the end.',
  ticketsOf: (name: string) => `Tickets of ${name}`,

  /** The state of a ticket in a word or two, and at the end. */
  done: 'completed',
  needs: (n: number) => `${trains(n)} to go`,
  blocked: 'out of reach',
  failed: 'not completed',

  facts: {
    trains: (n: number) => `${trains(n)} left`,
    cards: (n: number) => count(n, 'train card', 'train cards'),
    tickets,
    path: (n: number) => `longest path: ${trains(n)}`,
  },

  regions: [
    'Routes: the Pacific',
    'Routes: the mountains',
    'Routes: the plains',
    'Routes: the lakes and the east',
    'Routes: the south',
  ],
  routeLine: (name: string, length: number, colour: number, state: string) =>
    `${name}: ${count(length, 'space', 'spaces')}, ${colour === GREY ? 'grey' : CARDS[colour]}, ${state}`,
  track: (n: number) => `track ${n}`,
  free: 'free',
  closed: 'closed',
  yours: 'yours',
  ownedBy: (name: string) => `claimed by ${name}`,

  hints: {
    owned: (route: string, name: string, n: number) => `${route}: claimed by ${name}, ${points(n)}`,
    own: (route: string, n: number) => `${route}: your route, ${points(n)}`,
    closed: (route: string) => `${route}: closed, since the other track has been claimed`,
    ownTwin: (route: string) => `${route}: you already own the other track`,
    price: (length: number, colour: number) =>
      colour === GREY
        ? length === 1
          ? '1 card of any colour, or a locomotive'
          : `${length} cards of one colour, or with locomotives`
        : `${counted(length, colour)}, or with locomotives`,
    youHave: (held: readonly string[]) => `you have ${held.join(' and ') || 'none of them'}`,
    atMost: (held: readonly string[]) => `you have at most ${held.join(' and ') || 'none'}`,
    tooFewTrains: (n: number) => `you have only ${trains(n)} left`,
    takeCard: (card: number, held: number) => `${CARDS[card]}: you have ${held === 0 ? 'none' : held}`,
    takeLocomotive: (held: number) =>
      `locomotive, stands for any colour; the only card of a turn; you have ${held === 0 ? 'none' : held}`,
    noCard: 'No card is left for this place',
    pile: (n: number) => `${cards(n)} in the draw pile, face down`,
    discards: (n: number) => `${cards(n)} in the discard pile`,
    ticketPile: (n: number) => `${tickets(n)} in the pile; you draw three and keep at least one`,
    ticketDone: (n: number) => `completed, ${points(n)}`,
    ticketOpen: (n: number, left: number, value: number) =>
      `${n} of your ${trains(left)} still needed for ${points(value)}`,
    ticketBlocked: (n: number) => `cannot be completed any more: ${points(n)} lost at the end`,
    ticketFailed: (n: number) => `not completed: ${points(n)} lost`,
  },
}

export type Words = typeof en
