import { circleOf, type Place, printedSouls, QUARTERS, quarterOf, SECTIO } from '@acheron/games/hellgame'

/** By Sectio and Sectio: steps between them if nothing is in the way. */
export const STEPS: readonly (readonly number[])[] = Array.from({ length: SECTIO }, (_, from) =>
  Array.from({ length: SECTIO }, (_, to) => {
    const turn = Math.abs(quarterOf(from) - quarterOf(to))
    return Math.abs(circleOf(from) - circleOf(to)) + Math.min(turn, QUARTERS - turn)
  }),
)

/** What a Sectio yields, usually; the cards of the Wise Men count as souls. */
export const yieldOf = (place: Place): number => printedSouls(place) || 3
