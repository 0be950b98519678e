import { at, type Chance, done, type Frame, type Player, procedure, type Rule, type Step } from '@acheron/core'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'

/** What a station does for its visitor. */
export interface Power {
  /** The rule against using it when it has nothing to give. */
  cannotUse?(g: State, p: Player): Rule | undefined
  /** The rule by which an opponent must be chosen beforehand. */
  readonly aimed?: Rule
  /** Its result says whether the visitor derailed. */
  begin(by: Player, target: Player): Frame
}

/** The frame of a power that asks its visitor something. */
export interface Using extends Frame {
  by: Player
}

interface AtOnce extends Using {
  target: Player
}

type Does = (g: State, by: Player, target: Player, chance: Chance, story?: SecondStory) => number

/** A power that asks nothing more: one step, with the result it has for the visit. */
export function atOnce(name: string, does: Does): Power['begin'] {
  const carriedOut: Step<State, AtOnce> = (g, f, _answer, chance, story?: SecondStory) =>
    done(g, does(g, f.by, f.target, chance, story))
  procedure(`hellrail-1999.${name}`, { carriedOut })
  return (by, target) => ({ step: at(carriedOut), by, target })
}
