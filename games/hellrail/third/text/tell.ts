import { GATES } from '../../railway/circles.ts'
import { NONE } from '../../railway/queries.ts'
import { TRACTION, VALUE } from '../../railway/rail-cards.ts'
import type { RailwayEvent } from '../../railway/story.ts'
import { railwayTellers, type Tellers, withSecret } from '../../railway/text/tell.ts'
import { cellText, type Naming } from '../../railway/text/things.ts'
import { type Effect, SHIFT_CHANGE } from '../src/effects.ts'
import { ANATHEMA, HELD } from '../src/state.ts'
import type { ThirdEvent } from '../src/story.ts'
import type { Words } from './en.ts'

export const thirdTellers = (words: Words, name: Naming): Tellers<ThirdEvent> => ({
  ...railwayTellers(words.railway, name),
  ...tellers(words, name),
})

export const heresyName = ({ tokens }: Words, token: number): string =>
  (token === ANATHEMA ? tokens.anathema : tokens.indulgence).name

/** Where a token lies: among those unused, in a circle, or with a player. */
export function tokenPlace({ moves, railway }: Words, place: number, name: Naming): string {
  if (place >= HELD) return name(place - HELD)
  return place === GATES ? moves.unused : railway.circleName(place)
}

function tellers(words: Words, name: Naming): Tellers<Exclude<ThirdEvent, RailwayEvent>> {
  const { railway, story, effects } = words
  const { sinners } = railway
  const effect = (each: Effect): string => effects[each].name
  /** By circle, the Gates left out: `1 Geryon`. */
  const dealt = (list: readonly Effect[]): string[] =>
    list.flatMap((each, circle) => (each === NONE ? [] : [`${circle} ${effect(each)}`]))
  return {
    'circle-laid': ({ by, circle, cell }) => story.circleLaid(name(by), circle, cellText(railway, cell)),
    'tokens-dealt': ({ effects }) => (effects.length > 0 ? story.tokensDealt(dealt(effects)) : story.tokensHidden),
    'saw-tokens': ({ by, circle }) => story.sawTokens(name(by), circle),
    'no-use': ({ by, circle, effect: idle }) => story.noUse(name(by), circle, effect(idle)),
    'dropped-tender': ({ by }) => story.droppedTender(name(by)),
    bribed: ({ by, card }) => story.bribed(name(by), sinners[card], VALUE[card]),
    sailed: ({ by, card, cells }) => story.sailed(name(by), sinners[card], cells),
    checked: ({ by, card }) => story.checked(name(by), sinners[card], TRACTION[card]),
    shed: ({ by, card }) => story.shed(name(by), sinners[card]),
    caught: ({ by, from, card }) => story.caught(name(by), name(from), sinners[card]),
    invoked: ({ by, effect: used, held }) => (held ? story.invokedHeld : story.invoked)(name(by), effect(used)),
    named: ({ by, card, owner }) =>
      owner === by
        ? story.named(name(by), sinners[card], TRACTION[card])
        : story.namedOf(name(by), sinners[card], TRACTION[card], name(owner)),
    cancelled: ({ by, effect: used }) => story.cancelled(name(by), effect(used)),
    redirected: ({ by, effect: used, target }) => story.redirected(name(by), effect(used), name(target)),
    discarded: ({ by, card }) => story.discarded(name(by), sinners[card], TRACTION[card]),
    'took-boat': ({ by }) => story.tookBoat(name(by)),
    'took-tender': ({ by }) => story.tookTender(name(by)),
    'took-catcher': ({ by }) => story.tookCatcher(name(by)),
    'took-heresy': ({ by, token }) => story.tookHeresy(name(by), heresyName(words, token)),
    'took-token': ({ by, effect: drawn }) =>
      drawn === NONE ? story.tookHidden(name(by)) : story.tookToken(name(by), effect(drawn)),
    flipped: ({ by, card }) => story.flipped(name(by), sinners[card], TRACTION[card]),
    'lost-car': ({ by, card }) => story.lostCar(name(by), sinners[card]),
    stole: ({ by, from, card }) => story.stole(name(by), name(from), sinners[card]),
    'gave-car': ({ by, to, card }) => story.gaveCar(name(by), name(to), sinners[card]),
    'drew-from': ({ by, from, card }) =>
      withSecret(railway, railway.story.drewFrom(name(by), name(from), 1), card === undefined ? card : [card]),
    'showed-hand': ({ by, to, cards }) => withSecret(railway, story.showedHand(name(by), name(to)), cards),
    'gave-cards': ({ by, to, count, cards }) => withSecret(railway, story.gaveCards(name(by), name(to), count), cards),
    guarded: ({ by, circle }) => story.guarded(name(by), circle),
    chaos: ({ by, effects }) =>
      effects.length > 0 ? story.chaos(name(by), dealt(effects)) : story.chaosHidden(name(by)),
    swapped({ by, effect: other, from }) {
      const where = tokenPlace(words, from, name)
      if (other === NONE) return story.swappedHidden(name(by), effect(SHIFT_CHANGE), where)
      return story.swapped(name(by), effect(SHIFT_CHANGE), effect(other), where)
    },
  }
}
