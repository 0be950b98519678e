import { railwayEn } from '../../railway/text/en.ts'
import { type Explained, inOrder } from '../../railway/text/explained.ts'
import { EFFECT_NAMES } from '../src/effects.ts'

const railway = railwayEn({
  circle: 'circle',
  car: ['car', 'cars'],
  traction: 'traction',
  marker: ['Check', 'Checks'],
  couple: 'Couple',
  couples: 'couples',
  acts: {
    couple: 'couple a car',
    deliver: 'deliver a car',
    cross: 'take the Boat',
    stoke: 'fan the flames',
  },
  glutton: 'What is left in your hand at the end of the turn is discarded.',
  stoke: (card, cards) => `Fan the flames with ${card}: draw ${cards}`,
  stoked: (by, card, cards) => `${by} fans the flames with ${card} for ${cards}`,
})
const { and, cards, cars, cells, circle, souls, traction } = railway

/** What an effect is called, and what it does. */
const effects = inOrder(EFFECT_NAMES, {
  abyss: {
    name: 'Abyss',
    does: 'Discard a card from your hand to take an unoccupied rail card of the same traction off the table.',
  },
  boatmen: {
    name: 'Boatmen',
    does: 'Take a Boat, with which your engine can cross empty cells.',
  },
  'brimstone-tenders': {
    name: 'Brimstone Tenders',
    does:
      'Take a Tender: you draw three cards a turn, but it weighs as much as a car and you can no longer fan the ' +
      'flames.',
  },
  'chaos-reigns': {
    name: 'Chaos Reigns',
    does: 'All fifteen effect tokens are shuffled and dealt to the circles anew.',
  },
  delinquency: {
    name: 'Delinquency',
    does: 'Put a Check on a free sleeper: every train that comes there may lose cars.',
  },
  'false-path': {
    name: 'False Path',
    does: 'Discard a card from your hand to turn an unoccupied rail card of the same traction, as often as you like.',
  },
  geryon: {
    name: 'Geryon',
    does:
      'Name one of your cars and flip a card: if the traction is the same, the car is delivered on the spot; if ' +
      'not, it is lost.',
  },
  gluttony: {
    name: 'Gluttony',
    does:
      'Draw cards from the other hands until you hold the most; then play them all this turn, for what is left is ' +
      'discarded.',
  },
  'guard-duty': {
    name: 'Guard Duty',
    does: 'Put Cerberus on a circle: whoever leaves it must pay him with cards.',
  },
  heresy: {
    name: 'Heresy',
    does: 'Take a Heresy token: Anathema cancels an effect, Indulgence turns it on somebody else.',
  },
  'infernal-power': {
    name: 'Infernal Power',
    does: 'Draw an unused effect token; you may use it once, in any circle, instead of the effect there.',
  },
  lust: {
    name: 'Lust',
    does:
      'Name a player and flip a card: they show you their hand and give you all cards of that traction; if they ' +
      'have none, you do the same for them.',
  },
  'shift-change': {
    name: 'Shift Change',
    does: 'Swap this token with any other effect token.',
  },
  'soul-catcher': {
    name: 'Soul Catcher',
    does: 'Take a Soul Catcher: once, when you ram an engine, you may knock the last car off its train.',
  },
  thievery: {
    name: 'Thievery',
    does:
      'Name a car of another train and flip a card: if the traction is the same, the car is yours; if not, you give ' +
      'up a car of the flipped traction, if you have one.',
  },
})

/** The special tokens. */
const tokens = {
  boat: {
    name: 'Boat',
    does: 'Played with a card, it carries your engine straight over as many empty cells as the card has traction.',
  },
  tender: {
    name: 'Tender',
    does: 'You draw three cards a turn instead of one; it counts as a car, and you cannot fan the flames.',
  },
  catcher: {
    name: 'Soul Catcher',
    does: 'When you ram an engine, you may discard the last car of its train; the Soul Catcher is then spent.',
  },
  cerberus: {
    name: 'Cerberus',
    does: 'Whoever leaves his circle must discard cards worth more souls than the number of the circle.',
  },
  check: {
    name: 'Check',
    does: 'Whoever comes to this sleeper flips a card and keeps no more cars than its traction.',
  },
  anathema: { name: 'Anathema', does: 'Cancels an effect that another player uses.' },
  indulgence: { name: 'Indulgence', does: 'Turns an effect that another player uses on somebody else.' },
} satisfies Record<string, Explained>

