import { motionNow } from '../boards/stage.ts'

/** So much of a thing must be seen for it to count. */
const GLIMPSE = 14

/** What scrolls: the whole sheet where room is scarce, or the tray in it. */
function scrollerIn(sheet: HTMLElement): HTMLElement {
  const tray = sheet.querySelector<HTMLElement>('[data-tray]')
  return tray && getComputedStyle(tray).overflowY === 'auto' ? tray : sheet
}

/** What scrolls can have the focus, so that keys can scroll it too: its things are walked through with the arrows. */
function letScroll(sheet: HTMLElement): void {
  const tray = scrollerIn(sheet)
  if (tray === sheet) return
  if (tray.scrollHeight > tray.clientHeight) tray.tabIndex = 0
  else tray.removeAttribute('tabindex')
}

const shownIn = (sheet: HTMLElement, things: string): Element[] =>
  [...sheet.querySelectorAll(things)].filter((thing) => thing.getClientRects().length > 0)

const isOfButtons = ({ type, target }: MutationRecord): boolean =>
  type === 'childList' && target instanceof Element && target.matches('.doings')

/** Whether something beside the board can be chosen that lies further down than one sees. To be made by a component. */
export class TraySight {
  isMoreBelow = $state(false)
  private sheet: HTMLElement | undefined

  readonly watch = (sheet: HTMLElement): (() => void) => {
    this.sheet = sheet
    let frame = 0
    let isAnew = false
    // With the frame, when the page is laid out: to scroll or to measure before would lay it out once more.
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (isAnew) sheet.scrollTop = 0
        isAnew = false
        this.isMoreBelow = this.below() !== undefined
        letScroll(sheet)
      })
    }
    sheet.addEventListener('scroll', look, { capture: true, passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(sheet)
    const changes = new MutationObserver((all) => {
      // Other buttons: another question, which is read from its beginning.
      isAnew ||= all.some(isOfButtons)
      look()
    })
    changes.observe(sheet, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
    return () => {
      cancelAnimationFrame(frame)
      sheet.removeEventListener('scroll', look, { capture: true })
      sizes.disconnect()
      changes.disconnect()
    }
  }

  readonly showMore = (): void => {
    this.below()?.scrollIntoView({ block: 'center', behavior: motionNow() > 0 ? 'smooth' : 'auto' })
  }

  /** A button that is out of sight, or the first thing where none that can be chosen is in sight. */
  private below(): Element | undefined {
    if (!this.sheet) return undefined
    const edge = scrollerIn(this.sheet).getBoundingClientRect().bottom - GLIMPSE
    const isBelow = (thing: Element): boolean => thing.getBoundingClientRect().top > edge
    const things = shownIn(this.sheet, '[data-tray] .lit')
    return shownIn(this.sheet, '.doings .may').find(isBelow) ?? (things.every(isBelow) ? things[0] : undefined)
  }
}
