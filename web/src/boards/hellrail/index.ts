import type { Language } from '@acheron/core'
import { NONE, VALUE } from '@acheron/games/hellrail/third'
import type { BoardModule, SeatFact } from '../contract.ts'
import Board from './Board.svelte'
import { hint } from './hint.ts'
import { journeys } from './journeys.ts'
import Key from './Key.svelte'
import { list } from './list.ts'
import { befalls, readingOrder, soundOf, targetsOf } from './order.ts'
import { type Seat, seen, type Table } from './seen.ts'
import Tray from './Tray.svelte'
import { wordsIn } from './text/words.ts'

/** What lies on an engine card besides the cars. */
function tokensOf({
  token = NONE,
  heresy = NONE,
  boat = 0,
  tender = 0,
  catcher = 0,
  chip = 0,
  ticket = 0,
}: Seat): number {
  const held = [token, heresy].filter((one) => one !== NONE).length
  return held + boat + tender + catcher + chip + ticket
}

function seatFacts(view: Table, player: number, language: Language): SeatFact[] {
  const seat = view.players[player]
  const { railway, tokensHeld } = wordsIn(language, view)
  const { inHand, coupled, delivered } = railway.position
  const tokens = tokensOf(seat)
  return [
    { icon: 'cards', value: seat.cards, label: inHand(seat.cards) },
    { icon: 'trains', value: seat.cars.length, label: coupled(seat.cars.length) },
    { icon: 'delivered', value: seat.delivered, label: delivered(seat.delivered) },
    { icon: 'tokens', value: tokens, label: tokensHeld(tokens) },
  ]
}

/** HellRail, Third Perdition. */
export const board: BoardModule = {
  Board,
  Tray,
  Key,
  tracing: journeys,
  dangers: ['derailed', 'glutton-discarded'],
  seatFacts: (view, player, language) => seatFacts(seen(view), player, language),
  scores: (view) => (seen(view).over ? seen(view).players.map(({ score }) => score) : []),
  earned: ({ id, facts }) =>
    id === 'delivered' ? { player: Number(facts.by), points: VALUE[Number(facts.card)] } : undefined,
  befalls,
  list,
  readingOrder,
  sound: soundOf,
  targetsOf,
  hint,
}

/** HellRail, Second Perdition: the same table, with other powers in the circles. */
export const board1999: BoardModule = board
