import {
  ask,
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
  type Rule,
} from '@acheron/core'
import { ANTEHELL, type Place } from '../board.ts'
import { DESIGN_OF, type Design, MINORS } from '../cards/deck.ts'
import { ZAGAM } from '../demons.ts'
import { die, gainSouls, paySouls } from '../edits.ts'
import { hireLieutenant, raiseLegions, removeLegions, serve, tameHound } from '../forces.ts'
import type { Lieutenant } from '../lieutenants.ts'
import { LIEUTENANT, SEAT, whole, wholes } from '../locals.ts'
import { DONE, isVerb, MOST_SOULS, move, nounOf, type VerbName, verbOf } from '../moves.ts'
import { arcanaPrice, legionPrice, tamesUpTo } from '../numbers.ts'
import { discardShown, setKnown } from '../piles.ts'
import {
  bearer,
  copyAt,
  designsAt,
  handOf,
  handSize,
  houndsInBox,
  isOpen,
  isSectioOwnedBy,
  legionPlaces,
  lieutenantsOf,
  plainAt,
  sectioOf,
  skillUses,
  stockOf,
} from '../queries.ts'
import { HAND, NOBODY, type State } from '../state.ts'
import { BY_CARD, BY_SKILL, type HellgameStory } from '../story.ts'
import { drawing } from './drawing.ts'

/** What one player summons. */
export interface Summons extends Frame {
  by: Player
  /** 1 side by side with others: what is said is kept in `orders` and carried out later. */
  secret: number
  /** What this player has said this phase. */
  orders: Move[]
  /** Of what is not carried out yet: the souls it costs, the legions it takes. */
  owed: number
  promised: number
  /** Legions in AnteHell that have tried and stand there without a hound. */
  tried: number
  lieutenant: Lieutenant
}

export const summonsOf = (by: Player, secret: number, orders: Move[]): Summons => ({
  step: at(secret || orders.length === 0 ? summons : goesOn),
  by,
  secret,
  orders,
  owed: 0,
  promised: 0,
  tried: 0,
  lieutenant: NOBODY,
})

/** Carries out what was left to luck, if it is still possible. */
function goesOn(g: State, f: Summons, _answer: number, chance: Chance, story?: HellgameStory): void {
  const m = f.orders.at(-1) ?? DONE
  if (cannotSummon(g, f, m)) go(f, summons)
  else carryOut(g, f, m, chance, story)
}

function summons(g: State, f: Summons): void {
  if (mightSummon(g, f)) ask(g, f, f.by, summon)
  else done(g)
}

const soulsLeft = (g: State, f: Summons): number => g.souls[f.by] - f.owed

/** By public knowledge: whoever has a card is asked if some card would do, or not being asked would betray the hand. */
export function mightSummon(g: State, f: Summons): boolean {
  const hasCards = handSize(g, f.by) > 0
  if (hasCards && soulsLeft(g, f) >= CHEAPEST_RECRUIT && canPost(g, f)) return true
  if (hasCards && canSell(g, f)) return true
  for (const m of openly(g, f)) if (!cannotSummon(g, f, m)) return true
  return false
}

const CHEAPEST_RECRUIT = Math.min(...MINORS.flatMap((minor) => (minor?.kind === 'recruit' ? [minor.souls] : [])))

type Cannot = (g: State, f: Summons, it: number) => Rule | undefined
type Do = (g: State, f: Summons, it: number, chance: Chance, story?: HellgameStory) => void

const CANNOT: Partial<Record<VerbName, Cannot>> = {
  raise: cannotRaise,
  recruit: cannotRecruit,
  tame: cannotTame,
  buy: (g, f) => (soulsLeft(g, f) < arcanaPrice(g) ? 'HG-8.3.3-01' : undefined),
  bonus: (g, f, it) => (g.lieutenantOwner[it] === f.by && soulsLeft(g, f) > 0 ? undefined : 'HG-8.3.4-01'),
  sell: (g, f, it) => (canSell(g, f) && isHeld(g, f, it) ? undefined : 'HG-C19'),
  done: () => undefined,
}

/** How each is carried out; where luck has a part, it begins a procedure or asks, and otherwise it only changes the state. */
export const CARRY_OUT: Partial<Record<VerbName, Do>> = {
  raise(g, f, place, _chance, story) {
    paySouls(g, f.by, legionPrice(g, f.by), story)
    raiseLegions(g, f.by, place, 1, story)
  },
  bonus(_g, f, lieutenant) {
    f.lieutenant = lieutenant
  },
  amount(g, f, souls, _chance, story) {
    g.souls[f.by] -= souls
    g.lieutenantSouls[f.lieutenant] += souls
    story?.tell({ id: 'bonus-paid', facts: { by: f.by, lieutenant: f.lieutenant, souls } })
  },
  sell(g, f, it, _chance, story) {
    g.skillUses.push(ZAGAM)
    discardShown(g, f.by, copyAt(g, it, HAND + f.by), story)
    gainSouls(g, f.by, SOLD_FOR, story, BY_SKILL)
  },
  recruit,
  tame,
  buy(g, f, _it, _chance, story) {
    paySouls(g, f.by, arcanaPrice(g), story)
    call(g, f, drawing([f.by], [1]), summons)
  },
}

