import { branchSeed, type Move, type Player, seededChance } from '@acheron/core'
import {
  BLACK,
  CARDS,
  COLOURS,
  claim,
  DECK,
  GREEN,
  ticketToRide as game,
  LOCOMOTIVE,
  layTrains,
  OFFERED,
  ORANGE,
  PAYING,
  PILE,
  putTicket,
  RED,
  ROUTE_NAME,
  type State,
  TAKING_TURN,
  TICKET_NAME,
  takeTicket,
  ticketsAt,
  ticketsHeld,
  ticketsOffered,
  VIOLET,
} from '@acheron/games/ticket-to-ride'
import { describe, expect, it } from 'vitest'
import { type Bot, rowOf, seatOf } from '../src/bot.ts'
import { botCalled } from '../src/index.ts'
import { random } from '../src/random.ts'

const options = { tickets: '33', first: 'seat-1' }
const anybody: Bot<State> = random
const planner = botCalled(game, 'medium')

const choice = (bot: Bot<State>, s: State, p: Player, seed: number): Move =>
  rowOf(bot.choose(seatOf(game, s, p, seededChance(seed)), seededChance(seed)))[0]

/** Plays a game to its end; every decision is shown before it is played. */
function playOut(
  bots: readonly Bot<State>[],
  tickets: string,
  seed: number,
  watch?: (s: State, p: Player, m: Move) => void,
): State {
  const chance = seededChance(seed)
  const s = game.setup({ tickets, first: 'random' }, bots.length, chance)
  for (let turn = 0; turn < game.longest && game.asked(s).length > 0; turn++) {
    const [p] = game.asked(s)
    const m = choice(bots[p], s, p, branchSeed(seed, turn))
    watch?.(s, p, m)
    game.play(s, p, m, chance)
  }
  return s
}

const ticket = (name: string): number => TICKET_NAME.indexOf(name)
const route = (name: string): number => ROUTE_NAME.indexOf(name)

interface Position {
  readonly tickets: readonly string[]
  readonly hand: Readonly<Record<number, number>>
  readonly row: readonly number[]
  /** By player: routes on the board. */
  readonly routes?: readonly (readonly string[])[]
}

/** A game for two that begins like this for player 0; whatever is not said is of no help to anybody. */
function begin({ tickets, hand, row, routes = [] }: Position): State {
  const s = game.setup(options, 2, seededChance(1))
  for (const p of [0, 1]) for (const t of ticketsOffered(s, p)) putTicket(s, takeTicket(s, t, OFFERED + p), PILE)
  for (const name of tickets) putTicket(s, takeTicket(s, ticket(name), PILE), OFFERED)
  for (const t of ticketsAt(s, PILE).slice(-s.dealt)) putTicket(s, takeTicket(s, t, PILE), OFFERED + 1)
  s.hand.fill(0)
  for (const [card, count] of Object.entries(hand)) s.hand[Number(card)] = count
  s.row = row.slice()
  s.pile = DECK.map((count, card) => count - s.hand[card] - row.filter((one) => one === card).length)
  s.pileSize = s.pile.reduce((sum, count) => sum + count) - 4
  for (let i = 0; i < 4; i++) {
    s.hand[CARDS + COLOURS - 1 - i]++
    s.pile[COLOURS - 1 - i]--
  }
  game.check(s)
  for (const [p, names] of routes.entries()) for (const r of names.map(route)) layTrains(s, p, r)
  return s
}

/** Lets the planner choose the first tickets for both. */
function afterTickets(s: State): State {
  while (s.question !== TAKING_TURN) {
    const [p] = game.asked(s)
    game.play(s, p, choice(planner, s, p, 1), seededChance(1))
  }
  return s
}

const western = [
  [
    'calgary~seattle',
    'portland~seattle:1',
    'portland~san-francisco:green',
    'los-angeles~phoenix',
    'las-vegas~los-angeles',
  ],
]
const nearlyAll = [
  'miami~new-orleans',
  'duluth~toronto',
  'duluth~helena',
  'el-paso~houston',
  'calgary~winnipeg',
  'sault-ste-marie~winnipeg',
  'atlanta~miami',
  'boston~montreal:1',
]

/** Player 0 lacks only the three spaces from San Francisco to Los Angeles, and one violet card for them. */
const westCoast: Position = {
  tickets: ['seattle~los-angeles', 'portland~phoenix', 'las-vegas~seattle', 'calgary~phoenix'],
  hand: { [VIOLET]: 2, [GREEN]: 1 },
  row: [RED, RED, VIOLET, ORANGE, GREEN],
  routes: western,
}

const words = (s: State, p: Player = s.player): string => game.notation.print(s, choice(planner, s, p, 1))

describe('the planner of Ticket to Ride', () => {
  it.each([2, 3, 4, 5])('always makes a legal move with %i players and both sets of tickets', (seats) => {
    for (const tickets of ['33', '30'])
      for (let i = 0; i < 5; i++) {
        const bots = Array.from({ length: seats }, (_, p) => (p === i ? anybody : planner))
        const s = playOut(bots, tickets, branchSeed(seats, i), (before, p, m) =>
          expect(game.refusal(before, p, m)).toBeUndefined(),
        )
        expect(game.result(s)).toBeDefined()
      }
  })

  it('chooses the same whatever the others hide', () => {
    let decisions = 0
    for (let i = 0; i < 8; i++) {
      const bots = Array.from({ length: 2 + (i % 4) }, () => planner)
      playOut(bots, i < 4 ? '33' : '30', branchSeed(2, i), (s, p, m) => {
        decisions++
        for (let seed = 0; seed < 3; seed++) expect(choice(planner, s, p, branchSeed(decisions, seed))).toBe(m)
      })
    }
    expect(decisions).toBeGreaterThan(1000)
  })

  it('keeps the tickets that share a line and gives back one that leads elsewhere', () => {
    const s = begin({
      tickets: ['vancouver~montreal', 'denver~pittsburgh', 'los-angeles~new-york', 'los-angeles~chicago'],
      hand: { [VIOLET]: 2, [RED]: 2 },
      row: [0, 1, 2, 3, 4],
    })
    afterTickets(s)
    const held = ticketsHeld(s, 0)
    expect(held).toContain(ticket('los-angeles~new-york'))
    expect(held).toContain(ticket('los-angeles~chicago'))
    expect(held).not.toContain(ticket('vancouver~montreal'))
  })

  it('pays with the colour that it needs least, and saves locomotives', () => {
    const s = begin({
      tickets: ['los-angeles~miami', 'los-angeles~new-york', 'los-angeles~chicago', 'seattle~los-angeles'],
      hand: { [RED]: 3, [BLACK]: 6, [LOCOMOTIVE]: 3 },
      row: [0, 1, 2, 3, 4],
    })
    afterTickets(s)
    game.play(s, 0, claim(route('los-angeles~phoenix')), seededChance(1))
    expect(s.question).toBe(PAYING)
    expect(words(s)).toBe('pay red')
  })

  it('takes from the row what its plan lacks', () => {
    const s = afterTickets(begin(westCoast))
    expect(words(s)).toBe('take 3')
  })

  it('claims the route that completes its tickets as soon as it can, in its last turn before any other', () => {
    const s = afterTickets(begin({ ...westCoast, hand: { [VIOLET]: 3, [RED]: 6 } }))
    expect(words(s)).toBe('claim los-angeles~san-francisco:violet')
    for (const r of nearlyAll.map(route)) layTrains(s, 1, r)
    s.turnsLeft = 2
    game.check(s)
    expect(words(s)).toBe('claim los-angeles~san-francisco:violet')
  })
})
