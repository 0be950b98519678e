import { rowOf, seatOf, usualBot } from '@acheron/bots'
import { type Move, type Player, replay, seededChance, type Target } from '@acheron/core'
import { chinaRails, DIRECTIONS, FROM, NEIGHBOUR, nounOf, type State, TO, verbOf } from '@acheron/games/china-rails'
import { type LogEntry, quickHash, recordOf } from '@acheron/host'
import type { Page } from 'playwright-core'
import { placeOf } from './things.ts'
import { myPrompt, result } from './visitor.ts'

/** The log of the table that is open, as the browser keeps it. */
const logOf = (page: Page): Promise<LogEntry[]> =>
  page.evaluate(async () => {
    const id = decodeURIComponent(location.hash.split('/')[2] ?? '')
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const base = await answer(indexedDB.open('acheron-tables'))
    const entries = base.transaction(['entries']).objectStore('entries')
    const found = await answer(entries.getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])))
    base.close()
    return found as never[]
  })

/** What the first player does next, as the planner would, and what would have to be pointed at for it: the far end first. */
function nextDeed(s: State, p: Player): { readonly move: Move; readonly targets: readonly Target[] } {
  const chance = seededChance(1)
  const [move, ...more] = rowOf(usualBot(chinaRails).choose(seatOf(chinaRails, s, p, chance), chance))
  const verb = verbOf(move)
  const near = chinaRails.notation.targets(s, p, move)
  const other = more.findIndex((m) => verbOf(m) !== verb)
  const run = [move, ...more.slice(0, other < 0 ? more.length : other)]
  if (verb === 'step') {
    const end = run.reduce((at, m) => NEIGHBOUR[at * DIRECTIONS + nounOf(m)], s.at[p])
    return { move, targets: [{ kind: 'milepost', id: end }, ...near] }
  }
  if (verb !== 'build' || run.length < 2) return { move, targets: near }
  const [last, before] = [nounOf(run[run.length - 1]), nounOf(run[run.length - 2])]
  const isJoint = [FROM[before], TO[before]].includes(FROM[last])
  return { move, targets: [{ kind: 'milepost', id: isJoint ? TO[last] : FROM[last] }, ...near] }
}

/** How often something is tried until it is clear that it cannot be done. */
const PATIENCE = 9

/**
 * Plays the first seat of China Rails with a finger as the planner would, until the game is over or enough has been seen.
 * Gives the words that the seat has played. Throws at what no finger can do.
 */
export async function follow(page: Page, until: (s: State) => boolean = () => false): Promise<string[]> {
  let tried = 0
  let known = -1
  for (let looks = 0; looks < 6000; looks++) {
    if (!(await myPrompt(page).or(result(page)).count())) {
      await page.waitForTimeout(30)
      continue
    }
    const record = recordOf(await logOf(page), quickHash, {})
    const words = record.entries.flatMap((entry) => (entry.player === 0 ? [entry.words] : []))
    if (await result(page).count()) return words
    const run = replay(chinaRails, record, seededChance(1))
    const [p] = chinaRails.asked(run.state)
    if (until(run.state)) return words
    if (p !== 0) {
      await page.waitForTimeout(30)
      continue
    }
    tried = record.entries.length === known ? tried + 1 : 0
    known = record.entries.length
    const { move, targets } = nextDeed(run.state, p)
    if (tried >= PATIENCE)
      throw new Error(`${chinaRails.notation.print(run.state, move)} cannot be done, in turn ${run.state.turn}`)
    await closeWhy(page)
    if (await page.locator('[role="menuitem"]').count()) await choose(page)
    else if (targets.length === 0) await pressFor(page, run.state, move)
    else await pointAt(page, tried < PATIENCE / 2 ? targets[0] : targets[targets.length - 1])
  }
  throw new Error('nothing happens any more')
}

const SHORTLY = { timeout: 3000 }
const forgive = (): undefined => undefined
const BUTTON = '.prompt.mine .doings button.may'

/** Whether a point lies on the part of the sheet that is shown, with nothing upon it. */
const isBare = (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<boolean> =>
  page.evaluate(
    ([left, top]) => {
      const there = document.elementFromPoint(left, top)
      return there?.closest('.sheet') !== null && there?.closest('[data-tools]') === null
    },
    [x, y],
  )

/** Two fingers move the board until a place comes to its middle. */
async function drag(page: Page, from: { readonly x: number; readonly y: number }): Promise<void> {
  const sheet = await page.locator('.sheet').boundingBox()
  if (!sheet) throw new Error('there is no board')
  const [x, y] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2]
  const most = Math.min(sheet.width, sheet.height) / 2 - 30
  const far = Math.max(1, Math.hypot(x - from.x, y - from.y))
  const part = Math.min(1, most / far)
  const [dx, dy] = [(x - from.x) * part, (y - from.y) * part]
  const session = await page.context().newCDPSession(page)
  const fingers = (t: number) => [-12, 12].map((aside, id) => ({ id, x: x + aside + dx * t, y: y + dy * t }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  for (const t of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(t) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const choose = (page: Page): Promise<void> => page.locator('[role="menuitem"]').first().tap(SHORTLY).catch(forgive)

async function pressFor(page: Page, s: State, move: Move): Promise<void> {
  const buttons = chinaRails.legal(s, 0).filter((m) => chinaRails.notation.targets(s, 0, m).length === 0)
  await page.locator(BUTTON).nth(buttons.indexOf(move)).tap(SHORTLY).catch(forgive)
}

/** A small sheet that says why not lies upon everything else. */
async function closeWhy(page: Page): Promise<void> {
  if (await page.locator('.spot .why').count())
    await page
      .locator('button.beside')
      .tap({ ...SHORTLY, position: { x: 1, y: 1 } })
      .catch(forgive)
}

/** A finger moves the map to what it wants to tap; near several things the first tap brings the map closer. */
async function pointAt(page: Page, target: Target): Promise<void> {
  const beside = page.locator(`[data-kind="${target.kind}"][data-id="${target.id}"]`).filter({ visible: true })
  if (await beside.count()) return beside.first().tap(SHORTLY).catch(forgive)
  for (let i = 0; i < 12 && !(await isBare(page, await placeOf(page, target))); i++)
    await drag(page, await placeOf(page, target))
  const { x, y } = await placeOf(page, target)
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(120)
}
