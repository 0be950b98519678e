import {
  ask,
  askEach,
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
import { type Card, DESIGN_OF, type Design, MAJORS } from '../cards/deck.ts'
import { candidates, isLegalAim } from '../cards/targets.ts'
import type { Target } from '../cards/words.ts'
import { ALL_DEMONS, BALBAN, type Demon, stat } from '../demons.ts'
import { payFavours, paySouls, returnHome } from '../edits.ts'
import { DEMON, SEAT, whole, wholes } from '../locals.ts'
import { DONE, isVerb, move, nounOf } from '../moves.ts'
import { backToHand, discard, layOpen } from '../piles.ts'
import {
  bearer,
  canStillAct,
  demonsOf,
  everybody,
  hasLieutenant,
  isActive,
  isOnEarth,
  isSettledOnEarth,
  legionsOnMap,
  mustPass,
  skillUses,
  spendableFavours,
  stockOf,
  whereIs,
} from '../queries.ts'
import { effect } from '../starts.ts'
import { NOBODY, OPEN, OUT, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { demonTarget, isCancelled, redirectedTo, reflectedBy, windowFor } from '../windows.ts'
import { hasForgeable } from './march.ts'

/** A major arcana being played: targets, group, cost, Balban, window, effect. */
export interface Magic extends Frame {
  /** Who plays it, with which demon; these change if the card is turned back. */
  by: Player
  demon: Demon
  card: Card
  combat: number
  targets: number[]
  helpers: number
  /** Balban's player, while asked. */
  balban: Player
}

/** What came of it, for the action: whether a group failed to come together. */
const CAST = 0
export const NO_GROUP = 1

export const magic = (by: Player, demon: Demon, card: Card, combat = 0): Magic => ({
  step: at(announces),
  by,
  demon,
  card,
  combat,
  targets: [],
  helpers: 1 << by,
  balban: NOBODY,
})

// What can be played

export function cannotCast(g: State, demon: Demon, it: Design, timing: 'action' | 'combat'): Rule | undefined {
  const p = g.demonOwner[demon]
  const major = MAJORS[it]
  if (major.timing !== timing) return major.timing === 'combat' ? 'HG-9.8.1-01' : 'HG-9.8-01'
  if (major.sphere === 'earth' && !isSettledOnEarth(g, demon)) return 'HG-9.8.1-02'
  if (g.souls[p] < (major.souls ?? 0) || spendableFavours(g, p) < (major.favours ?? 0)) return 'HG-9.8.1-04'
  return cannotMeetNeeds(g, demon, it) ?? (hasTargets(g, p, demon, it) ? undefined : 'HG-C03')
}

function cannotMeetNeeds(g: State, demon: Demon, it: Design): Rule | undefined {
  const { needs } = MAJORS[it]
  if (!needs) return undefined
  const p = g.demonOwner[demon]
  const lacks =
    (needs.stat && stat(demon, needs.stat) < (needs.min ?? 0)) ||
    (needs.uriel && g.uriel === OUT) ||
    (needs.lilith !== undefined && (g.lilith !== OUT) !== needs.lilith) ||
    (needs.notPromised && g.lilithPromised !== NOBODY) ||
    (needs.lieutenantHere && !hasLieutenant(g, p, g.fightPlace)) ||
    (needs.ownLegion && legionsOnMap(g, p) === 0) ||
    (needs.legionInStock && stockOf(g, p) === 0)
  if (lacks) return 'HG-C02'
  if (!needs.group) return undefined
  const onEarth = MAJORS[it].sphere !== 'hell' && isOnEarth(g, demon)
  const able = ALL_DEMONS.filter((other) => other === demon || canJoin(g, other, demon, onEarth))
  return able.reduce((sum, other) => sum + stat(other, needs.group ?? 'hearts'), 0) < (needs.total ?? 0)
    ? 'HG-9.8.3.2-01'
    : undefined
}

function hasTargets(g: State, by: Player, demon: Demon, it: Design): boolean {
  const { targets = [] } = MAJORS[it]
  return targets.length === 0 || isAutomatic(targets[0]) || choices(g, by, demon, it, []).length > 0
}

const isAutomatic = (target: Target): boolean => target.kind === 'uriel' || target.kind === 'lilith'

/** What could be named next: the target must leave one for the target after it. */
function choices(g: State, by: Player, demon: Demon, it: Design, earlier: readonly number[]): Move[] {
  const { targets = [], ops } = MAJORS[it]
  const target = targets[Math.min(earlier.length, targets.length - 1)]
  const found = candidates(g, { by, demon }, target, earlier)
  const after = targets[earlier.length + 1]
  if (after) return found.filter((m) => candidates(g, { by, demon }, after, [...earlier, nounOf(m)]).length > 0)
  return ops[0].v === 'forgeOrders' ? found.filter((m) => hasForgeable(g, by, nounOf(m))) : found
}

// Targets

function announces(g: State, f: Magic, _answer: number, chance: Chance, story?: HellgameStory): void {
  layOpen(g, f.card)
  if (!f.combat && MAJORS[DESIGN_OF[f.card]].sphere === 'hell') returnHome(g, f.demon, story)
  nextTarget(g, f, chance, story)
}

const most = (f: Magic): number => {
  const { targets = [] } = MAJORS[DESIGN_OF[f.card]]
  return targets.length > 0 && isAutomatic(targets[0]) ? 0 : targets.length * (targets[0]?.max ?? 1)
}
const least = (f: Magic): number => Math.min(most(f), MAJORS[DESIGN_OF[f.card]].targets?.length ?? 0)

function nextTarget(g: State, f: Magic, chance: Chance, story?: HellgameStory): void {
  const wanted = f.targets.length < most(f) && choices(g, f.by, f.demon, DESIGN_OF[f.card], f.targets).length > 0
  if (wanted) ask(g, f, f.by, aim)
  else gathers(g, f, chance, story)
}

function aimed(g: State, f: Magic, m: Move, chance: Chance, story?: HellgameStory): void {
  if (m === DONE) return gathers(g, f, chance, story)
  f.targets.push(nounOf(m))
  nextTarget(g, f, chance, story)
}

const aim = question<State, Magic>({
  rule: 'HG-C03',
  next: aimed,
  params: (_g, f) => ({ card: DESIGN_OF[f.card], demon: f.demon, named: f.targets.length }),
  moves: (g, f) => [...choices(g, f.by, f.demon, DESIGN_OF[f.card], f.targets), DONE],
  legal(g, f) {
    const found = choices(g, f.by, f.demon, DESIGN_OF[f.card], f.targets)
    return f.targets.length >= least(f) ? [...found, DONE] : found
  },
  cannot(g, f, _p, m): Rule | undefined {
    if (m === DONE) return f.targets.length >= least(f) ? undefined : 'HG-C03'
    return choices(g, f.by, f.demon, DESIGN_OF[f.card], f.targets).includes(m) ? undefined : 'HG-C03'
  },
})

// The group

const canJoin = (g: State, demon: Demon, caster: Demon, onEarth = isOnEarth(g, caster)): boolean =>
  demon !== caster && canStillAct(g, demon) && !mustPass(g, demon) && isOnEarth(g, demon) === onEarth

function gathers(g: State, f: Magic, chance: Chance, story?: HellgameStory): void {
  if (!MAJORS[DESIGN_OF[f.card]].needs?.group) return pays(g, f, chance, story)
  const who = everybody(g).filter((p) => demonsOf(g, p).some((demon) => canJoin(g, demon, f.demon)))
  if (who.length === 0) return gathered(g, f, [], chance, story)
  askEach<State, Magic, Joining>(
    g,
    f,
    who.map((player) => ({
      player,
      frame: { step: at(joins), by: player, caster: f.demon, card: DESIGN_OF[f.card], demons: [] },
    })),
    gathered,
  )
}

function gathered(g: State, f: Magic, lanes: readonly Joining[], chance: Chance, story?: HellgameStory): void {
  const { group = 'hearts', total = 0 } = MAJORS[DESIGN_OF[f.card]].needs ?? {}
  const demons = lanes.flatMap((lane) => lane.demons)
  const sum = [f.demon, ...demons].reduce((all, demon) => all + stat(demon, group), 0)
  const stands = sum >= total ? 1 : 0
  story?.tell({ id: 'group', facts: { by: f.by, demons, total: sum, stands }, reveals: 'all' })
  if (sum < total) {
    backToHand(g, f.by, f.card)
    return done(g, NO_GROUP)
  }
  for (const demon of demons) {
    g.acted |= 1 << demon
    f.helpers |= 1 << g.demonOwner[demon]
  }
  pays(g, f, chance, story)
}

/** What one player sends to a group. */
interface Joining extends Frame {
  by: Player
  caster: Demon
  card: Design
  demons: Demon[]
}

const joinable = (g: State, f: Joining): Demon[] =>
  demonsOf(g, f.by).filter((demon) => canJoin(g, demon, f.caster) && !f.demons.includes(demon))

function joins(g: State, f: Joining): void {
  if (joinable(g, f).length === 0) done(g)
  else ask(g, f, f.by, joinGroup)
}

function joined(g: State, f: Joining, m: Move): void {
  if (m === DONE) return done(g)
  f.demons.push(nounOf(m))
  go(f, joins)
}

const joinGroup = question<State, Joining>({
  rule: 'HG-9.8.3.2-01',
  next: joined,
  params: (_g, f) => ({ caster: f.caster, card: f.card }),
  moves: (g, f) => [...joinable(g, f).map((demon) => move('demon', demon)), DONE],
  cannot: (g, f, _p, m) =>
    m === DONE || (isVerb(m, 'demon') && joinable(g, f).includes(nounOf(m))) ? undefined : 'HG-G066',
})

export const joiningGroups = procedure<State, Joining>({
  locals: { by: SEAT, caster: DEMON, card: whole, demons: wholes },
  steps: { joins, joined },
  questions: { joinGroup },
})

// Cost, Balban, window, effect

function pays(g: State, f: Magic, _chance: Chance, story?: HellgameStory): void {
  const it = DESIGN_OF[f.card]
  paySouls(g, f.by, MAJORS[it].souls ?? 0, story)
  payFavours(g, f.by, MAJORS[it].favours ?? 0)
  story?.tell({
    id: 'announced',
    facts: { by: f.by, demon: f.demon, card: it, targets: [...f.targets] },
    reveals: 'all',
  })
  const owner = bearer(g, BALBAN)
  const victim = aimOf(f)
  const asksBalban =
    owner !== NOBODY &&
    owner !== f.by &&
    victim !== NOBODY &&
    g.demonOwner[victim] === owner &&
    sisters(g, f).length > 0
  if (!asksBalban || skillUses(g, BALBAN) > 0) return opens(g, f)
  f.balban = owner
  ask(g, f, owner, meantMySister)
}

const aimOf = (f: Magic): Demon => (demonTarget(DESIGN_OF[f.card]) ? (f.targets[0] ?? NOBODY) : NOBODY)

/** Other demons of the same player that the card allows. */
function sisters(g: State, f: Magic): Demon[] {
  const target = demonTarget(DESIGN_OF[f.card])
  const victim = aimOf(f)
  if (!target || victim === NOBODY) return []
  return demonsOf(g, g.demonOwner[victim]).filter((demon) => demon !== victim && isLegalAim(g, f, target, demon))
}

function balbanAnswered(g: State, f: Magic, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'demon')) {
    g.skillUses.push(BALBAN)
    f.targets = [nounOf(m)]
    story?.tell({ id: 'redirected', facts: { card: DESIGN_OF[f.card], demon: nounOf(m) } })
  }
  opens(g, f)
}

