import type { Camera } from './camera.svelte.ts'
import type { Point } from './places.ts'

/** A pointer that has moved so many pixels drags; one that has not, points. */
const SLACK = 6
const TAP_TWICE = 320
/** Two taps further from each other than this are two taps. */
const SAME_SPOT = 24
/** A traced way is looked at every so many pixels: quick hands leave nothing out. */
const FINE = 5
/** A row that comes so near to the edge of the sheet takes the board along. */
const EDGE = 28

/** What a hand does on a sheet besides moving it. Points are those of the window. */
interface Deeds {
  /** Whether a drag from here traces a row. */
  traces(at: Point, isTouch: boolean): boolean
  trace(at: Point, isTouch: boolean): void
  traced(isDone: boolean): void
  /** Whether there is something here that can be pointed at. */
  hasThing(at: Point): boolean
}

/** Mouse, pen and fingers on a sheet: one drags it or traces a row, two pinch, two taps on nothing come nearer. */
export class Hand {
  isDragging = $state(false)
  isTracing = $state(false)
  private readonly camera: Camera
  private readonly deeds: Deeds
  private sheet: HTMLElement | undefined
  private pointers = new Map<number, Point>()
  private start: Point = { x: 0, y: 0 }
  private mayTrace = false
  private isTouch = false
  private lastTap: (Point & { readonly at: number }) | undefined

  constructor(camera: Camera, deeds: Deeds) {
    this.camera = camera
    this.deeds = deeds
  }

  /** What was done last was not a click. */
  get hasMoved(): boolean {
    return this.isDragging || this.isTracing
  }

  /** Listens on the sheet. */
  readonly attach = (sheet: HTMLElement): (() => void) => {
    this.sheet = sheet
    const stop = new AbortController()
    const { signal } = stop
    sheet.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false })
    sheet.addEventListener('pointerdown', (event) => this.down(event), { signal })
    sheet.addEventListener('pointermove', (event) => this.move(event), { signal })
    sheet.addEventListener('pointerup', (event) => this.up(event), { signal })
    sheet.addEventListener('pointercancel', (event) => this.up(event), { signal })
    const watch = new ResizeObserver(([{ contentRect }]) => this.camera.resize(contentRect.width, contentRect.height))
    watch.observe(sheet)
    return () => {
      stop.abort()
      watch.disconnect()
    }
  }

  /** A point of the window on the sheet. */
  onSheet({ x, y }: Point): Point {
    const at = this.sheet?.getBoundingClientRect()
    return { x: x - (at?.left ?? 0), y: y - (at?.top ?? 0) }
  }

  /** Lets go of a row. */
  leave(): boolean {
    const was = this.isTracing
    if (was) this.deeds.traced(false)
    this.isTracing = false
    this.mayTrace = false
    return was
  }

  private wheel(event: WheelEvent): void {
    if (event.defaultPrevented) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    this.camera.zoom(Math.exp(-event.deltaY * lines * 0.002), this.onSheet(pointOf(event)))
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return
    if (event.target instanceof Element && event.target.closest('button, a, [data-tools]')) return
    const at = pointOf(event)
    this.pointers.set(event.pointerId, at)
    if (this.pointers.size > 1) {
      this.leave()
      return
    }
    this.start = at
    this.isDragging = false
    this.isTracing = false
    this.isTouch = event.pointerType === 'touch'
    this.mayTrace = event.button === 0 && this.deeds.traces(at, this.isTouch)
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const isAlone = this.pointers.size === 1
    if (!this.hasMoved && isAlone) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLACK) return
      this.take()
    }
    const [a, b] = [...this.pointers.values()]
    this.pointers.set(event.pointerId, now)
    if (this.isTracing) return this.traceFrom(before, now)
    if (isAlone) return this.camera.shift(now.x - before.x, now.y - before.y)
    this.take()
    const other = before === a ? b : a
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
    this.camera.shift((now.x - before.x) / 2, (now.y - before.y) / 2)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    if (Number.isFinite(spread)) this.camera.zoom(spread, this.onSheet(middle))
  }

  private traceFrom(before: Point, now: Point): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(now.x - before.x, now.y - before.y) / FINE))
    for (let i = 1; i <= steps; i++)
      this.deeds.trace(
        { x: before.x + ((now.x - before.x) * i) / steps, y: before.y + ((now.y - before.y) * i) / steps },
        this.isTouch,
      )
    this.follow(this.onSheet(now))
  }

  private follow({ x, y }: Point): void {
    const [width, height] = this.camera.size
    const push = (at: number, size: number): number => (at < EDGE ? EDGE - at : at > size - EDGE ? size - EDGE - at : 0)
    const [dx, dy] = [push(x, width), push(y, height)]
    if (dx !== 0 || dy !== 0) this.camera.shift(dx / 3, dy / 3)
  }

  /** From now on the pointers are ours, wherever they go. */
  private take(): void {
    if (this.isDragging || this.isTracing) return
    if (this.mayTrace) {
      this.isTracing = true
      this.deeds.trace(this.start, this.isTouch)
    } else this.isDragging = true
    for (const id of this.pointers.keys()) this.sheet?.setPointerCapture(id)
  }

  private up(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return
    const isCancelled = event.type === 'pointercancel'
    const hasMoved = this.hasMoved
    if (this.isTracing && this.pointers.size === 0) this.deeds.traced(!isCancelled)
    this.mayTrace = false
    // The click that follows a drag must still see that it was one.
    if (this.pointers.size === 0)
      setTimeout(() => {
        if (this.pointers.size > 0) return
        this.isDragging = false
        this.isTracing = false
      })
    if (!hasMoved && !isCancelled) this.tap(event)
  }

  private tap(event: PointerEvent): void {
    const spot = pointOf(event)
    const last = this.lastTap
    const onThing = this.deeds.hasThing(spot)
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.at < TAP_TWICE &&
      Math.hypot(spot.x - last.x, spot.y - last.y) < SAME_SPOT
    this.lastTap = onThing || isSecond ? undefined : { ...spot, at: event.timeStamp }
    if (onThing || !isSecond) return
    if (this.camera.isLargest) this.camera.fit()
    else this.camera.zoom(2, this.onSheet(spot))
  }
}

export const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})
