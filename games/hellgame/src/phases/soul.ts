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
import { WISE_MEN } from '../board.ts'
import { EVENTS } from '../cards/hell-deck.ts'
import { ASHTAROTH, ASMODEUS, BEELZEBUB, type Demon, MOLOCH } from '../demons.ts'
import { byFalling, die, disfavourRoll, gainFavours, gainSouls, loseSouls } from '../edits.ts'
import { removeLegions } from '../forces.ts'
import { SEAT, whole, wholes } from '../locals.ts'
import { isVerb, legionIn, legionMove, move, NO, nounOf, YES } from '../moves.ts'
import { collection, earthSouls } from '../numbers.ts'
import {
  bearer,
  demonsInPlay,
  everybody,
  hasSign,
  hasUnits,
  houndedAt,
  isActive,
  isOnEarth,
  isPlayer,
  legionPlaces,
  othersAfter,
  othersAt,
  plainAt,
  tamedAt,
  unitsAt,
} from '../queries.ts'
import { effect, rampages } from '../starts.ts'
import { NO_SOULS, NOBODY, type State } from '../state.ts'
import { BY_SKILL, type HellgameStory, SACRIFICED } from '../story.ts'
import { drawing } from './drawing.ts'

/** Souls come in: what permanents and skills do first, Sectio, demons on earth, the Wise Men, Moloch (7.1, 7.2). */
interface Collecting extends Frame {
  by: Player
  /** Permanents, then demons on earth, that have still to be seen to. */
  left: number[]
  rolled: number
}

export const collecting = (g: State): Collecting => ({
  step: at(begins),
  by: NOBODY,
  left: g.permanents.filter((card) => card !== NOBODY && EVENTS[card].eachSoulPhase.length > 0),
  rolled: 0,
})

function begins(g: State, f: Collecting): void {
  const card = f.left.shift()
  if (card !== undefined) return call(g, f, effect(EVENTS[card].eachSoulPhase, {}), begins)
  f.by = bearer(g, BEELZEBUB)
  if (f.by !== NOBODY && victims(g, f.by).length > 0) ask(g, f, f.by, flyInBroth)
  else go(f, collects)
}

const victims = (g: State, p: Player): Player[] => othersAfter(g, p).filter((other) => g.souls[other] > 0)

function buzzed(g: State, f: Collecting, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'side')) loseSouls(g, nounOf(m), 1, story, BY_SKILL)
  go(f, collects)
}

const flyInBroth = question<State, Collecting>({
  rule: 'HG-7.1-07',
  next: buzzed,
  moves: (g, f) => [...victims(g, f.by).map((p) => move('side', p)), move('nobody')],
  cannot: (g, f, _p, m) =>
    isVerb(m, 'nobody') || (isVerb(m, 'side') && victims(g, f.by).includes(nounOf(m))) ? undefined : 'HG-7.1-07',
})

function collects(g: State, f: Collecting, _answer: number, _chance: Chance, story?: HellgameStory): void {
  const treasurer = bearer(g, ASHTAROTH)
  if (treasurer !== NOBODY) gainSouls(g, treasurer, Math.min(3, Math.floor(g.souls[treasurer] / 10)), story, BY_SKILL)
  for (const p of everybody(g)) {
    const souls = collection(g, p)
    g.souls[p] += souls
    story?.tell({ id: 'collected', facts: { by: p, souls } })
  }
  f.left = demonsInPlay(g).filter((demon) => isOnEarth(g, demon) && isActive(g, demon))
  go(f, gathers)
}

function gathers(g: State, f: Collecting, _answer: number, chance: Chance, story?: HellgameStory): void {
  while (f.left.length > 0) {
    const demon = f.left[0]
    f.rolled = die(chance)
    if (demon === ASMODEUS) {
      f.by = g.demonOwner[demon]
      return ask(g, f, f.by, rollAgain)
    }
    gathered(g, f, demon, chance, story)
  }
  consultsWiseMen(g, f, chance, story)
}

