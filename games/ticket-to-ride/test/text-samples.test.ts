import { beginRun, type Facts, LANGUAGES, type Language, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { ROUTE_NAME } from '../src/board.ts'
import { GREEN, LOCOMOTIVE, ORANGE, RED } from '../src/colours.ts'
import { ticketToRide as game } from '../src/index.ts'
import { ticketToRideModule } from '../src/module.ts'
import type { View } from '../src/secrets.ts'
import { EMPTY } from '../src/state.ts'
import type { TicketToRideEvent } from '../src/story.ts'

const { texts } = ticketToRideModule
const route = (name: string): number => ROUTE_NAME.indexOf(name)

const NAMES = ['Ada', 'Henri', ' ', 'Yves', 'Oncle Jo']

/** Henri pays for Portland – San Francisco in the last round; Ada, who reads, waits. Ada has two tickets, one done. */
const VIEW = {
  me: 0,
  player: 1,
  awaited: [1],
  over: false,
  turnsLeft: 1,
  claiming: ROUTE_NAME.indexOf('portland~san-francisco:violet'),
  players: [
    {
      trains: 1,
      score: 1,
      cards: 7,
      tickets: 2,
      longestPath: 6,
      heldTickets: [],
      completedTickets: [],
      longestRoutes: [],
    },
    {
      trains: 45,
      score: 0,
      cards: 0,
      tickets: 1,
      longestPath: 0,
      heldTickets: [],
      completedTickets: [],
      longestRoutes: [],
    },
  ],
  routeOwner: ROUTE_NAME.map((name) => (['atlanta~nashville', 'boston~montreal:2'].includes(name) ? 0 : EMPTY)),
  row: [RED, ORANGE, EMPTY, LOCOMOTIVE, GREEN],
  pile: 1,
  discards: [2, 0, 1, 0, 0, 0, 0, 0, 1],
  ticketPile: 0,
  hand: [0, 1, 3, 0, 0, 0, 0, 2, 1],
  tickets: [0, 15],
  completed: [15],
  offered: [1],
} satisfies View

type Params = Readonly<Record<string, number>>
type Sample = Readonly<Record<Language, string>>

/** Lines written out by hand. `~` is the thin space of French. */
// biome-ignore format: a table
const SAMPLES: readonly (readonly [id: TicketToRideEvent['id'], facts: Facts, Sample])[] = [
  ['took-card', { by: 0, card: 2, slot: 0 }, {
    en: 'Ada takes an orange card from the row',
    fr: 'Ada prend une carte orange dans la rangée',
    de: 'Ada nimmt eine orange Karte aus der Auslage',
  }],
  ['took-card', { by: 2, card: 8, slot: 0 }, {
    en: 'Seat 3 takes a locomotive from the row',
    fr: 'Place 3 prend une locomotive dans la rangée',
    de: 'Platz 3 nimmt eine Lokomotive aus der Auslage',
  }],
  ['drew-card', { by: 1, card: 6 }, {
    en: 'Henri draws a card blind: white',
    fr: 'Henri pioche une carte à l’aveugle~: blanche',
    de: 'Henri zieht verdeckt eine Karte: Weiß',
  }],
  ['drew-card', { by: 1, card: 0 }, {
    en: 'Henri draws a card blind: violet',
    fr: 'Henri pioche une carte à l’aveugle~: violette',
    de: 'Henri zieht verdeckt eine Karte: Violett',
  }],
  ['offered-tickets', { by: 0, count: 1, tickets: [15] }, {
    en: 'Ada draws 1 ticket: Montréal – Atlanta (9)',
    fr: 'Ada tire 1 ticket~: Montréal – Atlanta (9)',
    de: 'Ada zieht 1 Zielkarte: Montréal – Atlanta (9)',
  }],
  ['kept-tickets', { by: 3, kept: 4 }, {
    en: 'Yves keeps 4 tickets',
    fr: 'Yves garde 4 tickets',
    de: 'Yves behält 4 Zielkarten',
  }],
  ['swept-row', { cards: [8, 8, 8, 8, 1] }, {
    en: '4 locomotives face up: the whole row is replaced',
    fr: '4 locomotives face visible~: toute la rangée est remplacée',
    de: '4 Lokomotiven offen: Die ganze Auslage wird ersetzt',
  }],
  ['reshuffled', { cards: 1 }, {
    en: 'The discards are shuffled into a new draw pile of 1 card',
    fr: 'La défausse est mélangée~: la nouvelle pioche compte 1 carte wagon',
    de: 'Der Ablagestapel wird gemischt: Der neue Nachziehstapel hat 1 Wagenkarte',
  }],
  ['claimed-route', { by: 0, route: route('atlanta~nashville'), card: 2, cards: 1, locomotives: 0, points: 1 }, {
    en: 'Ada claims Atlanta – Nashville with 1 orange card: 1 point',
    fr: 'Ada prend la route Atlanta – Nashville avec 1 carte orange~: 1 point',
    de: 'Ada nutzt die Strecke Atlanta – Nashville und zahlt 1 orange Karte: 1 Punkt',
  }],
  ['claimed-route', { by: 0, route: route('atlanta~new-orleans:orange'), card: 2, cards: 3, locomotives: 1, points: 7 }, {
    en: 'Ada claims Atlanta – New Orleans (orange) with 3 orange cards and 1 locomotive: 7 points',
    fr: 'Ada prend la route Atlanta – New Orleans (orange) avec 3 cartes orange et 1 locomotive~: 7 points',
    de: 'Ada nutzt die Strecke Atlanta – New Orleans (orange) und zahlt 3 orange Karten und 1 Lokomotive: 7 Punkte',
  }],
  ['claimed-route', { by: 0, route: route('atlanta~raleigh:2'), card: 8, cards: 0, locomotives: 2, points: 2 }, {
    en: 'Ada claims Atlanta – Raleigh (track 2) with 2 locomotives: 2 points',
    fr: 'Ada prend la route Atlanta – Raleigh (voie 2) avec 2 locomotives~: 2 points',
    de: 'Ada nutzt die Strecke Atlanta – Raleigh (Gleis 2) und zahlt 2 Lokomotiven: 2 Punkte',
  }],
  ['last-round', { by: 4, trains: 0 }, {
    en: 'Oncle Jo has no trains left: the last round begins',
    fr: 'Oncle Jo n’a plus de wagon~: le dernier tour de table commence',
    de: 'Oncle Jo hat keine Wagen mehr: Die letzte Runde beginnt',
  }],
  ['last-round', { by: 4, trains: 1 }, {
    en: 'Oncle Jo has 1 train left: the last round begins',
    fr: 'Oncle Jo n’a plus qu’un wagon~: le dernier tour de table commence',
    de: 'Oncle Jo hat nur noch 1 Wagen: Die letzte Runde beginnt',
  }],
  ['ticket-scored', { by: 0, ticket: 17, points: 6 }, {
    en: 'Ada has completed New York – Atlanta (6): 6 points',
    fr: 'Ada a réalisé New York – Atlanta (6)~: 6 points',
    de: 'Ada hat New York – Atlanta (6) erfüllt: 6 Punkte',
  }],
  ['ticket-scored', { by: 0, ticket: 30, points: -4 }, {
    en: 'Ada has not completed Atlanta – Washington (4) and loses 4 points',
    fr: 'Ada n’a pas réalisé Atlanta – Washington (4) et perd 4 points',
    de: 'Ada hat Atlanta – Washington (4) nicht erfüllt und verliert 4 Punkte',
  }],
  ['longest-path', { by: 1, length: 1 }, {
    en: 'Henri has the longest path, 1 train: 10 points',
    fr: 'Henri a le chemin le plus long, 1 wagon~: 10 points',
    de: 'Henri hat die längste durchgehende Strecke, 1 Wagen: 10 Punkte',
  }],
  ['game-over', { winners: [1] }, { en: 'Henri wins', fr: 'Henri gagne la partie', de: 'Henri gewinnt' }],
  ['game-over', { winners: [0, 2, 4] }, {
    en: 'Ada, Seat 3 and Oncle Jo share the victory',
    fr: 'Ada, Place 3 et Oncle Jo partagent la victoire',
    de: 'Ada, Platz 3 und Oncle Jo teilen sich den Sieg',
  }],
]

// biome-ignore format: a table
const MOVE_SAMPLES: readonly (readonly [words: string, Sample])[] = [
  ['take 1', { en: 'Take red', fr: 'Prendre une carte rouge', de: 'Rot nehmen' }],
  ['take 4', { en: 'Take a locomotive', fr: 'Prendre une locomotive', de: 'Lokomotive nehmen' }],
  ['draw', { en: 'Take a card blind', fr: 'Piocher à l’aveugle', de: 'Verdeckt ziehen' }],
  ['tickets', { en: 'Take tickets', fr: 'Reprendre des tickets', de: 'Zielkarten ziehen' }],
  ['keep', { en: 'Keep this ticket', fr: 'Garder ce ticket', de: 'Diese Zielkarte behalten' }],
  ['return boston~miami', {
    en: 'Give back Boston – Miami (12)', fr: 'Rendre Boston – Miami (12)', de: 'Boston – Miami (12) zurückgeben',
  }],
  ['claim denver~omaha', { en: 'Claim Denver – Omaha', fr: 'Prendre Denver – Omaha', de: 'Denver – Omaha nutzen' }],
  ['claim denver~kansas-city:black', {
    en: 'Claim Denver – Kansas City (black)',
    fr: 'Prendre Denver – Kansas City (noire)',
    de: 'Denver – Kansas City (schwarz) nutzen',
  }],
  ['claim dallas~houston:1', {
    en: 'Claim Dallas – Houston (track 1)',
    fr: 'Prendre Dallas – Houston (voie 1)',
    de: 'Dallas – Houston (Gleis 1) nutzen',
  }],
  ['pay violet+1', {
    en: 'Pay 4 violet and 1 locomotive',
    fr: 'Payer 4 cartes violettes et 1 locomotive',
    de: '4 violette Karten und 1 Lokomotive zahlen',
  }],
  ['pay violet+4', {
    en: 'Pay 1 violet and 4 locomotives',
    fr: 'Payer 1 carte violette et 4 locomotives',
    de: '1 violette Karte und 4 Lokomotiven zahlen',
  }],
  ['pay locomotive', { en: 'Pay 5 locomotives', fr: 'Payer 5 locomotives', de: '5 Lokomotiven zahlen' }],
  ['pass', { en: 'Pass', fr: 'Passer', de: 'Passen' }],
]

// biome-ignore format: a table
const PROMPT_SAMPLES: readonly (readonly [id: string, params: Params, changes: Partial<View>, Sample])[] = [
  ['first-tickets', { offered: 4, fewest: 2 }, {}, {
    en: 'Give back the first tickets you do not want and keep at least 2 of the 4.',
    fr: 'Garder au moins 2 de vos 4 premiers tickets~: rendre d’abord ceux dont vous ne voulez pas.',
    de: 'Mindestens 2 der 4 ersten Zielkarten behalten: vorher zurückgeben, was nicht passt.',
  }],
  ['first-tickets', { offered: 2, fewest: 2 }, {}, {
    en: 'Keep your 2 tickets: no more can be given back.',
    fr: 'Garder vos 2 tickets~: on ne peut plus en rendre.',
    de: 'Die 2 Zielkarten behalten: mehr kann nicht zurückgegeben werden.',
  }],
  ['keep-tickets', { offered: 3, fewest: 1 }, {}, {
    en: 'Give back the tickets you do not want and keep at least 1 of the 3.',
    fr: 'Garder au moins 1 des 3 tickets tirés~: rendre d’abord ceux dont vous ne voulez pas.',
    de: 'Mindestens 1 der 3 gezogenen Zielkarten behalten: vorher zurückgeben, was nicht passt.',
  }],
  ['keep-tickets', { offered: 1, fewest: 1 }, {}, {
    en: 'Keep the ticket: no more can be given back.',
    fr: 'Garder le ticket~: on ne peut plus en rendre.',
    de: 'Die Zielkarte behalten: mehr kann nicht zurückgegeben werden.',
  }],
  ['turn', { turnsLeft: -1 }, { ticketPile: 9 }, {
    en: 'Your turn: take train cards, claim a route or take tickets.',
    fr: 'À vous~: prendre des cartes wagon, une route ou des tickets.',
    de: 'Am Zug: Wagenkarten nehmen, eine Strecke nutzen oder Zielkarten ziehen.',
  }],
  ['turn', { turnsLeft: 2 }, {}, {
    en: 'Your last turn: take train cards or claim a route.',
    fr: 'Votre dernier tour~: prendre des cartes wagon ou une route.',
    de: 'Der letzte eigene Zug: Wagenkarten nehmen oder eine Strecke nutzen.',
  }],
  ['turn', { turnsLeft: 1 }, { pile: 0, row: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] }, {
    en: 'The last turn of the game is yours: claim a route, or pass if none can be claimed.',
    fr: 'À vous le dernier tour de la partie~: prendre une route, ou passer si aucune ne peut être prise.',
    de: 'Der letzte Zug des Spiels: eine Strecke nutzen oder passen, wenn keine genutzt werden kann.',
  }],
  ['second-card', {}, {}, {
    en: 'Take a second train card, but not a face-up locomotive.',
    fr: 'Prendre une deuxième carte wagon, mais pas de locomotive face visible.',
    de: 'Eine zweite Wagenkarte nehmen, aber keine offene Lokomotive.',
  }],
  ['second-card', {}, { row: [RED, RED, RED, RED, RED] }, {
    en: 'Take a second train card.', fr: 'Prendre une deuxième carte wagon.', de: 'Eine zweite Wagenkarte nehmen.',
  }],
  ['pay', { route: ROUTE_NAME.indexOf('denver~omaha') }, {}, {
    en: 'Pay for Denver – Omaha: 4 violet cards; locomotives stand for any colour.',
    fr: 'Payer la route Denver – Omaha~: 4 cartes violettes~; les locomotives remplacent n’importe quelle couleur.',
    de: 'Die Strecke Denver – Omaha bezahlen: 4 violette Karten; Lokomotiven ersetzen jede Farbe.',
  }],
  ['pay', { route: ROUTE_NAME.indexOf('atlanta~nashville') }, {}, {
    en: 'Pay for Atlanta – Nashville: 1 card of your choice; locomotives stand for any colour.',
    fr: 'Payer la route Atlanta – Nashville~: 1 carte au choix~; les locomotives remplacent n’importe quelle couleur.',
    de: 'Die Strecke Atlanta – Nashville bezahlen: 1 Karte nach Wahl; Lokomotiven ersetzen jede Farbe.',
  }],
]

