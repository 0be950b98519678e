import { describe, expect, test } from 'vitest'
import { sectionsAt } from '../src/index.ts'
import { type Position, placeCalled } from './position.ts'
import { building, position, type Scene } from './scenario.ts'

/** A player who builds, with plenty of money. */
const builder = (wanted: Position = {}): Scene => position({ phase: 'build', cash: [100, 100], ...wanted })

/** What a section costs, from milepost to milepost. */
const price = (wanted: Position, section: string): number => builder(wanted).price(building(section)[0])
const refused = (wanted: Position, section: string): string | undefined =>
  builder(wanted).refused(0, building(section)[0])

describe('where track is built', () => {
  test('CR-085 from a milepost to one of its six neighbours', () => {
    const scene = builder({ track: [['48.65 48.66 48.67']] })
    const around = scene.legal(0, 'build').filter((words) => building('48.67 48.68').includes(words))
    expect(around).toHaveLength(1)
    expect(sectionsAt(placeCalled('48.67'))).toHaveLength(4)
    expect(sectionsAt(placeCalled('46.61'))).toHaveLength(6)
    scene.play(0, building('48.67 49.67'))
    expect(scene.owner('48.67 49.67')).toBe(0)
    expect(scene.refused(0, 'build 48.68 e')).toBe('CR-085')
    expect(scene.asked()).toEqual([0])
  })

  test('CR-111 between two mileposts is one section of one player', () => {
    const scene = builder({ track: [['48.65 48.66'], ['48.66 48.67']] })
    expect(scene.refused(0, building('48.65 48.66')[0])).toBe('CR-111')
    expect(scene.refused(0, building('48.66 48.67')[0])).toBe('CR-111')
    scene.play(0, 'done')
    expect(scene.asked()).toEqual([1])
  })

  test('CR-098 the first track starts at a major', () => {
    const scene = builder()
    expect(scene.refused(0, building('48.66 48.67')[0])).toBe('CR-098')
    for (const words of scene.legal(0, 'build')) expect(scene.refused(0, words)).toBeUndefined()
    expect(scene.legal(0, 'build')).toHaveLength(18 + 14 + 11 + 18)
    scene.play(0, building('26.51 26.52'))
    expect(scene.track(0)).toBe(1)
  })

  test('CR-099 from the first turn on one may build out of every milepost of every major', () => {
    for (const section of ['48.65 48.66', '49.63 50.63', '31.73 31.74', '30.72 29.71', '12.64 13.63', '25.49 25.48'])
      expect(refused({ round: 0, cash: [60, 60] }, section)).toBeUndefined()
  })

  test('CR-100 one may build out of what one has reached', () => {
    const scene = builder()
    expect(scene.refused(0, building('48.66 48.67')[0])).toBe('CR-098')
    scene.play(0, building('48.65 48.66'))
    expect(scene.refused(0, building('48.66 48.67')[0])).toBeUndefined()
    expect(scene.refused(0, building('48.67 48.68')[0])).toBe('CR-100')
    scene.play(0, building('48.66 48.67'))
    expect(scene.refused(0, building('48.67 48.68')[0])).toBeUndefined()
  })

  test('CR-A88 a piece that is cut off may be built on, a milepost without a section may not', () => {
    const track = [['45.63 45.64 45.65']]
    expect(refused({ track }, '45.65 45.66')).toBeUndefined()
    const storm = position({
      at: ['baotou'],
      loads: ['oil'],
      hands: [['jade baotou']],
      track: [['49.55 48.55 48.54 48.53', '47.54 47.55']],
      cash: [50],
    })
    storm.play(0, ['exchange'], 'sandstorm-gobi')
    storm.play(1, ['done', 'done'])
    storm.play(0, 'done')
    expect(storm.owner('49.55 48.55')).toBe(0)
    expect(storm.owner('48.55 48.54')).toBeUndefined()
    storm.play(0, 'done')
    storm.play(1, ['done', 'done'])
    storm.play(0, 'done')
    expect(storm.refused(0, building('48.53 47.52')[0])).toBe('CR-100')
    expect(storm.refused(0, building('48.55 48.54')[0])).toBeUndefined()
    expect(storm.refused(0, building('47.55 46.55')[0])).toBeUndefined()
  })

  test('CR-101 a separate network may start at any major', () => {
    const scene = builder({ track: [['48.65 48.66']] })
    scene.play(0, building('26.51 26.52 27.52'))
    expect(scene.owner('26.52 27.52')).toBe(0)
    scene.play(0, 'done')
    expect(scene.asked()).toEqual([1])
  })

  test('CR-102 at most two sections a turn are built out of majors, all majors together', () => {
    const scene = builder()
    scene.play(0, building('48.65 48.66'))
    scene.play(0, building('26.51 26.52'))
    expect(scene.refused(0, building('12.64 13.64')[0])).toBe('CR-102')
    expect(scene.refused(0, building('48.65 49.65')[0])).toBe('CR-102')
    expect(scene.price(building('48.66 49.65')[0])).toBe(2)
    scene.play(0, building('48.66 49.65'))
    expect(scene.price(building('49.65 49.64')[0])).toBe(5)
    scene.play(0, 'done')
    scene.play(1, ['done', 'done'])
    scene.play(0, 'done')
    expect(scene.refused(0, building('12.64 13.64')[0])).toBeUndefined()
  })

  test('CR-105 no track is built inside a red area', () => {
    expect(builder().refused(0, 'build 48.64 e')).toBe('CR-105')
    expect(builder({ track: [['48.65 48.66']] }).refused(0, 'build 48.64 se')).toBe('CR-105')
    for (const words of builder().legal(0, 'build')) expect(words).not.toBe('build 48.64 e')
  })
})

