import { beginRun, seededChance } from '@acheron/core'
import { picksAtSetUp } from '@acheron/core/test-kit'
import { describe, expect, test } from 'vitest'
import {
  across,
  beside,
  diagonals,
  down,
  EFFECT_NAMES,
  hellrail,
  SIDES,
  SINNERS,
  TRACTION,
  VALUE,
  type View,
} from '../src/index.ts'
import { shown } from '../src/secrets.ts'
import { newGame, position, type Scene, steps } from './scenario.ts'

const SEATS = [2, 3, 4]
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from - i)
const CIRCLES = ['g', '1', '2', '3', '4', '5', '6', '7', '8', '9']

const THE_FIFTEEN = (
  'abyss boatmen brimstone-tenders chaos-reigns delinquency false-path geryon gluttony guard-duty heresy ' +
  'infernal-power lust shift-change soul-catcher thievery'
).split(' ')

/** A straight from the Gates of Hell down to circle 4. */
const DOWN = { '0,1': 'plutus' }

/** What everybody sees of a game with ordinary luck. */
const atRandom = (seed: number, seats = 2): View => shown(beginRun(hellrail, { seats }, seededChance(seed)).state)

/** Enters circle 4 with the card and uses its effect, then answers as said. */
function visitFour(it: Scene, p: number, card: string, ...answers: string[]): void {
  it.play(`p${p} move ${card}`, ...steps(p, 'sssss'), `p${p} use`, ...answers.map((words) => `p${p} ${words}`))
}

