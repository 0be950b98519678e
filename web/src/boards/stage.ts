import { type Component, mount, unmount } from 'svelte'

/** Where a board shows motion. Reduced motion makes the unit 0: nothing moves. */
export class Stage {
  unit = 0
  private root: HTMLElement | undefined
  private running: Animation[] = []
  private endings: (() => void)[] = []

  /** Ends what was being shown; says whether anything may move. */
  begin(root: HTMLElement): boolean {
    this.stop()
    this.root = root
    this.unit = motionNow()
    return this.unit > 0
  }

  stop(): void {
    for (const animation of this.running) animation.cancel()
    for (const end of this.endings) end()
    this.running = []
    this.endings = []
  }

  run(thing: Element | null | undefined, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (thing) this.running.push(thing.animate(frames, timing))
  }

  /** A thing of its own flies over the whole table, to wherever somebody sits, and is gone. */
  fly<P extends Record<string, unknown>>(
    face: Component<P>,
    props: P,
    from: Element | DOMRect | null,
    to: DOMRect,
    delay = 0,
  ): void {
    if (!this.root || !from) return
    const at = from instanceof Element ? from.getBoundingClientRect() : from
    const ghost = document.createElement('div')
    const place = `left:${at.left}px;top:${at.top}px;width:${at.width}px`
    ghost.style.cssText = `position:fixed;z-index:30;pointer-events:none;${place}`
    document.body.append(ghost)
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
      { duration: this.unit * 1.4, delay, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'both' },
    )
    flight.onfinish = end
    this.running.push(flight)
    this.endings.push(end)
  }

  find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null
  }

  thing(kind: string, id: number): Element | null {
    return this.find(`[data-kind="${kind}"][data-id="${id}"]`)
  }

  /** Where a player sits on the screen: my tray is below, the others are where the table marks their seats, or above. */
  seat(by: number, me: number): DOMRect {
    const seat = document.querySelector(by === me ? '[data-tray]' : `[data-seat="${by}"]`)
    if (seat || !this.root) return seat?.getBoundingClientRect() ?? new DOMRect()
    const { left, right, top, bottom } = this.root.getBoundingClientRect()
    return by === me ? new DOMRect((left + right) / 2, bottom, 0, 0) : new DOMRect(right - 40, top, 0, 0)
  }
}

/** The milliseconds of --motion, 0 when motion is reduced. */
export function motionNow(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  if (document.documentElement.dataset.motion === 'reduced') return 0
  const given = document.documentElement.style.getPropertyValue('--motion').trim()
  const amount = Number.parseFloat(given)
  return Number.isFinite(amount) ? amount * (given.endsWith('ms') ? 1 : 1000) : 0
}
