import {
  type Facts,
  type Player,
  playMove,
  type Question,
  type Result,
  type Rule,
  type Run,
  readEvent,
  readWords,
  viewOf,
} from '../src/index.ts'
import type { Dealer, Wish } from './dealer.ts'

/** An event as somebody may read it: its id and its facts. */
export type Told = { readonly id: string } & Facts

/** A table that a scenario plays on. It moves by notation and looks only at what somebody may see. */
export interface Scene<S, V> {
  readonly table: Run<S>
  /** Makes moves, each as a record has it: `p0 move dido`. */
  play(...moves: readonly string[]): void
  /** Makes one move, with what chance must say named in order, and all of it. */
  playWith(wishes: readonly Wish[], move: string): void
  /** The rule against a move, and undefined for a legal one. */
  refused(move: string): Rule | undefined
  legal(p: Player): string[]
  /** Who is asked what: `p1 react`. */
  asked(): string
  question(): Question
  view(reader: Player | undefined): V
  /** What the last move told a reader; undefined reads as a spectator. */
  told(reader?: Player): Told[]
  result(): Result
}

export function sceneOn<S, V>(table: Run<S>, dealer: Dealer<S>): Scene<S, V> {
  const { game } = table
  const legal = (p: Player): string[] => game.legal(table.state, p).map((m) => game.notation.print(table.state, m))
  const read = (move: string): { p: Player; words: string } => {
    const [, p, words] = /^p(\d) (.+)$/.exec(move) ?? []
    return { p: Number(p), words }
  }
  const playWith = (wishes: readonly Wish[], move: string): void => {
    const { p, words } = read(move)
    dealer.wish(wishes)
    playMove(table, p, readWords(game, table.state, words))
    dealer.finish(move)
  }
  return {
    table,
    legal,
    playWith,
    play(...moves) {
      for (const move of moves) playWith([], move)
    },
    refused(move) {
      const { p, words } = read(move)
      const rule = game.refusal(table.state, p, readWords(game, table.state, words))
      if ((rule === undefined) !== legal(p).includes(words)) throw new Error(`${move}: listed and refused by ${rule}`)
      return rule
    },
    asked: () =>
      game
        .asked(table.state)
        .map((p) => `p${p} ${game.question(table.state, p).id}`)
        .join(', '),
    question: () => game.question(table.state, game.asked(table.state)[0]),
    view: (reader) => viewOf(game, table.state, reader) as unknown as V,
    told: (reader) =>
      (table.story.at(-1) ?? []).map((event) => {
        const { id, facts } = readEvent(event, reader)
        return { ...facts, id } as Told
      }),
    result() {
      const result = game.result(table.state)
      if (!result) throw new Error('the game is not over')
      return result
    },
  }
}
