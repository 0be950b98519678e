import { EMPTY } from '@acheron/games/ticket-to-ride'
import type { Happening } from '../contract.ts'
import { Stage } from '../stage.ts'
import CardBack from './CardBack.svelte'
import TicketBack from './TicketBack.svelte'
import TrainCard from './TrainCard.svelte'

/** Shows what has happened as motion; a new call ends the old ones. Reduced motion makes the unit 0: nothing moves. */
export class Motion {
  private readonly stage = new Stage()

  stop(): void {
    this.stage.stop()
  }

  play(root: HTMLElement, happenings: readonly Happening[], me: number): void {
    if (!this.stage.begin(root)) return
    const isSwept = happenings.some(({ id }) => id === 'swept-row')
    const taken = happenings.find(({ id }) => id === 'took-card')?.facts.slot
    for (const { id, facts } of happenings) {
      const seat = (): DOMRect => this.stage.seat(Number(facts.by), me)
      const cards = Array.isArray(facts.cards) ? facts.cards : []
      if (id === 'took-card') this.flyCard(Number(facts.card), this.stage.thing('row', Number(facts.slot)), seat())
      else if (id === 'drew-card') this.flyCard(facts.card as number | undefined, this.stage.thing('pile', 0), seat())
      else if (id === 'offered-tickets') this.stage.fly(TicketBack, {}, this.stage.thing('ticket-pile', 0), seat())
      else if (id === 'claimed-route') this.roll(Number(facts.route))
      else if (id === 'swept-row') for (const [slot, card] of cards.entries()) this.sweep(slot, card)
      else if (id === 'turned-up')
        for (const [slot, card] of cards.entries()) if (card !== EMPTY && (isSwept || slot === taken)) this.turnUp(slot)
    }
  }

  private flyCard(card: number | undefined, from: Element | null, to: DOMRect): void {
    if (card === undefined) this.stage.fly(CardBack, {}, from, to)
    else this.stage.fly(TrainCard, { card }, from, to)
  }

  private sweep(slot: number, card: number): void {
    const heap = this.stage.thing('discards', 0)?.getBoundingClientRect()
    if (heap && card !== EMPTY) this.flyCard(card, this.stage.thing('row', slot), heap)
  }

  /** The cars of a route roll in one after another. */
  private roll(route: number): void {
    const cars = this.stage.find(`[data-route="${route}"]`)?.querySelectorAll('[data-car]') ?? []
    for (const [i, car] of [...cars].entries())
      this.stage.run(
        car,
        [
          { transform: 'translateX(-42px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: this.stage.unit, delay: i * this.stage.unit * 0.25, easing: 'ease-out', fill: 'backwards' },
      )
  }

  private turnUp(slot: number): void {
    const { unit } = this.stage
    const timing = { duration: unit, delay: unit * 0.5, easing: 'ease-out', fill: 'backwards' } as const
    this.stage.run(this.stage.thing('row', slot), [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], timing)
  }
}
