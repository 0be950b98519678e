import {
  ask,
  askAll,
  at,
  type Chance,
  call,
  done,
  type Frame,
  from,
  go,
  type Move,
  type Player,
  procedure,
  question,
  questionToAll,
  type Rule,
} from '@acheron/core'
import type { Card } from '../cards/deck.ts'
import { gainFavours, payFavours, takeSectio } from '../edits.ts'
import { turnLegions, turnLieutenant } from '../forces.ts'
import { SEAT, SEATS, whole } from '../locals.ts'
import { DONE, isVerb, legionIn, legionMove, MOST_SOULS, move, NO, nounOf, verbOf, YES } from '../moves.ts'
import { takeCard } from '../piles.ts'
import {
  copyAt,
  demonsOf,
  designsAt,
  everybody,
  handSize,
  houndedAt,
  isSectioOwnedBy,
  legionPlaces,
  lieutenantsOf,
  othersAfter,
  plainAt,
  sectioCount,
  sectioOf,
  spendableFavours,
  stockOf,
  tamedAt,
} from '../queries.ts'
import { HAND, HAND_LIMIT, NOBODY, type State } from '../state.ts'
import { GIFTS, type HellgameStory, showAnswers } from '../story.ts'
import { drawing } from './drawing.ts'

/** Gifts: first all say whether they give, then the givers by seat; whoever receives must agree, save for souls (7.3.2). */
interface Gifts extends Frame {
  givers: Player[]
  /** Who gives, to whom, how many more gifts; what is being given, as a move, or NOBODY. */
  by: Player
  to: Player
  left: number
  gift: Move
  /** The Arcana card that is being given, or NOBODY: what it is nobody else knows. */
  card: Card
}

const MOST_GIFTS = 6

export const gifts = (): Gifts => ({
  step: at(begins),
  givers: [],
  by: NOBODY,
  to: NOBODY,
  left: 0,
  gift: NOBODY,
  card: NOBODY,
})

function begins(g: State, f: Gifts): void {
  askAll(g, f, everybody(g), generous)
}

function counted(g: State, f: Gifts, answers: readonly Move[], _chance: Chance, story?: HellgameStory): void {
  f.givers = everybody(g).filter((p) => answers[p] === YES)
  showAnswers(story, GIFTS, f.givers)
  nextGiver(g, f)
}

const generous = questionToAll<State, Gifts>({
  rule: 'HG-7.3.2-02',
  next: counted,
  moves: () => [NO, YES],
  cannot: (g, _f, p, m) => (m === NO || (m === YES && hasAnything(g, p)) ? undefined : 'HG-7.3.2-02'),
})

const hasAnything = (g: State, p: Player): boolean =>
  handSize(g, p) > 0 || othersAfter(g, p).some((to) => givable(g, p, to).length > 0)

function nextGiver(g: State, f: Gifts): void {
  const giver = f.givers.shift()
  if (giver === undefined) return done(g)
  f.by = giver
  f.left = MOST_GIFTS
  ask(g, f, f.by, toWhom)
}

function receiverNamed(g: State, f: Gifts, m: Move): void {
  if (m === DONE) return nextGiver(g, f)
  f.to = nounOf(m)
  ask(g, f, f.by, what)
}

const toWhom = question<State, Gifts>({
  rule: 'HG-7.3.2-02',
  next: receiverNamed,
  params: (_g, f) => ({ left: f.left }),
  moves: (g, f) => [...othersAfter(g, f.by).map((p) => move('give', p)), DONE],
  cannot(g, f, _p, m): Rule | undefined {
    if (m === DONE) return undefined
    if (!isVerb(m, 'give') || nounOf(m) === f.by || nounOf(m) >= g.seats) return 'HG-7.3.2-02'
    return canGive(g, f.by, nounOf(m)) ? undefined : 'HG-G130'
  },
})

const canGive = (g: State, p: Player, to: Player): boolean => g.souls[p] > 0 || givable(g, p, to).length > 0

function givable(g: State, p: Player, to: Player): Move[] {
  const out: Move[] = []
  if (g.souls[p] > 0) out.push(move('souls'))
  if (spendableFavours(g, p) > 0) out.push(move('favour'))
  if (sectioCount(g, p) > 1) out.push(...sectioOf(g, p).map((place) => move('place', place)))
  if (stockOf(g, to) > 0)
    for (const place of legionPlaces(g, p)) {
      if (plainAt(g, p, place) > 0) out.push(legionMove(p, place, false))
      if (houndedAt(g, p, place) > 0) out.push(legionMove(p, place, true))
    }
  out.push(...lieutenantsOf(g, p).map((it) => move('lieutenant', it)))
  out.push(...designsAt(g, HAND + p).map((it) => move('take', it)))
  if (demonsOf(g, p).length > 1) out.push(...demonsOf(g, p).map((it) => move('demon', it)))
  return out
}