describe('components', () => {
  test('HR3-001 there are 45 rail cards, 10 circles and 4 engines', () => {
    expect(new Set(SINNERS).size).toBe(45)
    const it = newGame(4)
    const { pile, players, circles } = it.view(undefined)
    expect(pile + players.reduce((sum, { cards }) => sum + cards, 0)).toBe(45)
    expect(new Set(circles).size).toBe(10)
    expect(players.map(({ engine }) => engine)).toHaveLength(4)
    expect(() => beginRun(hellrail, { seats: 5 }, seededChance(1))).toThrow('from 2 to 4')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-002 there are 15 effect tokens, all different', () => {
    const { tokens, unused } = newGame().view(undefined)
    expect(tokens.length - 1 + unused.length).toBe(15)
    expect(new Set([...tokens.slice(1), ...unused]).size).toBe(15)
  })

  test('HR3-002 there are 2 Boats, 2 Tenders and 2 Soul Catchers', () => {
    for (const [effect, list] of [
      ['boatmen', 'boat'],
      ['brimstone-tenders', 'tender'],
      ['soul-catcher', 'catcher'],
    ] as const) {
      const it = position({
        seats: 3,
        hands: [['argenti'], ['ruggieri'], ['homer']],
        rails: DOWN,
        tokens: { 4: effect },
        held: { 2: 'lust' },
      })
      visitFour(it, 0, 'argenti')
      it.play('p0 end')
      visitFour(it, 1, 'ruggieri')
      it.play('p1 end', 'p2 move homer', ...steps(2, 'sssss'))
      expect(it.refused('p2 use')).toBe('HR3-A47')
      expect(it.view(undefined).players.map((player) => player[list])).toEqual([1, 1, 0])
      expect(it.asked()).toBe('p2 visit')
    }
  })

  test('HR3-002 there are 2 Heresy tokens', () => {
    const it = position({
      seats: 3,
      hands: [['argenti'], ['ruggieri'], ['homer']],
      rails: DOWN,
      tokens: { 4: 'heresy' },
      held: { 2: 'lust' },
    })
    it.play('p0 move argenti', ...steps(0, 'sssss'), 'p0 use')
    expect(it.legal(0)).toEqual(['take anathema', 'take indulgence'])
    it.play('p0 take indulgence', 'p0 end', 'p1 move ruggieri', ...steps(1, 'sssss'), 'p1 use')
    expect(it.legal(1)).toEqual(['take anathema'])
    it.play('p1 take anathema', 'p1 end', 'p2 move homer', ...steps(2, 'sssss'))
    expect(it.view(undefined).heresyHolder).toEqual([1, 0])
    expect(it.refused('p2 use')).toBe('HR3-A47')
    expect(it.asked()).toBe('p2 visit')
  })

  test('HR3-002 there is one Cerberus', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, tokens: { 4: 'guard-duty' }, cerberus: 7 })
    visitFour(it, 0, 'argenti', 'guard 2')
    expect(it.view(undefined).cerberus).toBe(2)
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-002 there are 8 Checks', () => {
    const seven = ['e', 's', 'w', 'nn', 'ss', 'ww', 'ee'].map((sleeper) => `0,-1 ${sleeper}`)
    const rails = { ...DOWN, '0,-1': 'orestes' }
    const it = position({
      hands: [['argenti'], ['homer']],
      rails,
      tokens: { 4: 'delinquency' },
      markers: seven,
      held: { 1: 'lust' },
    })
    visitFour(it, 0, 'argenti', 'mark orestes n')
    expect(it.markers()).toHaveLength(8)
    it.play('p0 end', 'p1 move homer', ...steps(1, 'sssss'))
    expect(it.refused('p1 use')).toBe('HR3-A33')
    expect(it.asked()).toBe('p1 visit')
  })

  test('HR3-003 the circles are G and 1 to 9', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, tokens: { 4: 'guard-duty' } })
    visitFour(it, 0, 'argenti')
    expect(it.legal(0)).toEqual(CIRCLES.map((circle) => `guard ${circle}`))
    expect(it.asked()).toBe('p0 guard-duty')
  })

  test('HR3-004 every rail card is picked up in one of the circles 1 to 9 and delivered in one of them', () => {
    const names = [...SINNERS]
    for (const [verb, at] of [
      ['couple', { hands: [names] }],
      ['deliver', { trains: [names] }],
    ] as const) {
      const offered = CIRCLES.map((circle) =>
        position({ ...at, engines: [circle, 'g'] })
          .legal(0)
          .filter((words) => words.startsWith(`${verb} `)),
      )
      expect(offered[0]).toEqual([])
      expect(
        offered
          .flat()
          .map((words) => words.split(' ')[1])
          .sort(),
      ).toEqual([...names].sort())
    }
  })

  test('HR3-004 every rail card has a car value and a traction', () => {
    for (const [i, card] of SINNERS.entries()) {
      const moving = position({ hands: [[card], []], rails: { '0,1': card === 'plutus' ? 'orestes' : 'plutus' } })
      moving.play(`p0 move ${card}`)
      expect(moving.question().params).toEqual({ left: VALUE[i] })
      const fanning = position({ hands: [[card], []] })
      fanning.play(`p0 stoke ${card}`)
      expect(fanning.hand(0)).toHaveLength(TRACTION[i])
    }
    expect(new Set(VALUE)).toEqual(new Set([3, 4, 5, 6, 7, 8, 9]))
    expect(new Set(TRACTION)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('HR3-004 every rail card has track, whatever the side from which an engine comes', () => {
    for (const card of SINNERS)
      for (const turn of [0, 1, 2, 3]) {
        const fuel = card === 'argenti' ? 'homer' : 'argenti'
        const it = position({ hands: [[fuel], []], rails: { '0,1': `${card} r${turn}` } })
        it.play(`p0 move ${fuel}`, 'p0 go s')
        expect(it.engine(0)).toBe('0,1 n>s')
        const ways = it.legal(0).filter((words) => words.startsWith('go '))
        expect(ways.length).toBeGreaterThan(0)
        it.play(`p0 ${ways[0]}`)
        expect(it.asked()).toBe('p0 step')
      }
  })
})

describe('the table', () => {
  test('HR3-005 every player has one engine of their own, and engines that nobody plays are left out', () => {
    for (const seats of SEATS) expect(newGame(seats).view(undefined).players).toHaveLength(seats)
    for (const p of [0, 1, 2]) {
      const it = position({ seats: 3, turn: p, hands: [['argenti'], ['homer'], ['ruggieri']], rails: DOWN })
      it.play(`p${p} move ${it.hand(p)[0]}`, `p${p} go s`, `p${p} stop`)
      expect([0, 1, 2].map((each) => it.engine(each))).toEqual([0, 1, 2].map((each) => (each === p ? '0,1 n>s' : 'g')))
      expect(it.asked()).toBe(`p${p} turn`)
    }
  })

  test('HR3-006 the circles lie in a fixed layout in which they touch only at their corners', () => {
    const { circles } = newGame().view(undefined)
    expect(circles.map((cell) => `${across(cell)},${down(cell)}`).join(' ')).toBe(
      '0,0 -1,1 1,1 -2,2 0,2 2,2 -3,3 -1,3 1,3 3,3',
    )
    for (const seats of SEATS) for (const seed of [1, 2, 3]) expect(atRandom(seed, seats).circles).toEqual(circles)
    const isFarOff = (a: number, b: number): boolean =>
      Math.abs(across(a) - across(b)) + Math.abs(down(a) - down(b)) >= 2
    for (const [i, cell] of circles.entries()) {
      for (const other of circles.slice(i + 1)) expect(isFarOff(cell, other)).toBe(true)
      expect(diagonals(cell).some((next) => circles.includes(next))).toBe(true)
    }
  })

  test('HR3-007 the empty cells between and around the circles are open for track', () => {
    const it = position({ hands: [['homer'], []] })
    const { circles } = it.view(undefined)
    const open = new Set(
      circles.flatMap((cell) => SIDES.map((side) => beside(cell, side)).map((next) => `${across(next)},${down(next)}`)),
    )
    it.play('p0 lay homer')
    expect(new Set(it.legal(0))).toEqual(
      new Set([...open].flatMap((cell) => [0, 1, 2, 3].map((turn) => `place ${cell} r${turn}`))),
    )
    for (const between of ['0,1', '-1,2', '1,2', '0,3']) expect(open).toContain(between)
    for (const around of ['0,-1', '-4,3', '3,4', '2,1']) expect(open).toContain(around)
    expect(it.asked()).toBe('p0 place')
  })

  test('HR3-008 every engine starts on the Gates of Hell', () => {
    for (const seats of SEATS)
      for (const layout of hellrail.options.layout) {
        const it = newGame(seats, { layout })
        for (let p = 0; p < seats; p++) expect(it.engine(p)).toBe('g')
      }
  })
})

describe('the effect tokens', () => {
  test('HR3-009 one of the shuffled effect tokens lies face up on each circle but G', () => {
    for (const seats of SEATS) expect(picksAtSetUp(hellrail, seats).slice(0, 9)).toEqual(range(15, 9))
    const it = newGame(2, {}, 14, 0, 12, 5, 0, 1, 0, 7, 3, ...Array(7).fill(0))
    for (const reader of [0, 1, undefined])
      expect(
        it
          .view(reader)
          .tokens.map((effect) => EFFECT_NAMES[effect] ?? '-')
          .join(' '),
      ).toBe('- thievery abyss soul-catcher geryon boatmen chaos-reigns brimstone-tenders shift-change guard-duty')
    expect(it.told().find(({ id }) => id === 'tokens-dealt')).toMatchObject({ effects: it.view(0).tokens })
  })

  test('HR3-010 the Gates of Hell never hold an effect token', () => {
    for (const seed of [1, 2, 3]) expect(atRandom(seed).tokens[0]).toBe(-1)
    const chaos = position({ hands: [['argenti'], []], rails: DOWN, tokens: { 4: 'chaos-reigns' } })
    visitFour(chaos, 0, 'argenti')
    const { tokens } = chaos.view(undefined)
    expect(tokens[0]).toBe(-1)
    expect(new Set(tokens.slice(1).filter((effect) => effect >= 0)).size).toBe(9)
    expect(chaos.asked()).toBe('p0 turn')

    const gates = position({ hands: [['argenti'], []], rails: DOWN, engines: ['0,1 n>n', '4'], held: { 0: 'lust' } })
    gates.play('p0 move argenti', 'p0 go n')
    expect(gates.view(undefined).tokens[0]).toBe(-1)
    expect(gates.asked()).toBe('p0 turn')
  })

  test('HR3-010 Shift Change brings no token to the Gates of Hell', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, tokens: { 4: 'shift-change', 9: 'lust' } })
    visitFour(it, 0, 'argenti')
    expect(it.refused('p0 swap-circle g')).toBe('HR3-118')
    it.play('p0 swap lust')
    expect(it.view(undefined).tokens[0]).toBe(-1)
    expect([4, 9].map((circle) => EFFECT_NAMES[it.view(undefined).tokens[circle]])).toEqual(['lust', 'shift-change'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-011 the six effect tokens that are left over are the unused ones', () => {
    for (const seats of SEATS) {
      const { tokens, unused, unusedCount, players } = newGame(seats).view(undefined)
      expect([unusedCount, unused.length]).toEqual([6, 6])
      expect(unused.some((effect) => tokens.includes(effect))).toBe(false)
      expect(players.map(({ token }) => token)).toEqual(Array(seats).fill(-1))
    }
  })

  test('HR3-016 no token is blank: all those that are used have one of the fifteen effects', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { tokens, unused } = atRandom(seed)
      expect(new Set([...tokens.slice(1), ...unused].map((effect) => EFFECT_NAMES[effect]))).toEqual(
        new Set(THE_FIFTEEN),
      )
    }
  })
})

