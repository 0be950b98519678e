import { askEach, at, type Chance, call, done, type Frame, go, type Move, type Player, procedure } from '@acheron/core'
import { byFalling } from '../edits.ts'
import { wholes } from '../locals.ts'
import { DONE, nounOf, verbOf } from '../moves.ts'
import { everybody } from '../queries.ts'
import type { State } from '../state.ts'
import type { HellgameStory } from '../story.ts'
import { CARRY_OUT, isLeftToLuck, mightSummon, type Summons, showRecruiting, summonsOf } from './summons.ts'

/** All side by side and in secret; then by wealth those who have begun what luck has a part in (8.1). */
interface SummoningPhase extends Frame {
  /** Who still has a turn of his own. */
  order: Player[]
  /** What each has said side by side: by whom, and the move. */
  who: Player[]
  said: Move[]
}

export const summoning = (): SummoningPhase => ({ step: at(begins), order: [], who: [], said: [] })

function begins(g: State, f: SummoningPhase): void {
  const frames = everybody(g).map((p) => summonsOf(p, 1, []))
  const able = frames.filter((frame) => mightSummon(g, frame))
  if (able.length < 2) {
    f.order = able.map(({ by }) => by)
    return go(f, nextPlayer)
  }
  askEach<State, SummoningPhase, Summons>(
    g,
    f,
    able.map((frame) => ({ player: frame.by, frame })),
    opened,
  )
}

/** What luck has no part in happens at once; for the rest the richest is first. */
function opened(g: State, f: SummoningPhase, lanes: readonly Summons[], chance: Chance, story?: HellgameStory): void {
  const waiting = lanes.filter(({ orders }) => isLeftToLuck(orders.at(-1)))
  f.order = byFalling(
    waiting.map(({ by }) => by),
    (p) => g.souls[p],
    chance,
  )
  for (const { by, orders } of waiting) showRecruiting(g, by, orders.at(-1) ?? DONE)
  for (const { by, orders } of lanes) {
    const turn = summonsOf(by, 0, [])
    for (const m of orders) {
      f.who.push(by)
      f.said.push(m)
      if (!isLeftToLuck(m)) CARRY_OUT[verbOf(m)]?.(g, turn, nounOf(m), chance, story)
    }
  }
  go(f, nextPlayer)
}

function nextPlayer(g: State, f: SummoningPhase): void {
  const p = f.order.shift()
  if (p === undefined) return done(g)
  const orders = f.said.filter((_, i) => f.who[i] === p)
  call(g, f, summonsOf(p, 0, orders), nextPlayer)
}

export const summoningPhases = procedure<State, SummoningPhase>({
  locals: { order: wholes, who: wholes, said: wholes },
  steps: { begins, opened, nextPlayer },
})
