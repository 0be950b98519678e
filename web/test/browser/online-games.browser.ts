import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bringOnline, comeOnline, cutRecord, expectNoSecret, lineOf, overheard, sitDown } from './company.ts'
import { myPrompt, result, useBrowser, visit } from './visitor.ts'
import { mouse, wanderTogether } from './wanderer.ts'

useBrowser()

/** Games near their end, which whoever wanders through them reaches soon. */
const GAMES = {
  hellrail: cutRecord('hellrail/third/test/records/two-players', 40),
  'hellrail-1999': cutRecord('hellrail/second/test/records/two-players', 40),
  'china-rails': cutRecord('china-rails/test/records/four-players-forty-rounds', 20),
  hellgame: cutRecord('hellgame/test/records/two-players-fair', 40),
}

/** Enough has been seen for now. */
const some = (looks: number) => {
  let left = looks
  return async (): Promise<boolean> => --left < 0
}

/** The end shows itself; whoever clicked it away before it was there opens it again. */
async function readResult(page: Page): Promise<string | null> {
  const again = page.getByRole('button', { name: 'Show the result' })
  await result(page).or(again).first().waitFor()
  if (!(await result(page).isVisible())) await again.click()
  return result(page).locator('tbody').textContent()
}

describe('a game that was begun alone is put online and played by two browsers to its end', () => {
  for (const [game, record] of Object.entries(GAMES))
    test(`${game}: one is reloaded, the other cut off and back, a third sees no secret`, async () => {
      const [ada, bob, eve] = [await visit(), await visit(), await visit()]
      const line = await lineOf(ada)
      const told = overheard(eve)
      await comeOnline(ada, 'Ada')
      const link = await bringOnline(ada, record)
      await sitDown(bob, link, 'Bob')
      for (const page of [ada, bob]) await page.locator('.prompt').waitFor()
      await eve.goto(link)
      await eve.locator('.prompt').waitFor()

      await wanderTogether([ada, bob], mouse, 1, some(3))
      await bob.reload()
      await bob.locator('.prompt').waitFor()
      await line.cut()
      if (await myPrompt(bob).count()) await wanderTogether([bob], mouse, 2, some(1))
      await line.mend()
      const isOver = async (): Promise<boolean> => (await eve.getByText('The game is over.').count()) > 0
      await wanderTogether([ada, bob], mouse, 3, isOver)

      const results = [await readResult(ada), await readResult(bob), await readResult(eve)]
      expect(results[0]).toMatch(/\d/)
      expect(new Set(results).size).toBe(1)
      expectNoSecret(told)
    })
})
