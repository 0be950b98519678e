import { counting } from './counting.ts'

const count = counting('en-GB')
const cards = (n: number): string => count(n, 'card', 'cards')
const steps = (n: number): string => count(n, 'step', 'steps')

/** What HellRail’s board says besides the words of the game. The other languages have this shape. */
export const en = {
  table: 'The table with the circles of hell and the track',
  colon: ': ',
  semicolon: '; ',

  close: 'Close',
  piles: 'Piles',
  pile: 'Draw pile',
  discards: 'Discard pile',
  cards,
  unused: 'Unused tokens',
  faceDown: 'face down',
  supply: 'In the supply',
  trains: 'Other trains',

  /** How near the end is: the game ends when a card must be drawn and none is left. */
  coming: {
    left: (n: number) => `${cards(n)} left to draw`,
    near: 'The end is near.',
    last: 'None left to draw: the next draw ends the game.',
  },

  hand: 'Your hand',
  /** On a card that can be coupled where the engine stands. */
  waitsHere: 'waits here',
  yourTrain: 'Your train',
  yourWagons: 'Your train',
  noCars: 'no cars',
  /** What cars are called in 1999. */
  noWagons: 'no wagons',
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

  /** To a place several steps away. */
  journey: (n: number, place: string) => `Go ${steps(n)} to ${place}`,

  /** The key to the board. */
  key: {
    title: 'A card',
    tokens: 'Tokens',
    effects: 'Effects of the circles',
    powers: 'Powers of the stations',
    signs: 'Signs on the board',
    value: 'Value: the souls it scores when delivered, and the steps your engine can go for it.',
    pickup: 'Pickup: couple it while your engine stands at this number.',
    delivery: 'Delivery: set it out at this number to score it.',
    traction: 'Traction: how much you can haul when you move with it, and how many cards it draws for the fire.',
    /** The same corner in the edition of 1999, where cards are exchanged instead of burnt. */
    brimstone:
      'Brimstone: how much you can haul when you move with it, and how many cards you draw in exchange for it.',
    track: 'Track: laid on the table, it leads from number to number. Your engine stands on the black sleepers.',
    gates: 'The Gates of Hell: every engine starts here, and comes back here after a derailment.',
    ram: 'An engine will be rammed and pushed along.',
    wreck: 'The track ends: going on means derailing, and hand and cars are lost.',
  },

  hints: {
    engines: (names: readonly string[]) => `here: ${names.join(', ')}`,
    under: (n: number) => `${cards(n)} underneath`,
    reaches: (n: number, places: readonly string[]) =>
      places.length > 0 ? `${steps(n)} reach ${places.join(', ')}` : `${steps(n)} along the track`,
    rams: (names: readonly string[]) => `can ram ${names.join(', ')}`,
    derails: 'can run off the end of the track',
    derail: 'Past the end of the track: the engine derails',
    emptyCell: 'Empty cell',
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