describe('what track costs', () => {
  const north = { track: [['48.65 48.66 48.67']] }

  test('CR-086 a section costs the milepost that it reaches', () => {
    expect(price({ track: [['48.65 48.66']] }, '48.66 49.65')).toBe(2)
    expect(price({ track: [['50.64 50.65 49.65']] }, '49.65 48.66')).toBe(1)
  })

  test('CR-A92 the cheaper of two directions is taken, and at equal price the one that leaves no major', () => {
    expect(price({ track: [['48.65 48.66 49.66', '50.65 49.65']] }, '49.65 48.66')).toBe(1)
    expect(price({ track: [['48.65 48.66 49.66', '50.65 49.65']] }, '49.65 49.66')).toBe(1)
    const own = builder({ track: [['46.63 46.64']] })
    expect(own.price(building('46.63 47.63')[0])).toBe(1)
    own.play(0, building('46.63 47.63'))
    expect(own.view().exits).toBe(1)
    const alpine = builder({ track: [['38.44 37.43']] })
    expect(alpine.legal(0, 'build').length).toBeGreaterThan(0)
    const city = builder({ track: [['11.62 11.61', '12.62 11.62']], exits: 2 })
    expect(city.price(building('11.62 11.63')[0])).toBe(5 + 3)
    expect(builder({ track: [['11.62 11.61']] }).price(building('11.62 11.63')[0])).toBe(3 + 3)
  })

  test('CR-087 clear costs 1M', () => {
    expect(price(north, '48.67 48.68')).toBe(1)
  })

  test('CR-088 desert costs 1M', () => {
    expect(price({ track: [['baotou 48.55']] }, '48.55 48.54')).toBe(1)
  })

  test('CR-089 mountain costs 2M', () => {
    expect(price(north, '48.67 49.66')).toBe(1)
    expect(price({ track: [['48.65 48.66']] }, '48.66 49.65')).toBe(2)
  })

  test('CR-090 alpine costs 5M', () => {
    expect(price({ track: [['60.77 61.77']] }, '61.77 61.78')).toBe(5)
  })

  test('CR-091 a small or medium city costs 3M', () => {
    expect(price({ track: [['48.60 48.59 47.59']] }, '48.59 49.59')).toBe(1)
    expect(price({ track: [['49.59 49.60']] }, '49.59 datong')).toBe(3)
    expect(price({ track: [['48.65 48.66']] }, '48.66 tianjin')).toBe(3)
  })

  test('CR-092 into a major costs 5M, out of it only the milepost reached', () => {
    expect(price({ track: [['46.63 46.64']], exits: 2 }, '46.63 47.63')).toBe(5)
    expect(price({}, '47.63 46.63')).toBe(1)
    expect(price({ track: [['46.63 46.64']] }, '47.63 46.63')).toBe(1)
    expect(price({}, '49.63 50.63')).toBe(2)
  })

  test('CR-093 a river costs 2M more', () => {
    expect(price({ track: [['26.51 26.52']] }, '26.52 25.52')).toBe(2 + 2)
    expect(price({ track: [['48.65 48.66 tianjin']] }, 'tianjin 46.65')).toBe(1 + 2)
  })

  test('CR-094 a dry river or a dry lake costs 1M more', () => {
    expect(price({ track: [['hotan 46.12']] }, 'hotan 47.13')).toBe(1 + 1)
    expect(price({ track: [['jiuquan 47.40']] }, '47.40 47.41')).toBe(1 + 1)
  })

  test('CR-095 a lake or an inlet costs 3M more', () => {
    expect(price({ track: [['hong-kong 11.65 11.66']] }, '11.66 12.66')).toBe(1)
    expect(price({}, '11.65 11.66')).toBe(1 + 3)
    expect(price({ track: [['34.67 34.68']] }, '34.68 34.69')).toBe(1 + 3)
  })

  test('CR-A22 the water is added to cities and majors too', () => {
    expect(price({}, '47.64 tianjin')).toBe(3 + 2)
    expect(price({ track: [['guangzhou 11.61']], exits: 2 }, 'guangzhou 11.63')).toBe(5 + 3)
  })

  test('CR-096 across a river to a mountain costs 4M', () => {
    expect(price({ track: [['26.51 26.52']] }, '26.52 25.52')).toBe(4)
  })

  test('CR-A20 of several waters only the dearest is paid', () => {
    expect(price({ track: [['hangzhou 28.73']] }, '28.73 29.72')).toBe(1 + 3)
    expect(price({ track: [['35.68 35.67']] }, '35.68 34.69')).toBe(1 + 3)
  })

  test('CR-097 across water, too, track goes only to a neighbour', () => {
    const scene = builder({ track: [['48.65 48.66 tianjin']] })
    expect(scene.refused(0, building('tianjin 46.65')[0])).toBeUndefined()
    expect(scene.refused(0, building('46.65 45.65')[0])).toBe('CR-100')
    expect(() => building('tianjin 45.65')).toThrow('jumps')
  })

  test('CR-112 what cannot be paid at once is not built', () => {
    expect(refused({ cash: [2], track: [['48.65 48.66']] }, '48.66 tianjin')).toBe('CR-112')
    expect(refused({ cash: [3], track: [['48.65 48.66']] }, '48.66 tianjin')).toBeUndefined()
    const broke = builder({ cash: [0] })
    expect(broke.legal(0)).toEqual(['done'])
    expect(broke.refused(0, 'link hong-kong')).toBe('CR-112')
  })
})
