import type { Target } from '@acheron/core'
import {
  across,
  type Cell,
  cellOf,
  circleOf,
  down,
  fieldSleeperOf,
  isInCircle,
  sleeperOf,
} from '@acheron/games/hellrail/third'
import type { SoundName } from '../../sound/samples.ts'
import type { Choices } from '../choices.ts'
import type { Happening } from '../contract.ts'

/** Things are read in this order: what is mine, what others have, then the table from top to bottom. */
const KINDS = ['circle-card', 'card', 'car', 'heresy', 'token', 'player', 'circle', 'sleeper', 'rail', 'cell']

/** The table is read like a page, row by row. */
export const inRows = (a: Cell, b: Cell): number => down(a) - down(b) || across(a) - across(b)

const SORTED: Readonly<Record<string, (a: number, b: number) => number>> = {
  cell: inRows,
  sleeper: (a, b) => inRows(cellOf(a), cellOf(b)) || sleeperOf(a) - sleeperOf(b),
}

export function readingOrder(choices: Choices): readonly Target[] {
  // The cars of a train and the cards of a hand are offered in their own order.
  return KINDS.flatMap((kind) => {
    const ids = choices.ids(kind)
    const sorted = SORTED[kind] ? [...ids].sort(SORTED[kind]) : ids
    return sorted.map((id) => ({ kind, id }))
  })
}

/** A place of an engine as something to point at. */
export const placeTarget = (at: number): Target =>
  isInCircle(at) ? { kind: 'circle', id: circleOf(at) } : { kind: 'sleeper', id: fieldSleeperOf(at) }

const PILE: Target = { kind: 'pile', id: 0 }
const DISCARDS: Target = { kind: 'discards', id: 0 }

/** By event: the fact that names a thing, and the kind of thing it is. */
const ABOUT: Readonly<Record<string, readonly (readonly [fact: string, kind: string])[]>> = {
  coupled: [['card', 'car']],
  delivered: [['by', 'player']],
  laid: [['card', 'rail']],
  upgraded: [['card', 'rail']],
  turned: [['card', 'rail']],
  removed: [['cell', 'cell']],
  marked: [['at', 'sleeper']],
  'reached-barrier': [['at', 'sleeper']],
  entered: [['circle', 'circle']],
  'pushed-into': [['circle', 'circle']],
  'circle-laid': [['circle', 'circle']],
  guarded: [['circle', 'circle']],
  invoked: [['circle', 'circle']],
  announced: [['circle', 'circle']],
  declined: [['circle', 'circle']],
  prevented: [['circle', 'circle']],
  forced: [['circle', 'circle']],
  rammed: [['engine', 'player']],
  derailed: [['by', 'player']],
  targeted: [['target', 'player']],
  redirected: [['target', 'player']],
  'rolled-for': [['player', 'player']],
  'drew-from': [['from', 'player']],
  'gave-cards': [['to', 'player']],
  'showed-hand': [['by', 'player']],
  named: [['card', 'car']],
  stole: [['card', 'car']],
  'gave-car': [['card', 'car']],
  'took-heresy': [['by', 'player']],
  'took-token': [['by', 'player']],
  'took-boat': [['by', 'player']],
  'took-tender': [['by', 'player']],
  'took-catcher': [['by', 'player']],
  'took-chip': [['by', 'player']],
  'took-ticket': [['by', 'player']],
  'swapped-hands': [['with', 'player']],
}
const PILES: Readonly<Record<string, Target>> = {
  drew: PILE,
  reshuffled: PILE,
  flipped: DISCARDS,
  checked: DISCARDS,
  discarded: DISCARDS,
  stoked: DISCARDS,
  shed: DISCARDS,
  bribed: DISCARDS,
  'lost-car': DISCARDS,
  'lost-cars': DISCARDS,
  'glutton-discarded': DISCARDS,
}

/** What an event is about on the board. */
export function targetsOf({ id, facts }: Happening): readonly Target[] {
  if ((id === 'went' || id === 'pushed') && typeof facts.to === 'number') return [placeTarget(facts.to)]
  if (id === 'swapped') return [facts.from, facts.to].flatMap(tokenPlace)
  if (id === 'stole-cars' && Array.isArray(facts.cards)) return facts.cards.map((card) => ({ kind: 'car', id: card }))
  const named = (ABOUT[id] ?? []).flatMap(([fact, kind]) => {
    const about = facts[fact]
    return typeof about === 'number' ? [{ kind, id: about }] : []
  })
  return PILES[id] ? [PILES[id], ...named] : named
}

/** The fact that names whom an event befalls. */
const BEFALLS: Readonly<Record<string, string>> = {
  rammed: 'engine',
  pushed: 'engine',
  'pushed-into': 'engine',
  targeted: 'target',
  redirected: 'target',
  'drew-from': 'from',
  'gave-cards': 'to',
  'swapped-hands': 'with',
  'rolled-for': 'player',
  caught: 'from',
  named: 'owner',
  'gave-car': 'to',
  stole: 'from',
  'stole-cars': 'from',
}

export const befalls = ({ id, facts }: Happening, player: number): boolean =>
  Object.hasOwn(BEFALLS, id) && facts[BEFALLS[id]] === player

const SOUNDS: Readonly<Record<string, SoundName>> = {
  drew: 'card',
  laid: 'card',
  upgraded: 'card',
  turned: 'card',
  coupled: 'card',
  'circle-laid': 'card',
  'set-off': 'train',
  entered: 'train',
  went: 'train',
  delivered: 'whistle',
  rammed: 'crash',
  derailed: 'crash',
}

export const soundOf = ({ id }: Happening): SoundName | undefined => SOUNDS[id]

const CIRCLES = 10

/** Where a token was: 0 is among the unused ones, then come the circles, then the players. */
function tokenPlace(place: unknown): Target[] {
  if (typeof place !== 'number' || place <= 0) return []
  return [place < CIRCLES ? { kind: 'circle', id: place } : { kind: 'player', id: place - CIRCLES }]
}
