import { describe, expect, inject, test } from 'vitest'
import { comeOnline, expectNoSecret, layTable, lineOf, openPlan, overheard, sitDown } from './company.ts'
import { expectAccessible, expectNoSidewaysScroll } from './faults.ts'
import { finger, mouse, playOn } from './player.ts'
import { myPrompt, result, useBrowser, visit } from './visitor.ts'

useBrowser()

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
    const line = await lineOf(ada)
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
    await line.cut()
    await line.mend()

    await Promise.all([playOn(ada, mouse), playOn(bob, finger)])
    for (const page of [ada, bob, eve]) await result(page).waitFor()
    const scores = await Promise.all(
      [ada, bob, eve].map((page) => result(page).locator('tbody tr').last().textContent()),
    )
    expect(new Set(scores.map((text) => text?.replace(/\D+/g, ' '))).size).toBe(1)

    expectNoSecret(told)
  })
})

describe('the screens for playing online', () => {
  for (const phone of [false, true])
    test(`${phone ? 'on a phone' : 'on a desk'} have no fault that axe knows`, async () => {
      const page = await visit({ phone, settings: { theme: phone ? 'night' : 'day' } })
      await comeOnline(page, 'Dido')
      await expectAccessible(page, 'lobby')
      await expectNoSidewaysScroll(page)
      await openPlan(page)
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
