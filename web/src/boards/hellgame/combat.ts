import {
  ATTACKS,
  BONUS,
  BY_BONUS,
  COMMAND,
  FREEBOOTERS,
  NOBODY,
  type Place,
  RED_MIST,
  SKULLS,
  type Things,
} from '@acheron/games/hellgame'
import { type Force, forcesAt, type ShownDemon, type Table, wildAt } from './seen.ts'
import type { Words } from './text/words.ts'

/** One side of a combat as everybody sees it. */
export interface Side {
  readonly forces: readonly Force[]
  /** Rampaging hounds, by number. */
  readonly wild: readonly number[]
  readonly demons: readonly ShownDemon[]
  /** The bonus of each attack. */
  readonly attacks: readonly number[]
  /** On or below which number its legions are saved. */
  readonly save: number
}

const MOST_BONUS = 4
const MOST_SAVED = 5

/** What each attack of a force adds to its die: plain legions with the help of those who lead them, then hounds. */
function attacksOf(view: Table, { owner, legions, lieutenants, hounds }: Force, place: Place): number[] {
  const { attackPlus, roundPlus, bonusPlus, silenced } = view.fight
  const mist = view.signs[place] & RED_MIST ? 1 : 0
  const common = mist + (attackPlus[owner] ?? 0) + (roundPlus[owner] ?? 0)
  const leaders = silenced[owner] ? [] : BY_BONUS.filter((it) => lieutenants.includes(it))
  const help = leaders.flatMap((it) => Array<number>(COMMAND[it]).fill(BONUS[it] + (bonusPlus[owner] ?? 0)))
  const plain = Array.from({ length: legions - hounds.length }, (_, i) => common + (help[i] ?? 0))
  return [...plain, ...hounds.flatMap((hound) => Array<number>(ATTACKS[hound]).fill(common))].map((bonus) =>
    Math.min(MOST_BONUS, bonus),
  )
}

function sideOf(
  view: Table,
  place: Place,
  forces: readonly Force[],
  wild: readonly number[],
  demons: readonly ShownDemon[],
): Side {
  const mist = view.signs[place] & RED_MIST ? 1 : 0
  const skulls = demons.reduce((most, { demon }) => Math.max(most, SKULLS[demon]), 1)
  const leader = forces.some(({ owner }) => owner === FREEBOOTERS)
    ? Math.max(1, ...forces.flatMap(({ lieutenants }) => lieutenants.map((it) => BONUS[it])))
    : 1
  const plus = Math.max(0, ...forces.map(({ owner }) => view.fight.savePlus[owner] ?? 0))
  const usual = Math.max(skulls, leader)
  return {
    forces,
    wild,
    demons,
    attacks: [
      ...forces.flatMap((force) => attacksOf(view, force, place)),
      ...wild.flatMap((hound) => Array<number>(ATTACKS[hound]).fill(mist)),
    ],
    save: plus === 0 ? usual : Math.max(usual, Math.min(MOST_SAVED, usual + plus)),
  }
}

/** Where camps are not chosen yet, two that meet are the two sides. */
function campOf(view: Table, owner: number): number | undefined {
  const { place, camp } = view.fight
  if (camp.some((it) => it !== NOBODY)) return camp[owner]
  const there = forcesAt(view, place).map((force) => force.owner)
  return there.length === 2 ? there.indexOf(owner) : undefined
}

export const areTwo = (sides: readonly Side[]): boolean =>
  sides.every(({ forces, wild }) => forces.length + wild.length > 0)

/** The two sides of the combat that is being fought. */
export function sidesOf(view: Table): readonly [Side, Side] {
  const { place } = view.fight
  const made = (which: number): Side =>
    sideOf(
      view,
      place,
      forcesAt(view, place).filter(({ owner }) => campOf(view, owner) === which),
      wildAt(view, place).filter((hound) => view.hounds[hound].camp === which),
      view.demons.filter((it) => it.camp === which),
    )
  return [made(0), made(1)]
}

/** The two sides there would be if some legions of a player came to a place now; undefined: nobody would fight them. */
export function sidesAfter(
  view: Table,
  player: number,
  legions: number,
  lieutenant: number,
  place: Place,
): readonly [Side, Side] | undefined {
  const forces = forcesAt(view, place)
  const mine = forces.find(({ owner }) => owner === player)
  const theirs = forces.filter(({ owner, legions: n }) => owner !== player && n > 0)
  const wild = wildAt(view, place)
  if (theirs.length + wild.length === 0 || legions === 0) return undefined
  const joined: Force = {
    owner: player,
    legions: legions + (mine?.legions ?? 0),
    lieutenants: [...(mine?.lieutenants ?? []), ...(lieutenant === NOBODY ? [] : [lieutenant])],
    hounds: mine?.hounds ?? [],
  }
  return [sideOf(view, place, [joined], [], []), sideOf(view, place, theirs, wild, [])]
}

/** A side in one line. */
export function sideText(words: Words, things: Things, side: Side, percent: number): string {
  const { terms } = words.game
  const units = side.forces.map(({ owner, legions, lieutenants, hounds }) =>
    words.hints.units(
      things.side(owner),
      [
        terms.legions(legions),
        ...lieutenants.map((it) => terms.lieutenant(things.lieutenant(it), BONUS[it], COMMAND[it])),
        ...hounds.map(things.hound),
      ].join(', '),
    ),
  )
  return [
    ...units,
    ...side.wild.map((hound) => words.hints.wild(things.hound(hound))),
    ...side.demons.map(({ demon, brought }) => `${things.demon(demon)} (${words.combat.brought(brought)})`),
    words.combat.attacks(side.attacks.length),
    words.combat.saves(side.save),
    words.combat.odds(percent),
  ].join(words.semicolon)
}
