import type { Chance, Frame, Player } from '@acheron/core'
import { ALL_PLACES, ALL_SECTIO, circle, type Place } from '../board.ts'
import { type Demon, HEARTS, stat } from '../demons.ts'
import {
  addSign,
  changeDisfavours,
  dice,
  die,
  gainFavours,
  gainSouls,
  incapacitate,
  loseSouls,
  recover,
  returnHome,
  revokeSectio,
  sum,
  takeSectio,
} from '../edits.ts'
import { hireLieutenant, loose, raiseLegions, retire, serve, strayHound, tameHound, turnLegions } from '../forces.ts'
import { legionOf } from '../moves.ts'
import { walksSafely } from '../numbers.ts'
import { conspiracy } from '../phases/conspiracy.ts'
import { supplicate } from '../phases/diplomacy.ts'
import { destroyByDice, slide, tide, tremor } from '../phases/disasters.ts'
import { drawing } from '../phases/drawing.ts'
import { takeChosen, takeOne } from '../phases/looking.ts'
import { forgedMarch } from '../phases/march.ts'
import { ferry, flee, headhunt, mutiny, placings } from '../phases/moving-by-card.ts'
import { hitLegion } from '../phases/saves.ts'
import { discardShown, lookAtHand, randomHandCards, removePermanent, rotateHands, takeCard } from '../piles.ts'
import {
  demonsInPlay,
  demonsOf,
  everybody,
  handOf,
  handSize,
  isActive,
  isOnEarth,
  isOpen,
  isUnowned,
  legionsAt,
  lieutenantsOf,
  plainAt,
  sectioCount,
  sectioOf,
  sixesOf,
  tamedAt,
  tamedOf,
} from '../queries.ts'
import { callLilith, callUriel, leaveCombat, removeUriel } from '../spirits.ts'
import { type Effect, extraAction, forEach, within } from '../starts.ts'
import {
  CLOSED,
  CLOSED_TO_SPIRITS,
  CRONE,
  FREEBOOTERS,
  fightOf,
  MOTHER,
  MUST_STOP,
  NO_FLEE,
  NO_PETITION,
  NO_SOULS,
  NOBODY,
  OWNERS,
  type Owner,
  PITS,
  RED_MIST,
  SPIRITS_HELD,
  type State,
  VIRGIN,
} from '../state.ts'
import { BY_CARD, type HellgameStory } from '../story.ts'
import { BOX_OF } from './hell-deck.ts'
import type { Amount, Modify, Op, OpOf, Rule, Side, Verb, Where, Which, Who } from './words.ts'

type Carry<V extends Verb> = (g: State, f: Effect, op: OpOf<V>, chance: Chance, story?: HellgameStory) => Carried

// biome-ignore lint/suspicious/noConfusingVoidType: most verbs are done at once and return nothing
type Carried = Frame | undefined | void

/** Carries out one verb; a frame that is returned goes on with it. */
export function carryOut(g: State, f: Effect, op: Op, chance: Chance, story?: HellgameStory): Frame | undefined {
  const carry = VERBS[op.v] as Carry<Verb>
  return carry(g, f, op, chance, story) ?? undefined
}

// Selectors

function players(g: State, f: Effect, who: Who): readonly Player[] {
  if (who === 'self') return f.by === NOBODY ? [] : [f.by]
  if (who === 't1') return [f.targets[0]]
  if (who === 'it') return [f.it]
  if (who === 'ownerOfIt') return [g.demonOwner[f.it]]
  if (who === 'left') return [(f.by + 1) % g.seats]
  const all = everybody(g)
  if (who === 'participants') return all.filter((p) => (f.helpers >> p) & 1)
  if (who === 'leastFavours') return all.filter((p) => g.favours[p] === Math.min(...g.favours))
  if (who === 'mostSectio') return withMostSectio(g)
  return all
}

const withMostSectio = (g: State): Player[] => {
  const counts = everybody(g).map((p) => sectioCount(g, p))
  return everybody(g).filter((p) => counts[p] === Math.max(...counts))
}

function demon(g: State, f: Effect, which: Which, chance: Chance): Demon {
  if (which === 'caster') return f.caster
  if (which === 't1' || which === 'cardCaster') return f.targets[0]
  if (which === 'it') return f.it
  if (which === 'strongestOwn') return demonsOf(g, f.by).find((it) => isActive(g, it)) ?? NOBODY
  return one(
    demonsOf(g, f.by).filter((it) => isOnEarth(g, it)),
    chance,
  )
}

const one = (its: readonly number[], chance: Chance): number =>
  its.length === 0 ? NOBODY : its[its.length > 1 ? chance.pick(its.length) : 0]

