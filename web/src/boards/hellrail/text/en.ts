import { counting } from './counting.ts'

const count = counting('en-GB')
const cards = (n: number): string => count(n, 'card', 'cards')
const steps = (n: number): string => count(n, 'step', 'steps')

/** What HellRail’s board says besides the words of the game. The other languages have this shape. */
export const en = {
  table: 'The table with the circles of hell and the track',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole table',
  colon: ': ',
  semicolon: '; ',

  close: 'Close',
  pile: 'Draw pile',
  discards: 'Discard pile',
  cards,
  unused: 'Unused tokens',
  faceDown: 'face down',
  supply: 'In the supply',

  hand: 'Your hand',
  yourTrain: 'Your train',
  noCars: 'no cars',
  watching: 'You are watching: hands stay secret.',
  circlesToLay: 'Circles to lay',
  toBeLaid: 'To be laid',
  turnKeys: 'The wheel or R turns it, Enter or a second click lays it.',
  turnTaps: 'Tap a cell, tap again to turn.',

  turn: 'Turn',
  lay: 'Lay here',
  layTurned: 'Turn it so',
  letGo: 'Elsewhere',

  tokensHeld: (n: number) => count(n, 'token', 'tokens'),

  hints: {
    /** By the number of the seat, for a hint knows no names. */
    engines: (seats: readonly number[]) => `engines of ${seats.map((n) => `seat ${n}`).join(', ')}`,
    under: (n: number) => `${cards(n)} underneath`,
    reaches: (n: number, places: readonly string[]) =>
      places.length > 0 ? `${steps(n)} reach ${places.join(', ')}` : `${steps(n)} along the track`,
    rams: (seats: readonly number[]) => `can ram seat ${seats.join(', ')}`,
    derails: 'can run off the end of the track',
    derail: 'Past the end of the track: the engine derails',
    emptyCell: 'Empty cell',
    player: (n: number) => `Seat ${n}`,
    unused: (n: number) => count(n, 'unused token', 'unused tokens'),
  },

  /** The list form. */
  list: {
    ahead: 'Where the engine can go',
    cells: 'Where the card can lie',
    sleepers: 'Sleepers to choose from',
    circles: 'Circles',
    stations: 'Stations',
    rails: 'Rail cards on the table',
    engines: 'Engines',
    piles: 'Piles and tokens',
    noRails: 'None yet',
  },
}

export type Own = typeof en
