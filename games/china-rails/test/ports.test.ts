import { describe, expect, test } from 'vitest'
import { line, type Position } from './position.ts'
import { building, position, type Scene, steps } from './scenario.ts'

const builder = (wanted: Position = {}): Scene => position({ phase: 'build', cash: [100, 100], ...wanted })
const coast = ['48.71 49.71']
const shandong = ['44.70 43.70']

describe('building the ferry', () => {
  test('CR-120 the ferry joins Dalian with Penglai', () => {
    const scene = position({ at: ['dalian'], ferry: [0], track: [['48.71 dalian']] })
    scene.play(0, 'cross')
    expect(scene.at(0)).toBe('44.71')
    scene.play(0, ['done', 'done'])
    scene.play(1, ['done', 'done'])
    scene.play(0, 'cross')
    expect(scene.at(0)).toBe('dalian')
  })

  test('CR-121 one must connect to a port to use the ferry', () => {
    const scene = position({ at: ['dalian'] })
    expect(scene.refused(0, 'cross')).toBe('CR-121')
    scene.play(0, 'done')
    scene.play(0, [...building('48.65 48.66'), 'done'])
    scene.play(1, ['done', 'done'])
    expect(scene.refused(0, 'cross')).toBe('CR-121')
    expect(scene.asked()).toEqual([0])
  })

  test('CR-122 at most two players build the ferry', () => {
    const track = [coast, ['44.70 penglai'], ['43.70 penglai']]
    const scene = builder({ seats: 3, track, ferry: [1, 2], cash: [50, 50, 50] })
    expect(scene.refused(0, building('48.71 dalian')[0])).toBe('CR-122')
    const one = builder({ seats: 3, track: track.slice(0, 2), ferry: [1], cash: [50, 50, 50] })
    one.play(0, building('48.71 dalian'))
    expect(one.ids()).toContain('ferry')
    expect(one.view().ferry).toBe(0b011)
  })

  test('CR-123 the first section to a port costs 4M and gives Dalian and the ferry, further ones 3M and 1M', () => {
    const scene = builder({ track: [[...coast, ...shandong]] })
    expect(scene.price(building('48.71 dalian')[0])).toBe(4)
    expect(scene.price(building('44.70 penglai')[0])).toBe(4)
    scene.play(0, building('48.71 dalian'))
    expect(scene.view().ferry).toBe(0b01)
    expect(scene.price(building('49.71 dalian')[0])).toBe(1)
    expect(scene.price(building('44.70 penglai')[0])).toBe(1)
    const other = builder({ track: [['48.71 49.71 50.72', '44.73 yantai', '43.70 penglai']], ferry: [0], exits: 2 })
    expect(other.price(building('48.71 dalian')[0])).toBe(1)
    expect(other.price(building('yantai penglai')[0])).toBe(1)
  })

  test('CR-A24 who joins at Penglai takes one of the two places in Dalian', () => {
    const scene = builder({ seats: 3, track: [shandong, coast, ['49.72 50.72']], cash: [50, 50, 50] })
    scene.play(0, [...building('44.70 penglai'), 'done'])
    scene.play(1, ['done', ...building('48.71 dalian'), 'done'])
    scene.play(2, 'done')
    expect(scene.refused(2, building('49.72 dalian')[0])).toBe('CR-122')
    expect(scene.refused(2, building('49.72 49.71')[0])).toBeUndefined()
  })

  test('CR-A25 with two owners a third builds to Penglai as to clear, without the ferry', () => {
    const track = [shandong, ['48.71 dalian'], ['49.71 dalian']]
    const scene = builder({ seats: 3, track, ferry: [1, 2], cash: [50, 50, 50] })
    expect(scene.price(building('44.70 penglai')[0])).toBe(1)
    scene.play(0, [...building('44.70 penglai'), 'done'])
    expect(scene.view().ferry).toBe(0b110)
    const free = builder({ seats: 3, track: track.slice(0, 2), ferry: [1], cash: [50, 50, 50] })
    expect(free.price(building('44.70 penglai')[0])).toBe(4)
  })

  test('CR-124 an owner builds out of the other port without paying for the ferry again', () => {
    const scene = builder({ track: [coast] })
    expect(scene.refused(0, building('penglai 43.70')[0])).toBe('CR-100')
    scene.play(0, building('48.71 dalian'))
    expect(scene.price(building('penglai 43.70')[0])).toBe(1)
    scene.play(0, building('penglai 43.70'))
    expect(scene.owner('penglai 43.70')).toBe(0)
  })

  test('CR-125 no track keeps a second player from the other port', () => {
    // Penglai has four sections.
    const track = [['44.70 penglai 43.70', 'penglai 43.71', '43.71 yantai']]
    expect(builder({ track, ferry: [0] }).refused(0, building('penglai yantai')[0])).toBe('CR-125')
    const both = [['44.70 penglai 43.70', '43.71 yantai'], ['penglai 43.71']]
    expect(builder({ track: both, ferry: [0, 1] }).refused(0, building('penglai yantai')[0])).toBeUndefined()
  })

  test('CR-A26 a section stays free at each port for each of two owners who has none there yet', () => {
    // Dalian has three sections, Penglai four.
    const dalian = ['48.71 dalian 49.71', '49.72 49.71']
    const last = building('49.72 dalian')[0]
    expect(builder({ track: [dalian], ferry: [0] }).refused(0, last)).toBe('CR-125')
    expect(builder({ track: [dalian, ['penglai 43.70']], ferry: [0, 1] }).refused(0, last)).toBe('CR-125')
    const shared = [['48.71 dalian', '49.72 49.71'], ['dalian 49.71']]
    expect(builder({ track: shared, ferry: [0, 1] }).refused(0, last)).toBeUndefined()
    const penglai = ['44.70 penglai 43.70', 'penglai 43.71', '43.71 yantai']
    expect(builder({ track: [penglai], ferry: [0] }).refused(0, building('penglai yantai')[0])).toBe('CR-125')
  })

  test('CR-A26 who came in at one port can come out at the other, whatever the first owner builds', () => {
    const scene = builder({ track: [['48.71 49.71 49.72'], shandong] })
    scene.play(0, [...building('48.71 dalian 49.71'), 'done'])
    scene.play(1, ['done', ...building('44.70 penglai'), 'done'])
    scene.play(0, 'done')
    expect(scene.refused(0, building('49.72 dalian')[0])).toBe('CR-125')
    scene.play(0, 'done')
    scene.play(1, ['done', ...building('dalian 49.72')])
    expect(scene.owner('dalian 49.72')).toBe(1)
  })

  test('CR-A26 a third player leaves both owners their way into Penglai', () => {
    const track = [['44.70 43.70 43.71', '43.70 penglai'], ['48.71 dalian'], ['49.71 dalian']]
    const scene = builder({ seats: 3, track, ferry: [1, 2], cash: [50, 50, 50] })
    scene.play(0, building('44.70 penglai'))
    expect(scene.refused(0, building('43.71 penglai')[0])).toBe('CR-125')
  })
})

