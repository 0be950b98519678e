import { LANGUAGES } from '@acheron/core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { mouse, playOn } from './player.ts'
import { startGame, useBrowser, visit } from './visitor.ts'

useBrowser()

const goTo = (page: Page, path: string) => page.goto(page.url().replace(/#.*|$/, path))

for (const theme of ['day', 'night'] as const)
  for (const phone of [false, true])
    describe(`by ${theme}, ${phone ? 'on a phone' : 'on a desk'}`, () => {
      test('no screen has a fault that axe knows', async () => {
        const page = await visit({ settings: { theme }, phone })
        await expectAccessible(page, 'first screen')
        await expectNoSidewaysScroll(page)
        await goTo(page, '#/rules/ticket-to-ride')
        await page.getByText('TTR-058').first().waitFor()
        await expectAccessible(page, 'rules')
        await expectNoSidewaysScroll(page)
        await goTo(page, '#/settings')
        await page.locator('h1, h2').first().waitFor()
        await expectAccessible(page, 'settings')
        await goTo(page, '#/tutorial/ticket-to-ride')
        await page.locator('[data-route]').first().waitFor()
        await expectAccessible(page, 'tutorial')
        await goTo(page, '#/')
        await page.locator('.plate.playable').first().click()
        await expectAccessible(page, 'seats')
        await page.locator('dialog[open] button.play').click()
        await page.locator('.prompt.mine').waitFor()
        await expectAccessible(page, 'choosing tickets')
        await expectNoSidewaysScroll(page)
        await playOn(page, mouse, ({ isMine, pile }) => isMine && pile)
        await expectAccessible(page, 'table')
        await page.keyboard.press('b')
        await page.locator('.list button').first().waitFor()
        await expectAccessible(page, 'board as a list')
      })
    })

test('the end, the replay and the curtain have no fault that axe knows', async () => {
  const page = await visit()
  await startGame(page)
  await playOn(page, mouse)
  await page.locator('dialog[open] table').waitFor()
  await expectAccessible(page, 'the end')
  await goTo(page, `${new URL(page.url()).hash}/replay`)
  await page.locator('input[type="range"]').waitFor()
  await expectAccessible(page, 'replay')
})

test('every language has its own words on the first screen', async () => {
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const page = await visit({ language })
    titles.add((await page.locator('.plate.playable').first().textContent()) ?? '')
  }
  expect(titles.size).toBe(LANGUAGES.length)
})

test('a game can be played from the list form', async () => {
  const page = await visit()
  await startGame(page)
  await playOn(page, mouse, ({ isMine, pile }) => isMine && pile)
  await page.keyboard.press('b')
  const prompt = page.locator('.prompt .say')
  const before = await prompt.textContent()
  await page.locator('.list button.may').first().click()
  await expect.poll(() => prompt.textContent()).not.toBe(before)
})

test('what is clicked as a sheet comes up does not put it away, what is clicked beside it later does', async () => {
  const page = await visit()
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const sheet = document.querySelector<HTMLElement>('dialog[open]')
      if (!sheet) return
      watch.disconnect()
      sheet.click()
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.locator('.plate.playable').first().click()
  await page.locator('dialog[open] button.play').waitFor()
  await page.waitForTimeout(700)
  expect(await page.locator('dialog[open]').count()).toBe(1)
  await page.mouse.click(8, 450)
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
})
