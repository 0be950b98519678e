import type { Chance } from '@acheron/core'
import { ANDRAS, THAMUZ } from '../demons.ts'
import { die } from '../edits.ts'
import { campHounds, campOwners } from '../fight.ts'
import { houndToBox, removeLegions, retire } from '../forces.ts'
import { ATTACKS, HOUND_SAVE, type Hound } from '../hounds.ts'
import { BONUS, COMMAND, type Lieutenant } from '../lieutenants.ts'
import { legionMove, move } from '../moves.ts'
import { bearer, hasSign, isPlayer, lieutenantsAt, plainAt, tamedAt } from '../queries.ts'
import { FREEBOOTERS, fightOf, NOBODY, type Owner, RED_MIST, type State } from '../state.ts'
import { BY_COMBAT, type HellgameStory } from '../story.ts'
import { saveNumber } from './saves.ts'

/** One thing that can be attacked: a plain legion, a legion with a hound, a hound. */
export interface Unit {
  readonly owner: Owner
  /** The hound itself, or the one that a legion holds; NOBODY for a plain legion. */
  readonly hound: Hound
  readonly isHound: boolean
  /** A move that names its class. */
  readonly name: number
  hits: number
  /** The lieutenant whose bonus it has used this round. */
  lieutenant: Lieutenant
}

const HIGHEST_BONUS = 4
const SUCCESS = 6

export function unitsOf(g: State, camp: number): Unit[] {
  const place = g.fightPlace
  const out: Unit[] = []
  const add = (owner: Owner, hound: Hound, isHound: boolean, name: number): void =>
    void out.push({ owner, hound, isHound, name, hits: 0, lieutenant: NOBODY })
  for (const owner of campOwners(g, camp)) {
    for (let i = plainAt(g, owner, place); i > 0; i--) add(owner, NOBODY, false, legionMove(owner, place, false))
    for (const hound of tamedAt(g, owner, place)) {
      add(owner, hound, false, legionMove(owner, place, true))
      add(owner, hound, true, move('hound', hound))
    }
  }
  for (const hound of campHounds(g, camp)) add(NOBODY, hound, true, move('hound', hound))
  return out
}

/** How many attacks an owner makes: a legion one, a tamed hound its number, its legion none. */
const attacksOf = (g: State, owner: Owner): number =>
  plainAt(g, owner, g.fightPlace) + tamedAt(g, owner, g.fightPlace).reduce((sum, hound) => sum + ATTACKS[hound], 0)

/** Whether it matters which class is preferred: not all units get equally many attacks, and there are several classes. */
export function hasChoice(g: State, owner: Owner, enemies: readonly Unit[]): boolean {
  if (enemies.length === 0 || attacksOf(g, owner) % enemies.length === 0) return false
  return enemies.some(({ name }) => name !== enemies[0].name)
}

/** The bonus that every attack of an owner has. */
function commonBonus(g: State, owner: Owner): number {
  const mist = hasSign(g, g.fightPlace, RED_MIST) ? 1 : 0
  if (owner === NOBODY) return mist
  const wolf = fightOf(g).demonCamp[ANDRAS] !== NOBODY && bearer(g, ANDRAS) === owner ? 1 : 0
  const banners = isPlayer(g, owner) ? g.banners[owner] : 0
  return mist + wolf + banners + fightOf(g).attackPlus[owner] + fightOf(g).roundPlus[owner]
}

interface Attack {
  bonus: number
  lieutenant: Lieutenant
}

/** The attacks of an owner with their bonuses; lieutenants and Thamuz help where it adds most (G-146). */
function attacksWithBonus(g: State, owner: Owner, own: readonly Unit[]): Attack[] {
  const common = commonBonus(g, owner)
  const legions = own.filter((unit) => unit.owner === owner && !unit.isHound && unit.hound === NOBODY)
  const attacks: Attack[] = []
  const leaders = (fightOf(g).silenced >> owner) & 1 ? [] : lieutenantsAt(g, owner, g.fightPlace)
  const help = leaders.flatMap((it) => Array<Lieutenant>(COMMAND[it]).fill(it))
  for (const [i, legion] of legions.entries()) {
    const lieutenant = help[i] ?? NOBODY
    legion.lieutenant = lieutenant
    const more = lieutenant === NOBODY ? 0 : BONUS[lieutenant] + fightOf(g).bonusPlus[owner]
    attacks.push({ bonus: common + more, lieutenant })
  }
  for (const hound of tamedAt(g, owner, g.fightPlace))
    for (let i = 0; i < ATTACKS[hound]; i++) attacks.push({ bonus: common, lieutenant: NOBODY })
  const salvo = g.fightRound === 1 && fightOf(g).demonCamp[THAMUZ] !== NOBODY && bearer(g, THAMUZ) === owner ? 2 : 0
  for (const weak of attacks.toSorted((a, b) => a.bonus - b.bonus).slice(0, salvo)) weak.bonus += 2
  return attacks
}

