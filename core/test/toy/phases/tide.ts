import { at, type Chance, done, type Frame, procedure } from '@acheron/core'
import { drawCard } from '../edits.ts'
import { everybodyFrom, isBagEmpty } from '../queries.ts'
import type { State } from '../state.ts'
import type { ToyStory } from '../story.ts'

export const tide = (): Frame => ({ step: at(comesIn) })

function comesIn(g: State, _f: Frame, _answer: number, chance: Chance, story?: ToyStory): void {
  for (const p of everybodyFrom(g, g.first)) if (!isBagEmpty(g)) drawCard(g, p, chance, story)
  g.first = (g.first + 1) % g.seats
  done(g)
}

export const tides = procedure<State, Frame>({ locals: {}, steps: { comesIn } })
