import type { Player, Target } from '@acheron/core'
import { ANTEHELL, isSectio } from '@acheron/games/hellgame'
import type { SoundName } from '../../sound/samples.ts'
import type { Choices } from '../choices.ts'
import type { Happening } from '../contract.ts'

/** Things are read in this order: what is mine, who sits there, then the map from the outside to the heart. */
const KINDS = ['card', 'hell-card', 'demon', 'player', 'lieutenant', 'hound', 'place']

export function readingOrder(choices: Choices): readonly Target[] {
  return KINDS.flatMap((kind) => {
    const ids = choices.ids(kind)
    const sorted = kind === 'place' ? [...ids].sort((a, b) => a - b) : ids
    return sorted.map((id) => ({ kind, id }))
  })
}

/** By event: the facts that name things, and the kinds of things they are. */
const ABOUT: Readonly<Record<string, readonly (readonly [fact: string, kind: string])[]>> = {
  'demon-drawn': [['demon', 'demon']],
  'demon-swapped': [['by', 'player']],
  'sectio-dealt': [['place', 'place']],
  'permanent-laid': [['card', 'hell-card']],
  phenomenon: [['places', 'place']],
  collected: [['by', 'player']],
  'earth-souls': [['demon', 'demon']],
  'earth-favour': [['demon', 'demon']],
  raised: [['place', 'place']],
  recruited: [['lieutenant', 'lieutenant']],
  'lieutenant-placed': [['lieutenant', 'lieutenant']],
  tamed: [['hound', 'hound']],
  stray: [['place', 'place']],
  rampages: [['place', 'place']],
  'legions-gone': [['place', 'place']],
  'legions-turned': [['place', 'place']],
  'lieutenant-turned': [['lieutenant', 'lieutenant']],
  freebooters: [['place', 'place']],
  gained: [['place', 'place']],
  revoked: [['place', 'place']],
  lucifer: [['place', 'place']],
  sign: [['places', 'place']],
  acts: [['demon', 'demon']],
  order: [['demon', 'demon']],
  marched: [['to', 'place']],
  'passage-asked': [['place', 'place']],
  fled: [['to', 'place']],
  'flight-failed': [['place', 'place']],
  earth: [['demon', 'demon']],
  home: [['demon', 'demon']],
  influence: [['demon', 'demon']],
  supplicated: [['demon', 'demon']],
  deeds: [['demon', 'demon']],
  incapacitated: [['demon', 'demon']],
  recovered: [['demon', 'demon']],
  rolled: [['demon', 'demon']],
  killed: [['demon', 'demon']],
  duel: [
    ['a', 'demon'],
    ['b', 'demon'],
  ],
  announced: [['demon', 'demon']],
  countered: [['demon', 'demon']],
  redirected: [['demon', 'demon']],
  group: [['demons', 'demon']],
  uriel: [['place', 'place']],
  lilith: [['place', 'place']],
  'hound-moved': [['to', 'place']],
  combat: [['place', 'place']],
  peace: [['place', 'place']],
  joins: [['demon', 'demon']],
  won: [['place', 'place']],
  cup: [['place', 'place']],
  petition: [['place', 'place']],
  'souls-given': [['to', 'player']],
  given: [['to', 'player']],
  discarded: [['by', 'player']],
  'card-taken': [['from', 'player']],
  'hand-seen': [['at', 'player']],
}

const exists = ({ kind, id }: Target): boolean => id >= 0 && (kind !== 'place' || isSectio(id) || id === ANTEHELL)

/** What an event is about on the board. */
export function targetsOf({ id, facts }: Happening): readonly Target[] {
  if (!Object.hasOwn(ABOUT, id)) return []
  return ABOUT[id]
    .flatMap(([fact, kind]) => {
      const about = facts[fact]
      const ids = Array.isArray(about) ? about : [about]
      return ids.flatMap((one) => (typeof one === 'number' ? [{ kind, id: one }] : []))
    })
    .filter(exists)
}

/** The facts that name whom an event befalls. */
const BEFALLS: Readonly<Record<string, string>> = {
  'card-taken': 'from',
  'hand-seen': 'at',
  'legions-turned': 'from',
  revoked: 'from',
  gained: 'from',
  'souls-given': 'to',
  given: 'to',
  offered: 'to',
}

export const befalls = ({ id, facts }: Happening, player: Player): boolean => {
  if (id === 'combat' && Array.isArray(facts.camps)) return Number(facts.camps[player]) >= 0
  return Object.hasOwn(BEFALLS, id) && facts[BEFALLS[id]] === player
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  drew: 'card',
  'hell-drawn': 'card',
  discarded: 'card',
  announced: 'card',
  marched: 'train',
  fled: 'train',
  combat: 'crash',
  'legions-gone': 'crash',
  gained: 'whistle',
  ended: 'whistle',
}

export const soundOf = ({ id }: Happening): SoundName | undefined => SOUNDS[id]