/** Everything that the Third Perdition says. The other languages have this shape. */
export const en = {
  name: 'HellRail',
  railway,
  effects,
  tokens,

  /** What the player must do: the one who is asked reads it. */
  prompts: {
    circle: 'Choose which of your circles to lay next.',
    layCircle: (c: number) => `Choose a cell for ${circle(c)}: it touches one or two circles, by corners only.`,
    guarded: (n: number) => `Leaving costs cards worth ${souls(n)} (Cerberus).`,
    tender: 'Keep the Tender and draw 3 cards, or give it up and draw 1.',
    sail: (reach: number) => `Choose the way of the Boat: straight over ${cells(reach)} at most.`,
    bribe: (lacking: number) => `Pay Cerberus: discard cards for at least ${souls(lacking)} more.`,
    shed: (allowed: number, excess: number) =>
      `Check: ${cars(allowed)} may stay; discard ${cars(excess)} of your choice.`,
    catch: (name: string) => `You ram ${name}: use your Soul Catcher on the last car?`,
    /** The token on the engine card can be used instead of the effect of the circle. */
    orHeld: (effect: Explained) => `Or ${effect.name}, from your engine card. ${effect.does}`,
    anathema: (line: string) => `${line}: cancel it with Anathema, or let it be.`,
    indulgence: (line: string) => `${line}: turn it on somebody else with Indulgence, or let it be.`,
    abyssPay: 'Abyss: discard a card, so as to remove a rail card of the same traction.',
    abyss: (n: number) => `Abyss: remove an unoccupied rail card of ${traction(n)}, or leave it at that.`,
    delinquency: 'Delinquency: choose a sleeper without an engine for the Check.',
    falsePathPay: 'False Path: discard a card for each rail card of the same traction that you turn.',
    falsePath: (n: number) => `False Path: turn an unoccupied rail card of ${traction(n)}, or leave it at that.`,
    geryon: 'Geryon: name a car. A flipped card of its traction delivers it; any other loses it.',
    gluttony: 'Gluttony: draw a card from another hand, or leave it at that.',
    guardDuty: 'Guard Duty: choose the circle that Cerberus is to guard.',
    takeHeresy: 'Heresy: take Anathema (cancels an effect) or Indulgence (turns it on another).',
    lust: 'Lust: choose a player.',
    shiftChange: 'Shift Change: choose the token that takes its place.',
    thievery: 'Thievery: name a car of another train.',
    setOut: (car: string) => `Geryon agrees: set out ${car} now, or keep it.`,
    steal: (car: string, name: string) => `Thievery has succeeded: take ${car} from ${name}, or leave it.`,
    forfeit: (name: string, n: number) => `Thievery has failed: give ${name} one of your cars of ${traction(n)}.`,
  },

  /** Moves, as buttons and menus show them. */
  moves: {
    useSome: 'Use the effect of the circle',
    useHeld: (effect: string) => `Use ${effect} from your engine card`,
    useSomeHeld: 'Use the token on your engine card',
    cancel: 'Cancel it with Anathema',
    redirect: (name: string) => `Turn it on ${name} with Indulgence`,
    catch: 'Use the Soul Catcher',
    spare: 'Keep the Soul Catcher',
    keepTender: 'Keep the Tender: draw 3',
    dropTender: 'Give up the Tender: draw 1',
    guard: (c: number) => `Cerberus to ${circle(c)}`,
    present: (c: number) => `Lay ${circle(c)}`,
    placeCircle: (where: string) => `Place ${where}`,
    take: (token: string) => `Take ${token}`,
    swap: (effect: string, where: string) => `Swap with ${effect} (${where})`,
    unused: 'unused',
    swapCircle: (c: number) => `Swap with the token of ${circle(c)}`,
    swapUnused: 'Swap with an unused token',
    swapPlayer: (name: string) => `Swap with the token of ${name}`,
    sail: (card: string, reach: number) => `Take the Boat with ${card} (${cells(reach)} at most)`,
    discard: (card: string, value: number, power: number) => `Discard ${card} (${souls(value)}, ${traction(power)})`,
    shed: (card: string) => `Discard the car ${card}`,
    name: (card: string, power: number) => `Name ${card} (${traction(power)})`,
    nameOf: (card: string, power: number, owner: string) => `Name ${card} (${owner}, ${traction(power)})`,
    give: (card: string) => `Give up ${card}`,
  },

  /** What happened. A secret is missing for those who may not know it. */
  story: {
    circleLaid: (by: string, c: number, where: string) => `${by} lays ${circle(c)} ${where}`,
    tokensDealt: (tokens: readonly string[]) => `The effects: ${tokens.join(', ')}`,
    noUse: (by: string, c: number, effect: string) => `${by} cannot use ${effect} in ${circle(c)} now`,
    sawTokens: (by: string, c: number) => `${by} looks at the token of ${circle(c)}`,
    tokensHidden: 'An effect token lies face down on every circle',
    droppedTender: (by: string) => `${by} gives up the Tender`,
    bribed: (by: string, card: string, value: number) => `${by} throws ${card} to Cerberus: ${souls(value)}`,
    sailed: (by: string, card: string, n: number) => `${by} takes the Boat with ${card} over ${cells(n)}`,
    checked: (by: string, card: string, power: number) => `Check: ${by} flips ${card}, ${traction(power)}`,
    shed: (by: string, card: string) => `${by} discards the car ${card}`,
    caught: (by: string, from: string, card: string) =>
      `${by} knocks ${card} off ${from}’s train with the Soul Catcher`,
    invoked: (by: string, effect: string) => `${by} uses ${effect}`,
    invokedHeld: (by: string, effect: string) => `${by} uses ${effect} from the engine card`,
    named: (by: string, card: string, power: number) => `${by} names ${card}, ${traction(power)}`,
    namedOf: (by: string, card: string, power: number, owner: string) =>
      `${by} names ${card} in ${owner}’s train, ${traction(power)}`,
    cancelled: (by: string, effect: string) => `${by} cancels ${effect} with Anathema`,
    redirected: (by: string, effect: string, target: string) => `${by} turns ${effect} on ${target} with Indulgence`,
    discarded: (by: string, card: string, power: number) => `${by} discards ${card}, ${traction(power)}`,
    tookBoat: (by: string) => `${by} takes a Boat`,
    tookTender: (by: string) => `${by} takes a Tender`,
    tookCatcher: (by: string) => `${by} takes a Soul Catcher`,
    tookHeresy: (by: string, token: string) => `${by} takes ${token}`,
    tookToken: (by: string, effect: string) => `${by} draws the token ${effect}`,
    tookHidden: (by: string) => `${by} draws a token and keeps it face down`,
    flipped: (by: string, card: string, power: number) => `${by} flips ${card}, ${traction(power)}`,
    lostCar: (by: string, card: string) => `${by} loses the car ${card}`,
    stole: (by: string, from: string, card: string) => `${by} steals ${card} from ${from}`,
    gaveCar: (by: string, to: string, card: string) => `${by} must give ${card} to ${to}`,
    showedHand: (by: string, to: string) => `${by} shows the whole hand to ${to}`,
    gaveCards: (by: string, to: string, n: number) => `${by} gives ${cards(n)} to ${to}`,
    guarded: (by: string, c: number) => `${by} sends Cerberus to ${circle(c)}`,
    chaos: (by: string, tokens: readonly string[]) =>
      `Chaos reigns: ${by} deals the effects anew: ${tokens.join(', ')}`,
    chaosHidden: (by: string) => `Chaos reigns: ${by} deals the effects anew, face down`,
    swapped: (by: string, shift: string, effect: string, where: string) =>
      `${by} swaps ${shift} with ${effect} (${where})`,
    swappedHidden: (by: string, shift: string, where: string) => `${by} swaps ${shift} with a hidden token (${where})`,
  },

  options: { layout: 'Circles', effects: 'Effects' },
  choices: {
    layout: {
      standard: 'the usual layout, a funnel',
      sacrilege: 'Sacrilege: another layout, a block',
      advocate: 'Devil’s Advocate: the players lay the circles',
    },
    effects: { open: 'face up', secret: 'secret: face down until used' },
  },

  /** Lines of the position that only this edition has. */
  position: {
    unused: 'Unused effect tokens',
    hidden: (n: number) => `${n} face down`,
    toLay: (name: string, circles: readonly string[]) => `${name} still has to lay ${and(circles)}`,
    hiddenEffect: 'effect face down',
    token: (effect: string) => `effect token ${effect}`,
    hiddenToken: 'effect token face down',
  },
}

export type Words = typeof en
