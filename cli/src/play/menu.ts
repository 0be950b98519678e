import type { Move } from '@acheron/core'
import { viewIn } from '@acheron/host'
import { inColumns } from '../grid.ts'
import type { Shell } from '../shell.ts'
import { inside, lookOf, type Sitting } from './sitting.ts'

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
export async function menuOf(at: Sitting): Promise<Item[]> {
  const { texts, names, me } = at
  const view = viewIn(await lookOf(at))
  return inside(at, ({ table: { game, state } }) => {
    const { notation } = game
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
  })
}

/** The menu as lines. Where a verb has many moves it takes one line. */
export function menuLines({ words, shell }: Sitting, menu: readonly Item[]): string[] {
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
export async function unknownLines(at: Sitting, line: string): Promise<string[]> {
  const { words } = at
  const parts = plain(line).split(/[\s~-]+/)
  const close = await inside(at, ({ table: { game, state } }) => {
    const found: string[] = []
    for (let m = 0; m < game.notation.vocabulary && found.length < SUGGESTED; m++) {
      const printed = game.notation.print(state, m)
      if (parts.every((part) => printed.includes(part))) found.push(printed)
    }
    return found
  })
  return [words.unknown(line), ...(close.length > 0 ? [words.perhaps(close)] : [])]
}

/** Which rule forbids a move, in its own words. Undefined if this is no move, or if it is allowed. */
export async function refusalLines(at: Sitting, line: string): Promise<string[] | undefined> {
  const { me, statements, words } = at
  const rule = await inside(at, ({ table: { game, state } }) => {
    const move = game.notation.parse(state, line.toLowerCase())
    return move === undefined ? undefined : game.refusal(state, me, move)
  })
  if (rule === undefined) return undefined
  const statement = statements.find((one) => one.rule === rule)
  return [words.refused(line, rule), ...(statement ? [statement.text] : [])]
}

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
