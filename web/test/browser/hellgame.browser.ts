import type { Language } from '@acheron/core'
import { hellgame } from '@acheron/games/hellgame'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { openRecord, recordUntil } from './positions.ts'
import { litThings, placeOf, pointAtLit } from './things.ts'
import { expectResult, myPrompt, result, startGame, useBrowser, visit } from './visitor.ts'
import { finger, keys, mouse, type Way, wander } from './wanderer.ts'

useBrowser()

const turnOf = async (page: Awaited<ReturnType<typeof visit>>): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.strip b').textContent()) ?? '')?.[0] ?? 0)

const late = recordUntil(hellgame, { length: 'short' }, ({ turn }) => turn === 7)

describe('against bots', () => {
  const ways: readonly (readonly [string, Way, Language, boolean])[] = [
    ['the mouse', mouse, 'en', false],
    ['the keyboard alone', keys, 'fr', false],
    ['a finger at phone width', finger, 'de', true],
  ]
  for (const [i, [name, way, language, phone]] of ways.entries()) {
    test(`the whole first turn with ${name}, in ${language}`, async () => {
      const page = await visit({ language, phone })
      await startGame(page, 'hellgame')
      expect(await turnOf(page)).toBeLessThan(2)
      await wander(page, way, i + 2, async () => (await turnOf(page)) > 1)
      // A circle can be won in the first turn, by a bot that is lucky.
      expect((await turnOf(page)) === 2 || (await result(page).count()) === 1).toBe(true)
      expect(await page.locator('[data-piece="stack"]').count()).toBeGreaterThan(0)
    })

    test(`the last turns of a short game with ${name}, in ${language}`, async () => {
      const page = await visit({ language, phone })
      await openRecord(page, late)
      expect(await turnOf(page)).toBe(7)
      await wander(page, way, i + 2)
      await expectResult(page, 2)
    })
  }
})

test('whatever is pointed at in the tray is told, and nothing moves away from under the pointer', async () => {
  const page = await visit()
  await openRecord(page, late)
  const things = page.locator('[data-tray] [data-kind]').filter({ visible: true })
  const told = page.locator('.prompt .beside')
  const prompt = page.locator('.prompt')
  const before = await prompt.boundingBox()
  const all = await things.count()
  expect(all).toBeGreaterThan(3)
  const hints = new Set<string | null>()
  for (let i = 0; i < all; i++) {
    await things.nth(i).hover()
    hints.add(await told.textContent())
    expect(await prompt.boundingBox(), `pointing at number ${i}`).toEqual(before)
  }
  expect(hints.size).toBeGreaterThan(2)
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

test('on a phone the guide brings near what it points out, and goes on', async () => {
  const page = await visit({ phone: true })
  await page.goto(page.url().replace(/#.*|$/, '#/tutorial/hellgame'))
  const goOn = page.locator('.guide .acts button').first()
  await goOn.tap()
  await goOn.tap()
  await page.getByText('Five Sectio were dealt to you').waitFor()
  await goOn.tap()
  await page.getByText('Each turn has eight phases').waitFor()
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

/** What was pointed at last may open a small sheet a moment later, and a sheet keeps the keys for itself. */
async function closeSheets(page: Awaited<ReturnType<typeof visit>>): Promise<void> {
  await page.waitForTimeout(1000)
  if (await page.locator('.spot, dialog[open]').count()) await page.keyboard.press('Escape')
}

const SOON = { timeout: 20_000 }
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
    await closeSheets(page)
    await expectAccessible(page, 'table after some moves')
    const lines = page.locator('.list button')
    await expect
      .poll(async () => {
        await closeSheets(page)
        if ((await lines.count()) === 0) await page.keyboard.press('b')
        return lines.count()
      }, SOON)
      .toBeGreaterThan(0)
    await expectAccessible(page, 'board as a list')
  })
