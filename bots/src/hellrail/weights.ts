/** What things are worth to the planner, in points unless it says otherwise. Found by playing against itself. */
export const WEIGHTS = {
  /** What is left of a car's value for each card that its way still costs: coupled, and in hand. */
  carried: 0.89,
  hoped: 0.83,
  /** How much of a hope counts for the best card in hand, the second and the third. */
  hope: 0.4,
  hopeSecond: 0.25,
  hopeThird: 0.08,
  /** The first card in hand, whatever it is; and what part of it the next one is worth, and so on. */
  card: 1.4,
  cardMore: 0.87,
  /** For each point of traction. */
  cardTraction: 0.05,
  /** A card that can carry an engine over a straight, over a curve. */
  cardStraight: 0.15,
  cardCurve: 0.1,
  /** In cards: laying a card, upgrading one, a move of more than one card's reach (for each step). */
  lay: 1.1,
  upgrade: 1.8,
  farStep: 0.25,
  /** In cards: a Check or a barrier on the way, and more of it where the die may derail a train. */
  toll: 0.4,
  tollOfDie: 6,
  /** A car lost to it. */
  lostCar: 4,
  /** In cards: for each point that Cerberus wants. */
  bribe: 0.2,
  /** The way of a train with so many cars is so many times as long: heavy trains need strong cards. */
  heavy: [1, 1, 1.05, 1.2, 1.5, 2.2, 4],
  /** Things that can be had in the circles. */
  boat: 1,
  heresy: 0.8,
  ticket: 0.6,
  soulCatcher: 0.3,
  infernalPower: 0.5,
  /** A Tender, for each point that the strongest card in hand has less than this. */
  tender: 0.5,
  tenderBelow: 3,
  /** Coming into a circle whose effect is not known. */
  unknownEffect: 0.2,
  /** The least that using an effect must be worth. */
  use: 0.3,
  /** A card in the hand of somebody else, or from there. */
  strangeCard: 1,
  /** With Gluttony: a card taken, each card in hand before, and not to fan the flames. */
  gluttonsCard: 1,
  gluttonsOwn: 0.3,
  gluttonsFire: -0.5,
  /** The rest of a turn that ends with a derailment. */
  turnLost: 3,
  /** To be kept in a circle by Cerberus. */
  captivity: 4,
  usualValue: 5.5,
  /** What must be at stake to spend a Heresy token. */
  heresySpent: 0.7,
  /** In cards: to go on from the end of the track. */
  deadEnd: 2.5,
  /** Cards that leave the game in a round, for each player. */
  pace: 1.2,
  /** How fast prospects fade when few rounds are left, and the cards that a usual one still needs. */
  lateness: 0.6,
  usualWay: 2,
  /** For each point of the lead: what it is worth to take a card out of the game. */
  hurry: 0.02,
  /** What harm to another player is worth to me; to the leader, more. */
  harm: 0.15,
  harmToLeader: 0.35,
  /** What a ram must be worth to leave one's way for it. */
  ram: 1.5,
  /** With so few cards in hands and piles the game is to end. */
  fewCards: 14,
  /** The game is won or lost at once. */
  victory: 100,
} as const
