import {
  ask,
  askAll,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  questionToAll,
  type Rule,
} from '@acheron/core'
import { ANTEHELL, NEIGHBOURS, type Place } from '../board.ts'
import { moveUnits, raiseLegions, serve, turnLegions } from '../forces.ts'
import type { Lieutenant } from '../lieutenants.ts'
import { LIEUTENANT, PLACE, SEAT, SEATS, whole } from '../locals.ts'
import { DONE, isVerb, legionIn, legionMove, move, nounOf } from '../moves.ts'
import {
  cannotFleeFrom,
  everybody,
  hasEnemies,
  houndedAt,
  isClosed,
  isOpen,
  isSectioOwnedBy,
  legionPlaces,
  legionsAt,
  legionsOnMap,
  lieutenantsAt,
  lieutenantsOf,
  loneLieutenantsAt,
  plainAt,
  sectioOf,
  stockOf,
  tamedAt,
} from '../queries.ts'
import { rampages } from '../starts.ts'
import { FREEBOOTERS, NOBODY, type Owner, type State } from '../state.ts'
import { type HellgameStory, MUTINY, PLACING, showAnswers } from '../story.ts'
import { enterDanger, maskOf, mustFlee } from './flight.ts'

// A legion for each of some players, in a Sectio that they control

interface Placings extends Frame {
  players: Player[]
}

export function placings(g: State, players: readonly Player[]): Placings | undefined {
  const able = players.filter((p) => stockOf(g, p) > 0 && openSectio(g, p).length > 0)
  return able.length === 0 ? undefined : { step: at(offered), players: able }
}

const openSectio = (g: State, p: Player): Place[] => sectioOf(g, p).filter((place) => isOpen(g, place))

function offered(g: State, f: Placings): void {
  askAll(g, f, f.players, placeFree)
}

function placed(g: State, f: Placings, answers: readonly Move[], _chance: Chance, story?: HellgameStory): void {
  showAnswers(story, PLACING, f.players)
  for (const [i, m] of answers.entries()) raiseLegions(g, f.players[i], nounOf(m), 1, story)
  done(g)
}

const placeFree = questionToAll<State, Placings>({
  rule: 'HG-C25',
  next: placed,
  moves: (g, _f, p) => openSectio(g, p).map((place) => move('place', place)),
  cannot(g, _f, p, m): Rule | undefined {
    if (!isVerb(m, 'place')) return 'HG-C25'
    if (!isSectioOwnedBy(g, nounOf(m), p)) return 'HG-8.2-01'
    return isOpen(g, nounOf(m)) ? undefined : 'HG-C25'
  },
})

export const freePlacings = procedure<State, Placings>({
  locals: { players: SEATS },
  steps: { offered, placed },
  questions: { placeFree },
})

// Back Pay Disputed: a legion of each player with enough of them turns Freebooter

interface Mutiny extends Frame {
  players: Player[]
}

export function mutiny(g: State, least: number): Mutiny | undefined {
  const players = everybody(g).filter((p) => legionsOnMap(g, p) >= least && rebels(g, p).length > 0)
  return players.length === 0 || stockOf(g, FREEBOOTERS) === 0 ? undefined : { step: at(grumbles), players }
}

/** Legions in Hell by class. */
const rebels = (g: State, p: Player): Move[] =>
  legionPlaces(g, p)
    .filter((place) => place !== ANTEHELL)
    .flatMap((place) => classesAt(g, p, place))

function classesAt(g: State, p: Owner, place: Place): Move[] {
  const out: Move[] = []
  if (plainAt(g, p, place) > 0) out.push(legionMove(p, place, false))
  if (houndedAt(g, p, place) > 0) out.push(legionMove(p, place, true))
  return out
}

function grumbles(g: State, f: Mutiny): void {
  askAll(g, f, f.players, chooseRebel)
}

function rebelled(g: State, f: Mutiny, answers: readonly Move[], _chance: Chance, story?: HellgameStory): void {
  showAnswers(story, MUTINY, f.players)
  for (const m of answers) {
    const { owner, place, hounded } = legionIn(m)
    turnLegions(
      g,
      owner,
      FREEBOOTERS,
      place,
      hounded ? 0 : 1,
      hounded ? tamedAt(g, owner, place).slice(0, 1) : [],
      story,
    )
  }
  done(g)
}

