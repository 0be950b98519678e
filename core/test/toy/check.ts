import { CARDS, isSoul } from './cards.ts'
import { flow } from './flow.ts'
import { FERRY } from './moves.ts'
import type { Turn } from './phases/turns.ts'
import { cardsAt, everybody, ferried, isAtTable } from './queries.ts'
import { BAG, DISCARDS, FERRIED, HAND, LANDING, MOST_SEATS, OBOLS, type State } from './state.ts'

/** Throws when something is lost, doubled or out of range. A state from a stranger is checked by nothing else. */
export function check(g: State): void {
  if (!(g.seats >= 2 && g.seats <= MOST_SEATS)) fail(`there are ${g.seats} seats`)
  if (!isAtTable(g, g.first)) fail(`there is no player ${g.first} for the first turn`)
  if (![0, 1].includes(g.bidding) || ![4, 7].includes(g.target)) fail('there is no such variant')
  checkObols(g)
  checkCards(g)
  flow.check(g)
  const ferrying = g.frames.filter((f) => f.step === 'turn.resolved' && (f as Turn).action >= FERRY)
  if (cardsAt(g, LANDING).length !== ferrying.length) fail('nobody ferries the soul on the landing')
}

function checkObols(g: State): void {
  if (g.obols.length !== g.seats) fail(`${g.obols.length} players have obols; there are ${g.seats}`)
  if ([g.ferryman, ...g.obols].some((count) => count < 0)) fail('somebody has less than no obols')
  const sum = g.obols.reduce((a, b) => a + b, g.ferryman)
  if (sum !== OBOLS) fail(`there are ${sum} obols; there must be ${OBOLS}`)
}

function checkCards(g: State): void {
  if (g.cardPlace.length !== CARDS || g.seenBy.length !== CARDS) fail(`there must be ${CARDS} cards`)
  const hands = everybody(g).map((p) => HAND + p)
  const places = [BAG, DISCARDS, LANDING, ...hands, ...everybody(g).map((p) => FERRIED + p)]
  for (const [card, place] of g.cardPlace.entries()) {
    if (!places.includes(place)) fail(`card ${card} is in place ${place}, which there is not`)
    const mayHaveSeen = hands.includes(place) ? (1 << g.seats) - 1 - (1 << (place - HAND)) : 0
    if ((g.seenBy[card] & ~mayHaveSeen) !== 0) fail(`card ${card} was seen by those who cannot have seen it`)
  }
  if (cardsAt(g, LANDING).length > 1) fail('there is room for one soul on the landing')
  const across = [...cardsAt(g, LANDING), ...everybody(g).flatMap((p) => ferried(g, p))]
  if (!across.every(isSoul)) fail('a monster is across the river')
}

function fail(message: string): never {
  throw new Error(message)
}
