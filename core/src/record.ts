import { bytes, type Fairness, hex } from './fairness.ts'
import type { Player, Result } from './game.ts'
import type { Options } from './options.ts'
import { Refused } from './refused.ts'
import { sha256 } from './sha256.ts'

/** A game as it was played: everything else can be derived from it. */
export interface GameRecord {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** By player; empty where nobody gave a name. */
  readonly names: readonly string[]
  readonly fairness?: Fairness
  /** A position that was set up as JSON, where the game does not begin at its beginning. */
  readonly position?: string
  /** What chance said at the set-up. */
  readonly start: readonly number[]
  readonly entries: readonly Entry[]
  /** As `printResult` writes it; absent while the game goes on. */
  readonly result?: string
  /** Where each heading stands, if it was read from a text. */
  readonly lines?: Readonly<Record<string, number>>
}

/** One move, in the notation of the game, and what chance said until the next question. */
export interface Entry {
  readonly player: Player
  readonly words: string
  readonly chance: readonly number[]
  /** Where it stands, if it was read from a text. */
  readonly line?: number
}

const HEADLINE = 'acheron 1'
const MOST_SEATS = 99

/** The record as text: one move a line, and a seal at the end that shows when something was cut off or changed. */
export function printRecord(record: GameRecord): string {
  const lines = linesOf(record)
  const broken = lines.find((line) => /[\r\n]/.test(line))
  if (broken) throw new Error(`a line of a record cannot be broken: ${JSON.stringify(broken)}`)
  lines.push(`end: ${record.entries.length} moves, ${seal(lines)}`)
  return `${lines.join('\n')}\n`
}

function linesOf(record: GameRecord): string[] {
  const { fairness } = record
  const lines = [HEADLINE, `game: ${record.game}`, `rules: ${record.rules}`, `seats: ${record.seats}`]
  for (const [name, choice] of Object.entries(record.options)) lines.push(`option ${name}: ${choice}`)
  for (const [player, name] of record.names.entries()) if (name) lines.push(`name p${player}: ${name}`)
  if (fairness) lines.push(`commitment: ${fairness.commitment}`, `salt: ${fairness.salt}`)
  if (record.position) lines.push(`position: ${record.position}`)
  if (record.start.length > 0) lines.push(`chance: ${record.start.join(' ')}`)
  for (const { player, words, chance } of record.entries) {
    lines.push(`p${player} ${words}`)
    if (chance.length > 0) lines.push(`chance: ${chance.join(' ')}`)
  }
  if (record.result) lines.push(`result: ${record.result}`)
  if (fairness?.key) lines.push(`key: ${fairness.key}`)
  return lines
}

/**
 * The inverse of `printRecord`; a text that `printRecord` would write otherwise is refused. Knows no game: whether the
 * moves are legal is for `replay` to say.
 */
export function parseRecord(text: string): GameRecord {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  if (lines[0] !== HEADLINE) throw new Refused(`a record begins with "${HEADLINE}"`, { line: 1 })
  const last = lines.length
  const end = /^end: (\d+) moves, ([0-9a-f]{64})$/.exec(lines[last - 1])
  if (!end) throw new Refused('the record is cut short: its last line must begin with "end:"', { line: last })

  const { heads, entries } = parseLines(lines.slice(0, -1))
  if (end[1] !== `${entries.length}`)
    throw new Refused(`the record was sealed with ${end[1]} moves, but it has ${entries.length}`, { line: last })
  if (end[2] !== seal(lines.slice(0, -1)))
    throw new Refused('the record was changed after it was sealed', { line: last })
  const record = { ...parseHeads(heads), entries }
  const usual = linesOf(record)
  const odd = lines.slice(0, -1).findIndex((line, i) => line !== usual[i] || line.includes('\r'))
  if (odd >= 0)
    throw new Refused(`this line is out of place or not written as usual: "${lines[odd]}"`, { line: odd + 1 })
  return record
}

/** Heading and what it says, with the line where it stands. The order is that of a record. */
type Heads = ReadonlyMap<string, { readonly value: string; readonly line: number }>

