import { describe, expect, test } from 'vitest'
import {
  chinaRails,
  emptyTable,
  IS_RED,
  insert,
  journeys,
  MILEPOSTS,
  offerOf,
  type State,
  sectionsTo,
  waysFrom,
} from '../src/index.ts'
import { carrier } from './carrier.ts'
import { line, placeCalled } from './position.ts'
import { newGame, position, steps } from './scenario.ts'

describe('journeys', () => {
  test('every milepost in reach is reached by legal steps, with the movement and the money foretold', () => {
    const game = newGame(3)
    const carry = carrier()
    const { table } = game
    for (let moves = 0, tried = 0; tried < 12; moves++) {
      const state = table.state
      const [p] = chinaRails.asked(state)
      const legal = chinaRails.legal(state, p)
      if (chinaRails.question(state, p).id === 'operate' && state.left > 5 && moves % 7 === 0) {
        tried++
        tryJourneys(state, p)
      }
      game.play(p, chinaRails.notation.print(state, carry(state, p, legal)))
    }
    expect(table.record.entries.length).toBeGreaterThan(0)
  })

  function tryJourneys(state: State, p: number): void {
    const found = journeys(state, p)
    for (let m = 0; m < MILEPOSTS; m++) {
      if (found.left[m] < 0) continue
      const there = chinaRails.clone(state)
      for (const step of found.stepsTo(m)) {
        expect(chinaRails.refusal(there, p, step)).toBeUndefined()
        chinaRails.play(there, p, step, { pick: () => 0 })
      }
      expect([there.at[p], there.left]).toEqual([m, found.left[m]])
      expect(state.cash[p] - there.cash[p]).toBe(found.fees[m])
    }
  }

  test('weather, money and the way back are minded', () => {
    const way = line('harbin', 'changchun')
    const snow = position({ at: ['harbin'], track: [[way]], events: { 'manchuria-snow': 2 }, left: 5 })
    expect(journeys(snow.view(0), 0).left[placeCalled('changchun')]).toBe(-1)
    const poor = position({ at: ['48.65'], track: [[], ['48.65 48.66']], cash: [3, 3] })
    expect(journeys(poor.view(0), 0).left[placeCalled('48.66')]).toBe(-1)
    const turned = position({ at: ['48.67'], came: ['w'], track: [['48.66 48.67 48.68']] })
    const found = journeys(turned.view(0), 0)
    expect([found.left[placeCalled('48.68')], found.left[placeCalled('48.66')]]).toEqual([8, -1])
    expect(found.stepsTo(placeCalled('48.68'))).toEqual([0])
    expect(steps('48.67 48.68')).toEqual(['step e'])
  })

  test('CR-A98 the short way for one fee does not hide the long way that leaves money for another', () => {
    // From 46.60 to 46.62 by foreign track, or the long way round by one's own; then on by the track of a third.
    const track = [['46.60 47.60 47.61 46.62 46.63'], ['46.60 46.61 46.62'], ['46.63 46.64']]
    const scene = position({ seats: 3, at: ['46.60'], track, cash: [7, 60, 60] })
    const found = journeys(scene.view(0), 0)
    expect([found.left[placeCalled('46.63')], found.fees[placeCalled('46.63')]]).toEqual([6, 4])
    expect([found.left[placeCalled('46.64')], found.fees[placeCalled('46.64')]]).toEqual([4, 4])
    expect(found.stepsTo(placeCalled('46.64'))).toHaveLength(5)
  })

  test('CR-A53 who has been in a storm is halved no more, and comes farther into it than who went round', () => {
    const round = '49.68 49.67 49.66 50.66 51.66 50.67 50.68'
    const through = '49.68 50.69 50.68 51.67 51.68'
    const scene = position({
      at: ['49.68'],
      track: [[round, through]],
      trains: ['fast'],
      events: { 'manchuria-snow': 1 },
    })
    const found = journeys(scene.view(0), 0)
    expect([found.left[placeCalled('51.67')], found.left[placeCalled('51.68')]]).toEqual([5, 3])
    scene.play(0, steps(through))
    expect(scene.left()).toBe(3)
  })
})

describe('ways', () => {
  test('the price of a way is what building it costs, section by section', () => {
    for (const target of ['wuhan', 'dalian', 'urumqi', 'xiamen-port', 'lhasa']) {
      const s = emptyTable(2)
      s.cash[0] = 1000
      const ways = waysFrom(s, 0, [placeCalled('beijing')])
      let price = 0
      for (const section of sectionsTo(ways, placeCalled(target)).filter((one) => !IS_RED[one])) {
        price += offerOf(s, 0, section).price
        insert(s.track[0], section)
      }
      expect(price).toBe(ways.price[placeCalled(target)])
    }
  })

  test('two majors can be joined for what the search says, because both ends are built out of majors', () => {
    const scene = position({ phase: 'build', cash: [100, 100] })
    const ways = waysFrom(scene.view(0), 0, [placeCalled('beijing')])
    expect([ways.price[placeCalled('shanghai')], ways.length[placeCalled('shanghai')]]).toEqual([21, 19])
  })
})
