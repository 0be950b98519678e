import { LANGUAGES, usualOptions } from '@acheron/core'
import { hellrail } from '@acheron/games/hellrail/third'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { mouse, playOn } from './player.ts'
import { openRecord, recordUntil } from './positions.ts'
import { countLit, litThings, outOfReach, placeOf, pointAtLit } from './things.ts'
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

test.each([...LANGUAGES])('at a desk a seat can be taken at every game without scrolling, in %s', async (language) => {
  const page = await visit({ language })
  const seats = page.locator('.plate.playable .sit')
  await expect.poll(() => seats.count()).toBe(5)
  const ends = await seats.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
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
    expect(await page.locator('.prompt .more').count()).toBe(0)
  },
)

test('a prompt that is too long is cut after two lines, and a tap on it shows it whole', async () => {
  const page = await visit({ phone: true, language: 'fr' })
  await startGame(page, 'hellrail')
  await page.setViewportSize({ width: 250, height: 844 })
  await page.locator('.prompt .more').waitFor()
  expect(await linesOf(page, '.prompt .say')).toBe(2)
  const text = await page.locator('.prompt .say').boundingBox()
  await page.touchscreen.tap((text?.x ?? 0) + 20, (text?.y ?? 0) + 10)
  await expect.poll(() => linesOf(page, '.prompt .say')).toBeGreaterThan(2)
})

/** HellRail before anything has happened: a hand of four, and the first turn. */
const openFirstTurn = (page: Page): Promise<void> =>
  openRecord(
    page,
    recordUntil(hellrail, { ...usualOptions(hellrail.options), first: 'seat-1' }, () => true),
  )

test('a click beside an open choice is a click on what can be chosen there', async () => {
  const page = await visit()
  await openFirstTurn(page)
  const cards = await litThings(page, 'card')
  const [first, second] = [cards[0], cards[cards.length - 1]]
  const title = page.locator('.spot p').first()
  await page.mouse.click(first.x, first.y)
  const before = await title.textContent()
  await page.mouse.click(second.x, second.y)
  await expect.poll(() => title.textContent()).not.toBe(before)
  await page.mouse.click(second.x, second.y)
  await expect.poll(() => page.locator('.spot').count()).toBe(0)
  await page.mouse.click(first.x, first.y)
  const told = page.locator('[role=tabpanel] li')
  const lines = await told.count()
  await page.locator('.prompt .doings button.may').click({ force: true })
  await expect.poll(() => told.count()).toBeGreaterThan(lines)
})

/** What a person would stumble over at this moment; a board that has just moved may come to rest first. */
async function faultsOf(page: Page): Promise<string[]> {
  const lines = await linesOf(page, '.prompt .say')
  const height = await heightOf(page, '.sheet')
  const buttons = await page.locator('.prompt .doings button').evaluateAll((all) =>
    all.flatMap((button) => {
      button.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return button.contains(there) ? [] : [`the button ${button.textContent?.trim()} is covered`]
    }),
  )
  return [
    ...(lines > 2 ? [`a prompt of ${lines} lines`] : []),
    ...(height < 422 ? [`${height} pixels for the board`] : []),
    ...buttons,
    ...(await outOfReach(page)),
  ]
}

/** A choice is open, a card is being laid or somebody else is asked: then other things count. */
const isBusy = async (page: Page): Promise<boolean> =>
  (await page.locator('.spot, .laying, dialog[open], .payment').count()) > 0 ||
  (await page.locator('.prompt.mine').count()) === 0

test.each(['ticket-to-ride', 'hellrail', 'hellrail-1999', 'china-rails', 'hellgame'])(
  'on a phone everything of %s that can be chosen is within reach, and the board has half of the screen',
  async (game) => {
    const page = await visit({ phone: true, language: 'de' })
    await startGame(page, game)
    const found = new Set<string>()
    let [looks, looked] = [0, 0]
    await wander(page, finger, 6, async () => {
      if (await isBusy(page)) return ++looks > 120
      const before = await page.locator('.prompt').textContent()
      let faults = await faultsOf(page)
      for (let i = 0; i < 4 && faults.length > 0; i++) {
        await page.waitForTimeout(200)
        if ((await isBusy(page)) || (await page.locator('.prompt').textContent()) !== before) return false
        faults = await faultsOf(page)
      }
      for (const fault of faults) found.add(fault)
      return ++looked > 25 || ++looks > 120
    })
    expect([...found]).toEqual([])
    expect(looked).toBeGreaterThan(5)
  },
)

test('on a phone the tabs and the demons of HellGame are as high as a finger', async () => {
  const page = await visit({ phone: true })
  await startGame(page, 'hellgame')
  const heights = await page
    .locator('.tabs button, [data-tray] [data-kind="demon"]')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(6)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

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

/** Whether the light of what can be chosen, where it is few things, is drawn close to the middle of a place of the window. */
const shinesAt = (page: Page, place: { x: number; y: number; width: number; height: number } | null) =>
  page.evaluate((at) => {
    if (!at) return false
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
    return [...document.querySelectorAll<SVGPathElement>('.sheet path:is(.edge, .hollow):not([d=""])')].some((path) => {
      const toWindow = path.getScreenCTM()
      const steps = Array.from({ length: 2000 }, (_, i) => path.getPointAtLength((i / 2000) * path.getTotalLength()))
      return steps
        .map((point) => point.matrixTransform(toWindow ?? undefined))
        .some((point) => Math.hypot(point.x - x, point.y - y) < 12)
    })
  }, place)

test('a journey is dragged along the track and made with one message', async () => {
  const page = await visit()
  await openFirstTurn(page)
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
  const farther = page.locator('.reach text', { hasText: /^2$/ }).first()
  await expect.poll(async () => shinesAt(page, await farther.boundingBox())).toBe(true)
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
