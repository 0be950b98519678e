import type { Choices } from '../choices.ts'
import type { BoardProps } from '../contract.ts'
import { type Payment, paymentsIn } from './payments.ts'

/** The choices out of which a payment was made: until there are others, nothing is to be paid any more. */
let paidIn = $state.raw<Choices | undefined>()

/** The ways to pay that lie open, on the map and in the tray; none where nobody can choose. */
export function paymentsOpen({ choices, onChoose }: BoardProps, claiming: number): readonly Payment[] {
  return onChoose && choices !== paidIn ? paymentsIn(choices, claiming) : []
}

export function pay({ choices, onChoose }: BoardProps, { choice }: Payment): void {
  paidIn = choices
  onChoose?.(choice)
}
