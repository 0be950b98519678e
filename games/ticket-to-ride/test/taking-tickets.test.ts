import { describe, expect, test } from 'vitest'
import { TICKET_NAME } from '../src/tickets.ts'
import { position, type Scene } from './scenario.ts'

const number = (ticket: string): number => TICKET_NAME.indexOf(ticket)

describe('the tickets drawn', () => {
  test('TTR-070 the action draws the top three tickets', () => {
    const scene = position({ tickets: [['boston~miami'], ['toronto~miami']] })
    expect(scene.ticketPile()).toBe(31)
    scene.play(0, 'tickets', 'seattle~new-york', 'denver~el-paso', 'calgary~phoenix')
    expect(scene.offered(0).sort()).toEqual(['calgary~phoenix', 'denver~el-paso', 'seattle~new-york'])
    expect(scene.ticketPile()).toBe(28)
    expect(scene.question(0)).toEqual({ id: 'keep-tickets', rule: 'TTR-072', params: { offered: 3, fewest: 1 } })
    scene.play(0, 'keep')
    expect(scene.tickets(0).sort()).toEqual(['boston~miami', 'calgary~phoenix', 'denver~el-paso', 'seattle~new-york'])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-070 the top of the pile are tickets never dealt, then those given back, in their order', () => {
    const under = [
      ['duluth~houston', 1],
      ['calgary~phoenix', 0],
      ['denver~el-paso', 1],
    ] as const
    const scene = position({ ticketPile: ['boston~miami'], under })
    scene.play(0, 'tickets', 'boston~miami')
    expect(scene.offered(0).sort()).toEqual(['boston~miami', 'calgary~phoenix', 'duluth~houston'])
    scene.play(0, 'keep')
    scene.play(1, 'tickets')
    expect(scene.offered(1)).toEqual(['denver~el-paso'])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-071 if fewer than three are left, all of them are drawn', () => {
    const left = ['boston~miami', 'denver~el-paso', 'calgary~phoenix']
    for (const count of [1, 2, 3]) {
      const scene = position({ ticketPile: left.slice(0, count) })
      scene.play(0, 'tickets')
      expect(scene.offered(0).sort()).toEqual(left.slice(0, count).sort())
      expect(scene.ticketPile()).toBe(0)
      scene.play(0, 'keep')
      expect(scene.asked()).toEqual([1])
    }
  })
})

describe('the tickets kept', () => {
  test('TTR-072 at least one of the tickets just drawn must be kept', () => {
    const scene = position({ ticketPile: ['boston~miami', 'denver~el-paso', 'calgary~phoenix'] })
    scene.play(0, 'tickets')
    scene.play(0, 'return boston~miami')
    expect(scene.legal(0)).toEqual(['keep', 'return calgary~phoenix', 'return denver~el-paso'])
    scene.play(0, 'return denver~el-paso')
    expect(scene.refused(0, 'return calgary~phoenix')).toBe('TTR-072')
    expect(scene.legal(0)).toEqual(['keep'])
    scene.play(0, 'keep')
    expect(scene.tickets(0)).toEqual(['calgary~phoenix'])
    expect(scene.ticketPile()).toBe(2)
    expect(scene.asked()).toEqual([1])

    const only = position({ ticketPile: ['boston~miami'] })
    only.play(0, 'tickets')
    expect(only.refused(0, 'return boston~miami')).toBe('TTR-072')
    expect(only.asked()).toEqual([0])
  })

  test('TTR-073 tickets given back go under the pile in the order of giving', () => {
    const givenBack = (...order: string[]): Scene => {
      const under = [
        ['duluth~houston', 1],
        ['toronto~miami', 1],
      ] as const
      const scene = position({ ticketPile: ['boston~miami', 'denver~el-paso', 'calgary~phoenix'], under })
      scene.play(0, 'tickets')
      for (const ticket of order) scene.play(0, `return ${ticket}`)
      scene.play(0, 'keep')
      scene.play(1, 'tickets')
      return scene
    }
    const oneWay = givenBack('denver~el-paso', 'boston~miami')
    expect(oneWay.offered(1).sort()).toEqual(['denver~el-paso', 'duluth~houston', 'toronto~miami'])
    const otherWay = givenBack('boston~miami', 'denver~el-paso')
    expect(otherWay.offered(1).sort()).toEqual(['boston~miami', 'duluth~houston', 'toronto~miami'])
    expect(otherWay.asked()).toEqual([1])
  })

  test('TTR-073 tickets given back come after all tickets never dealt', () => {
    const scene = position({ ticketPile: TICKET_NAME.slice(0, 6) })
    scene.play(0, 'tickets', ...TICKET_NAME.slice(0, 3))
    scene.play(0, `return ${TICKET_NAME[0]}`)
    scene.play(0, 'keep')
    scene.play(1, 'tickets')
    expect(scene.offered(1)).toEqual(TICKET_NAME.slice(3, 6))
    scene.play(1, 'keep')
    scene.play(0, 'tickets')
    expect(scene.offered(0)).toEqual([TICKET_NAME[0]])
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-074 only tickets just drawn may be given back', () => {
    const tickets = [['seattle~new-york'], ['toronto~miami']]
    const scene = position({ tickets })
    scene.play(0, 'tickets', 'boston~miami', 'denver~el-paso', 'calgary~phoenix')
    for (const older of ['seattle~new-york', 'toronto~miami', 'duluth~houston'])
      expect(scene.refused(0, `return ${older}`)).toBe('TTR-074')
    scene.play(0, 'return boston~miami')
    expect(scene.refused(0, 'return boston~miami')).toBe('TTR-074')
    scene.play(0, 'keep')
    expect(scene.tickets(0).sort()).toEqual(['calgary~phoenix', 'denver~el-paso', 'seattle~new-york'])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-075 there is no limit to the tickets held', () => {
    const scene = position({ turn: 1, ticketPile: ['boston~miami', 'denver~el-paso', 'calgary~phoenix'] })
    expect(scene.tickets(1)).toHaveLength(30)
    scene.play(1, 'tickets')
    scene.play(1, 'keep')
    expect(scene.tickets(1)).toHaveLength(33)
    expect(scene.asked()).toEqual([0])
  })
})

