import type { Player } from '@acheron/core'
import {
  ANY_WAY,
  BUILDING,
  CITY_ID,
  CITY_MILEPOST,
  cityCalled,
  DEMAND_CARDS,
  DEMAND_CITY,
  DEMAND_LOAD,
  DEMANDS,
  DIRECTION_ID,
  DISCARDS,
  ENTRIES_IN_LEDGER,
  EVENTS,
  emptyTable,
  eventCalled,
  FOR_GOOD,
  HAND,
  HELD,
  IN_FORCE,
  IS_RED,
  insert,
  LOAD_ID,
  loadCalled,
  type Milepost,
  milepostCalled,
  milepostName,
  OFF_BOARD,
  OPEN_ENDED,
  OPERATING,
  otherEnd,
  PENGLAI,
  PILE,
  PORT_AT,
  PORT_ID,
  PORT_MILEPOST,
  playerOfTurn,
  QUAY_OPEN,
  type Section,
  STARTING,
  type State,
  sectionBetween,
  sectionsTo,
  speed,
  TRAIN_ID,
  waysFrom,
} from '../src/index.ts'

/** What matters in a position. All lists go by player; places are cities, ports (`xiamen-port`) or `row.column`. */
export interface Position {
  readonly seats?: number
  readonly options?: { readonly express?: boolean; readonly indulgence?: boolean; readonly limit?: number }
  /** Player 0 is the first player; in round 0 the opening goes on. */
  readonly player?: Player
  readonly round?: number
  readonly phase?: 'start' | 'operate' | 'build'
  readonly cash?: readonly number[]
  readonly debt?: readonly number[]
  readonly trains?: readonly string[]
  /** Where the trains are; '' for one that has not started. Trains that are not named are in Kunming. */
  readonly at?: readonly string[]
  /** The direction in which a train would turn back. */
  readonly came?: readonly string[]
  /** `tea tea silk`. */
  readonly loads?: readonly string[]
  /** Demands, as `silk taipei`: the cards that show them. */
  readonly hands?: readonly (readonly string[])[]
  /** Lines of track, each from milepost to milepost: `48.66 48.67 xiamen-port`. */
  readonly track?: readonly (readonly string[])[]
  readonly bridges?: readonly (readonly string[])[]
  /** `xiamen fuzhou`. */
  readonly links?: readonly string[]
  readonly ferry?: readonly Player[]
  /** Events in force, and how many turns end before they do: 0 for the end of this one. */
  readonly events?: Readonly<Record<string, number>>
  readonly discards?: readonly string[]
  readonly duty?: readonly Player[]
  readonly lost?: readonly number[]
  /** Movement left; all of it if it is not named. */
  readonly left?: number
  readonly spent?: number
  readonly exits?: number
  readonly goal?: number
  readonly taxed?: boolean
  readonly candidates?: readonly Player[]
  /** Trains that did not end their last turn where they are. */
  readonly justCome?: readonly Player[]
}

export function placeCalled(name: string): Milepost {
  if (CITY_ID.includes(name)) return CITY_MILEPOST[cityCalled(name)]
  if (name === 'penglai') return PENGLAI
  const port = PORT_ID.findIndex((id) => `${id}-port` === name)
  return port < 0 ? milepostCalled(name) : PORT_MILEPOST[port]
}

/** The cheapest line of track between two places on an empty board, as mileposts. */
export function line(...places: string[]): string {
  const empty = emptyTable(2)
  const posts = [placeCalled(places[0])]
  for (const place of places.slice(1)) {
    const from = posts[posts.length - 1]
    for (const section of sectionsTo(waysFrom(empty, 0, [from]), placeCalled(place)))
      posts.push(otherEnd(section, posts[posts.length - 1]))
  }
  return posts.map(milepostName).join(' ')
}

/** The sections of a line that can be built: those outside the red areas. */
export function sectionsOf(words: string): Section[] {
  const posts = words.split(' ').map(placeCalled)
  return posts.slice(1).flatMap((to, i) => {
    const section = sectionBetween(posts[i], to)
    if (section < 0) throw new Error(`${words} jumps to ${milepostName(to)}`)
    return IS_RED[section] ? [] : [section]
  })
}

export function demandCalled(words: string): number {
  for (let d = 0; d < DEMANDS; d++) if (`${LOAD_ID[DEMAND_LOAD[d]]} ${CITY_ID[DEMAND_CITY[d]]}` === words) return d
  throw new Error(`nobody demands ${words}`)
}

/** A card by the id of the event or by one of its demands. */
export function cardCalled(words: string): number {
  const event = EVENTS.findIndex(({ id }) => id === words)
  return event < 0 ? Math.floor(demandCalled(words) / HAND) : DEMAND_CARDS + event
}

