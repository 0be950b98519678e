import {
  ask,
  askAll,
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
  questionToAll,
  type Rule,
} from '@acheron/core'
import { ANTEHELL, PENTAGRAM, type Place, QUARTERS, sectioAt, stepFrom } from '../board.ts'
import { type Demon, HEARTS } from '../demons.ts'
import { dice, die, payFavours, sum } from '../edits.ts'
import { destroyAllAt, leaveBox, raiseLegions, serve, strayHound, tameHound } from '../forces.ts'
import { ALL_LIEUTENANTS, BOXES } from '../lieutenants.ts'
import { SEAT, SEATS, whole } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import {
  byRank,
  demonsOf,
  everybody,
  hasSign,
  isActive,
  isClosedToSpirits,
  isOnEarth,
  legionsAt,
  lieutenantsAt,
  plainAt,
  rampagingAt,
  spendableFavours,
  tamedAt,
} from '../queries.ts'
import { removeLilith, removeUriel } from '../spirits.ts'
import { AVAILABLE, CRONE, FREEBOOTERS, MOTHER, NOBODY, OUT, SPIRITS_HELD, type State, VIRGIN } from '../state.ts'
import { COURTING, type HellgameStory, showAnswers } from '../story.ts'
import { drawing } from './drawing.ts'

/** Lilith: courted, given an aspect, four steps (10.2). */
interface Lilith extends Frame {
  /** Who steers her, or NOBODY. */
  by: Player
  steps: number
  courting: Player[]
}

const STEPS = 4

export const lilithMoves = (g: State): Lilith | undefined =>
  g.lilith === OUT ? undefined : { step: at(begins), by: g.lilithPromised, steps: STEPS, courting: [] }

// Courting

const suitors = (g: State, p: Player): Demon[] =>
  demonsOf(g, p).filter((demon) => isActive(g, demon) && !isOnEarth(g, demon))

function begins(g: State, f: Lilith, _answer: number, chance: Chance, story?: HellgameStory): void {
  f.courting = f.by === NOBODY ? everybody(g).filter((p) => spendableFavours(g, p) > 0 && suitors(g, p).length > 0) : []
  if (f.courting.length > 0) askAll(g, f, f.courting, court)
  else changes(g, f, chance, story)
}

function courted(g: State, f: Lilith, answers: readonly Move[], chance: Chance, story?: HellgameStory): void {
  const demons = answers.filter((m) => isVerb(m, 'demon')).map(nounOf)
  showAnswers(
    story,
    COURTING,
    demons.map((demon) => g.demonOwner[demon]),
  )
  for (const demon of demons) payFavours(g, g.demonOwner[demon], 1)
  const winner = favourite(demons, chance)
  if (winner !== NOBODY) {
    const steers = die(chance) <= HEARTS[winner]
    if (steers) f.by = g.demonOwner[winner]
    story?.tell({ id: 'courted', facts: { demons, winner, steers: steers ? 1 : 0 } })
  }
  changes(g, f, chance, story)
}

/** All roll as many dice as they have hearts; the highest sum wins, ties again. */
function favourite(demons: readonly Demon[], chance: Chance): Demon {
  if (demons.length < 2) return demons[0] ?? NOBODY
  const sums = demons.map((demon) => sum(dice(chance, HEARTS[demon])))
  return favourite(
    demons.filter((_, i) => sums[i] === Math.max(...sums)),
    chance,
  )
}

const court = questionToAll<State, Lilith>({
  rule: 'HG-10.2-03',
  next: courted,
  moves: (g, _f, p) => [move('nobody'), ...suitors(g, p).map((demon) => move('demon', demon))],
  cannot(g, _f, p, m): Rule | undefined {
    if (isVerb(m, 'nobody')) return undefined
    return isVerb(m, 'demon') && suitors(g, p).includes(nounOf(m)) ? undefined : 'HG-G077'
  },
})

// Aspect

function changes(g: State, f: Lilith, chance: Chance, story?: HellgameStory): void {
  const others = [CRONE, MOTHER, VIRGIN].filter((aspect) => aspect !== g.lilithAspect)
  if (g.lilithNext !== NOBODY) g.lilithAspect = g.lilithNext
  else {
    const rolled = die(chance)
    story?.tell({ id: 'lilith-rolled', facts: { die: rolled } })
    g.lilithAspect = others[Math.floor(((rolled - 1) * others.length) / 6)]
  }
  g.lilithNext = NOBODY
  story?.tell({ id: 'lilith', facts: { place: g.lilith, aspect: g.lilithAspect } })
  if (hasSign(g, g.lilith, SPIRITS_HELD)) return done(g)
  go(f, nextStep)
}

// Steps

