/** The part of the map that is shown: in units of the board, how far it is moved and how much it is enlarged. */
const WIDTH = 1600
const HEIGHT = 1103
const MOST = 6
const STEP = 1.6
/** A pointer that has moved so many pixels drags; one that has not, points. */
const SLACK = 6
const TAP_TWICE = 320

interface Place {
  readonly x: number
  readonly y: number
}

export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  isDragging = $state(false)
  private svg: SVGSVGElement | undefined
  private pointers = new Map<number, Place>()
  private start: Place = { x: 0, y: 0 }
  private lastTap = 0

  readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`)
  readonly isFitted = $derived(this.scale === 1)
  readonly isSmallest = $derived(this.isFitted)
  readonly isLargest = $derived(this.scale >= MOST)

  /** Listens on the map. */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg
    const stop = new AbortController()
    const { signal } = stop
    svg.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false })
    svg.addEventListener('pointerdown', (event) => this.down(event), { signal })
    svg.addEventListener('pointermove', (event) => this.move(event), { signal })
    svg.addEventListener('pointerup', (event) => this.up(event), { signal })
    svg.addEventListener('pointercancel', (event) => this.up(event), { signal })
    return () => stop.abort()
  };

  in(): void {
    this.by(STEP, { x: WIDTH / 2, y: HEIGHT / 2 })
  }

  out(): void {
    this.by(1 / STEP, { x: WIDTH / 2, y: HEIGHT / 2 })
  }

  fit(): void {
    this.to(1, 0, 0)
  }

  /** Enlarges around a place on the screen. */
  around(clientX: number, clientY: number, factor: number): void {
    this.by(factor, this.units(clientX, clientY))
  }

  /** How many pixels of the screen a unit of the board takes. */
  pixels(): number {
    return (this.svg?.getScreenCTM()?.a ?? 1) * this.scale
  }

  /** A place on the screen in units of the board. */
  place(clientX: number, clientY: number): Place {
    const { x, y } = this.units(clientX, clientY)
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale }
  }

  private by(factor: number, { x, y }: Place): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor))
    const ratio = scale / this.scale
    this.to(scale, x - (x - this.x) * ratio, y - (y - this.y) * ratio)
  }

  private to(scale: number, x: number, y: number): void {
    this.scale = scale
    this.x = Math.min(0, Math.max(WIDTH * (1 - scale), x))
    this.y = Math.min(0, Math.max(HEIGHT * (1 - scale), y))
  }

  /** A place on the screen in units of the sheet, before it is moved and enlarged. */
  private units(clientX: number, clientY: number): Place {
    const matrix = this.svg?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x, y }
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    this.around(event.clientX, event.clientY, Math.exp(-event.deltaY * lines * 0.002))
  }

  private down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.pointers.size === 1) {
      this.start = { x: event.clientX, y: event.clientY }
      this.isDragging = false
    }
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [a, b] = [...this.pointers.values()]
    if (!this.isDragging && this.pointers.size === 1) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return
      this.drag()
    }
    this.pointers.set(event.pointerId, now)
    if (b === undefined) return this.shift(before, now)
    this.drag()
    const other = before === a ? b : a
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.shift({ x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }, middle)
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
    if (Number.isFinite(spread)) this.around(middle.x, middle.y, spread)
  }

  /** From now on the pointers are ours, wherever they go. */
  private drag(): void {
    if (this.isDragging) return
    this.isDragging = true
    for (const id of this.pointers.keys()) this.svg?.setPointerCapture(id)
  }

  private shift(from: Place, to: Place): void {
    const [a, b] = [this.units(from.x, from.y), this.units(to.x, to.y)]
    this.to(this.scale, this.x + b.x - a.x, this.y + b.y - a.y)
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    // The click that follows a drag must still see that it was one.
    if (this.pointers.size === 0) setTimeout(() => (this.isDragging = this.pointers.size > 0 && this.isDragging))
    if (this.isDragging || event.type === 'pointercancel') return
    const onThing = event.target instanceof Element && event.target.closest('[data-kind]') !== null
    if (!onThing && event.timeStamp - this.lastTap < TAP_TWICE) {
      if (this.scale > MOST / 2) this.fit()
      else this.around(event.clientX, event.clientY, 2.2)
      this.lastTap = 0
    } else this.lastTap = onThing ? 0 : event.timeStamp
  }
}
