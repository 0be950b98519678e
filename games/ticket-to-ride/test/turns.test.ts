import { describe, expect, test } from 'vitest'
import { ticketToRide } from '../src/index.ts'
import { picksAtSetUp } from './dealer.ts'
import { playRandomly } from './random-game.ts'
import { endedGame, newGame, position, startedGame } from './scenario.ts'

describe('aim', () => {
  test('TTR-020 the player with the most points wins', () => {
    const more = { 'calgary~winnipeg': 0, 'chicago~toronto': 1 }
    expect(endedGame({ owners: more }).result()).toMatchObject({ scores: [25, 7], places: [1, 2] })
    const less = { 'calgary~winnipeg': 1, 'chicago~toronto': 0 }
    expect(endedGame({ owners: less }).result()).toMatchObject({ scores: [7, 25], places: [2, 1] })
  })

  test('TTR-021 points come from routes, completed tickets and the longest path, and from nothing else', () => {
    const owners = { 'denver~santa-fe': 0, 'el-paso~santa-fe': 0, 'chicago~duluth': 1 }
    const scene = endedGame({ owners, tickets: [['denver~el-paso'], []], hands: [{ red: 9 }, {}] })
    expect(scene.result().parts).toEqual({ routes: [4, 4], tickets: [4, 0], 'longest-path': [10, 0] })
    expect(scene.result().scores).toEqual([18, 4])
    expect(scene.asked()).toEqual([])
    for (const seats of [2, 3, 4, 5]) {
      const result = ticketToRide.result(playRandomly({ seats }, 40 + seats).state)
      const { routes, tickets, 'longest-path': path, ...others } = result?.parts ?? {}
      expect(others).toEqual({})
      expect(result?.scores).toEqual(routes.map((points, p) => points + tickets[p] + path[p]))
    }
  })

  test('TTR-022 every ticket kept and not completed costs its value', () => {
    const scene = endedGame({ tickets: [['seattle~new-york', 'denver~el-paso'], []] })
    expect(scene.result().parts.tickets).toEqual([-26, 0])
    expect(scene.result().scores).toEqual([-26, 0])
  })

  test('TTR-023 a ticket is completed by a continuous path between its cities', () => {
    const joined = { 'denver~santa-fe': 0, 'el-paso~santa-fe': 0 }
    expect(endedGame({ owners: joined, tickets: [['denver~el-paso']] }).result().parts.tickets[0]).toBe(4)
    const detour = { 'denver~oklahoma-city': 0, 'el-paso~oklahoma-city': 0 }
    expect(endedGame({ owners: detour, tickets: [['denver~el-paso']] }).result().parts.tickets[0]).toBe(4)
    const broken = { 'denver~santa-fe': 0, 'el-paso~phoenix': 0 }
    expect(endedGame({ owners: broken, tickets: [['denver~el-paso']] }).result().parts.tickets[0]).toBe(-4)
  })

  test('TTR-023 a player sees at once that a ticket is completed', () => {
    const tickets = [['denver~el-paso'], []]
    const scene = position({ owners: { 'denver~santa-fe': 0 }, hands: [{ red: 2 }, {}], tickets })
    expect(scene.view(0).completed).toEqual([])
    scene.play(0, 'claim el-paso~santa-fe')
    expect(scene.view(0).completed).toEqual(scene.view(0).tickets)
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-024 trains of other players never help to complete a ticket', () => {
    const owners = { 'denver~santa-fe': 0, 'el-paso~santa-fe': 1 }
    const scene = endedGame({ owners, tickets: [['denver~el-paso'], ['duluth~el-paso']] })
    expect(scene.result().parts.tickets).toEqual([-4, -10])
    expect(scene.view(undefined).players.map(({ completedTickets }) => completedTickets)).toEqual([[], []])
  })
})

describe('turns', () => {
  test('TTR-025 the first player is any seat by chance, or seat 1 by choice', () => {
    const cards = Array(4 * 3 + 5)
      .fill('red')
      .fill('blue', 6)
      .fill('green', 12)
    for (const first of [0, 1, 2]) {
      const scene = startedGame({ seats: 3, deal: [...cards, first] })
      expect(scene.asked()).toEqual([first])
      expect(scene.events('first-player')).toEqual([{ id: 'first-player', by: first }])
      const fixed = startedGame({ seats: 3, deal: cards, options: { first: 'seat-1' } })
      expect(fixed.asked()).toEqual([0])
    }
    expect(picksAtSetUp(3, {}).filter((n) => n === 3)).toHaveLength(1)
  })

  test('TTR-026 play goes clockwise from seat to seat and round again', () => {
    for (const seats of [2, 3, 4, 5]) {
      const scene = position({ seats, turn: 1, row: 'black black black black black' })
      for (let turn = 1; turn <= 2 * seats; turn++) {
        const player = turn % seats
        expect(scene.asked()).toEqual([player])
        expect(scene.refused((player + 1) % seats, 'draw')).toBe('TTR-026')
        scene.play(player, 'draw')
        expect(scene.asked()).toEqual([player])
        scene.play(player, 'draw')
      }
      expect(scene.asked()).toEqual([1])
    }
  })

  test('TTR-027 a turn is one of three actions', () => {
    const scene = position({ hands: [{ red: 1 }, {}], row: 'black white green yellow locomotive' })
    const actions = ['take 1', 'take 2', 'take 3', 'take 4', 'take 5', 'draw', 'tickets']
    const shortest = [
      'atlanta~nashville',
      'dallas~houston:1',
      'dallas~houston:2',
      'kansas-city~omaha:1',
      'kansas-city~omaha:2',
      'portland~seattle:1',
      'portland~seattle:2',
      'seattle~vancouver:1',
      'seattle~vancouver:2',
    ]
    expect(scene.legal(0).sort()).toEqual([...actions, ...shortest.map((route) => `claim ${route}`)].sort())
    expect(scene.question(0)).toMatchObject({ id: 'turn', rule: 'TTR-027' })
    for (const words of ['pass', 'keep', 'pay red', 'return boston~miami'])
      expect(scene.refused(0, words)).toBe('TTR-027')
  })

  test('TTR-027 a turn is only one of the actions', () => {
    const start = { hands: [{ red: 2 }, {}] }
    const claiming = position(start)
    claiming.play(0, 'claim atlanta~nashville')
    expect(claiming.asked()).toEqual([1])

    const drawing = position(start)
    drawing.play(0, 'draw')
    for (const words of ['claim atlanta~nashville', 'tickets']) expect(drawing.refused(0, words)).toBe('TTR-027')
    drawing.play(0, 'draw')
    expect(drawing.asked()).toEqual([1])

    const choosing = position(start)
    choosing.play(0, 'tickets')
    for (const words of ['claim atlanta~nashville', 'draw', 'take 1', 'tickets', 'pass'])
      expect(choosing.refused(0, words)).toBe('TTR-027')
    choosing.play(0, 'keep')
    expect(choosing.asked()).toEqual([1])
  })

  test('TTR-013 the first tickets come before any action', () => {
    const scene = newGame()
    for (const words of ['draw', 'take 1', 'tickets', 'pass', 'claim atlanta~nashville', 'pay red'])
      expect(scene.refused(0, words)).toBe('TTR-013')
    expect(scene.asked()).toEqual([0, 1])
  })
})