describe('taking the ferry', () => {
  const ferry = { ferry: [0], track: [[line('penglai', 'qingdao')]] }

  test('CR-126 the train goes to the port, stops there, and crosses as the first act of a later turn', () => {
    const way = line('44.70', 'penglai')
    const scene = position({ at: ['44.70'], ferry: [0], track: [[way]] })
    scene.play(0, steps(way))
    expect(scene.refused(0, 'cross')).toBe('CR-126')
    scene.play(0, ['done', 'done'])
    scene.play(1, ['done', 'done'])
    expect(scene.refused(0, 'cross')).toBeUndefined()
    const acted = position({ at: ['dalian'], ...ferry })
    acted.play(0, 'take fish')
    expect(acted.refused(0, 'cross')).toBe('CR-126')
    const away = position({ at: ['beijing'], ...ferry })
    expect(away.refused(0, 'cross')).toBe('CR-126')
    const started = position({ phase: 'start', ...ferry })
    started.play(0, 'start dalian')
    expect(started.refused(0, 'cross')).toBe('CR-126')
    started.play(0, ['done', 'done'])
    started.play(1, ['start beijing', 'done', 'done'])
    expect(started.refused(0, 'cross')).toBeUndefined()
  })

  test('CR-127 it goes on from the other port with half its movement', () => {
    for (const [train, left] of [
      ['freight', 5],
      ['fast', 6],
    ] as const) {
      const scene = position({ at: ['dalian'], trains: [train], ...ferry })
      scene.play(0, 'cross')
      expect([scene.at(0), scene.left()]).toEqual(['44.71', left])
      scene.play(0, steps(line('penglai', 'qingdao')))
      expect(scene.at(0)).toBe('qingdao')
    }
  })

  test('CR-A27 only owners use the ferry', () => {
    const scene = position({ at: ['dalian'], ferry: [1], track: [[], ['48.71 dalian']], cash: [50, 50] })
    expect(scene.refused(0, 'cross')).toBe('CR-A27')
    scene.play(0, steps('dalian 48.71'))
    expect(scene.cash(1)).toBe(54)
  })

  test('CR-128 a train that does not cross passes the port like any milepost', () => {
    const way = '44.70 penglai 43.71'
    const scene = position({ at: ['44.70'], track: [[way]] })
    scene.play(0, steps(way))
    expect([scene.at(0), scene.left()]).toEqual(['43.71', 7])
  })
})

