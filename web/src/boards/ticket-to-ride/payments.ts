import { type Card, LENGTH, LOCOMOTIVE, paidColour, paidLocomotives } from '@acheron/games/ticket-to-ride'
import type { Choice, Choices } from '../choices.ts'

/** One way to pay for the route that was chosen, as the cards that it lays down. */
export interface Payment {
  readonly choice: Choice
  readonly cards: readonly Card[]
}

/** The ways to pay that are open now, in their order; none while nothing is to be paid. */
export function paymentsIn(choices: Choices, claiming: number): readonly Payment[] {
  const length = LENGTH[claiming] ?? 0
  return choices.with('pay').map((choice) => {
    const locomotives = paidLocomotives(choice.move, length)
    const plain = Array<Card>(length - locomotives).fill(paidColour(choice.move))
    return { choice, cards: [...plain, ...Array<Card>(locomotives).fill(LOCOMOTIVE)] }
  })
}