function cannotGive(g: State, f: Gifts, m: Move): Rule | undefined {
  return givable(g, f.by, f.to).includes(m) ? undefined : 'HG-G130'
}

function offered(g: State, f: Gifts, m: Move): void {
  f.gift = isVerb(m, 'take') ? move('take') : m
  f.card = isVerb(m, 'take') ? copyAt(g, nounOf(m), HAND + f.by) : NOBODY
  if (isVerb(m, 'souls')) ask(g, f, f.by, howMany)
  else ask(g, f, f.to, accept)
}

const what = question<State, Gifts>({
  rule: 'HG-G026',
  next: offered,
  params: (_g, f) => ({ to: f.to }),
  moves: (g, f) => givable(g, f.by, f.to),
  legal: (g, f) => givable(g, f.by, f.to),
  cannot: (g, f, _p, m) => cannotGive(g, f, m),
})

function soulsGiven(g: State, f: Gifts, m: Move, _chance: Chance, story?: HellgameStory): void {
  const n = nounOf(m)
  g.souls[f.by] -= n
  g.souls[f.to] += n
  story?.tell({ id: 'souls-given', facts: { by: f.by, to: f.to, n } })
  goesOn(g, f)
}

const howMany = question<State, Gifts>({
  rule: 'HG-7.3.2-01',
  next: soulsGiven,
  params: (g, f) => ({ to: f.to, most: Math.min(g.souls[f.by], MOST_SOULS) }),
  moves: (g, f) => Array.from({ length: Math.min(g.souls[f.by], MOST_SOULS) }, (_, n) => move('amount', n + 1)),
  cannot: (g, f, _p, m) =>
    isVerb(m, 'amount') && nounOf(m) >= 1 && nounOf(m) <= g.souls[f.by] ? undefined : 'HG-7.3.2-01',
})

function accepted(g: State, f: Gifts, m: Move, _chance: Chance, story?: HellgameStory): void {
  const { gift } = f
  const isCard = isVerb(gift, 'take')
  const thing = isCard ? NOBODY : nounOf(gift)
  const facts = { by: f.by, to: f.to, what: move(verbOf(gift)), thing, accepted: m === YES ? 1 : 0 }
  story?.tell({ id: 'given', facts })
  if (m === YES) handOver(g, f, story)
  if (m === YES && isCard && handSize(g, f.to) > HAND_LIMIT) return call(g, f, drawing([f.to], [0]), goesOn)
  goesOn(g, f)
}

const accept = question<State, Gifts>({
  rule: 'HG-G130',
  next: accepted,
  to: (f) => f.to,
  params: (_g, f) => ({ by: f.by, gift: f.gift }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-G130'),
})

function handOver(g: State, f: Gifts, story?: HellgameStory): void {
  const { by, to, gift } = f
  if (isVerb(gift, 'favour')) {
    payFavours(g, by, 1)
    gainFavours(g, to, 1, story)
  } else if (isVerb(gift, 'place') && isSectioOwnedBy(g, nounOf(gift), by)) takeSectio(g, to, nounOf(gift), story)
  else if (isVerb(gift, 'legion')) {
    const { place, hounded } = legionIn(gift)
    turnLegions(g, by, to, place, hounded ? 0 : 1, hounded ? tamedAt(g, by, place).slice(0, 1) : [], story)
  } else if (isVerb(gift, 'lieutenant')) turnLieutenant(g, nounOf(gift), to, story)
  else if (isVerb(gift, 'take')) takeCard(g, by, to, f.card, story)
  else if (isVerb(gift, 'demon')) g.demonOwner[nounOf(gift)] = to
}

function goesOn(g: State, f: Gifts): void {
  f.left--
  f.gift = NOBODY
  f.card = NOBODY
  if (f.left === 0) return nextGiver(g, f)
  go(f, asksAgain)
}

function asksAgain(g: State, f: Gifts): void {
  ask(g, f, f.by, toWhom)
}

const isGiving = (_g: State, f: Gifts): boolean => f.by !== NOBODY && f.left > 0

export const giving = procedure<State, Gifts>({
  locals: { givers: SEATS, by: SEAT, to: SEAT, left: from(0, MOST_GIFTS), gift: whole, card: whole },
  steps: { begins, counted, receiverNamed, offered, soulsGiven, accepted, goesOn, asksAgain },
  questions: { generous, toWhom, what, howMany, accept },
  meanwhile: { receiverNamed: isGiving, offered: isGiving, soulsGiven: isGiving, accepted: isGiving },
  tells: (_g, f) => ({ by: f.by, to: f.to, gift: f.gift }),
})
