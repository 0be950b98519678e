import { circleOf, isInCircle } from '@acheron/games/hellrail/third'
import { type Component, mount, unmount } from 'svelte'
import type { Happening } from '../contract.ts'
import { enginePlace, placeOf, type Turned } from './geometry.ts'
import { engineSpot } from './pieces.ts'
import RailBack from './RailBack.svelte'
import RailCard from './RailCard.svelte'
import type { Table } from './seen.ts'

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

  play(root: HTMLElement, happenings: readonly Happening[], view: Table): void {
    this.stop()
    this.root = root
    this.unit = motionNow()
    if (this.unit === 0) return
    const ways = new Map<number, number[]>()
    const way = (engine: number, from: number): void => void ways.set(engine, [...(ways.get(engine) ?? []), from])
    for (const { id, facts } of happenings) {
      const by = Number(facts.by)
      if (id === 'went' || id === 'entered' || id === 'derailed') way(by, Number(facts.from))
      else if (id === 'pushed' || id === 'pushed-into') way(Number(facts.engine), Number(facts.from))
      else if (id === 'laid' || id === 'upgraded') this.drop(Number(facts.card))
      else if (id === 'turned') this.swing(Number(facts.card))
      else if (id === 'circle-laid') this.settle('circle', Number(facts.circle))
      else if (id === 'coupled' || id === 'stole') this.settle('car', Number(facts.card))
      else if (id === 'drew') this.draw(Number(facts.count), facts.cards, by, view.me)
      else if (id === 'removed' || id === 'discarded' || id === 'set-off' || id === 'stoked')
        this.discard(Number(facts.card), by, view.me)
    }
    for (const [engine, from] of ways) this.drive(view, engine, from)
  }

  /** An engine comes along the places where it was. */
  private drive(view: Table, engine: number, from: readonly number[]): void {
    const figure = this.root?.querySelector(`[data-engine="${engine}"] > g`)
    const now = engineSpot(view, engine)
    if (!figure || !now) return
    const places = from.flatMap((at) => placeAt(view, at))
    const frames = [...places, now].map(({ x, y, angle }) => ({
      transform: `translate(${x - now.x}px,${y - now.y}px) rotate(${shortest(angle - now.angle)}deg)`,
    }))
    this.run(figure, frames, this.unit * places.length, 'ease-in-out')
  }

  private drop(card: number): void {
    const face = this.root?.querySelector(`[data-card="${card}"]`)
    this.run(
      face,
      [
        { transform: 'scale(1.35)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      this.unit,
      'ease-out',
    )
  }

  private swing(card: number): void {
    const face = this.root?.querySelector(`[data-card="${card}"]`)
    this.run(face, [{ transform: 'rotate(-90deg)' }, { transform: 'none' }], this.unit * 1.3, 'ease-in-out')
  }

  private settle(kind: string, id: number): void {
    const thing = document.querySelector(`[data-kind="${kind}"][data-id="${id}"]`)
    this.run(thing?.firstElementChild, [{ opacity: 0 }, { opacity: 1 }], this.unit * 1.3, 'ease-out')
  }

  private draw(count: number, cards: unknown, by: number, me: number): void {
    const from = this.thing('pile')
    const faces: unknown[] = Array.isArray(cards) ? cards : []
    for (let i = 0; i < count; i++) {
      const card = faces[i]
      const to = this.seat(by, me)
      if (typeof card === 'number') this.fly(RailCard, { card }, from, to, i)
      else this.fly(RailBack, {}, from, to, i)
    }
  }

  /** A card comes from its owner to the discards. */
  private discard(card: number, by: number, me: number): void {
    const heap = this.thing('discards')
    if (!heap) return
    const { left, top, width, height } = this.seat(by, me)
    const size = heap.getBoundingClientRect().width
    const at = new DOMRect(left + width / 2 - size / 2, top + height / 2 - size / 2, size, size)
    this.fly(RailCard, { card }, at, heap.getBoundingClientRect(), 0)
  }

  /** A thing of its own flies over the board and is gone. */
  private fly<P extends Record<string, unknown>>(
    face: Component<P>,
    props: P,
    from: Element | DOMRect | null,
    to: DOMRect,
    turn: number,
  ): void {
    if (!this.root || !from) return
    const at = from instanceof Element ? from.getBoundingClientRect() : from
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
      {
        duration: this.unit * 1.4,
        delay: turn * this.unit * 0.35,
        easing: 'cubic-bezier(.4,0,.3,1)',
        fill: 'both',
      },
    )
    flight.onfinish = end
    this.running.push(flight)
    this.endings.push(end)
  }

  private run(thing: Element | null | undefined, frames: Keyframe[], duration: number, easing: string): void {
    if (thing) this.running.push(thing.animate(frames, { duration, easing }))
  }

  private thing(kind: string): Element | null {
    return this.root?.querySelector(`[data-kind="${kind}"]`) ?? null
  }

  /** Where a player sits on the screen: my tray is below, the others are where the table marks their seats. */
  private seat(by: number, me: number): DOMRect {
    const seat = document.querySelector(by === me ? '[data-tray]' : `[data-seat="${by}"]`)
    if (seat || !this.root) return seat?.getBoundingClientRect() ?? new DOMRect()
    const { left, right, top, bottom } = this.root.getBoundingClientRect()
    return by === me ? new DOMRect((left + right) / 2, bottom, 0, 0) : new DOMRect(right - 40, top, 0, 0)
  }
}

function placeAt(view: Table, at: number): Turned[] {
  if (!isInCircle(at)) return [enginePlace(at)]
  const cell = view.circles[circleOf(at)]
  if (cell === undefined || cell < 0) return []
  const { x, y } = placeOf(cell)
  return [{ x, y: y + 31, angle: -90 }]
}

/** The same turn, by the shorter way. */
const shortest = (angle: number): number => (((angle % 360) + 540) % 360) - 180

/** The milliseconds of --motion, 0 when motion is reduced. */
function motionNow(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  if (document.documentElement.dataset.motion === 'reduced') return 0
  const given = document.documentElement.style.getPropertyValue('--motion').trim()
  const amount = Number.parseFloat(given)
  return Number.isFinite(amount) ? amount * (given.endsWith('ms') ? 1 : 1000) : 0
}
