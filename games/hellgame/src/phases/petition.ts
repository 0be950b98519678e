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
import { ALL_SECTIO, isSectio, type Place } from '../board.ts'
import { disfavourRoll, payFavours, settleLucifer, takeSectio } from '../edits.ts'
import { PLACE, SEAT, whole, wholes } from '../locals.ts'
import { DONE, isVerb, move, NO, nounOf, YES } from '../moves.ts'
import { petitionCost } from '../numbers.ts'
import {
  byRank,
  hasRampaging,
  hasSign,
  hasUnits,
  hasWonAt,
  legionPlaces,
  legionsAt,
  othersAt,
  spendableFavours,
} from '../queries.ts'
import { rampages } from '../starts.ts'
import { FREEBOOTERS, NO_PETITION, NOBODY, type State } from '../state.ts'
import { CONSENT, type HellgameStory, showAnswers } from '../story.ts'

/** Freebooters take what they stand on, then the players petition in the order of their highest demons (12). */
interface Petitions extends Frame {
  order: Player[]
  by: Player
  /** The Sectio for which the consent of others is being asked, and how: 1 by right, 0 by favour. */
  place: Place
  right: number
  /** Sectio where consent was refused or the right has failed: no second try. */
  refused: Place[]
  failed: Place[]
}

export const petitions = (): Petitions => ({
  step: at(begins),
  order: [],
  by: NOBODY,
  place: NOBODY,
  right: 0,
  refused: [],
  failed: [],
})

function begins(g: State, f: Petitions, _answer: number, chance: Chance, story?: HellgameStory): void {
  for (const place of ALL_SECTIO)
    if (hasUnits(g, FREEBOOTERS, place) && g.owner[place] !== FREEBOOTERS) takeSectio(g, FREEBOOTERS, place, story)
  settleLucifer(g, chance, story)
  f.order = byRank(g)
  go(f, nextPlayer)
}

function nextPlayer(g: State, f: Petitions): void {
  const p = f.order.shift()
  if (p === undefined) return done(g)
  f.by = p
  f.refused = []
  f.failed = []
  go(f, petitioner)
}

function petitioner(g: State, f: Petitions, _answer: number, chance: Chance, story?: HellgameStory): void {
  settleLucifer(g, chance, story)
  if (g.loose.length > 0) return call(g, f, rampages(), petitioner)
  const able = legionPlaces(g, f.by).some((place) => !cannotPetition(g, f, place, 0) || !cannotPetition(g, f, place, 1))
  if (able) ask(g, f, f.by, petition)
  else go(f, nextPlayer)
}

function cannotPetition(g: State, f: Petitions, place: Place, right: number): Rule | undefined {
  if (!isSectio(place) || legionsAt(g, f.by, place) === 0) return 'HG-12-02'
  if (g.owner[place] === f.by) return 'HG-12-03'
  if (hasRampaging(g, place) || hasUnits(g, FREEBOOTERS, place)) return 'HG-12-02'
  if (hasSign(g, place, NO_PETITION)) return 'HG-C35'
  if (f.refused.includes(place)) return 'HG-12.3.3-01'
  if (!right) return spendableFavours(g, f.by) < petitionCost(g, f.by) ? 'HG-12.1-01' : undefined
  if (!hasWonAt(g, f.by, place)) return 'HG-12.2-01'
  return f.failed.includes(place) ? 'HG-G107' : undefined
}

function petitioned(g: State, f: Petitions, m: Move, chance: Chance, story?: HellgameStory): void {
  if (m === DONE) return go(f, nextPlayer)
  f.place = nounOf(m)
  f.right = isVerb(m, 'right') ? 1 : 0
  const others = othersAt(g, f.by, f.place)
  if (others.length > 0) askAll(g, f, others, consent)
  else decides(g, f, chance, story)
}

const petition = question<State, Petitions>({
  rule: 'HG-12-01',
  next: petitioned,
  params: (g, f) => ({ cost: petitionCost(g, f.by) }),
  moves: (g, f) => [...legionPlaces(g, f.by).flatMap((place) => [move('petition', place), move('right', place)]), DONE],
  cannot(g, f, _p, m): Rule | undefined {
    if (m === DONE) return undefined
    if (!isVerb(m, 'petition') && !isVerb(m, 'right')) return 'HG-12-01'
    return cannotPetition(g, f, nounOf(m), isVerb(m, 'right') ? 1 : 0)
  },
})

function consented(g: State, f: Petitions, answers: readonly Move[], chance: Chance, story?: HellgameStory): void {
  const others = othersAt(g, f.by, f.place)
  showAnswers(
    story,
    CONSENT,
    others.filter((_, i) => answers[i] === YES),
  )
  if (answers.every((m) => m === YES)) return decides(g, f, chance, story)
  f.refused.push(f.place)
  story?.tell({ id: 'petition', facts: { by: f.by, place: f.place, way: f.right, die: 0, granted: 0 } })
  go(f, petitioner)
}

const consent = questionToAll<State, Petitions>({
  rule: 'HG-12.3.3-01',
  next: consented,
  params: (_g, f) => ({ by: f.by, place: f.place }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-12.3.3-01'),
})

function decides(g: State, f: Petitions, chance: Chance, story?: HellgameStory): void {
  const roll = f.right && !((g.freeRights >> f.by) & 1) ? disfavourRoll(g, f.by, chance) : { die: 0, succeeds: true }
  const facts = { by: f.by, place: f.place, way: f.right, die: roll.die, granted: roll.succeeds ? 1 : 0 }
  story?.tell({ id: 'petition', facts })
  if (!roll.succeeds) f.failed.push(f.place)
  else {
    if (!f.right) payPetition(g, f.by)
    takeSectio(g, f.by, f.place, story)
  }
  go(f, petitioner)
}

function payPetition(g: State, p: Player): void {
  payFavours(g, p, petitionCost(g, p))
  if (g.freePetitions[p] > 0) g.freePetitions[p]--
}

export const petitioning = procedure<State, Petitions>({
  locals: { order: wholes, by: SEAT, place: PLACE, right: whole, refused: wholes, failed: wholes },
  steps: { begins, nextPlayer, petitioner, petitioned, consented },
  questions: { petition, consent },
  tells: (_g, f) => ({ by: f.by, place: f.place }),
})
