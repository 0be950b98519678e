import type { Rule } from '@acheron/core'
import {
  type Area,
  around,
  GOBI,
  LANZHOU_SNOW,
  MANCHURIA,
  NORTHERN_SEAS,
  QUAKE_INNER,
  QUAKE_OUTER,
  TAKLIMAKAN,
  TYPHOON_COAST,
} from './areas.ts'
import { type City, cityCalled } from './cities.ts'
import { DEMAND_CARDS } from './demands.ts'
import { type Load, loadCalled } from './loads.ts'
import { ALPINE, TERRAIN } from './mileposts.ts'
import { across } from './sections.ts'

/** An event card, by its place in EVENTS. */
export type Event = number

export type EventKind =
  | 'congress'
  | 'tax'
  | 'strike'
  | 'flood'
  | 'new-year'
  | 'black-dragon'
  | 'derailment'
  | 'manchuria-snow'
  | 'heavy-snow'
  | 'sea-storm'
  | 'wind-storm'
  | 'sandstorm'
  | 'earthquake'
  | 'desert-rains'

/** How long it lasts: turns of the drawer after this one, or until something else ends it. */
export const AT_ONCE = 0
export const ONE_TURN = 1
export const TWO_TURNS = 2
export const OPEN_ENDED = 3

/** An event card. What it does while it is in force is written down here and asked for where it matters. */
export interface EventCard {
  readonly id: string
  readonly kind: EventKind
  readonly lasts: number
  /** The cities it names. */
  readonly cities?: readonly City[]
  /** The rivers it floods, by id, and the sections across them. */
  readonly rivers?: readonly string[]
  readonly flooded?: Uint8Array
  /** The desert it strikes, by id. */
  readonly desert?: string
  /** The loads it pays more for. */
  readonly loads?: readonly Load[]
  /** Where trains are struck when it is drawn. */
  readonly strikes?: Area
  /** Where trains move at half rate. */
  readonly slows?: Area
  /** Where nobody builds, and by which rule. */
  readonly bars?: Area
  readonly barredBy?: Rule
  /** Where no train enters or leaves. */
  readonly stops?: Area
  /** What no train enters and no track is built to, though it may be left. */
  readonly shuts?: Area
}

const cities = (names: string): City[] => names.split(' ').map(cityCalled)
const derailment = (number: number, names: string): EventCard => ({
  id: `derailment-${number}`,
  kind: 'derailment',
  lasts: AT_ONCE,
  cities: cities(names),
  strikes: around(cities(names), 3),
})
const flood = (id: string, rivers: readonly string[]): EventCard => ({
  id,
  kind: 'flood',
  lasts: ONE_TURN,
  rivers,
  flooded: across(rivers),
})
const sandstorm = (desert: string, area: Area): EventCard => ({
  id: `sandstorm-${desert}`,
  kind: 'sandstorm',
  lasts: ONE_TURN,
  desert,
  strikes: area,
  bars: area,
  barredBy: 'CR-295',
})

/** The twenty cards. */
export const EVENTS: readonly EventCard[] = [
  { id: 'congress', kind: 'congress', lasts: OPEN_ENDED },
  { id: 'tax', kind: 'tax', lasts: AT_ONCE },
  { id: 'strike-1', kind: 'strike', lasts: ONE_TURN },
  { id: 'strike-2', kind: 'strike', lasts: ONE_TURN },
  flood('flood-1', ['chang-jiang', 'han', 'gan', 'xiang']),
  flood('flood-2', ['huang-he', 'wei', 'huai', 'songhua']),
  {
    id: 'new-year',
    kind: 'new-year',
    lasts: TWO_TURNS,
    loads: ['cattle', 'fish', 'imports', 'jade', 'oranges', 'rice', 'tea'].map(loadCalled),
  },
  { id: 'black-dragon', kind: 'black-dragon', lasts: TWO_TURNS, cities: cities('shenyang changchun harbin qiqihar') },
  derailment(1, 'beijing chengdu fuzhou jiuquan mudanjiang'),
  derailment(2, 'shanghai xian kunming shenyang hami'),
  derailment(3, 'hong-kong zhengzhou lanzhou jinan hailar'),
  derailment(4, 'chongqing wuhan nanning harbin kashgar'),
  {
    id: 'manchuria-snow',
    kind: 'manchuria-snow',
    lasts: ONE_TURN,
    slows: MANCHURIA,
    shuts: MANCHURIA.map((inside, m) => inside & Number(TERRAIN[m] === ALPINE)),
  },
  {
    id: 'heavy-snow',
    kind: 'heavy-snow',
    lasts: ONE_TURN,
    bars: LANZHOU_SNOW,
    barredBy: 'CR-287',
    stops: LANZHOU_SNOW,
  },
  {
    id: 'sea-storm',
    kind: 'sea-storm',
    lasts: ONE_TURN,
    slows: NORTHERN_SEAS,
    bars: NORTHERN_SEAS,
    barredBy: 'CR-289',
  },
  {
    id: 'wind-storm',
    kind: 'wind-storm',
    lasts: ONE_TURN,
    strikes: TYPHOON_COAST,
    slows: TYPHOON_COAST,
    bars: TYPHOON_COAST,
    barredBy: 'CR-290',
  },
  sandstorm('taklimakan', TAKLIMAKAN),
  sandstorm('gobi', GOBI),
  {
    id: 'earthquake',
    kind: 'earthquake',
    lasts: ONE_TURN,
    strikes: QUAKE_INNER,
    bars: QUAKE_INNER.map((inner, m) => inner | QUAKE_OUTER[m]),
    barredBy: 'CR-303',
  },
  { id: 'desert-rains', kind: 'desert-rains', lasts: OPEN_ENDED },
]

export const EVENT_CARDS = EVENTS.length
export const CARDS = DEMAND_CARDS + EVENT_CARDS

export function eventCalled(id: string): Event {
  const event = EVENTS.findIndex((one) => one.id === id)
  if (event < 0) throw new Error(`there is no event ${id}`)
  return event
}

export const CONGRESS = eventCalled('congress')
export const STRIKES: readonly Event[] = [eventCalled('strike-1'), eventCalled('strike-2')]
export const NEW_YEAR = eventCalled('new-year')
export const BLACK_DRAGON = eventCalled('black-dragon')
export const DESERT_RAINS = eventCalled('desert-rains')
