import { grammar } from '@acheron/core'
import { namesIn } from './names.ts'

const { count, and } = grammar('en-GB')

const money = (n: number): string => `${n}M`
const sections = (n: number): string => count(n, 'section', 'sections')
const mileposts = (n: number): string => count(n, 'milepost', 'mileposts')
const turns = (n: number): string => count(n, 'turn', 'turns')
const cards = (n: number): string => count(n, 'card', 'cards')
const listed = (items: readonly string[]): string => items.join(', ') || 'none'

/** By direction, against the clock from the east. */
const DIRECTIONS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east']

/** A place alone and after the little words that it needs: where a train stands and where it goes. */
export interface Place {
  readonly name: string
  readonly at: string
  readonly to: string
}

/** Steps in one direction. */
export interface Leg {
  readonly steps: number
  readonly direction: number
}

const place = (name: string, at: string): Place => ({ name, at: `${at} ${name}`, to: `to ${name}` })

/** Everything that China Rails says. The other languages have this shape. */
export const en = {
  name: 'China Rails',
  names: namesIn('en'),

  /** A player without a name, by the number of the seat. */
  seat: (n: number) => `Seat ${n}`,
  money,

  city: (name: string) => place(name, 'in'),
  port: (name: string) => place(name, 'at'),
  /** Somewhere by the way there from the nearest city. */
  off: (way: string, city: string) => `${way} of ${city}`,
  /** How to get there: so many steps one way, and so many another. */
  legs: (legs: readonly Leg[]) => and(legs.map(({ steps, direction }) => `${steps} ${DIRECTIONS[direction]}`)),
  /** A milepost that is neither, by how to get there. */
  milepost: (off: string) => place(`the milepost ${off}`, 'at'),
  /** A section by its two ends. */
  section: (one: string, other: string) => `${one} – ${other}`,
  /** A demand as a card shows it. */
  demand: (load: string, city: string, pay: number) => `${load} to ${city} ${money(pay)}`,
  card: (demands: readonly string[]) => demands.join(' · '),

  /** What the player must do: the one who is asked reads it. */
  prompts: {
    start: 'Put your train into a city, best on your own track, where a load waits that your cards ask for.',
    operate: (left: number, isAtStop: boolean) => {
      if (left > 0) return `Move up to ${mileposts(left)}, take and deliver loads; then go on to building.`
      return isAtStop
        ? 'No movement is left: take or deliver loads here, or go on to building.'
        : 'No movement is left: go on to building.'
    },
    build: (left: number) => `Build track or buy a container link for up to ${money(left)}, or end your turn.`,
    buildOrUpgrade: (left: number) =>
      `Build track or buy a container link for up to ${money(left)}, or upgrade your train; then end your turn.`,
    opening: (left: number) =>
      `Build out of a major city, for up to ${money(left)}, towards what your cards ask for; then end your turn.`,
    endTurn: 'Nothing more can be spent: end your turn.',
    lose: (event: string) => `${event}: choose the load that your train loses.`,
    refuge: (event: string) => `${event}: choose the city to which your train is brought.`,
  },

  /** Moves, as buttons and menus show them. */
  moves: {
    step: (direction: number, to: Place | undefined) =>
      to === undefined ? `Go ${DIRECTIONS[direction]}` : `Go ${DIRECTIONS[direction]} ${to.to}`,
    cross: 'Take the ferry',
    turn: 'Turn round',
    endOperating: 'Go on to building',
    endTurn: 'End the turn',
    exchange: 'Skip this turn and exchange your hand',
    take: (load: string) => `Take ${load}`,
    drop: (load: string) => `Drop ${load}`,
    lose: (load: string) => `Lose ${load}`,
    deliver: (load: string, city: string, pay: number) => `Deliver ${load} to ${city} for ${money(pay)}`,
    start: (city: Place) => `Start ${city.at}`,
    refuge: (city: Place) => `Seek refuge ${city.at}`,
    link: (port: string, price: number) => `Buy the link of ${port} for ${money(price)}`,
    upgrade: (train: string, price: number) => `Upgrade to ${train} for ${money(price)}`,
    borrow: (sum: number) => `Borrow ${money(sum)} and repay ${money(2 * sum)}`,
    build: (section: string) => `Build ${section}`,
    buildFor: (section: string, price: number) => `Build ${section} for ${money(price)}`,
    buildNowhere: 'Build a section',
  },

  /** What happened. */
  story: {
    dealt: (by: string, hand: readonly string[]) => `${by} is dealt: ${listed(hand)}`,
    firstPlayer: (by: string, pay: number) => `${by} has the highest payment, ${money(pay)}, and goes first`,
    openingTurn: (by: string, round: number) => `Opening round ${round}: ${by} builds`,
    turn: (by: string, round: number) => `Round ${round}: ${by}`,
    built: (by: string, section: string, price: number) => `${by} builds ${section} for ${money(price)}`,
    builtRow: (by: string, sections: number, where: Place, price: number) =>
      `${by} builds ${sections} sections for ${money(price)}, the last ${where.to}`,
    ferry: (by: string) => `${by} has the ferry`,
    linked: (by: string, port: string, price: number) => `${by} buys the link of ${port} for ${money(price)}`,
    upgraded: (by: string, train: string, price: number) => `${by} upgrades to ${train} for ${money(price)}`,
    started: (by: string, where: Place) => `${by}’s train starts ${where.at}`,
    moved: (by: string, where: Place) => `${by}’s train goes ${where.to}`,
    movedRow: (by: string, steps: number, where: Place) => `${by}’s train goes ${mileposts(steps)} ${where.to}`,
    fee: (by: string, to: string, sum: number) => `${by} pays ${to} ${money(sum)} for the use of track`,
    turned: (by: string) => `${by}’s train turns round`,
    crossed: (by: string, where: Place) => `${by}’s train takes the ferry ${where.to}`,
    halved: (by: string, left: number) => `${by}’s movement is halved: ${mileposts(left)} left`,
    took: (by: string, load: string, where: Place) => `${by} takes ${load} ${where.at}`,
    dropped: (by: string, load: string, where: Place) => `${by} drops ${load} ${where.at}`,
    delivered: (by: string, load: string, city: string, pay: number) =>
      `${by} delivers ${load} to ${city} for ${money(pay)}`,
    deliveredWithBonus: (by: string, load: string, city: string, pay: number, bonus: number) =>
      `${by} delivers ${load} to ${city} for ${money(pay)}, of which ${money(bonus)} extra`,
    exchanged: (by: string) => `${by} exchanges the whole hand`,
    drew: (by: string, card: string) => `${by} draws a demand card: ${card}`,
    reshuffled: (n: number) => `The discards are shuffled into a new draw pile of ${cards(n)}`,
    borrowed: (by: string, sum: number, debt: number) => `${by} borrows ${money(sum)} and owes ${money(debt)}`,
    repaid: (by: string, sum: number) => `${by} repays ${money(sum)}`,
    event: (by: string, event: string, effect: string) => `${by} draws an event: ${event}. ${effect}`,
    eventOver: (event: string) => `${event} is over`,
    congress: (by: string, city: Place, pay: number) => `${by} brings delegates ${city.to}: ${money(pay)}`,
    taxed: (by: string, sum: number) => (sum === 0 ? `${by} pays no tax` : `${by} pays ${money(sum)} in tax`),
    erased: (by: string, n: number) => `${by} loses ${sections(n)} of track`,
    refuge: (by: string, city: Place) => `${by}’s train is brought ${city.to}`,
    lostLoad: (by: string, load: string) => `${by} loses ${load}`,
    losesTurn: (by: string) => `${by} must lose a turn`,
    shaken: (by: string) => `${by}’s train will be slow after the earthquake`,
    lostTurn: (by: string) => `${by} loses this turn`,
    bridgesFree: (by: string, n: number) =>
      n === 1
        ? `The bridge that ${by} has not rebuilt is free for all`
        : `The ${n} bridges that ${by} has not rebuilt are free for all`,
    candidate: (by: string, goal: number) =>
      `${by} has joined all and holds at least ${money(goal)}: the round is played to its end`,
    goalRaised: (goal: number, tied: readonly string[]) => `${and(tied)} are equal: the goal rises to ${money(goal)}`,
    won: (by: string) => `${by} wins`,
    shared: (winners: readonly string[]) => `${and(winners)} share the victory`,
  },

  options: { trains: 'Trains', indulgence: 'Indulgence', limit: 'Time limit' },
  choices: {
    trains: { usual: 'usual: 9 or 12 mileposts a turn', express: 'express: 12 or 16 mileposts a turn' },
    indulgence: { no: 'no loans', yes: 'loans of up to 20M, repaid twofold' },
    limit: { none: 'none', '40': '40 rounds', '60': '60 rounds', '80': '80 rounds' },
  },
  endings: {
    won: 'Somebody has joined the four major cities and Taiwan and has the cash',
    'time-limit': 'The last round of the tournament has been played',
    exhausted: 'Nobody has won in 150 rounds',
  },
  parts: {
    start: 'Start money',
    deliveries: 'Deliveries',
    congress: 'Party Congress',
    fees: 'Fees for track',
    track: 'Track',
    links: 'Container links',
    trains: 'Trains',
    tax: 'Rail Tax',
    loans: 'Loans',
  },

  /** The whole table in lines, for terminals and screen readers. */
  position: {
    over: 'The game is over',
    opening: (round: number, player: string) => `Opening round ${round}: ${player}’s turn`,
    round: (round: number, player: string) => `Round ${round}: ${player}’s turn`,
    toAnswer: (name: string) => `${name} must choose`,
    goal: (goal: number) => `Goal: ${money(goal)} in cash, the four major cities and Taiwan joined`,
    limit: (rounds: number) => `The game ends after round ${rounds}`,
    movement: (left: number) => `Movement left: ${mileposts(left)}`,
    budget: (left: number) => `Left to spend this turn: ${money(left)}`,
    inForce: (event: string, effect: string) => `In force: ${event}. ${effect}`,
    /** After so many turns of all players, the present one included. */
    ends: (line: string, n: number) =>
      n === 1 ? `${line} It ends with this turn.` : `${line} It ends after ${turns(n)}, this one included.`,
    pile: (n: number) => `Draw pile: ${cards(n)}`,
    /** Marks the reader among the players. */
    me: (name: string) => `${name} (you)`,
    player: (name: string, facts: readonly string[]) => `${name}: ${facts.join('; ')}`,
    cash: (sum: number) => `${money(sum)} in cash`,
    cashHidden: 'cash hidden',
    debt: (sum: number) => `owes ${money(sum)}`,
    train: (train: string) => train,
    at: (where: Place) => `train ${where.at}`,
    notStarted: 'train not started',
    loads: (loads: readonly string[]) => (loads.length === 0 ? 'carries nothing' : `aboard: ${listed(loads)}`),
    track: (n: number) => `${sections(n)} of track`,
    ferry: 'has the ferry',
    links: (ports: readonly string[]) => `linked: ${listed(ports)}`,
    loses: (n: number) => `must lose ${turns(n)}`,
    duty: 'must go to the Party Congress',
    joined: 'has joined the four major cities and Taiwan',
    hand: (name: string, card: string) => `Card of ${name}: ${card}`,
    network: (name: string, cities: readonly string[]) => `Cities on ${name}’s track: ${listed(cities)}`,
    scarce: (loads: readonly string[]) => `No chips left of: ${listed(loads)}`,
  },
}

export type Words = typeof en
