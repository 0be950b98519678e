import type { Target } from '@acheron/core'
import type { Route } from '@acheron/games/ticket-to-ride'
import type { SoundName } from '../../sound/samples.ts'
import type { Choices } from '../choices.ts'
import type { Happening } from '../contract.ts'
import { TRACKS } from './layout.ts'

/** Things are read in this order: the row from left to right, the piles, the tickets, the routes, the hand. */
const KINDS = ['row', 'pile', 'ticket-pile', 'ticket', 'route', 'hand']
/** Routes are read in columns of this width, from the west to the east, and from north to south in each. */
const COLUMN = 160

const middle = (route: Route): { x: number; y: number } => {
  const { spaces } = TRACKS[route]
  const [first, last] = [spaces[0], spaces[spaces.length - 1]]
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
}

export function routesInOrder(routes: readonly Route[]): Route[] {
  const column = (route: Route): number => Math.floor(middle(route).x / COLUMN)
  return [...routes].sort((a, b) => column(a) - column(b) || middle(a).y - middle(b).y || a - b)
}

export function readingOrder(choices: Choices): readonly Target[] {
  return KINDS.flatMap((kind) => {
    const ids = choices.ids(kind)
    const sorted = kind === 'route' ? routesInOrder(ids) : [...ids].sort((a, b) => a - b)
    return sorted.map((id) => ({ kind, id }))
  })
}

const ROW_TARGETS: readonly Target[] = [0, 1, 2, 3, 4].map((id) => ({ kind: 'row', id }))
const PILE: Target = { kind: 'pile', id: 0 }
const TICKET_PILE: Target = { kind: 'ticket-pile', id: 0 }

/** What each kind of event is about, as far as this reader may know. */
export function targetsOf({ id, facts }: Happening): readonly Target[] {
  const one = (kind: string, fact: string): Target[] =>
    typeof facts[fact] === 'number' ? [{ kind, id: facts[fact] }] : []
  const tickets = Array.isArray(facts.tickets)
    ? facts.tickets.map((ticket: number) => ({ kind: 'ticket', id: ticket }))
    : []
  const about: Readonly<Record<string, () => readonly Target[]>> = {
    'offered-tickets': () => [TICKET_PILE, ...tickets],
    'kept-tickets': () => tickets,
    'took-card': () => one('row', 'slot'),
    'drew-card': () => [PILE],
    'turned-up': () => ROW_TARGETS,
    'swept-row': () => ROW_TARGETS,
    reshuffled: () => [PILE],
    'claimed-route': () => one('route', 'route'),
    'ticket-scored': () => one('ticket', 'ticket'),
  }
  return Object.hasOwn(about, id) ? about[id]() : []
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'took-card': 'card',
  'drew-card': 'card',
  'kept-tickets': 'card',
  'swept-row': 'card',
  'claimed-route': 'train',
  'last-round': 'whistle',
}

export const soundOf = ({ id }: Happening): SoundName | undefined => SOUNDS[id]
