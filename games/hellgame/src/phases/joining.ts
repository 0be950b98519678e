import {
  ask,
  at,
  type Chance,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { type Demon, STARS } from '../demons.ts'
import { die } from '../edits.ts'
import { campLegions, campPlayers, canSend } from '../fight.ts'
import { DEMON, SEAT, whole, wholes } from '../locals.ts'
import { DONE, isVerb, move, nounOf } from '../moves.ts'
import { bring } from '../piles.ts'
import { copyAt, designsAt, hasJoined } from '../queries.ts'
import { fightOf, HAND, NOBODY, type State } from '../state.ts'
import type { HellgameStory } from '../story.ts'

/** Demons join a combat with cards, side by side in turn, until all have declined in a row (11.1). */
interface Joining extends Frame {
  /** The order in which players are asked, over and over. */
  order: Player[]
  next: number
  declined: number
  by: Player
  demon: Demon
  brought: number
}

/** The side with more legions first, ties by die; then in turn, on each side the most legions first. */
export function joining(g: State, chance: Chance): Joining {
  const legions = [campLegions(g, 0), campLegions(g, 1)]
  const first = legions[0] === legions[1] ? die(chance) % 2 : legions[0] > legions[1] ? 0 : 1
  const sides = [campPlayers(g, first), campPlayers(g, 1 - first)]
  const order: Player[] = []
  for (let i = 0; i < Math.max(sides[0].length, sides[1].length); i++)
    for (const side of sides) if (i < side.length) order.push(side[i])
  return { step: at(asks), order, next: 0, declined: 0, by: NOBODY, demon: NOBODY, brought: 0 }
}

function asks(g: State, f: Joining): void {
  for (; f.declined < f.order.length; f.declined++) {
    f.by = f.order[f.next]
    f.next = (f.next + 1) % f.order.length
    if (canSend(g, f.by).length > 0) return ask(g, f, f.by, sendDemon)
  }
  done(g)
}

function sent(g: State, f: Joining, m: Move, chance: Chance, story?: HellgameStory): void {
  if (isVerb(m, 'nobody')) {
    f.declined++
    return asks(g, f)
  }
  f.demon = nounOf(m)
  f.declined = 0
  f.brought = 0
  g.joined |= 1 << f.demon
  fightOf(g).demonCamp[f.demon] = fightOf(g).camp[f.by]
  brings(g, f, chance, story)
}

const sendDemon = question<State, Joining>({
  rule: 'HG-11.1-01',
  next: sent,
  params: (g) => ({ place: g.fightPlace }),
  moves: (g, f) => [...canSend(g, f.by).map((demon) => move('demon', demon)), move('nobody')],
  cannot(g, f, _p, m): Rule | undefined {
    if (isVerb(m, 'nobody')) return undefined
    if (!isVerb(m, 'demon') || g.demonOwner[nounOf(m)] !== f.by) return 'HG-11.1-01'
    if (hasJoined(g, nounOf(m))) return 'HG-11.1-03'
    if (g.walkCard[nounOf(m)] !== NOBODY) return 'HG-11.1-04'
    return g.recoversOn[nounOf(m)] === 0 ? undefined : 'HG-11.1-05'
  },
})

function brings(g: State, f: Joining, _chance: Chance, story?: HellgameStory): void {
  if (f.brought < STARS[f.demon] && designsAt(g, HAND + f.by).length > 0) return ask(g, f, f.by, bringCard)
  joins(g, f, story)
}

function joins(g: State, f: Joining, story?: HellgameStory): void {
  story?.tell({ id: 'joins', facts: { demon: f.demon, cards: f.brought } })
  asks(g, f)
}

function broughtOne(g: State, f: Joining, m: Move, chance: Chance, story?: HellgameStory): void {
  if (m === DONE) return joins(g, f, story)
  bring(g, f.by, copyAt(g, nounOf(m), HAND + f.by), f.demon)
  f.brought++
  brings(g, f, chance, story)
}

const bringCard = question<State, Joining>({
  rule: 'HG-11.1-02',
  next: broughtOne,
  params: (_g, f) => ({ demon: f.demon, brought: f.brought }),
  moves: (g, f) => [...designsAt(g, HAND + f.by).map((it) => move('bring', it)), DONE],
  cannot: (g, f, _p, m) =>
    m === DONE || (isVerb(m, 'bring') && copyAt(g, nounOf(m), HAND + f.by) !== NOBODY) ? undefined : 'HG-11.1-02',
})

export const joiningCombat = procedure<State, Joining>({
  locals: { order: wholes, next: whole, declined: whole, by: SEAT, demon: DEMON, brought: whole },
  steps: { asks, sent, broughtOne },
  questions: { sendDemon, bringCard },
})
