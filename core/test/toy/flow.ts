import { at, type Chance, call, done, type Frame, type Options, procedure, run, sequence } from '@acheron/core'
import { drawCard } from './edits.ts'
import { bidding } from './phases/bidding.ts'
import { tide } from './phases/tide.ts'
import { turns } from './phases/turns.ts'
import { everybody } from './queries.ts'
import { isOver } from './scoring.ts'
import { emptyTable, FIRST_HAND, type State } from './state.ts'
import type { ToyStory } from './story.ts'

const TARGETS: Readonly<Record<string, number>> = { usual: 7, short: 4 }

export function setUp(options: Options, seats: number, chance: Chance, story?: ToyStory): State {
  const g = emptyTable(seats, options.first === 'bid' ? 1 : 0, TARGETS[options.length])
  for (const p of everybody(g)) for (let i = 0; i < FIRST_HAND; i++) drawCard(g, p, chance, story)
  g.first = chance.pick(seats)
  g.frames.push(rounds())
  run(g, chance, story)
  return g
}

const round = sequence<State>('toy.round', [bidding, turns, tide])

const rounds = (): Frame => ({ step: at(nextRound) })

function nextRound(g: State, f: Frame): void {
  if (isOver(g)) done(g)
  else call(g, f, round(), nextRound)
}

procedure('toy.rounds', { nextRound })
