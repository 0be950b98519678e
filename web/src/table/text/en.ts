import type { UndoBar } from '@acheron/core'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Everything that the table says itself; the words of a game are the game's. */
export const en = {
  and: (items: readonly string[]) => list.format(items),
  /** A player without a name. */
  seat: (n: number) => `Seat ${n}`,
  bot: 'Bot',
  you: 'you',
  points: (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`,
  seconds: (n: number) => `${n} s`,

  home: 'Leave the table',
  menu: 'More',
  about: 'What is this game about?',
  tutorial: 'Play the tutorial',
  toTable: 'To the table',
  close: 'Close',
  cancel: 'Cancel',
  prompt: 'What to do',
  board: 'Board',
  yours: 'Your things',
  players: 'Players',
  toPlay: 'to play',

  loading: 'The table is being laid …',
  problems: {
    missing: [
      'This game is not here.',
      'It was removed, or it was begun in another browser. A saved record can be opened on the first screen.',
    ],
    rules: (was: number, now: number) => [
      'This game follows other rules.',
      `It was begun with version ${was} of the rules; this page has version ${now}. The record is intact and can be saved.`,
    ],
    broken: (message: string) => [
      'This game cannot be opened.',
      `The record says: ${message}. It can be saved as it is.`,
    ],
    failed: [
      'The table could not be loaded.',
      'Perhaps the line is down. Nothing is lost: the game is kept in this browser.',
    ],
  },
  again: 'Try again',
  toHome: 'To the first screen',
  saveRecord: 'Save the record',

  yourTurn: 'Your turn',
  waitingFor: (names: readonly string[]) => `Waiting for ${list.format(names)}.`,
  thinks: (name: string) => `${name} is thinking …`,
  watching: 'The bots are playing.',
  over: 'The game is over.',
  showResult: 'Show the result',
  passTo: (name: string) => `Hand over to ${name}`,
  turnDone: (name: string) => `Your turn is done. ${name} is next.`,
  rule: (rule: string) => `Rule ${rule}`,
  lastly: 'Last',
  choose: 'Which one?',
  nothingHere: 'There is nothing to be done with this now.',
  readRules: 'Read it in the rules',
  wholePrompt: 'The whole text',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',

  undo: 'Take back',
  redo: 'Do again',
  undoBars: {
    nothing: 'There is no move of yours to take back.',
    chance: 'This move cannot be taken back: luck has spoken since.',
    revealed: 'This move cannot be taken back: it has revealed something.',
    other: 'This move cannot be taken back: somebody else has moved since.',
  } satisfies Record<UndoBar, string>,
  troubles: {
    'not-kept':
      'The move was not made: this browser could not save it. Is its storage full, or forbidden to this page?',
    'changed-elsewhere': 'The game went on in another window; this is where it stands now.',
  },

  pause: 'Pause',
  resume: 'Go on',
  skip: 'Skip',
  speed: (speed: number | 'skip') => (speed === 'skip' ? 'Do not tell, only show' : `Speed ${speed}×`),
  since: 'Since your last turn',
  retell: 'Show it',
  goOn: 'Go on playing',

  log: 'Log',
  rules: 'Rules',
  notes: 'Notes',
  setUp: 'Set-up',
  together: 'All at once',
  emptyLog: 'Nothing has happened yet.',
  showThen: 'Show the position then',
  visiting: (at: number) => `The position after move ${at}`,
  backToNow: 'Back to the game',
  notesHint: 'For your eyes only; kept with the game.',
  searchRules: 'Search the rules',
  noRule: 'No rule has these words.',
  ruleNow: 'This applies now',
  allRules: 'All the rules',

  listForm: 'Board as a list',
  mapForm: 'Board as a picture',
  emptyList: 'There is nothing on the board.',
  focused: (choices: readonly string[]) => or.format(choices),

  curtain: (name: string) => `Pass the device to ${name}`,
  curtainHint: (name: string) => `Nothing secret is to be seen until ${name} says so.`,
  lift: (name: string) => `I am ${name}`,

  danger: 'Really?',
  dangerHint: 'This would follow:',
  doIt: 'Do it',
  doNot: 'Better not',
  askNoMore: 'Ask no more',

  won: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins` : `${list.format(names)} share the victory`,
  place: (n: number) => `${n}.`,
  placeHead: 'Place',
  player: 'Player',
  total: 'Total',
  tieBreak: (part: string) => `On equal points: ${part.toLowerCase()}`,
  graph: 'Points over the turns',
  graphHint: 'How the points came in, up to the final score.',
  revealed: 'What was hidden',
  replay: 'Replay',
  playAgain: 'Play again',
  changeSeats: 'Change seats',
  lookAtBoard: 'Look at the board',
  fair: 'The luck of this game can be verified with its record.',

  seatsTitle: 'Who sits where',
  person: 'Person',
  sit: 'Sit down',

  first: 'To the beginning',
  back: 'Back one step',
  forward: 'Forward one step',
  last: 'To the end',
  playOn: 'Play',
  stepOf: (at: number, count: number) => `Move ${at} of ${count}`,
  seenBy: 'Seen by',
  whoeverPlays: 'whoever is to play',
  spectator: 'a spectator',
  ownOnly: 'While the game goes on, only your own view can be replayed.',
  playFromHere: 'Play on from here',
  backToTable: 'Back to the table',

  keys: 'Keys',
  keyLines: [
    ['← ↑ → ↓', 'walk through what can be played'],
    ['Enter', 'play it'],
    ['Esc', 'leave, close'],
    ['T', 'trace a way with the arrows, Enter goes it'],
    ['+ · − · 0', 'larger · smaller · show everything'],
    ['Shift + ← ↑ → ↓', 'move the board'],
    ['1 … 9', 'the buttons of the prompt'],
    ['U · Y', 'take back · do again'],
    ['L · R · N', 'log · rules · notes'],
    ['P', 'players'],
    ['B', 'board as a list'],
    ['Space', 'pause or go on with the story'],
    ['S', 'skip the story'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
  settings: 'Settings',
}

export type TableWords = typeof en
