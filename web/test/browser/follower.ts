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

/** A way to do what is to be done: with a finger on the map, with keys in the list. */
export interface Hands {
  /** Chooses the first in the small sheet that is open. */
  choose(page: Page): Promise<void>
  /** Presses a button beside the prompt. */
  press(page: Page, which: number): Promise<void>
  /** Points at one of several things: the first of them, or the last where that was no use. */
  point(page: Page, targets: readonly Target[], isNoUse: boolean): Promise<void>
  /** Puts away the small sheet that says why not. */
  leave(page: Page): Promise<void>
}

/**
 * Plays the first seat of China Rails as the planner would, until the game is over or enough has been seen.
 * Gives the words that the seat has played. Throws at what cannot be done so.
 */
export async function follow(page: Page, hands: Hands, until: (s: State) => boolean = () => false): Promise<string[]> {
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
    if (await page.locator('.spot .why').count()) await hands.leave(page)
    if (await page.locator('[role="menuitem"]').count()) await hands.choose(page)
    else if (targets.length === 0) await hands.press(page, buttonsOf(run.state).indexOf(move))
    else await hands.point(page, targets, tried >= PATIENCE / 2)
  }
  throw new Error('nothing happens any more')
}

const SHORTLY = { timeout: 3000 }
const forgive = (): undefined => undefined
const BUTTON = '.prompt.mine .doings button.may'

const buttonsOf = (s: State): Move[] =>
  chinaRails.legal(s, 0).filter((m) => chinaRails.notation.targets(s, 0, m).length === 0)

export const finger: Hands = {
  choose: (page) => page.locator('[role="menuitem"]').first().tap(SHORTLY).catch(forgive),
  press: (page, which) => page.locator(BUTTON).nth(which).tap(SHORTLY).catch(forgive),
  point: (page, targets, isNoUse) => pointAt(page, isNoUse ? targets[targets.length - 1] : targets[0]),
  leave: (page) =>
    page
      .locator('button.beside')
      .tap({ ...SHORTLY, position: { x: 1, y: 1 } })
      .catch(forgive),
}

/** The lines of the list are come to with Tab; nothing is seen of the map. */
export const listKeys: Hands = {
  choose: (page) => page.keyboard.press('Enter'),
  press: (page, which) => page.keyboard.press(String(which + 1)),
  async point(page, targets, isNoUse) {
    if ((await page.locator('.list').count()) === 0) await page.keyboard.press('b')
    for (const { kind, id } of isNoUse ? targets.slice(-1) : targets) {
      const line = page.locator(`.list button[data-kind="${kind}"][data-id="${id}"]`).first()
      if ((await line.count()) === 0) continue
      await line.focus(SHORTLY).catch(forgive)
      await page.keyboard.press('Enter')
      break
    }
    await page.waitForTimeout(60)
  },
  leave: (page) => page.keyboard.press('Escape'),
}

/** A finger moves the map to what it wants to tap; near several things the first tap brings the map closer. */
async function pointAt(page: Page, target: Target): Promise<void> {
  const beside = page.locator(`[data-kind="${target.kind}"][data-id="${target.id}"]`).filter({ visible: true })
  if (await beside.count()) return beside.first().tap(SHORTLY).catch(forgive)
  const place = await bringIntoSight(page, target, 'tap')
  if (place) await page.touchscreen.tap(place.x, place.y)
  await page.waitForTimeout(120)
}
