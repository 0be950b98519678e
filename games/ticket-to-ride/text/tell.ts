import type { Facts } from '@acheron/core'
import { LOCOMOTIVE } from '../src/colours.ts'
import type { TicketToRideEvent } from '../src/story.ts'
import type { Words } from './en.ts'
import { type Naming, paymentText, routeText, ticketText } from './things.ts'

/** What somebody reads of an event: the facts for all, and those of the secret only if they may know it. */
type Read<E extends TicketToRideEvent> = E['facts'] & (E extends { secret: { facts: infer S } } ? Partial<S> : unknown)

type Tellers = { readonly [E in TicketToRideEvent as E['id']]: (facts: Read<E>) => string | undefined }

/** One event as a line; undefined for what is plain to see on the table. */
export function tell(words: Words, event: { id: string; facts: Facts }, name: Naming): string | undefined {
  const tellers = tellersOf(words, name) as unknown as Readonly<Record<string, (facts: Facts) => string | undefined>>
  return tellers[event.id](event.facts)
}

function tellersOf(words: Words, name: Naming): Tellers {
  const { story } = words
  const secretly = (line: string, secret: string | undefined): string => (secret ? story.secretly(line, secret) : line)
  const listed = (tickets: readonly number[] | undefined): string | undefined => tickets?.map(ticketText).join(', ')
  return {
    'first-player': ({ by }) => story.firstPlayer(name(by)),
    'offered-tickets': ({ by, count, tickets }) => secretly(story.offeredTickets(name(by), count), listed(tickets)),
    'kept-tickets': ({ by, kept, tickets }) => secretly(story.keptTickets(name(by), kept), listed(tickets)),
    'took-card': ({ by, card }) => story.tookCard(name(by), card),
    'drew-card': ({ by, card }) => secretly(story.drewCard(name(by)), card === undefined ? card : words.card(card)),
    'turned-up': () => undefined,
    'swept-row': ({ cards }) => story.sweptRow(cards.filter((card) => card === LOCOMOTIVE).length),
    reshuffled: ({ cards }) => story.reshuffled(cards),
    'claimed-route': ({ by, route, card, cards, locomotives, points }) =>
      story.claimedRoute(name(by), routeText(words, route), paymentText(card, cards, locomotives, words.cards), points),
    passed: ({ by }) => story.passed(name(by)),
    'last-round': ({ by, trains }) => story.lastRound(name(by), trains),
    'ticket-scored': ({ by, ticket, points }) =>
      points < 0
        ? story.ticketFailed(name(by), ticketText(ticket), -points)
        : story.ticketCompleted(name(by), ticketText(ticket), points),
    'longest-path': ({ by, length }) => story.longestPath(name(by), length),
    'game-over': ({ winners }) =>
      winners.length === 1 ? story.won(name(winners[0])) : story.shared(winners.map((p) => name(p))),
  }
}
