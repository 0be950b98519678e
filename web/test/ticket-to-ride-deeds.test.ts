import { seededChance, viewOf } from '@acheron/core'
import { LENGTH, LOCOMOTIVE, RED, ROUTE_NAME, type State, ticketToRide } from '@acheron/games/ticket-to-ride'
import { describe, expect, test } from 'vitest'
import { stayOf, stepsOf, totalsAfter } from '../src/boards/ticket-to-ride/finale.ts'
import { list } from '../src/boards/ticket-to-ride/list.ts'
import { wayShown } from '../src/boards/ticket-to-ride/network.ts'
import { readingOrder } from '../src/boards/ticket-to-ride/order.ts'
import { paymentsIn } from '../src/boards/ticket-to-ride/payments.ts'
import { seen } from '../src/boards/ticket-to-ride/seen.ts'
import { choicesIn, sightOf } from './sights.ts'

const words = (s: State, text: string): number => ticketToRide.notation.parse(s, text) as number

/** Somebody with three red cards and two locomotives has chosen Chicago – Duluth, which costs three red ones. */
function paying(): State {
  const s = ticketToRide.setup({ tickets: '33', first: 'seat-1' }, 2, seededChance(3))
  for (const p of [0, 1]) ticketToRide.play(s, p, words(s, 'keep'), seededChance(0))
  const give = (card: number, count: number): void => {
    const more = count - s.hand[card]
    s.hand[card] += more
    s.pile[card] -= more
    s.pileSize -= more
  }
  give(RED, 3)
  give(LOCOMOTIVE, 2)
  ticketToRide.play(s, 0, words(s, 'claim chicago~duluth'), seededChance(0))
  return s
}

describe('paying', () => {
  const s = paying()
  const choices = choicesIn(ticketToRide, s, 0)
  const view = viewOf(ticketToRide, s, 0)

  test('every way to pay is shown as the cards that it lays down', () => {
    const claiming = ROUTE_NAME.indexOf('chicago~duluth')
    expect(seen(view).claiming).toBe(claiming)
    const payments = paymentsIn(choices, claiming)
    expect(payments.map(({ cards }) => cards)).toEqual([
      [RED, RED, RED],
      [RED, RED, LOCOMOTIVE],
      [RED, LOCOMOTIVE, LOCOMOTIVE],
    ])
    for (const { choice, cards } of payments) {
      expect(ticketToRide.legal(s, 0)).toContain(choice.move)
      expect(cards).toHaveLength(LENGTH[claiming])
    }
  })

  test('the cards in hand that can be played are lit, and nothing else', () => {
    expect(readingOrder(choices)).toEqual([RED, LOCOMOTIVE].map((id) => ({ kind: 'hand', id })))
    expect(choices.about({ kind: 'hand', id: LOCOMOTIVE })).toHaveLength(2)
    const lines = list(sightOf(view, 'en', choices)).flatMap((section) => section.lines)
    expect(lines).toContainEqual({ text: '3 red', target: { kind: 'hand', id: RED } })
  })

  test('there is nothing to pay for anybody else, or before a route is chosen', () => {
    expect(paymentsIn(choicesIn(ticketToRide, s, 1), seen(viewOf(ticketToRide, s, 1)).claiming)).toEqual([])
  })
})

describe('the final count', () => {
  const told = [
    { id: 'claimed-route', facts: { by: 1, route: 3, points: 4 } },
    { id: 'ticket-scored', facts: { by: 0, ticket: 7, points: 11 } },
    { id: 'ticket-scored', facts: { by: 1, ticket: 2, points: -7 } },
    { id: 'longest-path', facts: { by: 1, length: 20 } },
    { id: 'game-over', facts: { winners: [1] } },
  ]
  const steps = stepsOf(told)

  test('turns over ticket by ticket, then runs along the longest path', () => {
    expect(steps).toEqual([
      { kind: 'ticket', player: 0, ticket: 7, points: 11 },
      { kind: 'ticket', player: 1, ticket: 2, points: -7 },
      { kind: 'path', player: 1, points: 10 },
    ])
    expect(stepsOf(told.slice(0, 1))).toEqual([])
  })

  test('adds up to the scores', () => {
    const scores = [20, 30]
    expect([0, 1, 2, 3].map((count) => totalsAfter(scores, steps, count))).toEqual([
      [20, 30],
      [31, 30],
      [31, 23],
      [31, 33],
    ])
    expect(scores).toEqual([20, 30])
  })

  test('takes no longer than anybody likes to watch, however many tickets there are', () => {
    const many = Array.from({ length: 20 }, () => steps[0])
    const whole = (all: typeof steps): number => all.reduce((sum, step) => sum + stayOf(all, step), 0)
    expect(whole(many)).toBeLessThanOrEqual(14_000)
    expect(stayOf(steps, steps[2])).toBeGreaterThan(stayOf(steps, steps[0]))
  })
})

test('the way of a ticket is shown while it can be built, and none when it is out of reach', () => {
  const view = seen(viewOf(ticketToRide, paying(), 0))
  const way = wayShown(view, 0)
  expect(way?.trains).toBe(12)
  const poor = { ...view, players: view.players.map((player) => ({ ...player, trains: 11 })) }
  expect(wayShown(poor, 0)).toBeUndefined()
  expect(wayShown({ ...view, me: -1 }, 0)).toBeUndefined()
})
