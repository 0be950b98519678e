import { RAIL_CARDS, TRACTION, VALUE } from '@acheron/games/hellrail/railway'

/** What things are worth to the planner, in points unless it says otherwise. Found by playing against itself. */
const COMMON = {
  /** What is left of a car's value for each card that its way still costs: coupled, and in hand. */
  carried: 0.86,
  hoped: 0.83,
  /** In cards: what it costs to go on with a train in a later turn only. */
  wait: 1,
  /** How much of a hope counts for the best card in hand, the second and the third. */
  hopes: [0.32, 0.32, 0.07],
  /** The first card in hand, whatever it is; and what part of it the next one is worth, and so on. */
  card: 1.78,
  cardMore: 0.87,
  /** For each point of traction. */
  cardTraction: 0.048,
  /** A card that can carry an engine over a straight, over a curve. */
  cardStraight: 0.21,
  cardCurve: 0.087,
  /** In cards: laying a card, upgrading one, each step of a move beyond the reach of most cards, and each step less. */
  lay: 1.01,
  upgrade: 1.9,
  farStep: 0.33,
  nearStep: 0.02,
  /** In cards: a marker on the way; and a car lost to it. */
  toll: 0.53,
  lostCar: 3.35,
  /** In cards: for each point that Cerberus wants. */
  bribe: 0.2,
  /** The way of a train with so many cars is so many times as long: heavy trains need strong cards. */
  heavy: [1, 1, 1.25, 1.6, 2.5, 5, 9],
  /** Part of what an engine on the track could lose by a ram. */
  exposed: 0.045,
  /** Things that can be had in the circles. */
  boat: 1.05,
  heresy: 0.99,
  ticket: 0.73,
  soulCatcher: 0.58,
  infernalPower: 0.42,
  /** A Tender, for each point that the strongest card in hand has less than this. */
  tender: 0.5,
  tenderBelow: 3,
  /** Coming into a circle whose effect is not known, or is of no use that can be told from afar. */
  unknownEffect: 0.22,
  /** The least that using an effect must be worth. */
  use: 0.3,
  /** A card in the hand of somebody else, or from there. */
  strangeCard: 1.72,
  /** With Gluttony: a card taken, and each card in hand before. */
  gluttonsCard: 3.22,
  gluttonsOwn: 0.28,
  /** How much counts what somebody one card away from a circle could take from a hand there, and what part for each card more. */
  raid: 0.9,
  raidFar: 0.6,
  /** The rest of a turn that ends with a derailment. */
  turnLost: 2.9,
  /** Cards that leave the game in a round, for each player. */
  pace: 1.2,
  /** How fast prospects fade when few rounds are left, and the cards that a usual one still needs. */
  lateness: 0.1,
  usualWay: 2,
  /** How fast cards in hand lose their worth when few rounds are left. */
  idle: 0.1,
  /** For each point of the lead: what it is worth to take a card out of the game, among so many or fewer. */
  hurry: 0.2,
  soon: 6,
  /** What harm to another player is worth to me, when there is one; to the leader, more. */
  harm: 0.6,
  harmToLeader: 0.8,
  /** With so few cards in hands and piles the game is to end, and effects are worth nothing. */
  fewCards: 14,
  /** The game is won or lost at once. */
  victory: 100,
}

/** With what follows from them. */
export type Weights = typeof COMMON & {
  /** By rail card: what it is worth as such. */
  readonly cardWorth: readonly number[]
  /** By number of cards in hand: what they are worth as such. */
  readonly holding: readonly number[]
}

const STRAIGHT_WAY = 5
const CURVED_WAY = 4

function weights(its: typeof COMMON): Weights {
  const carries = (value: number): number =>
    value >= STRAIGHT_WAY ? its.cardStraight : value >= CURVED_WAY ? its.cardCurve : 0
  const cardWorth = VALUE.map((value, card) => carries(value) + its.cardTraction * TRACTION[card])
  const holding = [0]
  for (let i = 0; i < RAIL_CARDS; i++) holding.push(holding[i] + its.card * its.cardMore ** i)
  return { ...its, cardWorth, holding }
}

export const THIRD = weights(COMMON)
/** Against the die a hand is hard to guard: what others could take of it counts more. */
export const SECOND = weights({ ...COMMON, toll: 1.42, raid: 1.3, raidFar: 0.75 })
