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
import { ANTEHELL, NEIGHBOURS, NOWHERE, PLACES, QUARTERS, sectioAt } from '../board.ts'
import { AGARES, BAAL, type Demon, SKULLS } from '../demons.ts'
import { die, settleLucifer } from '../edits.ts'
import { moveUnits } from '../forces.ts'
import { COMMAND } from '../lieutenants.ts'
import { LIEUTENANT, OWNER, PLACE, SEAT, whole, wholes } from '../locals.ts'
import { DONE, houndedOf, isVerb, move, NO, nounOf, partyIn, plainOf, YES } from '../moves.ts'
import { LIEUTENANT_STEPS, legionSteps } from '../numbers.ts'
import {
  bearer,
  hasForeignLegions,
  hasRampaging,
  hasSign,
  legionsAt,
  lieutenantsAt,
  loneLieutenantsAt,
  othersAt,
  plainAt,
  tamedAt,
} from '../queries.ts'
import { rampages } from '../starts.ts'
import { FREEBOOTERS, MUST_STOP, NOBODY, type Owner, type State } from '../state.ts'
import { type HellgameStory, PASSAGE, showAnswers } from '../story.ts'
import { enterDanger, flights, followings, houndsIn, maskOf } from './flight.ts'
import {
  cannotAsk,
  cannotEnter,
  cannotGo,
  cannotHalt,
  cannotLead,
  cannotRegroup,
  cannotSetOut,
  cannotSlip,
  goalsOf,
  hasMoreToSay,
  hasMoved,
  hasParty,
  houndsHere,
  houndsReady,
  isEventful,
  isForged,
  isLoneLieutenant,
  type March,
  partiesOf,
  partyLegions,
  plainReady,
  waysOf,
} from './parties.ts'

const march = (by: Player, owner: Owner, skulls: number, freeLeads: number, barred: number): March => ({
  step: at(chooses),
  by,
  owner,
  skulls,
  freeLeads,
  barred,
  moved: Array(PLACES).fill(0),
  movedHounds: 0,
  movedLieutenants: 0,
  at: NOWHERE,
  lieutenant: NOBODY,
  plain: 0,
  hounds: 0,
  steps: 0,
  made: 0,
  refused: [],
  friends: 0,
  ahead: NOWHERE,
})

export const marchOf = (g: State, demon: Demon): Frame => {
  const p = g.demonOwner[demon]
  const baal = bearer(g, BAAL) === p && demon === BAAL ? 1 : 0
  return march(p, p, SKULLS[demon], baal, demon === AGARES && bearer(g, AGARES) === p ? 1 : 0)
}

/** Forged Marching Orders: up to so many unled legions of another, a step each, no passage asked. */
export const forgedMarch = (by: Player, owner: Owner, legions: number): Frame => march(by, owner, legions, 0, 0)

// Who may set out

/** The rule against a march without a unit that could set out. */
export function cannotMarch(g: State, demon: Demon): Rule | undefined {
  return hasParty(g, marchOf(g, demon) as March) ? undefined : 'HG-9.5-01'
}

export const hasForgeable = (g: State, by: Player, owner: Owner): boolean =>
  hasParty(g, forgedMarch(by, owner, 1) as March)

function chooses(g: State, f: March, _answer: number, chance: Chance, story?: HellgameStory): void {
  f.at = NOWHERE
  settleLucifer(g, chance, story)
  if (hasParty(g, f)) ask(g, f, f.by, setOut)
  else done(g)
}

function chosen(g: State, f: March, m: Move): void {
  if (m === DONE) return done(g)
  f.refused = []
  f.friends = 0
  f.made = 0
  if (isVerb(m, 'lead')) {
    f.lieutenant = nounOf(m)
    f.at = g.lieutenantPlace[f.lieutenant]
    f.plain = 0
    f.hounds = 0
    f.steps = LIEUTENANT_STEPS
    if (f.freeLeads > 0) f.freeLeads--
    else f.skulls--
    if (plainReady(g, f, f.at) > 0 || houndsReady(g, f, f.at).length > 0) ask(g, f, f.by, takeAlong)
    else go(f, nextStep)
    return
  }
  const { from, hounded, count } = partyIn(m)
  f.lieutenant = NOBODY
  f.at = from
  f.plain = hounded ? 0 : count
  f.hounds = hounded ? maskOf(houndsReady(g, f, from).slice(0, count)) : 0
  f.steps = isForged(f) ? 1 : legionSteps(g)
  f.skulls -= count
  go(f, nextStep)
}

