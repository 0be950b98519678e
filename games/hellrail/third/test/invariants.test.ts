import { seededChance, usualOptions, viewOf } from '@acheron/core'
import { expect, test } from 'vitest'
import { handOf, sumOfValues } from '../../railway/queries.ts'
import { RAIL_CARDS } from '../../railway/rail-cards.ts'
import { hellrail } from '../src/index.ts'
import type { View } from '../src/secrets.ts'
import type { State } from '../src/state.ts'
import { position } from './scenario.ts'

/** Random games with every number of seats; the look is taken at every decision. */
function watch(look: (view: View, state: State) => void, options: Readonly<Record<string, string>> = {}): number {
  const chance = seededChance(160)
  let looks = 0
  for (const seats of [2, 3, 4])
    for (let game = 0; game < 5; game++) {
      const s = hellrail.setup({ ...usualOptions(hellrail.options), ...options }, seats, chance)
      for (let asked = hellrail.asked(s); asked.length > 0; asked = hellrail.asked(s)) {
        look(viewOf(hellrail, s, undefined) as unknown as View, s)
        const legal = hellrail.legal(s, asked[0])
        hellrail.play(s, asked[0], legal[chance.pick(legal.length)], chance)
        looks++
      }
    }
  return looks
}

test('HR3-160 the 45 rail cards are always all there', () => {
  const looks = watch((view, s) => {
    const onTable = view.rails.reduce((sum, { under }) => sum + 1 + under.length, 0)
    const withPlayers = view.players.reduce((sum, it) => sum + it.cards + it.cars.length + it.delivered, 0)
    const played = view.played >= 0 ? 1 : 0
    expect(view.pile + view.discards.length + onTable + withPlayers + played).toBe(RAIL_CARDS)
    expect(() => hellrail.check(s)).not.toThrow()
  })
  expect(looks).toBeGreaterThan(500)
})

test('HR3-161 the 15 effect tokens are always on nine circles, on engine cards or unused', () => {
  watch((view) => {
    const held = view.players.map(({ token }) => token).filter((token) => token >= 0)
    const lying = view.tokens.filter((token) => token >= 0)
    expect(lying).toHaveLength(9)
    expect(new Set([...lying, ...held, ...view.unused]).size).toBe(15)
    expect(lying.length + held.length + view.unused.length).toBe(15)
  })
})

test('HR3-162 no two engines ever stand on one sleeper', () => {
  let onTrack = 0
  watch((view) => {
    const sleepers = view.players.filter(({ engine }) => engine >= 0).map(({ engine }) => Math.floor(engine / 4))
    expect(new Set(sleepers).size).toBe(sleepers.length)
    onTrack += sleepers.length
  })
  expect(onTrack).toBeGreaterThan(50)
})

test('HR3-163 whoever guesses does not know what lies face down', () => {
  const s = hellrail.setup({ ...usualOptions(hellrail.options), effects: 'secret' }, 3, seededChance(163))
  const guesses = Array.from({ length: 8 }, (_, i) => hellrail.guess(s, 0, seededChance(i)))
  expect(new Set(guesses.map(({ tokenPlace }) => tokenPlace.indexOf(1))).size).toBeGreaterThan(1)
  expect(new Set(guesses.map(({ cardPlace }) => cardPlace.join())).size).toBeGreaterThan(1)
})

test('HR3-135 in a guess, too, whoever is paying Cerberus can pay', () => {
  const hands = [['argenti', 'plutus', 'homer'], []]
  const it = position({ hands, cerberus: 8, engines: ['8', 'g'], rails: { '1,2': 'orestes' } })
  it.play('p0 move argenti')
  for (let i = 0; i < 60; i++) {
    const other = hellrail.guess(it.table.state, 1, seededChance(i))
    expect(sumOfValues(handOf(other, 0))).toBeGreaterThan(8)
  }
})

test('HR3-163 what is drawn is told to nobody else', () => {
  const it = position({ seats: 3 })
  it.play('p0 end')
  const isTold = (reader: number | undefined): boolean => it.told(reader).some((event) => 'cards' in event)
  expect([0, 1, 2, undefined].map(isTold)).toEqual([false, true, false, false])
})

test('HR3-163 a card that was seen in a hand is seen no more once it has gone through the piles', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 s>s', 'g'],
    tokens: { 4: 'lust' },
    hands: [['argenti'], ['tristan', 'midas']],
    rest: 'delivered',
    pile: ['lano', 'homer'],
  })
  it.play('p0 move argenti', 'p0 go s', 'p0 use')
  it.playWith(['lano'], 'p0 target p1')
  expect(it.view(0).seen[1]).toHaveLength(2)
  it.play('p0 end')
  it.playWith(['tristan', 'lano'], 'p1 stoke tristan')
  expect(it.hand(1)).toContain('tristan')
  expect(it.view(0).seen[1]).toHaveLength(1)
})

test('HR3-163 whoever knew a card goes on knowing it when it is given away in Lust', () => {
  const it = position({
    seats: 3,
    turn: 2,
    rails: { '0,1': 'plutus' },
    engines: ['0,1 ss>s', 'g', '0,1 s>s'],
    tokens: { 4: 'lust' },
    hands: [['argenti'], ['ciacco', 'midas'], ['ruggieri']],
  })
  it.play('p2 move ruggieri', 'p2 go s', 'p2 use')
  it.playWith(['tristan'], 'p2 target p1')
  it.play('p2 end', 'p0 move argenti', 'p0 go s', 'p0 go s', 'p0 use')
  it.playWith(['lano'], 'p0 target p1')
  expect(it.hand(0)).toContain('ciacco')
  expect(it.view(2).seen[0]).toHaveLength(1)
})

test('HR3-163 a card drawn from a hand is known to those two alone, and nobody else is sure of that hand any more', () => {
  const it = position({
    seats: 3,
    turn: 2,
    rails: { '0,1': 'plutus' },
    engines: ['0,1 e>e', 'g', '0,1 s>s'],
    tokens: { 4: 'lust', 2: 'gluttony' },
    hands: [['argenti'], ['ciacco', 'midas', 'hector'], ['ruggieri']],
  })
  it.play('p2 move ruggieri', 'p2 go s', 'p2 use')
  it.playWith(['tristan'], 'p2 target p1')
  expect(it.view(2).seen[1]).toHaveLength(3)
  it.play('p2 end', 'p0 move argenti', 'p0 go e', 'p0 use')
  it.playWith(['midas'], 'p0 target p1')
  expect(it.hand(0)).toContain('midas')
  expect(it.view(2).seen.flat()).toEqual([])
  expect(it.view(1).seen[0]).toHaveLength(1)
})

test('HR3-163 no view shows another hand, a delivered car, the order of the pile or a hidden token', () => {
  let looks = 0
  watch(
    (_view, s) => {
      if (looks++ % 8 > 0) return
      for (let p = 0; p < s.seats; p++) {
        const other = hellrail.guess(s, p, seededChance(s.cardPlace.length + p))
        expect(JSON.stringify(viewOf(hellrail, other, p))).toBe(JSON.stringify(viewOf(hellrail, s, p)))
        const { players } = viewOf(hellrail, s, p) as unknown as View
        expect(players.every(({ deliveredCars, score }) => deliveredCars.length === 0 && score === 0)).toBe(true)
      }
    },
    { effects: 'secret' },
  )
  expect(looks).toBeGreaterThan(500)
})
