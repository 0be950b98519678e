import type { Move } from '@acheron/core'
import {
  CARDS,
  type Card,
  COLOUR,
  COLOURS,
  DRAW,
  EMPTY,
  GREY,
  LENGTH,
  LOCOMOTIVE,
  PAY_LOCOMOTIVES,
  pay,
  ROW,
  type Route,
  take,
} from '@acheron/games/ticket-to-ride'
import type { Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

const LONGEST = 6
/** While cards are counted: by card, how many are left; by length, how many grey routes. */
const left = new Int8Array(CARDS)
const greys = new Int8Array(LONGEST + 1)

/** How many cards a hand lacks to pay for all these routes; one of them may be left out. */
export function missingCards(hand: readonly number[], routes: readonly Route[], without = -1): number {
  for (let card = 0; card < CARDS; card++) left[card] = hand[card]
  greys.fill(0)
  for (const r of routes) {
    if (r === without) continue
    if (COLOUR[r] === GREY) greys[LENGTH[r]]++
    else left[COLOUR[r]] -= LENGTH[r]
  }
  let missing = 0
  for (let colour = 0; colour < COLOURS; colour++)
    if (left[colour] < 0) {
      missing -= left[colour]
      left[colour] = 0
    }
  for (let length = LONGEST; length > 0; length--)
    for (let grey = greys[length]; grey > 0; grey--) {
      let best = 0
      for (let colour = 1; colour < COLOURS; colour++) if (left[colour] > left[best]) best = colour
      const paid = Math.min(length, left[best])
      left[best] -= paid
      missing += length - paid
    }
  return Math.max(0, missing - left[LOCOMOTIVE])
}

function isShort(hand: readonly number[], routes: readonly Route[], colour: Card): boolean {
  let need = 0
  for (const r of routes) if (COLOUR[r] === colour) need += LENGTH[r]
  return need > hand[colour]
}

/** By card: what one more of it would be worth. */
function wishes(t: Study, routes: readonly Route[], extras: readonly Route[]): number[] {
  const hand = t.hand.slice()
  const all = extras.length > 0 ? [...routes, ...extras] : routes
  const missing = missingCards(hand, routes)
  const missingAll = missingCards(hand, all)
  const worth: number[] = []
  for (let colour = 0; colour < COLOURS; colour++) {
    hand[colour]++
    const wish = missing > 0 ? missing - missingCards(hand, routes) : 0
    const extra = all !== routes && missingAll > 0 ? missingAll - missingCards(hand, all) : 0
    hand[colour]--
    worth.push(wish + WEIGHTS.extraCard * extra + WEIGHTS.likeCard * Math.min(LONGEST, hand[colour]))
  }
  for (let colour = 0; colour < COLOURS; colour++) if (isShort(t.hand, routes, colour)) worth[colour] += WEIGHTS.only
  worth[LOCOMOTIVE] = Math.max(...worth) + WEIGHTS.joker
  return worth
}

/** A move, and what it is worth. */
export interface Choice {
  readonly move: Move
  readonly worth: number
}

/** What can be taken now: cards of the row and one from the pile, the best first. */
export function cardsToTake(
  t: Study,
  routes: readonly Route[],
  extras: readonly Route[],
  isFirst: boolean,
): readonly Choice[] {
  const worth = wishes(t, routes, extras)
  const blind = t.pile > 0 ? meanOf(t.unseen, worth) : -1
  const choices: Choice[] = [{ move: DRAW, worth: blind }]
  for (let slot = 0; slot < ROW; slot++) {
    const card = t.row[slot]
    if (card === EMPTY || card === LOCOMOTIVE) continue
    choices.push({ move: take(slot), worth: worth[card] })
  }
  choices.sort(byWorth)
  if (!isFirst) return choices
  const second = Math.max(t.pile > 0 ? blind : 0, choices[1]?.worth ?? 0)
  const pairs = choices.map((it, i) => ({ ...it, worth: it.worth + (i === 0 ? second : choices[0].worth) }))
  const locomotive = t.row.indexOf(LOCOMOTIVE)
  if (locomotive >= 0) pairs.push({ move: take(locomotive), worth: worth[LOCOMOTIVE] })
  return pairs.sort(byWorth)
}

const byWorth = (a: Choice, b: Choice): number => b.worth - a.worth

/** What a card is worth on average, when there are so many of each. */
function meanOf(counts: readonly number[], worth: readonly number[]): number {
  let all = 0
  let sum = 0
  for (let card = 0; card < CARDS; card++) {
    all += counts[card]
    sum += counts[card] * worth[card]
  }
  return sum / all
}

/** The payment for a route that hurts least, and how much it hurts; undefined if there is none. */
export function cheapestPayment(
  t: Study,
  r: Route,
  routes: readonly Route[],
): { move: Move; loss: number } | undefined {
  const length = LENGTH[r]
  const locomotives = t.hand[LOCOMOTIVE]
  const before = missingCards(t.hand, routes)
  const hand = t.hand.slice()
  let best: { move: Move; loss: number } | undefined
  for (let colour = 0; colour < COLOURS; colour++) {
    if (COLOUR[r] !== GREY && COLOUR[r] !== colour) continue
    const used = Math.max(0, length - t.hand[colour])
    if (used > locomotives) continue
    if (used === length && colour > 0 && best) continue
    hand[colour] -= length - used
    hand[LOCOMOTIVE] -= used
    const lost = missingCards(hand, routes, r) - before
    const loss =
      lost * WEIGHTS.loss + used * WEIGHTS.lostLocomotive + 0.01 * (length - used === 0 ? 0 : hand[colour] > 0 ? 1 : 0)
    hand[colour] += length - used
    hand[LOCOMOTIVE] += used
    if (!best || loss < best.loss) best = { move: used === length ? PAY_LOCOMOTIVES : pay(colour, used), loss }
  }
  return best
}
