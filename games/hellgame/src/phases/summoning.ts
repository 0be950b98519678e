import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { ANTEHELL, type Place, SECTIO } from '../board.ts'
import { type Design, MINORS } from '../cards/deck.ts'
import { ZAGAM } from '../demons.ts'
import { byFalling, die, gainSouls, loseSouls } from '../edits.ts'
import { hireLieutenant, raiseLegions, removeLegions, serve, tameHound } from '../forces.ts'
import type { Lieutenant } from '../lieutenants.ts'
import { whole, wholes } from '../locals.ts'
import { DONE, isVerb, MOST_SOULS, move, nounOf, type VerbName, verbOf } from '../moves.ts'
import { arcanaPrice, legionPrice, tamesUpTo } from '../numbers.ts'
import { discardShown } from '../piles.ts'
import {
  bearer,
  copyAt,
  designsAt,
  everybody,
  handSize,
  houndsInBox,
  isOpen,
  isSectioOwnedBy,
  legionPlaces,
  lieutenantsOf,
  plainAt,
  sectioOf,
  stockOf,
} from '../queries.ts'
import { HAND, NOBODY, type State } from '../state.ts'
import { BY_CARD, BY_SKILL, type HellgameStory } from '../story.ts'
import { drawing } from './drawing.ts'

/** One player after the other by wealth, each to the end (8). */
interface Summoning extends Frame {
  order: Player[]
  by: Player
  /** By Sectio: legions raised there by this player. */
  raised: number[]
  /** Legions in AnteHell that have tried and stand there without a hound. */
  tried: number
  lieutenant: Lieutenant
}

export const summoning = (): Summoning => ({
  step: at(begins),
  order: [],
  by: NOBODY,
  raised: [],
  tried: 0,
  lieutenant: NOBODY,
})

function begins(g: State, f: Summoning, _answer: number, chance: Chance): void {
  f.order = byFalling(everybody(g), (p) => g.souls[p], chance)
  go(f, nextPlayer)
}

function nextPlayer(g: State, f: Summoning): void {
  const p = f.order.shift()
  if (p === undefined) return done(g)
  f.by = p
  f.raised = Array(SECTIO).fill(0)
  f.tried = 0
  go(f, summons)
}

function summons(g: State, f: Summoning): void {
  if (mightSummon(g, f)) ask(g, f, f.by, summon)
  else go(f, nextPlayer)
}

/** By public knowledge: whoever has a card is asked if some card would do, or not being asked would betray the hand. */
function mightSummon(g: State, f: Summoning): boolean {
  const hasCards = handSize(g, f.by) > 0
  if (hasCards && g.souls[f.by] >= CHEAPEST_RECRUIT && posts(g, f.by).length > 0) return true
  if (hasCards && bearer(g, ZAGAM) === f.by && g.skillUses[ZAGAM] < 2) return true
  for (const m of openly(g, f)) if (!cannotSummon(g, f, m)) return true
  return false
}

const CHEAPEST_RECRUIT = Math.min(...MINORS.flatMap((minor) => (minor?.kind === 'recruit' ? [minor.souls] : [])))

type Cannot = (g: State, f: Summoning, it: number) => Rule | undefined
type Do = (g: State, f: Summoning, it: number, chance: Chance, story?: HellgameStory) => void

const SUMMONS: Partial<Record<VerbName, { readonly cannot: Cannot; readonly carryOut: Do }>> = {
  raise: { cannot: cannotRaise, carryOut: raise },
  recruit: { cannot: cannotRecruit, carryOut: recruit },
  tame: { cannot: cannotTame, carryOut: tame },
  buy: {
    cannot: (g, f) => (g.souls[f.by] < arcanaPrice(g) ? 'HG-8.3.3-01' : undefined),
    carryOut(g, f, _it, _chance, story) {
      loseSouls(g, f.by, arcanaPrice(g), story)
      call(g, f, drawing([f.by], [1]), summons)
    },
  },
  bonus: {
    cannot: (g, f, it) => (g.lieutenantOwner[it] === f.by && g.souls[f.by] > 0 ? undefined : 'HG-8.3.4-01'),
    carryOut(g, f, it) {
      f.lieutenant = it
      ask(g, f, f.by, howMuch)
    },
  },
  sell: {
    cannot: (g, f, it) =>
      bearer(g, ZAGAM) === f.by && g.skillUses[ZAGAM] < 2 && copyAt(g, it, HAND + f.by) !== NOBODY
        ? undefined
        : 'HG-C19',
    carryOut(g, f, it, _chance, story) {
      g.skillUses[ZAGAM]++
      discardShown(g, f.by, copyAt(g, it, HAND + f.by), story)
      gainSouls(g, f.by, 4, story, BY_SKILL)
      go(f, summons)
    },
  },
  done: { cannot: () => undefined, carryOut: (_g, f) => go(f, nextPlayer) },
}

function cannotSummon(g: State, f: Summoning, m: Move): Rule | undefined {
  const it = SUMMONS[verbOf(m)]
  return it ? it.cannot(g, f, nounOf(m)) : 'HG-5.2-01'
}

/** What needs no card. */
function* openly(g: State, f: Summoning): Iterable<Move> {
  for (const place of sectioOf(g, f.by)) yield move('raise', place)
  yield move('tame')
  yield move('buy')
  for (const it of lieutenantsOf(g, f.by)) yield move('bonus', it)
}

