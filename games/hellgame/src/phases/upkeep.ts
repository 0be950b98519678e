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
import { byFalling, changeDisfavours } from '../edits.ts'
import { removeLegions, retire, turnLegions, turnLieutenant } from '../forces.ts'
import { SEAT, SEATS, whole, wholes } from '../locals.ts'
import { isVerb, legionMove, legionOf, move, NO, nounOf } from '../moves.ts'
import { lieutenantUpkeep } from '../numbers.ts'
import {
  everybody,
  houndedAt,
  legionPlaces,
  legionsOnMap,
  lieutenantsOf,
  othersAfter,
  plainAt,
  stockOf,
  tamedAt,
} from '../queries.ts'
import { rampages } from '../starts.ts'
import type { State } from '../state.ts'
import { type HellgameStory, UNPAID } from '../story.ts'

/** All pay; then what could not be paid is offered to the others by wealth (7.1, 7.2.1). */
interface Upkeep extends Frame {
  /** Who has still to pay; who has failed to. */
  payers: Player[]
  /** The unpaid of all: legions (player, noun of the move, and so on) and lieutenants (player, lieutenant, ...). */
  legions: number[]
  lieutenants: number[]
  by: Player
  /** Those still to be asked about this player's unpaid units. */
  takers: Player[]
  debtor: Player
}

export const upkeep = (g: State): Upkeep => ({
  step: at(pays),
  payers: [...everybody(g)],
  legions: [],
  lieutenants: [],
  by: 0,
  takers: [],
  debtor: 0,
})

/** What one player would still have to pay for. */
const due = (g: State, f: Upkeep, p: Player): number =>
  legionsOnMap(g, p) -
  count(f.legions, p) +
  (lieutenantsOf(g, p).length - count(f.lieutenants, p)) * lieutenantUpkeep(g)

const count = (pairs: readonly number[], p: Player): number => of(pairs, p).length
/** What a list of pairs holds for a player. */
const of = (pairs: readonly number[], p: Player): number[] => pairs.filter((_, i) => i % 2 === 1 && pairs[i - 1] === p)

function pays(g: State, f: Upkeep, _answer: number, _chance: Chance, story?: HellgameStory): void {
  while (f.payers.length > 0) {
    const p = f.payers[0]
    if (due(g, f, p) > g.souls[p]) {
      f.by = p
      return ask(g, f, p, leaveUnpaid)
    }
    payWithTheRest(g, f, p)
    const souls = due(g, f, p)
    g.souls[p] -= souls
    f.payers.shift()
    const unpaid = count(f.legions, p) + count(f.lieutenants, p)
    if (souls > 0 || unpaid > 0) story?.tell({ id: 'upkeep', facts: { by: p, souls, unpaid } })
  }
  f.debtor = -1
  go(f, nextDebtor)
}

/** Nobody holds a soul back: what a lieutenant of two souls has left over pays for a legion after all (7.1). */
function payWithTheRest(g: State, f: Upkeep, p: Player): void {
  while (due(g, f, p) < g.souls[p] && count(f.legions, p) > 0)
    f.legions.splice(
      f.legions.findLastIndex((each, i) => i % 2 === 0 && each === p),
      2,
    )
}

/** Units that are still to be paid. */
function payable(g: State, f: Upkeep): Move[] {
  const out: Move[] = []
  const unpaid = of(f.legions, f.by)
  for (const place of legionPlaces(g, f.by))
    for (const hounded of [false, true]) {
      const m = legionMove(f.by, place, hounded)
      const all = hounded ? houndedAt(g, f.by, place) : plainAt(g, f.by, place)
      if (all > unpaid.filter((each) => each === nounOf(m)).length) out.push(m)
    }
  for (const it of lieutenantsOf(g, f.by)) if (!of(f.lieutenants, f.by).includes(it)) out.push(move('lieutenant', it))
  return out
}

function leftUnpaid(g: State, f: Upkeep, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'lieutenant')) f.lieutenants.push(f.by, nounOf(m))
  else f.legions.push(f.by, nounOf(m))
  pays(g, f, 0, chance, story)
}

const leaveUnpaid = question<State, Upkeep>({
  rule: 'HG-7.2.1-01',
  next: leftUnpaid,
  params: (g, f) => ({ lacking: due(g, f, f.by) - g.souls[f.by] }),
  moves: payable,
  cannot: (g, f, _p, m): Rule | undefined => (payable(g, f).includes(m) ? undefined : 'HG-7.2.1-01'),
})

// Offers

function nextDebtor(g: State, f: Upkeep, _answer: number, chance: Chance): void {
  dropLost(g, f)
  do f.debtor++
  while (f.debtor < g.seats && count(f.legions, f.debtor) + count(f.lieutenants, f.debtor) === 0)
  if (f.debtor >= g.seats) return done(g)
  f.takers = byFalling(othersAfter(g, f.debtor), (p) => g.souls[p], chance)
  go(f, nextTaker)
}

