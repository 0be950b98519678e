import {
  ask,
  askAll,
  askEach,
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
} from '@acheron/core'
import { NOWHERE, type Place } from '../board.ts'
import { type Design, design } from '../cards/deck.ts'
import { SKULLS } from '../demons.ts'
import { dice, die, sum, winAt } from '../edits.ts'
import {
  beginRound,
  campHounds,
  campLegions,
  campOwners,
  campPlayers,
  closeFight,
  hasBrought,
  isAlive,
  openFight,
  partiesAt,
  sentBy,
  triumviratesAt,
} from '../fight.ts'
import { houndToBox, removeLegions } from '../forces.ts'
import { ATTACKS } from '../hounds.ts'
import { PLACE, SEAT, whole, wholes } from '../locals.ts'
import { DONE, isVerb, move, NO, nounOf, YES } from '../moves.ts'
import {
  cannotFleeFrom,
  copyAt,
  designsAt,
  hasLieutenant,
  legionsAt,
  plainAt,
  rampagingAt,
  strandedAt,
  tamedAt,
} from '../queries.ts'
import { leaveCombat } from '../spirits.ts'
import { rampages } from '../starts.ts'
import { BROUGHT, FREEBOOTERS, fightOf, NOBODY, OWNERS, PEACE, type State } from '../state.ts'
import { ALLIES, BY_COMBAT, FLIGHT, type HellgameStory, showAnswers } from '../story.ts'
import { exchangeBlows, hasChoice, unitsOf } from './attacks.ts'
import { AT_PEACE, formCamps, rollSides } from './camps.ts'
import { type Choice, choice, fleeing, groupsOf, mustFlee, runAway, STANDS } from './flight.ts'
import { joining } from './joining.ts'
import { cannotCast, magic } from './magic.ts'
import { bestSkulls } from './saves.ts'

/** One combat from its first word to its last (11). */
interface Battle extends Frame {
  place: Place
  by: Player
  /** Rounds in which blows were exchanged. */
  fought: number
  /** Who stands to the end, and who casts no more, as bits. */
  standing: number
  silent: number
  /** By owner: the class attacked first this round, as a move. */
  preferred: number[]
  /** Who has still to be asked in this step: casters in turn, attackers, camps that may flee. */
  order: number[]
  next: number
  declined: number
  /** Groups that have still to flee: owner, lieutenant, plain, hounds. */
  groups: number[]
  /** The combat card played last, or NOBODY. */
  card: Design
}

export const battle = (place: Place): Battle => ({
  step: at(begins),
  place,
  by: NOBODY,
  fought: 0,
  standing: 0,
  silent: 0,
  preferred: Array(OWNERS).fill(NOBODY),
  order: [],
  next: 0,
  declined: 0,
  groups: [],
  card: NOBODY,
})

function begins(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  openFight(g, f.place)
  const stranded = strandedAt(g, f.place)
  if (stranded.length > 0) call(g, f, mustFlee(f.place, NOWHERE, stranded), opposes)
  else opposes(g, f, 0, chance, story)
}

function opposes(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (partiesAt(g, f.place) < 2) return closes(g)
  if (onlyHounds(g, f.place)) return houndFight(g, f.place, chance, story)
  call(g, f, formCamps(g, 0), opposed)
}

const onlyHounds = (g: State, place: Place): boolean =>
  triumviratesAt(g, place).length === 0 && legionsAt(g, FREEBOOTERS, place) === 0

function opposed(g: State, f: Battle, outcome: number, chance: Chance): void {
  if (outcome === AT_PEACE) {
    closeFight(g)
    return done(g, AT_PEACE)
  }
  call(g, f, joining(g, chance), joined)
}

function joined(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (g.quickFights && isSmall(g)) return quickFight(g, f, chance, story)
  go(f, newRound)
}

function closes(g: State): void {
  closeFight(g)
  done(g)
}

// Quick ways to fight

/** Hounds alone: each rolls as many dice as its number, the highest sum stays (11.3.4). */
function houndFight(g: State, place: Place, chance: Chance, story?: HellgameStory): void {
  const hounds = rampagingAt(g, place)
  for (;;) {
    const sums = hounds.map((hound) => sum(dice(chance, ATTACKS[hound])))
    const most = Math.max(...sums)
    if (sums.filter((each) => each === most).length > 1) continue
    story?.tell({ id: 'hound-fight', facts: { hounds, sums } })
    for (const [i, hound] of hounds.entries()) if (sums[i] < most) houndToBox(g, hound, story)
    return closes(g)
  }
}

