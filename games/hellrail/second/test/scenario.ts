import type { Wish } from '@acheron/core/test-kit'
import type { RailwayPosition } from '../../railway/test/position.ts'
import type { Scene as RailwayScene } from '../../railway/test/scene.ts'
import { stageOf } from '../../railway/test/stage.ts'
import { hellrail1999, type State, type View } from '../src/index.ts'

export { steps } from '../../railway/test/scene.ts'

export type Scene = RailwayScene<State, View>

/** A position of the Second Perdition; everything that is not named is as at the beginning. */
export interface Position extends RailwayPosition {
  /** Players who hold one. */
  readonly chips?: readonly number[]
  readonly tickets?: readonly number[]
}

function furnish(g: State, { chips = [], tickets = [] }: Position): void {
  for (const p of chips) g.chip[p] = 1
  for (const p of tickets) g.ticket[p] = 1
}

const stage = stageOf<State, View, Position>(hellrail1999, furnish)

/** In the middle of a turn: the player has drawn and may act. */
export const position = (it: Position = {}): Scene => stage.position(it)

/** A game at its beginning. Luck is what is wished for, or dull. */
export const newGame = (seats = 2, options: Readonly<Record<string, string>> = {}, ...wishes: readonly Wish[]): Scene =>
  stage.newGame(seats, options, wishes)

/** What chance must say for the die to show so many. */
export const die = (shown: number): Wish => shown - 1

/** By station: the last sleeper of a straight track into it. */
const DOORS = {
  g: '0,1 n>n',
  1: '0,1 w>w',
  2: '0,1 e>e',
  3: '-1,2 w>w',
  4: '0,1 s>s',
  5: '1,2 e>e',
  6: '-2,3 w>w',
  7: '-1,2 s>s',
  8: '1,2 s>s',
  9: '2,3 e>e',
} as const

export type Station = keyof typeof DOORS

export const STATIONS: readonly Station[] = ['g', 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A card with the best brimstone value, and one with two straights that is the track to a station. */
const FUEL = 'semiramis'
const STRAIGHTS = 'plutus'

/** The player whose turn it is stands before a station, one step away, with one more card in hand to enter it. */
export function before(station: Station, it: Position = {}): Scene {
  const { seats = 2, turn = 0, hands = [], engines = [], rails = {} } = it
  const byPlayer = <T>(own: (p: number) => T): T[] => Array.from({ length: seats }, (_, p) => own(p))
  return position({
    ...it,
    hands: byPlayer((p) => [...(p === turn ? [FUEL] : []), ...(hands[p] ?? [])]),
    engines: byPlayer((p) => (p === turn ? DOORS[station] : (engines[p] ?? 'g'))),
    rails: { [DOORS[station].split(' ')[0]]: STRAIGHTS, ...rails },
  })
}

export const entry = (station: Station, p = 0): string[] => [`p${p} move ${FUEL}`, `p${p} go ${DOORS[station].at(-1)}`]

/** The player whose turn it is has just entered a station. */
export function entering(station: Station, it: Position = {}): Scene {
  const scene = before(station, it)
  scene.play(...entry(station, it.turn))
  return scene
}

/** The events of the last move, by name. */
export const events = (it: Scene): string[] => it.told().map(({ id }) => id)
