import { LANGUAGES } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { countLit, pointAtLit } from './things.ts'
import { expectResult, myPrompt, startGame, useBrowser, visit } from './visitor.ts'
import { finger, keys, mouse, type Way, wander } from './wanderer.ts'

useBrowser()

describe.each(['hellrail', 'hellrail-1999'])('a whole game of %s against bots', (game) => {
  const ways: readonly (readonly [string, Way, boolean])[] = [
    ['the mouse', mouse, false],
    ['the keyboard alone', keys, false],
    ['a finger at phone width', finger, true],
  ]
  for (const [i, [name, way, phone]] of ways.entries())
    test(`with ${name}, in ${LANGUAGES[i]}`, async () => {
      const page = await visit({ language: LANGUAGES[i], phone })
      await startGame(page, game)
      await wander(page, way, i)
      await expectResult(page, 3)
    })
})

test('a card is turned with the wheel, laid with Enter, and taken back', async () => {
  const page = await visit()
  await startGame(page, 'hellrail')
  await pointAtLit(page, 'card')
  await page.getByRole('menuitem', { name: /^Lay / }).click()
  await expect.poll(() => countLit(page, 'cell')).toBeGreaterThan(10)
  const { x, y } = await pointAtLit(page, 'cell')
  await page.locator('.laying').waitFor()
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 100)
  const laid = page.locator('.map [data-card]')
  const before = await laid.count()
  await page.keyboard.press('Enter')
  await expect.poll(() => laid.count()).toBe(before + 1)
  await page.keyboard.press('u')
  await expect.poll(() => laid.count()).toBe(before)
  await myPrompt(page).waitFor()
})

for (const theme of ['day', 'night'] as const)
  for (const phone of [false, true])
    test(`by ${theme}, ${phone ? 'on a phone' : 'on a desk'}, the table has no fault that axe knows`, async () => {
      const page = await visit({ settings: { theme }, phone })
      await startGame(page, phone ? 'hellrail-1999' : 'hellrail')
      await expectAccessible(page, 'table')
      await expectNoSidewaysScroll(page)
      let looks = 0
      await wander(page, phone ? finger : mouse, 4, async () => ++looks > 25 && (await myPrompt(page).count()) > 0)
      await page.keyboard.press('Escape')
      await expectAccessible(page, 'table after some moves')
      await page.keyboard.press('b')
      await page.locator('.list button').first().waitFor()
      await expectAccessible(page, 'board as a list')
    })
