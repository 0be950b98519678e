import { at, type Chance, call, done, type Frame, go, procedure } from '@acheron/core'
import { ANTEHELL, PENTAGRAM, stepFrom } from '../board.ts'
import { die } from '../edits.ts'
import { houndToBox } from '../forces.ts'
import type { Hound } from '../hounds.ts'
import { whole } from '../locals.ts'
import { isClosed, legionsAt, loneLieutenantsAt } from '../queries.ts'
import { NOBODY, OWNERS, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { flights } from './flight.ts'

/** Hounds that have just lost their controllers each make one step at once (10.3). */
function nextLoose(g: State, f: Frame): void {
  const hound = g.loose.shift()
  if (hound === undefined) return done(g)
  call(g, f, houndSteps(hound, 1), nextLoose)
}

export const looseHounds = procedure<State, Frame>({ locals: {}, steps: { nextLoose } })

interface HoundSteps extends Frame {
  hound: Hound
  steps: number
  /** Whether it makes its moves of the random phase and has not rolled yet: 1 or 0. */
  first: number
}

export const houndSteps = (hound: Hound, steps: number): HoundSteps => ({
  step: at(houndRolls),
  hound,
  steps,
  first: steps > 1 ? 1 : 0,
})

/** Units of others that a hound has to stop for. */
const meetsUnits = (g: State, hound: Hound): boolean => {
  const place = g.houndPlace[hound]
  for (let owner = 0; owner < OWNERS; owner++) if (legionsAt(g, owner, place) > 0) return true
  return (
    loneLieutenantsAt(g, NOBODY, place).length > 0 ||
    g.houndPlace.some((other, i) => i !== hound && other === place && g.houndOwner[i] === NOBODY)
  )
}

function houndRolls(g: State, f: HoundSteps, _answer: number, chance: Chance, story?: HellgameStory): void {
  const place = g.houndPlace[f.hound]
  if (f.steps === 0 || place < 0 || g.houndOwner[f.hound] !== NOBODY) return done(g)
  f.steps--
  const rolled = die(chance)
  const to = rolled > 4 ? place : stepFrom(place, rolled - 1)
  story?.tell({ id: 'hound-moved', facts: { hound: f.hound, die: rolled, to } })
  const staysForGood = f.first === 1 && rolled > 4 && meetsUnits(g, f.hound)
  f.first = 0
  if (staysForGood) return done(g)
  if (to === place || isClosed(g, to)) return go(f, houndRolls)
  if (to === PENTAGRAM || to === ANTEHELL || to === g.uriel) {
    houndToBox(g, f.hound, story)
    return done(g)
  }
  g.houndPlace[f.hound] = to
  if (!meetsUnits(g, f.hound)) return go(f, houndRolls)
  call(g, f, flights(NOBODY, to, place), haveFled)
}

function haveFled(g: State, f: HoundSteps): void {
  if (meetsUnits(g, f.hound)) done(g)
  else go(f, houndRolls)
}

export const houndMoves = procedure<State, HoundSteps>({
  locals: { hound: whole, steps: whole, first: whole },
  steps: { houndRolls, haveFled },
})
