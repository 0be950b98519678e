import type { Move, Target } from '@acheron/core'
import {
  ANTEHELL,
  BY_BONUS,
  CLOSED,
  COMMAND,
  followingMove,
  isSectio,
  LIEUTENANT_STEPS,
  type Lieutenant,
  legionSteps,
  MOST_TOGETHER,
  MUST_STOP,
  move,
  NEIGHBOURS,
  NOBODY,
  type Owner,
  PITS,
  type Place,
  partyIn,
} from '@acheron/games/hellgame'
import type { Row, Sight, Tracing } from '../contract.ts'
import { forcesAt, goingOn, houndsAt, legionsAt, lieutenantsAt, questionOf, seen, type Table, wildAt } from './seen.ts'
import { namesOf, wordsIn } from './text/words.ts'

/** Who could set out, how far, and the moves that begin the march. */
interface Party {
  readonly start: Target
  readonly from: Place
  readonly steps: number
  readonly moves: readonly Move[]
  readonly legions: number
  readonly lieutenant: Lieutenant
}

const plainAt = (view: Table, owner: Owner, place: Place): number =>
  legionsAt(view, owner, place) - houndsAt(view, owner, place).length

/** How many legions follow a lieutenant where several stand together: the greatest bonus takes first. */
export function legionsLed(view: Table, lieutenant: Lieutenant): number {
  const { owner, place } = view.lieutenants[lieutenant]
  const here = lieutenantsAt(view, owner, place)
  let left = legionsAt(view, owner, place)
  for (const it of BY_BONUS.filter((one) => here.includes(one))) {
    const takes = Math.min(left, COMMAND[it])
    if (it === lieutenant) return takes
    left -= takes
  }
  return 0
}

/** The parties that may set out now, or the one that is on its way. */
function partiesOf(sight: Sight): Party[] {
  const view = seen(sight.view)
  const march = goingOn(view, 'march')
  if (!march || view.me === undefined) return []
  const { place = NOBODY, legions = 0, lieutenant = NOBODY, steps = 0, owner = view.me } = march
  const question = questionOf(view)
  if (question === 'walkOn' && isSectio(place))
    return sight.choices.with('go').length === 0
      ? []
      : [{ start: { kind: 'place', id: place }, from: place, steps, moves: [], legions, lieutenant }]
  if (question !== 'setOut') return []
  return [...unledParties(sight, view, owner === view.me), ...ledParties(sight, view, owner)]
}

/** Of each place as many plain legions as can go, and one alone. */
function unledParties(sight: Sight, view: Table, isOwn: boolean): Party[] {
  const most = new Map<string, { move: Move; from: Place; count: number }>()
  for (const choice of sight.choices.with('party')) {
    const { from, hounded, count } = partyIn(choice.move)
    if (!isSectio(from)) continue
    const key = `${from} ${hounded}`
    if (count === 1) most.set(`${key} one`, { move: choice.move, from, count })
    if (count > (most.get(key)?.count ?? 1)) most.set(key, { move: choice.move, from, count })
  }
  return [...most.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ move: first, from, count }) => ({
      start: { kind: 'place', id: from },
      from,
      steps: isOwn ? legionSteps(view) : 1,
      moves: [first],
      legions: count,
      lieutenant: NOBODY,
    }))
}

/** Lieutenants with all that they can lead. */
function ledParties(sight: Sight, view: Table, owner: Owner): Party[] {
  return sight.choices.with('lead').flatMap(({ move: first, targets: [target] }) => {
    const from = view.lieutenants[target.id].place
    if (!isSectio(from)) return []
    const plain = Math.min(COMMAND[target.id], plainAt(view, owner, from), MOST_TOGETHER)
    const hounded = Math.min(COMMAND[target.id] - plain, houndsAt(view, owner, from).length)
    const along = legionsAt(view, owner, from) > 0 ? [followingMove(plain, hounded)] : []
    return [
      {
        start: target,
        from,
        steps: LIEUTENANT_STEPS,
        moves: [first, ...along],
        legions: plain + hounded,
        lieutenant: target.id,
      },
    ]
  })
}

const isBarred = (view: Table, place: Place): boolean =>
  place === view.uriel.place || (isSectio(place) && (view.signs[place] & CLOSED) !== 0)
const isHeld = (view: Table, place: Place): boolean =>
  place === ANTEHELL || wildAt(view, place).length > 0 || forcesAt(view, place).some(({ owner }) => owner !== view.me)

