import { LANGUAGES } from '@acheron/core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { mouse, playOn } from './player.ts'
import { countLit, litThings, placeOf, pointAtLit } from './things.ts'
import { startGame, useBrowser, visit } from './visitor.ts'
import { finger, wander } from './wanderer.ts'

useBrowser()

const heightOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().height ?? 0, selector)

/** How many lines a text takes on the screen. */
const linesOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const text = document.querySelector(wanted)
    if (!text) return 0
    return Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
  }, selector)

describe.each(['desk', 'phone'])('on a %s', (where) => {
  test('the board keeps its size while tray and prompt change', async () => {
    const page = await visit({ phone: where === 'phone' })
    await startGame(page)
    const before = await heightOf(page, '.sheet')
    const seen = new Set([before])
    let turns = 0
    await playOn(page, mouse, ({ isMine, pile }) => isMine && pile && ++turns > 3)
    seen.add(await heightOf(page, '.sheet'))
    expect([...seen]).toEqual([before])
  })
})

test.each([...LANGUAGES])(
  'on a phone, while laying, the board has half of the screen and the prompt two lines, in %s',
  async (language) => {
    const page = await visit({ phone: true, language })
    await startGame(page, 'hellrail')
    const prompts = [await linesOf(page, '.prompt .say')]
    await pointAtLit(page, 'card', 0, 'tap')
    const lay = { en: /^Lay /, fr: /^Poser /, de: /legen/ }[language]
    await page.getByRole('menuitem', { name: lay }).first().tap()
    await expect.poll(() => countLit(page, 'cell')).toBeGreaterThan(10)
    prompts.push(await linesOf(page, '.prompt .say'))
    expect(await heightOf(page, '.sheet')).toBeGreaterThanOrEqual(422)
    await pointAtLit(page, 'cell', 0, 'tap')
    expect(await heightOf(page, '.sheet')).toBeGreaterThanOrEqual(422)
    expect(Math.max(...prompts)).toBeLessThanOrEqual(2)
    await page.locator('.prompt .more').tap()
    await expect.poll(() => linesOf(page, '.prompt .say')).toBeGreaterThan(2)
  },
)

test('the tools of the board never lie upon what can be chosen', async () => {
  const page = await visit({ phone: true })
  await startGame(page, 'hellrail')
  let covered = 0
  let looks = 0
  await wander(page, finger, 3, async () => {
    await page.waitForTimeout(200)
    const tools = await page.locator('.sheet .tools').boundingBox()
    const isSeen = await page.locator('.sheet .tools').evaluate((box) => getComputedStyle(box).visibility === 'visible')
    const lit = (await litThings(page)).filter(({ kind }) => ['cell', 'sleeper', 'rail', 'circle'].includes(kind))
    const isUnder = ({ x, y }: { x: number; y: number }): boolean =>
      tools !== null && x > tools.x && x < tools.x + tools.width && y > tools.y && y < tools.y + tools.height
    if (isSeen) covered += lit.filter(isUnder).length
    return ++looks > 25
  })
  expect(covered).toBe(0)
})

test('the list form scrolls downwards, and every line can be read', async () => {
  const page = await visit()
  await startGame(page)
  await page.keyboard.press('b')
  const list = page.locator('.list')
  await list.waitFor()
  const { wide, high } = await list.evaluate((box) => ({
    wide: box.scrollWidth - box.clientWidth,
    high: box.scrollHeight - box.clientHeight,
  }))
  expect(wide).toBeLessThanOrEqual(0)
  expect(high).toBeGreaterThan(200)
  const last = list.locator('li').last()
  await last.scrollIntoViewIfNeeded()
  const [line, box] = await Promise.all([last.boundingBox(), list.boundingBox()])
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1)
})

test('forced colours mark the chosen tab and whose turn it is', async () => {
  const page = await visit()
  await page.emulateMedia({ forcedColors: 'active' })
  await startGame(page, 'hellrail')
  const colourOf = (selector: string, edge: 'borderBottomColor' | 'borderLeftColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((box, side) => getComputedStyle(box)[side], edge)
  const chosen = await colourOf('[role="tab"][aria-selected="true"]', 'borderBottomColor')
  const other = await colourOf('[role="tab"][aria-selected="false"]', 'borderBottomColor')
  expect(chosen).not.toBe(other)
  const asked = await colourOf('.players li.asked', 'borderLeftColor')
  const waiting = await colourOf('.players li:not(.asked)', 'borderLeftColor')
  expect(asked).not.toBe(waiting)
})

test('a journey is dragged along the track and made with one message', async () => {
  const page = await visit()
  await startGame(page, 'hellrail')
  const gates = { kind: 'circle', id: 0 }
  await pointAtLit(page, 'card')
  await page.getByRole('menuitem', { name: /^Lay / }).click()
  await expect.poll(() => countLit(page, 'cell')).toBeGreaterThan(5)
  const gate = await placeOf(page, gates)
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - gate.x, y - gate.y)
  const [beside] = (await litThings(page, 'cell')).sort((a, b) => far(a) - far(b))
  await page.mouse.click(beside.x, beside.y)
  const laid = page.locator('.map [data-card]')
  const before = await laid.count()
  await page.keyboard.press('Enter')
  await expect.poll(() => laid.count()).toBe(before + 1)
  await pointAtLit(page, 'card')
  await page.getByRole('menuitem', { name: /^Move / }).click()
  await expect.poll(() => countLit(page, 'sleeper')).toBeGreaterThan(0)
  const prompt = page.locator('.prompt .say')
  const left = await prompt.textContent()
  const [from, sleeper] = [await placeOf(page, gates), (await litThings(page, 'sleeper'))[0]]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(sleeper.x, sleeper.y, { steps: 20 })
  await expect.poll(() => page.locator('.prompt .beside').textContent()).toMatch(/Go 1 step to/)
  await page.mouse.up()
  await expect.poll(() => prompt.textContent()).not.toBe(left)
})
