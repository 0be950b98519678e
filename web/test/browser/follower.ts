import { rowOf, seatOf, usualBot } from '@acheron/bots'
import { type Move, type Player, replay, seededChance, type Target } from '@acheron/core'
import { chinaRails, DIRECTIONS, FROM, NEIGHBOUR, nounOf, type State, TO, verbOf } from '@acheron/games/china-rails'
import { type LogEntry, quickHash, recordOf } from '@acheron/host'
import type { Page } from 'playwright-core'
import { bringIntoSight } from './things.ts'
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

/** What the planner would do in a seat's place. */
export function planOf(s: State, p: Player): readonly Move[] {
  const chance = seededChance(1)
  return rowOf(usualBot(chinaRails).choose(seatOf(chinaRails, s, p, chance), chance))
}

/** What the first player does next, as the planner would, and what would have to be pointed at for it: the far end first. */
function nextDeed(s: State, p: Player): { readonly move: Move; readonly targets: readonly Target[] } {
  const [move, ...more] = planOf(s, p)
  const verb = verbOf(move)
  const near = chinaRails.notation.targets(s, p, move)
  const other = more.findIndex((m) => verbOf(m) !== verb)
  const run = [move, ...more.slice(0, other < 0 ? more.length : other)]
  if (verb === 'step') {
    const end = run.reduce((at, m) => NEIGHBOUR[at * DIRECTIONS + nounOf(m)], s.at[p])
    return { move, targets: [{ kind: 'milepost', id: end }, ...near] }
  }
  const end = verb === 'build' ? endOf(run.map(nounOf)) : undefined
  return { move, targets: end === undefined ? near : [{ kind: 'milepost', id: end }, ...near] }
}

/** Where a line of several sections leads, as far as each goes on from the one before; no single section has an end. */
function endOf([first, second, ...more]: readonly number[]): number | undefined {
  if (second === undefined) return undefined
  let end = [FROM[first], TO[first]].find((at) => at === FROM[second] || at === TO[second])
  if (end === undefined) return undefined
  for (const section of [second, ...more]) {
    if (end !== FROM[section] && end !== TO[section]) break
    end = end === FROM[section] ? TO[section] : FROM[section]
  }
  return end
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
  const place = await bringIntoSight(page, target, 'tap')
  if (place) await page.touchscreen.tap(place.x, place.y)
  await page.waitForTimeout(120)
}
