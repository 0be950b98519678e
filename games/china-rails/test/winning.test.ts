import { describe, expect, test } from 'vitest'
import { line, type Position } from './position.ts'
import { building, position, type Scene, steps } from './scenario.ts'

const network = [line('beijing', 'shanghai'), line('shanghai', 'hong-kong'), line('hong-kong', 'chongqing')]
const joined = { track: [network], links: ['hong-kong'] }
const pass = (scene: Scene, p: number): void => scene.play(p, ['done', 'done'])

/** Player 0 ends the turn of a round in which player 1 is still to play. */
function ended(wanted: Position): Scene {
  const scene = position({ phase: 'build', ...joined, ...wanted })
  scene.play(0, 'done')
  return scene
}

const isCandidate = (wanted: Position): boolean => (ended(wanted).view().candidates & 1) === 1

describe('winning', () => {
  test('CR-310 the network joins the four majors by continuous own track', () => {
    expect(isCandidate({ cash: [250, 0] })).toBe(true)
    expect(isCandidate({ cash: [250, 0], track: [network.slice(0, 2)] })).toBe(false)
    expect(isCandidate({ cash: [250, 0], track: [network.slice(0, 2), network.slice(2)] })).toBe(false)
    const [first, ...rest] = network
    const gap = first.split(' ')
    const cut = [gap.slice(0, 8).join(' '), gap.slice(8).join(' '), ...rest]
    expect(isCandidate({ cash: [250, 0], track: [cut] })).toBe(false)
  })

  test('CR-312 it touches a container port at which the player owns the link', () => {
    expect(isCandidate({ cash: [250, 0], links: [''] })).toBe(false)
    const port = [...network, line('16.70', 'xiamen-port')]
    expect(isCandidate({ cash: [250, 0], track: [port], links: ['xiamen'] })).toBe(false)
    const reaching = line('shanghai', 'xiamen-port').split(' ')
    const known = new Set(network.flatMap((words) => pairs(words)))
    const extra = pairsOf(reaching).filter((pair) => !known.has(pair) && !known.has(turned(pair)))
    expect(isCandidate({ cash: [250, 0], track: [[...network, ...extra]], links: ['xiamen'] })).toBe(true)
  })

  test('CR-A86 at Hong Kong owning the link is enough once the network includes Hong Kong', () => {
    expect(isCandidate({ cash: [250, 0] })).toBe(true)
    expect(isCandidate({ cash: [250, 0], links: ['hong-kong'], track: [network.slice(0, 1)] })).toBe(false)
  })

  test('CR-314 the money is at least 250M at the end of the turn', () => {
    expect(isCandidate({ cash: [249, 0] })).toBe(false)
    expect(isCandidate({ cash: [250, 0] })).toBe(true)
    const spent = position({ phase: 'build', ...joined, cash: [250, 0] })
    spent.play(0, [...building('26.51 26.52'), 'done'])
    expect(spent.view().candidates).toBe(0)
  })

  test('CR-315 only cash counts, not what was spent', () => {
    expect(isCandidate({ cash: [249, 0], trains: ['super-heavy'] })).toBe(false)
  })

  test('CR-319 both conditions must hold', () => {
    expect(isCandidate({ cash: [600, 0], track: [[]], links: [''] })).toBe(false)
    expect(isCandidate({ cash: [100, 0] })).toBe(false)
    expect(isCandidate({ cash: [250, 0] })).toBe(true)
  })

  test('CR-311 loops and branches do no harm', () => {
    expect(isCandidate({ cash: [250, 0], track: [[...network, '48.65 48.66 49.65', '49.65 48.65']] })).toBe(true)
  })

  test('CR-A76 red areas and the own ferry join, foreign track does not', () => {
    const north = line('beijing', 'dalian')
    const south = line('penglai', 'shanghai')
    const ferry = { cash: [250, 0], track: [[north, south, ...network.slice(1)]] }
    expect(isCandidate({ ...ferry, ferry: [0] })).toBe(true)
    const shared = [...network.slice(0, 2), line('hong-kong', 'chongqing').split(' ').slice(0, 9).join(' ')]
    const foreign = line('hong-kong', 'chongqing').split(' ').slice(8).join(' ')
    expect(isCandidate({ cash: [250, 0], track: [shared, [foreign]] })).toBe(false)
  })

  test('CR-313 containers through Taiwan join nothing', () => {
    const track = [[line('beijing', 'shanghai'), line('hong-kong', 'chongqing'), '16.70 xiamen-port']]
    expect(isCandidate({ cash: [250, 0], track, links: ['hong-kong xiamen'] })).toBe(false)
  })

  test('CR-A77 who is in the running stays so; fees received later put nobody there', () => {
    const scene = ended({ cash: [252, 200], at: ['kunming', 'kunming'] })
    scene.play(1, 'exchange', 'tax', 'flood-1')
    expect(scene.cash(0)).toBe(222)
    expect(scene.result()).toMatchObject({ ending: 'won', places: [1, 2] })
    const fees = ended({
      seats: 3,
      cash: [247, 60, 60],
      at: ['kunming', '48.65', 'kunming'],
      track: [['48.65 48.66', ...network]],
    })
    fees.play(1, steps('48.65 48.66'))
    pass(fees, 1)
    pass(fees, 2)
    expect([fees.cash(0), fees.view().candidates, fees.asked()]).toEqual([251, 0, [0]])
  })

  test('CR-A77 a turn that an event cuts short or takes away has an end, too', () => {
    const delivery = { at: ['beijing'], loads: ['oranges'], hands: [['oranges beijing']] }
    const cut = position({ ...joined, ...delivery, cash: [230, 0] })
    cut.play(0, 'deliver oranges beijing', 'derailment-1')
    expect([cut.cash(0), cut.view().candidates, cut.asked()]).toEqual([261, 0b01, [1]])
    const lost = position({ seats: 3, phase: 'build', player: 2, ...joined, cash: [250, 0, 0], lost: [1, 0, 0] })
    lost.play(2, 'done')
    expect([lost.view().candidates, lost.asked()]).toEqual([0b001, [1]])
  })

  test('CR-316 the round is played to its end; lost and exchanged turns count', () => {
    const scene = ended({ seats: 3, cash: [250, 0, 0], lost: [0, 1, 0] })
    expect(scene.asked()).toEqual([2])
    expect(scene.ids()).toContain('candidate')
    scene.play(2, 'exchange')
    expect(scene.asked()).toEqual([])
    expect(scene.result().places).toEqual([1, 2, 2])
    expect(scene.refused(0, 'done')).toBe('CR-319')
    const last = { cash: [260, 0, 0], candidates: [0], lost: [0, 0, 1] }
    const away = position({ seats: 3, phase: 'build', player: 1, ...joined, ...last })
    away.play(1, 'done')
    expect([away.asked(), away.result().ending]).toEqual([[], 'won'])
  })

  test('CR-317 of several in the running the one with the most cash at the end of the round wins', () => {
    const scene = position({ phase: 'build', player: 1, ...joined, cash: [260, 300], candidates: [0] })
    scene.play(1, 'done')
    expect(scene.result()).toMatchObject({ ending: 'won', scores: [260, 300], places: [1, 2] })
    const both = position({ seats: 3, phase: 'build', player: 2, ...joined, cash: [260, 300, 0], candidates: [0, 1] })
    both.play(2, 'done')
    expect(both.result().places).toEqual([2, 1, 3])
  })

  test('CR-318 equal cash raises the goal to 300M for all', () => {
    const tied = { cash: [260, 260, 0], candidates: [0, 1] }
    const scene = position({ seats: 3, phase: 'build', player: 2, ...joined, ...tied })
    scene.play(2, 'done')
    expect([scene.view().goal, scene.view().candidates, scene.asked()]).toEqual([300, 0, [0]])
    expect(scene.told()).toContainEqual({ id: 'goal-raised', facts: { goal: 300, tied: [0, 1] } })
    pass(scene, 0)
    expect(scene.view().candidates).toBe(0)
    expect(isCandidate({ cash: [299, 0], goal: 300 })).toBe(false)
    expect(isCandidate({ cash: [300, 0], goal: 300 })).toBe(true)
  })

  test('CR-A78 each further tie raises it by another 50M', () => {
    const tied = { cash: [360, 360, 0], candidates: [0, 1], goal: 350 }
    const scene = position({ seats: 3, phase: 'build', player: 2, ...joined, ...tied })
    scene.play(2, 'done')
    expect(scene.view().goal).toBe(400)
  })

  test('CR-A96 after 150 rounds the game ends as at a time limit', () => {
    const scene = position({ phase: 'build', player: 1, round: 150, cash: [40, 30] })
    scene.play(1, 'done')
    expect(scene.result()).toMatchObject({ ending: 'exhausted', places: [1, 2] })
    const before = position({ phase: 'build', player: 1, round: 149, cash: [40, 30] })
    before.play(1, 'done')
    expect(before.asked()).toEqual([0])
    const connected = position({ phase: 'build', player: 1, round: 150, cash: [30, 40], ...joined })
    connected.play(1, 'done')
    expect(connected.result()).toMatchObject({ ending: 'exhausted', places: [1, 2] })
  })

  test('the parts of a result are where the money came from and went to', () => {
    const scene = position({ phase: 'build', player: 1, round: 150, cash: [40, 30] })
    scene.play(1, [...building('48.65 48.66'), 'done'])
    const { scores, parts } = scene.result()
    expect(scores).toEqual([40, 29])
    expect([parts.start, parts.track, parts.deliveries]).toEqual([
      [60, 60],
      [0, -1],
      [-20, -30],
    ])
  })
})

