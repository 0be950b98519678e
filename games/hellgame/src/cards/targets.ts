import type { Move, Player } from '@acheron/core'
import { ALL_SECTIO, type Place, quarterOf } from '../board.ts'
import { ALL_DEMONS, type Demon, sexOf } from '../demons.ts'
import { ALL_LIEUTENANTS } from '../lieutenants.ts'
import { legionMove, move, nounOf } from '../moves.ts'
import {
  allUnitsAt,
  hasActed,
  houndedAt,
  isActive,
  isOnEarth,
  isOpen,
  isPlayer,
  isUnowned,
  legionPlaces,
  legionsAt,
  othersAfter,
  plainAt,
  unitsAt,
} from '../queries.ts'
import { fightOf, NOBODY, OWNERS, type Owner, type State } from '../state.ts'
import type { Target } from './words.ts'

/** Who casts. */
interface Caster {
  readonly by: Player
  readonly demon: Demon
}

/** Everything that a card could be aimed at, as moves. `earlier` are the targets named before. */
export function candidates(g: State, who: Caster, target: Target, earlier: readonly number[]): Move[] {
  return BY_KIND[target.kind](g, who, target, earlier)
}

type Find = (g: State, who: Caster, target: Target, earlier: readonly number[]) => Move[]

const BY_KIND: { readonly [Kind in Target['kind']]: Find } = {
  demon: (g, who, target) => ALL_DEMONS.filter((demon) => suits(g, who, target, demon)).map((it) => move('demon', it)),
  player: (g, who) =>
    othersAfter(g, who.by)
      .sort((a, b) => a - b)
      .map((p) => move('side', p)),
  sectio: (g, who, target, earlier) =>
    ALL_SECTIO.filter((place) => isSuitable(g, who, target, place, earlier)).map((it) => move('place', it)),
  legion: (g, who, target, earlier) => legions(g, who, target, earlier),
  hound: (g, who, target) =>
    owners(g, who, target).flatMap((owner) =>
      spaces(g, target, owner)
        .filter((place) => houndedAt(g, owner, place) > 0)
        .map((place) => legionMove(owner, place, true)),
    ),
  lieutenant: (g, who) =>
    ALL_LIEUTENANTS.filter((it) => isPlayer(g, g.lieutenantOwner[it]) && g.lieutenantOwner[it] !== who.by).map((it) =>
      move('lieutenant', it),
    ),
  permanent: (g) => g.permanents.filter((card) => card !== NOBODY).map((card) => move('lay', card)),
  uriel: () => [],
  lilith: () => [],
}

function suits(g: State, who: Caster, target: Target, demon: Demon): boolean {
  const owner = g.demonOwner[demon]
  if (owner === NOBODY) return false
  if (target.of === 'enemy' && owner === who.by) return false
  if (target.of === 'own' && owner !== who.by) return false
  if (target.sphere && isOnEarth(g, demon) !== (target.sphere === 'earth')) return false
  if (target.incapacitated !== undefined && isActive(g, demon) === target.incapacitated) return false
  if (target.acted !== undefined && hasActed(g, demon) !== target.acted) return false
  if (target.notCaster && demon === who.demon) return false
  if (target.otherSex && sexOf(demon) === sexOf(who.demon)) return false
  return !target.inCombat || fightOf(g).demonCamp[demon] === 1 - fightOf(g).camp[who.by]
}

/** Whether a demon is one that the caster could have named (C12). */
export const isLegalAim = (g: State, who: Caster, target: Target, demon: Demon): boolean => suits(g, who, target, demon)

function isSuitable(g: State, who: Caster, target: Target, place: Place, earlier: readonly number[]): boolean {
  const owner = g.owner[place]
  if (target.of === 'own' && owner !== who.by) return false
  if (target.of === 'enemy' && (!isPlayer(g, owner) || owner === who.by)) return false
  if (target.of === 'unowned' && !isUnowned(g, place)) return false
  if (target.open && !isOpen(g, place)) return false
  if (target.empty && allUnitsAt(g, place) > 0) return false
  if (target.withOwnLegion && !isHeldAlone(g, who.by, place)) return false
  if (target.unguarded && legionsAt(g, owner, place) > 0) return false
  return !target.sameQuarter || quarterOf(place) === quarterOf(earlier[0])
}

const isHeldAlone = (g: State, p: Player, place: Place): boolean =>
  legionsAt(g, p, place) > 0 && allUnitsAt(g, place) === unitsAt(g, p, place)

/** In combat the whole other camp, Freebooters included (G-155). */
function owners(g: State, who: Caster, target: Target): Owner[] {
  const all = Array.from({ length: OWNERS }, (_, owner) => owner)
  if (target.of === 'own') return [who.by]
  if (target.inCombat) return all.filter((owner) => fightOf(g).camp[owner] === 1 - fightOf(g).camp[who.by])
  return all.filter((owner) => isPlayer(g, owner) && owner !== who.by)
}

const spaces = (g: State, target: Target, owner: Owner): Place[] =>
  target.inCombat ? [g.fightPlace].filter((place) => legionsAt(g, owner, place) > 0) : legionPlaces(g, owner)

/** By class; a class can be named as often as there are legions of it. */
function legions(g: State, who: Caster, target: Target, earlier: readonly number[]): Move[] {
  const out: Move[] = []
  for (const owner of owners(g, who, target))
    for (const place of spaces(g, target, owner))
      for (const hounded of [false, true]) {
        if (hounded && target.hounded === false) continue
        const m = legionMove(owner, place, hounded)
        const count = hounded ? houndedAt(g, owner, place) : plainAt(g, owner, place)
        if (count > earlier.filter((each) => each === nounOf(m)).length) out.push(m)
      }
  return out
}
