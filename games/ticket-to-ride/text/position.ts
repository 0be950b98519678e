import type { View } from '../src/secrets.ts'
import { EMPTY, NO_ROUTE, OPEN_END } from '../src/state.ts'
import type { Words } from './en.ts'
import { cardsText, type Naming, routeText, ticketText } from './things.ts'

/** What the view tells: the table, the players, what is one's own, the routes. */
export function positionLines(words: Words, view: View, name: Naming): string[] {
  return [
    ...progress(words, view, name),
    ...supplies(words, view),
    ...players(words, view, name),
    ...(view.over ? revealed(words, view, name) : own(words, view)),
    ...network(words, view, name),
  ]
}

function progress(words: Words, view: View, name: Naming): string[] {
  const { position } = words
  if (view.over) return [position.over]
  const lines = [position.toPlay(view.awaited.map(name))]
  if (view.turnsLeft !== OPEN_END) lines.push(position.lastRound(view.turnsLeft))
  if (view.claiming !== NO_ROUTE) lines.push(position.paying(name(view.player), routeText(words, view.claiming)))
  return lines
}

function supplies(words: Words, view: View): string[] {
  const { position } = words
  return [
    position.row(view.row.filter((card) => card !== EMPTY).map(words.card)),
    position.pile(view.pile),
    position.discards(cardsText(view.discards, words.counted)),
    position.ticketPile(view.ticketPile),
  ]
}

function players({ position }: Words, view: View, name: Naming): string[] {
  return view.players.map(({ score, trains, cards, tickets, longestPath }, p) =>
    position.player(p === view.me ? position.me(name(p)) : name(p), {
      score,
      trains,
      cards,
      tickets,
      path: longestPath,
    }),
  )
}

function own(words: Words, view: View): string[] {
  if (view.me < 0) return []
  const { position } = words
  const held = view.hand.reduce((sum, n) => sum + n, 0)
  const lines = [position.hand(held, cardsText(view.hand, words.counted))]
  const open = view.tickets.filter((ticket) => !view.completed.includes(ticket))
  if (view.offered.length > 0) lines.push(position.offered(view.offered.map(ticketText)))
  if (view.completed.length > 0) lines.push(position.done(view.completed.map(ticketText)))
  if (open.length > 0) lines.push(position.open(open.map(ticketText)))
  return lines
}

function revealed({ position }: Words, view: View, name: Naming): string[] {
  return view.players.flatMap(({ heldTickets, completedTickets }, p) => {
    const failed = heldTickets.filter((ticket) => !completedTickets.includes(ticket))
    return [
      position.completed(name(p), completedTickets.map(ticketText)),
      position.failed(name(p), failed.map(ticketText)),
    ]
  })
}

function network(words: Words, view: View, name: Naming): string[] {
  return view.players.map((_, p) => {
    const routes = view.routeOwner.flatMap((owner, route) => (owner === p ? [routeText(words, route)] : []))
    return words.position.routes(name(p), routes)
  })
}
