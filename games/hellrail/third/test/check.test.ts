import { beginRun, playMove, Refused, type Run, seededChance } from '@acheron/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellAt } from '../../railway/field.ts'
import { DISCARDS, HAND, inCircle, PLAYED, TABLE, TRAIN } from '../../railway/state.ts'
import { cardCalled, positionCalled, sleeperCalled } from '../../railway/test/position.ts'
import { steps } from '../../railway/test/scene.ts'
import { THIEVERY } from '../src/effects.ts'
import { hellrail } from '../src/index.ts'
import { HELD, type State } from '../src/state.ts'
import { newGame, position, type Scene } from './scenario.ts'

type Change = (g: State) => unknown
type Lists = { [Name in keyof State]: State[Name] extends number[] ? Name : never }[keyof State]

/** Another value in a list; cards go by name. */
const put =
  (list: Lists, at: number | string, value: unknown): Change =>
  (g) =>
    Object.assign(g[list], { [typeof at === 'string' ? cardCalled(at) : at]: value })
const set =
  (its: object): Change =>
  (g) =>
    Object.assign(g, its)
const local =
  (its: object): Change =>
  (g) =>
    Object.assign(g.frames.at(-1) ?? {}, its)
const open =
  (its: object): Change =>
  (g) =>
    Object.assign(g.open ?? {}, its)
const stand = (p: number, where: string): Change => put('engine', p, positionCalled(where))
const all =
  (...changes: readonly Change[]): Change =>
  (g) =>
    changes.map((change) => change(g))

/** The tokens of two circles change places. */
const exchange =
  (one: number, other: number): Change =>
  (g) =>
    set({ tokenPlace: g.tokenPlace.map((place) => ([one, other].includes(place) ? one + other - place : place)) })(g)

/** In the middle of a turn: a stack below the Gates, a card above them, engines and a Check on the way. */
const turn = (): Scene =>
  position({
    seats: 3,
    hands: [['argenti', 'lucullus', 'jason'], ['amata'], []],
    trains: [['dido', 'homer'], ['bocca'], []],
    rails: { '0,1': ['midas', 'saladin r1'], '0,-1': 'plutus' },
    engines: ['g', '2', '0,-1 nn>n'],
    markers: ['0,1 sw'],
    tokens: { 2: 'lust', 4: 'heresy' },
    anathema: 1,
    catchers: [0],
    boats: [0],
  })

function after(...moves: readonly string[]): Scene {
  const it = turn()
  it.play(...moves)
  return it
}

const into2 = ['p0 move argenti', ...steps(0, 'seee')]

/** Player 0 has come into circle 2 and named player 2 for Lust; player 1 may cancel that. */
const reacting = (): Scene => after(...into2, 'p0 use', 'p0 target p2')

/** Somebody has chosen a circle to lay. */
function laying(): Scene {
  const it = newGame(3, { layout: 'advocate' })
  const [p] = hellrail.asked(it.table.state)
  it.play(`p${p} ${it.legal(p)[0]}`)
  return it
}