/** A lieutenant alone cannot stop among others, so he does not go there. */
const cannotStop = (view: Table, { legions }: Party, place: Place): boolean =>
  legions === 0 && place !== ANTEHELL && isHeld(view, place)

/** The places a party could come to, each with the way there: round those who would be met, where that is as short. */
function waysOf(view: Table, party: Party): Map<Place, Place[]> {
  const { from, steps } = party
  const found = new Map<Place, Place[]>([[from, [from]]])
  let edge = [from]
  for (let step = 0; step < steps; step++) {
    const next: Place[] = []
    for (const here of edge)
      for (const to of NEIGHBOURS[here]) {
        if (found.has(to) || isBarred(view, to) || cannotStop(view, party, to)) continue
        found.set(to, [...(found.get(here) ?? []), to])
        if (!isHeld(view, to)) next.push(to)
      }
    edge = next
  }
  found.delete(from)
  return found
}

/** The parties that could come to a place, the largest first. */
export function reaching(sight: Sight, place: Place): Party[] {
  const view = seen(sight.view)
  return partiesOf(sight)
    .filter((party) => waysOf(view, party).has(place))
    .sort((a, b) => b.legions - a.legions)
}

/** Where nothing happens to whoever comes. */
const isQuiet = (view: Table, place: Place): boolean =>
  !isHeld(view, place) && place !== view.lilith.place && (view.signs[place] & (MUST_STOP | PITS)) === 0

/** Quiet places are walked through in one move, up to the last of them. */
const stepsOf = (view: Table, places: readonly Place[]): Place[] =>
  places.slice(1).filter((to, i, all) => i === all.length - 1 || !isQuiet(view, to) || !isQuiet(view, all[i + 1]))

const placesOf = (party: Party, way: readonly Target[]): Place[] => [party.from, ...way.slice(1).map(({ id }) => id)]

function rowOf(sight: Sight, party: Party, places: readonly Place[]): Row | undefined {
  const words = wordsIn(sight.language)
  const things = namesOf(words, sight.names)
  const goal = places.at(-1)
  if (goal === undefined || places.length < 2) return undefined
  const isShort = places.length - 1 < party.steps
  const who =
    party.lieutenant === NOBODY
      ? words.game.moves.party(party.legions, things.where(party.from))
      : words.withLieutenant(things.lieutenant(party.lieutenant), party.legions)
  return {
    moves: [
      ...party.moves,
      ...stepsOf(seen(sight.view), places).map((to) => move('go', to)),
      ...(isShort ? [move('halt')] : []),
    ],
    way: [party.start, ...places.slice(1).map((id) => ({ kind: 'place', id }))],
    text: words.march(who, things.sectio(goal)),
  }
}

const isSame = (a: Target, b: Target | undefined): boolean => a.kind === b?.kind && a.id === b.id
const startingAt = (sight: Sight, target: Target | undefined): Party | undefined =>
  partiesOf(sight).find(({ start }) => isSame(start, target))

/** A march as one thing: who sets out, and all steps to where they shall stand. */
export const marches: Tracing = {
  starts: (sight) => partiesOf(sight).map(({ start }) => start),
  next(sight, way) {
    const party = startingAt(sight, way.at(0))
    if (!party || way.length > party.steps) return []
    const here = placesOf(party, way).at(-1) ?? party.from
    const view = seen(sight.view)
    return here === ANTEHELL || (way.length > 1 && isHeld(view, here))
      ? []
      : NEIGHBOURS[here]
          .filter((to) => !isBarred(view, to) && !cannotStop(view, party, to))
          .map((id) => ({ kind: 'place', id }))
  },
  along(sight, way) {
    const party = startingAt(sight, way.at(0))
    return party && rowOf(sight, party, placesOf(party, way))
  },
  to(sight, target) {
    if (target.kind !== 'place') return []
    const view = seen(sight.view)
    return partiesOf(sight)
      .flatMap((party) => {
        const way = waysOf(view, party).get(target.id)
        const row = way && rowOf(sight, party, way)
        return row ? [row] : []
      })
      .sort((a, b) => a.way.length - b.way.length)
  },
  ends(sight) {
    const view = seen(sight.view)
    const places = new Set(partiesOf(sight).flatMap((party) => [...waysOf(view, party).keys()]))
    return [...places].map((id) => ({ kind: 'place', id })).filter((target) => !sight.choices.isLit(target))
  },
}