const pairsOf = (posts: readonly string[]): string[] => posts.slice(1).map((to, i) => `${posts[i]} ${to}`)
const pairs = (words: string): string[] => pairsOf(words.split(' '))
const turned = (pair: string): string => pair.split(' ').reverse().join(' ')

describe('open and secret', () => {
  test('CR-325 demand cards, trains and loads can be seen by all', () => {
    const scene = position({ loads: ['tea', 'silk'], trains: ['fast', 'heavy'] })
    for (const reader of [0, 1, undefined]) {
      const view = scene.view(reader)
      expect([view.loads, view.train, view.cardPlace]).toEqual([scene.view(0).loads, [1, 2], scene.view(0).cardPlace])
      expect(view.cardPlace.filter((place) => place >= 3)).toHaveLength(6)
    }
  })

  test('CR-326 nothing in a view tells what the others have', () => {
    const poor = position({ seats: 3, cash: [11, 22, 33] })
    const rich = position({ seats: 3, cash: [11, 220, 330] })
    expect(rich.view(0)).toEqual(poor.view(0))
    expect(rich.view(1)).not.toEqual(poor.view(1))
    const alike = position({ seats: 3, cash: [110, 220, 330] })
    expect(alike.view(undefined)).toEqual(poor.view(undefined))
  })

  test('CR-326 cash is not shown to the others until the Rail Tax; nothing else is secret', () => {
    const scene = position({ seats: 3, cash: [11, 22, 33] })
    expect([0, 1, 2, undefined].map((reader) => scene.view(reader).cash)).toEqual([
      [11, -1, -1],
      [-1, 22, -1],
      [-1, -1, 33],
      [-1, -1, -1],
    ])
    const { cash, ledger, me, ...rest } = scene.view(0)
    const other = scene.view(undefined)
    expect([cash, me, ledger.length]).toEqual([[11, -1, -1], 0, other.ledger.length])
    expect(other).toMatchObject(rest)
    expect(position({ cash: [11, 22], taxed: true }).view(undefined).cash).toEqual([11, 22])
    const over = position({ phase: 'build', player: 1, round: 150, cash: [40, 30] })
    over.play(1, 'done')
    expect([over.view(0).cash, over.view(undefined).cash]).toEqual([
      [40, 30],
      [40, 30],
    ])
  })
})