describe('the cards', () => {
  test('HR3-012 each player is dealt three of the shuffled rail cards', () => {
    for (const seats of SEATS) {
      expect(picksAtSetUp(hellrail, seats).slice(9, 9 + 3 * seats)).toEqual(range(45, 3 * seats))
      const it = newGame(seats)
      const dealt = it.told().filter(({ id }) => id === 'drew')
      expect(dealt.slice(0, seats)).toEqual(dealt.slice(0, seats).map((_, by) => ({ id: 'drew', by, count: 3 })))
      expect(it.view(undefined).players.map(({ cards }) => cards)).toEqual([4, ...Array(seats - 1).fill(3)])
    }
    const it = newGame(2, {}, ...Array(9).fill(0), 7, 0, 40, 20, 1, 39, 0)
    expect(it.hand(0)).toEqual(['homer', 'aristotle', 'dido', 'bocca'])
    expect(it.hand(1)).toEqual(['saladin', 'amata', 'antenor'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-013 the rail cards that are not dealt are the draw pile, face down', () => {
    for (const seats of SEATS) {
      const it = newGame(seats)
      expect(it.pile()).toBe(45 - 3 * seats - 1)
      expect(it.discards()).toEqual([])
      expect(it.told().map(({ id }) => id)).not.toContain('reshuffled')
      expect(it.view(undefined).rails).toEqual([])
      for (let p = 0; p < seats; p++) {
        expect([it.train(p), it.delivered(p)]).toEqual([[], 0])
        expect(it.view(p).seen.flat()).toEqual([])
      }
    }
    const [one, other] = [0, 10].map((pick) => newGame(2, {}, ...Array(12).fill(0), pick, pick, pick, 38))
    expect(one.view(0)).toEqual(other.view(0))
    expect(one.hand(1)).not.toEqual(other.hand(1))
  })
})

describe('the supply and the start', () => {
  test('HR3-014 the special tokens lie in a supply common to all', () => {
    for (const seats of SEATS) {
      const { heresyHolder, cerberus, markers, players } = newGame(seats).view(undefined)
      expect({ heresyHolder, cerberus, markers }).toEqual({ heresyHolder: [-1, -1], cerberus: -1, markers: [] })
      for (const player of players) expect(player).toMatchObject({ boat: 0, tender: 0, catcher: 0, heresy: -1 })
    }
    for (const [effect, answers, taken] of [
      ['boatmen', [], { boat: 1 }],
      ['brimstone-tenders', [], { tender: 1 }],
      ['soul-catcher', [], { catcher: 1 }],
      ['heresy', ['take anathema'], { heresy: 0 }],
    ] as const)
      for (const p of [0, 1, 2]) {
        const it = position({
          seats: 3,
          turn: p,
          hands: [['argenti'], ['homer'], ['ruggieri']],
          rails: DOWN,
          tokens: { 4: effect },
        })
        visitFour(it, p, it.hand(p)[0], ...answers)
        expect(it.view(undefined).players[p]).toMatchObject(taken)
        expect(it.asked()).toBe(`p${p} turn`)
      }
  })

  test('HR3-015 the first player is drawn at random, unless the table chose that seat 1 begins', () => {
    for (const seats of SEATS) {
      const dealt = 9 + 3 * seats
      const drawn = 45 - 3 * seats
      expect(picksAtSetUp(hellrail, seats).slice(dealt)).toEqual([seats, drawn])
      expect(picksAtSetUp(hellrail, seats, { first: 'seat-1' }).slice(dealt)).toEqual([drawn])
      for (let first = 0; first < seats; first++) {
        const it = newGame(seats, { first: 'random' }, ...Array(dealt).fill(0), first, 0)
        expect(it.told()).toContainEqual({ id: 'first-player', by: first })
        expect(it.asked()).toBe(`p${first} turn`)
      }
      expect(newGame(seats, { first: 'seat-1' }).asked()).toBe('p0 turn')
    }
  })
})
