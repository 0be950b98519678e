// Makes the pictures of the README and of the first screen from a game that is really played in the page:
//   npx acheron serve --port 4620 &  node web/test/browser/pictures.ts http://localhost:4620/
import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ensureBrowser, QUIET } from './chromium.ts'
import { finger, type Hands, mouse, playOn } from './player.ts'
import { wander, mouse as wanderersMouse } from './wanderer.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const [address = 'http://localhost:4620/'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: QUIET })

/** The first screen shows the map in every language: without its title, and without tools that nobody can press there. */
const OF_A_LANGUAGE = '.sheet .title, .sheet [data-tools]'

const hide = (page: Page, selector: string): Promise<void> =>
  page.evaluate((hidden) => {
    for (const element of document.querySelectorAll<HTMLElement>(hidden)) element.style.visibility = 'hidden'
  }, selector)

type Theme = 'day' | 'night'

/** A visitor with brisk settings on the first screen. */
async function visit(theme: Theme, language: string, phone = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? PHONE : DESK,
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 2 : 1,
  })
  const settings = { language, theme, storySpeed: 'skip', motion: 'reduced', confirmDanger: false }
  await context.addInitScript((stored) => {
    localStorage.setItem('acheron.settings', stored)
    localStorage.setItem('acheron.met', 'ticket-to-ride hellrail hellrail-1999 china-rails hellgame')
  }, JSON.stringify(settings))
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('.plate.playable').first().waitFor()
  await page.waitForTimeout(500)
  return page
}

/** Plays some turns of a game against bots. */
async function playTurns(page: Page, hands: Hands, turns: number): Promise<void> {
  await page.locator('.plate.playable').first().click()
  await page.locator('dialog[open] button.play').click()
  await page.locator('.prompt.mine').waitFor()
  let left = turns
  await playOn(page, hands, ({ isMine, pile, menu }) => isMine && pile && menu === 0 && --left < 0)
  await page.waitForTimeout(800)
}

const keep = (page: Page, name: string) => page.screenshot({ path: `${ROOT}/docs/pictures/${name}.png` })

const home = await visit('night', 'en')
await keep(home, 'home')

for (const theme of ['day', 'night'] as const) {
  const table = await visit(theme, theme === 'day' ? 'en' : 'fr')
  await playTurns(table, mouse, 24)
  await keep(table, `table-${theme}`)
  const map = table.locator('.board div.sheet')
  await hide(table, OF_A_LANGUAGE)
  await map.screenshot({ path: `${ROOT}/web/public/position-${theme}.jpg`, type: 'jpeg', quality: 82 })
  if (theme === 'night') continue
  await playOn(table, mouse)
  await table.locator('dialog[open] table').waitFor()
  await table.waitForTimeout(500)
  await keep(table, 'end')
}

const hell = await visit('day', 'en')
await hell.locator('.plate.playable[data-game="hellrail"]').click()
await hell.locator('dialog[open] button.play').click()
await hell.locator('.prompt.mine').waitFor()
let looks = 0
await wander(
  hell,
  wanderersMouse,
  9,
  async () => ++looks > 60 && (await hell.locator('[data-kind="card"].lit').count()) > 3,
)
await hell.locator('[data-kind="card"].lit').first().hover()
await hell.waitForTimeout(800)
await keep(hell, 'hellrail')

const phone = await visit('night', 'de', true)
await playTurns(phone, finger, 16)
await keep(phone, 'phone')

await browser.close()