function* worthTrying(g: State, f: Summoning): Iterable<Move> {
  yield* openly(g, f)
  const sells = bearer(g, ZAGAM) === f.by
  for (const it of designsAt(g, HAND + f.by)) {
    if (MINORS[it]?.kind === 'recruit') yield move('recruit', it)
    if (sells) yield move('sell', it)
  }
  yield DONE
}

function summoned(g: State, f: Summoning, m: Move, chance: Chance, story?: HellgameStory): void {
  const it = SUMMONS[verbOf(m)]
  if (!it) throw new Error(`${verbOf(m)} summons nothing`)
  it.carryOut(g, f, nounOf(m), chance, story)
}

const summon = question<State, Summoning>({
  rule: 'HG-8.2-01',
  next: summoned,
  params: (g, f) => ({ legion: legionPrice(g, f.by), card: arcanaPrice(g) }),
  moves: (g, f) => worthTrying(g, f),
  cannot: (g, f, _p, m) => cannotSummon(g, f, m),
})

// Legions

/** A second legion only where all other open Sectio have one from this phase (8.2, G-29). */
function cannotRaise(g: State, f: Summoning, place: Place): Rule | undefined {
  if (!isSectioOwnedBy(g, place, f.by)) return 'HG-8.2-01'
  if (!isOpen(g, place)) return 'HG-C24'
  if (g.souls[f.by] < legionPrice(g, f.by)) return 'HG-8.2-01'
  if (stockOf(g, f.by) === 0) return 'HG-G120'
  const behind = sectioOf(g, f.by).some((other) => isOpen(g, other) && f.raised[other] < f.raised[place])
  return behind ? 'HG-8.2-03' : undefined
}

function raise(g: State, f: Summoning, place: Place, _chance: Chance, story?: HellgameStory): void {
  loseSouls(g, f.by, legionPrice(g, f.by), story)
  f.raised[place]++
  raiseLegions(g, f.by, place, 1, story)
  go(f, summons)
}

// Lieutenants

const posts = (g: State, p: Player): Place[] => legionPlaces(g, p).filter((place) => isOpen(g, place))

function cannotRecruit(g: State, f: Summoning, it: Design): Rule | undefined {
  const minor = MINORS[it]
  if (minor?.kind !== 'recruit' || copyAt(g, it, HAND + f.by) === NOBODY) return 'HG-8.3.1-01'
  if (g.souls[f.by] < minor.souls) return 'HG-8.3.1-01'
  return posts(g, f.by).length > 0 ? undefined : 'HG-G031'
}

function recruit(g: State, f: Summoning, it: Design, chance: Chance, story?: HellgameStory): void {
  discardShown(g, f.by, copyAt(g, it, HAND + f.by), story)
  loseSouls(g, f.by, MINORS[it]?.souls ?? 0, story)
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

function posted(g: State, f: Summoning, m: Move, _chance: Chance, story?: HellgameStory): void {
  serve(g, f.lieutenant, f.by, nounOf(m), story)
  go(f, summons)
}

const post = question<State, Summoning>({
  rule: 'HG-8.3.1-02',
  next: posted,
  params: (_g, f) => ({ lieutenant: f.lieutenant }),
  moves: (g, f) => posts(g, f.by).map((place) => move('place', place)),
  cannot: (g, f, _p, m) => (isVerb(m, 'place') && posts(g, f.by).includes(nounOf(m)) ? undefined : 'HG-8.3.1-02'),
})

function paid(g: State, f: Summoning, m: Move, _chance: Chance, story?: HellgameStory): void {
  const souls = nounOf(m)
  g.souls[f.by] -= souls
  g.lieutenantSouls[f.lieutenant] += souls
  story?.tell({ id: 'bonus-paid', facts: { by: f.by, lieutenant: f.lieutenant, souls } })
  go(f, summons)
}

const howMuch = question<State, Summoning>({
  rule: 'HG-8.3.4-01',
  next: paid,
  params: (g, f) => ({ lieutenant: f.lieutenant, most: Math.min(g.souls[f.by], MOST_SOULS) }),
  moves: (g, f) => Array.from({ length: Math.min(g.souls[f.by], MOST_SOULS) }, (_, n) => move('amount', n + 1)),
  cannot: (g, f, _p, m) =>
    isVerb(m, 'amount') && nounOf(m) >= 1 && nounOf(m) <= g.souls[f.by] ? undefined : 'HG-8.3.4-01',
})

// Hounds

function cannotTame(g: State, f: Summoning): Rule | undefined {
  if (plainAt(g, f.by, ANTEHELL) === 0) return 'HG-8.3.2-01'
  if (plainAt(g, f.by, ANTEHELL) <= f.tried) return 'HG-G034'
  return houndsInBox(g).length > 0 ? undefined : 'HG-8.3.2-02'
}

function tame(g: State, f: Summoning, _it: number, chance: Chance, story?: HellgameStory): void {
  const rolled = die(chance)
  const hound = rolled <= tamesUpTo(g) ? tameHound(g, f.by, ANTEHELL, chance) : NOBODY
  story?.tell({ id: 'tamed', facts: { by: f.by, die: rolled, hound } })
  if (rolled === 6) removeLegions(g, f.by, ANTEHELL, 1, [], BY_CARD, story)
  else if (hound === NOBODY) f.tried++
  go(f, summons)
}

export const summonings = procedure<State, Summoning>({
  locals: { order: wholes, by: whole, raised: wholes, tried: whole, lieutenant: whole },
  steps: { begins, nextPlayer, summons, summoned, posted, paid },
  questions: { summon, post, howMuch },
})
