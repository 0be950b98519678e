import { describe, expect, test } from 'vitest'
import {
  chinaRails,
  eventCalled,
  LOSING,
  loadCalled,
  OVER,
  QUAY_FIRST_LOAD,
  QUAY_OPEN,
  SEEKING_REFUGE,
  type State,
} from '../src/index.ts'
import { lawfulState, type Position, placeCalled } from './position.ts'

/** What the game says to a position that is as wanted but for one thing. */
function said(wanted: Position, spoil: (s: State) => void = () => undefined): string {
  const s = lawfulState(wanted)
  spoil(s)
  try {
    chinaRails.check(s)
    return 'possible'
  } catch (error) {
    return (error as Error).message
  }
}

/** By the statement that would be broken: a position that is possible, and what makes it impossible. */
const SPOILT: readonly (readonly [title: string, wanted: Position, spoil: (s: State) => void, what: string])[] = [
  ['CR-A96 no game is past its last round', { round: 150 }, (s) => (s.turn += 2), 'the game is past its last round'],
  [
    'CR-338 nor past its time limit',
    { round: 40, options: { limit: 40 } },
    (s) => (s.turn += 2),
    'past its last round',
  ],
  ['CR-316 no game is over in the middle of a round', { round: 150 }, (s) => (s.question = OVER), 'over before it is'],
  ['CR-314 nor without a winner', { round: 9, player: 1 }, (s) => (s.question = OVER), 'over before it is decided'],
  ['CR-068 an exchanged turn does not go on', {}, (s) => (s.exchanging = 1), 'lost or exchanged goes on'],
  ['CR-229 nor does a lost one', {}, (s) => (s.forfeited = 1), 'lost or exchanged goes on'],
  ['CR-210 nothing is built before the building phase', {}, (s) => (s.spent = 1), 'built before the building phase'],
  ['CR-165 no fee is paid to oneself', {}, (s) => (s.paid = 1), 'a fee was paid to oneself'],
  ['CR-224 half rate leaves no more than half', { left: 6 }, (s) => (s.halved = 1), 'more than half the movement'],
  ['CR-A94 what is taken at a stop is aboard', {}, (s) => (s.taken = 1), 'taken that is not aboard'],
  [
    'CR-A94 nothing is both taken and dropped at a stop',
    { loads: ['tea'] },
    (s) => (s.taken = s.dropped = 1 << loadCalled('tea')),
    'both taken and dropped',
  ],
  ['CR-201 the quay is at a container port', {}, (s) => (s.quay = QUAY_FIRST_LOAD), 'there is no container port'],
  ['CR-A28 and takes a link', { at: ['xiamen-port'] }, (s) => (s.quay = QUAY_OPEN), 'open without a link'],
  ['CR-A46 no event lasts longer than it can', { events: { 'strike-1': 2 } }, (s) => s.ends[2]++, 'have been drawn'],
  ['CR-268 nor do the two feasts', { events: { 'new-year': 4 } }, (s) => s.ends[6]++, 'cannot have been drawn'],
  [
    'CR-A91 nobody chooses who has one kind of load',
    { loads: ['tea silk'] },
    (s) => {
      chooses(s, LOSING, 'derailment-1')
      s.loads[1] = s.loads[0]
    },
    'that nobody must choose',
  ],
  [
    'CR-A71 nobody seeks refuge outside the desert',
    {},
    (s) => chooses(s, SEEKING_REFUGE, 'sandstorm-gobi'),
    'a refuge is sought',
  ],
  ['CR-075 no train runs in the opening', { round: 0 }, (s) => (s.at[0] = 5), 'on the board in the opening'],
  ['CR-175 nothing is loaded before the start', { at: ['kunming', ''] }, (s) => (s.loads[3] = 1), 'before the start'],
  ['CR-126 nor is a port waited at', { at: ['kunming', ''] }, (s) => (s.waiting = 3), 'waits at a port before'],
  ['CR-A40 a train came from a milepost', { at: ['10.64'] }, (s) => (s.came[0] = 5), 'came from off the map'],
  [
    'CR-A55 who is in a major has done the duty',
    { events: { congress: 0 }, duty: [0] },
    (s) => (s.at[0] = placeCalled('beijing')),
    'must go to the congress and is there',
  ],
  [
    'CR-335 a debt is twice the sum',
    { options: { indulgence: true }, cash: [3, 60], debt: [8] },
    (s) => (s.debt[0] = 7),
    'owes an odd sum',
  ],
  ['CR-A77 nobody is in the running before a turn ends', {}, (s) => (s.candidates = 1), 'in the running before'],
  ['CR-121 the ferry takes track at a port', {}, (s) => (s.ferry = 1), 'has the ferry without track'],
  [
    'CR-122 track in Dalian takes the ferry',
    { ferry: [0], track: [['48.71 dalian']] },
    (s) => (s.ferry = 0),
    'is in Dalian without the ferry',
  ],
  ['CR-139 a link takes track to the port', {}, (s) => (s.links[0] = 4), 'has a link without track'],
]

/** A choice that an event leaves to player 0. */
function chooses(s: State, question: number, event: string): void {
  s.question = question
  s.striking = eventCalled(event)
  s.losing = s.homeless = 1
}

describe('positions that cannot be', () => {
  test.each(SPOILT)('%s', (_title, wanted, spoil, what) => {
    expect(said(wanted)).toBe('possible')
    expect(said(wanted, spoil)).toContain(what)
  })

  test('CR-108 nobody has four sections at a city', () => {
    const three = ['48.59 datong 47.59', '49.59 datong']
    expect(said({ track: [three] })).toBe('possible')
    expect(said({ track: [[...three, '49.60 datong']] })).toContain('more than three sections')
  })

  test('CR-106 CR-107 nobody is in a city that is full', () => {
    const track = [['49.59 datong'], ['48.59 datong'], ['47.60 datong']]
    expect(said({ seats: 3, track: track.slice(0, 2) })).toBe('possible')
    expect(said({ seats: 3, track })).toContain('too many players')
    const taiyuan = [['44.59 taiyuan'], ['44.60 taiyuan'], ['42.59 taiyuan'], ['43.58 taiyuan']]
    expect(said({ seats: 4, track: taiyuan.slice(0, 3) })).toBe('possible')
    expect(said({ seats: 4, track: taiyuan })).toContain('too many players')
  })

  test('CR-261 bridges are kept only across rivers that flood', () => {
    expect(said({ bridges: [['43.50 yinchuan']] })).toBe('possible')
    expect(said({ bridges: [['44.49 yinchuan']] })).toContain('no river rises')
  })
})
