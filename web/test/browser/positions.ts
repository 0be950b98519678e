import { Buffer } from 'node:buffer'
import { rowOf, seatOf, usualBot } from '@acheron/bots'
import { beginRun, type Game, type Options, playMove, printRecord, seededChance } from '@acheron/core'
import type { Page } from 'playwright-core'
import { myPrompt } from './visitor.ts'

const MANY = 50

/** A game of bots as a record, as far as a decision of the first player at which something holds. */
export function recordUntil<S>(game: Game<S>, options: Options, holds: (s: S) => boolean, seats = 2): string {
  for (let seed = 0; seed < MANY; seed++) {
    const chance = seededChance(seed)
    const bot = usualBot(game)
    const run = beginRun(game, { seats, options, names: ['Ada', 'Max'] }, chance)
    for (;;) {
      const [p] = game.asked(run.state)
      if (p === undefined) break
      if (p === 0 && holds(run.state)) return printRecord(run.record)
      for (const move of rowOf(bot.choose(seatOf(game, run.state, p, chance), chance))) {
        if (!game.asked(run.state).includes(p) || !game.legal(run.state, p).includes(move)) break
        playMove(run, p, move)
      }
    }
  }
  throw new Error(`every game of ${game.id} was over before`)
}

/** Opens a record and sits down at it, with bots in the other seats. */
export async function openRecord(page: Page, record: string): Promise<void> {
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('dialog[open] button.may').click()
  await myPrompt(page).waitFor()
}
