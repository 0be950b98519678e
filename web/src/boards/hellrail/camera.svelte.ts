import type { Box, Place } from './geometry.ts'

const STEP = 1.5
/** In pixels for a unit of the board. */
const LARGEST = 5
const SMALLEST = 0.12
/** Cells of more pixels than this are larger than anybody needs when all is shown. */
const LARGEST_FIT = 2.2
/** A pointer that has moved so many pixels drags; one that has not, points. */
const SLACK = 6
const TAP_TWICE = 320

/** The part of the unbounded table that is shown: a unit of the board is `scale` pixels, and 0,0 lies at x,y. */
export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  isDragging = $state(false)
  /** Somebody has moved it: it does not follow what is laid any more, unless that cannot be seen. */
  isFree = $state(false)
  private width = $state(0)
  private height = $state(0)
  private box: Box = { left: -50, top: -50, right: 50, bottom: 50 }
  private sheet: Element | undefined
  private pointers = new Map<number, Place>()
  private start: Place = { x: 0, y: 0 }
  private lastTap = 0
  private before: { scale: number; x: number; y: number; isFree: boolean } | undefined

  readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`)
  readonly isLargest = $derived(this.scale >= LARGEST)
  readonly isSmallest = $derived(this.scale <= SMALLEST)
  readonly isFitted = $derived(!this.isFree)
  readonly size: readonly [number, number] = $derived([this.width, this.height])
  readonly hasSize = $derived(this.width > 0)

  /** Listens on the table. */
  readonly attach = (sheet: Element): (() => void) => {
    this.sheet = sheet
    const stop = new AbortController()
    const { signal } = stop
    const on = (name: string, deed: (event: PointerEvent) => void): void =>
      sheet.addEventListener(name, (event) => deed(event as PointerEvent), { signal })
    sheet.addEventListener('wheel', (event) => this.wheel(event as WheelEvent), { signal, passive: false })
    on('pointerdown', (event) => this.down(event))
    on('pointermove', (event) => this.move(event))
    on('pointerup', (event) => this.up(event))
    on('pointercancel', (event) => this.up(event))
    const watch = new ResizeObserver(([{ contentRect }]) => this.resize(contentRect))
    watch.observe(sheet)
    return () => {
      stop.abort()
      watch.disconnect()
    }
  }

  /** What lies on the table has changed. */
  frame(box: Box): void {
    const had = this.box
    this.box = box
    const isNew = box.left < had.left || box.top < had.top || box.right > had.right || box.bottom > had.bottom
    if (!this.isFree || (isNew && !this.shows(box))) this.fit()
  }

  fit(): void {
    const { left, top, right, bottom } = this.box
    this.isFree = false
    if (this.width === 0) return
    this.scale = Math.min(this.width / (right - left), this.height / (bottom - top), LARGEST_FIT)
    this.x = this.width / 2 - ((left + right) / 2) * this.scale
    this.y = this.height / 2 - ((top + bottom) / 2) * this.scale
  }

  in(): void {
    this.by(STEP, { x: this.width / 2, y: this.height / 2 })
  }

  out(): void {
    this.by(1 / STEP, { x: this.width / 2, y: this.height / 2 })
  }

  /** Moves the table under the eyes, in parts of what is seen. */
  pan(dx: number, dy: number): void {
    this.to(this.scale, this.x - dx * this.width, this.y - dy * this.height)
  }

  /** Brings a place into sight, and near enough for so many pixels to a unit. */
  show({ x, y }: Place, atLeast = 0): void {
    if (this.width === 0) return
    const at = this.screen({ x, y })
    const edge = 30 * this.scale
    const isSeen = at.x > edge && at.y > edge && at.x < this.width - edge && at.y < this.height - edge
    if (isSeen && this.scale >= atLeast) return
    const scale = Math.max(this.scale, atLeast)
    this.to(scale, this.width / 2 - x * scale, this.height / 2 - y * scale)
  }

  /** Brings a place near for a while; to come back is to see what was seen before, unless somebody moved the table. */
  visit(place: Place, atLeast: number): void {
    const before = { scale: this.scale, x: this.x, y: this.y, isFree: this.isFree }
    this.show(place, atLeast)
    this.before = before
  }

  comeBack(): void {
    if (!this.before) return
    if (this.before.isFree) Object.assign(this, this.before)
    else this.fit()
    this.before = undefined
  }

  /** A place of the board on the sheet, in pixels. */
  screen({ x, y }: Place): Place {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y }
  }

  /** A place on the screen in units of the board. */
  place(clientX: number, clientY: number): Place {
    const { x, y } = this.onSheet(clientX, clientY)
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale }
  }

  around(clientX: number, clientY: number, factor: number): void {
    this.by(factor, this.onSheet(clientX, clientY))
  }

  private resize({ width, height }: { width: number; height: number }): void {
    const isFirst = this.width === 0
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2]
    this.width = width
    this.height = height
    if (isFirst || !this.isFree) return this.fit()
    this.x += dx
    this.y += dy
  }

  private shows({ left, top, right, bottom }: Box): boolean {
    const [from, to] = [this.screen({ x: left, y: top }), this.screen({ x: right, y: bottom })]
    return from.x >= -1 && from.y >= -1 && to.x <= this.width + 1 && to.y <= this.height + 1
  }

  private by(factor: number, { x, y }: Place): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor))
    const ratio = scale / this.scale
    this.to(scale, x - (x - this.x) * ratio, y - (y - this.y) * ratio)
  }

  /** Something of what lies there always stays in sight. */
  private to(scale: number, x: number, y: number): void {
    const { left, top, right, bottom } = this.box
    const most = 0.2
    this.before = undefined
    this.isFree = true
    this.scale = scale
    this.x = Math.min(this.width * (1 - most) - left * scale, Math.max(this.width * most - right * scale, x))
    this.y = Math.min(this.height * (1 - most) - top * scale, Math.max(this.height * most - bottom * scale, y))
  }

  private onSheet(clientX: number, clientY: number): Place {
    const at = this.sheet?.getBoundingClientRect()
    return { x: clientX - (at?.left ?? 0), y: clientY - (at?.top ?? 0) }
  }

  private wheel(event: WheelEvent): void {
    if (event.defaultPrevented) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    this.around(event.clientX, event.clientY, Math.exp(-event.deltaY * lines * 0.002))
  }

  private down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.pointers.size > 1) return
    this.start = { x: event.clientX, y: event.clientY }
    this.isDragging = false
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
    if (b === undefined) return this.to(this.scale, this.x + now.x - before.x, this.y + now.y - before.y)
    this.drag()
    const other = before === a ? b : a
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
    this.to(this.scale, this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2)
    if (Number.isFinite(spread)) this.around((now.x + other.x) / 2, (now.y + other.y) / 2, spread)
  }

  /** From now on the pointers are ours, wherever they go. */
  private drag(): void {
    if (this.isDragging) return
    this.isDragging = true
    for (const id of this.pointers.keys()) this.sheet?.setPointerCapture(id)
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    // The click that follows a drag must still see that it was one.
    if (this.pointers.size === 0) setTimeout(() => (this.isDragging = this.pointers.size > 0 && this.isDragging))
    if (this.isDragging || event.type === 'pointercancel') return
    const onThing = event.target instanceof Element && event.target.closest('[data-kind]') !== null
    if (!onThing && event.timeStamp - this.lastTap < TAP_TWICE) {
      if (this.isFree && this.scale > 1.5) this.fit()
      else this.around(event.clientX, event.clientY, 2)
      this.lastTap = 0
    } else this.lastTap = onThing ? 0 : event.timeStamp
  }
}
