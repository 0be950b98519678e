import {
  askAll,
  at,
  type Chance,
  call,
  done,
  type Frame,
  finish,
  go,
  type Move,
  type Player,
  procedure,
  questionToAll,
} from '@acheron/core'
import { ERESHKIGAL, NABUROS } from '../demons.ts'
import { changeDisfavours, die, drawDemon, gainFavours, payFavours, recover } from '../edits.ts'
import { clearBonuses } from '../forces.ts'
import { SEATS } from '../locals.ts'
import { isVerb, move, nounOf } from '../moves.ts'
import { disfavourPrice } from '../numbers.ts'
import { bearer, demonsInPlay, demonsOf, everybody, isActive, sixesOf } from '../queries.ts'
import { winnersNow } from '../scoring.ts'
import { beginTurn, ENDINGS, NOBODY, type State } from '../state.ts'
import { ATONEMENT, type HellgameStory, showAnswers } from '../story.ts'
import { placings } from './moving-by-card.ts'

/** Victory, skills, disfavours, recovery, tidying up (13). */
interface End extends Frame {
  atoners: Player[]
}

export const endPhase = (): End => ({ step: at(checks), atoners: [] })

function checks(g: State, f: End, _answer: number, _chance: Chance, story?: HellgameStory): void {
  const won = winnersNow(g)
  if (!won) return go(f, skills)
  g.ending = ENDINGS.indexOf(won.ending)
  g.winners = won.players.reduce((mask, p) => mask | (1 << p), 0)
  if (won.ending === 'sixes')
    for (const p of won.players) story?.tell({ id: 'sixes', facts: { by: p, cards: sixesOf(g, p) }, reveals: 'all' })
  story?.tell({ id: 'ended', facts: { ending: g.ending, winners: won.players } })
  finish(g)
}

function skills(g: State, f: End, _answer: number, chance: Chance, story?: HellgameStory): void {
  const restorer = bearer(g, NABUROS)
  if (restorer !== NOBODY) {
    if (g.disfavours[restorer] > 0) changeDisfavours(g, restorer, -1, story)
    else restoresHonour(g, restorer, chance, story)
  }
  const queen = bearer(g, ERESHKIGAL)
  const frame = queen !== NOBODY && (g.lostLegion >> queen) & 1 ? placings(g, [queen]) : undefined
  if (frame) call(g, f, frame, atones)
  else go(f, atones)
}

function restoresHonour(g: State, p: Player, chance: Chance, story?: HellgameStory): void {
  const rolled = die(chance)
  story?.tell({ id: 'rolled', facts: { demon: NABUROS, die: rolled, passed: rolled >= 4 ? 1 : 0 } })
  if (rolled >= 4) gainFavours(g, p, 1, story)
}

const mostAtoned = (g: State, p: Player): number =>
  Math.min(g.disfavours[p], Math.floor(g.favours[p] / disfavourPrice(g)))

function atones(g: State, f: End): void {
  f.atoners = everybody(g).filter((p) => mostAtoned(g, p) > 0)
  if (f.atoners.length > 0) askAll(g, f, f.atoners, atone)
  else go(f, recovers)
}

function atoned(g: State, f: End, answers: readonly Move[], _chance: Chance, story?: HellgameStory): void {
  showAnswers(
    story,
    ATONEMENT,
    f.atoners.filter((_, i) => nounOf(answers[i]) > 0),
  )
  for (const [i, m] of answers.entries()) {
    const p = f.atoners[i]
    if (nounOf(m) === 0) continue
    payFavours(g, p, nounOf(m) * disfavourPrice(g))
    g.disfavours[p] -= nounOf(m)
    story?.tell({ id: 'atoned', facts: { by: p, disfavours: nounOf(m) } })
  }
  go(f, recovers)
}

const atone = questionToAll<State, End>({
  rule: 'HG-13.1-01',
  next: atoned,
  params: (g, _f, p) => ({ most: mostAtoned(g, p), price: disfavourPrice(g) }),
  moves: (g, _f, p) => Array.from({ length: mostAtoned(g, p) + 1 }, (_, n) => move('amount', n)),
  cannot: (g, _f, p, m) => (isVerb(m, 'amount') && nounOf(m) <= mostAtoned(g, p) ? undefined : 'HG-13.1-01'),
})

function recovers(g: State, _f: End, _answer: number, chance: Chance, story?: HellgameStory): void {
  for (const demon of demonsInPlay(g)) {
    if (isActive(g, demon)) continue
    const rolled = die(chance)
    if (rolled >= g.recoversOn[demon]) recover(g, demon, story, rolled)
    else story?.tell({ id: 'still-incapacitated', facts: { demon, die: rolled } })
  }
  for (const p of everybody(g)) restore(g, p, chance, story)
  clearBonuses(g)
  beginTurn(g)
  g.turn++
  done(g)
}

/** Morningstar intervenes: somebody must be able to act (13.2.1). */
function restore(g: State, p: Player, chance: Chance, story?: HellgameStory): void {
  const demons = demonsOf(g, p)
  if (demons.length === 0) {
    for (let i = 0; i < 3; i++) drawDemon(g, p, chance, story)
    return
  }
  if (demons.some((demon) => isActive(g, demon))) return
  recover(g, demons[demons.length > 1 ? chance.pick(demons.length) : 0], story)
}

export const endPhases = procedure<State, End>({
  locals: { atoners: SEATS },
  steps: { checks, skills, atones, atoned, recovers },
  questions: { atone },
})
