import { CITY_MILEPOST, cityCalled } from '@acheron/games/china-rails'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { countLit, litThings, placeOf } from './things.ts'
import { startGame, useBrowser, visit } from './visitor.ts'

useBrowser()

const milepost = (city: string) => ({ kind: 'milepost', id: CITY_MILEPOST[cityCalled(city)] })

async function point(page: Page, target: { kind: string; id: number }, how: 'click' | 'tap'): Promise<void> {
  const { x, y } = await placeOf(page, target)
  if (how === 'click') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
}

test('with the mouse: track to a far city in one row, taken back, then dragged', async () => {
  const page = await visit()
  await startGame(page, 'china-rails')
  const before = await countLit(page, 'section')
  await point(page, milepost('wuhan'), 'click')
  await page.getByRole('menuitem').first().click()
  await page.getByText(/Spent (?!0 )\d+ of 20M/).waitFor()
  expect(await countLit(page, 'section')).not.toBe(before)
  for (let i = 0; i < 20 && (await page.getByText('Spent 0 of 20M').count()) === 0; i++) {
    await page.keyboard.press('u')
    await page.waitForTimeout(200)
  }
  await page.getByText('Spent 0 of 20M').waitFor()

  const [from, to] = [await placeOf(page, milepost('shanghai')), await placeOf(page, milepost('hangzhou'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
  await page.getByText(/Spent (?!0 )\d+ of 20M/).waitFor()
})

test('with the keyboard alone: a city is chosen with arrows, and the board is read as a list', async () => {
  const page = await visit()
  await startGame(page, 'china-rails')
  await page.keyboard.press('t')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  const line = page.locator('.list button', { hasText: /^Tianjin:/ }).first()
  await line.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem').first().waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('b')
  await page.getByText(/Spent (?!0 )\d+ of 20M/).waitFor()
})

test('with a finger at phone width: a plan is pencilled, built and seen; nothing scrolls sideways', async () => {
  const page = await visit({ phone: true, language: 'de' })
  await startGame(page, 'china-rails')
  await page.getByRole('button', { name: 'Plan', exact: true }).tap()
  await point(page, milepost('zhengzhou'), 'tap')
  await page.getByText(/Plan: \d+ Abschnitt/).waitFor()
  await page.getByRole('button', { name: /^Plan bauen/ }).tap()
  await page.getByText(/Ausgegeben (?!0 )\d+ von 20/).waitFor()
  await page.getByRole('button', { name: 'Legende' }).tap()
  await page.getByText('Das Ziel').waitFor()
  await expectNoSidewaysScroll(page)
  expect((await litThings(page)).length).toBeGreaterThan(0)
})

for (const theme of ['day', 'night'] as const)
  test(`by ${theme} the table has no fault that axe knows`, async () => {
    const page = await visit({ settings: { theme } })
    await startGame(page, 'china-rails')
    await page.getByRole('button', { name: 'Find' }).click()
    await expectAccessible(page, 'table with the index')
    await page.getByRole('searchbox').fill('tea')
    await page.getByRole('button', { name: 'Kunming' }).first().click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAccessible(page, 'table')
  })
