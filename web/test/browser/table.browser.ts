import { readFile } from 'node:fs/promises'
import { LANGUAGES, parseRecord, replay, seededChance, verifyFairness } from '@acheron/core'
import { chinaRails, roundOf } from '@acheron/games/china-rails'
import { ticketToRide } from '@acheron/games/ticket-to-ride'
import { describe, expect, test } from 'vitest'
import { finger, type Hands, keys, mouse, playOn } from './player.ts'
import { openRecord, recordUntil } from './positions.ts'
import { countLit, pointAtLit } from './things.ts'
import { expectResult, myPrompt, openPage, startGame, useBrowser, visit } from './visitor.ts'
import { watchedIn, watchWorkers } from './watch.ts'

useBrowser()

describe('a whole game against bots', () => {
  const hands: readonly (readonly [string, Hands, boolean])[] = [
    ['the mouse', mouse, false],
    ['the keyboard alone', keys, false],
    ['a finger at phone width', finger, true],
  ]
  for (const [i, [name, way, phone]] of hands.entries())
    test(`with ${name}, in ${LANGUAGES[i]}`, async () => {
      const page = await visit({ language: LANGUAGES[i], phone })
      await startGame(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[i])
      await playOn(page, way)
      await expectResult(page, 3)
    })
})

test('three people share a screen, and a curtain falls between their turns', async () => {
  const page = await visit()
  await page.locator('.plate.playable').first().click()
  for (const seat of await page.locator('dialog[open] li select').all()) await seat.selectOption('person')
  await page.locator('dialog[open] button.play').click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('[data-kind]').count()).toBe(0)
  const seen = new Set<string>()
  await playOn(page, mouse, ({ curtain, now }) => {
    if (curtain) seen.add(now)
    return seen.size === 3 && !curtain
  })
  expect(seen.size).toBe(3)
})

test('the ways to pay open at once, at the route and among the cards, and a number chooses one', async () => {
  const page = await visit()
  await startGame(page)
  await playOn(page, mouse, ({ menu }) => menu > 0)
  const [atRoute, among] = [page.locator('.board .payment'), page.locator('[data-tray] .payment')]
  const ways = await among.count()
  expect(ways).toBeGreaterThan(1)
  expect(await atRoute.count()).toBe(ways)
  expect(await atRoute.first().locator('svg').count()).toBeGreaterThan(0)
  expect(await countLit(page, 'hand')).toBeGreaterThan(0)
  expect(await countLit(page, 'route')).toBe(0)
  await page.keyboard.press('2')
  await expect.poll(() => among.count()).toBe(0)
  await expect.poll(() => page.locator('.car').count()).toBeGreaterThan(0)
})

test('the log of a long game has its end, the turns before it when asked for, and whatever is visited', async () => {
  const page = await visit()
  await openRecord(
    page,
    recordUntil(chinaRails, { limit: '40' }, (s) => roundOf(s) === 37),
  )
  const turns = page.locator('.log article')
  const before = page.getByRole('button', { name: /^Earlier turns/ })
  await before.waitFor()
  const seen = await turns.count()
  const hidden = Number(/\d+/.exec((await before.textContent()) ?? '')?.[0])
  expect(hidden).toBeGreaterThan(seen)
  await before.click()
  await expect.poll(() => turns.count()).toBe(2 * seen)
  while (await before.count()) await before.click()
  await expect.poll(() => turns.count()).toBe(seen + hidden)
  await turns.first().locator('button').first().click()
  await page.locator('.log .here').first().waitFor()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await page.locator('.log').evaluate((log) => log.scrollTo({ top: log.scrollHeight }))
  await expect.poll(() => turns.count()).toBe(seen)
})