const HEADS = ['game', 'rules', 'seats', 'commitment', 'salt', 'position', 'chance', 'result', 'key']
const HEADING = /^((?:option |name )?[^\s:]+): ?(.*)$/s
const MOVE = /^p(\d+) (.+)$/s

function parseLines(lines: readonly string[]): { heads: Heads; entries: Entry[] } {
  const heads = new Map<string, { value: string; line: number }>()
  const entries: { player: Player; words: string; chance: number[]; line: number }[] = []
  for (let line = 2; line <= lines.length; line++) {
    const [, player, words] = MOVE.exec(lines[line - 1]) ?? []
    const [, key, value] = HEADING.exec(lines[line - 1]) ?? []
    const move = entries.at(-1)
    if (words) entries.push({ player: Number(player), words, chance: [], line })
    else if (!key) throw new Refused(`this is neither a move nor a heading: "${lines[line - 1]}"`, { line })
    else if (!HEADS.includes(key) && !/^(option .+|name p\d+)$/.test(key))
      throw new Refused(`there is no heading "${key}"`, { line })
    else if (key === 'chance' && move?.chance.length === 0) move.chance = numbers(value, line)
    else if ((key === 'chance' && move) || heads.has(key))
      throw new Refused(`the heading "${key}" stands here for the second time`, { line })
    else heads.set(key, { value, line })
  }
  return { heads, entries }
}

function parseHeads(heads: Heads): Omit<GameRecord, 'entries'> {
  const options = [...heads].filter(([key]) => key.startsWith('option '))
  const commitment = heads.get('commitment')?.value
  const chance = heads.get('chance')
  return {
    game: needed(heads, 'game'),
    rules: wholeNumber(heads, 'rules'),
    seats: wholeNumber(heads, 'seats'),
    options: Object.fromEntries(options.map(([key, { value }]) => [key.slice('option '.length), value])),
    names: parseNames(heads),
    start: chance ? numbers(chance.value, chance.line) : [],
    lines: Object.fromEntries([...heads].map(([key, { line }]) => [key, line])),
    ...optional('position', heads.get('position')?.value),
    ...optional('result', heads.get('result')?.value),
    ...(commitment !== undefined && {
      fairness: { commitment, salt: needed(heads, 'salt'), ...optional('key', heads.get('key')?.value) },
    }),
  }
}

function parseNames(heads: Heads): string[] {
  const seats = wholeNumber(heads, 'seats')
  if (seats > MOST_SEATS) throw new Refused(`no game has ${seats} seats`, { line: heads.get('seats')?.line })
  const names: string[] = []
  for (const [key, { value, line }] of heads) {
    if (!key.startsWith('name ')) continue
    const player = Number(key.slice('name p'.length))
    if (player >= seats) throw new Refused(`there is no player ${player} with ${seats} seats`, { line })
    names[player] = value
  }
  return Array.from(names, (name) => name ?? '')
}

function needed(heads: Heads, key: string): string {
  const head = heads.get(key)
  if (head) return head.value
  const before = heads.get(HEADS[HEADS.indexOf(key) - 1])?.line ?? 1
  throw new Refused(`the record has no line "${key}:"`, { line: before + 1 })
}

function wholeNumber(heads: Heads, key: string): number {
  const value = needed(heads, key)
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new Refused(`"${key}:" needs a whole number, not "${value}"`, { line: heads.get(key)?.line })
}

/** A result in one line: how it ended, the scores, the places. */
export function printResult({ ending, scores, places }: Result): string {
  return `${ending}, scores ${scores.join(' ')}, places ${places.join(' ')}`
}

/** What chance said, move by move, in one list. */
export function sayings(record: GameRecord): number[] {
  return [record.start, ...record.entries.map((entry) => entry.chance)].flat()
}

function numbers(text: string, line: number): number[] {
  if (!/^\d+( \d+)*$/.test(text)) throw new Refused(`"chance:" needs whole numbers with a space between`, { line })
  return text.split(' ').map(Number)
}

function seal(lines: readonly string[]): string {
  return hex(sha256(bytes(`${lines.join('\n')}\n`)))
}

function optional<K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [k in K]: V })
}
