import type { Language } from '@acheron/core'
import {
  CITY_MILEPOST,
  chinaRails,
  cityCalled,
  DELIVER,
  EMPTY,
  LEDGER,
  OPERATING,
  roundOf,
  START,
  type State,
  verbOf,
} from '@acheron/games/china-rails'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { finger as fingerTip, follow, listKeys, planOf } from './follower.ts'
import { openRecord, recordUntil } from './positions.ts'
import { countLit, litThings, placeOf, pointAtLit } from './things.ts'
import { expectResult, myPrompt, startGame, useBrowser, visit } from './visitor.ts'
import { finger, keys, mouse, type Way, wander } from './wanderer.ts'

useBrowser()

const milepost = (city: string) => ({ kind: 'milepost', id: CITY_MILEPOST[cityCalled(city)] })

async function point(page: Page, target: { kind: string; id: number }, how: 'click' | 'tap'): Promise<void> {
  const { x, y } = await placeOf(page, target)
  if (how === 'click') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
}

/** Two seats, and an end after forty rounds. */
async function startShortGame(page: Page): Promise<void> {
  await page.locator('.plate.playable[data-game="china-rails"]').click()
  await page.locator('dialog[open] li button').last().click()
  await page.locator('dialog[open] .options select').last().selectOption('40')
  await page.locator('dialog[open] button.play').click()
  await myPrompt(page).waitFor()
}

/** Where a train stands on the map. */
const trainOf = (page: Page, player: number) => page.locator(`[data-train="${player}"]`).getAttribute('style')

/** The round that is shown over the map; 0 while the first tracks are built. */
const roundIn = async (page: Page): Promise<number> => {
  const text = (await page.locator('.state b').textContent()) ?? ''
  return /\d \S+ \d/.test(text) ? 0 : Number(/\d+/.exec(text)?.[0])
}

const deliveries = (s: State): number => s.ledger[LEDGER.indexOf('deliveries')]

describe('a game of forty rounds against a bot', () => {
  test('with the mouse, from the beginning to its end', async () => {
    const page = await visit()
    await startShortGame(page)
    await wander(page, mouse, 0)
    await expectResult(page, 2)
  })

  const ways: readonly (readonly [string, Way, Language, boolean])[] = [
    ['the keyboard alone', keys, 'fr', false],
    ['a finger at phone width', finger, 'de', true],
  ]
  for (const [name, way, language, phone] of ways) {
    test(`its first three rounds with ${name}, in ${language}`, async () => {
      const page = await visit({ language, phone })
      await startShortGame(page)
      expect(await roundIn(page)).toBe(0)
      await wander(page, way, 1, async () => (await roundIn(page)) > 3)
      // Whoever loses a turn misses a round.
      expect(await roundIn(page)).toBeGreaterThan(3)
    })

    test(`its last four rounds with ${name}, in ${language}`, async () => {
      const page = await visit({ language, phone })
      await openRecord(page, late)
      expect(await roundIn(page)).toBe(37)
      await wander(page, way, 2)
      await expectResult(page, 2)
    })
  }

  test('from the first track to the first load with a finger at phone width, as the planner would play it', async () => {
    const page = await visit({ phone: true })
    await openRecord(page, opening)
    const words = await follow(page, fingerTip, (s) => s.loads[0] !== EMPTY && roundOf(s) > 1)
    const verbs = words.map((each) => each.split(' ')[0])
    for (const verb of ['build', 'start', 'step', 'take', 'done']) expect(verbs).toContain(verb)
  })

  test('a journey and a delivery with a finger at phone width, as the planner would play them', async () => {
    const page = await visit({ phone: true })
    await openRecord(page, onTheWay)
    const words = await follow(page, fingerTip, (s) => deliveries(s) > 0)
    expect(words.at(-1)).toMatch(/^deliver /)
    expect(words.at(-2)).toMatch(/^step /)
  })

  test('from the first track to the first load with keys in the list alone, as the planner would play it', async () => {
    const page = await visit({ language: 'de' })
    await openRecord(page, opening)
    const words = await follow(page, listKeys, (s) => s.loads[0] !== EMPTY && roundOf(s) > 1)
    const verbs = words.map((each) => each.split(' ')[0])
    for (const verb of ['build', 'start', 'step', 'take', 'done']) expect(verbs).toContain(verb)
  })

  test('a journey and a delivery with keys in the list alone, as the planner would play them', async () => {
    const page = await visit({ language: 'fr' })
    await openRecord(page, onTheWay)
    const words = await follow(page, listKeys, (s) => deliveries(s) > 0)
    expect(words.at(-1)).toMatch(/^deliver /)
    expect(words.at(-2)).toMatch(/^step /)
  })

  const opening = recordUntil(chinaRails, { limit: '40' }, () => true)
  const onTheWay = recordUntil(chinaRails, { limit: '40' }, (s) => {
    if (s.question !== OPERATING || deliveries(s) > 0) return false
    const verbs = planOf(s, 0).map(verbOf)
    return verbs[0] === 'step' && verbs.includes('deliver')
  })
  const late = recordUntil(chinaRails, { limit: '40' }, (s) => s.question === OPERATING && roundOf(s) === 37)
})

