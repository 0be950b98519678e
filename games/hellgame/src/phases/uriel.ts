import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import {
  ANTEHELL,
  INWARD,
  isSectio,
  NOWHERE,
  OUTWARD,
  PENTAGRAM,
  type Place,
  QUARTERS,
  sectioAt,
  stepFrom,
} from '../board.ts'
import { die, killDemon, revokeSectio, settleLucifer, weakestDemon } from '../edits.ts'
import { destroyAllAt, houndToBox } from '../forces.ts'
import type { Hound } from '../hounds.ts'
import { OWNER, SEAT, whole, wholes } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import {
  everybody,
  hasSign,
  isClosedToSpirits,
  isPlayer,
  lieutenantsAt,
  plainAt,
  rampagingAt,
  tamedAt,
} from '../queries.ts'
import { removeUriel } from '../spirits.ts'
import { rampages } from '../starts.ts'
import { NOBODY, OUT, OWNERS, SPIRITS_HELD, type State, URIELS_BOX } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { BURNT, houndsIn, runAway } from './flight.ts'
import { houndSteps } from './rampage.ts'

/** Uriel's moves: AnteHell in the turn he was called, then four steps a turn (10.1). */
interface Uriel extends Frame {
  steps: number
  /** Whence he came; who steers the next step, or NOBODY. */
  from: Place
  by: Player
  /** Groups that have still to flee: owner, lieutenant, plain, hounds. The size of the one that runs, or the hound; its owner. */
  groups: number[]
  running: number
  owner: number
  /** By player: units lost to him this turn. */
  lost: number[]
}

const STEPS = 4

export const urielMoves = (g: State): Uriel | undefined =>
  g.uriel === OUT
    ? undefined
    : {
        step: at(begins),
        steps: STEPS,
        from: NOWHERE,
        by: NOBODY,
        groups: [],
        running: 0,
        owner: NOBODY,
        lost: everybody(g).map(() => 0),
      }

function begins(g: State, f: Uriel, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (g.uriel === URIELS_BOX && g.urielTurn === g.turn) {
    destroyAllAt(g, ANTEHELL, story)
    return done(g)
  }
  if (hasSign(g, g.uriel, SPIRITS_HELD)) return done(g)
  nextStep(g, f, 0, chance, story)
}

function nextStep(g: State, f: Uriel, _answer: number, chance: Chance, story?: HellgameStory): void {
  settleLucifer(g, chance, story)
  if (g.loose.length > 0) return call(g, f, rampages(), nextStep)
  if (f.steps === 0 || g.uriel === OUT) return judges(g, f, chance, story)
  f.steps--
  f.groups = []
  asksGuide(g, f, 0, chance, story)
}

/** Whoever holds a map is asked before each step, the earlier caster first. */
function asksGuide(g: State, f: Uriel, after: number, chance: Chance, story?: HellgameStory): void {
  for (let i = after; i < g.urielGuides.length; i += 2) {
    if (g.urielGuides[i + 1] === 0) continue
    f.by = g.urielGuides[i]
    f.running = i
    return ask(g, f, f.by, guide)
  }
  f.by = NOBODY
  const rolled = die(chance)
  story?.tell({ id: 'uriel-rolled', facts: { die: rolled } })
  if (g.uriel !== URIELS_BOX) return rolled > 4 ? go(f, nextStep) : moves(g, f, inHell(rolled - 1), chance, story)
  if (rolled > QUARTERS) return asksGuide(g, f, g.urielGuides.length, chance, story)
  enters(g, f, sectioAt(0, rolled - 1), chance, story)
}

/** A 3 is read as a 1: he never goes outward. */
const inHell = (direction: number): number => (direction === OUTWARD ? INWARD : direction)

function guided(g: State, f: Uriel, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'let')) return asksGuide(g, f, f.running + 2, chance, story)
  g.urielGuides[f.running + 1]--
  if (isVerb(m, 'place')) enters(g, f, nounOf(m), chance, story)
  else moves(g, f, nounOf(m), chance, story)
}