/** What is wrong after a change. */
function fault(it: Scene, change: Change): string {
  const g = hellrail.clone(it.table.state)
  hellrail.check(g)
  change(g)
  try {
    hellrail.check(g)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing'
}

describe('no position has', () => {
  test.each<[string, Change]>([
    ['seats is 1; it must be a whole number from 2 to 4', set({ seats: 1 })],
    ['player is 3; it must be a whole number from 0 to 2', set({ player: 3 })],
    ['player is 0.5; it must be a whole number from 0 to 2', set({ player: 0.5 })],
    ['cardTurn has 44 entries; it must have 45', (g) => g.cardTurn.pop()],
    ['cardPlace[7] is "4"; it must be a whole number from 0 to 14', put('cardPlace', 7, '4')],
    ['amata is with player 3, who is not at the table', put('cardPlace', 'amata', HAND + 3)],
    ['dido is with player 3, who is not at the table', put('cardPlace', 'dido', TRAIN + 3)],
    ['amata is on the table, but on no cell', put('cardPlace', 'amata', TABLE)],
    ['amata is on a cell, but not on the table', put('cardCell', 'amata', cellAt(0, 1))],
    ['plutus is too far from the Gates of Hell', put('cardCell', 'plutus', cellAt(60, 0))],
    ['amata is turned, but not on the table', put('cardTurn', 'amata', 1)],
    ['amata has a rank, but is neither in a train nor on the table nor discarded', put('cardRank', 'amata', 1)],
    ['homer has rank 2 instead of 1 in the train of player 0', put('cardRank', 'homer', 2)],
    ['homer has rank 1 instead of 0 in the train of player 0', put('cardRank', 'dido', 2)],
    ['saladin has rank 2 instead of 1 in its stack', put('cardRank', 'saladin', 2)],
    ['midas cannot lie upon saladin', all(put('cardRank', 'midas', 1), put('cardRank', 'saladin', 0))],
    ['plutus lies on circle 1', put('cardCell', 'plutus', cellAt(-1, 1))],
    ['amata was seen by somebody who cannot have seen it', put('cardSeen', 'amata', 2)],
    ['dido was seen by somebody who cannot have seen it', put('cardSeen', 'dido', 2)],
    ['cardSeen[22] is 8; it must be a whole number from 0 to 7', put('cardSeen', 'amata', 8)],
    ['a card is shown that nobody lays', put('cardPlace', 'amata', PLAYED)],

    ['the Gates of Hell are not in the middle', put('circleCell', 0, cellAt(0, -2))],
    ['two circles are on one cell', put('circleCell', 1, cellAt(1, 1))],
    ['two circles share a side', put('circleCell', 9, cellAt(0, -1))],
    ['the circles are not one piece', put('circleCell', 9, cellAt(10, 10))],
    ['circle 9 is neither with a player nor on the table, or both', put('circleCell', 9, -1)],
    ['circle 9 is neither with a player nor on the table, or both', put('circleHolder', 9, 1)],
    ['there are circles to be laid, but nobody lays them', all(put('circleCell', 9, -1), put('circleHolder', 9, 0))],

    ['the engine of player 0 is where no engine can be: 1', put('engine', 0, 1)],
    ...['0,-1 ne>n', '0,-1 nn>e', '0,2 n>n'].map((where): [string, Change] => [
      `the engine of player 0 is where no engine can be: ${positionCalled(where)}`,
      stand(0, where),
    ]),
    ['the engine of player 2 is on the sleeper of another engine', stand(0, '0,-1 nn>s')],
    ['engine has 2 entries; it must have 3', (g) => g.engine.pop()],
    ['engine[1] is -11; it must be a whole number from -10 to 786431', put('engine', 1, inCircle(10))],
    ['two markers are on one sleeper', (g) => g.markers.push(g.markers[0])],
    [
      `a marker is on sleeper ${sleeperCalled('0,-1 ne')}, which there is not`,
      put('markers', 1, sleeperCalled('0,-1 ne')),
    ],
    ['there are 9 markers; there can be 8', set({ markers: Array(9).fill(sleeperCalled('0,1 sw')) })],

    ['circle 2 has 0 effect tokens instead of 1', (g) => put('tokenPlace', g.tokenPlace.indexOf(2), 0)(g)],
    ['circle 2 has 2 effect tokens instead of 1', (g) => put('tokenPlace', g.tokenPlace.indexOf(0), 2)(g)],
    [
      'player 1 holds more than one effect token',
      (g) => set({ tokenPlace: g.tokenPlace.map((place) => (place === 0 ? HELD + 1 : place)) })(g),
    ],
    ['tokenSeen[0] is 1; it must be a whole number from 0 to 0', put('tokenSeen', 0, 1)],
    ['player 1 holds both Heresy tokens', put('heresyHolder', 1, 1)],
    ['heresyHolder[1] is 3; it must be a whole number from -1 to 2', put('heresyHolder', 1, 3)],
    ['cerberus is 10; it must be a whole number from -1 to 9', set({ cerberus: 10 })],
    ['glutton is 2; it must be a whole number from 0 to 1', set({ glutton: 2 })],
    ['secret is -1; it must be a whole number from 0 to 1', set({ secret: -1 })],
    ['3 players have a boat; there are 2', set({ boat: [1, 1, 1] })],
    ['3 players have a tender; there are 2', set({ tender: [1, 1, 1] })],
    ['3 players have a catcher; there are 2', set({ catcher: [1, 1, 1] })],
    ['tender[0] is 2; it must be a whole number from 0 to 1', put('tender', 0, 2)],
  ])('%s', (message, change) => {
    expect(fault(turn(), change)).toBe(message)
  })

  test('a card under another that could never contain it; but that one may have been turned since', () => {
    const stack = (upper: string): Scene => position({ rails: { '0,1': ['bocca', upper] } })
    for (const lying of ['sinon r0', 'sinon r1', 'sinon r2', 'sinon r3']) expect(stack(lying).rail('0,1')).toBe(lying)
    expect(() => stack('plutus')).toThrow('plutus cannot lie upon bocca')
  })
})

describe('no procedure is in progress with', () => {
  test.each<[string, () => Scene, Change]>([
    ['turn.acted cannot hold {"by":1,"reach":0}', turn, local({ by: 1 })],
    ['turn.acted cannot hold {"by":0,"reach":2}', turn, local({ reach: 2 })],
    ['turn.acted cannot hold {"by":0,"reach":0,"left":1}', turn, local({ left: 1 })],
    ['turn.acted cannot hold {"by":"0","reach":0}', turn, local({ by: '0' })],
    ['turn cannot be put to player 1', turn, open({ asked: [1] })],
    ['tender cannot be asked at turn.acted', turn, open({ question: 'tender' })],
    ['turn cannot be put to players 0', turn, open({ together: true })],
    ['react cannot be put to players 1', reacting, open({ together: false })],
    ['turn cannot have been called at the beginning', turn, (g) => g.frames.shift()],
    ['turn cannot have been called at turn.acted', turn, (g) => g.frames.push({ ...g.frames[1] })],
    ['a frame is at a step that there is not', turn, local({ step: 'turn.sleeps' })],
    ['the game is over although there are cards to draw', turn, set({ frames: [], open: null })],
    ['cannot be at turn.tenderDecided', turn, all(local({ step: 'turn.tenderDecided' }), open({ question: 'tender' }))],
    ['cannot be at laying.chosen', () => after('p0 lay jason'), local({ card: cardCalled('amata') })],
    ['cannot be at moving.chosen', () => after('p0 move argenti'), local({ left: 5 })],
    ['cannot be at moving.chosen', () => after('p0 move argenti', 'p0 go s'), local({ left: 6 })],
    ['cannot be at moving.chosen', () => after('p0 move argenti', 'p0 go s'), stand(0, '0,1 ss>s')],
    ['cannot be at visit.decided', () => after(...into2), stand(0, '4')],
    ['visit.decided cannot hold', () => after(...into2), local({ circle: 10 })],
    ['cannot be at visit.used', reacting, exchange(2, 4)],
    ['lust is used, but another effect was announced', reacting, local({ effect: THIEVERY })],
    ['cannot be at window.answered', reacting, put('heresyHolder', 0, -1)],
    ['cannot be at window.answered', reacting, local({ target: 0 })],
    ['cannot be at window.answered', reacting, open({ asked: [1, 2], answers: [-1, -1] })],
    ['cannot be at window.answered', reacting, local({ cancellable: 0 })],
    ['window.answered cannot hold', reacting, local({ cancelled: 2 })],
    ['cannot be at advocate.placed', laying, local({ circle: 0 })],
    ['the game has begun before all circles are laid', laying, put('boat', 0, 1)],
    ['the game has begun before all circles are laid', laying, put('cardPlace', 0, TRAIN)],
  ])('%s', (message, scene, change) => {
    expect(fault(scene(), change)).toContain(message)
  })

  test('a bribe that cannot be paid, is not due or has been paid', () => {
    const it = position({
      cerberus: 4,
      hands: [['argenti', 'farinata'], []],
      rails: { '0,1': 'saladin' },
      engines: ['4', 'g'],
    })
    it.play('p0 move argenti')
    expect(it.asked()).toBe('p0 bribe')
    for (const change of [
      all(put('cardPlace', 'farinata', DISCARDS), put('cardRank', 'farinata', 1)),
      set({ cerberus: 9 }),
      set({ cerberus: -1 }),
      local({ paid: 5 }),
      stand(0, 'g'),
    ])
      expect(fault(it, change)).toBe('the rules cannot be at cerberus.paid in this position')
  })

  test('a bribe that cannot be paid, in a guess: great cards may be in any hand', () => {
    const hands = [['argenti', 'farinata'], [], ['lucullus', 'epicurus']]
    const rails = { '0,1': 'saladin' }
    const it = position({ seats: 3, cerberus: 4, hands, rails, engines: ['4', 'g', 'g'], rest: 'delivered' })
    it.play('p0 move argenti')
    for (let seed = 0; seed < 20; seed++) {
      const guess = hellrail.guess(it.table.state, 1, seededChance(seed))
      expect(fault({ ...it, table: { ...it.table, state: guess } }, () => undefined)).toBe('nothing')
    }
  })

  test('an engine to be pushed or robbed that is not in the way', () => {
    const it = position({
      hands: [['argenti'], []],
      trains: [[], ['dido']],
      rails: { '0,1': 'saladin' },
      engines: ['g', '0,1 n>s'],
      catchers: [0],
    })
    it.play('p0 move argenti', 'p0 go s')
    expect(it.asked()).toBe('p0 catch')
    for (const change of [stand(1, '0,1 nn>s'), put('catcher', 0, 0), local({ rammed: 0 })])
      expect(fault(it, change)).toBe('the rules cannot be at catching.decided in this position')
    it.play('p0 spare')
    expect(it.asked()).toBe('p0 push')
    for (const change of [stand(1, '0,1 nn>s'), local({ engine: 0 }), local({ travel: positionCalled('0,1 nn>s') })])
      expect(fault(it, change)).toBe('the rules cannot be at pushing.branchChosen in this position')
  })
})

describe('a position with one value changed', () => {
  const scenes = [turn, () => after('p0 lay jason'), () => after('p0 move argenti', 'p0 go s'), reacting, laying]
  const positions = scenes.map((scene) => JSON.stringify(scene().table.state))

  const read = (json: string): Run<State> | Refused => {
    try {
      return beginRun(hellrail, { seats: 3, position: json }, seededChance(1))
    } catch (error) {
      if (error instanceof Refused) return error
      throw error
    }
  }

  /** Reads the position and plays on for a while; says why it was refused, or that it was played. */
  function tryOut(json: string, seed: number): string {
    const table = read(json)
    if (table instanceof Refused) return table.message
    const chance = seededChance(seed)
    for (let moves = 0; moves < 30 && hellrail.asked(table.state).length > 0; moves++) {
      const [p] = hellrail.asked(table.state)
      const legal = hellrail.legal(table.state, p)
      playMove(table, p, legal[chance.pick(legal.length)])
      hellrail.check(table.state)
    }
    return 'played'
  }

  test('is refused in clear words, or can be played on', () => {
    const change = fc.property(fc.constantFrom(...positions), fc.nat(), fc.nat(), (json, seed, other) => {
      const leaves = [...json.matchAll(/(?<=[:[,])(-?\d+|"[^"]*")(?=[\],}])/g)]
      const { 0: leaf, index } = leaves[seed % leaves.length]
      const value = leaf.startsWith('"') ? leaves[other % leaves.length][0] : String(Number(leaf) + (other % 5) - 2)
      const outcome = tryOut(json.slice(0, index) + value + json.slice(index + leaf.length), seed)
      expect(outcome).not.toMatch(/undefined|not a function|not iterable|cannot read/i)
    })
    fc.assert(change, { numRuns: 400 })
  })

  test('to anything in a list is refused in clear words', () => {
    const g = JSON.parse(positions[0]) as State
    const keys = Object.keys(g).filter((key) => Array.isArray(g[key as keyof State]) && key !== 'markers')
    const value = fc.jsonValue({ maxDepth: 1 }).filter((it) => !Number.isInteger(it))
    const change = fc.property(fc.constantFrom(...keys), fc.array(value, { maxLength: 50 }), (key, values) => {
      expect(() => hellrail.check({ ...g, [key]: values })).toThrow(expect.objectContaining({ name: 'Error' }))
    })
    fc.assert(change, { numRuns: 300 })
  })
})
