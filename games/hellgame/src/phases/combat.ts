import { at, type Chance, call, done, type Frame, procedure } from '@acheron/core'
import { ALL_SECTIO, NOWHERE, type Place, printedSouls } from '../board.ts'
import { partiesAt, triumviratesAt } from '../fight.ts'
import { wholes } from '../locals.ts'
import { allLegionsAt, allUnitsAt, hasRampaging, legionsAt, strandedAt } from '../queries.ts'
import { FREEBOOTERS, OWNERS, PEACE, type State } from '../state.ts'
import { battle } from './battle.ts'
import { AT_PEACE } from './camps.ts'
import { mustFlee } from './flight.ts'

/** Wherever enemies stand together, the most units first; the order is found anew after each combat (11). */
interface CombatPhase extends Frame {
  /** Sectio shared in peace, who shares them, as bits, and how many legions it bears: place, owners, legions, and so on. */
  peace: number[]
  at: Place[]
}

export const combatPhase = (g: State): CombatPhase => {
  for (const place of ALL_SECTIO) g.signs[place] &= ~PEACE
  return { step: at(nextBattle), peace: [], at: [] }
}

function ownersAt(g: State, place: Place): number {
  let mask = 0
  for (let owner = 0; owner < OWNERS; owner++) if (legionsAt(g, owner, place) > 0) mask |= 1 << owner
  return mask
}

function isAtPeace(g: State, f: CombatPhase, place: Place): boolean {
  const i = f.peace.findLastIndex((each, at) => at % 3 === 0 && each === place)
  if (i < 0 || hasRampaging(g, place)) return false
  return f.peace[i + 1] === ownersAt(g, place) && allLegionsAt(g, place) <= f.peace[i + 2]
}

/** Legions of a Triumvirate with legions of another or of Freebooters; hounds alone come later. */
const isBattle = (g: State, place: Place): boolean => {
  const players = triumviratesAt(g, place).length
  return players > 1 || (players === 1 && legionsAt(g, FREEBOOTERS, place) > 0)
}

function nextBattle(g: State, f: CombatPhase, _answer: number, chance: Chance): void {
  const open = ALL_SECTIO.filter((place) => partiesAt(g, place) > 1 && !isAtPeace(g, f, place))
  const first = open.filter((place) => isBattle(g, place))
  const places = first.length > 0 ? first : open
  if (places.length === 0) return strays(g, f)
  const most = Math.max(...places.map((place) => allUnitsAt(g, place)))
  const largest = places.filter((place) => allUnitsAt(g, place) === most)
  f.at = [largest[largest.length > 1 ? chance.pick(largest.length) : 0]]
  call(g, f, battle(f.at[0]), fought)
}

function fought(g: State, f: CombatPhase, outcome: number, chance: Chance): void {
  const [place] = f.at
  if (outcome === AT_PEACE)
    f.peace.push(place, ownersAt(g, place), Math.max(printedSouls(place), allLegionsAt(g, place)))
  nextBattle(g, f, 0, chance)
}

/** Lieutenants alone among enemies where nobody fights (G-126). */
function strays(g: State, f: CombatPhase): void {
  for (const place of ALL_SECTIO) {
    const stranded = strandedAt(g, place)
    if (stranded.length > 0) return call(g, f, mustFlee(place, NOWHERE, stranded), nextBattle)
  }
  done(g)
}

export const combatPhases = procedure<State, CombatPhase>({
  locals: { peace: wholes, at: wholes },
  steps: { nextBattle, fought },
})