const guide = question<State, Uriel>({
  rule: 'HG-C34',
  next: guided,
  params: (g, f) => ({ place: g.uriel, steps: g.urielGuides[f.running + 1] }),
  moves: (g) => [
    move('let'),
    ...(g.uriel === URIELS_BOX
      ? [0, 1, 2, 3, 4].map((quarter) => move('place', sectioAt(0, quarter)))
      : [0, 1, 3].map((direction) => move('steer', direction))),
  ],
  cannot(g, _f, _p, m) {
    if (isVerb(m, 'let')) return undefined
    if (g.uriel === URIELS_BOX) return isVerb(m, 'place') && nounOf(m) < QUARTERS ? undefined : 'HG-C34'
    return isVerb(m, 'steer') && nounOf(m) !== OUTWARD ? undefined : 'HG-C34'
  },
})

function moves(g: State, f: Uriel, direction: number, chance: Chance, story?: HellgameStory): void {
  const to = stepFrom(g.uriel, direction)
  if (to === PENTAGRAM) {
    removeUriel(g, story)
    return judges(g, f, chance, story)
  }
  enters(g, f, to, chance, story)
}

function enters(g: State, f: Uriel, to: Place, chance: Chance, story?: HellgameStory): void {
  if (isClosedToSpirits(g, to)) return go(f, nextStep)
  if (to === g.lilith) {
    removeUriel(g, story)
    return judges(g, f, chance, story)
  }
  f.from = isSectio(g.uriel) ? g.uriel : NOWHERE
  g.uriel = to
  story?.tell({ id: 'uriel', facts: { place: to } })
  for (let owner = 0; owner < OWNERS; owner++) {
    for (let i = plainAt(g, owner, to); i > 0; i--) f.groups.push(owner, NOBODY, 1, 0)
    for (const hound of tamedAt(g, owner, to)) f.groups.push(owner, NOBODY, 0, 1 << hound)
    for (const lieutenant of lieutenantsAt(g, owner, to)) f.groups.push(owner, lieutenant, 0, 0)
  }
  for (const hound of rampagingAt(g, to)) f.groups.push(NOBODY, NOBODY, 0, 1 << hound)
  revokeSectio(g, to, story)
  go(f, nextGroup)
}

/** Each for itself (10.1). */
function nextGroup(g: State, f: Uriel): void {
  if (f.groups.length === 0) return go(f, nextStep)
  const [owner, lieutenant, plain, hounds] = f.groups.splice(0, 4)
  f.owner = owner
  if (owner === NOBODY) return bolts(g, f, houndsIn(hounds)[0])
  f.running = plain + 2 * houndsIn(hounds).length + (lieutenant === NOBODY ? 0 : 1)
  call(g, f, runAway({ owner, lieutenant, plain, hounds }, g.uriel, f.from, 1), hasRun)
}

/** A hound on a rampage flees as it moves: one step, whatever the die shows. */
function bolts(g: State, f: Uriel, hound: Hound): void {
  f.running = hound
  call(g, f, houndSteps(hound, 1), hasBolted)
}

function hasBolted(g: State, f: Uriel, _answer: number, _chance: Chance, story?: HellgameStory): void {
  if (g.houndPlace[f.running] === g.uriel) houndToBox(g, f.running, story)
  go(f, nextGroup)
}

function hasRun(g: State, f: Uriel, outcome: number): void {
  if (outcome === BURNT && isPlayer(g, f.owner)) f.lost[f.owner] += f.running
  nextGroup(g, f)
}

/** Whoever lost units to him may lose the weakest demon as well. */
function judges(g: State, f: Uriel, chance: Chance, story?: HellgameStory): void {
  for (const p of everybody(g)) {
    const demon = weakestDemon(g, p)
    if (f.lost[p] === 0 || demon === NOBODY) continue
    const rolled = f.lost[p] >= 6 ? 0 : die(chance)
    if (rolled > 0) story?.tell({ id: 'rolled', facts: { demon, die: rolled, passed: rolled > f.lost[p] ? 1 : 0 } })
    if (rolled <= f.lost[p]) killDemon(g, demon, story)
  }
  settleLucifer(g, chance, story)
  done(g)
}

export const urielsMoves = procedure<State, Uriel>({
  locals: { steps: whole, from: whole, by: SEAT, groups: wholes, running: whole, owner: OWNER, lost: wholes },
  steps: { begins, nextStep, guided, nextGroup, hasBolted, hasRun },
  questions: { guide },
})
