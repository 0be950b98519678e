import { ask, at, type Chance, call, done, type Frame, type Move, procedure, question } from '@acheron/core'
import { circle, circleOf, type Place, quarter, quarterOf } from '../board.ts'
import { BOX_OF, EVENTS, PHENOMENON_OF, PLACE_OF } from '../cards/hell-deck.ts'
import { PHENOMENON_OPS, SCOPES } from '../cards/phenomena.ts'
import { ORIAS, XAPHAN } from '../demons.ts'
import { SEAT, whole } from '../locals.ts'
import { NO, YES } from '../moves.ts'
import { discardHell, drawHell, layPermanent, showHell } from '../piles.ts'
import { bearer, demonsOf, everybody, isActive, skillUses } from '../queries.ts'
import { effect } from '../starts.ts'
import { NOBODY, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { drawing } from './drawing.ts'
import { rearrange } from './looking.ts'

/** Three Hell cards: event, phenomenon, area; then new Arcana (6). Skipped in the first turn. */
interface Hell extends Frame {
  by: number
  event: number
}

export const hellPhase = (g: State): Hell | undefined =>
  g.turn === 1 ? undefined : { step: at(begins), by: NOBODY, event: NOBODY }

function begins(g: State, f: Hell, _answer: number, chance: Chance, story?: HellgameStory): void {
  const astrologer = bearer(g, ORIAS)
  const frame = astrologer === NOBODY ? undefined : rearrange(g, astrologer, 3, chance, story)
  if (frame) call(g, f, frame, drawsEvent)
  else drawsEvent(g, f, 0, chance, story)
}

function show(g: State, as: number, chance: Chance, story?: HellgameStory): number {
  const card = drawHell(g, chance)
  showHell(g, card)
  story?.tell({ id: 'hell-drawn', facts: { card, as }, reveals: 'all' })
  return card
}

function drawsEvent(g: State, f: Hell, _answer: number, chance: Chance, story?: HellgameStory): void {
  f.event = show(g, 1, chance, story)
  f.by = bearer(g, XAPHAN)
  if (f.by !== NOBODY && skillUses(g, XAPHAN) === 0) ask(g, f, f.by, redraw)
  else resolves(g, f, story)
}

function redrawn(g: State, f: Hell, m: Move, chance: Chance, story?: HellgameStory): void {
  if (m === NO) return resolves(g, f, story)
  g.skillUses.push(XAPHAN)
  story?.tell({ id: 'event-redrawn', facts: { by: f.by, card: f.event } })
  discardHell(g, f.event)
  f.event = show(g, 1, chance, story)
  resolves(g, f, story)
}

const redraw = question<State, Hell>({
  rule: 'HG-C19',
  next: redrawn,
  params: (_g, f) => ({ card: f.event }),
  moves: () => [YES, NO],
  cannot: (_g, _f, _p, m) => (m === YES || m === NO ? undefined : 'HG-C19'),
})

function resolves(g: State, f: Hell, story?: HellgameStory): void {
  if (BOX_OF[f.event] !== undefined) layPermanent(g, f.event, story)
  call(g, f, effect(EVENTS[f.event].now, {}), drawsPhenomenon)
}

function drawsPhenomenon(g: State, f: Hell, _answer: number, chance: Chance, story?: HellgameStory): void {
  if (!g.permanents.includes(f.event)) discardHell(g, f.event)
  const second = show(g, 2, chance, story)
  const third = show(g, 3, chance, story)
  const phenomenon = PHENOMENON_OF[second]
  const area = areaOf(phenomenon, PLACE_OF[third])
  story?.tell({ id: 'phenomenon', facts: { phenomenon, places: [...area] } })
  discardHell(g, second)
  discardHell(g, third)
  call(g, f, effect(PHENOMENON_OPS[phenomenon], { area: [...area] }), drawsArcana)
}

function areaOf(phenomenon: number, place: Place): readonly Place[] {
  const scope = SCOPES[phenomenon]
  if (scope === 'circle') return circle(circleOf(place))
  return scope === 'quarter' ? quarter(quarterOf(place)) : [place]
}

function drawsArcana(g: State, f: Hell): void {
  const players = everybody(g)
  const counts = players.map((p) => demonsOf(g, p).filter((demon) => isActive(g, demon)).length)
  call(g, f, drawing(players, counts, 1), over)
}

const over = (g: State): void => done(g)

export const hellPhases = procedure<State, Hell>({
  locals: { by: SEAT, event: whole },
  steps: { begins, drawsEvent, redrawn, drawsPhenomenon, drawsArcana, over },
  questions: { redraw },
})
