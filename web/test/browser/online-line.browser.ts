import type { Page } from 'playwright-core'
import { beforeEach, expect, inject, test } from 'vitest'
import { type CutLine, comeOnline, layTable, lineOf, sitDown } from './company.ts'
import { mouse, playOn } from './player.ts'
import { litThings, pointAtLit } from './things.ts'
import { myPrompt, openPage, useBrowser, visit } from './visitor.ts'

useBrowser()

const SOON = { timeout: 20_000 }

let ada: Page
let bob: Page
let line: CutLine
let link: string

/** Two at a table, both of whom have kept their tickets, and the first of them, Ada, is to play. */
beforeEach(async () => {
  ada = await visit()
  bob = await visit()
  line = await lineOf(ada)
  await comeOnline(ada, 'Ada')
  link = await layTable(ada)
  await sitDown(bob, link, 'Bob')
  await playUntilTurn(ada, bob)
})

/** Everybody plays until somebody may take a first card. */
async function playUntilTurn(mine: Page, other: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await playOn(mine, mouse, ({ isMine, pile, buttons }) => !isMine || (pile && buttons === 0))
    if (await isFirstCard(mine)) return
    if ((await litThings(mine, 'pile')).length > 0) await pointAtLit(mine, 'pile')
    let left = 3
    await playOn(other, mouse, ({ isMine }) => !isMine || --left < 0)
  }
  throw new Error('her turn does not come')
}

const isFirstCard = async (page: Page): Promise<boolean> =>
  (await myPrompt(page).locator('.rule').allTextContents()).includes('TTR-027')

test('a move on a cut line is kept, says so, and is made when the line is mended', async () => {
  const waiting = bob.locator('.prompt .say').filter({ hasText: 'Ada' })
  await waiting.waitFor()
  const told = bob.locator('.log li, [role=tabpanel] li')
  await line.cut()
  // The log comes a moment after the move that it tells of.
  await bob.waitForTimeout(1000)
  const before = await told.count()
  await pointAtLit(ada, 'pile')
  await ada.getByText('Your move is kept').waitFor()
  await waiting.waitFor()
  expect(await told.count()).toBe(before)
  await line.mend()
  await expect.poll(() => isFirstCard(ada), SOON).toBe(false)
  await ada.getByText('Your move is kept').waitFor({ state: 'detached' })
})

test('a move on a cut line that comes too late is refused in words', async () => {
  const tab = await openPage(ada.context())
  await tab.goto(link)
  await myPrompt(tab).waitFor()
  await line.cut()
  await pointAtLit(ada, 'row')
  await ada.getByText('Your move is kept').waitFor()
  await pointAtLit(tab, 'pile')
  await expect.poll(() => isFirstCard(tab), SOON).toBe(false)
  await line.mend()
  await ada.locator('.trouble').filter({ hasText: 'has gone on meanwhile' }).waitFor()
})

/** What the other says is unread until it was read, and not once more on a page that is loaded again. */
async function expectReadOnce(mine: Page, other: Page): Promise<void> {
  const talk = (page: Page) => page.locator('aside [data-tab=talk]')
  const say = async (text: string): Promise<void> => {
    await other.getByLabel('Say something').fill(text)
    await other.keyboard.press('Enter')
  }
  await talk(other).click()
  await say('Back at nine')
  await talk(mine).filter({ hasText: '(1)' }).click()
  await mine.getByText('Back at nine').waitFor()
  await mine.reload()
  await mine.locator('.prompt .say').filter({ hasText: 'Paused' }).waitFor()
  await say('Or at ten')
  await talk(mine).filter({ hasText: '(1)' }).waitFor()
}

/** Bob gives his seat free with everybody's consent, which is seen at once; whoever watches may take it, here himself. */
async function expectReplaced(): Promise<void> {
  const seats = ada.locator('li[data-seat]')
  await ada.locator('header.top button').last().click()
  await ada.getByRole('menuitem', { name: 'Propose a bot for Bob' }).click()
  await bob.getByRole('button', { name: 'Agree' }).click()
  await seats.filter({ hasText: /Seat \d/ }).waitFor()
  await bob.getByRole('button', { name: 'Join in' }).click()
  await bob.locator('dialog[open]').getByRole('button', { name: 'Sit down here' }).click()
  await seats.filter({ hasText: 'Bob' }).waitFor()
}

test('in a pause nothing is lit and nobody is to play, until both agree to go on', async () => {
  await ada.locator('header.top button').last().click()
  await ada.getByRole('menuitem', { name: 'Propose a pause' }).click()
  await bob.getByRole('button', { name: 'Agree' }).click()
  const paused = ada.locator('.note').filter({ hasText: 'The game is paused' })
  await paused.waitFor()
  await ada.locator('.prompt .say').filter({ hasText: 'Paused' }).waitFor()
  expect(await litThings(ada)).toEqual([])
  await expectReadOnce(ada, bob)
  await ada.getByRole('button', { name: 'Propose to go on' }).click()
  await bob.getByRole('button', { name: 'Agree' }).click()
  await paused.waitFor({ state: 'detached' })
  await expectReplaced()
  await pointAtLit(ada, 'pile')
  await expect.poll(() => isFirstCard(ada), SOON).toBe(false)
})

test('whoever plays again leaves a link for the other at the table that is over', async () => {
  await ada.locator('header.top button').last().click()
  await ada.getByRole('menuitem', { name: 'Resign' }).click()
  await ada.locator('dialog[open] button.danger').click()
  await bob.getByRole('button', { name: 'Play again' }).first().click()
  await expect.poll(() => bob.url(), SOON).not.toBe(link)
  const next = bob.url()
  await ada.locator('.note').filter({ hasText: 'Bob plays again' }).getByRole('link').click()
  await ada.waitForURL(next)
  await ada.locator('li.open button.may').first().click()
  for (const page of [ada, bob]) await page.locator('.prompt').waitFor()
})

test('title and icon tell of a turn on every screen, and who comes back is told what happened', async () => {
  const iconOf = (): Promise<string | null> => ada.locator('link[rel=icon]').last().getAttribute('href')
  await ada.goto(`${inject('address')}#/online`)
  await expect.poll(() => ada.title(), SOON).toMatch(/^\(1\) /)
  expect(await iconOf()).toContain('icon-turn')
  await ada.goto(link)
  await myPrompt(ada).waitFor()
  await playOn(ada, mouse, ({ isMine }) => !isMine)
  await ada.goto(`${inject('address')}#/rules/hellrail`)
  await expect.poll(() => ada.title(), SOON).not.toMatch(/^\(/)
  expect(await iconOf()).not.toContain('icon-turn')
  await playOn(bob, mouse, ({ isMine }) => !isMine)
  await expect.poll(() => ada.title(), SOON).toMatch(/^\(1\) /)
  await ada.goto(link)
  await ada.locator('.recap').filter({ hasText: 'Bob' }).waitFor()
})