const chooseRebel = questionToAll<State, Mutiny>({
  rule: 'HG-C03',
  next: rebelled,
  moves: (g, _f, p) => rebels(g, p),
  cannot: (g, _f, p, m) => (rebels(g, p).includes(m) ? undefined : 'HG-C03'),
})

export const mutinies = procedure<State, Mutiny>({
  locals: { players: SEATS },
  steps: { grumbles, rebelled },
  questions: { chooseRebel },
})

// The Head-Hunter: a lieutenant leaves his legions for one of ours

interface HeadHunt extends Frame {
  by: Player
  lieutenant: Lieutenant
}

export function headhunt(g: State, by: Player, lieutenant: Lieutenant): HeadHunt | undefined {
  return newPosts(g, by).length === 0 ? undefined : { step: at(hires), by, lieutenant }
}

const newPosts = (g: State, p: Player): Place[] =>
  legionPlaces(g, p).filter((place) => place === ANTEHELL || isOpen(g, place))

function hires(g: State, f: HeadHunt): void {
  ask(g, f, f.by, newPost)
}

function hired(g: State, f: HeadHunt, m: Move, _chance: Chance, story?: HellgameStory): void {
  serve(g, f.lieutenant, f.by, nounOf(m), story)
  done(g)
}

const newPost = question<State, HeadHunt>({
  rule: 'HG-C03',
  next: hired,
  params: (_g, f) => ({ lieutenant: f.lieutenant }),
  moves: (g, f) => newPosts(g, f.by).map((place) => move('place', place)),
  cannot: (g, f, _p, m) => (isVerb(m, 'place') && newPosts(g, f.by).includes(nounOf(m)) ? undefined : 'HG-C03'),
})

export const headHunts = procedure<State, HeadHunt>({
  locals: { by: SEAT, lieutenant: LIEUTENANT },
  steps: { hires, hired },
  questions: { newPost },
})

// Charon's Season Ticket: up to three units from anywhere into one Sectio

interface Ferry extends Frame {
  by: Player
  to: Place
  left: number
}

export const ferry = (by: Player, to: Place, left: number): Ferry => ({ step: at(boards), by, to, left })

function passengers(g: State, f: Ferry): Move[] {
  const out = legionPlaces(g, f.by)
    .filter((place) => place !== f.to)
    .flatMap((place) => classesAt(g, f.by, place))
  for (const lieutenant of lieutenantsOf(g, f.by))
    if (g.lieutenantPlace[lieutenant] !== f.to) out.push(move('lieutenant', lieutenant))
  return out
}

function boards(g: State, f: Ferry): void {
  if (f.left === 0 || passengers(g, f).length === 0) done(g)
  else ask(g, f, f.by, boarding)
}

function boarded(g: State, f: Ferry, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (m === DONE) return done(g)
  f.left--
  if (isVerb(m, 'lieutenant')) {
    const lieutenant = nounOf(m)
    const from = g.lieutenantPlace[lieutenant]
    moveUnits(g, f.by, from, f.to, 0, [], lieutenant)
    story?.tell({ id: 'marched', facts: { by: f.by, from, to: f.to, legions: 0, lieutenant } })
    return boards(g, f)
  }
  const { place, hounded } = legionIn(m)
  // A legion that is lost in AnteHell is the first to go aboard.
  if (place === ANTEHELL && !hounded) g.lostPlain[f.by] = Math.max(0, g.lostPlain[f.by] - 1)
  moveUnits(g, f.by, place, f.to, hounded ? 0 : 1, hounded ? tamedAt(g, f.by, place).slice(0, 1) : [])
  story?.tell({ id: 'marched', facts: { by: f.by, from: place, to: f.to, legions: 1, lieutenant: NOBODY } })
  boards(g, f)
}

