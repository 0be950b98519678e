/** What things are worth to the planner, in millions unless it says otherwise. Found by playing against itself. */
export const WEIGHTS = {
  /** What a turn is worth. */
  rate: 7,
  /** What a step of the train counts in the choice of ways. */
  step: 0.6,
  /** What a step over foreign track counts beside that. */
  foreign: 0.9,
  /** How many steps the ferry takes. */
  ferrySteps: 14,
  /** How many steps the wait at a quay takes. */
  quaySteps: 8,
  /** How much of what is paid for track comes back in later plans. */
  refund: 0.3,
  /** How much of what joins the majors counts. */
  joining: 1.2,
  /** What it is worth to have the cash for victory at the end of a plan. */
  finish: 10,
  /** What each million counts that the cash at the end of a plan is below what is comfortable. */
  broke: 0.5,
  comfort: 40,
  /** A hand that promises less is exchanged. */
  exchange: -35,
  /** What a better train is worth in each turn after the plan: a faster one, and one that carries more. */
  speed: 1.2,
  capacity: 0.8,
  /** What is earned in a turn, for looking ahead. */
  income: 7,
  /** How many turns before it is needed track is built. */
  ahead: 1,
  /** How many turns before it must be the joining of the majors begins. */
  early: 2,
  /** How much cheaper a way that joins the majors counts for each city on it: it will be used more. */
  cities: 3,
  /** What a plan must be worth more for a train on its way to turn back for it. */
  turning: 6,
  /** How many turns later than it seems somebody else may win. */
  doubt: 1.5,
}

export type Weights = Readonly<typeof WEIGHTS>

/** Greed looks at one delivery only, and builds for it at once. */
export const GREEDY: Weights = {
  ...WEIGHTS,
  rate: 6,
  refund: 0.2,
  joining: 0,
  finish: 0,
  exchange: -40,
  turning: 0,
  ahead: 99,
}

/** How much is looked at for a plan. */
export interface Breadth {
  /** Of several sources of a load, the nearest so many. */
  readonly sources: number
  /** The most loads in a plan. */
  readonly loads: number
  /** How many plans are kept to add another load to, and how many ways of adding one are weighed. */
  readonly kept: number
  readonly weighed: number
}

export const BREADTH: Breadth = { sources: 2, loads: 3, kept: 10, weighed: 48 }

/** For playing on in one's head. */
export const NARROW: Breadth = { sources: 1, loads: 2, kept: 4, weighed: 10 }