/** Hearts and a soul roll; a favour on a disfavour roll. */
function gathered(g: State, f: Collecting, demon: Demon, chance: Chance, story?: HellgameStory): void {
  f.left.shift()
  const p = g.demonOwner[demon]
  const souls = earthSouls(g, demon, f.rolled)
  g.souls[p] += souls
  story?.tell({ id: 'earth-souls', facts: { demon, die: f.rolled, souls } })
  const roll = disfavourRoll(g, p, chance)
  story?.tell({ id: 'earth-favour', facts: { demon, die: roll.die, got: roll.succeeds ? 1 : 0 } })
  if (roll.succeeds) gainFavours(g, p, 1, story)
}

function rolledAgain(g: State, f: Collecting, m: Move, chance: Chance, story?: HellgameStory): void {
  if (m === YES) f.rolled = die(chance)
  gathered(g, f, ASMODEUS, chance, story)
  gathers(g, f, 0, chance, story)
}

const rollAgain = question<State, Collecting>({
  rule: 'HG-7.1-07',
  next: rolledAgain,
  params: (_g, f) => ({ die: f.rolled }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-7.1-07'),
})

const CARDS_OF_DIE = [0, 1, 1, 2, 2, 3]

/** Cards instead of souls; the first to whoever occupies the Sectio in the owner's absence (7.3.3). */
function consultsWiseMen(g: State, f: Collecting, chance: Chance, story?: HellgameStory): void {
  const owner = g.owner[WISE_MEN]
  if (!isPlayer(g, owner) || hasSign(g, WISE_MEN, NO_SOULS)) return sacrifices(g, f)
  const rolled = die(chance)
  const count = CARDS_OF_DIE[rolled - 1]
  story?.tell({ id: 'wise-men', facts: { by: owner, die: rolled } })
  if (count === 0) return sacrifices(g, f)
  const guests = hasUnits(g, owner, WISE_MEN) ? [] : othersAt(g, owner, WISE_MEN)
  const [guest] = byFalling(guests, (p) => unitsAt(g, p, WISE_MEN), chance)
  call(g, f, guest === undefined ? drawing([owner], [count]) : drawing([guest, owner], [1, count - 1]), sacrifices)
}

function sacrifices(g: State, f: Collecting): void {
  f.by = bearer(g, MOLOCH)
  if (f.by !== NOBODY && legionPlaces(g, f.by).length > 0) ask(g, f, f.by, feedIdol)
  else done(g)
}

const volunteers = (g: State, p: Player): Move[] =>
  legionPlaces(g, p).flatMap((place) => [
    ...(plainAt(g, p, place) > 0 ? [legionMove(p, place, false)] : []),
    ...(houndedAt(g, p, place) > 0 ? [legionMove(p, place, true)] : []),
  ])

function fed(g: State, f: Collecting, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (!isVerb(m, 'legion')) return done(g)
  const { place, hounded } = legionIn(m)
  removeLegions(g, f.by, place, hounded ? 0 : 1, hounded ? tamedAt(g, f.by, place).slice(0, 1) : [], SACRIFICED, story)
  gainSouls(g, f.by, 4, story, BY_SKILL)
  if (g.loose.length > 0) call(g, f, rampages(), over)
  else done(g)
}

const over = (g: State): void => done(g)

const feedIdol = question<State, Collecting>({
  rule: 'HG-7.1-07',
  next: fed,
  moves: (g, f) => [...volunteers(g, f.by), move('nobody')],
  cannot: (g, f, _p, m) => (isVerb(m, 'nobody') || volunteers(g, f.by).includes(m) ? undefined : 'HG-7.1-07'),
})

export const collections = procedure<State, Collecting>({
  locals: { by: SEAT, left: wholes, rolled: whole },
  steps: { begins, buzzed, collects, gathers, rolledAgain, sacrifices, fed, over },
  questions: { flyInBroth, rollAgain, feedIdol },
})
