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
export function placeOf(page: Page, target: Target): Promise<Place> {
  return page.evaluate((thing) => {
    const place = document.querySelector<Box>('.box')?.placeOf(thing) ?? new DOMRect()
    return { x: place.left + place.width / 2, y: place.top + place.height / 2 }
  }, target)
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Whether a point lies on the part of the sheet that is shown, with nothing upon it. */
const isBare = (page: Page, { x, y }: Place): Promise<boolean> =>
  page.evaluate(
    ([left, top]) => {
      const there = document.elementFromPoint(left, top)
      return there !== null && there.closest('.sheet') !== null && there.closest('[data-tools]') === null
    },
    [x, y],
  )

/** What was there a moment ago may be gone; the next look at the table shows it. */
const SHORTLY = { timeout: 1500 }

/** Two fingers, or the mouse, move the board until a place comes to its middle, or as far as its edge allows. Says whether there is a board. */
async function drag(page: Page, from: Place, how: 'click' | 'tap'): Promise<boolean> {
  const sheet = await page
    .locator('.sheet')
    .boundingBox(SHORTLY)
    .catch(() => null)
  if (!sheet) return false
  const [x, y] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2]
  const most = Math.min(sheet.width, sheet.height) / 2 - 30
  const far = Math.max(1, Math.hypot(x - from.x, y - from.y))
  const part = Math.min(1, most / far)
  const [dx, dy] = [(x - from.x) * part, (y - from.y) * part]
  if (how === 'click') {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + dx, y + dy, { steps: 4 })
    await page.mouse.up()
    return true
  }
  const session = await page.context().newCDPSession(page)
  const fingers = (t: number) => [-12, 12].map((aside, id) => ({ id, x: x + aside + dx * t, y: y + dy * t }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  for (const t of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(t) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
  return true
}

const MANY_DRAGS = 12

/** What happened since the last turn lies upon the board until it is put away. */
async function putRecapAway(page: Page, how: 'click' | 'tap'): Promise<void> {
  const button = page.locator('.recap button').last()
  if (await button.count()) await button[how](SHORTLY).catch(() => undefined)
}

/** Moves the sheet until a thing can be pointed at, and gives its place then; none where something else covers it. */
export async function bringIntoSight(page: Page, target: Target, how: 'click' | 'tap'): Promise<Place | undefined> {
  await putRecapAway(page, how)
  for (let i = 0; i < MANY_DRAGS; i++) {
    const place = await placeOf(page, target)
    if (await isBare(page, place)) return place
    if (!(await drag(page, place, how))) return undefined
  }
  return undefined
}

/** The elements of a thing beside the sheet that are drawn: the same demon may lie in the tray and in a panel. */
const elementsOf = (page: Page, { kind, id }: Target) =>
  page.locator(`[data-kind="${kind}"][data-id="${id}"]`).filter({ visible: true })

/** Those that a hand could point at now: beside the sheet, or on the part of it that is shown. */
export function inSight(page: Page, things: readonly Thing[]): Promise<Thing[]> {
  return page.evaluate(
    (all) =>
      all.filter(({ kind, id, x, y }) => {
        const beside = [...document.querySelectorAll(`[data-kind="${kind}"][data-id="${id}"]`)]
        if (beside.some((one) => one.getClientRects().length > 0)) return true
        const there = document.elementFromPoint(x, y)
        return there?.closest('.sheet') && !there.closest('[data-tools]')
      }),
    [...things],
  )
}

/**
 * What can be chosen and no finger can reach: it is drawn nowhere, something lies upon it, or it does not come into sight
 * by scrolling. What a board shows only from further away is not counted: it moves under the finger.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector<Box>('.box')
    const sheet = box?.querySelector('.sheet')?.getBoundingClientRect()
    if (!box || !sheet) return ['there is no board']
    return box.litThings().flatMap((thing) => {
      const { kind, id } = thing
      const name = `${kind} ${id}`
      const beside = [...document.querySelectorAll(`[data-kind="${kind}"][data-id="${id}"]`)].filter(
        (one) => one.getClientRects().length > 0,
      )
      if (beside.length > 0) {
        const isReached = beside.some((one) => {
          one.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = one.getBoundingClientRect()
          const there = document.elementFromPoint(left + width / 2, top + height / 2)
          return there !== null && (one.contains(there) || there.closest(`[data-kind="${kind}"][data-id="${id}"]`))
        })
        return isReached ? [] : [`${name} is covered beside the board`]
      }
      const { left, top, width, height } = box.placeOf(thing)
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 && height === 0) return [`${name} is nowhere`]
      const edge = Math.min(x - sheet.left, y - sheet.top, sheet.right - x, sheet.bottom - y)
      if (edge < 12) return []
      const there = document.elementFromPoint(x, y)
      // A panel with others that can be chosen leaves half of the map free, and can be closed.
      const isFree = there?.closest('.low') || (there?.closest('.sheet') && !there.closest('[data-tools]'))
      return isFree ? [] : [`${name} is under ${there?.outerHTML.slice(0, 80)}`]
    })
  })
}

export const countLit = async (page: Page, kind: string): Promise<number> => (await litThings(page, kind)).length

export const focusedThing = (page: Page): Promise<Target | undefined> =>
  page.evaluate(() => document.querySelector<Box>('.box')?.focusedThing())

/** Points at a thing: at its element, or at its place on the sheet. */
export async function pointAt(page: Page, thing: Thing, how: 'click' | 'tap'): Promise<void> {
  const element = elementsOf(page, thing).first()
  if ((await element.count()) > 0) return element[how]({ ...SHORTLY, force: true }).catch(() => undefined)
  const place = await bringIntoSight(page, thing, how)
  if (place && how === 'click') await page.mouse.click(place.x, place.y)
  else if (place) await page.touchscreen.tap(place.x, place.y)
}

/** Points at a thing of a kind that can be chosen. */
export async function pointAtLit(page: Page, kind: string, which = 0, how: 'click' | 'tap' = 'click'): Promise<Thing> {
  const thing = (await litThings(page, kind)).at(which)
  if (!thing) throw new Error(`no ${kind} can be chosen`)
  await pointAt(page, thing, how)
  return thing
}
