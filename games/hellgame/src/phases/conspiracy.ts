import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { BOX_OF, EVENTS } from '../cards/hell-deck.ts'
import { SEAT, wholes } from '../locals.ts'
import { DONE, isVerb, move, nounOf } from '../moves.ts'
import { discardHell, layPermanent, lookAtHell } from '../piles.ts'
import { effect } from '../starts.ts'
import type { State } from '../state.ts'
import type { HellgameStory } from '../story.ts'

/** Hell cards looked at; a permanent one may be laid in its box, all others go under the pile as they were seen (9.7.3). */
interface Conspiracy extends Frame {
  by: Player
  cards: number[]
}

export function conspiracy(
  g: State,
  by: Player,
  n: number,
  chance: Chance,
  story?: HellgameStory,
): Conspiracy | undefined {
  const cards = lookAtHell(g, by, n, chance, story)
  return cards.length === 0 ? undefined : { step: at(conspires), by, cards }
}

/** Asked even where no card can be used: that would betray what was seen. */
function conspires(g: State, f: Conspiracy): void {
  ask(g, f, f.by, layCard)
}

function laid(g: State, f: Conspiracy, m: Move, _chance: Chance, story?: HellgameStory): void {
  const card = isVerb(m, 'lay') ? nounOf(m) : undefined
  const others = f.cards.filter((each) => each !== card)
  for (const other of others) discardHell(g, other)
  story?.tell({
    id: 'cards-laid-under',
    facts: { by: f.by, count: others.length },
    secret: { facts: { cards: others }, readers: [f.by] },
  })
  if (card === undefined) return done(g)
  layPermanent(g, card, story)
  call(g, f, effect(EVENTS[card].now, { by: f.by }), resolved)
}

const resolved = (g: State): void => done(g)

const layCard = question<State, Conspiracy>({
  rule: 'HG-9.7.3-02',
  next: laid,
  params: (_g, f) => ({ count: f.cards.length }),
  moves: (_g, f) => [...f.cards.map((card) => move('lay', card)), DONE],
  cannot(_g, f, _p, m) {
    if (m === DONE) return undefined
    if (!isVerb(m, 'lay') || !f.cards.includes(nounOf(m))) return 'HG-9.7.3-02'
    return BOX_OF[nounOf(m)] === undefined ? 'HG-9.7.3-03' : undefined
  },
})

export const conspiracies = procedure<State, Conspiracy>({
  locals: { by: SEAT, cards: wholes },
  steps: { conspires, laid, resolved },
  questions: { layCard },
})
