import {
  ask,
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
  type Rule,
} from '@acheron/core'
import { ANTEHELL, PENTAGRAM, type Place, stepFrom } from '../board.ts'
import { die } from '../edits.ts'
import { houndToBox, moveUnits, removeLegions, retire } from '../forces.ts'
import { ALL_HOUNDS, type Hound } from '../hounds.ts'
import { COMMAND, type Lieutenant } from '../lieutenants.ts'
import { LIEUTENANT, OWNER, PLACE, SEAT, whole, wholes } from '../locals.ts'
import { followingMove, houndedOf, isVerb, move, nounOf, plainOf } from '../moves.ts'
import {
  cannotFleeFrom,
  hasEnemies,
  hasSign,
  houndedAt,
  isClosed,
  isPlayer,
  ledAt,
  legionsAt,
  lieutenantsAt,
  loneLieutenantsAt,
  othersAt,
  plainAt,
  tamedAt,
} from '../queries.ts'
import { rampages } from '../starts.ts'
import { FREEBOOTERS, NOBODY, type Owner, PITS, type State } from '../state.ts'
import { BY_DANGER, BY_SPIRIT, CAPTURED, FLIGHT, type HellgameStory, showAnswers } from '../story.ts'

/** What came of a flight. */
const FAILED = 0
const FLED = 1
const LOST = 2
/** Lost to Uriel, not to a danger on the way. */
export const BURNT = 3

export const houndsIn = (mask: number): Hound[] => ALL_HOUNDS.filter((hound) => (mask >> hound) & 1)
export const maskOf = (hounds: readonly Hound[]): number => hounds.reduce((mask, hound) => mask | (1 << hound), 0)

// One group that runs: a legion with or without its hound, or a lieutenant with the legions that he takes along

interface RunAway extends Frame {
  owner: Owner
  lieutenant: Lieutenant
  plain: number
  hounds: number
  /** Where it began, where it is now, and whence the enemy came (NOWHERE: any direction will do). */
  start: Place
  at: Place
  from: Place
  /** Whether it flees from Uriel: 1 or 0. */
  uriel: number
  dice: number[]
}

export interface Group {
  readonly owner: Owner
  readonly lieutenant: Lieutenant
  readonly plain: number
  readonly hounds: number
}

export const runAway = (group: Group, start: Place, from: Place, uriel = 0): RunAway => ({
  step: at(rolls),
  ...group,
  start,
  at: start,
  from,
  uriel,
  dice: [],
})

const legionsOf = (f: RunAway): number => f.plain + houndsIn(f.hounds).length

/** AnteHell is no Sectio: one may flee there even from those who came from there (9.5.1). */
const isForbidden = (g: State, f: RunAway, to: number): boolean =>
  to === PENTAGRAM || (to === f.from && to !== ANTEHELL) || isClosed(g, to)

/** A forbidden direction is rolled again (G-45). */
function rollWay(g: State, f: RunAway, chance: Chance): number {
  for (;;) {
    const rolled = die(chance)
    if (rolled > 4 || !isForbidden(g, f, stepFrom(f.at, rolled - 1))) return rolled
  }
}

function rolls(g: State, f: RunAway, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (!f.uriel && cannotFleeFrom(g, f.at)) return fails(g, f, story)
  f.dice = [rollWay(g, f, chance)]
  if (f.lieutenant !== NOBODY) f.dice.push(rollWay(g, f, chance))
  const ways = [...new Set(f.dice.filter((rolled) => rolled <= 4))]
  if (ways.length === 0) return fails(g, f, story)
  if (ways.length === 2 && isPlayer(g, f.owner)) return ask(g, f, f.owner, whichWay)
  runs(g, f, ways[ways.length > 1 ? chance.pick(ways.length) : 0], chance, story)
}

