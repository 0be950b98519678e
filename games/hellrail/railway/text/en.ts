import { capital, grammar } from '@acheron/core'
import { GATES } from '../circles.ts'
import { sinnersIn } from './sinners.ts'

const { count, and, or } = grammar('en-GB')

/** What an edition calls the things of both. */
interface Terms {
  readonly circle: string
  readonly car: readonly [one: string, other: string]
  readonly traction: string
  readonly marker: readonly [one: string, other: string]
  readonly couple: string
  readonly couples: string
  /** What can be done in a turn, as it is listed there. */
  readonly acts: { readonly couple: string; readonly deliver: string; readonly cross: string; readonly stoke: string }
  /** What is said to whoever must play the whole hand. */
  readonly glutton: string
  stoke(card: string, cards: string): string
  stoked(by: string, card: string, cards: string): string
}

const SIDES = ['north', 'east', 'south', 'west']
const TURNS = ['all the way round', 'a quarter clockwise', 'half round', 'a quarter anticlockwise']
const STRAIGHTS = ['north–south straight', 'east–west straight']
const CURVES = ['north–east curve', 'south–east curve', 'south–west curve', 'north–west curve']

const souls = (n: number): string => count(n, 'soul', 'souls')
const cards = (n: number): string => count(n, 'card', 'cards')
const steps = (n: number): string => count(n, 'step', 'steps')
const cells = (n: number): string => count(n, 'empty cell', 'empty cells')
const listed = (items: readonly string[]): string => items.join(', ') || 'no cards'
const towards = (side: number): string => `to the ${SIDES[side]}`
const laid = (turn: number): string => (turn === 0 ? 'as printed' : `turned ${TURNS[turn]}`)

