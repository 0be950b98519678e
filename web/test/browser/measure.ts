// How long it takes from a click to the drawn move with the processor slowed down four times: the first card of a turn,
// after which no bot moves. Prints milliseconds:
//   npx acheron serve --port 4620 &  node web/test/browser/measure.ts http://localhost:4620/
import { chromium } from 'playwright-core'
import { ensureBrowser, QUIET } from './chromium.ts'
import { mouse, playOn } from './player.ts'

const [address = 'http://localhost:4620/'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: QUIET })
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
await page.addInitScript(() => {
  localStorage.setItem('acheron.settings', JSON.stringify({ storySpeed: 'skip', motion: 'reduced', language: 'en' }))
  localStorage.setItem('acheron.met', 'ticket-to-ride hellrail hellrail-1999 china-rails hellgame')
})
await page.goto(address)
await page.locator('.plate.playable').first().click()
await page.locator('dialog[open] button.play').click()
await page.locator('.prompt.mine').waitFor()
const session = await page.context().newCDPSession(page)

const times: number[] = []
const isFirstCard = async () => (await page.locator('.prompt .rule').textContent()) === 'TTR-027'
while (times.length < 12) {
  await playOn(page, mouse, ({ isMine, pile }) => isMine && pile)
  if (!(await isFirstCard())) {
    await page.locator('[data-kind="pile"].lit').click()
    continue
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const prompt = document.querySelector('.prompt')
        document.addEventListener(
          'pointerup',
          () => {
            const start = performance.now()
            const watch = new MutationObserver(() => {
              watch.disconnect()
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
            })
            if (prompt) watch.observe(prompt, { subtree: true, childList: true, characterData: true })
          },
          { once: true, capture: true },
        )
      }),
  )
  await page.locator('[data-kind="pile"].lit').click()
  times.push(Math.round(await drawn))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}
const sorted = times.toSorted((a, b) => a - b)
console.log(`median ${sorted[sorted.length >> 1]} ms, slowest ${sorted.at(-1)} ms of ${times.join(' ')}`)
await browser.close()