function places(g: State, f: Effect, where: Where, chance: Chance): readonly Place[] {
  if (where === 'area') return f.area
  if (where === 't1') return [f.targets[0]]
  if (where === 'hell') return ALL_SECTIO
  if (where === 'everywhere') return ALL_PLACES
  if (where === 'randomCircle') return circle(chance.pick(9))
  return randomPlace(g, f, where, chance)
}

/** A Sectio that chance chooses is open, and another one than before on the same card (C25). */
function randomPlace(g: State, f: Effect, where: Where, chance: Chance): Place[] {
  if (where === 'randomOwnedByIt') return found(f, one(sectioOf(g, f.it), chance))
  const open = ALL_SECTIO.filter((place) => isOpen(g, place) && !f.used.includes(place))
  const unowned = open.filter((place) => isUnowned(g, place))
  if (where === 'randomUnownedSectio') return found(f, one(unowned.length > 0 ? unowned : open, chance))
  if (where === 'randomOwnSectio')
    return found(
      f,
      one(
        open.filter((place) => g.owner[place] === f.by),
        chance,
      ),
    )
  return found(f, one(open, chance))
}

function found(f: Effect, place: Place): Place[] {
  if (place === NOBODY) return []
  f.used.push(place)
  return [place]
}

function amount(g: State, f: Effect, n: Amount, p: Player, chance: Chance): number {
  if (n === 'd6') return die(chance)
  if (n === 'half') return Math.floor(g.souls[p] / 2)
  if (n === 'hearts') return HEARTS[f.caster]
  if (n === '2perLieutenant') return 2 * lieutenantsOf(g, p).length
  if (n === 'discarded') return f.count
  return n
}

/** Whose units a modifier of combat concerns. */
function owners(g: State, f: Effect, side: Side | undefined): Owner[] {
  if (side === 'own') return [f.by]
  if (side === 'participants') return everybody(g).filter((p) => (f.helpers >> p) & 1)
  const all = Array.from({ length: OWNERS }, (_, owner) => owner)
  return side === 'enemy' ? all.filter((owner) => fightOf(g).camp[owner] === 1 - fightOf(g).camp[f.by]) : all
}

// What a modifier changes

const SIGNS: Partial<Record<Rule, number>> = {
  noSouls: NO_SOULS,
  noPetition: NO_PETITION,
  mustStop: MUST_STOP,
  closed: CLOSED,
  closedToSpirits: CLOSED_TO_SPIRITS,
  spiritsHeld: SPIRITS_HELD,
  entryDanger: PITS,
  noFlee: NO_FLEE,
}

function modify(g: State, f: Effect, op: Modify, chance: Chance, story?: HellgameStory): void {
  const sign = op.rule === 'combatRoll' && op.where ? RED_MIST : SIGNS[op.rule]
  if (sign && op.where) return addSign(g, places(g, f, op.where, chance), sign, story)
  if (op.rule === 'sectioYield' && op.where)
    for (const place of places(g, f, op.where, chance)) g.yields.push(place, op.n)
  else if (op.rule === 'orderReversed') g.reversed = 1
  else if (op.rule === 'freePetition') g.freePetitions[f.by] += op.n
  else if (op.rule === 'victorRollFree') g.freeRights |= 1 << f.by
  else if (op.rule === 'combatRoll' && op.until === 'turn') for (const p of owners(g, f, op.side)) g.banners[p] += op.n
  else for (const owner of owners(g, f, op.side)) modifyCombat(g, owner, op)
}

function modifyCombat(g: State, owner: Owner, op: Modify): void {
  if (op.rule === 'combatRoll') (op.until === 'round' ? fightOf(g).roundPlus : fightOf(g).attackPlus)[owner] += op.n
  else if (op.rule === 'saveNumber') fightOf(g).savePlus[owner] += op.n
  else if (op.rule === 'lieutenantBonus') fightOf(g).bonusPlus[owner] += op.n
  else if (op.rule === 'silence') fightOf(g).silenced |= 1 << owner
}

const ASPECTS = { die: NOBODY, crone: CRONE, mother: MOTHER, virgin: VIRGIN }

function houndWith(g: State, legion: number): number {
  const { owner, place } = legionOf(legion)
  return tamedAt(g, owner, place)[0] ?? NOBODY
}

