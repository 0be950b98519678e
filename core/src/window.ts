import type { Chance } from './chance.ts'
import {
  type AnyProcedure,
  askAll,
  call,
  done,
  type Fits,
  type Frame,
  type Framed,
  go,
  procedure,
  questionToAll,
  type Step,
  type StepOfAll,
} from './frames.ts'
import type { Move, Player, Rule, Target } from './game.ts'
import type { Story } from './story.ts'

/**
 * What a game says of its reaction window. Something has been announced; the frame holds what. Everybody who could react
 * by public knowledge is asked at once and in secret, never only those who hold the card: silence must not betray a hand.
 */
export interface Reactions<S extends Framed, F extends Frame> {
  readonly rule: Rule
  readonly locals: { readonly [local in Exclude<keyof F, 'step'>]: Fits<S> }
  /** The id of its question. */
  readonly question: string
  /** The answer that lets it pass. */
  readonly pass: Move
  /** Who could react now, by public knowledge; of several reactions the first in this order is taken. Nobody: it is over. */
  who(g: S, f: F): readonly Player[]
  /** The reactions worth trying, beside `pass`. */
  moves(g: S, f: F, p: Player): Iterable<Move>
  cannot(g: S, f: F, p: Player, m: Move): Rule | undefined
  params?(g: S, f: F, p: Player): Record<string, number>
  targets?(g: S, f: F, p: Player, m: Move): readonly Target[]
  meant?(g: S, f: F, p: Player, target: Target): readonly Move[]
  /** Where the order depends on the reaction: the place of the one that is taken. */
  first?(g: S, f: F, reactions: readonly { readonly by: Player; readonly move: Move }[]): number
  /** Carries out a reaction. A frame that is returned runs first, such as a window of its own; `reacted` gets its result. */
  react(g: S, f: F, p: Player, m: Move, chance: Chance, story?: Story): Frame | undefined
  reacted?(g: S, f: F, result: number, chance: Chance, story?: Story): void
  /** What comes of it, for whoever announced it. Undefined while the window should open again. */
  outcome(g: S, f: F): number | undefined
  /** What comes of it when everybody lets it pass. */
  passed(g: S, f: F): number
  readonly meanwhile?: (g: S, f: F, below: Frame | undefined) => boolean
  tells?(g: S, f: F): Readonly<Record<string, number>>
}

/** The one reaction window of all games: the step to begin at, and the procedure for the flow. Windows nest to any depth. */
export function reactions<S extends Framed, F extends Frame>(
  its: Reactions<S, F>,
): { readonly opened: Step<S, F>; readonly procedure: AnyProcedure<S> } {
  const opened: Step<S, F> = (g, f) => {
    const outcome = its.outcome(g, f)
    if (outcome !== undefined) return done(g, outcome)
    const who = its.who(g, f)
    if (who.length === 0) done(g, its.passed(g, f))
    else askAll(g, f, who, react)
  }

  const answered: StepOfAll<S, F> = (g, f, answers, chance, story) => {
    const who = its.who(g, f)
    const given = answers.flatMap((move, i) => (move === its.pass ? [] : [{ by: who[i], move }]))
    if (given.length === 0) return done(g, its.passed(g, f))
    const { by, move } = given[given.length > 1 ? (its.first?.(g, f, given) ?? 0) : 0]
    const frame = its.react(g, f, by, move, chance, story)
    if (frame) call(g, f, frame, reacted)
    else go(f, opened)
  }

  const reacted: Step<S, F> = (g, f, result, chance, story) => {
    its.reacted?.(g, f, result, chance, story)
    go(f, opened)
  }

  const react = questionToAll<S, F>({
    rule: its.rule,
    next: answered,
    moves: (g, f, p) => [its.pass, ...its.moves(g, f, p)],
    cannot: (g, f, p, m) => (m === its.pass ? undefined : its.cannot(g, f, p, m)),
    ...(its.params && { params: its.params }),
    ...(its.targets && { targets: its.targets }),
    ...(its.meant && { meant: its.meant }),
  })

  const isOpen = (g: S, f: F): boolean => {
    const who = its.who(g, f)
    return g.open?.asked.length === who.length && who.every((p, i) => g.open?.asked[i] === p)
  }

  return {
    opened,
    procedure: procedure<S, F>({
      locals: its.locals,
      steps: { opened, answered, reacted },
      questions: { [its.question]: react },
      meanwhile: {
        answered: (g, f, below) => isOpen(g, f) && (its.meanwhile?.(g, f, below) ?? true),
        ...(its.meanwhile && { reacted: its.meanwhile }),
      },
      ...(its.tells && { tells: its.tells }),
    }),
  }
}
