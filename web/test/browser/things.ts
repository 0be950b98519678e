import type { Target } from '@acheron/core'
import type { Page } from 'playwright-core'

/** A thing that can be chosen, and where its middle is on the screen. */
export interface Thing extends Target {
  readonly x: number
  readonly y: number
}

/** What the board can be asked from outside. */
interface Box extends HTMLElement {
  litThings(): Target[]
  focusedThing(): Target | undefined
  placeOf(target: Target): DOMRect
}

/** The things that can be chosen, or those of one kind. */
export function litThings(page: Page, kind?: string): Promise<Thing[]> {
  return page.evaluate((only) => {
    const box = document.querySelector<Box>('.box')
    const things = box?.litThings().filter((thing) => only === undefined || thing.kind === only) ?? []
    return things.map((thing) => {
      const place = box?.placeOf(thing) ?? new DOMRect()
      return { ...thing, x: place.left + place.width / 2, y: place.top + place.height / 2 }
    })
  }, kind)
}

/** Where the middle of a thing is on the screen, whether it can be chosen or not. */
export function placeOf(page: Page, target: Target): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((thing) => {
    const place = document.querySelector<Box>('.box')?.placeOf(thing) ?? new DOMRect()
    return { x: place.left + place.width / 2, y: place.top + place.height / 2 }
  }, target)
}

/** Those that a hand could point at: beside the sheet, or on the part of it that is shown. */
export function inSight(page: Page, things: readonly Thing[]): Promise<Thing[]> {
  return page.evaluate(
    (all) =>
      all.filter(
        ({ kind, id, x, y }) =>
          document.querySelector(`[data-kind="${kind}"][data-id="${id}"]`) !== null ||
          document.elementFromPoint(x, y)?.closest('.sheet'),
      ),
    [...things],
  )
}

export const countLit = async (page: Page, kind: string): Promise<number> => (await litThings(page, kind)).length

export const focusedThing = (page: Page): Promise<Target | undefined> =>
  page.evaluate(() => document.querySelector<Box>('.box')?.focusedThing())

/** What was there a moment ago may be gone; the next look at the table shows it. */
const SHORTLY = { timeout: 1500 }

/** Points at a thing: at its element, or at its place on the sheet. */
export async function pointAt(page: Page, { kind, id, x, y }: Thing, how: 'click' | 'tap'): Promise<void> {
  const element = page.locator(`[data-kind="${kind}"][data-id="${id}"]`).first()
  if ((await element.count()) > 0) await element[how]({ ...SHORTLY, force: true }).catch(() => undefined)
  else if (how === 'click') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
}

/** Points at a thing of a kind that can be chosen. */
export async function pointAtLit(page: Page, kind: string, which = 0, how: 'click' | 'tap' = 'click'): Promise<Thing> {
  const thing = (await litThings(page, kind)).at(which)
  if (!thing) throw new Error(`no ${kind} can be chosen`)
  await pointAt(page, thing, how)
  return thing
}
