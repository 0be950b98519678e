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
import { patienceWith, type Table, useWith } from './table.ts'

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
export const hopeOf = (t: Table, card: RailCard, near: Float64Array, cost: Float64Array): number =>
  VALUE[card] * Math.exp(t.hoped * (near[PICKUP[card]] + cost[PICKUP[card] * CIRCLES + DELIVERY[card]]))

/** What I have gained, what the cars can bring and what the hand can, if the turn ended there. */
export function endingAt(t: Table, it: Standing): Ending {
  const hand = t.edition.mustPlayAll(t.s, t.me) ? [] : it.hand
  const hopes = hand.map((card) => hopeOf(t, card, it.near, it.cost))
  const ranked = hopes.toSorted((a, b) => b - a)
  const cars = prospectsOfTrain(t, it)
  const prospects = cars + t.edition.weights.hopes.reduce((sum, part, i) => sum + part * (ranked[i] ?? 0), 0)
  const cards = t.use * hand.reduce((sum, card) => sum + t.edition.weights.cardWorth[card], t.holding[hand.length])
  const danger = isInCircle(it.at) ? 0 : t.edition.weights.exposed * (cars + cards)
  const fire = fireWith(t, it, hand, hopes, ranked, prospects)
  return { worth: it.gain + prospects + cards - danger + fire.worth, stoked: fire.stoked }
}

/** As far as there are strong cards the train goes as it is; the rest of the way waits for more. */
function prospectsOfTrain(t: Table, { hand, near, train }: Standing): number {
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

/** Fans the flames if that is of use. It takes cards out of the game: good for whoever leads, bad for all prospects. */
function fireWith(
  t: Table,
  { freed, gain }: Standing,
  hand: readonly RailCard[],
  hopes: readonly number[],
  ranked: readonly number[],
  prospects: number,
): Ending {
  const lead = t.scores[t.me] + gain - t.rival
  const left = t.left + freed
  const { hurry, soon } = t.edition.weights
  let worth = 0
  let stoked: RailCard = NONE
  let last: RailCard = NONE
  if (t.edition.mayStoke(t.s, t.me))
    for (const [i, card] of hand.entries()) {
      const gone = TRACTION[card] - 1
      if (gone >= left) {
        last = card
        continue
      }
      const lost = (t.edition.weights.hopes[ranked.indexOf(hopes[i])] ?? 0) * hopes[i]
      const fading =
        prospects *
        (1 - patienceWith(t.edition.weights, t.s.seats, left - gone) / patienceWith(t.edition.weights, t.s.seats, left))
      const drawn = t.holding[hand.length + gone] - t.edition.weights.cardWorth[card]
      const cards = useWith(t.edition.weights, t.s.seats, left - gone) * drawn - t.use * t.holding[hand.length]
      const its = cards - lost - fading + (hurry * lead * gone) / Math.max(soon, left - gone)
      if (its <= worth) continue
      worth = its
      stoked = card
    }
  if (last !== NONE && lead > 0) return { worth: worth + t.edition.weights.victory, stoked: last }
  if (left === 0 && stoked === NONE) return { worth: t.edition.weights.victory * Math.sign(lead), stoked }
  return { worth, stoked }
}

/** What the whole table is worth to me as it is. */
export function worthOfTable(t: Table): number {
  const result = t.edition.game.result(t.s)
  if (result) return result.places[t.me] === 1 ? t.edition.weights.victory : -t.edition.weights.victory
  return sumFor(t, endingAt(t, standingOf(t)).worth)
}

export const standingOf = (t: Table): Standing => ({
  at: t.at,
  near: t.near,
  cost: t.ways.cost,
  hand: t.hand,
  train: t.trains[t.me],
  gain: 0,
  freed: 0,
})

/** With the points made so far, my tokens, and what the others have. */
export const sumFor = (t: Table, worth: number): number =>
  worth + t.scores[t.me] + t.edition.belongings(t.s, t.me, t.hand) - t.edition.captivity(t.s, t.me) - t.others
