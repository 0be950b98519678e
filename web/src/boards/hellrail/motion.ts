import { circleOf, isInCircle } from '@acheron/games/hellrail/third'
import type { Happening } from '../contract.ts'
import { elementOf } from '../lights.svelte.ts'
import { Stage } from '../stage.ts'
import { cellPlace, enginePlace, type Turned } from './geometry.ts'
import Jolt from './Jolt.svelte'
import { engineSpot } from './pieces.ts'
import RailBack from './RailBack.svelte'
import RailCard from './RailCard.svelte'
import type { Table } from './seen.ts'

/** A journey takes no longer than so many steps would. */
const LONGEST_WAY = 5
/** Degrees. */
const TOPPLED = 80
/** In units of the board. */
const JOLT = 44

/** Shows what has happened as motion; a new call ends the old ones. Reduced motion makes the unit 0: nothing moves. */
export class Motion {
  private readonly stage = new Stage()

  stop(): void {
    this.stage.stop()
  }

  play(root: HTMLElement, happenings: readonly Happening[], view: Table): void {
    if (!this.stage.begin(root)) return
    const ways = new Map<number, number[]>()
    const wrecked = new Set<number>()
    const way = (engine: number, from: number): void => void ways.set(engine, [...(ways.get(engine) ?? []), from])
    for (const { id, facts } of happenings) {
      const by = Number(facts.by)
      if (id === 'went' || id === 'entered') way(by, Number(facts.from))
      else if (id === 'derailed') {
        way(by, Number(facts.from))
        wrecked.add(by)
      } else if (id === 'pushed' || id === 'pushed-into') {
        const engine = Number(facts.engine)
        if (!ways.has(engine)) this.jolt(view, Number(facts.from))
        way(engine, Number(facts.from))
      } else if (id === 'laid' || id === 'upgraded') this.drop(Number(facts.card))
      else if (id === 'turned') this.swing(Number(facts.card))
      else if (id === 'circle-laid') this.settle(this.stage.find(`[data-circle="${Number(facts.circle)}"]`))
      else if (id === 'coupled' || id === 'stole') this.settle(elementOf({ kind: 'car', id: Number(facts.card) }))
      else if (id === 'drew') this.draw(Number(facts.count), facts.cards, by, view.me)
      else if (id === 'removed' || id === 'discarded' || id === 'set-off' || id === 'stoked')
        this.discard(Number(facts.card), by, view.me)
    }
    for (const [engine, from] of ways) this.drive(view, engine, from, wrecked.has(engine))
  }

  /** An engine comes along the places where it was; one that derails topples off the last of them first. */
  private drive(view: Table, engine: number, from: readonly number[], isWrecked: boolean): void {
    const figure = this.stage.find(`[data-engine="${engine}"] > g`)
    const now = engineSpot(view, engine)
    if (!figure || !now) return
    const places = from.flatMap((at) => placeAt(view, at))
    const at = ({ x, y, angle }: Turned, tilt = 0): string =>
      `translate(${x - now.x}px,${y - now.y}px) rotate(${shortest(angle - now.angle) + tilt}deg)`
    const last = places.at(-1)
    const wreck =
      isWrecked && last
        ? [
            { transform: `${at(last, TOPPLED)} scale(1.2)`, opacity: 1 },
            { transform: `${at(last, 2 * TOPPLED)} scale(.5)`, opacity: 0 },
            { transform: at(now), opacity: 0 },
          ]
        : []
    const frames = [...places.map((place) => ({ transform: at(place), opacity: 1 })), ...wreck]
    this.stage.run(figure, [...frames, { transform: at(now), opacity: 1 }], {
      duration: this.stage.unit * Math.min(frames.length, LONGEST_WAY),
      easing: 'ease-in-out',
    })
  }

  /** Where an engine is rammed. */
  private jolt(view: Table, from: number): void {
    const [place] = placeAt(view, from)
    const layer = this.stage.find('[data-engine]')?.parentElement
    const matrix = layer instanceof SVGGraphicsElement && layer.getScreenCTM()
    if (!place || !matrix) return
    const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(matrix)
    const size = JOLT * matrix.a
    const spot = new DOMRect(x - size / 2, y - size / 2, size, size)
    this.stage.fly(Jolt, {}, spot, spot)
  }

  private drop(card: number): void {
    const face = this.stage.find(`[data-card="${card}"]`)
    this.stage.run(
      face,
      [
        { transform: 'scale(1.35)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: this.stage.unit, easing: 'ease-out' },
    )
  }

  private swing(card: number): void {
    const face = this.stage.find(`[data-card="${card}"]`)
    const timing = { duration: this.stage.unit * 1.3, easing: 'ease-in-out' }
    this.stage.run(face, [{ transform: 'rotate(-90deg)' }, { transform: 'none' }], timing)
  }

  private settle(thing: Element | null): void {
    const timing = { duration: this.stage.unit * 1.3, easing: 'ease-out' }
    this.stage.run(thing?.firstElementChild, [{ opacity: 0 }, { opacity: 1 }], timing)
  }

  private draw(count: number, cards: unknown, by: number, me: number): void {
    const from = this.stage.thing('pile', 0)
    const faces: unknown[] = Array.isArray(cards) ? cards : []
    for (let i = 0; i < count; i++) {
      const card = faces[i]
      const to = this.stage.seat(by, me)
      if (typeof card === 'number') this.stage.fly(RailCard, { card }, from, to, i * this.stage.unit * 0.35)
      else this.stage.fly(RailBack, {}, from, to, i * this.stage.unit * 0.35)
    }
  }

  /** A card comes from its owner to the discards. */
  private discard(card: number, by: number, me: number): void {
    const heap = this.stage.thing('discards', 0)
    if (!heap) return
    const { left, top, width, height } = this.stage.seat(by, me)
    const size = heap.getBoundingClientRect().width
    const at = new DOMRect(left + width / 2 - size / 2, top + height / 2 - size / 2, size, size)
    this.stage.fly(RailCard, { card }, at, heap.getBoundingClientRect())
  }
}

function placeAt(view: Table, at: number): Turned[] {
  if (!isInCircle(at)) return [enginePlace(at)]
  const cell = view.circles[circleOf(at)]
  if (cell === undefined || cell < 0) return []
  const { x, y } = cellPlace(cell)
  return [{ x, y: y + 31, angle: -90 }]
}

/** The same turn, by the shorter way. */
const shortest = (angle: number): number => (((angle % 360) + 540) % 360) - 180