const setOut = question<State, March>({
  rule: 'HG-9.5-01',
  next: chosen,
  params: (_g, f) => ({ skulls: f.skulls, owner: f.owner }),
  moves: (g, f) => [...partiesOf(g, f), DONE],
  legal: (g, f) => (hasMoved(f) || isForged(f) ? [...partiesOf(g, f), DONE] : partiesOf(g, f)),
  cannot(g, f, _p, m): Rule | undefined {
    if (m === DONE) return hasMoved(f) || isForged(f) ? undefined : 'HG-9.3-01'
    if (isVerb(m, 'lead')) return cannotLead(g, f, nounOf(m))
    if (!isVerb(m, 'party')) return 'HG-9.5-01'
    const { from, hounded, count } = partyIn(m)
    return cannotSetOut(g, f, from, hounded, count)
  },
})

function taken(g: State, f: March, m: Move): void {
  f.plain = plainOf(nounOf(m))
  f.hounds = maskOf(houndsReady(g, f, f.at).slice(0, houndedOf(nounOf(m))))
  go(f, nextStep)
}

const takeAlong = question<State, March>({
  rule: 'HG-9.5-05',
  next: taken,
  params: (_g, f) => ({ lieutenant: f.lieutenant, place: f.at }),
  moves: (g, f) => followings(COMMAND[f.lieutenant], plainReady(g, f, f.at), houndsReady(g, f, f.at).length),
  cannot(g, f, _p, m): Rule | undefined {
    if (!isVerb(m, 'following')) return 'HG-9.5-05'
    const plain = plainOf(nounOf(m))
    const hounded = houndedOf(nounOf(m))
    if (plain + hounded > COMMAND[f.lieutenant]) return 'HG-2.3.7-01'
    if (plain > plainReady(g, f, f.at) || hounded > houndsReady(g, f, f.at).length) return 'HG-9.5-04'
    const slips =
      plain + hounded > 0 || f.at === ANTEHELL || NEIGHBOURS[f.at].some((to) => !cannotSlip(g, f, to, f.steps))
    return slips ? undefined : 'HG-9.5.2.2-01'
  },
})

// Steps

function nextStep(g: State, f: March): void {
  if (f.steps === 0) return ends(f)
  const ways = waysOf(g, f)
  if (ways.length === 0 || (ways.length === 1 && isVerb(ways[0], 'halt'))) return ends(f)
  ask(g, f, f.by, walkOn)
}

/** The party has moved, wherever it is. */
function ends(f: March): void {
  f.moved[f.at] += f.plain
  f.movedHounds |= f.hounds
  if (f.lieutenant !== NOBODY) f.movedLieutenants |= 1 << f.lieutenant
  f.plain = 0
  f.hounds = 0
  f.lieutenant = NOBODY
  go(f, chooses)
}

function walked(g: State, f: March, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'halt')) return ends(f)
  if (isVerb(m, 'following')) return regroups(g, f, plainOf(nounOf(m)), houndedOf(nounOf(m)))
  const to = nounOf(m)
  f.ahead = to
  f.friends = 0
  if (isVerb(m, 'ask')) return askPassage(g, f)
  if (f.at === ANTEHELL) return leavesAntehell(g, f, chance, story)
  const { steps, via } = goalsOf(g, f).get(to) ?? { steps: 1, via: f.at }
  f.steps -= steps - 1
  if (!isEventful(g, f, to)) return walksTo(g, f, story)
  if (via !== f.at) {
    f.ahead = via
    goesAhead(g, f, story)
    f.ahead = to
  }
  enters(g, f, chance, story)
}

