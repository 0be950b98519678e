import type { Move } from '@acheron/core'
import { ANTEHELL } from '../src/board.ts'
import { MAJORS, MINORS } from '../src/cards/deck.ts'
import { houndedOf, legionOf, nounOf, parryIn, partyIn, plainOf, type VerbName, verbOf } from '../src/moves.ts'
import { PHASES } from '../src/state.ts'
import type { Words } from './en.ts'
import type { Things } from './things.ts'
import type { View } from './view.ts'

/** A move as a button or menu says it. */
export function say(words: Words, things: Things, view: View, m: Move): string {
  return SAYINGS[verbOf(m)](words, things, nounOf(m), view, m)
}

type Saying = (words: Words, things: Things, noun: number, view: View, m: Move) => string

const SOLD_FOR = 4
const word =
  (verb: keyof Words['moves']) =>
  ({ moves }: Words): string =>
    moves[verb] as string
const costOf = ({ terms }: Words, design: number): string =>
  terms.cost(MAJORS[design].souls ?? 0, MAJORS[design].favours ?? 0)

/** Where demons are put in order amounts are places, from the first. */
const isOrdering = ({ phase, underway }: View): boolean =>
  PHASES[phase] === 'action' && !underway.some(({ id }) => id === 'action')

const SAYINGS: Readonly<Record<VerbName, Saying>> = {
  done: ({ moves }, _things, _n, { underway }) => (underway.at(-1)?.id === 'cast' ? moves.castNoMore : moves.done),
  yes: word('yes'),
  no: word('no'),
  keep: word('keep'),
  swap: ({ moves }, { demon }, it) => moves.swap(demon(it)),
  place: ({ moves }, { where }, place) => moves.place(where(place)),
  discard: ({ moves }, { card }, it) => moves.discard(card(it)),

  raise: ({ moves }, { where }, place) => moves.raise(where(place)),
  recruit: ({ moves }, { card }, it) => moves.recruit(card(it), MINORS[it]?.souls ?? 0),
  tame: word('tame'),
  buy: word('buy'),
  bonus: ({ moves }, { lieutenant }, it) => moves.bonus(lieutenant(it)),
  sell: ({ moves }, { card }, it) => moves.sell(card(it), SOLD_FOR),
  amount: ({ moves }, _things, n, view) => (isOrdering(view) ? moves.amountOfPlaces(n + 1) : moves.amount(n)),

  rest: word('rest'),
  pass: ({ moves, terms }, { card }, it) =>
    moves.pass(terms.passes[MINORS[it]?.length ?? 0] || moves.passSome, card(it), MINORS[it]?.souls ?? 0),
  walk: ({ moves, terms }, { card }, it) =>
    moves.walk(terms.minors[MINORS[it]?.kind === 'walkSafely' ? 'walkSafely' : 'walk'], card(it)),
  magic: (words, { card }, it) => words.moves.magic(card(it), costOf(words, it)),
  march: word('march'),
  dismiss: word('dismiss'),
  turn: word('turn'),
  supplicate: word('supplicate'),
  conspire: word('conspire'),
  deeds: word('deeds'),
  return: word('return'),

  party: ({ moves }, { where }, _n, _view, m) => {
    const { from, hounded, count } = partyIn(m)
    return (hounded ? moves.partyHounded : moves.party)(count, where(from))
  },
  lead: ({ moves }, { lieutenant, where }, it, view) =>
    moves.lead(lieutenant(it), where(Math.min(view.lieutenants[it].place, ANTEHELL))),
  following: ({ moves }, _things, n) => moves.following(plainOf(n), houndedOf(n)),
  go: ({ moves }, { where }, place, view) => {
    const fromAntehell = view.underway.some(({ id, place: at }) => id === 'march' && at === ANTEHELL)
    return fromAntehell && place === ANTEHELL ? moves.leaveAntehell : moves.go(where(place))
  },
  ask: ({ moves }, { where }, place) => moves.ask(where(place)),
  halt: word('halt'),
  stay: word('stay'),
  flee: word('flee'),
  choose: word('choose'),
  stand: word('stand'),

  legion: ({ moves }, { side, where }, n, view) => {
    const { owner, place, hounded } = legionOf(n)
    if (owner === view.me) return (hounded ? moves.ownLegionHounded : moves.ownLegion)(where(place))
    return (hounded ? moves.legionHounded : moves.legion)(side(owner), where(place))
  },
  lieutenant: ({ moves }, { lieutenant }, it) => moves.lieutenant(lieutenant(it)),
  demon: ({ moves }, { demon }, it) => moves.demon(demon(it)),
  hound: ({ moves }, { hound }, it) => moves.hound(hound(it)),
  side: ({ moves }, { side }, owner) => moves.side(side(owner)),
  lay: ({ moves }, { hellCard }, it) => moves.lay(hellCard(it)),
  take: ({ moves }, { card }, it) => moves.take(card(it)),
  steer: ({ moves }, _things, direction) => moves.steer(direction),

  let: word('let'),
  parry: ({ moves }, { card, demon }, _n, _view, m) => {
    const it = parryIn(m)
    return moves.parry(card(it.design), demon(it.demon))
  },
  bring: ({ moves }, { card }, it) => moves.bring(card(it)),
  cast: (words, { card }, it) => words.moves.cast(card(it), costOf(words, it)),
  nobody: word('nobody'),

  petition: ({ moves }, { sectio }, place) => moves.petition(sectio(place)),
  right: ({ moves }, { sectio }, place) => moves.right(sectio(place)),
  give: ({ moves }, { side }, p) => moves.give(side(p)),
  souls: word('souls'),
  favour: word('favour'),
}
