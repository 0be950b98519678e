import type { Language } from '@acheron/core'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { Settings } from '../../src/settings/reading.ts'
import { QUIET } from './chromium.ts'

/** How somebody comes to the page. */
export interface Visit {
  readonly language?: Language
  readonly settings?: Partial<Settings>
  readonly phone?: boolean
}

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Quick settings: what the others do is not told at length, and nothing moves. */
const BRISK = { storySpeed: 'skip', motion: 'reduced', confirmDanger: false, theme: 'day' } as const

let browser: Browser
let contexts: BrowserContext[] = []
let faults: string[] = []

/** A browser for the tests of a file; every test must end without an error in the page's console. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('browser'), args: QUIET })
  })
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    const found = faults
    contexts = []
    faults = []
    expect(found, 'errors in the page').toEqual([])
  })
  afterAll(() => browser.close())
}

/** A new visitor on the first screen, with an empty browser. */
export async function visit({ language = 'en', settings = {}, phone = false }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: language,
    viewport: phone ? PHONE : DESK,
    hasTouch: phone,
    isMobile: phone,
    acceptDownloads: true,
  })
  contexts.push(context)
  await context.addInitScript(
    (stored) => {
      if (!localStorage.getItem('acheron.settings')) localStorage.setItem('acheron.settings', stored)
      localStorage.setItem('acheron.met', 'ticket-to-ride hellrail hellrail-1999 china-rails hellgame')
    },
    JSON.stringify({ ...BRISK, language, ...settings }),
  )
  return openPage(context)
}

/** One more tab of the same browser. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(inject('address'))
  await page.locator('.plate.playable').first().waitFor()
  return page
}

export const myPrompt = (page: Page): Locator => page.locator('.prompt.mine')
export const result = (page: Page): Locator => page.locator('dialog[open] table')

/** The game is over, and its table has the score of every player. */
export async function expectResult(page: Page, players: number): Promise<void> {
  await result(page).waitFor()
  expect(await result(page).locator('td.total').count()).toBe(players)
}

/** Two clicks from the first screen to a game against bots. */
export async function startGame(page: Page, game = 'ticket-to-ride'): Promise<void> {
  await page.locator(`.plate.playable[data-game="${game}"]`).click()
  await page.locator('dialog[open] button.play').click()
  await myPrompt(page).waitFor()
}
