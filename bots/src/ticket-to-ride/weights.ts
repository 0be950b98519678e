/** What things are worth to the planner, in points unless it says otherwise. Found by playing against itself. */
export const WEIGHTS = {
  /** The price of a route: for the turn of claiming it, for each train, for each card still missing. */
  claim: 3.65,
  train: 0.5,
  card: 1.5,
  /** How much of the points for a route counts against its price, and the least that the price can be. */
  points: 0.9,
  least: 0.3,
  /** How much of a locomotive in hand counts as a card of the colour that a route lacks. */
  locomotiveShare: 0.5,
  /** What part of the value of a ticket can be hoped for when choosing. */
  hope: 1.1,
  /** Trains that first plans leave unused. */
  reserve: 3,
  /** Turns to find one missing card. */
  search: 0.6,
  /** How many times the turns expected to be left a plan may take. */
  patience: 1.05,
  /** Turns that another player needs for a card and for laying a train. */
  othersCard: 0.5,
  othersTrain: 0.25,
  /** Chance that a route is lost before the next turn, and what each route of others at its ends adds. */
  danger: 0.03,
  dangerNear: 0.06,
  /** The most that a detour counts. */
  detour: 25,
  /** What claiming must be worth more than another turn of taking cards. */
  waiting: 1,
  /** Waiting is at leisure with so many turns beyond so many times those for the plan. */
  calm: 3,
  rush: 0.6,
  /** What paying counts for each card that has to be found again, and for each locomotive. */
  loss: 1.5,
  lostLocomotive: 0.4,
  /** For claiming first: a part of the points. */
  early: 0.2,
  /** What a card is worth beyond the plan: for extra routes, for its own sake, and the locomotive. */
  extraCard: 0.5,
  likeCard: 0.05,
  joker: 0.35,
  /** What it is worth more when only that colour will do. */
  only: 0.25,
  /** What must be hoped for from new tickets, and the fewest trains for them. */
  newTickets: 3,
  newTicketsTrains: 6,
  /** The turns for each train of a new ticket. */
  newTicketSearch: 0.6,
  /** What an extra route gains when it is joined to one's own. */
  joined: 1.5,
  /** The fewest spaces of an extra route that is worth waiting for. */
  extraLength: 3,
} as const
