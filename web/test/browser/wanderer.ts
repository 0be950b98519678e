import { type Chance, seededChance } from '@acheron/core'
import type { Page } from 'playwright-core'
import { inSight, litThings, pointAt } from './things.ts'

/** A way to do things: with the mouse, with a finger, with keys. */
export interface Way {
  /** Chooses in the small sheet that is open. */
  choose(page: Page, which: number): Promise<void>
  /** Presses a button beside the prompt. */
  press(page: Page, which: number): Promise<void>
  /** Points at the lit thing of this number. */
  point(page: Page, which: number): Promise<void>
  /** Lays the card that is being turned. */
  lay(page: Page): Promise<void>
  /** Closes the small sheet that says why not. */
  leave(page: Page): Promise<void>
}

interface Sight {
  readonly isOver: boolean
  /** The game is over, and what was pressed as the result came up has put it away. */
  readonly isResultAway: boolean
  readonly isMine: boolean
  readonly sheet: number
  readonly isLaying: boolean
  readonly isToldWhy: boolean
  readonly buttons: number
  readonly lit: number
}

const MENU = '[role="menuitem"]'
const BUTTON = '.prompt.mine .doings button.may'
const LAY = '.laying button.may'
const WHY = '.spot .why'
const BESIDE = 'button.beside'
const RESULT = '.prompt [data-result]'

/** What was there a moment ago may be gone; the next look at the table shows it. */
const SHORTLY = { timeout: 1500 }
const forgive = (): undefined => undefined

async function look(page: Page): Promise<Sight> {
  const seen = await page.evaluate(
    ([menu, button, lay, why, result]) => {
      const count = (selector: string) => document.querySelectorAll(selector).length
      return {
        isOver: count('dialog[open] table') > 0,
        isResultAway: count('dialog[open]') === 0 && count(result) > 0,
        isMine: count('.prompt.mine') > 0,
        sheet: count(menu),
        isLaying: count(lay) > 0,
        isToldWhy: count(why) > 0,
        buttons: count(button),
      }
    },
    [MENU, BUTTON, LAY, WHY, RESULT],
  )
  return { ...seen, lit: (await litThings(page)).length }
}

/** Does anything that can be done, and ends a turn now and then. */
async function act(page: Page, sight: Sight, way: Way, whim: Chance): Promise<void> {
  if (sight.sheet > 0) return way.choose(page, whim.pick(sight.sheet))
  if (sight.isToldWhy) return way.leave(page)
  if (sight.isLaying) return way.lay(page)
  const isButton = sight.lit === 0 || (sight.buttons > 0 && whim.pick(2) === 0)
  if (isButton && sight.buttons > 0) await way.press(page, whim.pick(sight.buttons))
  else if (sight.lit > 0) await way.point(page, whim.pick(sight.lit))
}

/** Where somebody is and what is written there. */
async function shown(page: Page): Promise<string> {
  const texts = await page.locator('.prompt, body').allInnerTexts()
  return `${page.url()} ${texts.reverse().join(' | ').replaceAll(/\s+/g, ' ').slice(0, 900)}`
}

const never = async (): Promise<boolean> => false

/** Wanders through a game until it is over, or until enough has been seen. Throws when nothing happens any more. */
export const wander = (page: Page, way: Way, seed: number, until = never): Promise<void> =>
  wanderTogether([page], way, seed, until)

/** A small sheet may come up under a finger, and its rule is a link. Whoever has followed it comes back to the table. */
const MOST_STRAYED = 5

/** Several people at screens of their own, each of whom does something whenever it is their turn. */
export async function wanderTogether(pages: readonly Page[], way: Way, seed: number, until = never): Promise<void> {
  const whim = seededChance(seed)
  const tables = pages.map((page) => page.url())
  let strayed = 0
  let quiet = 0
  for (let i = 0; i < 4000; i++) {
    for (const [p, page] of pages.entries()) {
      if (page.url() === tables[p]) continue
      if (++strayed > MOST_STRAYED) throw new Error(`the table is left again and again: ${await shown(page)}`)
      await page.goto(tables[p])
      await page.locator('.prompt').waitFor()
    }
    const sights = await Promise.all(pages.map(look))
    if (sights.every(({ isOver }) => isOver) || (await until())) return
    let isQuiet = true
    for (const [p, sight] of sights.entries()) {
      if (sight.isResultAway) await pages[p].locator(RESULT).click(SHORTLY).catch(forgive)
      if (sight.isOver || !(sight.isMine || sight.sheet > 0)) continue
      isQuiet &&= !sight.isMine
      await act(pages[p], sight, way, whim)
    }
    if (isQuiet) await pages[0].waitForTimeout(50)
    quiet = isQuiet ? quiet + 1 : 0
    if (quiet === 800) throw new Error(`nothing happens any more: ${await shown(pages[0])}`)
  }
  throw new Error('the game does not end')
}

const CORNER = { x: 1, y: 1 }

const pointer = (how: 'click' | 'tap'): Way => ({
  choose: (page, which) => page.locator(MENU).nth(which)[how](SHORTLY).catch(forgive),
  press: (page, which) => page.locator(BUTTON).nth(which)[how](SHORTLY).catch(forgive),
  async point(page, which) {
    const things = await litThings(page)
    const seen = await inSight(page, things)
    const thing = seen.length > 0 ? seen[which % seen.length] : things.at(which)
    if (thing) await pointAt(page, thing, how)
  },
  lay: (page) => page.locator(LAY)[how](SHORTLY).catch(forgive),
  leave: (page) =>
    page
      .locator(BESIDE)
      [how]({ ...SHORTLY, position: CORNER })
      .catch(forgive),
})

export const mouse = pointer('click')
export const finger = pointer('tap')

/** Arrows walk through what can be played, Enter plays it, digits press buttons. */
export const keys: Way = {
  async choose(page, which) {
    for (let i = 0; i < which; i++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  },
  /** Nine keys for the first nine buttons. */
  press: (page, which) => page.keyboard.press(String((which % 9) + 1)),
  async point(page, which) {
    for (let i = 0; i <= which % 4; i++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  },
  async lay(page) {
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
  },
  leave: (page) => page.keyboard.press('Escape'),
}
