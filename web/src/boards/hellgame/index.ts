import type { Language } from '@acheron/core'
import type { BoardModule, SeatFact } from '../contract.ts'
import Board from './Board.svelte'
import { hint } from './hint.ts'
import Key from './Key.svelte'
import { list } from './list.ts'
import { marches } from './marches.ts'
import { befalls, readingOrder, soundOf, targetsOf } from './order.ts'
import { bestHeld, sectioOf, seen, type Table } from './seen.ts'
import Tray from './Tray.svelte'
import { wordsIn } from './text/words.ts'

/** So many Sectio of a circle are worth a look. */
const NEAR = 4

function seatFacts(view: Table, player: number, language: Language): SeatFact[] {
  const { game, circles, sectioHeld } = wordsIn(language)
  const seat = view.players[player]
  const best = bestHeld(view, player)
  const held = sectioOf(view, player).length
  return [
    { icon: 'score', value: best, label: circles.best(best), urgent: best >= NEAR },
    { icon: 'map', value: held, label: sectioHeld(held) },
    { icon: 'souls', value: seat.souls, label: game.terms.souls(seat.souls) },
    { icon: 'cards', value: seat.cards, label: game.position.inHand(seat.cards) },
  ]
}

/** HellGame. */
export const board: BoardModule = {
  Board,
  Tray,
  Key,
  tracing: marches,
  seatFacts: (view, player, language) => seatFacts(seen(view), player, language),
  scores: () => [],
  course: {
    title: (language) => wordsIn(language).sectioOverTime,
    of: (view) => seen(view).players.map((_, p) => sectioOf(seen(view), p).length),
  },
  befalls,
  list,
  readingOrder,
  sound: soundOf,
  targetsOf,
  hint,
}
