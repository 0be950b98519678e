import type { Chance, JsonObject, Player } from '@acheron/core'
import { CIRCLES } from '../../railway/circles.ts'
import { cardsUnknownTo, guessCards } from '../../railway/guess.ts'
import { everybody, handOf, NONE, sumOfValues } from '../../railway/queries.ts'
import { VALUE } from '../../railway/rail-cards.ts'
import { HAND } from '../../railway/state.ts'
import {
  type OwnRailway,
  ownRailway,
  type PublicTrain,
  publicTrains,
  type RailwayView,
  shownRailway,
} from '../../railway/view.ts'
import { EFFECTS, type Effect } from './effects.ts'
import { flow } from './flow.ts'
import { type Bribing, cerberusProcedure } from './phases/cerberus.ts'
import { engines } from './phases/engines.ts'
import { effectOf, heldEffect, heresyOf, knowsToken, unusedEffects } from './queries.ts'
import { clone, type State } from './state.ts'

/** In a view: a token lies there face down. */
export const HIDDEN = -2

/** What everybody may know of a player. */
export type PublicPlayer = PublicTrain & {
  /** The effect on the engine card, NONE or HIDDEN. */
  readonly token: number
  /** The Heresy token, or NONE. */
  readonly heresy: number
  readonly boat: number
  readonly tender: number
  readonly catcher: number
}

export type View = RailwayView & {
  readonly secret: number
  readonly glutton: number
  readonly cerberus: number
  /** By circle: its effect, NONE at the Gates, or HIDDEN. */
  readonly tokens: readonly number[]
  /** The unused tokens that I know. */
  readonly unused: readonly Effect[]
  readonly unusedCount: number
  readonly heresyHolder: readonly number[]
  /** By circle: who is to lay it, or NONE. */
  readonly circleHolder: readonly number[]
  readonly players: readonly PublicPlayer[]
}

/** What a player knows of the tokens, where they lie face down. */
type OwnTokens = Pick<View, 'tokens' | 'unused' | 'players'>

export const shown = (g: State): View & JsonObject => ({
  ...shownRailway(g, flow.frameOf(g, engines.moving), flow.underway(g)),
  ...tokensSeen(g, (effect) => everybody(g).every((p) => knowsToken(g, p, effect))),
  secret: g.secret,
  glutton: g.glutton,
  cerberus: g.cerberus,
  unusedCount: unusedEffects(g).length,
  heresyHolder: g.heresyHolder.slice(),
  circleHolder: g.circleHolder.slice(),
})

export const own = (g: State, p: Player): OwnRailway & Partial<OwnTokens> & JsonObject => ({
  ...ownRailway(g, p),
  ...(g.secret ? tokensSeen(g, (effect) => knowsToken(g, p, effect)) : {}),
})

function tokensSeen(g: State, isKnown: (effect: Effect) => boolean): OwnTokens {
  const seen = (effect: Effect): number => (effect === NONE || g.secret === 0 || isKnown(effect) ? effect : HIDDEN)
  return {
    tokens: Array.from({ length: CIRCLES }, (_, circle) => seen(effectOf(g, circle))),
    unused: unusedEffects(g).filter((effect) => seen(effect) !== HIDDEN),
    players: publicTrains(g).map((train, each) => ({
      ...train,
      token: seen(heldEffect(g, each)),
      heresy: heresyOf(g, each),
      boat: g.boat[each],
      tender: g.tender[each],
      catcher: g.catcher[each],
    })),
  }
}

/** Other cards and other tokens wherever the player has not looked. */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  guessCards(g, p, chance)
  if (g.secret) guessTokens(g, p, chance)
  letBribe(g, p)
  flow.guessOpen(g, p, chance)
  return g
}

function guessTokens(g: State, p: Player, chance: Chance): void {
  const unknown = Array.from({ length: EFFECTS }, (_, effect) => effect).filter((effect) => !knowsToken(g, p, effect))
  const slots = unknown
    .map((effect) => ({ place: g.tokenPlace[effect], seen: g.tokenSeen[effect] }))
    .sort((a, b) => a.place - b.place || a.seen - b.seen)
  for (const effect of unknown) {
    const [slot] = slots.splice(chance.pick(slots.length), 1)
    g.tokenPlace[effect] = slot.place
    g.tokenSeen[effect] = slot.seen
  }
}

/** Somebody who is paying Cerberus can pay: cards of small value are changed for greater ones until it is so. */
function letBribe(g: State, p: Player): void {
  const paying = flow.frameOf<Bribing>(g, cerberusProcedure)
  if (!paying || paying.by === p) return
  const unknown = cardsUnknownTo(g, p).sort((a, b) => VALUE[a] - VALUE[b])
  while (sumOfValues(handOf(g, paying.by)) + paying.paid <= g.cerberus) {
    const least = unknown.find((card) => g.cardPlace[card] === HAND + paying.by)
    const greatest = unknown.findLast((card) => g.cardPlace[card] !== HAND + paying.by)
    if (least === undefined || greatest === undefined || VALUE[greatest] <= VALUE[least]) return
    for (const list of [g.cardPlace, g.cardSeen]) [list[least], list[greatest]] = [list[greatest], list[least]]
  }
}
