import type { Move, Target } from '@acheron/core'
import type { OptionRun } from '@acheron/host'

/** A legal move as the table offers it: what kind, in which words, and what on the board it is about. */
export interface Choice {
  readonly move: Move
  readonly verb: string
  readonly text: string
  readonly targets: readonly Target[]
}

/** All that somebody may do now. Made of columns: of hundreds of moves few are ever looked at. */
export interface Choices {
  readonly size: number
  /** As they were offered. */
  readonly all: readonly Choice[]
  /** Those about nothing on the board. */
  readonly buttons: readonly Choice[]
  /** The kinds of things that can be pointed at. */
  readonly kinds: readonly string[]
  /** The things of a kind that can be pointed at, each once. */
  ids(kind: string): readonly number[]
  isLit(target: Target): boolean
  about(target: Target): readonly Choice[]
  with(verb: string): readonly Choice[]
}

/** What somebody may do, without words. */
type Options = readonly OptionRun[]

/** Where a choice stands in the columns: which run of them, which row of it. */
type Spot = readonly [run: number, row: number]

export function choicesOf(options: Options, wordsOf: (move: Move) => string): Choices {
  const made = new Map<Move, Choice>()
  const choiceAt = ([run, row]: Spot): Choice => {
    const { verb, kinds, moves, ids } = options[run]
    const move = moves[row]
    const known = made.get(move)
    if (known) return known
    const choice = {
      move,
      verb,
      targets: kinds.map((kind, k) => ({ kind, id: ids[k][row] })),
      get text() {
        return wordsOf(move)
      },
    }
    made.set(move, choice)
    return choice
  }
  const everyOf = (isMeant: (run: Options[number]) => boolean): Choice[] =>
    options.flatMap((run, i) => (isMeant(run) ? run.moves.map((_, row) => choiceAt([i, row])) : []))

  const things = once(() => spotsByThing(options))
  const all = once(() => everyOf(() => true))
  const buttons = once(() => everyOf(({ kinds }) => kinds.length === 0))
  return {
    size: options.reduce((sum, { moves }) => sum + moves.length, 0),
    get all() {
      return all()
    },
    get buttons() {
      return buttons()
    },
    get kinds() {
      return [...things().keys()]
    },
    ids: (kind) => [...(things().get(kind)?.keys() ?? [])],
    isLit: ({ kind, id }) => things().get(kind)?.has(id) ?? false,
    about: ({ kind, id }) => (things().get(kind)?.get(id) ?? []).map(choiceAt),
    with: (verb) => everyOf((run) => run.verb === verb),
  }
}

export const NO_CHOICES: Choices = choicesOf([], () => '')

function spotsByThing(options: Options): Map<string, Map<number, Spot[]>> {
  const things = new Map<string, Map<number, Spot[]>>()
  for (const [run, { kinds, ids }] of options.entries())
    for (const [k, kind] of kinds.entries()) {
      const found = things.get(kind) ?? new Map<number, Spot[]>()
      things.set(kind, found)
      for (const [row, id] of ids[k].entries()) {
        const spots = found.get(id)
        // A move may be about two things of a kind, or about one of them twice.
        if (!spots) found.set(id, [[run, row]])
        else if (spots.at(-1)?.[0] !== run || spots.at(-1)?.[1] !== row) spots.push([run, row])
      }
    }
  return things
}

function once<T>(make: () => T): () => T {
  let value: { readonly made: T } | undefined
  return () => {
    value ??= { made: make() }
    return value.made
  }
}