const POSITION: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'To play: Henri',
    'Last round: 1 turn still to be played',
    'Henri is paying for Portland – San Francisco (violet)',
    'Face up: red, orange, locomotive, green',
    'Draw pile: 1 card',
    'Discard pile: 2 violet, 1 orange, 1 locomotive',
    'Ticket pile: 0 tickets',
    'Ada (you): 1 point for routes, 1 train, 7 cards, 2 tickets, longest path 6',
    'Henri: 0 points for routes, 45 trains, 0 cards, 1 ticket, longest path 0',
    'Your hand, 7 cards: 1 red, 3 orange, 2 black, 1 locomotive',
    'Tickets to choose from: Calgary – Phoenix (13)',
    'Your completed tickets: Montréal – Atlanta (9)',
    'Your open tickets: Boston – Miami (12)',
    'Routes claimed by Ada: Atlanta – Nashville, Boston – Montréal (track 2)',
    'Routes claimed by Henri: none',
  ],
  fr: [
    'À jouer~: Henri',
    'Dernier tour de table~: encore 1 tour à jouer',
    'Henri paie la route Portland – San Francisco (violette)',
    'Face visible~: rouge, orange, locomotive, verte',
    'Pioche~: 1 carte wagon',
    'Défausse~: 2 violettes, 1 orange, 1 locomotive',
    'Paquet de tickets~: 0 ticket',
    'Ada (vous)~: 1 point de routes, 1 wagon, 7 cartes wagon, 2 tickets, chemin le plus long 6',
    'Henri~: 0 point de routes, 45 wagons, 0 carte wagon, 1 ticket, chemin le plus long 0',
    'Votre main, 7 cartes wagon~: 1 rouge, 3 orange, 2 noires, 1 locomotive',
    'Tickets au choix~: Calgary – Phoenix (13)',
    'Vos tickets réalisés~: Montréal – Atlanta (9)',
    'Vos tickets à réaliser~: Boston – Miami (12)',
    'Routes prises par Ada~: Atlanta – Nashville, Boston – Montréal (voie 2)',
    'Routes prises par Henri~: aucune',
  ],
  de: [
    'Am Zug: Henri',
    'Letzte Runde: noch 1 Zug',
    'Henri bezahlt die Strecke Portland – San Francisco (violett)',
    'Auslage: Rot, Orange, Lokomotive, Grün',
    'Nachziehstapel: 1 Wagenkarte',
    'Ablagestapel: 2 violette, 1 orange, 1 Lokomotive',
    'Zielkartenstapel: 0 Zielkarten',
    'Ada (eigener Platz): 1 Punkt für Strecken, 1 Wagen, 7 Wagenkarten, 2 Zielkarten, längste durchgehende Strecke 6',
    'Henri: 0 Punkte für Strecken, 45 Wagen, 0 Wagenkarten, 1 Zielkarte, längste durchgehende Strecke 0',
    'Eigene Hand, 7 Wagenkarten: 1 rote, 3 orange, 2 schwarze, 1 Lokomotive',
    'Zielkarten zur Wahl: Calgary – Phoenix (13)',
    'Eigene erfüllte Zielkarten: Montréal – Atlanta (9)',
    'Eigene offene Zielkarten: Boston – Miami (12)',
    'Strecken von Ada: Atlanta – Nashville, Boston – Montréal (Gleis 2)',
    'Strecken von Henri: keine',
  ],
}

