import type { Wish } from '@acheron/core/test-kit'
import { CIRCLES } from '../../railway/circles.ts'
import { DELIVERED, DISCARDS, PILE } from '../../railway/state.ts'
import type { RailwayPosition } from '../../railway/test/position.ts'
import type { Scene as RailwayScene } from '../../railway/test/scene.ts'
import { stageOf } from '../../railway/test/stage.ts'
import { EFFECT_NAMES, EFFECTS, hellrail } from '../src/index.ts'
import { unusedEffects } from '../src/queries.ts'
import type { View } from '../src/secrets.ts'
import { HELD, type State, UNUSED } from '../src/state.ts'

export { steps } from '../../railway/test/scene.ts'

export type Scene = RailwayScene<State, View>

type EffectName = (typeof EFFECT_NAMES)[number]

/** A position of the Third Perdition; everything that is not named is as at the beginning. */
export interface Position extends RailwayPosition {
  /** By circle: its effect. The other circles get those that are not named at all. */
  readonly tokens?: Readonly<Record<number, EffectName>>
  /** By player: the effect on the engine card. */
  readonly held?: Readonly<Record<number, EffectName>>
  /** In the secret variant, by player: the effects whose place they know. */
  readonly known?: Readonly<Record<number, readonly EffectName[]>>
  readonly anathema?: number
  readonly indulgence?: number
  /** Players who have one. */
  readonly boats?: readonly number[]
  readonly tenders?: readonly number[]
  readonly catchers?: readonly number[]
  readonly cerberus?: number
}

function furnish(g: State, it: Position): void {
  layTokens(g, it)
  g.heresyHolder = [it.anathema ?? -1, it.indulgence ?? -1]
  for (const [list, players] of [
    [g.boat, it.boats],
    [g.tender, it.tenders],
    [g.catcher, it.catchers],
  ] as const)
    for (const p of players ?? []) list[p] = 1
  g.cerberus = it.cerberus ?? -1
}

const pickOfToken = (g: State, wish: string): number => unusedEffects(g).indexOf(effectCalled(wish as EffectName))

const stage = stageOf<State, View, Position>(hellrail, furnish, pickOfToken)

/** In the middle of a turn: the player has drawn and may act. */
export const position = (it: Position = {}): Scene => stage.position(it)

/** A game at its beginning. Luck is what is wished for, or dull. */
export const newGame = (seats = 2, options: Readonly<Record<string, string>> = {}, ...wishes: readonly Wish[]): Scene =>
  stage.newGame(seats, options, wishes)

/** The same position, but all cards of both piles have been delivered. */
export function withoutPiles({ table }: Scene): Scene {
  const isInPile = (place: number): boolean => place === PILE || place === DISCARDS
  const { cardPlace: places, cardRank: ranks } = table.state
  const cardPlace = places.map((place) => (isInPile(place) ? DELIVERED : place))
  const cardRank = ranks.map((rank, card) => (isInPile(places[card]) ? 0 : rank))
  return stage.at({ ...table.state, cardPlace, cardRank }, table.record.options)
}

const effectCalled = (name: EffectName): number => EFFECT_NAMES.indexOf(name)

function layTokens(g: State, { tokens = {}, held = {}, known = {} }: Position): void {
  g.tokenPlace.fill(UNUSED)
  g.tokenSeen.fill(0)
  for (const [circle, name] of Object.entries(tokens)) g.tokenPlace[effectCalled(name)] = Number(circle)
  for (const [p, name] of Object.entries(held)) g.tokenPlace[effectCalled(name)] = HELD + Number(p)
  const free = Array.from({ length: EFFECTS }, (_, effect) => effect).filter(
    (effect) => g.tokenPlace[effect] === UNUSED,
  )
  for (let circle = 1; circle < CIRCLES; circle++)
    if (!g.tokenPlace.includes(circle)) g.tokenPlace[free.shift() ?? 0] = circle
  for (const [p, names] of Object.entries(known))
    for (const name of names) g.tokenSeen[effectCalled(name)] |= 1 << Number(p)
}