test('a reload in the middle of a game loses nothing', async () => {
  const page = await visit()
  await startGame(page)
  let turns = 0
  let wasMine = true
  // A turn that has just come: nothing that was done is still on its way to the store.
  await playOn(page, mouse, ({ isMine }) => {
    const isFresh = isMine && !wasMine
    wasMine = isMine
    return isFresh && ++turns > 3
  })
  const before = await page.locator('.players').textContent()
  await page.reload()
  await myPrompt(page).waitFor()
  expect(await page.locator('.players').textContent()).toBe(before)
})

test('the page plays on without a connection', async () => {
  const page = await visit()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await startGame(page)
  let turns = 0
  await playOn(page, mouse, ({ isMine, pile }) => isMine && pile && ++turns > 2)
  await page.reload()
  await myPrompt(page).waitFor()
  await expect.poll(() => countLit(page, 'row')).toBeGreaterThan(0)
})

test('several games go on side by side, and two tabs on one game agree', async () => {
  const page = await visit()
  await startGame(page)
  await mouse.button(page)
  await page.goto(page.url().replace(/#.*/, '#/'))
  await startGame(page)
  const other = await openPage(page.context())
  await expect.poll(() => other.locator('a[href^="#/table/"]').count()).toBeGreaterThanOrEqual(2)
  await other.goto(page.url())
  await myPrompt(other).waitFor()
  await mouse.button(page)
  await expect.poll(() => other.locator('.prompt.mine .doings button.may').count()).toBe(0)
})

test('a ticket given back can be taken back, and a card drawn cannot', async () => {
  const page = await visit()
  await startGame(page)
  const offered = await countLit(page, 'ticket')
  await pointAtLit(page, 'ticket')
  await expect.poll(() => countLit(page, 'ticket')).toBeLessThan(offered)
  await page.locator('button[aria-label="Take back"][aria-disabled="false"]').waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => countLit(page, 'ticket')).toBe(offered)
  await page.getByRole('button', { name: 'Do again' }).and(page.locator(':enabled')).waitFor()
  await page.keyboard.press('y')
  await expect.poll(() => countLit(page, 'ticket')).toBeLessThan(offered)
  await playOn(page, mouse, ({ isMine, pile }) => isMine && pile)
  await pointAtLit(page, 'pile')
  await page.locator('.prompt .rule', { hasText: 'TTR-030' }).waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => page.locator('.prompt .trouble').textContent()).toMatch(/luck has spoken/)
})

test('the page’s own thread has one worker, asks once for a bot’s move, and hears no secret', async () => {
  const page = await visit()
  await watchWorkers(page)
  await startGame(page)
  let turns = 0
  await playOn(page, mouse, ({ isMine, pile }) => isMine && pile && ++turns > 5)
  const { workers, asked, heard } = await watchedIn(page)
  expect(workers).toHaveLength(1)
  const said = heard.map((text) => JSON.parse(text))
  const moves = said.filter(({ reply }) => reply?.answer.moved)
  expect(moves.length).toBeGreaterThan(4)
  for (const { reply } of moves) expect(reply.answer.news.chapters.length).toBeLessThan(2)
  expect(asked.filter((kind) => kind === 'look').length).toBeLessThan(4)
  for (const text of heard) expect(text).not.toMatch(/"(guess|state|seed|key|founded|snapshot)":/)
  const seats = said.flatMap(({ reply }) =>
    [reply?.answer.news?.look ?? reply?.answer].flatMap((look) => look?.own ?? []),
  )
  expect(seats.length).toBeGreaterThan(8)
  for (const own of seats) expect([undefined, 0]).toContain(own.me)
})

test('a game that is opened from a file asks who plays on', async () => {
  const page = await visit()
  await startGame(page)
  await mouse.button(page)
  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save the record' }).click(),
  ])
  const buffer = await readFile(await download.path())
  const fresh = await visit()
  await fresh.locator('input[type="file"]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer })
  const asking = fresh.getByRole('dialog', { name: 'Who plays on?' })
  await asking.locator('select').first().waitFor()
  expect(
    await asking.locator('select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
  ).toEqual(['', 'medium', 'medium'])
  await asking.getByRole('button', { name: 'Sit down' }).click()
  await myPrompt(fresh).waitFor()
})