test('with the mouse: the two opening turns, then the train starts and goes', async () => {
  const page = await visit()
  await startGame(page, 'china-rails')
  for (const round of [1, 2]) {
    await page.getByText(`Opening ${round} of 2`).waitFor()
    await myPrompt(page).waitFor()
    await point(page, milepost(round === 1 ? 'hangzhou' : 'nanjing'), 'click')
    await page.getByRole('menuitem').first().click()
    await page.getByText(/Spent (?!0 )\d+ of 20M/).waitFor()
    await page.getByRole('button', { name: 'End the turn' }).click()
  }
  await expect.poll(() => countLit(page, 'city')).toBeGreaterThan(40)
  const taipei = await placeOf(page, { kind: 'city', id: cityCalled('taipei') })
  await page.mouse.move(taipei.x, taipei.y)
  await page.getByText(/Taipei: offers .* container port/).waitFor()
  await point(page, { kind: 'city', id: cityCalled('hangzhou') }, 'click')
  await page.getByText('Movement 9 of 9').waitFor()
  const before = await trainOf(page, 0)
  await point(page, milepost('shanghai'), 'click')
  await page.getByText(/Movement [0-8] of 9/).waitFor()
  expect(await trainOf(page, 0)).not.toBe(before)
  await page.keyboard.press('u')
  await page.getByText('Movement 9 of 9').waitFor()
  expect(await trainOf(page, 0)).toBe(before)
})

test('with the mouse: a delivery pays, and a new card is drawn', async () => {
  const page = await visit()
  await openRecord(
    page,
    recordUntil(
      chinaRails,
      {},
      (s) => s.question === OPERATING && chinaRails.legal(s, 0).some((m) => m >= DELIVER && m < START),
    ),
  )
  const cash = page.locator('.cash')
  const before = await cash.textContent()
  const cards = () => page.locator('[data-kind="card"]').evaluateAll((all) => all.map((one) => one.dataset.id).join())
  const held = await cards()
  await pointAtLit(page, 'demand')
  await expect.poll(() => cash.textContent()).not.toBe(before)
  await expect.poll(cards).not.toBe(held)
})

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

test('under the pointer a demand shows its way and does not move away', async () => {
  const page = await visit()
  await startGame(page, 'china-rails')
  const demand = page.locator('[data-kind="demand"]')
  const last = demand.nth(2)
  const before = await last.boundingBox()
  await demand.first().hover()
  await page
    .getByText(/sections? to build for \d+M/)
    .first()
    .waitFor()
  expect(await last.boundingBox()).toEqual(before)
})

test('at phone width the tray rests under a pointer, however far it is scrolled', async () => {
  const page = await visit({ phone: true })
  await startGame(page, 'china-rails')
  const tray = page.locator('[data-tray]')
  const { x = 0, y = 0, width = 0, height = 0 } = (await tray.boundingBox()) ?? {}
  const most = await tray.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(most).toBeGreaterThan(100)
  for (let top = 0; top < most; top += 23) {
    await page.mouse.move(x + width / 3, 5)
    await tray.evaluate((box, to) => box.scrollTo(0, to), top)
    await page.mouse.move(x + width / 3, y + height / 2)
    await page.mouse.move(x + width / 3, y + height / 2 + 1)
    const rests = await tray.evaluate(async (box) => {
      const seen: number[] = []
      for (let i = 0; i < 14; i++) {
        await new Promise(requestAnimationFrame)
        seen.push(box.scrollTop)
      }
      return new Set(seen.slice(4)).size === 1
    })
    expect(rests, `scrolled by ${top}`).toBe(true)
  }
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