/** Nothing happens there, and nothing on the way. */
function walksTo(g: State, f: March, story?: HellgameStory): void {
  goesAhead(g, f, story)
  f.steps--
  if (hasMoreToSay(g, f)) nextStep(g, f)
  else ends(f)
}

const walkOn = question<State, March>({
  rule: 'HG-9.5-02',
  next: walked,
  params: (_g, f) => ({ place: f.at, steps: f.steps, legions: partyLegions(f), lieutenant: f.lieutenant }),
  moves: waysOf,
  legal: waysOf,
  cannot(g, f, _p, m): Rule | undefined {
    if (isVerb(m, 'go')) return cannotGo(g, f, nounOf(m))
    if (isVerb(m, 'ask')) return cannotAsk(g, f, nounOf(m))
    if (isVerb(m, 'following')) return cannotRegroup(g, f, plainOf(nounOf(m)), houndedOf(nounOf(m)))
    return isVerb(m, 'halt') ? cannotHalt(g, f) : 'HG-9.5-02'
  },
})

function regroups(g: State, f: March, plain: number, hounded: number): void {
  const had = houndsIn(f.hounds)
  const hounds = [...had, ...houndsHere(g, f)].slice(0, hounded)
  f.movedHounds |= maskOf(had.filter((hound) => !hounds.includes(hound)))
  f.moved[f.at] += Math.max(0, f.plain - plain)
  f.plain = plain
  f.hounds = maskOf(hounds)
  go(f, nextStep)
}

// Passage

function askPassage(g: State, f: March): void {
  askAll(g, f, passageFrom(g, f), passage)
}

const passageFrom = (g: State, f: March): Player[] =>
  othersAt(g, f.owner, f.ahead).filter((p) => legionsAt(g, p, f.ahead) > 0)

function passageAnswered(g: State, f: March, answers: readonly Move[], chance: Chance, story?: HellgameStory): void {
  const granted = answers.every((m) => m === YES)
  const asked = passageFrom(g, f)
  showAnswers(
    story,
    PASSAGE,
    asked.filter((_, i) => answers[i] === YES),
  )
  story?.tell({ id: 'passage-asked', facts: { by: f.by, place: f.ahead, granted: granted ? 1 : 0 } })
  if (granted) {
    f.friends = passageFrom(g, f).reduce((mask, p) => mask | (1 << p), 0)
    return enters(g, f, chance, story)
  }
  f.refused.push(f.ahead)
  if (f.at === ANTEHELL) return enters(g, f, chance, story)
  go(f, nextStep)
}

const passage = questionToAll<State, March>({
  rule: 'HG-9.5-12',
  next: passageAnswered,
  params: (_g, f) => ({ by: f.by, place: f.ahead, legions: partyLegions(f) }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-9.5-12'),
})

// Entering

/** A quarter by die; a 6, a closed Sectio or Uriel's bars the party for the rest of the phase (9.5.2.3, G-134). */
function leavesAntehell(g: State, f: March, chance: Chance, story?: HellgameStory): void {
  const rolled = die(chance)
  const to = rolled > QUARTERS ? NOWHERE : sectioAt(0, rolled - 1)
  f.ahead = to
  if (to === NOWHERE || cannotEnter(g, f, to, f.steps)) {
    story?.tell({ id: 'lost', facts: { by: f.owner, die: rolled } })
    g.lostPlain[f.owner] += f.plain
    g.lostHounds |= f.hounds
    if (f.lieutenant !== NOBODY) g.lostLieutenants |= 1 << f.lieutenant
    f.made++
    // Those that are lost are counted already: they have not moved as well.
    f.plain = 0
    return ends(f)
  }
  const mayAsk = !isForged(f) && f.steps > 1 && hasForeignLegions(g, f.owner, to) && legionsAt(g, FREEBOOTERS, to) === 0
  if (mayAsk) ask(g, f, f.by, askOrEnter)
  else enters(g, f, chance, story)
}

function asksOrEnters(g: State, f: March, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'ask')) askPassage(g, f)
  else enters(g, f, chance, story)
}