function nextStep(g: State, f: Lilith, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (f.steps === 0 || g.lilith === OUT) return done(g)
  if (g.lilith === ANTEHELL) return arrives(g, f, chance, story)
  if (f.by !== NOBODY && ways(g).length > 0) return ask(g, f, f.by, steer)
  f.steps--
  const rolled = die(chance)
  story?.tell({ id: 'lilith-rolled', facts: { die: rolled } })
  if (rolled > 4) return go(f, nextStep)
  enters(g, f, stepFrom(g.lilith, rolled - 1), chance, story)
}

function arrives(g: State, f: Lilith, chance: Chance, story?: HellgameStory): void {
  const rolled = die(chance)
  story?.tell({ id: 'lilith-rolled', facts: { die: rolled } })
  if (rolled > QUARTERS) return go(f, nextStep)
  f.steps--
  enters(g, f, sectioAt(0, rolled - 1), chance, story)
}

const ways = (g: State): number[] =>
  [0, 1, 2, 3].filter((direction) => !isClosedToSpirits(g, stepFrom(g.lilith, direction)))

function steered(g: State, f: Lilith, m: Move, chance: Chance, story?: HellgameStory): void {
  f.steps--
  enters(g, f, stepFrom(g.lilith, nounOf(m)), chance, story)
}

const steer = question<State, Lilith>({
  rule: 'HG-10.2-05',
  next: steered,
  params: (g, f) => ({ place: g.lilith, steps: f.steps, aspect: g.lilithAspect }),
  moves: (g) => ways(g).map((direction) => move('steer', direction)),
  cannot: (g, _f, _p, m) => (isVerb(m, 'steer') && ways(g).includes(nounOf(m)) ? undefined : 'HG-G013'),
})

function enters(g: State, f: Lilith, to: number, chance: Chance, story?: HellgameStory): void {
  if (to === PENTAGRAM || to === ANTEHELL) {
    removeLilith(g, story)
    return done(g)
  }
  if (isClosedToSpirits(g, to)) return go(f, nextStep)
  g.lilith = to
  story?.tell({ id: 'lilith', facts: { place: to, aspect: g.lilithAspect } })
  if (g.uriel === to) removeUriel(g, story)
  if (g.lilithAspect === VIRGIN) destroyAllAt(g, to, story)
  else if (g.lilithAspect === MOTHER) doubleAll(g, to, chance, story)
  else return tellsTales(g, f, to)
  go(f, nextStep)
}

/** The crone: an Arcana card for each legion. */
function tellsTales(g: State, f: Lilith, place: Place): void {
  const players = everybody(g).filter((p) => legionsAt(g, p, place) > 0)
  if (players.length === 0) return go(f, nextStep)
  call(
    g,
    f,
    drawing(
      players,
      players.map((p) => legionsAt(g, p, place)),
    ),
    nextStep,
  )
}

/** The mother: everything twice, as far as there are counters, which go by rank. */
function doubleAll(g: State, place: Place, chance: Chance, story?: HellgameStory): void {
  const wild = rampagingAt(g, place).length
  for (const owner of [...byRank(g), FREEBOOTERS]) {
    const hounds = tamedAt(g, owner, place).length
    const lieutenants = lieutenantsAt(g, owner, place)
    for (const lieutenant of lieutenants) g.lieutenantSouls[lieutenant] *= 2
    raiseLegions(g, owner, place, legionsAt(g, owner, place), story)
    for (let i = 0; i < lieutenants.length; i++) bearLieutenant(g, owner, place, chance, story)
    for (let i = 0; i < hounds; i++) {
      if (plainAt(g, owner, place) === 0) strayHound(g, place, chance, story)
      else {
        const hound = tameHound(g, owner, place, chance)
        if (hound !== NOBODY) story?.tell({ id: 'tamed', facts: { by: owner, die: 0, hound } })
      }
    }
  }
  for (let i = 0; i < wild; i++) strayHound(g, place, chance, story)
}

function bearLieutenant(g: State, owner: number, place: Place, chance: Chance, story?: HellgameStory): void {
  const waiting = ALL_LIEUTENANTS.filter(
    (it) => g.lieutenantPlace[it] >= AVAILABLE && g.lieutenantPlace[it] < AVAILABLE + BOXES,
  )
  if (waiting.length === 0) return
  const lieutenant = waiting[waiting.length > 1 ? chance.pick(waiting.length) : 0]
  leaveBox(g, lieutenant, g.lieutenantPlace[lieutenant] - AVAILABLE, chance)
  serve(g, lieutenant, owner, place, story)
}

export const lilithsMoves = procedure<State, Lilith>({
  locals: { by: SEAT, steps: whole, courting: SEATS },
  steps: { begins, courted, nextStep, steered },
  questions: { court, steer },
})
