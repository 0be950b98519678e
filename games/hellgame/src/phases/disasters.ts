import type { Chance } from '@acheron/core'
import {
  ANTEHELL,
  circleOf,
  isSectio,
  NOWHERE,
  OUTWARD,
  PENTAGRAM,
  type Place,
  QUARTERS,
  sectioAt,
  stepFrom,
} from '../board.ts'
import { die } from '../edits.ts'
import { houndToBox, loose, moveUnits, removeLegions, retire } from '../forces.ts'
import type { Hound } from '../hounds.ts'
import type { Lieutenant } from '../lieutenants.ts'
import { isClosed, lieutenantsAt, plainAt, rampagingAt, tamedAt } from '../queries.ts'
import { removeUriel } from '../spirits.ts'
import { NOBODY, OWNERS, type Owner, type State } from '../state.ts'
import { BY_CARD, type HellgameStory } from '../story.ts'

/** What slides, drifts or dies as one: a legion with or without its hound, a hound on a rampage, a lieutenant. */
interface Body {
  readonly owner: Owner
  readonly place: Place
  readonly hound: Hound
  readonly lieutenant: Lieutenant
}

function bodiesAt(g: State, place: Place): Body[] {
  const out: Body[] = []
  const none = { hound: NOBODY, lieutenant: NOBODY }
  for (let owner = 0; owner < OWNERS; owner++) {
    for (let i = plainAt(g, owner, place); i > 0; i--) out.push({ owner, place, ...none })
    for (const hound of tamedAt(g, owner, place)) out.push({ owner, place, hound, lieutenant: NOBODY })
    for (const lieutenant of lieutenantsAt(g, owner, place)) out.push({ owner, place, hound: NOBODY, lieutenant })
  }
  for (const hound of rampagingAt(g, place)) out.push({ owner: NOBODY, place, hound, lieutenant: NOBODY })
  return out
}

function kill(g: State, it: Body, story?: HellgameStory): void {
  if (it.lieutenant !== NOBODY) return retire(g, it.lieutenant, BY_CARD, story)
  if (it.hound !== NOBODY) houndToBox(g, it.hound, story)
  if (it.owner !== NOBODY) removeLegions(g, it.owner, it.place, 1, [], BY_CARD, story)
}

/** Carried somewhere without marching or fleeing: at Uriel's feet it dies (G-156). */
function carry(g: State, it: Body, to: Place, story?: HellgameStory): void {
  if (to === it.place) return
  if (to === NOWHERE || to === g.uriel) return kill(g, it, story)
  if (it.owner === NOBODY) {
    if (to === ANTEHELL) return houndToBox(g, it.hound, story)
    g.houndPlace[it.hound] = to
    return
  }
  const legion = it.lieutenant === NOBODY && it.hound === NOBODY ? 1 : 0
  moveUnits(g, it.owner, it.place, to, legion, it.hound === NOBODY ? [] : [it.hound], it.lieutenant)
  story?.tell({
    id: 'marched',
    facts: { by: it.owner, from: it.place, to, legions: it.lieutenant === NOBODY ? 1 : 0, lieutenant: it.lieutenant },
  })
}

/** All dice first, then everything moves. */
function carryAll(g: State, places: readonly Place[], to: (place: Place) => Place, story?: HellgameStory): void {
  const going = places.flatMap((place) => bodiesAt(g, place)).map((it) => ({ it, to: to(it.place) }))
  for (const { it, to: place } of going) carry(g, it, place, story)
}

/** Landslide: whoever rolls no more than `most` slides one step outward; Uriel and Lilith too, but never out of Hell. */
export function slide(g: State, area: readonly Place[], most: number, chance: Chance, story?: HellgameStory): void {
  carryAll(g, area, (place) => (die(chance) <= most ? stepFrom(place, OUTWARD) : place), story)
  if (isSectio(g.uriel) && area.includes(g.uriel) && die(chance) <= most && circleOf(g.uriel) > 0) {
    g.uriel = stepFrom(g.uriel, OUTWARD)
    story?.tell({ id: 'uriel', facts: { place: g.uriel } })
  }
  if (isSectio(g.lilith) && area.includes(g.lilith) && die(chance) <= most && circleOf(g.lilith) > 0) {
    g.lilith = stepFrom(g.lilith, OUTWARD)
    story?.tell({ id: 'lilith', facts: { place: g.lilith, aspect: g.lilithAspect } })
  }
  if (g.uriel === g.lilith && isSectio(g.uriel)) removeUriel(g, story)
}

export function tremor(g: State, area: readonly Place[], chance: Chance, story?: HellgameStory): void {
  const step = (place: Place): Place => {
    const rolled = die(chance)
    const to = rolled > 4 ? place : stepFrom(place, rolled - 1)
    return to === PENTAGRAM ? place : to
  }
  carryAll(g, area, step, story)
}

/** High Tide: into circle 1 of a rolled quarter; a 6 drowns, a closed Sectio leaves in AnteHell. */
export function tide(g: State, chance: Chance, story?: HellgameStory): void {
  const wash = (): Place => {
    const rolled = die(chance)
    if (rolled > QUARTERS) return NOWHERE
    const to = sectioAt(0, rolled - 1)
    return isClosed(g, to) ? ANTEHELL : to
  }
  carryAll(g, [ANTEHELL], wash, story)
}

/** One die for each unit, the hound apart from its legion; no save, no flight (C28). */
export function destroyByDice(
  g: State,
  places: readonly Place[],
  onlyLieutenants: boolean,
  from: number,
  chance: Chance,
  story?: HellgameStory,
): void {
  const struck = (): boolean => die(chance) >= from
  const dead: (() => void)[] = []
  const loosed: Hound[] = []
  for (const it of places.flatMap((place) => bodiesAt(g, place))) {
    if (it.lieutenant !== NOBODY) {
      if (struck()) dead.push(() => kill(g, it, story))
      continue
    }
    if (onlyLieutenants) continue
    const legionDies = it.owner !== NOBODY && struck()
    const houndDies = it.hound !== NOBODY && struck()
    if (houndDies) dead.push(() => houndToBox(g, it.hound, story))
    if (legionDies) dead.push(() => removeLegions(g, it.owner, it.place, 1, [], BY_CARD, story))
    if (legionDies && it.hound !== NOBODY && !houndDies) loosed.push(it.hound)
  }
  for (const die of dead) die()
  for (const hound of loosed) loose(g, hound, story)
}
