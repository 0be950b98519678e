import type { Language } from '@acheron/core'
import type { View } from '@acheron/games/ticket-to-ride'
import type { BoardModule, SeatFact } from '../contract.ts'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import { hint } from './hint.ts'
import { list } from './list.ts'
import { readingOrder, soundOf, targetsOf } from './order.ts'
import { seen } from './seen.ts'
import Tray from './Tray.svelte'
import { wordsIn } from './text/words.ts'

/** With so few trains left, the end is near. */
const FEW_TRAINS = 4

function seatFacts({ players }: View, player: number, language: Language): SeatFact[] {
  const { trains, cards, tickets, longestPath } = players[player]
  const { facts } = wordsIn(language)
  return [
    { icon: 'trains', value: trains, label: facts.trains(trains), urgent: trains <= FEW_TRAINS },
    { icon: 'cards', value: cards, label: facts.cards(cards) },
    { icon: 'tickets', value: tickets, label: facts.tickets(tickets) },
    { icon: 'path', value: longestPath, label: facts.path(longestPath) },
  ]
}

export const board: BoardModule = {
  Board,
  Tray,
  Finale,
  dangers: ['last-round'],
  seatFacts: (view, player, language) => seatFacts(seen(view), player, language),
  scores: (view) => seen(view).players.map(({ score }) => score),
  list,
  readingOrder,
  sound: soundOf,
  targetsOf,
  hint,
}