const meantMySister = question<State, Magic>({
  rule: 'HG-C12',
  next: balbanAnswered,
  to: (f) => f.balban,
  params: (_g, f) => ({ by: f.by, card: DESIGN_OF[f.card], aim: aimOf(f) }),
  moves: (g, f) => [move('let'), ...sisters(g, f).map((demon) => move('demon', demon))],
  cannot: (g, f, _p, m) =>
    isVerb(m, 'let') || (isVerb(m, 'demon') && sisters(g, f).includes(nounOf(m))) ? undefined : 'HG-C12',
})

function opens(g: State, f: Magic): void {
  call(g, f, windowFor(f.by, f.demon, DESIGN_OF[f.card], aimOf(f), 0, f.combat), closed)
}

function closed(g: State, f: Magic, outcome: number, _chance: Chance, story?: HellgameStory): void {
  const it = DESIGN_OF[f.card]
  const aimedAnew = redirectedTo(outcome)
  const mirror = reflectedBy(outcome)
  if (aimedAnew !== NOBODY) {
    f.targets = [aimedAnew]
    story?.tell({ id: 'redirected', facts: { card: it, demon: aimedAnew } })
    return opens(g, f)
  }
  const caught = mirror !== NOBODY && !isActive(g, f.demon)
  if (isCancelled(outcome) || caught) {
    story?.tell({ id: 'cancelled', facts: { card: it } })
    discard(g, f.card)
    return done(g, CAST)
  }
  if (mirror !== NOBODY) {
    f.targets = [f.demon]
    f.demon = mirror
    f.by = g.demonOwner[mirror]
    story?.tell({ id: 'redirected', facts: { card: it, demon: f.targets[0] } })
    return opens(g, f)
  }
  story?.tell({ id: 'stands', facts: { card: it }, reveals: 'all' })
  const { by, demon: caster, card, helpers } = f
  call(g, f, effect(MAJORS[it].ops, { by, caster, targets: [...f.targets], card, helpers }), over)
}

function over(g: State, f: Magic): void {
  if (whereIs(g.arcana, f.card) === OPEN && !g.cardOnDemon.includes(f.card)) discard(g, f.card)
  done(g, CAST)
}

export const castings = procedure<State, Magic>({
  locals: { by: SEAT, demon: DEMON, card: whole, combat: whole, targets: wholes, helpers: whole, balban: SEAT },
  steps: { announces, aimed, gathered, balbanAnswered, closed, over },
  questions: { aim, meantMySister },
  tells: (_g, f) => ({ by: f.by, demon: f.demon, card: DESIGN_OF[f.card] }),
})
