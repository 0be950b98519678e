import {
  CIRCLES,
  DELIVERY,
  isInCircle,
  NONE,
  PICKUP,
  type Position,
  type RailCard,
  TRACTION,
  VALUE,
} from '@acheron/games/hellrail/railway'
import { patienceWith, type Study, useWith } from './study.ts'

/** Where I would be if a turn ended. */
export interface Standing {
  readonly at: Position
  /** By circle, and by two circles: what the ways cost in cards. */
  readonly near: Float64Array
  readonly cost: Float64Array
  readonly hand: readonly RailCard[]
  readonly train: readonly RailCard[]
  /** Points made on the way, and other gains. */
  readonly gain: number
  /** Cards discarded on the way. */
  readonly freed: number
}

/** What it is worth to end a turn somewhere, and the card to fan the flames with, or NONE. */
export interface Ending {
  readonly worth: number
  readonly stoked: RailCard
}

/** What a card in hand could bring as a car. */
export const hopeOf = (t: Study, card: RailCard, near: Float64Array, cost: Float64Array): number =>
  VALUE[card] * Math.exp(t.hoped * (near[PICKUP[card]] + cost[PICKUP[card] * CIRCLES + DELIVERY[card]]))

/** What I have gained, what the cars can bring and what the hand can, if the turn ended there. */
export function endingAt(t: Study, it: Standing): Ending {
  const { cardWorth, exposed, hopes: parts } = t.edition.weights
  const hand = t.edition.mustPlayAll(t.s, t.me) ? NO_CARDS : it.hand
  const hopes: number[] = []
  let cards = t.holding[hand.length]
  for (let i = 0; i < hand.length; i++) {
    hopes.push(hopeOf(t, hand[i], it.near, it.cost))
    cards += cardWorth[hand[i]]
  }
  cards *= t.use
  const ranked = highest(hopes, parts.length)
  const cars = prospectsOfTrain(t, it)
  let prospects = cars
  for (let i = 0; i < ranked.length; i++) prospects += parts[i] * ranked[i]
  const danger = isInCircle(it.at) ? 0 : exposed * (cars + cards)
  const fire = fireWith(t, it, { hand, hopes, ranked, prospects })
  return { worth: it.gain + prospects + cards - danger + fire.worth, stoked: fire.stoked }
}

const NO_CARDS: readonly RailCard[] = []

/** The highest of some numbers, in order. */
function highest(numbers: readonly number[], most: number): number[] {
  const found: number[] = []
  for (let i = 0; i < numbers.length; i++) {
    let place = found.length
    while (place > 0 && found[place - 1] < numbers[i]) place--
    if (place >= most) continue
    for (let j = Math.min(found.length, most - 1); j > place; j--) found[j] = found[j - 1]
    found[place] = numbers[i]
  }
  return found
}

/** As far as there are strong cards the train goes as it is; the rest of the way waits for more. */
function prospectsOfTrain(t: Study, { hand, near, train }: Standing): number {
  const load = train.length + t.edition.ballast(t.s, t.me)
  const heavy = t.edition.weights.heavy[Math.min(t.edition.weights.heavy.length - 1, load)]
  let strong = 0
  for (const card of hand) if (TRACTION[card] >= load) strong++
  let prospects = 0
  for (const car of train) {
    const way = near[DELIVERY[car]]
    const pulled = Math.min(way, strong)
    prospects += VALUE[car] * Math.exp(t.carried * (t.edition.weights.wait + pulled + (way - pulled) * heavy))
  }
  return prospects
}

/** What the cards of a hand could bring: by card, the highest in order, and all of it. */
interface Hopes {
  readonly hand: readonly RailCard[]
  readonly hopes: readonly number[]
  readonly ranked: readonly number[]
  readonly prospects: number
}

/** Fans the flames if that is of use. It takes cards out of the game: good for whoever leads, bad for all prospects. */
function fireWith(t: Study, { freed, gain }: Standing, { hand, hopes, prospects, ranked }: Hopes): Ending {
  const lead = t.scores[t.me] + gain - t.rival
  const left = t.left + freed
  const { weights } = t.edition
  const { seats } = t.s
  let worth = 0
  let stoked: RailCard = NONE
  let last: RailCard = NONE
  if (t.edition.mayStoke(t.s, t.me))
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      const gone = TRACTION[card] - 1
      if (gone >= left) {
        last = card
        continue
      }
      const lost = (weights.hopes[ranked.indexOf(hopes[i])] ?? 0) * hopes[i]
      const fading =
        gone === 0
          ? 0
          : prospects * (1 - patienceWith(weights, seats, left - gone) / patienceWith(weights, seats, left))
      const drawn = t.holding[hand.length + gone] - weights.cardWorth[card]
      const cards = useWith(weights, seats, left - gone) * drawn - t.use * t.holding[hand.length]
      const its = cards - lost - fading + (weights.hurry * lead * gone) / Math.max(weights.soon, left - gone)
      if (its <= worth) continue
      worth = its
      stoked = card
    }
  if (last !== NONE && lead > 0) return { worth: worth + weights.victory, stoked: last }
  if (left === 0 && stoked === NONE) return { worth: weights.victory * Math.sign(lead), stoked }
  return { worth, stoked }
}

/** What the whole table is worth to me as it is. */
export function worthOfTable(t: Study): number {
  const result = t.edition.game.result(t.s)
  if (result) return result.places[t.me] === 1 ? t.edition.weights.victory : -t.edition.weights.victory
  return sumFor(t, endingAt(t, standingOf(t)).worth)
}

export const standingOf = (t: Study): Standing => ({
  at: t.at,
  near: t.near,
  cost: t.ways.cost,
  hand: t.hand,
  train: t.trains[t.me],
  gain: 0,
  freed: 0,
})

/** With the points made so far, my tokens, and what the others have. */
export const sumFor = (t: Study, worth: number): number =>
  worth + t.scores[t.me] + t.edition.belongings(t.s, t.me, t.hand) - t.edition.captivity(t.s, t.me) - t.others
