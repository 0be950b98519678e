import {
  beginRun,
  type Facts,
  type Player,
  playMove,
  type Question,
  type Result,
  type Rule,
  type Run,
  readEvent,
  readWords,
  viewOf,
} from '@acheron/core'
import { ROUTE_NAME } from '../src/board.ts'
import { CARD_NAMES } from '../src/colours.ts'
import type { State } from '../src/index.ts'
import type { View } from '../src/secrets.ts'
import { EMPTY, FREE } from '../src/state.ts'
import { TICKET_NAME } from '../src/tickets.ts'
import { type Dealer, type NewGame, newDealer, type Wish } from './dealer.ts'
import { type Cards, lawfulState, type Position } from './position.ts'

/** An event as somebody may read it: its id and its facts. */
export type Told = { readonly id: string } & Facts

/** A table that a scenario plays on. It moves by notation and looks only at what somebody may see. */
export interface Scene {
  readonly table: Run<State>
  /** Makes a move. What chance must say is named in order, and all of it; if nothing is named, luck is dull. */
  play(p: Player, words: string, ...wishes: Wish[]): void
  /** The rule against a move, and undefined for a legal one. */
  refused(p: Player, words: string): Rule | undefined
  legal(p: Player): string[]
  asked(): readonly Player[]
  question(p: Player): Question
  view(reader: Player | undefined): View
  /** What the last move told a reader; undefined reads as a spectator. */
  told(reader?: Player): Told[]
  /** Of the events that everybody could read since the beginning, those with this id. */
  events(id: string): Told[]
  result(): Result

  hand(p: Player): Cards
  tickets(p: Player): string[]
  offered(p: Player): string[]
  row(): string
  pile(): number
  discards(): Cards
  ticketPile(): number
  trains(p: Player): number
  points(p: Player): number
  owner(route: string): Player | undefined
}

/** A game in its middle, with everything that matters named and the rest laid out lawfully. */
export function position(wanted: Position = {}): Scene {
  const dealer = newDealer()
  const { seats = 2, set = '33' } = wanted
  const seating = { seats, options: { tickets: set }, position: JSON.stringify(lawfulState(wanted)) }
  return scene(beginRun(dealer.game, seating, dealer.chance), dealer)
}

/** A game at its beginning, before the first tickets are chosen. */
export function newGame({ seats = 2, options = {}, deal = [] }: NewGame = {}): Scene {
  const dealer = newDealer()
  dealer.wishForTheDeal(deal)
  return scene(beginRun(dealer.game, { seats, options }, dealer.chance), dealer)
}

/** A game after its beginning: everybody has kept all their first tickets. */
export function startedGame(wanted: NewGame = {}): Scene {
  const started = newGame(wanted)
  for (const p of started.asked()) started.play(p, 'keep')
  return started
}

/** A game whose last turn, that of the last player, has just been played. */
export function endedGame(wanted: Position): Scene {
  const last = (wanted.seats ?? 2) - 1
  const over = position({ turn: last, turnsLeft: 1, row: 'violet red orange yellow locomotive', ...wanted })
  over.play(last, 'take 5')
  return over
}

function scene(table: Run<State>, dealer: Dealer): Scene {
  const { game } = table
  const view = (reader: Player | undefined): View => viewOf(game, table.state, reader) as unknown as View
  const legal = (p: Player): string[] => game.legal(table.state, p).map((m) => game.notation.print(table.state, m))
  return {
    table,
    view,
    legal,
    play(p, words, ...wishes) {
      dealer.wish(wishes)
      playMove(table, p, readWords(game, table.state, words))
      dealer.finish(words)
    },
    refused(p, words) {
      const rule = game.refusal(table.state, p, readWords(game, table.state, words))
      if ((rule === undefined) !== legal(p).includes(words)) throw new Error(`${words}: listed and refused by ${rule}`)
      return rule
    },
    asked: () => game.asked(table.state),
    question: (p) => game.question(table.state, p),
    told: (reader) => (table.story.at(-1) ?? []).map((event) => flat(readEvent(event, reader))),
    events: (id) =>
      table.story
        .flat()
        .map((event) => flat(readEvent(event, undefined)))
        .filter((event) => event.id === id),
    result() {
      const result = game.result(table.state)
      if (!result) throw new Error('the game is not over')
      return result
    },
    hand: (p) => cardsIn(view(p).hand),
    tickets: (p) => view(p).tickets.map((ticket) => TICKET_NAME[ticket]),
    offered: (p) => view(p).offered.map((ticket) => TICKET_NAME[ticket]),
    row: () =>
      view(undefined)
        .row.map((card) => (card === EMPTY ? '-' : CARD_NAMES[card]))
        .join(' '),
    pile: () => view(undefined).pile,
    discards: () => cardsIn(view(undefined).discards),
    ticketPile: () => view(undefined).ticketPile,
    trains: (p) => view(undefined).players[p].trains,
    points: (p) => view(undefined).players[p].score,
    owner(route) {
      const owner = view(undefined).routeOwner[ROUTE_NAME.indexOf(route)]
      return owner === FREE ? undefined : owner
    },
  }
}

function flat({ id, facts }: { id: string; facts: Facts }): Told {
  return { ...facts, id } as Told
}

function cardsIn(counts: readonly number[]): Cards {
  return Object.fromEntries(CARD_NAMES.map((name, card) => [name, counts[card]]).filter(([, count]) => count !== 0))
}