const askOrEnter = question<State, March>({
  rule: 'HG-G134',
  next: asksOrEnters,
  params: (_g, f) => ({ place: f.ahead }),
  moves: (_g, f) => [move('go', f.ahead), move('ask', f.ahead)],
  cannot: (_g, f, _p, m) => ((isVerb(m, 'go') || isVerb(m, 'ask')) && nounOf(m) === f.ahead ? undefined : 'HG-G134'),
})

/** The units go from where they are to what is ahead of them; then that lies behind where they came from. */
function goesAhead(g: State, f: March, story?: HellgameStory): void {
  const { at: from, ahead: to } = f
  moveUnits(g, f.owner, from, to, f.plain, houndsIn(f.hounds), f.lieutenant)
  story?.tell({
    id: 'marched',
    facts: { by: f.owner, from, to, legions: partyLegions(f), lieutenant: f.lieutenant },
  })
  f.at = to
  f.made++
  f.ahead = from
}

function enters(g: State, f: March, chance: Chance, story?: HellgameStory): void {
  goesAhead(g, f, story)
  f.steps--
  enterDanger(g, f, chance, story)
  if (g.loose.length > 0) return call(g, f, rampages(), meets)
  meets(g, f)
}

function meets(g: State, f: March): void {
  const causes = partyLegions(f) > 0 && f.at !== ANTEHELL
  const meetsSomebody = othersAt(g, f.owner, f.at).length > 0 || loneLieutenantsAt(g, f.owner, f.at).length > 0
  if (causes && meetsSomebody) call(g, f, flights(f.owner, f.at, f.ahead, f.friends, f.barred), met)
  else met(g, f)
}

function met(g: State, f: March): void {
  const isGone = f.lieutenant === NOBODY && partyLegions(f) === 0
  if (isGone || mustStop(g, f)) return ends(f)
  nextStep(g, f)
}

function mustStop(g: State, f: March): boolean {
  if (f.at === ANTEHELL || f.at === g.lilith || hasSign(g, f.at, MUST_STOP) || hasRampaging(g, f.at)) return true
  if (isLoneLieutenant(f)) return false
  if (legionsAt(g, FREEBOOTERS, f.at) > 0) return true
  return othersAt(g, f.owner, f.at).some((p) => legionsAt(g, p, f.at) > 0 && !((f.friends >> p) & 1))
}

/** The party under way is where the march says it is. */
function isThere(g: State, f: March): boolean {
  const hounds = tamedAt(g, f.owner, f.at)
  const isLed = f.lieutenant === NOBODY || lieutenantsAt(g, f.owner, f.at).includes(f.lieutenant)
  return isLed && plainAt(g, f.owner, f.at) >= f.plain && houndsIn(f.hounds).every((hound) => hounds.includes(hound))
}

export const marching = procedure<State, March>({
  locals: {
    by: SEAT,
    owner: OWNER,
    skulls: whole,
    freeLeads: whole,
    barred: whole,
    moved: wholes,
    movedHounds: whole,
    movedLieutenants: whole,
    at: whole,
    lieutenant: LIEUTENANT,
    plain: whole,
    hounds: whole,
    steps: whole,
    made: whole,
    refused: wholes,
    friends: whole,
    ahead: PLACE,
  },
  steps: { chooses, chosen, taken, nextStep, walked, passageAnswered, asksOrEnters, meets, met },
  questions: { setOut, takeAlong, walkOn, passage, askOrEnter },
  meanwhile: {
    taken: isThere,
    walked: (g, f) => isThere(g, f) && f.steps > 0,
    passageAnswered: isThere,
    asksOrEnters: isThere,
    met: isThere,
  },
  tells: (_g, f) => ({
    by: f.by,
    owner: f.owner,
    place: f.at,
    ahead: f.ahead,
    legions: partyLegions(f),
    lieutenant: f.lieutenant,
    steps: f.steps,
    skulls: f.skulls,
  }),
})
