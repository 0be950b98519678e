// How quickly the page draws, with the processor slowed down four times: from a click to the drawn move, for the first card
// of a turn of Ticket to Ride and for a step of the train of China Rails with six full networks on the map; and at the
// machine's own speed how many frames a second that map moves with. After each move no bot moves. Prints milliseconds:
//   npx acheron serve --port 4620 &  node web/test/browser/measure.ts http://localhost:4620/
import { CROSS, chinaRails, OPERATING, roundOf } from '@acheron/games/china-rails'
import { chromium, type Page } from 'playwright-core'
import { ensureBrowser, QUIET } from './chromium.ts'
import { mouse, playOn } from './player.ts'
import { openRecord, recordUntil } from './positions.ts'
import { litThings } from './things.ts'

const [address = 'http://localhost:4620/'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: QUIET })

async function visit(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.addInitScript(() => {
    localStorage.setItem('acheron.settings', JSON.stringify({ storySpeed: 'skip', motion: 'reduced', language: 'en' }))
    localStorage.setItem('acheron.met', 'ticket-to-ride hellrail hellrail-1999 china-rails hellgame')
  })
  await page.goto(address)
  await page.locator('.plate.playable').first().waitFor()
  return page
}

/** From the moment a pointer is lifted to the frame after the watched element has changed. */
async function drawn(page: Page, watched: string, click: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate((selector) => {
    const element = document.querySelector(selector)
    const drawnIn = new Promise<number>((resolve) => {
      document.addEventListener(
        'pointerup',
        () => {
          const start = performance.now()
          const watch = new MutationObserver(() => {
            watch.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          })
          if (element) watch.observe(element, { subtree: true, childList: true, characterData: true })
        },
        { once: true, capture: true },
      )
    })
    Object.assign(window, { drawnIn })
  }, watched)
  await click()
  const taken = Math.round(await page.evaluate(() => (window as unknown as { drawnIn: Promise<number> }).drawnIn))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return taken
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  console.log(`${what}: median ${sorted[sorted.length >> 1]} ms, slowest ${sorted.at(-1)} ms of ${times.join(' ')}`)
}

async function firstCards(): Promise<void> {
  const page = await visit()
  await page.locator('.plate.playable').first().click()
  await page.locator('dialog[open] button.play').click()
  await page.locator('.prompt.mine').waitFor()
  const times: number[] = []
  const isFirstCard = async () => (await page.locator('.prompt .rule').textContent()) === 'TTR-027'
  while (times.length < 12) {
    await playOn(page, mouse, ({ isMine, pile }) => isMine && pile)
    const click = () => page.locator('[data-kind="pile"].lit').click()
    if (await isFirstCard()) times.push(await drawn(page, '.prompt', click))
    else await click()
  }
  report('a card of Ticket to Ride', times)
  await page.context().close()
}

/** A single step there, and back again by taking it back. */
async function trainSteps(page: Page): Promise<void> {
  const times: number[] = []
  const meter = page.locator('.bar .state')
  const before = /\d+ of \d+/.exec((await meter.textContent()) ?? '')?.[0] ?? ''
  for (let i = 0; i < 12; i++) {
    const [next] = await litThings(page, 'milepost')
    times.push(await drawn(page, '.bar .state', () => page.mouse.click(next.x, next.y)))
    await page.locator('[aria-label="Take back"][aria-disabled="false"]').waitFor()
    await page.keyboard.press('u')
    await meter.filter({ hasText: before }).waitFor()
    await page.locator('.prompt.mine').waitFor()
  }
  report('a step of the train of China Rails among six networks', times)
}

/** Frames a second while the map is dragged to and fro, or enlarged and made smaller. */
async function frames(page: Page, what: string, move: (i: number) => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    const tick = (now: number): void => {
      times.push(now)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { frameTimes: times })
  })
  for (let i = 0; i < 160; i++) await move(i)
  const rate = await page.evaluate(() => {
    const times = (window as unknown as { frameTimes: number[] }).frameTimes
    return ((times.length - 1) * 1000) / (times[times.length - 1] - times[0])
  })
  console.log(`${what}: ${rate.toFixed(1)} frames a second`)
}

async function chinaRailsMap(): Promise<void> {
  const isLate = (s: Parameters<typeof chinaRails.legal>[0]): boolean =>
    s.question === OPERATING && roundOf(s) > 29 && chinaRails.legal(s, 0).some((m) => m < CROSS)
  const page = await visit()
  await openRecord(page, recordUntil(chinaRails, {}, isLate, 6))
  await page.keyboard.press('Escape')
  await trainSteps(page)
  await page.locator('.sheet .tools button').first().click()
  await page.mouse.move(500, 400)
  await page.mouse.down()
  await frames(page, 'the map dragged', (i) => page.mouse.move(500 + 150 * Math.sin(i / 8), 400 + 90 * Math.sin(i / 5)))
  await page.mouse.up()
  await frames(page, 'the map enlarged and made smaller', (i) => page.mouse.wheel(0, i % 40 < 20 ? -40 : 40))
  await page.context().close()
}

await firstCards()
await chinaRailsMap()
await browser.close()
