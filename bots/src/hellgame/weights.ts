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
  /** A march that may complete a circle, shared out to the Sectio it still needs; one that may the next turn. */
  strike: 300,
  soon: 12,
  /** How likely each demon of another who acts later undoes a march that is to win. */
  undone: 0.12,
  /** What is left of it if a later demon of mine can do it as well. */
  early: 0,
  /** Turns that a walk on earth is thought to last; and what coming home costs, in such turns. */
  earth: 2,
  home: 1.2,
  /** A favour spent on the circle that is nearest, on another, and where there are enough. */
  spentOnGoal: 0.7,
  spentElsewhere: 1.3,
  spentFreely: 0.5,
}