test('games that an older page kept are there, and one that is damaged hides nothing', async () => {
  const page = await visit()
  const folder = new URL('../../../games/ticket-to-ride/test/records/', import.meta.url)
  const record = await readFile(new URL('three-players-fair.txt', folder), 'utf8')
  await page.evaluate(async (text) => {
    const opening = indexedDB.open('acheron', 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore('games')
    await new Promise((done) => opening.addEventListener('success', done))
    const games = opening.result.transaction('games', 'readwrite').objectStore('games')
    const seats = [{ name: 'Ada' }, { name: 'Charon', bot: 'medium' }, { name: 'Minos', bot: 'medium' }]
    games.put({ id: 'one', version: 1, changed: 1, record: text, seats, undone: [] }, 'game one')
    games.put('rubbish', 'game two')
    await new Promise((done) => games.transaction.addEventListener('complete', done))
    opening.result.close()
  }, record)
  await page.reload()
  await page.locator('summary', { hasText: 'Finished games' }).click()
  await page.getByText('Won by Ada').waitFor()
  expect(await page.locator('tbody tr').allTextContents()).toEqual([expect.stringMatching(/Ferryman.*1.*1.*121/s)])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record: two' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('rubbish')
  await page.locator('a[href="#/table/one/replay"]').first().click()
  await page.getByRole('button', { name: 'To the end' }).click()
  const claimed = page.locator('[data-route].claimed')
  await expect.poll(() => claimed.count()).toBeGreaterThan(5)
  const [last, place] = [await claimed.count(), page.getByRole('slider')]
  for (const eyes of ['2', 'spectator', 'player', '0']) {
    await page.getByLabel('Seen by').selectOption(eyes)
    await expect.poll(() => place.evaluate((slider: HTMLInputElement) => slider.value === slider.max)).toBe(true)
    expect(await claimed.count()).toBe(last)
  }
})

test('what cannot be done says why, with the rule and a way into the rules', async () => {
  const page = await visit()
  await startGame(page)
  await page.locator('.sheet [data-route] .space').first().click({ force: true })
  const why = page.locator('[role="alert"] a[href*="#/rules/ticket-to-ride/TTR-"]')
  await why.waitFor()
  const rule = (await why.textContent())?.match(/TTR-\w+/)?.[0] ?? ''
  await why.click()
  await page.locator(`#${rule}, [id*="${rule}"]`).first().waitFor()
  expect(page.url()).toContain(rule)
})

test('a game is replayed, saved as a file that proves itself, opened again and continued', async () => {
  const page = await visit()
  await startGame(page)
  await playOn(page, mouse)
  await expectResult(page, 3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog[open] button', { hasText: 'Save the record' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const record = parseRecord(text)
  expect(replay(ticketToRide, record, seededChance(0)).record.result).toBe(record.result)
  verifyFairness(ticketToRide, record)

  await page.locator('dialog[open] a', { hasText: 'Replay' }).click()
  const claimed = page.locator('[data-route].claimed')
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect.poll(() => claimed.count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => claimed.count()).toBe(0)
  await page.getByLabel('Seen by').selectOption('1')
  await page.getByRole('button', { name: 'Forward one step' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/#\/table\/[^/]+$/)

  const fresh = await visit()
  await fresh.locator('input[type="file"]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await fresh.getByRole('button', { name: 'To the end' }).click()
  await expect.poll(() => fresh.locator('[data-route].claimed').count()).toBeGreaterThan(5)
})

test('a record that was changed is refused with what is wrong', async () => {
  const page = await visit()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('acheron 1\ngame: ticket-to-ride\n'),
  })
  expect(await page.locator('[role="alert"]').textContent()).toMatch(/cut short/)
})