describe('secrecy', () => {
  test('TTR-076 nobody else sees the tickets drawn, kept or given back', () => {
    const scene = position({ seats: 3, tickets: [['seattle~new-york'], ['toronto~miami'], []] })
    const drawn = ['boston~miami', 'calgary~phoenix', 'denver~el-paso']
    scene.play(0, 'tickets', ...drawn)
    expect(scene.told(0)).toEqual([{ id: 'offered-tickets', by: 0, count: 3, tickets: drawn.map(number) }])
    for (const reader of [1, 2, undefined]) {
      expect(scene.told(reader)).toEqual([{ id: 'offered-tickets', by: 0, count: 3 }])
      expect(scene.view(reader).offered).toEqual([])
    }
    scene.play(0, 'return denver~el-paso')
    for (const reader of [0, 1, 2, undefined]) expect(scene.told(reader)).toEqual([])
    scene.play(0, 'keep')
    const kept = [number('boston~miami'), number('calgary~phoenix')]
    expect(scene.told(0)).toEqual([{ id: 'kept-tickets', by: 0, kept: 2, tickets: kept }])
    for (const reader of [1, 2, undefined]) expect(scene.told(reader)).toEqual([{ id: 'kept-tickets', by: 0, kept: 2 }])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-076 no view of another seat depends on which tickets a player holds', () => {
    const seenBy = (reader: number | undefined, held: string[]) =>
      position({ seats: 3, tickets: [held, ['toronto~miami'], []] }).view(reader)
    for (const reader of [1, 2, undefined])
      expect(seenBy(reader, ['seattle~new-york'])).toEqual(seenBy(reader, ['denver~el-paso']))
    expect(seenBy(0, ['seattle~new-york'])).not.toEqual(seenBy(0, ['denver~el-paso']))
    expect(position({ tickets: [['seattle~new-york']] }).view(0).tickets).toEqual([number('seattle~new-york')])
  })

  test('TTR-076 completing a ticket tells the others nothing, and the end reveals all', () => {
    const tickets = [['denver~el-paso'], ['boston~miami']]
    const scene = position({ owners: { 'denver~santa-fe': 0 }, hands: [{ red: 2 }], tickets, turnsLeft: 2 })
    scene.play(0, 'claim el-paso~santa-fe')
    expect(scene.told(1).map(({ id }) => id)).toEqual(['claimed-route'])
    expect(scene.view(1).completed).toEqual([])
    const hidden = { heldTickets: [], completedTickets: [] }
    expect(scene.view(1).players).toMatchObject([{ ...hidden, score: 4 }, hidden])
    scene.play(1, 'draw')
    scene.play(1, 'draw')
    const shown = [[number('denver~el-paso')], [number('boston~miami')]]
    expect(scene.view(undefined).players.map(({ heldTickets }) => heldTickets)).toEqual(shown)
    expect(scene.asked()).toEqual([])
  })
})
