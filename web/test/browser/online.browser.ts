import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { finger, mouse, playOn } from './player.ts'
import { myPrompt, result, useBrowser, visit } from './visitor.ts'

useBrowser()

/** Somebody in the lobby, under a name. */
async function comeOnline(page: Page, name: string): Promise<void> {
  await page.goto(`${inject('address')}#/online`)
  await giveName(page, name)
  await page.locator('form input[autocomplete=nickname]').waitFor({ state: 'detached' })
}

async function giveName(page: Page, name: string): Promise<void> {
  await page.locator('form input[autocomplete=nickname]').fill(name)
  await page.locator('form:has(input[autocomplete=nickname]) button').click()
}

/** Lays a table with a chair for oneself and one that is free, and gives its link. */
async function layTable(page: Page, game = 'ticket-to-ride'): Promise<string> {
  await page.locator('main .open button.may').click()
  await page.locator('dialog[open] select').first().selectOption(game)
  await page.locator('dialog[open] button.go:enabled').click()
  await page.locator('svg[role=img] path').first().waitFor()
  return page.url()
}

/** Somebody who has only the link sits down on the first free chair. */
async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.locator('li.open button.may').first().click()
  await giveName(page, name)
}

/** The sockets of a page, so that its line can be cut. */
async function socketsOf(page: Page): Promise<WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  return sockets
}

/** Everything that a page is told over its sockets. */
function overheard(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** Plays so many looks at the table, or to the end. */
const some = (looks: number) => {
  let left = looks
  return (): boolean => --left < 0
}

describe('a game of Ticket to Ride between two browsers', () => {
  test('to its end: one joins by link on a phone and is reloaded, the other’s line is cut, a third sees no secret', async () => {
    const ada = await visit()
    const bob = await visit({ phone: true, language: 'de' })
    const eve = await visit({ language: 'fr' })
    const sockets = await socketsOf(ada)
    const told = overheard(eve)
    await comeOnline(ada, 'Ada')
    const link = await layTable(ada)
    await sitDown(bob, link, 'Bob')
    await Promise.all([myPrompt(ada).waitFor(), myPrompt(bob).waitFor()])
    await eve.goto(link)
    await eve.locator('.prompt').waitFor()

    await Promise.all([playOn(ada, mouse, some(12)), playOn(bob, finger, some(12))])
    await bob.reload()
    await bob.locator('.prompt').waitFor()
    for (const socket of sockets) await socket.close({ code: 1012 })
    await expect.poll(() => sockets.length).toBeGreaterThan(1)

    await Promise.all([playOn(ada, mouse), playOn(bob, finger)])
    for (const page of [ada, bob, eve]) await result(page).waitFor()
    const scores = await Promise.all(
      [ada, bob, eve].map((page) => result(page).locator('tbody tr').last().textContent()),
    )
    expect(new Set(scores.map((text) => text?.replace(/\D+/g, ' '))).size).toBe(1)

    const looks = told.map((text) => JSON.parse(text)).flatMap((said) => said.look ?? said.answer?.news?.look ?? [])
    expect(looks.length).toBeGreaterThan(20)
    for (const look of looks) expect(look.own).toEqual({})
  })
})

describe('the screens for playing online', () => {
  for (const phone of [false, true])
    test(`${phone ? 'on a phone' : 'on a desk'} have no fault that axe knows`, async () => {
      const page = await visit({ phone, settings: { theme: phone ? 'night' : 'day' } })
      await comeOnline(page, 'Dido')
      await expectAccessible(page, 'lobby')
      await expectNoSidewaysScroll(page)
      await page.locator('main .open button.may').click()
      await page.locator('dialog[open] button.go:enabled').waitFor()
      await expectAccessible(page, 'new table')
      await page.keyboard.press('Escape')
      await layTable(page, 'hellrail')
      await expectAccessible(page, 'room')
      await expectNoSidewaysScroll(page)
      await page.goto(`${inject('address')}#/account`)
      await page.locator('h1').waitFor()
      await expectAccessible(page, 'account')
      await expectNoSidewaysScroll(page)
    })
})