function fails(g: State, f: RunAway, story?: HellgameStory): void {
  story?.tell({
    id: 'flight-failed',
    facts: { by: f.owner, place: f.at, dice: f.dice, legions: legionsOf(f), lieutenant: f.lieutenant },
  })
  if (!f.uriel) return done(g, FAILED)
  // Who fails elsewhere has escaped Uriel, though into the arms of an enemy.
  if (f.at === g.uriel) burns(g, f, story)
  else done(g, FLED)
}

function wayChosen(g: State, f: RunAway, m: Move, chance: Chance, story?: HellgameStory): void {
  const to = nounOf(m)
  runs(g, f, f.dice.find((rolled) => rolled <= 4 && stepFrom(f.at, rolled - 1) === to) ?? 0, chance, story)
}

function runs(g: State, f: RunAway, rolled: number, chance: Chance, story?: HellgameStory): void {
  const from = f.at
  const to = stepFrom(from, rolled - 1)
  story?.tell({
    id: 'fled',
    facts: { by: f.owner, from, to, dice: f.dice, legions: legionsOf(f), lieutenant: f.lieutenant },
  })
  moveUnits(g, f.owner, from, to, f.plain, houndsIn(f.hounds), f.lieutenant)
  f.at = to
  if (to === g.uriel) return burns(g, f, story)
  if (to === ANTEHELL) return done(g, FLED)
  enterDanger(g, f, chance, story)
  if (legionsOf(f) === 0 && f.lieutenant === NOBODY) return done(g, LOST)
  const lonely = loneLieutenantsAt(g, f.owner, to)
  if (lonely.length > 0 && legionsOf(f) > 0) call(g, f, mustFlee(to, from, lonely), arrives)
  else arrives(g, f)
}

function arrives(g: State, f: RunAway): void {
  if (f.at === f.start) return done(g, FAILED)
  if (f.at === g.lilith || !hasEnemies(g, f.owner, f.at)) return done(g, FLED)
  go(f, rolls)
}

function burns(g: State, f: RunAway, story?: HellgameStory): void {
  for (const hound of houndsIn(f.hounds)) houndToBox(g, hound, story)
  removeLegions(g, f.owner, f.at, legionsOf(f), [], BY_SPIRIT, story)
  if (f.lieutenant !== NOBODY) retire(g, f.lieutenant, BY_SPIRIT, story)
  done(g, BURNT)
}

const whichWay = question<State, RunAway>({
  rule: 'HG-G048',
  next: wayChosen,
  to: (f) => f.owner,
  params: (_g, f) => ({ place: f.at, lieutenant: f.lieutenant }),
  moves: (_g, f) => f.dice.filter((rolled) => rolled <= 4).map((rolled) => move('go', stepFrom(f.at, rolled - 1))),
  cannot: (_g, f, _p, m) =>
    isVerb(m, 'go') && f.dice.some((rolled) => rolled <= 4 && stepFrom(f.at, rolled - 1) === nounOf(m))
      ? undefined
      : 'HG-G048',
})

export const runningAway = procedure<State, RunAway>({
  locals: {
    owner: OWNER,
    lieutenant: LIEUTENANT,
    plain: whole,
    hounds: whole,
    start: PLACE,
    at: whole,
    from: whole,
    uriel: whole,
    dice: wholes,
  },
  steps: { rolls, wayChosen, arrives },
  questions: { whichWay },
})

/** One die for each unit that has marched or fled into a dangerous Sectio (C30). Changes the group to what is left. */
export function enterDanger(
  g: State,
  f: { owner: Owner; lieutenant: Lieutenant; plain: number; hounds: number; at: Place },
  chance: Chance,
  story?: HellgameStory,
): void {
  if (!hasSign(g, f.at, PITS)) return
  let plain = 0
  for (let i = 0; i < f.plain; i++) if (die(chance) === 6) plain++
  const hounds = houndsIn(f.hounds).filter(() => die(chance) === 6)
  if (f.lieutenant !== NOBODY && die(chance) === 6) {
    retire(g, f.lieutenant, BY_DANGER, story)
    f.lieutenant = NOBODY
  }
  removeLegions(g, f.owner, f.at, plain, hounds, BY_DANGER, story)
  f.plain -= plain
  f.hounds &= ~maskOf(hounds)
}

