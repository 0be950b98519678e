import type { Ways } from './network.ts'
import { type Bits, BOAT, countBits, fadedBy, lowest, MOST_CARDS, type Outlook } from './outlook.ts'
import { CIRCLES, DELIVERY, PICKUP, RAIL_CARDS, TRACTION, VALUE } from './railway.ts'
import { WEIGHTS } from './weights.ts'

/** What it is worth to end a turn, with the best use of the fire. */
interface Ending {
  worth: number
  /** The card to fan the flames with, by place, or -1. */
  stoked: number
}

const ending: Ending = { worth: 0, stoked: -1 }

/**
 * The worth of a place in the middle of things: what has been gained, what the cars can bring and what the hand can.
 * `near` has the cost of the way to each circle, from `row` on. The answer is good until the next call.
 */
export function worthOfEnding(
  o: Outlook,
  near: Ways,
  row: number,
  ways: Ways,
  hand: Bits,
  train: Bits,
  gain: number,
  freed: number,
): Ending {
  const { t } = o
  const kept = t.mustPlayAll ? 0 : hand & ~BOAT
  const prospects = prospectsOfTrain(o, near, row, train) + prospectsOfHand(o, near, row, ways, kept)
  ending.stoked = -1
  ending.worth = gain + prospects + HOLDING[countBits(kept)]
  for (let rest = kept; rest > 0; rest &= rest - 1) ending.worth += o.worth[lowest(rest)]
  if (hand & BOAT) ending.worth += WEIGHTS.boat
  weighFire(o, kept, prospects, gain, t.left + freed)
  return ending
}

function prospectsOfTrain(o: Outlook, near: Ways, row: number, train: Bits): number {
  const heavy = WEIGHTS.heavy[Math.min(WEIGHTS.heavy.length - 1, countBits(train) + o.t.tender)]
  let prospects = 0
  for (let rest = train; rest > 0; rest &= rest - 1) {
    const card = o.cards[lowest(rest)]
    prospects += VALUE[card] * fadedBy(o.carried, near[row + DELIVERY[card]] * heavy)
  }
  return prospects
}

/** By place: what a card in hand could bring as a car. */
const hopes = new Float64Array(MOST_CARDS)
/** The best three of them. */
let first = 0
let second = 0
let third = 0

function prospectsOfHand(o: Outlook, near: Ways, row: number, ways: Ways, hand: Bits): number {
  first = 0
  second = 0
  third = 0
  for (let rest = hand; rest > 0; rest &= rest - 1) {
    const i = lowest(rest)
    const card = o.cards[i]
    const way = near[row + PICKUP[card]] + ways[PICKUP[card] * CIRCLES + DELIVERY[card]]
    const hope = VALUE[card] * fadedBy(o.hoped, way)
    hopes[i] = hope
    if (hope > first) {
      third = second
      second = first
      first = hope
    } else if (hope > second) {
      third = second
      second = hope
    } else if (hope > third) third = hope
  }
  return WEIGHTS.hope * first + WEIGHTS.hopeSecond * second + WEIGHTS.hopeThird * third
}

/** What is lost with a hope: nothing if it was none of the best three. */
function lossOf(hope: number): number {
  if (hope < third) return 0
  if (hope < second) return WEIGHTS.hopeThird * hope
  return (hope < first ? WEIGHTS.hopeSecond : WEIGHTS.hope) * hope
}

/** By number of cards in hand: what they are worth as such. */
const HOLDING: readonly number[] = Array.from({ length: RAIL_CARDS + 6 }, (_, count) =>
  Array.from({ length: count }, (_, i) => WEIGHTS.card * WEIGHTS.cardMore ** i).reduce((sum, each) => sum + each, 0),
)

/** Fans the flames if that is of use. It takes cards out of the game: good for whoever leads, bad for all prospects. */
function weighFire(o: Outlook, hand: Bits, prospects: number, gain: number, left: number): void {
  const lead = o.t.scores[o.t.me] + gain - o.t.rival
  const held = countBits(hand)
  let best = 0
  let last = -1
  for (let rest = o.t.mayStoke ? hand : 0; rest > 0; rest &= rest - 1) {
    const i = lowest(rest)
    const gone = TRACTION[o.cards[i]] - 1
    if (gone >= left) {
      last = i
      continue
    }
    const hurry = WEIGHTS.hurry * lead * gone
    const fading = prospects * (1 - o.patience[left - gone] / o.patience[left])
    const worth = HOLDING[held + gone] - HOLDING[held] - o.worth[i] - lossOf(hopes[i]) - fading + hurry
    if (worth <= best) continue
    best = worth
    ending.stoked = i
  }
  ending.worth += best
  weighEnd(left, lead, last)
}

/** Whoever leads ends the game with a card that draws more than there are; nobody else lets it end. */
function weighEnd(left: number, lead: number, last: number): void {
  if (last >= 0 && lead > 0) {
    ending.worth += WEIGHTS.victory
    ending.stoked = last
  } else if (left === 0 && ending.stoked < 0) ending.worth += WEIGHTS.victory * Math.sign(lead)
}
