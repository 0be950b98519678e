/** What things are worth, in souls. */
export const WEIGHTS = {
  /** By the Sectio that one holds of a circle. */
  circle: [0, 3, 10, 28, 70, 400],
  /** For each soul that a Sectio yields. */
  yield: 2,
  /** A favour that can be spent; one that is in the way of nothing; one that could end the game. */
  favour: 7,
  disfavour: -6,
  legion: 4,
  lieutenant: 7,
  hound: 5,
  card: 3,
  /** To break a plan that would end the game this turn, and one that would the next turn. */
  dangerNow: 160,
  dangerNext: 30,
  /** How sure a place is that so many legions hold. */
  hold: [0, 0.72, 0.9, 0.96, 0.98, 1],
  /** What the place is worth that one merely prepares to petition for. */
  prepare: 0.35,
  /** An action that is left. */
  rest: 0.5,
}