/** The inverse: a name by which `cardCalled` finds the card. */
export function cardName(card: number): string {
  if (card >= DEMAND_CARDS) return EVENTS[card - DEMAND_CARDS].id
  return `${LOAD_ID[DEMAND_LOAD[HAND * card]]} ${CITY_ID[DEMAND_CITY[HAND * card]]}`
}

const bitsOf = (players: readonly Player[]): number => players.reduce((bits, p) => bits | (1 << p), 0)

export function lawfulState(wanted: Position): State {
  const { seats = 2, options = {}, player = 0, round = 5, phase = 'operate' } = wanted
  const s = emptyTable(seats)
  s.express = Number(options.express ?? false)
  s.indulgence = Number(options.indulgence ?? false)
  s.limit = options.limit ?? 0
  s.turn = round === 0 ? player : (round + 1) * seats + player
  s.player = playerOfTurn(s)
  s.asked = s.player
  s.question = { start: STARTING, operate: OPERATING, build: BUILDING }[round === 0 ? 'build' : phase]
  s.goal = wanted.goal ?? s.goal
  s.taxed = Number(wanted.taxed ?? false)
  s.candidates = bitsOf(wanted.candidates ?? [])
  s.ferry = bitsOf(wanted.ferry ?? [])
  for (let p = 0; p < seats; p++) layPlayer(s, p, wanted, round)
  s.waiting = round === 0 ? 0 : ((1 << seats) - 1) & ~bitsOf(wanted.justCome ?? [])
  for (let p = 0; p < seats; p++) if (s.at[p] === OFF_BOARD) s.waiting &= ~(1 << p)
  layCards(s, wanted)
  if (s.question === OPERATING || s.question === STARTING) s.left = wanted.left ?? speed(s.train[s.player], s.express)
  s.spent = wanted.spent ?? 0
  s.exits = wanted.exits ?? 0
  const port = s.at[s.player] < 0 ? -1 : PORT_AT[s.at[s.player]]
  const isWaiting = (s.waiting >> s.player) & (s.links[s.player] >> port) & 1
  if (s.question === OPERATING && port >= 0 && isWaiting) s.quay = QUAY_OPEN
  return s
}

function layPlayer(s: State, p: Player, wanted: Position, round: number): void {
  s.train[p] = TRAIN_ID.indexOf((wanted.trains?.[p] ?? 'freight') as (typeof TRAIN_ID)[number])
  s.lost[p] = wanted.lost?.[p] ?? 0
  s.debt[p] = wanted.debt?.[p] ?? 0
  const place = wanted.at?.[p] ?? (round === 0 || (wanted.phase === 'start' && p >= s.player) ? '' : 'kunming')
  s.at[p] = place === '' ? OFF_BOARD : placeCalled(place)
  const came = wanted.came?.[p] ?? ''
  s.came[p] = came === '' ? ANY_WAY : DIRECTION_ID.indexOf(came as (typeof DIRECTION_ID)[number])
  const loads = (wanted.loads?.[p] ?? '').split(' ').filter((load) => load !== '')
  for (const [i, load] of loads
    .map(loadCalled)
    .sort((a, b) => a - b)
    .entries())
    s.loads[p * 3 + i] = load
  for (const words of wanted.track?.[p] ?? []) for (const section of sectionsOf(words)) insert(s.track[p], section)
  for (const words of wanted.bridges?.[p] ?? []) for (const section of sectionsOf(words)) insert(s.bridges[p], section)
  for (const port of (wanted.links?.[p] ?? '').split(' ').filter((id) => id !== ''))
    s.links[p] |= 1 << PORT_ID.indexOf(port)
  const cash = wanted.cash?.[p] ?? s.cash[p]
  s.ledger[p * ENTRIES_IN_LEDGER + 1] = cash - s.cash[p]
  s.cash[p] = cash
}

/** Hands get what is named and are filled up from the last card down, so that scenarios may wish for the first ones. */
function layCards(s: State, { hands = [], events = {}, discards = [], duty = [] }: Position): void {
  for (const [p, hand] of hands.entries()) for (const words of hand) s.cardPlace[cardCalled(words)] = HELD + p
  for (const words of discards) s.cardPlace[cardCalled(words)] = DISCARDS
  for (const [id, left] of Object.entries(events)) {
    const event = eventCalled(id)
    s.cardPlace[DEMAND_CARDS + event] = IN_FORCE
    s.ends[event] = EVENTS[event].lasts === OPEN_ENDED ? FOR_GOOD : s.turn + left
  }
  s.duty = bitsOf(duty)
  let filler = DEMAND_CARDS - 1
  for (let p = 0; p < s.seats; p++)
    for (let held = hands[p]?.length ?? 0; held < HAND; held++) {
      while (s.cardPlace[filler] !== PILE) filler--
      s.cardPlace[filler] = HELD + p
    }
}
