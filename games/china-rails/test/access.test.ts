import { describe, expect, test } from 'vitest'
import type { Position } from './position.ts'
import { building, position, type Scene } from './scenario.ts'

/** A player who builds, with plenty of money. */
const builder = (wanted: Position = {}): Scene => position({ phase: 'build', cash: [100, 100], ...wanted })

const refused = (wanted: Position, section: string): string | undefined =>
  builder(wanted).refused(0, building(section)[0])

describe('access to cities', () => {
  test('CR-103 nobody may be left without a free entry to a major', () => {
    // Hong Kong has eleven entries; ten are taken, and one player of three has none.
    const hongKong = [
      ['11.63 10.63', '11.63 12.63', '12.64 12.63', '12.64 13.63', '12.64 13.64'],
      ['12.65 13.64', '12.65 13.65', '12.65 12.66', '11.65 12.66', '11.65 11.66'],
    ]
    const scene = builder({ seats: 3, track: hongKong, cash: [50, 50, 50] })
    expect(scene.refused(0, building('11.63 guangzhou')[0])).toBe('CR-103')
    expect(builder({ seats: 2, track: hongKong }).refused(0, building('11.63 guangzhou')[0])).toBeUndefined()
  })

  test('CR-104 everybody can build at least one section to each major', () => {
    const taken = [
      ['11.63 10.63', '11.63 12.63', '12.64 12.63', '12.64 13.63', '12.64 13.64', '12.65 13.64'],
      ['12.65 13.65', '12.65 12.66', '11.65 12.66'],
    ]
    const scene = builder({ seats: 4, player: 2, track: taken, cash: [50, 50, 50, 50] })
    expect(scene.refused(2, building('11.65 11.66')[0])).toBeUndefined()
    scene.play(2, [...building('11.65 11.66'), 'done'])
    scene.play(3, 'done')
    expect(scene.refused(3, building('11.63 guangzhou')[0])).toBeUndefined()
    scene.play(3, [...building('11.63 guangzhou'), 'done'])
    expect(scene.asked()).toEqual([0])
  })

  test('CR-A17 as many entries must stay free as there are players without one', () => {
    const eight = [
      ['11.63 10.63', '11.63 12.63', '12.64 12.63', '12.64 13.63', '12.64 13.64', '12.65 13.64', '12.65 13.65'],
    ]
    const five = builder({ seats: 5, track: eight, cash: [50, 50, 50, 50, 50] })
    expect(five.refused(0, building('12.65 12.66')[0])).toBe('CR-103')
    const four = builder({ seats: 4, track: eight, cash: [50, 50, 50, 50] })
    expect(four.refused(0, building('12.65 12.66')[0])).toBeUndefined()
  })

  test('CR-106 at most three players have a place in a medium city', () => {
    const track = [['46.63 46.64'], ['43.60 taiyuan'], ['43.58 taiyuan'], ['42.59 taiyuan']]
    const scene = builder({ seats: 5, track: [['44.59 44.60'], ...track.slice(1)], cash: [50, 50, 50, 50, 50] })
    expect(scene.refused(0, building('44.59 taiyuan')[0])).toBe('CR-106')
    const two = builder({ seats: 5, track: [['44.59 44.60'], ...track.slice(1, 3)], cash: [50, 50, 50, 50, 50] })
    expect(two.refused(0, building('44.59 taiyuan')[0])).toBeUndefined()
  })

  test('CR-107 at most two players have a place in a small city', () => {
    const track = [['49.59 49.60'], ['48.59 datong'], ['47.60 datong']]
    expect(builder({ seats: 3, track, cash: [50, 50, 50] }).refused(0, building('49.59 datong')[0])).toBe('CR-107')
    const one = builder({ seats: 3, track: track.slice(0, 2), cash: [50, 50, 50] })
    expect(one.refused(0, building('49.59 datong')[0])).toBeUndefined()
  })

  test('CR-A87 a place is held by a section or a reserved bridge, and free again without either', () => {
    const track = [['45.49 45.48'], ['44.49 yinchuan']]
    const bridges = [[], [], ['43.50 yinchuan']]
    const cash = [50, 50, 50]
    expect(builder({ seats: 3, track, bridges, cash }).refused(0, building('45.49 yinchuan')[0])).toBe('CR-107')
    expect(builder({ seats: 3, track, cash }).refused(0, building('45.49 yinchuan')[0])).toBeUndefined()
  })

  test('CR-108 a player has at most three sections at a city', () => {
    const three = { track: [['48.59 datong 47.59', '49.59 datong']] }
    expect(refused(three, 'datong 49.60')).toBe('CR-108')
    expect(refused({ track: [['48.59 datong 47.59']] }, 'datong 49.60')).toBeUndefined()
  })

  test('CR-109 nobody shuts a second player out of a city', () => {
    // Xiamen has three sections.
    const track = [['16.70 xiamen 15.69', '16.71 16.70']]
    expect(refused({ track }, 'xiamen 16.71')).toBe('CR-109')
    expect(refused({ track: [['16.70 xiamen', '16.71 16.70']] }, 'xiamen 16.71')).toBeUndefined()
  })

  test('CR-109 a place that is kept for a bridge is not free for a second player', () => {
    const track = [['40.65 jinan 40.66 41.66']]
    const bridges = [['41.64 jinan 42.65', 'jinan 42.66']]
    expect(refused({ track, bridges }, 'jinan 41.66')).toBe('CR-109')
    expect(refused({ track }, 'jinan 41.66')).toBeUndefined()
  })

  test('CR-110 nobody shuts a third player out of a medium city', () => {
    // Qingdao has four sections; two players have two and one, and a third must still come in.
    const track = [['42.70 qingdao 41.69', '42.71 42.70'], ['40.70 qingdao']]
    expect(builder({ seats: 3, track, cash: [50, 50, 50] }).refused(0, building('42.71 qingdao')[0])).toBe('CR-110')
    expect(builder({ seats: 2, track }).refused(0, building('42.71 qingdao')[0])).toBeUndefined()
  })

  test('CR-A18 no place is kept for more players than take part', () => {
    const track = [['42.70 qingdao', '42.71 42.70 42.69 41.69', '40.70 41.69'], ['40.70 39.69']]
    const two = builder({ seats: 2, track })
    two.play(0, building('41.69 qingdao'))
    two.play(0, building('40.70 qingdao'))
    expect(two.refused(0, building('42.71 qingdao')[0])).toBe('CR-108')
    const three = builder({ seats: 3, track, cash: [50, 50, 50] })
    three.play(0, building('41.69 qingdao'))
    expect(three.refused(0, building('40.70 qingdao')[0])).toBe('CR-109')
  })

  test('CR-A19 what must stay free comes before the right to three sections', () => {
    const track = [['16.70 xiamen 15.69', '16.71 16.70']]
    const scene = builder({ track })
    expect(scene.refused(0, building('xiamen 16.71')[0])).toBe('CR-109')
    scene.play(0, 'done')
    scene.play(1, ['done', 'done'])
    expect(scene.asked()).toEqual([0])
  })

  test('CR-A97 a section between two cities is tested at both ends', () => {
    // Tianjin has three players: the entry of Beijing that ends there is closed as well.
    const track = [[], ['48.66 tianjin'], ['46.66 tianjin'], ['46.65 tianjin']]
    const scene = builder({ seats: 4, track, cash: [50, 50, 50, 50] })
    expect(scene.refused(0, building('48.65 tianjin')[0])).toBe('CR-106')
    expect(scene.refused(0, building('48.65 48.66')[0])).toBeUndefined()
    expect(
      builder({ seats: 4, track: track.slice(0, 3), cash: [50, 50, 50, 50] }).price(building('48.65 tianjin')[0]),
    ).toBe(3)
  })
})
