import {
  type AnyProcedure,
  at,
  type Chance,
  done,
  type Frame,
  type Player,
  procedure,
  type Rule,
  type Step,
} from '@acheron/core'
import type { Circle } from '../../../railway/circles.ts'
import { localOf, MOVER, PLAYER_OR_NONE } from '../../../railway/ranges.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'

/** What a station does for its visitor. */
export interface Power {
  readonly procedure: AnyProcedure<State>
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
export function atOnce(does: Does): Pick<Power, 'procedure' | 'begin'> {
  const carriedOut: Step<State, AtOnce> = (g, f, _answer, chance, story?: SecondStory) =>
    done(g, does(g, f.by, f.target, chance, story))
  return {
    procedure: procedure<State, AtOnce>({ locals: { by: MOVER, target: PLAYER_OR_NONE }, steps: { carriedOut } }),
    begin: (by, target) => ({ step: at(carriedOut), by, target }),
  }
}

/** For the position of a stranger: a power is used only where its station is. */
export const isAtStation =
  (station: Circle) =>
  (_g: State, _f: Frame, visit: Frame | undefined): boolean =>
    localOf(visit, 'circle') === station