/** What takes from the boxes or the pile that all share, and so waits for its turn by wealth. */
const LEFT_TO_LUCK: readonly VerbName[] = ['recruit', 'tame', 'buy']
export const isLeftToLuck = (m: Move | undefined): boolean => m !== undefined && LEFT_TO_LUCK.includes(verbOf(m))

function cannotSummon(g: State, f: Summons, m: Move): Rule | undefined {
  const cannot = CANNOT[verbOf(m)]
  return cannot ? cannot(g, f, nounOf(m)) : 'HG-5.2-01'
}

/** What needs no card. */
function* openly(g: State, f: Summons): Iterable<Move> {
  for (const place of sectioOf(g, f.by)) yield move('raise', place)
  yield move('tame')
  yield move('buy')
  for (const it of lieutenantsOf(g, f.by)) yield move('bonus', it)
}

function* worthTrying(g: State, f: Summons): Iterable<Move> {
  yield* openly(g, f)
  const sells = canSell(g, f)
  for (const it of designsAt(g, HAND + f.by)) {
    if (MINORS[it]?.kind === 'recruit') yield move('recruit', it)
    if (sells) yield move('sell', it)
  }
  yield DONE
}

function summoned(g: State, f: Summons, m: Move, chance: Chance, story?: HellgameStory): void {
  if (m === DONE) return done(g)
  f.orders.push(m)
  if (f.secret) keepOrder(g, f, m)
  else carryOut(g, f, m, chance, story)
}

function keepOrder(g: State, f: Summons, m: Move): void {
  if (isLeftToLuck(m)) return done(g)
  if (isVerb(m, 'bonus')) return askHowMuch(g, f, m)
  if (isVerb(m, 'raise')) {
    f.owed += legionPrice(g, f.by)
    f.promised++
  } else f.owed -= SOLD_FOR
  go(f, summons)
}

function carryOut(g: State, f: Summons, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'bonus')) return askHowMuch(g, f, m)
  CARRY_OUT[verbOf(m)]?.(g, f, nounOf(m), chance, story)
  if (!isLeftToLuck(m)) go(f, summons)
}

const summon = question<State, Summons>({
  rule: 'HG-8.2-01',
  next: summoned,
  params: (g, f) => ({ legion: legionPrice(g, f.by), card: arcanaPrice(g), souls: soulsLeft(g, f) }),
  moves: (g, f) => worthTrying(g, f),
  cannot: (g, f, _p, m) => cannotSummon(g, f, m),
})

// Legions

/** A second legion only where all other open Sectio have one from this phase (8.2, G-29). */
function cannotRaise(g: State, f: Summons, place: Place): Rule | undefined {
  if (!isSectioOwnedBy(g, place, f.by)) return 'HG-8.2-01'
  if (!isOpen(g, place)) return place === g.uriel ? 'HG-G156' : 'HG-C24'
  if (soulsLeft(g, f) < legionPrice(g, f.by)) return 'HG-8.2-01'
  if (stockOf(g, f.by) <= f.promised) return 'HG-G120'
  const here = timesSaid(f, move('raise', place))
  if (here === 0) return undefined
  const behind = sectioOf(g, f.by).some((other) => isOpen(g, other) && timesSaid(f, move('raise', other)) < here)
  return behind ? 'HG-8.2-03' : undefined
}

function timesSaid(f: Summons, m: Move): number {
  let times = 0
  for (const said of f.orders) if (said === m) times++
  return times
}

// Zagam's trade

const SOLD_FOR = 4
const MOST_SOLD = 2

function canSell(g: State, f: Summons): boolean {
  if (bearer(g, ZAGAM) !== f.by) return false
  const sold = f.secret ? f.orders.filter((m) => isVerb(m, 'sell')).length : skillUses(g, ZAGAM)
  return sold < MOST_SOLD
}

/** Whether a card is in hand and not put up for sale. */
function isHeld(g: State, f: Summons, it: Design): boolean {
  let held = f.secret ? -timesSaid(f, move('sell', it)) : 0
  for (const card of handOf(g, f.by)) if (DESIGN_OF[card] === it) held++
  return held > 0
}

// Lieutenants

