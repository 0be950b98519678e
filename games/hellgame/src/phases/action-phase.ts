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
import { CAIM, type Demon, PAYMON, PRUFLAS } from '../demons.ts'
import { DEMON, SEAT, wholes } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import { lookAtHand, randomHandCards } from '../piles.ts'
import { bearer, canStillAct, demonsInPlay, handSize, othersAfter } from '../queries.ts'
import { NOBODY, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { action } from './action.ts'

/** Every demon acts in the order of the track (9). What is left of the track is who has still to come. */
interface ActionPhase extends Frame {
  by: Player
  /** Skills of the start of the phase that have still to be used, by rank of their bearers. */
  skills: Demon[]
  demon: Demon
}

export const actionPhase = (g: State): ActionPhase => {
  g.track = demonsInPlay(g)
  if (g.reversed) g.track.reverse()
  return { step: at(skillsFirst), by: NOBODY, skills: [CAIM, PAYMON, PRUFLAS], demon: NOBODY }
}

function skillsFirst(g: State, f: ActionPhase): void {
  for (;;) {
    const demon = f.skills.shift()
    if (demon === undefined) return go(f, nextDemon)
    f.by = bearer(g, demon)
    if (f.by === NOBODY) continue
    if (demon === CAIM && bookkeepers(g, f.by).length > 0) return ask(g, f, f.by, littleBird)
    if (demon === PAYMON) return ask(g, f, f.by, precedence)
    if (demon === PRUFLAS && rivals(g, f.by).length > 0) return ask(g, f, f.by, haveYouHeard)
  }
}

const bookkeepers = (g: State, p: Player): Player[] => othersAfter(g, p).filter((other) => handSize(g, other) > 0)
const rivals = (g: State, p: Player): Demon[] => g.track.filter((demon) => g.demonOwner[demon] !== p)

function listened(g: State, f: ActionPhase, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'side')) {
    const cards = randomHandCards(g, nounOf(m), 2, chance).sort((a, b) => a - b)
    lookAtHand(g, f.by, nounOf(m), cards, story)
  }
  go(f, skillsFirst)
}

const littleBird = question<State, ActionPhase>({
  rule: 'HG-C19',
  next: listened,
  moves: (g, f) => [...bookkeepers(g, f.by).map((p) => move('side', p)), move('nobody')],
  cannot: (g, f, _p, m) =>
    isVerb(m, 'nobody') || (isVerb(m, 'side') && bookkeepers(g, f.by).includes(nounOf(m))) ? undefined : 'HG-C19',
})

function preceded(g: State, f: ActionPhase, m: Move, _chance: Chance, story?: HellgameStory): void {
  g.track.splice(g.track.indexOf(PAYMON), 1)
  g.track.splice(nounOf(m), 0, PAYMON)
  story?.tell({ id: 'order', facts: { demon: PAYMON, at: nounOf(m) } })
  go(f, skillsFirst)
}

/** By place on the track. */
const precedence = question<State, ActionPhase>({
  rule: 'HG-C20',
  next: preceded,
  params: (g) => ({ now: g.track.indexOf(PAYMON) }),
  moves: (g) => g.track.map((_, place) => move('amount', place)),
  cannot: (g, _f, _p, m) => (isVerb(m, 'amount') && nounOf(m) < g.track.length ? undefined : 'HG-C20'),
})

function heard(g: State, f: ActionPhase, m: Move, _chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'demon')) {
    g.track.splice(g.track.indexOf(nounOf(m)), 1)
    g.track.push(nounOf(m))
    story?.tell({ id: 'order', facts: { demon: nounOf(m), at: g.track.length - 1 } })
  }
  go(f, skillsFirst)
}

const haveYouHeard = question<State, ActionPhase>({
  rule: 'HG-C20',
  next: heard,
  moves: (g, f) => [...rivals(g, f.by).map((demon) => move('demon', demon)), move('nobody')],
  cannot: (g, f, _p, m) =>
    isVerb(m, 'nobody') || (isVerb(m, 'demon') && rivals(g, f.by).includes(nounOf(m))) ? undefined : 'HG-C20',
})

function nextDemon(g: State, f: ActionPhase): void {
  for (;;) {
    const demon = g.track.shift()
    if (demon === undefined) return done(g)
    if (!canStillAct(g, demon)) continue
    f.demon = demon
    g.acted |= 1 << demon
    return call(g, f, action(demon), hasActed)
  }
}

/** After a Pass: behind so many demons that will still act (9.4, G-139). */
function hasActed(g: State, f: ActionPhase, waits: number, _chance: Chance, story?: HellgameStory): void {
  if (waits > 0) {
    g.acted &= ~(1 << f.demon)
    let before = waits
    let place = 0
    while (place < g.track.length && before > 0) if (canStillAct(g, g.track[place++])) before--
    g.track.splice(place, 0, f.demon)
    story?.tell({ id: 'order', facts: { demon: f.demon, at: place } })
  }
  go(f, nextDemon)
}

export const actionPhases = procedure<State, ActionPhase>({
  locals: { by: SEAT, skills: wholes, demon: DEMON },
  steps: { skillsFirst, listened, preceded, heard, nextDemon, hasActed },
  questions: { littleBird, precedence, haveYouHeard },
})
