import { beginRun, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { LENGTH } from '../src/board.ts'
import { ticketToRide } from '../src/index.ts'
import { OPEN_END } from '../src/state.ts'
import { TICKET_NAME } from '../src/tickets.ts'
import { lawfulState } from './position.ts'
import { playRandomly, seenBy } from './random-game.ts'
import { endedGame, position, type Scene } from './scenario.ts'

const ticket = (name: string): number => TICKET_NAME.indexOf(name)

/** The first player claims a route and has so many trains left. */
function claimedDownTo(left: number): Scene {
  const route = 'chicago~duluth'
  const scene = position({ seats: 3, hands: [{ red: 3 }], trains: [left + 3], free: [route] })
  scene.play(0, `claim ${route}`)
  expect(scene.trains(0)).toBe(left)
  return scene
}

function takeTwoCards(scene: Scene, p: number): void {
  scene.play(p, 'draw')
  scene.play(p, 'draw')
}

describe('the last round', () => {
  test('TTR-080 it begins when a player has 0, 1 or 2 trains left after a turn', () => {
    for (const left of [0, 1, 2]) {
      const scene = claimedDownTo(left)
      expect(scene.told(1)).toContainEqual({ id: 'last-round', by: 0, trains: left })
      expect(scene.view(undefined).turnsLeft).toBe(3)
      expect(scene.question(1).params).toEqual({ turnsLeft: 3 })
    }
    for (const left of [3, 4]) {
      const scene = claimedDownTo(left)
      expect(scene.events('last-round')).toEqual([])
      expect(scene.view(undefined).turnsLeft).toBe(OPEN_END)
      expect(scene.asked()).toEqual([1])
    }
  })

  test('TTR-081 each player has one more turn, including the one who brought it about', () => {
    for (const seats of [2, 3, 4, 5]) {
      const scene = position({
        seats,
        turn: 1,
        hands: [{}, { red: 3 }],
        trains: [undefined, 5],
        free: ['chicago~duluth'],
      })
      scene.play(1, 'claim chicago~duluth')
      for (let turn = 2; turn < seats + 2; turn++) {
        expect(scene.asked()).toEqual([turn % seats])
        takeTwoCards(scene, turn % seats)
      }
      expect(scene.asked()).toEqual([])
      expect(scene.result().ending).toBe('last-round')
    }
  })

  test('TTR-081 without few trains the game goes on', () => {
    const scene = claimedDownTo(3)
    for (const p of [1, 2, 0, 1, 2]) takeTwoCards(scene, p)
    expect(scene.view(undefined).over).toBe(false)
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-082 after the last round the game is over and scored', () => {
    const scene = position({ turn: 1, turnsLeft: 1, tickets: [['denver~el-paso'], []], hands: [{}, { red: 1 }] })
    expect(scene.view(undefined).over).toBe(false)
    expect(() => scene.result()).toThrow('not over')
    scene.play(1, 'claim atlanta~nashville')
    expect(scene.view(undefined).over).toBe(true)
    expect(scene.result()).toEqual({
      ending: 'last-round',
      scores: [-4, 11],
      places: [2, 1],
      parts: { routes: [0, 1], tickets: [-4, 0], 'longest-path': [0, 10] },
    })
    expect(scene.told().at(-1)).toEqual({ id: 'game-over', winners: [1] })
    for (const p of [0, 1]) {
      expect(scene.refused(p, 'draw')).toBe('TTR-082')
      expect(scene.legal(p)).toEqual([])
    }
    expect(scene.asked()).toEqual([])
  })
})

describe('the points', () => {
  test('TTR-083 the points for routes equal a recount from the board', () => {
    const worth = [0, 1, 2, 4, 7, 10, 15]
    for (const seats of [2, 3, 4, 5]) {
      const table = playRandomly({ seats }, seats)
      const recount = Array(seats).fill(0)
      for (const [route, owner] of seenBy(table, undefined).routeOwner.entries())
        if (owner >= 0) recount[owner] += worth[LENGTH[route]]
      expect(ticketToRide.result(table.state)?.parts.routes).toEqual(recount)
      expect(Math.max(...recount)).toBeGreaterThan(0)
    }
    const wrong = { ...lawfulState({ owners: { 'chicago~toronto': 0 } }), score: [8, 0] }
    const open = () => beginRun(ticketToRide, { seats: 2, position: JSON.stringify(wrong) }, seededChance(0))
    expect(open).toThrow('player 0 has 8 points, but the routes are worth 7')
  })

  test('TTR-084 all tickets are revealed; completed ones add and others subtract', () => {
    const owners = { 'denver~santa-fe': 0, 'el-paso~santa-fe': 0, 'atlanta~nashville': 1 }
    const scene = endedGame({ owners, tickets: [['denver~el-paso', 'boston~miami'], ['toronto~miami']] })
    expect(scene.view(undefined).players).toMatchObject([
      { heldTickets: [ticket('boston~miami'), ticket('denver~el-paso')], completedTickets: [ticket('denver~el-paso')] },
      { heldTickets: [ticket('toronto~miami')], completedTickets: [] },
    ])
    for (const reader of [0, 1, undefined])
      expect(scene.told(reader).filter(({ id }) => id === 'ticket-scored')).toEqual([
        { id: 'ticket-scored', by: 0, ticket: ticket('boston~miami'), points: -12 },
        { id: 'ticket-scored', by: 0, ticket: ticket('denver~el-paso'), points: 4 },
        { id: 'ticket-scored', by: 1, ticket: ticket('toronto~miami'), points: -10 },
      ])
    expect(scene.result().parts.tickets).toEqual([-8, -10])
    expect(scene.result().scores).toEqual([4 - 8 + 10, 1 - 10])
  })

  test('TTR-085 Montréal – Atlanta and New York – Atlanta completed gain 15', () => {
    const route = ['montreal~new-york', 'new-york~washington:black', 'raleigh~washington:1', 'atlanta~raleigh:1']
    const owners = Object.fromEntries(route.map((name) => [name, 0]))
    const scene = endedGame({ owners, tickets: [['montreal~atlanta', 'new-york~atlanta']] })
    expect(scene.result().parts.tickets).toEqual([15, 0])
  })

  test('TTR-086 Sault Ste. Marie – Nashville completed and Atlanta – Washington failed gain 4', () => {
    const route = ['sault-ste-marie~toronto', 'pittsburgh~toronto', 'nashville~pittsburgh']
    const owners = Object.fromEntries(route.map((name) => [name, 1]))
    const scene = endedGame({ owners, tickets: [[], ['sault-ste-marie~nashville', 'atlanta~washington']] })
    expect(scene.result().parts.tickets).toEqual([0, 4])
  })
})

describe('the winner', () => {
  test('TTR-093 the player with the highest score wins', () => {
    const owners = { 'chicago~toronto': 0, 'calgary~winnipeg': 1, 'atlanta~miami': 2 }
    const scene = endedGame({ seats: 3, owners, tickets: [[], ['seattle~new-york'], []] })
    expect(scene.result()).toMatchObject({ scores: [7, 15 + 10 - 22, 10], places: [2, 3, 1] })
    expect(scene.told().at(-1)).toEqual({ id: 'game-over', winners: [2] })
  })

  test('TTR-094 a tie goes to the player with the most completed tickets', () => {
    const [ticketed, pathed] = [['denver~santa-fe', 'el-paso~santa-fe'], ['atlanta~miami']]
    for (const [first, second, places] of [
      [0, 1, [1, 2]],
      [1, 0, [2, 1]],
    ] as const) {
      const owners = Object.fromEntries([...ticketed.map((r) => [r, first]), ...pathed.map((r) => [r, second])])
      const tickets = first === 0 ? [['denver~el-paso'], ['boston~miami']] : [['boston~miami'], ['denver~el-paso']]
      const result = endedGame({ owners, tickets }).result()
      expect(result.scores).toEqual([8, 8])
      expect(result.parts['longest-path'][second]).toBe(10)
      expect(result.places).toEqual(places)
    }
  })

  test('TTR-095 a tie that remains goes to the player who holds the longest path', () => {
    const scattered = ['calgary~winnipeg', 'atlanta~miami', 'portland~seattle:1']
    const joined = ['el-paso~houston', 'dallas~houston:1']
    for (const [first, second, places] of [
      [0, 1, [2, 1]],
      [1, 0, [1, 2]],
    ] as const) {
      const owners = Object.fromEntries([...scattered.map((r) => [r, first]), ...joined.map((r) => [r, second])])
      const result = endedGame({ owners }).result()
      expect(result.scores).toEqual([26, 26])
      expect(result.places).toEqual(places)
    }
  })

  test('TTR-096 players who are tied and do not hold the longest path share the victory', () => {
    const owners = { 'chicago~duluth': 0, 'montreal~new-york': 1, 'calgary~winnipeg': 2 }
    const scene = endedGame({ seats: 3, owners, tickets: [[], [], ['seattle~new-york']] })
    expect(scene.result()).toMatchObject({ scores: [4, 4, 3], places: [1, 1, 3] })
    expect(scene.told().at(-1)).toEqual({ id: 'game-over', winners: [0, 1] })
  })
})