/** Everything that both editions say. The other languages have this shape. */
export function railwayEn(its: Terms) {
  const circleName = (c: number): string => (c === GATES ? 'Gates of Hell' : `${its.circle} ${c}`)
  const circle = (c: number): string => (c === GATES ? 'the Gates of Hell' : circleName(c))
  const atCircle = (c: number): string => (c === GATES ? 'at the Gates of Hell' : `in ${circle(c)}`)
  const cars = (n: number): string => count(n, its.car[0], its.car[1])
  const traction = (n: number): string => `${its.traction} ${n}`
  return {
    /** A player without a name, by the number of the seat. */
    seat: (n: number) => `Seat ${n}`,
    /** By rail card. */
    sinners: sinnersIn('en'),
    /** A circle alone, and in a sentence. */
    circleName,
    circle,
    /** Where an engine is. */
    atCircle,
    souls,
    cards,
    cars,
    cells,
    traction,
    listed,
    and,
    /** A rail card with all that counts but its track. */
    card: (sinner: string, value: number, power: number, from: number, to: number) =>
      `${sinner} (${souls(value)}, ${traction(power)}, from ${from} to ${to})`,
    /** A cell, counted from the Gates of Hell: `1 cell east and 2 south of the Gates`. */
    away: (n: number, side: number, isFirst: boolean) => `${isFirst ? count(n, 'cell', 'cells') : n} ${SIDES[side]}`,
    fromGates: (away: string) => `${away} of the Gates`,
    middle: 'in the centre',
    onRail: (rail: string) => `on ${rail}`,
    sides: SIDES,
    towards,
    straights: STRAIGHTS,
    curves: CURVES,
    sideSleeper: (side: number) => `${SIDES[side]} side`,
    straightSleeper: (straight: number, side: number) => `${SIDES[side]} half of the ${STRAIGHTS[straight]}`,
    /** An engine on the track. */
    onTrack: (rail: string, sleeper: string, facing: number) => `on ${rail}, ${sleeper}, heading ${SIDES[facing]}`,

    /** What can be done in a turn, as its prompt lists it. */
    acts: { ...its.acts, move: 'move', lay: 'lay rail', end: 'end the turn' },
    /** What the player must do: the one who is asked reads it. */
    prompts: {
      turn: (acts: readonly string[]) => `Your turn: ${or(acts)}.`,
      idle: 'Nothing is left to do: end the turn.',
      glutton: its.glutton,
      step: (left: number) => `Move up to ${steps(left)}: choose where to.`,
      push: (name: string) => `Choose the branch along which ${name} is pushed.`,
      place: (card: string) => `Lay ${card}: choose a cell and how the card lies.`,
      /** Whom something that is announced is aimed at. */
      aimed: (line: string, target: string) => `${line} on ${target}`,
      /** Where an engine has come to, and what can be used there. */
      visit: (c: number, effect: string, does: string) => `${capital(circleName(c))}, ${effect}. ${does}`,
    },

    /** Moves, as buttons and menus show them. */
    moves: {
      end: 'End the turn',
      endDiscarding: 'End the turn and discard your hand',
      stop: 'Stop here',
      derail: 'Past the end: derail',
      go: (side: number) => `Go ${SIDES[side]}`,
      push: (side: number) => `Push the other engine ${SIDES[side]}`,
      branch: (side: number) => `Take the branch ${towards(side)}`,
      enter: (c: number) => `Enter ${circle(c)}`,
      cross: (side: number) => `Cross ${towards(side)}`,
      crossTo: (side: number, n: number, there: string) => `Cross ${cells(n)} ${towards(side)}, ending ${there}`,
      target: (name: string) => `Choose ${name}`,
      couple: (card: string) => `${its.couple} ${card}`,
      deliver: (card: string, value: number) => `Deliver ${card}: ${souls(value)}`,
      move: (card: string, reach: number) => `Move with ${card} (${steps(reach)})`,
      lay: (card: string) => `Lay ${card}`,
      stoke: (card: string, n: number) => its.stoke(card, cards(n)),
      remove: (rail: string) => `Remove ${rail}`,
      turn: (rail: string, turn: number) => `Turn ${rail} ${TURNS[turn]}`,
      mark: (rail: string, sleeper: string) => `${capital(its.marker[0])} on ${rail}, ${sleeper}`,
      place: (where: string, turn: number) => `Place ${where}, ${laid(turn)}`,
      upgrade: (rail: string, turn: number) => `Upgrade ${rail}, ${laid(turn)}`,
      enough: 'Leave it at that',
      use: (effect: string) => `Use ${effect}`,
      decline: 'Do without it',
      let: 'Let it be',
    },

    /** What happened. A secret is missing for those who may not know it. */
    story: {
      firstPlayer: (by: string) => `${by} goes first`,
      drew: (by: string, n: number) => `${by} draws ${cards(n)}`,
      /** A line as everybody reads it, with what only this reader knows: `Ada draws 1 card: Dido`. */
      secretly: (line: string, secret: string) => `${line}: ${secret}`,
      reshuffled: (n: number) => `The discard pile is shuffled into a new draw pile of ${cards(n)}`,
      coupled: (by: string, card: string) => `${by} ${its.couples} ${card}`,
      delivered: (by: string, card: string, value: number) => `${by} delivers ${card}: ${souls(value)}`,
      laid: (by: string, card: string, where: string) => `${by} lays ${card} ${where}`,
      upgraded: (by: string, card: string, rail: string) => `${by} upgrades ${rail} with ${card}`,
      setOff: (by: string, card: string, reach: number) => `${by} sets off with ${card}, for up to ${steps(reach)}`,
      entered: (by: string, c: number) => `${by} enters ${circle(c)}`,
      rammed: (by: string, name: string) => `${by} rams ${name}`,
      pushedInto: (name: string, c: number) => `${name} is pushed into ${circle(c)}`,
      derailed: (by: string) => `${by} derails and is back ${atCircle(GATES)}`,
      derailedLosing: (by: string, lost: readonly string[]) =>
        `${by} derails, loses ${and(lost)} and is back ${atCircle(GATES)}`,
      /** Cars that are lost, with their names. */
      lostCars: (n: number, names: readonly string[]) => `${cars(n)} (${listed(names)})`,
      stoked: (by: string, card: string, n: number) => its.stoked(by, card, cards(n)),
      gluttonDiscarded: (by: string, names: readonly string[]) =>
        `${by} discards the rest of the hand: ${listed(names)}`,
      targeted: (by: string, target: string) => `${by} chooses ${target}`,
      drewFrom: (by: string, from: string, n: number) => `${by} draws ${cards(n)} from ${from}’s hand`,
      removed: (by: string, rail: string) => `${by} removes ${rail} from the table`,
      turned: (by: string, rail: string) => `${by} turns ${rail}`,
      marked: (by: string, where: string, sleeper: string) => `${by} puts a ${its.marker[0]} ${where}, ${sleeper}`,
      won: (by: string) => `${by} wins`,
      shared: (winners: readonly string[]) => `${and(winners)} share the victory`,
    },

    first: { name: 'First player', choices: { random: 'drawn at random', 'seat-1': 'whoever sits in seat 1' } },
    endings: {
      'piles-empty': 'A card had to be drawn, and there was none left',
      standstill: 'For a hundred turns in a row nobody has brought the piles down',
    },
    parts: { delivered: `Delivered ${its.car[1]}`, coupled: `Coupled ${its.car[1]}` },

    /** The whole table in lines, for terminals and screen readers. */
    position: {
      /** What a line is about, and what there is to say of it. */
      line: (head: string, things: readonly string[]) => (things.length > 0 ? `${head}: ${things.join('; ')}` : head),
      over: 'The game is over',
      toPlay: (names: readonly string[]) => `To play: ${and(names)}`,
      turnOf: (name: string) => `It is the turn of ${name}`,
      moving: (name: string, left: number) => `${name} is on the move: ${steps(left)} left`,
      glutton: (name: string) => `${name} must play the whole hand in this turn`,
      pile: (n: number) => `Draw pile: ${cards(n)}`,
      discards: (discards: readonly string[]) => `Discard pile: ${listed(discards)}`,
      played: 'About to be laid',
      circle: (c: number, where: string) => `${capital(circleName(c))} (${where})`,
      engines: (names: readonly string[]) => (names.length === 1 ? `engine ${names[0]}` : `engines ${and(names)}`),
      noRails: 'No rail card has been laid',
      covers: (cards: readonly string[]) => `covers ${listed(cards)}`,
      markers: (sleepers: readonly string[]) =>
        `${sleepers.length === 1 ? its.marker[0] : its.marker[1]} (${listed(sleepers)})`,
      /** Marks the reader among the players. */
      me: (name: string) => `${name} (you)`,
      inHand: (n: number) => `${cards(n)} in hand`,
      coupled: (n: number) => `${cars(n)} coupled`,
      delivered: (n: number) => `${cars(n)} delivered`,
      train: (name: string) => `${name}’s train`,
      hand: 'In your hand',
      emptyHand: 'Your hand is empty',
      seen: (name: string) => `Cards you know in ${name}’s hand`,
      score: (name: string, n: number) => `${name} has delivered ${souls(n)}`,
    },
  }
}

export type RailwayWords = ReturnType<typeof railwayEn>
