import type { Box, Point } from './places.ts'

const STEP = 1.5

/** How near and how far a board can be seen, in pixels for a unit. */
export interface Lens {
  readonly largest: number
  /** Without it, nobody can go further away than to see all. */
  readonly smallest?: number
  /** More pixels than this for a unit are more than anybody needs when all is shown. */
  readonly largestFit?: number
  /** How much of the window may lie beside the board, from 0 to 1. */
  readonly beside?: number
}

/** The part of a board that is shown: a unit of the board is `scale` pixels, and its 0,0 lies at x,y. */
export class Camera {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** Somebody has moved it: it does not follow what is laid any more, unless that cannot be seen. */
  isFree = $state(false)
  private width = $state(0)
  private height = $state(0)
  private box = $state.raw<Box>({ left: -50, top: -50, right: 50, bottom: 50 })
  private before: { scale: number; x: number; y: number; isFree: boolean } | undefined
  private readonly lens: Lens

  constructor(lens: Lens, box?: Box) {
    this.lens = lens
    if (box) this.box = box
  }

  /** As an SVG element wants it. */
  readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`)
  private readonly fitting = $derived.by(() => {
    const { left, top, right, bottom } = this.box
    const scale = Math.min(this.width / (right - left), this.height / (bottom - top))
    return Math.min(scale, this.lens.largestFit ?? this.lens.largest)
  })
  private readonly least = $derived.by(() => this.lens.smallest ?? this.fitting)
  readonly isLargest = $derived.by(() => this.scale >= this.lens.largest)
  readonly isSmallest = $derived(this.scale <= this.least)
  readonly isFitted = $derived(!this.isFree)
  readonly size: readonly [number, number] = $derived([this.width, this.height])
  readonly hasSize = $derived(this.width > 0)
  /** All that lies there. */
  readonly whole = $derived(this.box)
  /** What is seen of the board, in its units. */
  readonly seen: Box = $derived({
    left: -this.x / this.scale,
    top: -this.y / this.scale,
    right: (this.width - this.x) / this.scale,
    bottom: (this.height - this.y) / this.scale,
  })

  /** What lies on the board has changed. */
  frame(box: Box): void {
    const had = this.box
    this.box = box
    const isNew = box.left < had.left || box.top < had.top || box.right > had.right || box.bottom > had.bottom
    if (!this.isFree || (isNew && !this.shows(box))) this.fit()
  }

  fit(): void {
    this.isFree = false
    this.before = undefined
    if (this.width === 0) return
    this.scale = this.fitting
    this.centre({ x: (this.box.left + this.box.right) / 2, y: (this.box.top + this.box.bottom) / 2 })
  }

  in(): void {
    this.zoom(STEP, { x: this.width / 2, y: this.height / 2 })
  }

  out(): void {
    this.zoom(1 / STEP, { x: this.width / 2, y: this.height / 2 })
  }

  /** Moves the board under the eyes, in parts of what is seen. */
  pan(dx: number, dy: number): void {
    this.shift(-dx * this.width, -dy * this.height)
  }

  /** Moves the board by so many pixels. */
  shift(dx: number, dy: number): void {
    this.to(this.scale, this.x + dx, this.y + dy)
  }

  /** Enlarges around a point of the sheet. */
  zoom(factor: number, { x, y }: Point): void {
    const scale = Math.min(this.lens.largest, Math.max(this.least, this.scale * factor))
    const ratio = scale / this.scale
    this.to(scale, x - (x - this.x) * ratio, y - (y - this.y) * ratio)
    if (this.lens.smallest === undefined && scale <= this.fitting) this.fit()
  }

  /** Brings a place to the middle, as near as it is. */
  lookAt({ x, y }: Point): void {
    this.to(this.scale, this.width / 2 - x * this.scale, this.height / 2 - y * this.scale)
  }

  /** Brings a place into sight, and near enough for so many pixels to a unit. */
  show({ x, y }: Point, atLeast = 0): void {
    if (this.width === 0) return
    const at = this.screen({ x, y })
    const edge = Math.min(40, this.width / 6, this.height / 6)
    const isSeen = at.x > edge && at.y > edge && at.x < this.width - edge && at.y < this.height - edge
    const scale = Math.max(this.scale, Math.min(atLeast, this.lens.largest))
    if (isSeen && this.scale >= scale) return
    this.to(scale, this.width / 2 - x * scale, this.height / 2 - y * scale)
  }

  /** Shows a part of the board as large as it can be: a ring, a province. */
  showBox({ left, top, right, bottom }: Box): void {
    const scale = Math.min(this.width / (right - left), this.height / (bottom - top), this.lens.largest)
    this.to(scale, this.width / 2 - ((left + right) / 2) * scale, this.height / 2 - ((top + bottom) / 2) * scale)
  }

  /** Brings a place near for a while; to come back is to see what was seen before, unless somebody moved the board. */
  visit(place: Point, atLeast: number): void {
    const before = { scale: this.scale, x: this.x, y: this.y, isFree: this.isFree }
    this.show(place, atLeast)
    this.before = before
  }

  /** Brings several places near together for a while: so near, if all of them can be seen then. */
  visitAll(boxes: readonly Box[], atLeast: number): void {
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    const most = Math.min(this.width / (right - left), this.height / (bottom - top))
    this.visit({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(atLeast, most))
  }

  comeBack(): void {
    if (!this.before) return
    if (this.before.isFree) Object.assign(this, this.before)
    else this.fit()
    this.before = undefined
  }

  /** A place of the board on the sheet, in pixels. */
  screen({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y }
  }

  /** A point of the sheet in units of the board. */
  place({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale }
  }

  /** The sheet has another size. */
  resize(width: number, height: number): void {
    const isFirst = this.width === 0
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2]
    this.width = width
    this.height = height
    if (isFirst || !this.isFree) return this.fit()
    this.x += dx
    this.y += dy
  }

  private centre({ x, y }: Point): void {
    this.x = this.width / 2 - x * this.scale
    this.y = this.height / 2 - y * this.scale
  }

  private shows({ left, top, right, bottom }: Box): boolean {
    const [from, to] = [this.screen({ x: left, y: top }), this.screen({ x: right, y: bottom })]
    return from.x >= -1 && from.y >= -1 && to.x <= this.width + 1 && to.y <= this.height + 1
  }

  private to(scale: number, x: number, y: number): void {
    const { left, top, right, bottom } = this.box
    this.before = undefined
    this.isFree = true
    this.scale = scale
    this.x = this.within(x, left * scale, right * scale, this.width)
    this.y = this.within(y, top * scale, bottom * scale, this.height)
  }

  /** Something of what lies there always stays in sight; where nothing may lie beside it, it fills the window or is in its middle. */
  private within(at: number, from: number, to: number, size: number): number {
    const { beside = 0 } = this.lens
    const [least, most] = [size * (1 - beside) - to, size * beside - from]
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))
  }
}
