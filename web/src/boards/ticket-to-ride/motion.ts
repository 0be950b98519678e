import { EMPTY } from '@acheron/games/ticket-to-ride'
import { type Component, mount, unmount } from 'svelte'
import type { Happening } from '../contract.ts'
import CardBack from './CardBack.svelte'
import TicketBack from './TicketBack.svelte'
import TrainCard from './TrainCard.svelte'

/** Shows what has happened as motion; a new call ends the old ones. Reduced motion makes the unit 0: nothing moves. */
export class Motion {
  private running: Animation[] = []
  private endings: (() => void)[] = []
  private root: HTMLElement | undefined
  private unit = 0

  stop(): void {
    for (const animation of this.running) animation.cancel()
    for (const end of this.endings) end()
    this.running = []
    this.endings = []
  }

  play(root: HTMLElement, happenings: readonly Happening[], me: number): void {
    this.stop()
    this.root = root
    this.unit = motionNow()
    if (this.unit === 0) return
    const isSwept = happenings.some(({ id }) => id === 'swept-row')
    const taken = happenings.find(({ id }) => id === 'took-card')?.facts.slot
    for (const { id, facts } of happenings) {
      const seat = (): DOMRect => this.seat(Number(facts.by), me)
      const cards = Array.isArray(facts.cards) ? facts.cards : []
      if (id === 'took-card') this.flyCard(Number(facts.card), this.thing('row', Number(facts.slot)), seat())
      else if (id === 'drew-card') this.flyCard(facts.card as number | undefined, this.thing('pile', 0), seat())
      else if (id === 'offered-tickets') this.fly(TicketBack, {}, this.thing('ticket-pile', 0), seat())
      else if (id === 'claimed-route') this.roll(Number(facts.route))
      else if (id === 'swept-row') for (const [slot, card] of cards.entries()) this.sweep(slot, card)
      else if (id === 'turned-up')
        for (const [slot, card] of cards.entries()) if (card !== EMPTY && (isSwept || slot === taken)) this.turnUp(slot)
    }
  }

  private flyCard(card: number | undefined, from: Element | null, to: DOMRect): void {
    if (card === undefined) this.fly(CardBack, {}, from, to)
    else this.fly(TrainCard, { card }, from, to)
  }

  private sweep(slot: number, card: number): void {
    const heap = this.thing('discards', 0)?.getBoundingClientRect()
    if (heap && card !== EMPTY) this.flyCard(card, this.thing('row', slot), heap)
  }

  /** A thing of its own flies over the board and is gone. */
  private fly<P extends Record<string, unknown>>(
    face: Component<P>,
    props: P,
    from: Element | null,
    to: DOMRect,
  ): void {
    if (!this.root || !from) return
    const at = from.getBoundingClientRect()
    const home = this.root.getBoundingClientRect()
    const ghost = document.createElement('div')
    const place = `left:${at.left - home.left}px;top:${at.top - home.top}px;width:${at.width}px`
    ghost.style.cssText = `position:absolute;z-index:3;pointer-events:none;${place}`
    this.root.append(ghost)
    const drawn = mount(face, { target: ghost, props })
    const end = (): void => {
      if (!ghost.isConnected) return
      ghost.remove()
      void unmount(drawn)
    }
    const [x, y] = [to.left + to.width / 2 - at.left - at.width / 2, to.top + to.height / 2 - at.top - at.height / 2]
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.9}px,${y * 0.9}px) scale(.8)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${x}px,${y}px) scale(.6)`, opacity: 0 },
      ],
      { duration: this.unit * 1.4, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'forwards' },
    )
    flight.onfinish = end
    this.running.push(flight)
    this.endings.push(end)
  }

  /** The cars of a route roll in one after another. */
  private roll(route: number): void {
    const cars = this.thing('route', route)?.querySelectorAll('[data-car]') ?? []
    for (const [i, car] of [...cars].entries())
      this.running.push(
        car.animate(
          [
            { transform: 'translateX(-42px)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { duration: this.unit, delay: i * this.unit * 0.25, easing: 'ease-out', fill: 'backwards' },
        ),
      )
  }

  private turnUp(slot: number): void {
    const face = this.thing('row', slot)
    if (!face) return
    const timing = { duration: this.unit, delay: this.unit * 0.5, easing: 'ease-out', fill: 'backwards' } as const
    this.running.push(face.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], timing))
  }

  private thing(kind: string, id: number): Element | null {
    return this.root?.querySelector(`[data-kind="${kind}"][data-id="${id}"]`) ?? null
  }

  /** Where a player sits on the screen: my tray is below, the others are where the table marks their seats, or above. */
  private seat(by: number, me: number): DOMRect {
    const seat = document.querySelector(by === me ? '[data-tray]' : `[data-seat="${by}"]`)
    if (seat || !this.root) return seat?.getBoundingClientRect() ?? new DOMRect()
    const { left, right, top, bottom } = this.root.getBoundingClientRect()
    return by === me ? new DOMRect((left + right) / 2, bottom, 0, 0) : new DOMRect(right - 40, top, 0, 0)
  }
}

/** The milliseconds of --motion, 0 when motion is reduced. */
function motionNow(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  if (document.documentElement.dataset.motion === 'reduced') return 0
  const given = document.documentElement.style.getPropertyValue('--motion').trim()
  const amount = Number.parseFloat(given)
  return Number.isFinite(amount) ? amount * (given.endsWith('ms') ? 1 : 1000) : 0
}
