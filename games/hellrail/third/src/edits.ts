import type { Chance, Player } from '@acheron/core'
import { CIRCLES } from '../../railway/circles.ts'
import { derailTrain } from '../../railway/edits.ts'
import { NONE } from '../../railway/queries.ts'
import type { RailwayStory } from '../../railway/story.ts'
import { EFFECTS, type Effect } from './effects.ts'
import { HELD, type State, UNUSED } from './state.ts'

/** The Soul Catcher and the Tender are lost; Boat, Heresy and Infernal Power are no part of the train. */
export function derail(g: State, p: Player, story?: RailwayStory): void {
  derailTrain(g, p, story)
  g.catcher[p] = 0
  g.tender[p] = 0
}

/** Shuffles all fifteen and puts one on each circle but the Gates. Nobody knows any more what lies face down. */
export function dealTokens(g: State, chance: Chance): void {
  const bag = Array.from({ length: EFFECTS }, (_, effect) => effect)
  for (const effect of bag) {
    g.tokenPlace[effect] = UNUSED
    g.tokenSeen[effect] = 0
  }
  for (let circle = 1; circle < CIRCLES; circle++) {
    const [effect] = bag.splice(chance.pick(bag.length), 1)
    g.tokenPlace[effect] = circle
  }
}

/** By circle: the effects that everybody sees there. */
export const tokensLying = (g: State): Effect[] =>
  g.secret ? [] : Array.from({ length: CIRCLES }, (_, circle) => (circle === 0 ? NONE : g.tokenPlace.indexOf(circle)))

/** A token drawn blind from those unused: whoever knew one of them knows no longer whether it is still there. */
export function drawToken(g: State, p: Player, from: readonly Effect[], chance: Chance): Effect {
  const effect = from[chance.pick(from.length)]
  for (const each of from) g.tokenSeen[each] = 0
  g.tokenPlace[effect] = HELD + p
  return effect
}

export function seeToken(g: State, p: Player, effect: Effect): void {
  g.tokenSeen[effect] |= 1 << p
}

/** A token that lies face down is shown to all, and turned down again. */
export function showToken(g: State, effect: Effect): void {
  if (g.secret) g.tokenSeen[effect] = (1 << g.seats) - 1
}

export function returnToken(g: State, effect: Effect): void {
  g.tokenPlace[effect] = UNUSED
}

export function swapTokens(g: State, one: Effect, other: Effect): void {
  const place = g.tokenPlace[one]
  g.tokenPlace[one] = g.tokenPlace[other]
  g.tokenPlace[other] = place
}
