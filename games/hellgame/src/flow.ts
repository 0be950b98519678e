import { at, type Chance, call, done, type Frame, flowOf, type Options, procedure, sequence } from '@acheron/core'
import { effects, forEachOf } from './cards/effect.ts'
import { acting } from './phases/action.ts'
import { actionPhase, actionPhases } from './phases/action-phase.ts'
import { battles } from './phases/battle.ts'
import { formingCamps } from './phases/camps.ts'
import { combatPhase, combatPhases } from './phases/combat.ts'
import { conspiracies } from './phases/conspiracy.ts'
import { influencing } from './phases/diplomacy.ts'
import { drawings, surpluses } from './phases/drawing.ts'
import { endPhase, endPhases } from './phases/end.ts'
import { flightChoice, flightsOfAll, lieutenantsFlee, runningAway } from './phases/flight.ts'
import { gifts, giving } from './phases/gifts.ts'
import { hellPhase, hellPhases } from './phases/hell.ts'
import { houndsMove, houndsMoves } from './phases/hounds.ts'
import { joiningCombat } from './phases/joining.ts'
import { lilithMoves, lilithsMoves } from './phases/lilith.ts'
import { rearranging, takingChosen, takingOne } from './phases/looking.ts'
import { castings, joiningGroups } from './phases/magic.ts'
import { marching } from './phases/march.ts'
import { ferries, fleeing, freePlacings, headHunts, mutinies } from './phases/moving-by-card.ts'
import { petitioning, petitions } from './phases/petition.ts'
import { houndMoves, looseHounds } from './phases/rampage.ts'
import { settingUp, setup } from './phases/setup.ts'
import { collecting, collections } from './phases/soul.ts'
import { summoning, summoningPhases } from './phases/summoning.ts'
import { summonings } from './phases/summons.ts'
import { paying, upkeep } from './phases/upkeep.ts'
import { urielMoves, urielsMoves } from './phases/uriel.ts'
import { emptyTable, PHASES, type State } from './state.ts'
import type { HellgameStory } from './story.ts'
import { parrying, windows } from './windows.ts'

const LAST_TURN: Readonly<Record<string, number>> = { full: 24, short: 8 }

export function setUp(options: Options, seats: number, chance: Chance, story?: HellgameStory): State {
  const small = options['small-fights'] === 'quick' ? 1 : 0
  const rounds = options['long-fights'] === 'three-rounds' ? 1 : 0
  const g = emptyTable(seats, small, rounds, LAST_TURN[options.length])
  flow.begin(g, { step: at(begins) }, chance, story)
  return g
}

const phase =
  (name: (typeof PHASES)[number], begin: (g: State) => Frame | undefined) =>
  (g: State): Frame | undefined => {
    g.phase = PHASES.indexOf(name)
    return begin(g)
  }

/** The sequence of play (5.2). */
const turn = sequence<State>([
  phase('hell', hellPhase),
  phase('soul', collecting),
  gifts,
  upkeep,
  phase('summoning', summoning),
  phase('action', actionPhase),
  phase('random', urielMoves),
  lilithMoves,
  houndsMove,
  phase('combat', combatPhase),
  phase('petition', petitions),
  phase('end', endPhase),
])

function begins(g: State, f: Frame): void {
  call(g, f, setup(), nextTurn)
}

function nextTurn(g: State, f: Frame, _answer: number, _chance: Chance, story?: HellgameStory): void {
  if (g.ending >= 0) return done(g)
  story?.tell({ id: 'turn', facts: { turn: g.turn } })
  call(g, f, turn.begin(), nextTurn)
}

export const flow = flowOf<State>(
  {
    game: procedure<State, Frame>({ locals: {}, steps: { begins, nextTurn } }),
    setup: settingUp,
    turn: turn.procedure,
    hell: hellPhases,
    soul: collections,
    gifts: giving,
    upkeep: paying,
    summoning: summoningPhases,
    summons: summonings,
    actions: actionPhases,
    action: acting,
    march: marching,
    influence: influencing,
    conspiracy: conspiracies,
    magic: castings,
    group: joiningGroups,
    window: windows,
    parry: parrying,
    effect: effects,
    forEach: forEachOf,
    drawing: drawings,
    surplus: surpluses,
    takeChosen: takingChosen,
    takeOne: takingOne,
    rearrange: rearranging,
    placings: freePlacings,
    mutiny: mutinies,
    headhunt: headHunts,
    ferry: ferries,
    flee: fleeing,
    flights: flightsOfAll,
    flightChoice,
    runAway: runningAway,
    mustFlee: lieutenantsFlee,
    looseHounds,
    houndSteps: houndMoves,
    uriel: urielsMoves,
    lilith: lilithsMoves,
    hounds: houndsMoves,
    combat: combatPhases,
    battle: battles,
    camps: formingCamps,
    joining: joiningCombat,
    petitions: petitioning,
    end: endPhases,
  },
  { notAsked: 'HG-5.2-01', over: 'HG-4.0-01' },
)
