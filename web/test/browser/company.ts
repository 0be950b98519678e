import { readFileSync } from 'node:fs'
import { parseRecord, printRecord } from '@acheron/core'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, inject } from 'vitest'

/** Somebody in the lobby, under a name. */
export async function comeOnline(page: Page, name: string): Promise<void> {
  await page.goto(`${inject('address')}#/online`)
  await giveName(page, name)
  await page.locator('form input[autocomplete=nickname]').waitFor({ state: 'detached' })
}

async function giveName(page: Page, name: string): Promise<void> {
  await page.locator('form input[autocomplete=nickname]').fill(name)
  await page.locator('form:has(input[autocomplete=nickname]) button').click()
}

export const openPlan = (page: Page): Promise<void> => page.locator('main .open button.may').click()

/** Lays the table that was planned, and gives its link. */
async function layPlanned(page: Page): Promise<string> {
  await page.locator('dialog[open] button.go:enabled').click()
  await page.locator('svg[role=img] path').first().waitFor()
  return page.url()
}

/** Lays a table with a chair for oneself and one that is free, and gives its link. */
export async function layTable(page: Page, game = 'ticket-to-ride'): Promise<string> {
  await openPlan(page)
  await page.locator('dialog[open] select').first().selectOption(game)
  return layPlanned(page)
}

/** Somebody who has only the link sits down on the first free chair. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.locator('li.open button.may').first().click()
  await giveName(page, name)
}

/**
 * A golden record as it was about so many moves before its end, with nothing that proves or signs it. The first seat is
 * to move, so that no bot ends the game while the page is still on its way to the lobby.
 */
export function cutRecord(file: string, moves: number): string {
  const path = new URL(`../../../games/${file}.txt`, import.meta.url)
  const { result, fairness, ...record } = parseRecord(readFileSync(path, 'utf8'))
  const { entries } = record
  const cut = entries.findIndex(({ player }, i) => player === 0 && i >= entries.length - moves)
  return printRecord({ ...record, entries: entries.slice(0, cut) })
}

/** Opens a record on the first screen, and puts the game online: oneself, one free chair, and bots on all others. */
export async function bringOnline(page: Page, record: string): Promise<string> {
  await page.goto(inject('address'))
  const file = { name: 'brought.txt', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('dialog[open] .ways button.may').click()
  await page.locator('header.top button').last().click()
  await page.getByRole('menuitem', { name: 'Play on online' }).click()
  const chairs = page.locator('dialog[open] fieldset').first().locator('select')
  await page.locator('dialog[open] button.go:enabled').waitFor()
  for (let i = 2; i < (await chairs.count()); i++) await chairs.nth(i).selectOption('easy')
  return layPlanned(page)
}

/** The line of a page, which can be cut. */
export interface CutLine {
  readonly sockets: readonly WebSocketRoute[]
  /** Nothing gets through until the line is mended. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function lineOf(page: Page): Promise<CutLine> {
  const sockets: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 })
    socket.connectToServer()
    sockets.push(socket)
  })
  const mark = page.locator('.mark.lost, .mark.asking')
  return {
    sockets,
    async cut() {
      isCut = true
      await Promise.all(sockets.map((socket) => socket.close({ code: 1012 })))
      await mark.first().waitFor()
    },
    async mend() {
      const before = sockets.length
      isCut = false
      await expect.poll(() => sockets.length, { timeout: 30_000 }).toBeGreaterThan(before)
      await mark.first().waitFor({ state: 'detached' })
    },
  }
}

/** Everything that a page is told over its sockets. */
export function overheard(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** A spectator was told much, and nothing that belongs to a seat. */
export function expectNoSecret(told: readonly string[]): void {
  const looks = told.map((text) => JSON.parse(text)).flatMap((said) => said.look ?? said.answer?.news?.look ?? [])
  expect(looks.length).toBeGreaterThan(4)
  for (const look of looks) {
    expect(look.own).toEqual({})
    expect(look.options ?? []).toEqual([])
  }
}