// Lieutenants who must flee or are captured (9.5.2.2, G-126)

interface MustFlee extends Frame {
  place: Place
  from: Place
  lieutenants: Lieutenant[]
  running: Lieutenant
}

export const mustFlee = (place: Place, from: Place, lieutenants: readonly Lieutenant[]): MustFlee => ({
  step: at(nextLieutenant),
  place,
  from,
  lieutenants: [...lieutenants],
  running: NOBODY,
})

function nextLieutenant(g: State, f: MustFlee, _answer: number, _chance: Chance, story?: HellgameStory): void {
  const lieutenant = f.lieutenants.shift()
  if (lieutenant === undefined) return done(g)
  f.running = lieutenant
  const owner = g.lieutenantOwner[lieutenant]
  if (owner === FREEBOOTERS || cannotFleeFrom(g, f.place)) {
    retire(g, lieutenant, CAPTURED, story)
    return go(f, nextLieutenant)
  }
  call(g, f, runAway({ owner, lieutenant, plain: 0, hounds: 0 }, f.place, f.from), hasRun)
}

function hasRun(g: State, f: MustFlee, outcome: number, chance: Chance, story?: HellgameStory): void {
  if (outcome === FAILED && isStillAlone(g, f.running)) retire(g, f.running, CAPTURED, story)
  nextLieutenant(g, f, 0, chance, story)
}

/** A flight may have failed only where legions of his own stand: he stays with them (G-49). */
const isStillAlone = (g: State, it: Lieutenant): boolean =>
  legionsAt(g, g.lieutenantOwner[it], g.lieutenantPlace[it]) === 0

export const lieutenantsFlee = procedure<State, MustFlee>({
  locals: { place: PLACE, from: whole, lieutenants: wholes, running: whole },
  steps: { nextLieutenant, hasRun },
})

// All who may flee from whoever enters: asked at once, then carried out by seat

interface Flights extends Frame {
  /** Who entered, or NOBODY for a hound. */
  owner: Owner
  place: Place
  from: Place
  /** Players who have granted passage, as bits: their lone lieutenants need not flee. */
  friends: number
  /** Whether nobody may flee (Agares): 1 or 0. */
  barred: number
  /** Groups that will run: owner, lieutenant, plain, hounds; and so on. */
  groups: number[]
}

/** The units of others may flee from those who have entered. */
export const flights = (owner: Owner, place: Place, from: Place, friends = 0, barred = 0): Flights => ({
  step: at(entered),
  owner,
  place,
  from,
  friends,
  barred,
  groups: [],
})

function entered(g: State, f: Flights, _answer: number, _chance: Chance, story?: HellgameStory): void {
  const lonely = loneLieutenantsAt(g, f.owner, f.place).filter((it) => !((f.friends >> g.lieutenantOwner[it]) & 1))
  if (lonely.length === 0) return offered(g, f)
  if (!f.barred) return call(g, f, mustFlee(f.place, f.from, lonely), offered)
  for (const lieutenant of lonely) retire(g, lieutenant, CAPTURED, story)
  offered(g, f)
}

function offered(g: State, f: Flights): void {
  const who =
    f.barred || cannotFleeFrom(g, f.place)
      ? []
      : othersAt(g, f.owner, f.place).filter((p) => legionsAt(g, p, f.place) > 0)
  if (who.length === 0) return done(g)
  askEach<State, Flights, Choice>(
    g,
    f,
    who.map((player) => ({ player, frame: choice(player, f.place) })),
    decided,
  )
}

function decided(g: State, f: Flights, lanes: readonly Choice[], _chance: Chance, story?: HellgameStory): void {
  showAnswers(story, FLIGHT, fleeing(g, lanes))
  for (const lane of lanes) f.groups.push(...groupsOf(g, lane))
  go(f, nextGroup)
}

