import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { litThings, placeOf, pointAtLit } from './things.ts'
import { myPrompt, startGame, useBrowser, visit } from './visitor.ts'
import { finger, keys, mouse, type Way, wander } from './wanderer.ts'

useBrowser()

const turnOf = async (page: Awaited<ReturnType<typeof visit>>): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.strip b').textContent()) ?? '')?.[0] ?? 0)

describe('a turn against bots', () => {
  const games: readonly (readonly [string, Way, 'en' | 'fr' | 'de', boolean])[] = [
    ['the mouse', mouse, 'en', false],
    ['the keyboard alone', keys, 'fr', false],
    ['a finger at phone width', finger, 'de', true],
  ]
  for (const [i, [name, way, language, phone]] of games.entries())
    test(`with ${name}, in ${language}`, async () => {
      const page = await visit({ language, phone })
      await startGame(page, 'hellgame')
      let looks = 0
      await wander(page, way, i + 2, async () => ++looks > 40 || (await turnOf(page)) >= 2)
      expect(await turnOf(page)).toBeGreaterThanOrEqual(1)
      expect(await page.locator('[data-piece="stack"]').count()).toBeGreaterThan(0)
    })
})

test('a thing that cannot be chosen is explained first, then says why not, with the rule', async () => {
  const page = await visit()
  await startGame(page, 'hellgame')
  const { x, y } = await placeOf(page, { kind: 'pentagram', id: 0 })
  await page.mouse.click(x, y)
  await page.getByText('seat of Lucifer').last().waitFor()
  await page.keyboard.press('Escape')
  const place = await placeOf(page, { kind: 'place', id: 3 })
  await page.mouse.click(place.x, place.y)
  await page.locator('[role=dialog], dialog, .spot').filter({ hasText: 'HG-' }).first().waitFor()
})

test('a legion is placed on the map with the mouse, and a circle fills the screen at a click', async () => {
  const page = await visit()
  await startGame(page, 'hellgame')
  await page.locator('.prompt.mine .doings button.may').first().click()
  await expect.poll(async () => (await litThings(page, 'place')).length, { timeout: 30_000 }).toBeGreaterThan(3)
  const { id } = await pointAtLit(page, 'place')
  await page.locator(`[data-piece="stack"][data-area="${id}"]`).waitFor()
  const before = await placeOf(page, { kind: 'place', id: 40 })
  await page.locator('.board .column button').filter({ hasText: 'IX' }).click()
  await expect.poll(async () => (await placeOf(page, { kind: 'place', id: 40 })).y).not.toBe(before.y)
})

const SCREENS = [
  ['day', false],
  ['night', true],
] as const
for (const [theme, phone] of SCREENS)
  test(`by ${theme}, ${phone ? 'on a phone' : 'on a desk'}, the table has no fault that axe knows`, async () => {
    const page = await visit({ settings: { theme }, phone })
    await startGame(page, 'hellgame')
    await expectAccessible(page, 'table')
    await expectNoSidewaysScroll(page)
    let looks = 0
    await wander(page, phone ? finger : mouse, 5, async () => ++looks > 40 && (await myPrompt(page).count()) > 0)
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'table after some moves')
    await page.keyboard.press('b')
    await page.locator('.list button').first().waitFor()
    await expectAccessible(page, 'board as a list')
  })