/** The enemy units in the order in which they are attacked: the preferred class first. */
function inOrder(enemies: readonly Unit[], preferred: number): Unit[] {
  return [...enemies.filter(({ name }) => name === preferred), ...enemies.filter(({ name }) => name !== preferred)]
}

/** Freebooters and hounds on a rampage attack at random, the latter hounds first. */
function shuffled(enemies: readonly Unit[], chance: Chance): Unit[] {
  const left = [...enemies]
  const out: Unit[] = []
  while (left.length > 0) out.push(...left.splice(left.length > 1 ? chance.pick(left.length) : 0, 1))
  return out
}

/** All attacks of one camp: dice are rolled, hits are noted. `preferred` goes by owner. */
function attack(
  g: State,
  camp: number,
  own: readonly Unit[],
  enemies: readonly Unit[],
  preferred: readonly number[],
  chance: Chance,
  story?: HellgameStory,
): void {
  if (enemies.length === 0) return
  for (const owner of campOwners(g, camp)) {
    const targets = owner === FREEBOOTERS ? shuffled(enemies, chance) : inOrder(enemies, preferred[owner])
    roll(g, owner, attacksWithBonus(g, owner, own), targets, chance, story)
  }
  for (const hound of campHounds(g, camp)) {
    const bonus = commonBonus(g, NOBODY)
    const attacks = Array.from({ length: ATTACKS[hound] }, () => ({ bonus, lieutenant: NOBODY }))
    const hounds = enemies.filter((unit) => unit.isHound)
    roll(g, NOBODY, attacks, shuffled(hounds.length > 0 ? hounds : enemies, chance), chance, story)
  }
}

function roll(
  _g: State,
  owner: Owner,
  attacks: readonly Attack[],
  targets: readonly Unit[],
  chance: Chance,
  story?: HellgameStory,
): void {
  const rolled: number[] = []
  let hits = 0
  for (const [i, { bonus }] of attacks.entries()) {
    const each = die(chance)
    rolled.push(each)
    if (each + Math.min(HIGHEST_BONUS, bonus) < SUCCESS) continue
    targets[i % targets.length].hits++
    hits++
  }
  if (rolled.length > 0) story?.tell({ id: 'attacks', facts: { by: owner, dice: rolled, hits } })
}

/** A round's attacks and saves, all at once. Hounds without a controller are left loose. */
export function exchangeBlows(g: State, preferred: readonly number[], chance: Chance, story?: HellgameStory): void {
  const camps = [unitsOf(g, 0), unitsOf(g, 1)]
  attack(g, 0, camps[0], camps[1], preferred, chance, story)
  attack(g, 1, camps[1], camps[0], preferred, chance, story)
  const dead = camps.flat().filter((unit) => unit.hits > 0 && !isSaved(g, unit, chance, story))
  for (const unit of dead) if (unit.isHound) houndToBox(g, unit.hound, story)
  for (const unit of dead) if (!unit.isHound) fall(g, unit, story)
  for (const unit of dead) if (unit.lieutenant !== NOBODY) endanger(g, unit.lieutenant, chance, story)
}

/** One save for each hit. */
function isSaved(g: State, unit: Unit, chance: Chance, story?: HellgameStory): boolean {
  const most = unit.isHound ? HOUND_SAVE : saveNumber(g, unit.owner)
  const rolled = Array.from({ length: unit.hits }, () => die(chance))
  const saved = rolled.every((each) => each <= most)
  story?.tell({ id: 'saves', facts: { by: unit.owner, dice: rolled, lost: saved ? 0 : 1 } })
  return saved
}

function fall(g: State, unit: Unit, story?: HellgameStory): void {
  const held = unit.hound !== NOBODY && g.houndOwner[unit.hound] === unit.owner ? [unit.hound] : []
  removeLegions(g, unit.owner, g.fightPlace, 1 - held.length, held, BY_COMBAT, story)
}

/** A lieutenant whose bonus was used by a legion that has fallen (11.2.3). */
function endanger(g: State, lieutenant: Lieutenant, chance: Chance, story?: HellgameStory): void {
  if (g.lieutenantOwner[lieutenant] !== NOBODY && die(chance) === 6) retire(g, lieutenant, BY_COMBAT, story)
}