function nextGroup(g: State, f: Flights): void {
  if (f.groups.length === 0) return g.loose.length > 0 ? call(g, f, rampages(), nextGroup) : done(g)
  const [owner, lieutenant, plain, hounds] = f.groups.splice(0, 4)
  call(g, f, runAway({ owner, lieutenant, plain, hounds }, f.place, f.from), nextGroup)
}

export const flightsOfAll = procedure<State, Flights>({
  locals: { owner: OWNER, place: PLACE, from: whole, friends: whole, barred: whole, groups: wholes },
  steps: { entered, offered, decided, nextGroup },
  tells: (_g, f) => ({ place: f.place, owner: f.owner }),
})

// What one player decides about a flight

const STAYS = 0
const ALL_FLEE = 1
const SOME_FLEE = 2
/** In combat: stays to the end and is not asked again. */
export const STANDS = 3

export interface Choice extends Frame {
  by: Player
  place: Place
  /** Whether it is a combat from which they would flee: 1 or 0. */
  combat: number
  how: number
  /** Lieutenants not yet decided about; then what each takes along: lieutenant, plain, hounded, and so on. */
  undecided: Lieutenant[]
  led: number[]
  /** Legions that flee on their own. */
  plain: number
  hounded: number
}

export const choice = (by: Player, place: Place, combat = 0): Choice => ({
  step: at(wants),
  by,
  place,
  combat,
  how: STAYS,
  undecided: [],
  led: [],
  plain: 0,
  hounded: 0,
})

/** Who flees, with whatever. */
export const fleeing = (g: State, lanes: readonly Choice[]): Player[] =>
  lanes.filter((lane) => groupsOf(g, lane).length > 0).map((lane) => lane.by)

/** The groups of a choice that was made: owner, lieutenant, plain, hounds for each. */
export function groupsOf(g: State, f: Choice): number[] {
  if (f.how === STAYS || f.how === STANDS) return []
  const hounds = tamedAt(g, f.by, f.place)
  const out: number[] = []
  const add = (lieutenant: Lieutenant, plain: number, hounded: number): void =>
    void out.push(f.by, lieutenant, plain, maskOf(hounds.splice(0, hounded)))
  let plain = f.plain
  let hounded = f.hounded
  if (f.how === ALL_FLEE) {
    const led = ledAt(g, f.by, f.place)
    for (const it of led) add(it.lieutenant, it.plain, it.hounded)
    plain = plainAt(g, f.by, f.place) - led.reduce((sum, it) => sum + it.plain, 0)
    hounded = hounds.length
  } else for (let i = 0; i < f.led.length; i += 3) add(f.led[i], f.led[i + 1], f.led[i + 2])
  for (let i = 0; i < plain; i++) add(NOBODY, 1, 0)
  for (let i = 0; i < hounded; i++) add(NOBODY, 0, 1)
  return out
}

function wants(g: State, f: Choice): void {
  ask(g, f, f.by, flee)
}

function wanted(g: State, f: Choice, m: Move): void {
  f.how = isVerb(m, 'stay') ? STAYS : isVerb(m, 'flee') ? ALL_FLEE : isVerb(m, 'stand') ? STANDS : SOME_FLEE
  if (f.how !== SOME_FLEE) return done(g)
  f.undecided = lieutenantsAt(g, f.by, f.place)
  go(f, nextChoice)
}

function nextChoice(g: State, f: Choice): void {
  if (f.undecided.length > 0) return ask(g, f, f.by, leadAway)
  if (leftOf(g, f, false) > 0) return ask(g, f, f.by, fleePlain)
  afterPlain(g, f)
}

function afterPlain(g: State, f: Choice): void {
  if (leftOf(g, f, true) > 0) ask(g, f, f.by, fleeHounded)
  else done(g)
}