const boarding = question<State, Ferry>({
  rule: 'HG-C01',
  next: boarded,
  params: (_g, f) => ({ place: f.to, left: f.left }),
  moves: (g, f) => [...passengers(g, f), DONE],
  legal: (g, f) => [...passengers(g, f), DONE],
  cannot: (g, f, _p, m) => (m === DONE || passengers(g, f).includes(m) ? undefined : 'HG-C03'),
})

export const ferries = procedure<State, Ferry>({
  locals: { by: SEAT, to: PLACE, left: whole },
  steps: { boards, boarded },
  questions: { boarding },
})

// Every Devil for Himself: units in the combat may flee without a roll

interface Flee extends Frame {
  by: Player
  /** Who is leaving, as a move, or NOBODY while one is being chosen. */
  unit: Move
}

export const flee = (by: Player): Flee => ({ step: at(leaves), by, unit: NOBODY })

const refuges = (g: State, p: Player): Place[] =>
  NEIGHBOURS[g.fightPlace].filter(
    (to) => to === ANTEHELL || (!isClosed(g, to) && to !== g.uriel && !hasEnemies(g, p, to)),
  )

function leavers(g: State, p: Player): Move[] {
  const here = g.fightPlace
  const lieutenants = lieutenantsAt(g, p, here).map((it) => move('lieutenant', it))
  return legionsAt(g, p, here) > 0 ? [...classesAt(g, p, here), ...lieutenants] : lieutenants
}

function leaves(g: State, f: Flee): void {
  const stuck = cannotFleeFrom(g, g.fightPlace) || refuges(g, f.by).length === 0 || leavers(g, f.by).length === 0
  if (stuck) done(g)
  else ask(g, f, f.by, whoLeaves)
}

function left(g: State, f: Flee, m: Move): void {
  if (m === DONE) return done(g)
  f.unit = m
  ask(g, f, f.by, whereTo)
}

function gone(g: State, f: Flee, m: Move, chance: Chance, story?: HellgameStory): void {
  const to = nounOf(m)
  const lieutenant = isVerb(f.unit, 'lieutenant') ? nounOf(f.unit) : NOBODY
  const hounded = lieutenant === NOBODY && legionIn(f.unit).hounded
  const hounds = hounded ? tamedAt(g, f.by, g.fightPlace).slice(0, 1) : []
  const plain = lieutenant === NOBODY && !hounded ? 1 : 0
  moveUnits(g, f.by, g.fightPlace, to, plain, hounds, lieutenant)
  const legions = plain + hounds.length
  story?.tell({ id: 'fled', facts: { by: f.by, from: g.fightPlace, to, dice: [], legions, lieutenant } })
  const group = { owner: f.by, lieutenant, plain, hounds: maskOf(hounds), at: to }
  enterDanger(g, group, chance, story)
  f.unit = NOBODY
  const lonely = to !== ANTEHELL && group.plain + group.hounds > 0 ? loneLieutenantsAt(g, f.by, to) : []
  if (lonely.length > 0) call(g, f, mustFlee(to, g.fightPlace, lonely), arrived)
  else arrived(g, f)
}

function arrived(g: State, f: Flee): void {
  if (g.loose.length > 0) call(g, f, rampages(), leaves)
  else leaves(g, f)
}

const whoLeaves = question<State, Flee>({
  rule: 'HG-C43',
  next: left,
  params: (g) => ({ place: g.fightPlace }),
  moves: (g, f) => [...leavers(g, f.by), DONE],
  cannot: (g, f, _p, m) => (m === DONE || leavers(g, f.by).includes(m) ? undefined : 'HG-C43'),
})

const whereTo = question<State, Flee>({
  rule: 'HG-C43',
  next: gone,
  params: (g) => ({ place: g.fightPlace }),
  moves: (g, f) => refuges(g, f.by).map((to) => move('go', to)),
  cannot: (g, f, _p, m) => (isVerb(m, 'go') && refuges(g, f.by).includes(nounOf(m)) ? undefined : 'HG-C43'),
})

export const fleeing = procedure<State, Flee>({
  locals: { by: SEAT, unit: whole },
  steps: { leaves, left, gone, arrived },
  questions: { whoLeaves, whereTo },
})
