import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSpec, sayings, scriptedChance, seededChance, usualOptions, viewOf } from '../src/index.ts'
import { describeLaws } from '../test-kit/index.ts'
import { CARDS, isMonster, isSoul, worth } from './toy/cards.ts'
import { toy } from './toy/index.ts'
import { expectAsked, expectRefused, legal, play, scene } from './toy/scenario.ts'
import { HAND } from './toy/state.ts'

describeLaws(toy, 24)

const cards = Array.from({ length: CARDS }, (_, card) => card)
const usual = usualOptions(toy.options)

describe('material', () => {
  test('TOY-01 12 souls worth 1 to 3 and 8 monsters', () => {
    expect(cards.filter(isSoul).map(worth)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    expect(cards.filter(isMonster)).toHaveLength(8)
  })

  test.each([2, 3, 4])('TOY-02 with %i players each has 4 obols and 2 cards, the ferryman the rest', (seats) => {
    const state = toy.setup(usual, seats, seededChance(1))
    expect(state.obols).toEqual(Array(seats).fill(4))
    expect(state.ferryman).toBe(24 - 4 * seats)
    expect(state.cardPlace.filter((place) => place >= HAND)).toHaveLength(2 * seats)
  })

  test('TOY-03 nobody sees the hand of another, everybody its size', () => {
    const { state } = scene({ hands: [['ajax'], ['hydra', 'fury']] })
    expect(viewOf(toy, state, 0)).toMatchObject({ hand: [0], players: [{ cards: 1 }, { cards: 2 }], seen: [[], []] })
    expect(viewOf(toy, state, undefined)).toMatchObject({ players: [{ cards: 1 }, { cards: 2 }] })
    expect(viewOf(toy, state, undefined)).not.toHaveProperty('hand')
  })
})

describe('the round', () => {
  test('TOY-04 bidding, a turn for each player, the tide, and again', () => {
    const table = scene({ hands: [[], []], draws: ['ajax', 'dido', 'helen', 'fury'] })
    play(table, 'p0 wait', 'p1 wait')
    expect(table.record.entries.at(-1)?.chance).toHaveLength(2)
    play(table, 'p1 wait', 'p0 wait')
    expect(sayings(table.record)).toHaveLength(4)
    expectAsked(table, 'p0 act')
  })

  test('TOY-05 all bid at once, with what they have', () => {
    const state = toy.setup(usual, 3, scriptedChance([0, 0, 0, 0, 0, 0, 1]))
    expect(toy.asked(state)).toEqual([1, 2, 0])
    expect(toy.legal(state, 0).map((m) => toy.notation.print(state, m))).toEqual([
      'bid 0',
      'bid 1',
      'bid 2',
      'bid 3',
      'bid 4',
    ])
    expect(toy.refusal(state, 0, 5)).toBe('TOY-05')
    toy.play(state, 1, 3, seededChance(0))
    expect(toy.asked(state)).toEqual([2, 0])
    expect(viewOf(toy, state, 1)).toMatchObject({ answer: 3 })
    expect(viewOf(toy, state, 2)).toMatchObject({ answer: null })
  })

  test.each([
    [[2, 3, 1], 1, [4, 1, 4]],
    [[4, 1, 4], 2, [4, 4, 0]],
    [[0, 0, 0], 1, [4, 4, 4]],
  ])('TOY-06 of the bids %j the one of player %i counts', (bids, first, obols) => {
    const state = toy.setup(usual, 3, scriptedChance([0, 0, 0, 0, 0, 0, 1]))
    for (const [p, bid] of bids.entries()) toy.play(state, p, bid, seededChance(0))
    expect(state.first).toBe(first)
    expect(state.obols).toEqual(obols)
    expect(toy.asked(state)).toEqual([first])
  })

  test('TOY-07 without bidding the first question is for an action', () => {
    const state = toy.setup({ ...usual, first: 'rotate' }, 2, scriptedChance([0, 0, 0, 0, 1]))
    expect(toy.asked(state)).toEqual([1])
    expect(toy.question(state, 1)).toEqual({ id: 'act', rule: 'TOY-10', params: {} })
  })

  test('TOY-08 turns go round the table', () => {
    const table = scene({ hands: [[], [], []] })
    play(table, 'p0 wait', 'p1 wait')
    expectAsked(table, 'p2 act')
  })

  test('TOY-09 the tide brings cards as long as there are any, and the first turn passes on', () => {
    const table = scene({ hands: [[], [], []], draws: ['ajax', 'fury', 'dido'] })
    play(table, 'p0 wait', 'p1 wait', 'p2 wait')
    expect([0, 1, 2].map((p) => viewOf(toy, table.state, p))).toMatchObject([
      { hand: [0] },
      { hand: [13] },
      { hand: [4] },
    ])
    expectAsked(table, 'p1 act')
    const last = scene({ hands: [[], [], []], bag: ['ajax', 'fury'], draws: ['ajax', 'fury'] })
    play(last, 'p0 wait', 'p1 wait', 'p2 wait')
    expect(viewOf(toy, last.state, 2)).toMatchObject({ hand: [], bag: 0 })
    expectAsked(last)
  })
})

describe('actions', () => {
  test('TOY-10 one action, and the turn passes on', () => {
    const table = scene({ hands: [['ajax', 'hydra'], ['fury']] })
    expect(legal(table, 0)).toEqual(['dive', 'beg', 'wait', 'look p1', 'rob p1', 'ferry ajax'])
    expectRefused(table, 'p0 let', 'TOY-10')
    expectRefused(table, 'p0 bid 1', 'TOY-10')
    play(table, 'p0 wait')
    expectAsked(table, 'p1 act')
  })

  test('TOY-11 a dive brings a card from the bag, and there must be one', () => {
    const table = scene({ hands: [[], []], draws: ['odysseus'] })
    play(table, 'p0 dive')
    expect(legal(table, 0)).toEqual([])
    expect(viewOf(toy, table.state, 0)).toMatchObject({ hand: [11], bag: 19 })
    expectAsked(table, 'p1 act')
    const dry = scene({ hands: [[], []], bag: ['ajax'], draws: ['ajax'] })
    play(dry, 'p0 dive')
    expectRefused(dry, 'p1 dive', 'TOY-11')
  })

  test.each([
    [[10, 10], [12, 10], 'act'],
    [[10, 13], [11, 13], 'act'],
  ])('TOY-12 who begs with %j obols on the table: %j', (obols, after, next) => {
    const table = scene({ hands: [[], []], obols })
    play(table, 'p0 beg')
    expect(table.state.obols).toEqual(after)
    expectAsked(table, `p1 ${next}`)
  })

  test('TOY-12 nobody begs from a ferryman who has nothing', () => {
    expectRefused(scene({ hands: [[], []], obols: [12, 12] }), 'p0 beg', 'TOY-12')
  })

  test('TOY-13 who looks sees the hand, and nobody else does', () => {
    const table = scene({ hands: [[], ['hydra', 'ajax'], []] })
    expectRefused(table, 'p0 look p2', 'TOY-13')
    expectRefused(table, 'p0 look p0', 'TOY-13')
    expectRefused(table, 'p0 look p3', 'TOY-13')
    play(table, 'p0 look p1')
    expect(viewOf(toy, table.state, 0)).toMatchObject({ seen: [[], [0, 16], []] })
    expect(viewOf(toy, table.state, 2)).toMatchObject({ seen: [[], [], []] })
    expect(table.story.at(-1)).toEqual([
      { id: 'looked', facts: { by: 0, at: 1 }, secret: { facts: { cards: [0, 16] }, readers: [0] } },
    ])
    expectAsked(table, 'p1 act')
  })

  test.each([
    [
      [4, 4],
      [6, 2],
    ],
    [
      [4, 1],
      [5, 0],
    ],
  ])('TOY-14 a robbery among %j obols: %j', (obols, after) => {
    const table = scene({ hands: [[], []], obols })
    play(table, 'p0 rob p1')
    expect(table.state.obols).toEqual(after)
    expectAsked(table, 'p1 act')
  })

  test('TOY-14 nobody robs those who have nothing', () => {
    const table = scene({ hands: [[], [], []], obols: [4, 0, 4] })
    expectRefused(table, 'p0 rob p1', 'TOY-14')
    expectRefused(table, 'p0 rob p0', 'TOY-14')
    expectRefused(table, 'p0 rob p3', 'TOY-14')
  })

  test('TOY-15 who ferries pays the worth of a soul in hand', () => {
    const table = scene({ hands: [['dido', 'helen', 'fury'], ['ajax']], obols: [2, 4] })
    for (const name of ['helen', 'fury', 'ajax', 'medea']) expectRefused(table, `p0 ferry ${name}`, 'TOY-15')
    play(table, 'p0 ferry dido')
    expect(viewOf(toy, table.state, 1)).toMatchObject({ landing: [4], players: [{ obols: 2, ferried: [] }, {}] })
    play(table, 'p1 let')
    expect(viewOf(toy, table.state, 1)).toMatchObject({ landing: [], players: [{ obols: 0, ferried: [4] }, {}] })
    expectAsked(table, 'p1 act')
  })
})

describe('monsters', () => {
  test('TOY-16 all others with a card are asked, whatever the card, from the next seat on', () => {
    const table = scene({ hands: [['fury'], ['ajax'], [], ['hydra']] })
    play(table, 'p0 wait', 'p1 rob p0')
    expectAsked(table, 'p3 react', 'p0 react')
    expect(toy.question(table.state, 3)).toEqual({ id: 'react', rule: 'TOY-16', params: { by: 1 } })
    expectRefused(table, 'p3 wait', 'TOY-16')
    play(table, 'p0 let', 'p3 let')
    expectAsked(table, 'p2 act')
  })

  test('TOY-16 they answer in secret, and of several monsters the first from the next seat on is sent', () => {
    const table = scene({ hands: [[], ['fury'], ['hydra']] })
    play(table, 'p0 rob p1', 'p2 bar hydra')
    expect(viewOf(toy, table.state, 0)).toMatchObject({ discards: [], players: [{}, {}, { cards: 1 }] })
    expect(toy.awaited(table.state)).toEqual([1, 2])
    play(table, 'p1 bar fury')
    expect(viewOf(toy, table.state, 0)).toMatchObject({ discards: [13], players: [{}, { cards: 0 }, { cards: 1 }] })
    expectAsked(table, 'p2 react')
  })

  test('TOY-16 to be asked betrays nothing', () => {
    const asked = ['ajax', 'hydra'].map((name) => {
      const table = scene({ hands: [[], [name]] })
      play(table, 'p0 rob p1')
      return viewOf(toy, table.state, 0)
    })
    expect(asked[0]).toEqual(asked[1])
  })

  test('TOY-17 only a monster in hand bars, and it is discarded', () => {
    const table = scene({ hands: [['gorgon'], ['ajax', 'hydra']] })
    play(table, 'p0 rob p1')
    expect(legal(table, 1)).toEqual(['let', 'bar hydra'])
    expectRefused(table, 'p1 bar ajax', 'TOY-17')
    expectRefused(table, 'p1 bar gorgon', 'TOY-17')
    play(table, 'p1 bar hydra')
    expect(viewOf(toy, table.state, 0)).toMatchObject({ discards: [16], players: [{}, { cards: 1 }] })
    expectAsked(table, 'p0 react')
  })

  test('TOY-18 a monster against a monster against a monster', () => {
    const hands = [
      ['ajax', 'fury', 'scylla'],
      ['hydra', 'harpy'],
      ['sphinx', 'leda'],
    ]
    const table = scene({ hands })
    play(table, 'p0 ferry ajax', 'p1 bar hydra', 'p2 let', 'p2 let', 'p0 bar fury', 'p1 bar harpy', 'p2 let')
    expect(table.state.frames.filter(({ step }) => step.startsWith('window'))).toHaveLength(4)
    play(table, 'p2 bar sphinx', 'p0 let', 'p0 let')
    // The sphinx stands, so the harpy is barred; the fury is then let pass and bars the hydra; ajax may still be barred.
    expectAsked(table, 'p2 react')
    play(table, 'p2 let')
    expectAsked(table, 'p2 react')
    play(table, 'p2 let')
    expect(viewOf(toy, table.state, 0)).toMatchObject({ players: [{ ferried: [0], obols: 3 }, {}, {}] })
    expectAsked(table, 'p1 act')
  })

  test('TOY-19 what is barred does not take place', () => {
    const robbery = scene({ hands: [[], ['hydra']] })
    play(robbery, 'p0 rob p1', 'p1 bar hydra')
    expect(robbery.state.obols).toEqual([4, 4])
    expectAsked(robbery, 'p1 act')
    const crossing = scene({ hands: [['ajax'], ['hydra']] })
    play(crossing, 'p0 ferry ajax', 'p1 bar hydra')
    expect(viewOf(toy, crossing.state, 0)).toMatchObject({
      discards: [0, 16],
      landing: [],
      players: [{ obols: 4 }, {}],
    })
    expectAsked(crossing, 'p1 act')
  })

  test('TOY-20 only those who are asked answer', () => {
    const table = scene({ hands: [['fury'], ['hydra'], ['ajax']] })
    expectRefused(table, 'p1 wait', 'TOY-20')
    play(table, 'p0 rob p1')
    expectRefused(table, 'p0 let', 'TOY-20')
    play(table, 'p2 let')
    expectRefused(table, 'p2 let', 'TOY-20')
    expectAsked(table, 'p1 react')
  })
})

describe('the end', () => {
  test.each([
    ['usual', ['helen', 'odysseus'], 'ajax'],
    ['short', ['helen'], 'ajax'],
  ])('TOY-21 %s: with %j across, %s ends the game after the round', (length, across, last) => {
    const table = scene({ hands: [[last], []], ferried: [across], options: { length }, draws: ['castor', 'hector'] })
    play(table, `p0 ferry ${last}`)
    expectAsked(table, 'p1 act')
    play(table, 'p1 wait')
    expectAsked(table)
    expect(toy.result(table.state)?.ending).toBe('crossing')
  })

  test('TOY-21 less is not enough', () => {
    const table = scene({ hands: [[], []], ferried: [['helen', 'odysseus']], draws: ['castor', 'hector'] })
    play(table, 'p0 wait', 'p1 wait')
    expectAsked(table, 'p1 act')
  })

  test('TOY-22 the game ends after a round with an empty bag', () => {
    const table = scene({ hands: [[], []], bag: ['castor', 'hector'], draws: ['castor', 'hector'] })
    play(table, 'p0 dive', 'p1 wait')
    expectAsked(table)
    expect(toy.result(table.state)?.ending).toBe('empty-bag')
  })

  test.each([
    [
      [5, 6],
      [['ajax'], []],
      [2, 2],
      [1, 1],
    ],
    [
      [5, 9],
      [['ajax'], ['dido']],
      [2, 5],
      [2, 1],
    ],
  ])('TOY-23 %j obols and the souls %j make the scores %j and places %j', (obols, ferried, scores, places) => {
    const table = scene({ hands: [[], []], bag: ['castor', 'hector'], obols, ferried, draws: ['castor', 'hector'] })
    play(table, 'p0 wait', 'p1 wait')
    expect(toy.result(table.state)).toMatchObject({ scores, places })
  })
})

test('each statement of the SPEC has a test here that begins with its number', () => {
  const statements = parseSpec(readFileSync(new URL('toy/SPEC.en.md', import.meta.url), 'utf8'))
  const tested = readFileSync(new URL(import.meta.url), 'utf8').match(/(?<=\('?)TOY-\d\d/g) ?? []
  expect(statements).toHaveLength(23)
  expect([...new Set(tested)]).toEqual(statements.map(({ rule }) => rule))
})
