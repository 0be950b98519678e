import type { Target } from '@acheron/core'
import { DEMAND_CITY, isInTaiwan } from '@acheron/games/china-rails'
import type { SoundName } from '../../sound/samples.ts'
import type { Choices } from '../choices.ts'
import type { Happening } from '../contract.ts'

/** Things are read in this order. Single sections come after the ways to cities: there may be hundreds. */
const KINDS = ['demand', 'load', 'aboard', 'milepost', 'city', 'port', 'train']

export const readingOrder = (choices: Choices): readonly Target[] =>
  KINDS.flatMap((kind) => choices.ids(kind).map((id) => ({ kind, id })))

/** By event: the fact that names a thing, and the kind of thing it is. */
const ABOUT: Readonly<Record<string, readonly [fact: string, kind: string]>> = {
  built: ['section', 'section'],
  linked: ['port', 'port'],
  started: ['at', 'milepost'],
  moved: ['to', 'milepost'],
  turned: ['at', 'milepost'],
  crossed: ['to', 'milepost'],
  took: ['at', 'milepost'],
  dropped: ['at', 'milepost'],
  congress: ['at', 'milepost'],
  refuge: ['to', 'milepost'],
}

/** What an event is about on the map. */
export function targetsOf({ id, facts }: Happening): readonly Target[] {
  if (id === 'delivered' && typeof facts.demand === 'number') {
    const city = DEMAND_CITY[facts.demand]
    return isInTaiwan(city) ? [] : [{ kind: 'city', id: city }]
  }
  if (Array.isArray(facts.sections)) return facts.sections.map((section) => ({ kind: 'section', id: section }))
  const [fact, kind] = ABOUT[id] ?? []
  const about = fact === undefined ? undefined : facts[fact]
  return kind !== undefined && typeof about === 'number' ? [{ kind, id: about }] : []
}

const BEFALLS = new Set(['event', 'erased', 'lost-load', 'loses-turn', 'taxed', 'candidate', 'goal-raised'])
export const befalls = ({ id, facts }: Happening, player: number): boolean =>
  (id === 'fee' && facts.to === player) || BEFALLS.has(id)

const SOUNDS: Readonly<Record<string, SoundName>> = {
  built: 'card',
  drew: 'card',
  moved: 'train',
  crossed: 'train',
  delivered: 'whistle',
  event: 'crash',
}
export const soundOf = ({ id }: Happening): SoundName | undefined => SOUNDS[id]