/** One or two legions against one or two, and nobody else (11.3.5). */
function isSmall(g: State): boolean {
  const owners = [...campOwners(g, 0), ...campOwners(g, 1)]
  const isBare = owners.every(
    (owner) => !hasLieutenant(g, owner, g.fightPlace) && tamedAt(g, owner, g.fightPlace).length === 0,
  )
  const few = [0, 1].every((camp) => campLegions(g, camp) >= 1 && campLegions(g, camp) <= 2)
  return (
    few && isBare && rampagingAt(g, g.fightPlace).length === 0 && fightOf(g).demonCamp.every((camp) => camp === NOBODY)
  )
}

function quickFight(g: State, f: Battle, chance: Chance, story?: HellgameStory): void {
  for (;;) {
    const sums = [0, 1].map((camp) => sum(dice(chance, campLegions(g, camp))))
    if (sums[0] === sums[1]) continue
    const loser = sums[0] < sums[1] ? 0 : 1
    story?.tell({ id: 'quick-fight', facts: { place: f.place, sums } })
    for (const owner of campOwners(g, loser))
      removeLegions(g, owner, f.place, legionsAt(g, owner, f.place), [], BY_COMBAT, story)
    f.fought = 1
    return ends(g, f, chance, story)
  }
}

/** After three rounds a legion of each camp is put in a cup (11.3.6, G-105). */
function drawsFromCup(g: State, f: Battle, chance: Chance, story?: HellgameStory): void {
  const winner = chance.pick(2)
  story?.tell({ id: 'cup', facts: { place: f.place, camp: winner } })
  for (const hound of campHounds(g, 1 - winner)) houndToBox(g, hound, story)
  for (const owner of campOwners(g, 1 - winner)) {
    const hounds = tamedAt(g, owner, f.place)
    removeLegions(g, owner, f.place, plainAt(g, owner, f.place), hounds, BY_COMBAT, story)
  }
  if (g.loose.length > 0) call(g, f, rampages(), rescued)
  else rescued(g, f, 0, chance, story)
}

function rescued(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  const stranded = strandedAt(g, f.place)
  if (stranded.length > 0) call(g, f, mustFlee(f.place, NOWHERE, stranded), cupEmptied)
  else cupEmptied(g, f, 0, chance, story)
}

function cupEmptied(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  rollSides(g, chance)
  if (isAlive(g, 0) && isAlive(g, 1)) go(f, newRound)
  else ends(g, f, chance, story)
}

// Magic

const TRUMPET = design('turncoats-trumpet')

function newRound(g: State, f: Battle, _answer: number, chance: Chance): void {
  beginRound(g)
  const camps = [0, 1].map((camp) => campPlayers(g, camp).some((p) => mayCast(g, f, p)))
  if (!camps[0] && !camps[1]) return go(f, aims)
  const skulls = [bestSkulls(g, 0), bestSkulls(g, 1)]
  const stronger = skulls[0] === skulls[1] ? die(chance) % 2 : skulls[0] > skulls[1] ? 0 : 1
  if (!camps[0] || !camps[1]) return castInTurn(g, f, camps[0] ? 0 : 1)
  f.by = campPlayers(g, stronger).find((p) => sentBy(g, p).some((demon) => isBest(g, demon, stronger))) ?? NOBODY
  if (f.by === NOBODY) return castInTurn(g, f, stronger)
  ask(g, f, f.by, castFirst)
}

const isBest = (g: State, demon: number, camp: number): boolean =>
  fightOf(g).demonCamp[demon] === camp && SKULLS[demon] === bestSkulls(g, camp)

function firstNamed(g: State, f: Battle, m: Move): void {
  const own = fightOf(g).camp[f.by]
  castInTurn(g, f, m === YES ? own : 1 - own)
}

