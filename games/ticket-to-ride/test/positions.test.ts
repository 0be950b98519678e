import { beginRun, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { LENGTH, ROUTE_NAME } from '../src/board.ts'
import { LOCOMOTIVE } from '../src/colours.ts'
import { type State, ticketToRide } from '../src/index.ts'
import { ticketsAt, ticketsOffered } from '../src/queries.ts'
import { PAYING } from '../src/question.ts'
import { HELD, MOST_SEATS, OFFERED, PILE, REJECTED } from '../src/state.ts'
import { putTicket, takeTicket } from '../src/ticket-pile.ts'
import { lawfulState, type Position } from './position.ts'
import { playRandomly } from './random-game.ts'

const reopen = (s: State) => beginRun(ticketToRide, { seats: s.seats, position: JSON.stringify(s) }, seededChance(0))
const changed = (s: State, change: (s: State) => void): State => {
  change(s)
  return s
}

/** A position as it should be, and with a fault in it. */
const fault = (wanted: Position, change: (s: State) => void) => (): unknown =>
  reopen(changed(lawfulState(wanted), change))

const newGame = (): State => ticketToRide.setup({ tickets: '33', first: 'seat-1' }, 2, seededChance(1))
const faultAtFirst = (change: (s: State) => void) => (): unknown => reopen(changed(newGame(), change))

/** Moves so many of the tickets that a player is offered elsewhere. */
const moveOffered = (s: State, p: number, count: number, place: number): void => {
  for (const t of ticketsOffered(s, p).slice(0, count)) putTicket(s, takeTicket(s, t, OFFERED + p), place)
}

test('a position that a game can reach is accepted', () => {
  expect(reopen(newGame()).state).toEqual(newGame())
  expect(reopen(lawfulState({})).state).toEqual(lawfulState({}))
})

test('the state of a finished game is accepted, with its result', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { state } = playRandomly({ seats }, 40 + seats)
    expect(ticketToRide.result(reopen(state).state)).toEqual(ticketToRide.result(state))
  }
})

describe('a position that no game can reach is refused', () => {
  test('TTR-012 TTR-013 first tickets: all that were dealt, of which two are kept', () => {
    expect(faultAtFirst((s) => moveOffered(s, 0, 3, PILE))).toThrow('player 0 has 1 first tickets; 4 are dealt')
    expect(faultAtFirst((s) => moveOffered(s, 0, 3, REJECTED))).toThrow('player 0 has rejected 3 of 4 first tickets')
    expect(faultAtFirst((s) => moveOffered(s, 1, 1, HELD + 1))).toThrow('player 1 has 3 first tickets; 4 are dealt')
    expect(faultAtFirst((s) => s.returned.push(takeTicket(s, ticketsAt(s, PILE)[0], PILE) * MOST_SEATS))).toThrow(
      'before the first are chosen',
    )
    const rejected = (s: State): void => {
      for (const t of [0, 1, 2]) putTicket(s, takeTicket(s, t, PILE), REJECTED + 1)
    }
    expect(fault({}, rejected)).toThrow('player 1 has rejected 3 of 4 first tickets')
  })

  test('TTR-033 a row of three or more locomotives, while there are cards for another', () => {
    const fill = (locomotives: number) => (s: State) => {
      for (let slot = 0; slot < locomotives; slot++) {
        s.pile[s.row[slot]]++
        s.pile[LOCOMOTIVE]--
        s.row[slot] = LOCOMOTIVE
      }
    }
    expect(fault({}, fill(2))).not.toThrow()
    expect(fault({}, fill(3))).toThrow('the row has 3 locomotives and would be swept')
    expect(fault({}, fill(5))).toThrow('the row has 5 locomotives and would be swept')
  })

  test('TTR-032 a gap in the row, while there are cards to fill it', () => {
    expect(() => reopen(lawfulState({ row: 'red - blue green white' }))).toThrow('the row has a gap')
  })

  test('TTR-073 a ticket given back by nobody at the table', () => {
    const giveBack = (p: number) => (s: State) => s.returned.push(takeTicket(s, 0, PILE) * MOST_SEATS + p)
    expect(fault({}, giveBack(1))).not.toThrow()
    expect(fault({}, giveBack(2))).toThrow('a ticket was given back by nobody at the table')
  })

  test('TTR-070 TTR-072 more tickets drawn than three, or none of them left', () => {
    const drawing = position3()
    expect(() => reopen(drawing)).not.toThrow()
    expect(() => reopen({ ...drawing, drawn: 4 })).toThrow('drawn is 4')
    expect(() => reopen({ ...drawing, drawn: 2 })).toThrow('player 0 is offered 3 tickets at the wrong time')
    expect(() => reopen(changed(position3(), (s) => moveOffered(s, 0, 3, PILE)))).toThrow(
      'player 0 is offered 0 tickets',
    )
    expect(() => reopen(changed(position3(), (s) => moveOffered(s, 0, 1, PILE)))).toThrow(
      'has not given back 1 tickets',
    )
    expect(fault({}, (s) => putTicket(s, takeTicket(s, 0, PILE), OFFERED + 1))).toThrow('player 1 is offered 1 tickets')
  })

  test('TTR-050 a payment to be chosen where there is no choice', () => {
    const claiming = ROUTE_NAME.indexOf('chicago~duluth')
    const paying = (red: number) =>
      fault({ hands: [{ red, locomotive: 1 }] }, (s) => Object.assign(s, { question: PAYING, claiming }))
    expect(LENGTH[claiming]).toBe(3)
    expect(paying(3)).not.toThrow()
    expect(paying(2)).toThrow('player 0 has no choice of payments for route chicago~duluth')
  })

  test('TTR-080 few trains left, and no last round', () => {
    expect(fault({ trains: [2] }, (s) => Object.assign(s, { turnsLeft: -1 }))).toThrow('the last round has not begun')
    expect(fault({ trains: [3] }, (s) => Object.assign(s, { turnsLeft: -1 }))).not.toThrow()
  })
})

/** Somebody has just drawn three tickets. */
function position3(): State {
  const s = lawfulState({})
  ticketToRide.play(s, 0, ticketToRide.notation.parse(s, 'tickets') as number, seededChance(2))
  return s
}
