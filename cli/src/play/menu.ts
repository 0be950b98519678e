import type { Move } from '@acheron/core'
import { inColumns } from '../grid.ts'
import type { Shell } from '../shell.ts'
import { type Sitting, viewOf } from './sitting.ts'

/** A legal move with its number on the screen. */
export interface Item {
  readonly number: number
  readonly move: Move
  readonly verb: string
  /** In notation, and as the game says it. */
  readonly words: string
  readonly text: string
}

/** From so many on, moves of one verb are not listed unless asked for. */
const MANY = 13
const SUGGESTED = 6

/** The legal moves, those of one verb together. */
export function menuOf<S>(at: Sitting<S>): Item[] {
  const { table, texts, names, me } = at
  const { game, state } = table
  const { notation } = game
  const view = viewOf(at)
  const byVerb = Map.groupBy(game.legal(state, me), (move) => notation.verb(move))
  return [...byVerb]
    .flatMap(([verb, moves]) => moves.map((move) => ({ move, verb })))
    .map(({ move, verb }, i) => ({
      number: i + 1,
      move,
      verb,
      words: notation.print(state, move),
      text: texts.move(move, view, names),
    }))
}

/** The menu as lines. Where a verb has many moves it takes one line. */
export function menuLines<S>({ words, shell }: Sitting<S>, menu: readonly Item[]): string[] {
  const groups = [...Map.groupBy(menu, ({ verb }) => verb)]
  const isLong = (items: readonly Item[]): boolean => items.length >= MANY && groups.length > 1
  const short = groups.flatMap(([, items]) => (isLong(items) ? [] : items))
  const long = groups.filter(([, items]) => isLong(items))
  return [
    ...itemLines(short, menu.length, shell),
    ...long.map(([verb, items]) => {
      const range = `${items[0].number}-${items[items.length - 1].number}`
      return `${range}  ${words.colon(verb, words.collapsed(items.length, verb))}`
    }),
  ]
}

/** Moves with their numbers; with their notation too, unless they are many and plain without it. */
export function itemLines(items: readonly Item[], most: number, { columns, style }: Shell): string[] {
  const digits = String(most).length
  const isPlain = items.length >= MANY && new Set(items.map(({ text }) => text)).size === items.length
  const lines = items.map(({ number, text, words }) => {
    const line = `${String(number).padStart(digits)}  ${text}`
    return isPlain ? line : `${line} ${style('dim', `(${words})`)}`
  })
  return inColumns(lines, columns)
}

/** The moves in which some words occur. */
export function search(menu: readonly Item[], wanted: string): Item[] {
  const needle = plain(wanted)
  return menu.filter(({ verb, words, text }) => verb === needle || plain(`${text} ${words}`).includes(needle))
}

/** What to say to words that are no move; with moves of the game, legal or not, whose notation contains them all. */
export function unknownLines<S>({ table, words }: Sitting<S>, line: string): string[] {
  const { notation } = table.game
  const parts = plain(line).split(/[\s~-]+/)
  const close: string[] = []
  for (let m = 0; m < notation.vocabulary && close.length < SUGGESTED; m++) {
    const printed = notation.print(table.state, m)
    if (parts.every((part) => printed.includes(part))) close.push(printed)
  }
  return [words.unknown(line), ...(close.length > 0 ? [words.perhaps(close)] : [])]
}

/** Which rule forbids a move, in its own words. Undefined if this is no move, or if it is allowed. */
export function refusalLines<S>({ table, me, statements, words }: Sitting<S>, line: string): string[] | undefined {
  const { game, state } = table
  const move = game.notation.parse(state, line.toLowerCase())
  const rule = move === undefined ? undefined : game.refusal(state, me, move)
  if (rule === undefined) return undefined
  const statement = statements.find((one) => one.rule === rule)
  return [words.refused(line, rule), ...(statement ? [statement.text] : [])]
}

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