/** Legions of a class that no fleeing lieutenant takes along. */
function leftOf(g: State, f: Choice, hounded: boolean): number {
  let left = hounded ? houndedAt(g, f.by, f.place) : plainAt(g, f.by, f.place)
  for (let i = 0; i < f.led.length; i += 3) left -= f.led[i + (hounded ? 2 : 1)]
  return left
}

function ledAway(_g: State, f: Choice, m: Move): void {
  const lieutenant = f.undecided.shift() ?? NOBODY
  if (isVerb(m, 'following')) f.led.push(lieutenant, plainOf(nounOf(m)), houndedOf(nounOf(m)))
  go(f, nextChoice)
}

function plainChosen(g: State, f: Choice, m: Move): void {
  f.plain = nounOf(m)
  afterPlain(g, f)
}

function houndedChosen(g: State, f: Choice, m: Move): void {
  f.hounded = nounOf(m)
  done(g)
}

const unitGroups = (g: State, f: Choice): number => legionsAt(g, f.by, f.place) + lieutenantsAt(g, f.by, f.place).length

const flee = question<State, Choice>({
  rule: 'HG-9.5.1-01',
  next: wanted,
  params: (_g, f) => ({ place: f.place, combat: f.combat }),
  moves: () => [move('stay'), move('stand'), move('flee'), move('choose')],
  cannot(g, f, _p, m): Rule | undefined {
    if (isVerb(m, 'stay') || isVerb(m, 'flee')) return undefined
    if (isVerb(m, 'stand')) return f.combat ? undefined : 'HG-11.2.4-01'
    return isVerb(m, 'choose') && unitGroups(g, f) > 1 ? undefined : 'HG-G047'
  },
})

const leadAway = question<State, Choice>({
  rule: 'HG-9.5.1-05',
  next: ledAway,
  params: (_g, f) => ({ place: f.place, lieutenant: f.undecided[0] }),
  moves: (g, f) => [move('stay'), ...followings(COMMAND[f.undecided[0]], leftOf(g, f, false), leftOf(g, f, true))],
  cannot(g, f, _p, m): Rule | undefined {
    if (isVerb(m, 'stay')) return undefined
    if (!isVerb(m, 'following')) return 'HG-9.5.1-05'
    const plain = plainOf(nounOf(m))
    const hounded = houndedOf(nounOf(m))
    const fits =
      plain + hounded <= COMMAND[f.undecided[0]] && plain <= leftOf(g, f, false) && hounded <= leftOf(g, f, true)
    return fits ? undefined : 'HG-9.5.1-05'
  },
})

export function followings(command: number, plain: number, hounded: number): Move[] {
  const out: Move[] = []
  for (let a = 0; a <= Math.min(plain, command); a++)
    for (let b = 0; b <= Math.min(hounded, command - a); b++) out.push(followingMove(a, b))
  return out
}

const howMany = (hounded: boolean, then: (g: State, f: Choice, m: Move) => void) =>
  question<State, Choice>({
    rule: 'HG-G047',
    next: then,
    params: (g, f) => ({ place: f.place, most: leftOf(g, f, hounded) }),
    moves: (g, f) => Array.from({ length: leftOf(g, f, hounded) + 1 }, (_, n) => move('amount', n)),
    cannot: (g, f, _p, m) => (isVerb(m, 'amount') && nounOf(m) <= leftOf(g, f, hounded) ? undefined : 'HG-G047'),
  })

const fleePlain = howMany(false, plainChosen)
const fleeHounded = howMany(true, houndedChosen)

export const flightChoice = procedure<State, Choice>({
  locals: {
    by: SEAT,
    place: PLACE,
    combat: whole,
    how: whole,
    undecided: wholes,
    led: wholes,
    plain: whole,
    hounded: whole,
  },
  steps: { wants, wanted, nextChoice, ledAway, plainChosen, houndedChosen },
  questions: { flee, leadAway, fleePlain, fleeHounded },
})
