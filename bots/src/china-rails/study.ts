import type { Player } from '@acheron/core'
import {
  ANY_WAY,
  BUILDING,
  CITY_MILEPOSTS,
  FOR_GOOD,
  hasLink,
  isOpening,
  LINK_PLACES,
  LINK_PRICE,
  MILEPOSTS,
  type Milepost,
  mayTurnBack,
  NOT_IN_FORCE,
  OFF_BOARD,
  OPERATING,
  PORT_MILEPOST,
  type Port,
  STARTING,
  type State,
  speed,
} from '@acheron/games/china-rails'
import { IN_TAIWAN, PLACES, type Place } from './errands.ts'
import { emptyField, type Field, STEP, spread } from './field.ts'
import { type Ground, groundFor, MILLION } from './ground.ts'
import { WEIGHTS } from './weights.ts'

/** All that a plan is made from: the state as one player sees it, with ways that are searched when they are wanted. */
export interface Study {
  readonly s: State
  readonly p: Player
  readonly ground: Ground
  /** Where the train is; OFF_BOARD before it has started. */
  readonly at: Milepost
  /** The direction in which it may not go from there, or ANY_WAY. */
  readonly barred: number
  /** Whether the turn in progress has its delivery phase before it, and the movement that is left for it. */
  readonly operates: boolean
  readonly left: number
  /** The first turn, counted from this one, in which the train moves again. */
  readonly next: number
  /** By turn from this one: the state under the events that will be in force then. Later turns have fair weather. */
  readonly skies: readonly State[]
}

/** By place, of the study in use: the ways there, and from where they are known. */
const fields: readonly Field[] = Array.from({ length: PLACES }, emptyField)
const knownFrom = new Int16Array(PLACES)
const NOWHERE = -1
const EVERYWHERE = -2
const ofTrain = emptyField()
const ofNetwork = emptyField()
let knowsTrain = false
let knowsNetwork = false

/** There is only one study at a time: the next one takes its ways. */
export function studyOf(s: State, p: Player): Study {
  const ground = groundFor(s, p)
  knownFrom.fill(NOWHERE)
  knowsTrain = false
  knowsNetwork = false
  const at = s.at[p]
  const isMine = s.asked === p && s.player === p
  const operates = isMine && (s.question === OPERATING || s.question === STARTING)
  return {
    s,
    p,
    ground,
    at,
    barred: at === OFF_BOARD || mayTurnBack(at) ? ANY_WAY : s.came[p],
    operates,
    left: operates ? (s.question === STARTING ? speed(s.train[p], s.express) : s.left) : 0,
    next: 1 + s.lost[p] + (isOpening(s) && s.turn < s.seats && s.question === BUILDING ? 1 : 0),
    skies: skiesOf(s),
  }
}

/** Events in force are over one by one. */
function skiesOf(s: State): State[] {
  const skies: State[] = []
  for (let turn = s.turn; ; turn += s.seats) {
    const ends = s.ends.map((end) => (end >= turn && end !== NOT_IN_FORCE ? end : NOT_IN_FORCE))
    if (ends.every((end) => end === NOT_IN_FORCE || end === FOR_GOOD)) return skies
    skies.push({ ...s, ends })
  }
}

/** The ways to a place from everywhere; or only from one milepost and whatever lies nearer, which is found sooner. */
export function fieldTo(t: Study, place: Place, from: Milepost = EVERYWHERE): Field {
  const field = fields[place]
  const known = knownFrom[place]
  if (known === EVERYWHERE || (known >= 0 && known === from)) return field
  const until = known === NOWHERE ? from : EVERYWHERE
  knownFrom[place] = until
  if (place !== IN_TAIWAN) return spread(t.ground, CITY_MILEPOSTS[place], field, { until })
  const ports = PORT_MILEPOST.map((_, port) => port).filter((port) => mayHaveLink(t, port))
  return spread(
    t.ground,
    ports.map((port) => PORT_MILEPOST[port]),
    field,
    {
      until,
      start: ports.map((port) => STEP * WEIGHTS.quaySteps + (hasLink(t.s, t.p, port) ? 0 : MILLION * LINK_PRICE[port])),
    },
  )
}

function mayHaveLink({ s, p }: Study, port: Port): boolean {
  const owners = s.links.filter((links) => (links >> port) & 1).length
  return hasLink(s, p, port) || owners < LINK_PLACES[port]
}

/** The ways of a train that may not turn back where it is. */
export function fieldOfTrain(t: Study): Field {
  if (!knowsTrain) spread(t.ground, [t.at], ofTrain, { barred: t.barred })
  knowsTrain = true
  return ofTrain
}

/** What it costs to build from the network, or from a major, to everywhere. */
export function fieldOfNetwork(t: Study): Field {
  if (!knowsNetwork) {
    const sources: Milepost[] = []
    for (let m = 0; m < MILEPOSTS; m++) if (t.ground.reached[m]) sources.push(m)
    spread(t.ground, sources, ofNetwork, { step: 0, isAlone: true })
  }
  knowsNetwork = true
  return ofNetwork
}