/** A hound let loose by what one player could not pay may have driven away or destroyed what another cannot. */
function dropLost(g: State, f: Upkeep): void {
  const left: number[] = []
  for (let i = 0; i < f.legions.length; i += 2) {
    const p = f.legions[i]
    const legion = f.legions[i + 1]
    const { place, hounded } = legionOf(legion)
    const there = hounded ? houndedAt(g, p, place) : plainAt(g, p, place)
    if (of(left, p).filter((each) => each === legion).length < there) left.push(p, legion)
  }
  f.legions = left
  f.lieutenants = f.lieutenants.filter((_, i, its) => g.lieutenantOwner[its[i | 1]] === its[i & ~1])
}

/** What nobody has taken leaves the map. */
function dismissRest(g: State, f: Upkeep, _answer: number, _chance: Chance, story?: HellgameStory): void {
  for (const legion of of(f.legions, f.debtor)) {
    const { place, hounded } = legionOf(legion)
    const hounds = hounded ? tamedAt(g, f.debtor, place).slice(-1) : []
    removeLegions(g, f.debtor, place, hounded ? 0 : 1, hounds, UNPAID, story)
  }
  for (const it of of(f.lieutenants, f.debtor)) retire(g, it, UNPAID, story)
  if (g.loose.length > 0) call(g, f, rampages(), nextDebtor)
  else go(f, nextDebtor)
}

/** How many legions a taker could pay for and place. */
const affordable = (g: State, f: Upkeep, p: Player): number =>
  Math.min(count(f.legions, f.debtor), g.souls[p], stockOf(g, p))

function nextTaker(g: State, f: Upkeep): void {
  const taker = f.takers[0]
  if (taker === undefined) return go(f, dismissRest)
  f.by = taker
  if (affordable(g, f, taker) > 0) ask(g, f, taker, takeLegions)
  else offersLieutenants(g, f)
}

function legionsTaken(g: State, f: Upkeep, m: Move, _chance: Chance, story?: HellgameStory): void {
  const taken = nounOf(m)
  const refused = affordable(g, f, f.by) - taken
  for (let i = 0; i < taken; i++) {
    const index = f.legions.findIndex((each, j) => j % 2 === 0 && each === f.debtor)
    const [, legion] = f.legions.splice(index, 2)
    const { place, hounded } = legionOf(legion)
    g.souls[f.by]--
    turnLegions(g, f.debtor, f.by, place, hounded ? 0 : 1, hounded ? tamedAt(g, f.debtor, place).slice(-1) : [], story)
  }
  story?.tell({ id: 'offered', facts: { by: f.debtor, to: f.by, taken, refused } })
  changeDisfavours(g, f.by, refused, story)
  offersLieutenants(g, f)
}

const takeLegions = question<State, Upkeep>({
  rule: 'HG-7.2.1-02',
  next: legionsTaken,
  params: (g, f) => ({ from: f.debtor, most: affordable(g, f, f.by) }),
  moves: (g, f) => Array.from({ length: affordable(g, f, f.by) + 1 }, (_, n) => move('amount', n)),
  cannot: (g, f, _p, m) => (isVerb(m, 'amount') && nounOf(m) <= affordable(g, f, f.by) ? undefined : 'HG-7.2.1-02'),
})

/** One after the other, whoever has the souls for him. */
function offersLieutenants(g: State, f: Upkeep): void {
  if (count(f.lieutenants, f.debtor) > 0 && g.souls[f.by] >= lieutenantUpkeep(g)) return ask(g, f, f.by, takeLieutenant)
  nextOne(g, f)
}

function nextOne(g: State, f: Upkeep): void {
  f.takers.shift()
  nextTaker(g, f)
}

function lieutenantTaken(g: State, f: Upkeep, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (m === NO) return nextOne(g, f)
  const index = f.lieutenants.findIndex((each, j) => j % 2 === 1 && each === nounOf(m))
  f.lieutenants.splice(index - 1, 2)
  g.souls[f.by] -= lieutenantUpkeep(g)
  turnLieutenant(g, nounOf(m), f.by, story)
  offersLieutenants(g, f)
}

const takeLieutenant = question<State, Upkeep>({
  rule: 'HG-G132',
  next: lieutenantTaken,
  params: (_g, f) => ({ from: f.debtor }),
  moves: (_g, f) => [...of(f.lieutenants, f.debtor).map((it) => move('lieutenant', it)), NO],
  cannot: (_g, f, _p, m) =>
    m === NO || (isVerb(m, 'lieutenant') && of(f.lieutenants, f.debtor).includes(nounOf(m))) ? undefined : 'HG-G132',
})

export const paying = procedure<State, Upkeep>({
  locals: { payers: SEATS, legions: wholes, lieutenants: wholes, by: SEAT, takers: SEATS, debtor: whole },
  steps: { pays, leftUnpaid, nextDebtor, dismissRest, nextTaker, legionsTaken, lieutenantTaken },
  questions: { leaveUnpaid, takeLegions, takeLieutenant },
})
