import { GATES } from '../../railway/circles.ts'
import {
  CANCEL,
  CATCH,
  cellOfPlace,
  DISCARD,
  DROP_TENDER,
  GIVE,
  GUARD,
  KEEP_TENDER,
  NAME,
  PLACE,
  PRESENT,
  REDIRECT,
  SAIL,
  SHED,
  SPARE,
  SWAP,
  SWAP_CIRCLE,
  SWAP_PLAYER,
  TAKE,
  USE,
  USE_HELD,
} from '../../railway/moves.ts'
import { NONE } from '../../railway/queries.ts'
import { type RailCard, TRACTION, VALUE } from '../../railway/rail-cards.ts'
import { railwaySayings, type Sayings } from '../../railway/text/moves.ts'
import { cellText, circleOfSeen, type Naming } from '../../railway/text/things.ts'
import type { Effect } from '../src/effects.ts'
import type { View } from '../src/secrets.ts'
import { HELD, UNUSED } from '../src/state.ts'
import type { Words } from './en.ts'
import { heresyName, tokenPlace } from './tell.ts'

export function thirdSayings(words: Words, view: View, name: Naming): Sayings {
  const { effects, moves, railway } = words
  const { sinners } = railway
  const shared = railwaySayings(railway, view, name)
  const here = view.tokens[circleOfSeen(view, view.me)] ?? NONE
  const held = view.players[view.me]?.token ?? NONE
  return {
    ...shared,
    [USE]: () => (here < 0 ? moves.useSome : railway.moves.use(effects[here].name)),
    [USE_HELD]: () => (held < 0 ? moves.useSomeHeld : moves.useHeld(effects[held].name)),
    [CANCEL]: () => moves.cancel,
    [CATCH]: () => moves.catch,
    [SPARE]: () => moves.spare,
    [KEEP_TENDER]: () => moves.keepTender,
    [DROP_TENDER]: () => moves.dropTender,
    [REDIRECT]: (p) => moves.redirect(name(p)),
    [GUARD]: (circle) => moves.guard(circle),
    [PRESENT]: (circle) => moves.present(circle),
    [TAKE]: (token) => moves.take(heresyName(words, token)),
    [SWAP]: (effect) => moves.swap(effects[effect].name, tokenPlace(words, placeOf(view, effect), name)),
    [SWAP_CIRCLE]: (circle) => (circle === GATES ? moves.swapUnused : moves.swapCircle(circle)),
    [SWAP_PLAYER]: (p) => moves.swapPlayer(name(p)),
    [SAIL]: (card) => moves.sail(sinners[card], TRACTION[card]),
    [DISCARD]: (card) => moves.discard(sinners[card], VALUE[card], TRACTION[card]),
    [SHED]: (card) => moves.shed(sinners[card]),
    [NAME]: (card) => nameText(words, view, card, name),
    [GIVE]: (card) => moves.give(sinners[card]),
    [PLACE]: (noun, m) =>
      view.played === NONE ? moves.placeCircle(cellText(railway, cellOfPlace(m))) : shared[PLACE](noun, m),
  }
}

/** Where the token of an effect lies, as far as the view tells. */
function placeOf(view: View, effect: Effect): number {
  const holder = view.players.findIndex(({ token }) => token === effect)
  return holder === NONE ? Math.max(UNUSED, view.tokens.indexOf(effect)) : HELD + holder
}

function nameText({ moves, railway }: Words, view: View, card: RailCard, name: Naming): string {
  const owner = view.players.findIndex(({ cars }) => cars.includes(card))
  const sinner = railway.sinners[card]
  if (owner === NONE || owner === view.me) return moves.name(sinner, TRACTION[card])
  return moves.nameOf(sinner, TRACTION[card], name(owner))
}
