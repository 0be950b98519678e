import { LENGTH } from '@acheron/games/ticket-to-ride'
import type { Page } from 'playwright-core'
import { focusedThing, litThings, pointAt } from './things.ts'

/** What a person sees of the table at one moment. */
interface Sight {
  readonly isOver: boolean
  readonly isMine: boolean
  /** A small choice is open, such as how to pay. */
  readonly menu: number
  readonly buttons: number
  readonly routes: readonly number[]
  readonly pile: boolean
  readonly row: readonly number[]
  readonly ticketPile: boolean
  /** Behind the curtain: whose turn it is. */
  readonly curtain: boolean
  readonly handOver: boolean
  /** Changes with whatever happens. */
  readonly now: string
}

/** A way to do things: with the mouse, with keys, with a finger. */
export interface Hands {
  menu(page: Page): Promise<void>
  button(page: Page): Promise<void>
  point(page: Page, kind: string, id: number): Promise<void>
}

async function look(page: Page): Promise<Sight> {
  const lit = await litThings(page)
  const ids = (wanted: string) => lit.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  const seen = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    return {
      isOver: all('dialog[open] table').length > 0,
      isMine: all('.prompt.mine').length > 0,
      menu: all('[role="menuitem"]').length,
      buttons: all('.prompt.mine .doings button.may').length,
      curtain: all('.curtain').length > 0,
      handOver: all('.prompt:not(.mine) .doings button.may').length > 0,
      now: `${document.querySelector('.prompt')?.textContent} ${document.querySelector('.curtain')?.textContent}`,
    }
  })
  return {
    ...seen,
    routes: ids('route'),
    pile: ids('pile').length > 0,
    row: ids('row'),
    ticketPile: ids('ticket-pile').length > 0,
  }
}

/** Does the next thing: keeps what is offered, claims the longest route there is, or else takes a card. */
async function act(page: Page, sight: Sight, hands: Hands): Promise<void> {
  if (sight.curtain) await page.locator('.curtain button').click()
  else if (sight.menu > 0) await hands.menu(page)
  else if (sight.handOver) await page.locator('.prompt .doings button.may').click()
  else if (sight.buttons > 0) await hands.button(page)
  else if (sight.routes.length > 0) {
    const longest = sight.routes.reduce((a, b) => (LENGTH[b] > LENGTH[a] ? b : a))
    await hands.point(page, 'route', longest)
  } else if (sight.pile) await hands.point(page, 'pile', 0)
  else if (sight.row.length > 0) await hands.point(page, 'row', sight.row[0])
  else if (sight.ticketPile) await hands.point(page, 'ticket-pile', 0)
}

/** Plays until the game is over, or until enough has been done. Throws when nothing happens any more. */
export async function playOn(page: Page, hands: Hands, until: (sight: Sight) => boolean = () => false): Promise<void> {
  let quiet = 0
  for (let i = 0; i < 3000; i++) {
    const sight = await look(page)
    if (sight.isOver || until(sight)) return
    if (sight.isMine || sight.curtain || sight.handOver || sight.menu > 0) await act(page, sight, hands)
    const after = await look(page)
    quiet = after.now === sight.now && after.menu === sight.menu && !after.isMine ? quiet + 1 : 0
    if (quiet === 600) throw new Error(`nothing happens any more: ${sight.now}`)
    if (after.now === sight.now) await page.waitForTimeout(30)
  }
  throw new Error('the game does not end')
}

/** Points at something. It may be gone by then; the next look at the table shows it. */
async function press(page: Page, kind: string, id: number, how: 'click' | 'tap'): Promise<void> {
  if (await page.locator('.spot').count()) await page.keyboard.press('Escape')
  const thing = (await litThings(page, kind)).find((one) => one.id === id)
  if (thing) await pointAt(page, thing, how)
}

/** A button that was seen may be gone when it is pressed, like a thing that is pointed at. */
async function pressButton(page: Page, button: string, how: 'click' | 'tap'): Promise<void> {
  await page
    .locator(button)
    .first()
    [how]({ timeout: 3000 })
    .catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error
    })
}

const MENU = '[role="menuitem"]'
const BUTTON = '.prompt.mine .doings button.may'

export const mouse: Hands = {
  menu: (page) => pressButton(page, MENU, 'click'),
  button: (page) => pressButton(page, BUTTON, 'click'),
  point: (page, kind, id) => press(page, kind, id, 'click'),
}

/** A finger: near several routes the first tap brings the map closer, and the next look points again. */
export const finger: Hands = {
  menu: (page) => pressButton(page, MENU, 'tap'),
  button: (page) => pressButton(page, BUTTON, 'tap'),
  point: (page, kind, id) => press(page, kind, id, 'tap'),
}

/** Arrow keys walk through what can be played, from the last thing backwards, as long as it can be; Enter plays. */
export const keys: Hands = {
  menu: (page) => page.keyboard.press('Enter'),
  button: (page) => page.keyboard.press('1'),
  async point(page, kind, id) {
    while ((await litThings(page, kind)).some((thing) => thing.id === id)) {
      await page.keyboard.press('ArrowLeft')
      const focused = await focusedThing(page)
      if (focused?.kind === kind && focused.id === id) return page.keyboard.press('Enter')
    }
  },
}