describe('buying links', () => {
  test('CR-136 the link of Hong Kong costs 8M', () => {
    expect(builder().price('link hong-kong')).toBe(8)
  })

  test('CR-137 everybody may buy it', () => {
    const links = ['', 'hong-kong', 'hong-kong', 'hong-kong', 'hong-kong', 'hong-kong']
    const scene = builder({ seats: 6, links, cash: [50, 50, 50, 50, 50, 50] })
    scene.play(0, 'link hong-kong')
    expect(scene.view().links).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('CR-138 it is bought by simply paying', () => {
    const scene = builder()
    scene.play(0, 'link hong-kong')
    expect([scene.cash(0), scene.track(0), scene.view().links[0]]).toEqual([92, 0, 1])
    expect(scene.asked()).toEqual([0])
  })

  test('CR-A29 no track is needed at Hong Kong, neither to buy nor to use it', () => {
    const scene = position({ at: ['hong-kong-port'], links: ['hong-kong'] })
    scene.play(0, 'take fish')
    expect(scene.loads(0)).toBe('fish')
    expect(builder().refused(0, 'link hong-kong')).toBeUndefined()
  })

  test('CR-139 the other ports must be reached, which costs 1M', () => {
    const scene = builder({ track: [['16.70 17.70']] })
    expect(scene.refused(0, 'link xiamen')).toBe('CR-139')
    expect(scene.price(building('16.70 xiamen-port')[0])).toBe(1)
    scene.play(0, building('16.70 xiamen-port'))
    expect(scene.refused(0, 'link xiamen')).toBeUndefined()
    expect(scene.refused(0, 'link fuzhou')).toBe('CR-139')
  })

  test('CR-140 a link is bought in the building phase, in full, within the 20M, and once', () => {
    const track = [['16.70 xiamen-port', '20.72 fuzhou-port', '14.68 shantou-port']]
    const scene = builder({ track })
    expect(['link xiamen', 'link fuzhou', 'link shantou'].map((words) => scene.price(words))).toEqual([4, 4, 6])
    scene.play(0, 'link xiamen')
    expect(scene.refused(0, 'link xiamen')).toBe('CR-140')
    expect(builder({ track, spent: 17 }).refused(0, 'link xiamen')).toBe('CR-067')
    expect(builder({ track, cash: [3] }).refused(0, 'link xiamen')).toBe('CR-112')
    expect(position({ track, at: ['xiamen-port'] }).refused(0, 'link xiamen')).toBe('CR-140')
  })

  test('CR-141 at most two players have a link at each of the other ports', () => {
    const track = [['16.70 xiamen-port'], ['15.70 xiamen-port'], ['17.71 xiamen-port', '19.71 fuzhou-port']]
    const cash = [50, 50, 50]
    expect(builder({ seats: 3, track, links: ['', 'xiamen', 'xiamen'], cash }).refused(0, 'link xiamen')).toBe('CR-141')
    expect(
      builder({ seats: 3, track, links: ['', 'xiamen', 'fuzhou'], cash }).refused(0, 'link xiamen'),
    ).toBeUndefined()
  })
})