/** By verb. */
const VERBS: { readonly [V in Verb]: Carry<V> } = {
  modify,

  gainSouls(g, f, op, chance, story) {
    for (const p of players(g, f, op.who)) gainSouls(g, p, amount(g, f, op.n, p, chance), story)
  },
  loseSouls(g, f, op, chance, story) {
    for (const p of players(g, f, op.who)) loseSouls(g, p, amount(g, f, op.n, p, chance), story)
  },
  moveSouls(g, f, op, chance, story) {
    const [from] = players(g, f, op.from)
    const [to] = players(g, f, op.to)
    gainSouls(g, to, loseSouls(g, from, amount(g, f, op.n, from, chance), story), story)
  },
  gainFavours(g, f, op, _chance, story) {
    for (const p of players(g, f, op.who)) gainFavours(g, p, op.n, story)
  },
  gainDisfavours(g, f, op, _chance, story) {
    for (const p of players(g, f, op.who)) changeDisfavours(g, p, op.n, story)
  },
  loseDisfavours(g, f, op, _chance, story) {
    for (const p of players(g, f, op.who)) changeDisfavours(g, p, -op.n, story)
  },

  drawArcana(g, f, op, chance) {
    const who = players(g, f, op.who)
    return drawing(
      who,
      who.map((p) => amount(g, f, op.n, p, chance)),
    )
  },
  discardRandom(g, f, op, chance, story) {
    for (const p of players(g, f, op.who))
      for (const card of randomHandCards(g, p, op.n, chance)) discardShown(g, p, card, story)
  },
  discardByCaster: (_g, f, op) => takeChosen(f.by, f.targets[0], op.n, true),
  discardSixes(g, f, op, _chance, story) {
    const [p] = players(g, f, op.who)
    const sixes = sixesOf(g, p)
    for (const card of sixes) discardShown(g, p, card, story)
    f.count = sixes.length
  },
  takeRandom(g, f, op, chance, story) {
    const [from] = players(g, f, op.from)
    const [to] = players(g, f, op.to)
    for (const card of randomHandCards(g, from, 1, chance)) takeCard(g, from, to, card, story)
    return drawing([to], [0])
  },
  takeChosen(g, f, op, _chance, story) {
    const [from] = players(g, f, op.from)
    lookAtHand(g, f.by, from, handOf(g, from), story)
    return handSize(g, from) > 0 ? takeChosen(f.by, from, 1, false) : undefined
  },
  lookHand(g, f, op, chance, story) {
    const [at] = players(g, f, op.at)
    lookAtHand(
      g,
      f.by,
      at,
      randomHandCards(g, at, op.n, chance).sort((a, b) => a - b),
      story,
    )
  },
  rotateHands: (g, f, _op, _chance, story) => rotateHands(g, f.by, story),
  conspire: (g, f, op, chance, story) => conspiracy(g, f.by, op.n, chance, story),
  takeOneRearrange: (g, f, op, chance, story) => takeOne(g, f.by, op.n, chance, story),

  placeLegions(g, f, op, _chance, story) {
    if (op.where === 'ownSectio') return placings(g, players(g, f, op.who))
    raiseLegions(g, f.by, f.targets[0], op.n, story)
    return undefined
  },
  placeFreebooters(g, f, op, chance, story) {
    for (const place of places(g, f, op.where, chance)) {
      raiseLegions(g, FREEBOOTERS, place, op.n, story)
      const lieutenant = op.lieutenant ? hireLieutenant(g, die(chance), chance) : NOBODY
      if (lieutenant !== NOBODY) serve(g, lieutenant, FREEBOOTERS, place, story)
    }
  },
  strayHound(g, f, op, chance, story) {
    for (const place of places(g, f, op.where, chance)) if (isOpen(g, place)) strayHound(g, place, chance, story)
  },
  tameHound(g, f, _op, chance, story) {
    const { owner, place } = legionOf(f.targets[0])
    if (plainAt(g, owner, place) === 0) return
    const hound = tameHound(g, owner, place, chance)
    if (hound !== NOBODY) story?.tell({ id: 'tamed', facts: { by: owner, die: 0, hound } })
  },
  destroyLieutenant: (g, f, _op, _chance, story) => retire(g, f.targets[0], BY_CARD, story),
  destroyRoll(g, f, op, chance, story) {
    destroyByDice(g, places(g, f, op.where, chance), op.units === 'lieutenants', op.from, chance, story)
  },
  forgeOrders: (_g, f, op) => forgedMarch(f.by, f.targets[0], op.n),
  ferry: (_g, f, op) => ferry(f.by, f.targets[0], op.n),
  tide: (g, _f, _op, chance, story) => tide(g, chance, story),
  slide: (g, f, op, chance, story) => slide(g, f.area, op.to, chance, story),
  tremor: (g, f, _op, chance, story) => tremor(g, f.area, chance, story),
  mutiny: (g, _f, op) => mutiny(g, op.legions),
  headhunt: (g, f) => headhunt(g, f.by, f.targets[0]),
  turnLegion(g, f, _op, _chance, story) {
    const { owner, place } = legionOf(f.targets[0])
    if (plainAt(g, owner, place) > 0) turnLegions(g, owner, f.by, place, 1, [], story)
  },
  looseTarget(g, f, _op, _chance, story) {
    const hound = houndWith(g, f.targets[0])
    if (hound !== NOBODY) loose(g, hound, story)
  },
  looseRandom(g, f, _op, chance, story) {
    const hound = one(tamedOf(g, f.by), chance)
    if (hound !== NOBODY) loose(g, hound, story)
  },
  fleeAll: (_g, f) => flee(f.by),
  hitTargets(g, f, _op, chance, story) {
    for (const target of f.targets) hitLegion(g, target, chance, story)
  },
  revokeSectio(g, f, op, chance, story) {
    for (const place of places(g, f, op.where, chance)) revokeSectio(g, place, story)
  },
  claimSectio: (g, f, _op, _chance, story) => takeSectio(g, f.by, f.targets[0], story),
  swapSectio(g, f, _op, _chance, story) {
    const [mine, theirs] = f.targets
    const other = g.owner[theirs]
    takeSectio(g, f.by, theirs, story)
    takeSectio(g, other, mine, story)
  },

  incapacitate(g, f, op, chance, story) {
    const it = demon(g, f, op.demon, chance)
    if (it === NOBODY || !isActive(g, it)) return
    incapacitate(g, it, op.recoversOn, f.card, story)
    leaveCombat(g, it)
  },
  recover: (g, f, op, chance, story) => recover(g, demon(g, f, op.demon, chance), story),
  returnToHell(g, f, op, chance, story) {
    const it = demon(g, f, op.demon, chance)
    if (it !== NOBODY) returnHome(g, it, story)
  },
  spendAction(g, f, op, chance) {
    g.acted |= 1 << demon(g, f, op.demon, chance)
  },
  grantAction: (_g, f) => extraAction(f.targets[0]),
  supplicate: (g, f, op, chance, story) => supplicate(g, f.caster, op.bonus, true, chance, story),
  callLilith: (g, _f, op, _chance, story) => callLilith(g, ASPECTS[op.aspect], story),
  steerLilith(g, f) {
    g.lilithPromised = f.by
  },
  callUriel: (g, _f, _op, chance, story) => callUriel(g, chance, story),
  banishUriel: (g, _f, _op, _chance, story) => removeUriel(g, story),
  steerUriel(g, f, op) {
    g.urielGuides.push(f.by, op.steps)
  },
  discardPermanent: (g, f, _op, _chance, story) => removePermanent(g, BOX_OF[f.targets[0]] ?? 0, story),
  // What counters do is done by the window.
  cancelCard: () => undefined,
  redirectCard: () => undefined,
  reflectCard: () => undefined,

  roll(g, f, op, chance, story) {
    const it = demon(g, f, op.demon, chance)
    const rolled = die(chance)
    const passed = rolled <= stat(it, op.stat)
    story?.tell({ id: 'rolled', facts: { demon: it, die: rolled, passed: passed ? 1 : 0 } })
    return within(f, passed ? op.pass : op.fail)
  },
  duel(_g, f, op, chance, story) {
    const won = duel(f.caster, f.targets[0], op.stat, chance, story)
    return within(f, won ? op.win : op.lose)
  },
  die(_g, f, op, chance, story) {
    const rolled = die(chance)
    if (f.it !== NOBODY)
      story?.tell({
        id: 'rolled',
        facts: { demon: f.it, die: rolled, passed: rolled < op.from || rolled > op.to ? 1 : 0 },
      })
    return rolled >= op.from && rolled <= op.to ? within(f, op.yes) : undefined
  },
  if(g, f, op) {
    return within(f, TESTS[op.test](g, f) ? op.yes : op.no)
  },
  forEachPlayer(g, f, op) {
    const most = op.mostSectio ? withMostSectio(g) : everybody(g)
    const who = most.filter((p) => g.souls[p] >= (op.soulsMin ?? 0))
    return forEach(f, op.ops, who)
  },
  forEachOnEarth(g, f, op) {
    const who = demonsInPlay(g).filter((it) => isOnEarth(g, it) && isActive(g, it) && !walksSafely(g, it))
    return forEach(f, op.ops, who)
  },
}

const TESTS = {
  hasTamedHound: (g: State, f: Effect): boolean => tamedOf(g, f.by).length > 0,
  areaOwnedAndUnguarded: (g: State, f: Effect): boolean => {
    const [place] = f.area
    return g.owner[place] !== NOBODY && legionsAt(g, g.owner[place], place) === 0
  },
}

/** Both roll as many dice as they have of the symbol; ties again. Whether the first wins. */
function duel(
  a: Demon,
  b: Demon,
  which: 'hearts' | 'skulls' | 'stars',
  chance: Chance,
  story?: HellgameStory,
): boolean {
  for (;;) {
    const sums = [a, b].map((it) => sum(dice(chance, stat(it, which))))
    if (sums[0] === sums[1]) continue
    story?.tell({ id: 'duel', facts: { a, b, sums, won: sums[0] > sums[1] ? 1 : 0 } })
    return sums[0] > sums[1]
  }
}