/** The lines that only the end has. */
const END: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The game is over',
    'Tickets completed by Ada: Montréal – Atlanta (9)',
    'Tickets not completed by Ada: Boston – Miami (12)',
    'Tickets completed by Henri: none',
    'Tickets not completed by Henri: none',
    'Routes claimed by Ada: none',
  ],
  fr: [
    'La partie est finie',
    'Tickets réalisés par Ada~: Montréal – Atlanta (9)',
    'Tickets non réalisés par Ada~: Boston – Miami (12)',
    'Tickets réalisés par Henri~: aucun',
    'Tickets non réalisés par Henri~: aucun',
    'Routes prises par Ada~: aucune',
  ],
  de: [
    'Das Spiel ist zu Ende',
    'Erfüllte Zielkarten von Ada: Montréal – Atlanta (9)',
    'Nicht erfüllte Zielkarten von Ada: Boston – Miami (12)',
    'Erfüllte Zielkarten von Henri: keine',
    'Nicht erfüllte Zielkarten von Henri: keine',
    'Strecken von Ada: keine',
  ],
}

const thin = (line: string): string => line.replaceAll('~', '\u202f')

describe.each(LANGUAGES)('samples: %s', (language) => {
  const text = texts[language]

  test.each(SAMPLES)('%s %j', (id, facts, sample) => {
    expect(text.story({ id, facts }, NAMES)).toBe(thin(sample[language]))
  })

  test.each(MOVE_SAMPLES)('move %s', (words, sample) => {
    const { state } = beginRun(game, { seats: 2 }, seededChance(1))
    expect(text.move(game.notation.parse(state, words) ?? -1, VIEW, [])).toBe(thin(sample[language]))
  })

  test.each(PROMPT_SAMPLES)('prompt %s %j', (id, params, changes, sample) => {
    expect(text.prompt({ id, rule: 'TTR-027', params }, { ...VIEW, ...changes }, [])).toBe(thin(sample[language]))
  })

  test('the position in play', () => {
    expect(text.position(VIEW, NAMES)).toEqual(POSITION[language].map(thin))
  })

  test('the position at the end', () => {
    const [mine, other] = VIEW.players
    const revealed = { ...mine, heldTickets: [0, 15], completedTickets: [15] }
    const over = {
      ...VIEW,
      over: true,
      asked: [],
      turnsLeft: 0,
      claiming: -1,
      players: [revealed, other],
      routeOwner: [],
    }
    expect(text.position(over, NAMES).filter((line) => !text.position(VIEW, NAMES).includes(line))).toEqual(
      END[language].map(thin),
    )
  })
})