const posts = (g: State, p: Player): Place[] => legionPlaces(g, p).filter((place) => isOpen(g, place))
const canPost = (g: State, f: Summons): boolean => f.promised > 0 || posts(g, f.by).length > 0

function cannotRecruit(g: State, f: Summons, it: Design): Rule | undefined {
  const minor = MINORS[it]
  if (minor?.kind !== 'recruit' || !isHeld(g, f, it)) return 'HG-8.3.1-01'
  if (soulsLeft(g, f) < minor.souls) return 'HG-8.3.1-01'
  return canPost(g, f) ? undefined : 'HG-G031'
}

/** A card that waits for its turn has been shown. */
export function showRecruiting(g: State, p: Player, m: Move): void {
  if (isVerb(m, 'recruit')) setKnown(g.arcana, copyAt(g, nounOf(m), HAND + p), (1 << g.seats) - 1)
}

function recruit(g: State, f: Summons, it: Design, chance: Chance, story?: HellgameStory): void {
  discardShown(g, f.by, copyAt(g, it, HAND + f.by), story)
  paySouls(g, f.by, MINORS[it]?.souls ?? 0, story)
  const rolled = die(chance)
  f.lieutenant = hireLieutenant(g, rolled, chance)
  if (f.lieutenant === NOBODY) {
    story?.tell({ id: 'recruiting-failed', facts: { by: f.by, die: rolled } })
    return go(f, summons)
  }
  story?.tell({ id: 'recruited', facts: { by: f.by, die: rolled, lieutenant: f.lieutenant } })
  const where = posts(g, f.by)
  serve(g, f.lieutenant, f.by, where[0], where.length === 1 ? story : undefined)
  if (where.length === 1) return go(f, summons)
  ask(g, f, f.by, post)
}

function posted(g: State, f: Summons, m: Move, _chance: Chance, story?: HellgameStory): void {
  serve(g, f.lieutenant, f.by, nounOf(m), story)
  go(f, summons)
}

const post = question<State, Summons>({
  rule: 'HG-8.3.1-02',
  next: posted,
  params: (_g, f) => ({ lieutenant: f.lieutenant }),
  moves: (g, f) => posts(g, f.by).map((place) => move('place', place)),
  cannot: (g, f, _p, m) => (isVerb(m, 'place') && posts(g, f.by).includes(nounOf(m)) ? undefined : 'HG-8.3.1-02'),
})

function askHowMuch(g: State, f: Summons, m: Move): void {
  f.lieutenant = nounOf(m)
  ask(g, f, f.by, howMuch)
}

function paid(g: State, f: Summons, m: Move, chance: Chance, story?: HellgameStory): void {
  f.orders.push(m)
  if (f.secret) f.owed += nounOf(m)
  else CARRY_OUT.amount?.(g, f, nounOf(m), chance, story)
  go(f, summons)
}

const howMuch = question<State, Summons>({
  rule: 'HG-8.3.4-01',
  next: paid,
  params: (g, f) => ({ lieutenant: f.lieutenant, most: Math.min(soulsLeft(g, f), MOST_SOULS) }),
  moves: (g, f) => Array.from({ length: Math.min(soulsLeft(g, f), MOST_SOULS) }, (_, n) => move('amount', n + 1)),
  cannot: (g, f, _p, m) =>
    isVerb(m, 'amount') && nounOf(m) >= 1 && nounOf(m) <= soulsLeft(g, f) ? undefined : 'HG-8.3.4-01',
})

// Hounds

function cannotTame(g: State, f: Summons): Rule | undefined {
  if (plainAt(g, f.by, ANTEHELL) === 0) return 'HG-8.3.2-01'
  if (plainAt(g, f.by, ANTEHELL) <= f.tried) return 'HG-G034'
  return houndsInBox(g).length > 0 ? undefined : 'HG-8.3.2-02'
}

function tame(g: State, f: Summons, _it: number, chance: Chance, story?: HellgameStory): void {
  const rolled = die(chance)
  const hound = rolled <= tamesUpTo(g) ? tameHound(g, f.by, ANTEHELL, chance) : NOBODY
  story?.tell({ id: 'tamed', facts: { by: f.by, die: rolled, hound } })
  if (rolled === 6) removeLegions(g, f.by, ANTEHELL, 1, [], BY_CARD, story)
  else if (hound === NOBODY) f.tried++
  go(f, summons)
}

export const summonings = procedure<State, Summons>({
  locals: {
    by: SEAT,
    secret: whole,
    orders: wholes,
    owed: from(-MOST_SOLD * SOLD_FOR, 1_000_000),
    promised: whole,
    tried: whole,
    lieutenant: LIEUTENANT,
  },
  steps: { goesOn, summons, summoned, posted, paid },
  questions: { summon, post, howMuch },
  tells: (_g, f) => ({ by: f.by }),
})