const castFirst = question<State, Battle>({
  rule: 'HG-11.2.1-01',
  next: firstNamed,
  params: (_g, f) => ({ place: f.place }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-11.2.1-01'),
})

function castInTurn(g: State, f: Battle, first: number): void {
  const sides = [campPlayers(g, first), campPlayers(g, 1 - first)]
  f.order = []
  for (let i = 0; i < Math.max(sides[0].length, sides[1].length); i++)
    for (const side of sides) if (i < side.length) f.order.push(side[i])
  f.next = 0
  f.declined = 0
  go(f, casts)
}

/** Whoever has cards with a demon may cast, whatever they are, for all that the others know; until having said to be done. */
const mayCast = (g: State, f: Battle, p: Player): boolean => hasBrought(g, p) && !((f.silent >> p) & 1)

function casts(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (!isAlive(g, 0) || !isAlive(g, 1)) {
    // Whose last legion has turned its coat has been beaten in this round (C44).
    if (f.card === TRUMPET) f.fought++
    return struck(g, f, 0, chance, story)
  }
  for (; f.declined < f.order.length; f.declined++) {
    f.by = f.order[f.next]
    f.next = (f.next + 1) % f.order.length
    if (mayCast(g, f, f.by)) return ask(g, f, f.by, cast)
  }
  go(f, aims)
}

/** The demon who plays a design, of those who have brought it. */
const casterOf = (g: State, p: Player, it: number): number =>
  sentBy(g, p).find((demon) => copyAt(g, it, BROUGHT + demon) !== NOBODY && !cannotCast(g, demon, it, 'combat')) ??
  NOBODY

function castChosen(g: State, f: Battle, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (m === DONE) f.silent |= 1 << f.by
  if (m === DONE || isVerb(m, 'let')) {
    f.declined++
    return go(f, casts)
  }
  f.declined = 0
  f.card = nounOf(m)
  const demon = casterOf(g, f.by, nounOf(m))
  story?.tell({ id: 'acts', facts: { demon, action: move('cast'), card: nounOf(m) }, reveals: 'all' })
  call(g, f, magic(f.by, demon, copyAt(g, nounOf(m), BROUGHT + demon), 1), hasCast)
}

function hasCast(g: State, f: Battle): void {
  if (g.loose.length > 0) call(g, f, rampages(), sorted)
  else go(f, casts)
}

function sorted(g: State, f: Battle, _answer: number, chance: Chance): void {
  rollSides(g, chance)
  go(f, casts)
}

const cast = question<State, Battle>({
  rule: 'HG-11.2.1-01',
  next: castChosen,
  params: (_g, f) => ({ place: f.place }),
  moves: (g, f) => [
    move('let'),
    DONE,
    ...new Set(sentBy(g, f.by).flatMap((demon) => designsAt(g, BROUGHT + demon).map((it) => move('cast', it)))),
  ],
  cannot(g, f, _p, m) {
    if (isVerb(m, 'let') || m === DONE) return undefined
    if (!isVerb(m, 'cast')) return 'HG-11.2.1-01'
    const [holder] = sentBy(g, f.by).filter((demon) => copyAt(g, nounOf(m), BROUGHT + demon) !== NOBODY)
    if (holder === undefined) return 'HG-11.1-02'
    return casterOf(g, f.by, nounOf(m)) === NOBODY ? cannotCast(g, holder, nounOf(m), 'combat') : undefined
  },
})

// Attacks

function aims(g: State, f: Battle): void {
  f.preferred.fill(NOBODY)
  f.order = [0, 1].flatMap((camp) => {
    const enemies = unitsOf(g, 1 - camp)
    return campPlayers(g, camp).filter((p) => hasChoice(g, p, enemies))
  })
  go(f, nextAim)
}

function nextAim(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  const p = f.order.shift()
  if (p === undefined) return fights(g, f, chance, story)
  f.by = p
  ask(g, f, p, prefer)
}

const classes = (g: State, p: Player): Move[] => [
  ...new Set(unitsOf(g, 1 - fightOf(g).camp[p]).map(({ name }) => name)),
]

function preferred(g: State, f: Battle, m: Move, chance: Chance, story?: HellgameStory): void {
  f.preferred[f.by] = m
  nextAim(g, f, 0, chance, story)
}

const prefer = question<State, Battle>({
  rule: 'HG-11.2.2-04',
  next: preferred,
  params: (_g, f) => ({ place: f.place }),
  moves: (g, f) => classes(g, f.by),
  cannot: (g, f, _p, m) => (classes(g, f.by).includes(m) ? undefined : 'HG-11.2.2-02'),
})

function fights(g: State, f: Battle, chance: Chance, story?: HellgameStory): void {
  f.fought++
  exchangeBlows(g, f.preferred, chance, story)
  if (g.loose.length > 0) call(g, f, rampages(), struck)
  else struck(g, f, 0, chance, story)
}

function struck(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  rollSides(g, chance)
  const stranded = strandedAt(g, f.place)
  if (stranded.length > 0) return call(g, f, mustFlee(f.place, NOWHERE, stranded), counted)
  counted(g, f, 0, chance, story)
}

function counted(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (!isAlive(g, 0) || !isAlive(g, 1)) return ends(g, f, chance, story)
  if (cannotFleeFrom(g, f.place)) return roundOver(g, f, chance, story)
  // The side with the most skulls sets the order; it lets the other declare first.
  const skulls = [bestSkulls(g, 0), bestSkulls(g, 1)]
  const last = skulls[0] === skulls[1] ? die(chance) % 2 : skulls[0] > skulls[1] ? 0 : 1
  f.order = [1 - last, last]
  go(f, nextCampFlees)
}

// Flight

function nextCampFlees(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  const camp = f.order.shift()
  if (camp === undefined) return roundOver(g, f, chance, story)
  const who = campPlayers(g, camp).filter((p) => !((f.standing >> p) & 1))
  if (who.length === 0) return nextCampFlees(g, f, 0, chance, story)
  askEach<State, Battle, Choice>(
    g,
    f,
    who.map((player) => ({ player, frame: choice(player, f.place, 1) })),
    decided,
  )
}

function decided(g: State, f: Battle, lanes: readonly Choice[], _chance: Chance, story?: HellgameStory): void {
  showAnswers(story, FLIGHT, fleeing(g, lanes))
  f.groups = []
  for (const lane of lanes) {
    if (lane.how === STANDS) f.standing |= 1 << lane.by
    f.groups.push(...groupsOf(g, lane))
  }
  go(f, nextGroup)
}

function nextGroup(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (f.groups.length > 0) {
    const [owner, lieutenant, plain, hounds] = f.groups.splice(0, 4)
    return call(g, f, runAway({ owner, lieutenant, plain, hounds }, f.place, NOWHERE), nextGroup)
  }
  if (g.loose.length > 0) return call(g, f, rampages(), nextGroup)
  const stranded = strandedAt(g, f.place)
  if (stranded.length > 0) return call(g, f, mustFlee(f.place, NOWHERE, stranded), fledFrom)
  fledFrom(g, f, 0, chance, story)
}

function fledFrom(g: State, f: Battle, _answer: number, chance: Chance, story?: HellgameStory): void {
  rollSides(g, chance)
  if (isAlive(g, 0) && isAlive(g, 1)) go(f, nextCampFlees)
  else ends(g, f, chance, story)
}

function roundOver(g: State, f: Battle, chance: Chance, story?: HellgameStory): void {
  if (g.threeRounds && f.fought >= 3) drawsFromCup(g, f, chance, story)
  else go(f, newRound)
}

// The end of it

function ends(g: State, f: Battle, chance: Chance, story?: HellgameStory): void {
  const winner = isAlive(g, 0) ? 0 : isAlive(g, 1) ? 1 : NOBODY
  if (winner === NOBODY) return closes(g)
  const players = campPlayers(g, winner)
  if (f.fought > 0) for (const p of players) winAt(g, p, f.place)
  story?.tell({ id: 'won', facts: { place: f.place, camp: winner, players } })
  if (partiesAt(g, f.place) < 2) return closes(g)
  if (onlyHounds(g, f.place)) return houndFight(g, f.place, chance, story)
  // Whoever has fled into this combat was on no side of it: that is a combat of its own.
  if (triumviratesAt(g, f.place).some((p) => !players.includes(p))) return closes(g)
  const others = legionsAt(g, FREEBOOTERS, f.place) > 0 || rampagingAt(g, f.place).length > 0
  if (others) return call(g, f, formCamps(g, 1), fightOn)
  askAll(g, f, players, attackAlly)
}

/** Freebooters or hounds are among the victors: they are the enemy now (11.3.3). Demons of the beaten leave. */
function fightOn(g: State, f: Battle): void {
  const { camp, demonCamp } = fightOf(g)
  for (let demon = 0; demon < demonCamp.length; demon++) {
    if (demonCamp[demon] === NOBODY) continue
    if (camp[g.demonOwner[demon]] === NOBODY) leaveCombat(g, demon)
    else demonCamp[demon] = camp[g.demonOwner[demon]]
  }
  go(f, newRound)
}

function alliesDecided(g: State, _f: Battle, answers: readonly Move[], _chance: Chance, story?: HellgameStory): void {
  const asked = campPlayers(g, isAlive(g, 0) ? 0 : 1)
  showAnswers(
    story,
    ALLIES,
    asked.filter((_, i) => answers[i] === YES),
  )
  const place = g.fightPlace
  closeFight(g)
  if (answers.includes(YES)) return done(g)
  g.signs[place] |= PEACE
  done(g, AT_PEACE)
}

const attackAlly = questionToAll<State, Battle>({
  rule: 'HG-11.3.3-01',
  next: alliesDecided,
  params: (_g, f) => ({ place: f.place }),
  moves: () => [NO, YES],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-11.3.3-01'),
})

export const battles = procedure<State, Battle>({
  locals: {
    place: PLACE,
    by: SEAT,
    fought: whole,
    standing: whole,
    silent: whole,
    preferred: wholes,
    order: wholes,
    next: whole,
    declined: whole,
    groups: wholes,
    card: whole,
  },
  steps: {
    begins,
    opposes,
    opposed,
    joined,
    rescued,
    cupEmptied,
    newRound,
    firstNamed,
    casts,
    castChosen,
    hasCast,
    sorted,
    aims,
    nextAim,
    preferred,
    struck,
    counted,
    nextCampFlees,
    decided,
    nextGroup,
    fledFrom,
    fightOn,
    alliesDecided,
  },
  questions: { castFirst, cast, prefer, attackAlly },
  tells: (g, f) => ({ place: f.place, round: g.fightRound }),
})
