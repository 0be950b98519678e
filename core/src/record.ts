import { bytes, type Fairness, hex } from './fairness.ts'
import type { Player, Result } from './game.ts'
import type { Options } from './options.ts'
import { refused } from './refused.ts'
import { sha256 } from './sha256.ts'
import { hasUnseen, visible } from './visible.ts'

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
  /** What stands between the moves. */
  readonly marks?: readonly Mark[]
  /** As `printResult` writes it; absent while the game goes on. */
  readonly result?: string
  /** Whoever kept the table has signed what stands above. */
  readonly signed?: Signature
  /** Where each heading stands, if it was read from a text. */
  readonly lines?: Readonly<Record<string, number>>
}

/** An Ed25519 signature under the text of a record, and the public key by which it can be checked. */
export interface Signature {
  /** 64 hexadecimal digits. */
  readonly key: string
  /** 128 hexadecimal digits. */
  readonly signature: string
}

/** One move, in the notation of the game, and what chance said until the next question. */
export interface Entry {
  readonly player: Player
  readonly words: string
  readonly chance: readonly number[]
  /** It belongs to the entry of the log that the line before it belongs to: one of a row. */
  readonly joined?: true
  /** Where it stands, if it was read from a text. */
  readonly line?: number
}

/** What stands after so many moves of a record and is no move. */
export type Mark = Undone | NewRules

/** So many entries of the log do not stand any more; their seal binds to them. The last of them is the taking back. */
export interface Undone {
  readonly after: number
  readonly undone: number
  readonly seal: string
  readonly line?: number
}

/** From here on another version of the rules holds; with a position if that had to be made over for them. */
export interface NewRules {
  readonly after: number
  readonly rules: number
  readonly position?: string
  readonly line?: number
}

const HEADLINE = 'acheron 1'
const MOST_SEATS = 99
/** The longest games have about 8,000 moves of some 40 characters. */
const LONGEST_RECORD = 16_000_000
const LONGEST_HEAD = 2000

/** The record as text: one move a line, and a seal at the end that shows when something was cut off or changed. */
export function printRecord(record: GameRecord): string {
  const { signed } = record
  return sealedText(record) + (signed ? `signed: ${signed.key} ${signed.signature}\n` : '')
}

/** The record as text without a signature: what is signed. */
export function sealedText(record: GameRecord): string {
  const lines = linesOf(record)
  const broken = lines.find((line) => (line.startsWith('position: ') ? /[\r\n]/.test(line) : hasUnseen(line)))
  if (broken) throw new Error(`a line of a record cannot be broken: ${JSON.stringify(broken)}`)
  lines.push(`end: ${record.entries.length} moves, ${seal(lines)}`)
  return `${lines.join('\n')}\n`
}

function linesOf(record: GameRecord): string[] {
  const { fairness, entries, marks = [] } = record
  const lines = headLines(record)
  let mark = 0
  for (let i = 0; i <= entries.length; i++) {
    while (marks[mark]?.after === i) lines.push(...markLines(marks[mark++]))
    if (i < entries.length) lines.push(...moveLines(entries[i]))
  }
  if (record.result) lines.push(`result: ${record.result}`)
  if (fairness?.key) lines.push(`key: ${fairness.key}`)
  return lines
}

/** What stands before the first move. */
export function headLines(record: Omit<GameRecord, 'entries'>): string[] {
  const { fairness } = record
  const lines = [HEADLINE, `game: ${record.game}`, `rules: ${record.rules}`, `seats: ${record.seats}`]
  for (const [name, choice] of Object.entries(record.options)) lines.push(`option ${name}: ${choice}`)
  for (const [player, name] of record.names.entries()) if (name) lines.push(`name p${player}: ${name}`)
  if (fairness) lines.push(`commitment: ${fairness.commitment}`, `salt: ${fairness.salt}`)
  if (record.position) lines.push(`position: ${record.position}`)
  if (record.start.length > 0) lines.push(`chance: ${record.start.join(' ')}`)
  return lines
}

export function moveLines({ player, words, chance, joined }: Entry): string[] {
  const line = `p${player}${joined ? '+' : ''} ${words}`
  return chance.length > 0 ? [line, `chance: ${chance.join(' ')}`] : [line]
}

export function markLines(mark: Mark): string[] {
  if ('undone' in mark) return [`undone: ${mark.undone} ${mark.seal}`]
  return [`rules: ${mark.rules}`, ...(mark.position === undefined ? [] : [`position: ${mark.position}`])]
}

/**
 * The inverse of `printRecord`; a text that `printRecord` would write otherwise is refused. Knows no game: whether the
 * moves are legal is for `replay` to say.
 */
export function parseRecord(text: string): GameRecord {
  if (text.length > LONGEST_RECORD) throw refused('record-long', { most: LONGEST_RECORD })
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const signed = takeSignature(lines)
  if (lines[0] !== HEADLINE) throw refused('no-record', { headline: HEADLINE }, { line: 1 })
  const last = lines.length
  const end = /^end: (\d+) moves, ([0-9a-f]{64})$/.exec(lines[last - 1])
  if (!end) throw refused('record-cut', {}, { line: last })

  const { heads, entries, marks } = parseLines(lines.slice(0, -1))
  if (end[1] !== `${entries.length}`)
    throw refused('record-count', { sealed: end[1], moves: entries.length }, { line: last })
  if (end[2] !== seal(lines.slice(0, -1))) throw refused('record-changed', {}, { line: last })
  const record = { ...parseHeads(heads), entries, ...(marks.length > 0 && { marks }), ...optional('signed', signed) }
  const usual = linesOf(record)
  const odd = lines.slice(0, -1).findIndex((line, i) => line !== usual[i] || line.includes('\r'))
  if (odd >= 0) throw refused('line-unusual', { text: brief(lines[odd]) }, { line: odd + 1 })
  return record
}

/** Takes the line with the signature off the end, if there is one. */
function takeSignature(lines: string[]): Signature | undefined {
  const last = lines.at(-1)
  if (!last?.startsWith('signed: ')) return undefined
  const [, key, signature] = SIGNED.exec(last) ?? []
  if (!signature) throw refused('signed-shape', {}, { line: lines.length })
  lines.pop()
  return { key, signature }
}

/** Heading and what it says, with the line where it stands. The order is that of a record. */
type Heads = ReadonlyMap<string, { readonly value: string; readonly line: number }>

const HEADS = ['game', 'rules', 'seats', 'commitment', 'salt', 'position', 'chance', 'result', 'key']
const HEADING = /^((?:option |name )?[^\s:]+): ?(.*)$/s
const MOVE = /^p(\d+)(\+?) (.+)$/s
const LONG_HEADS = /^(position|chance): /
const SIGNED = /^signed: ([0-9a-f]{64}) ([0-9a-f]{128})$/
const UNDONE = /^undone: (\d{1,9}) ([0-9a-f]{64})$/

interface Lines {
  readonly heads: Heads
  readonly entries: readonly Entry[]
  readonly marks: readonly Mark[]
}

function parseLines(lines: readonly string[]): Lines {
  const heads = new Map<string, { value: string; line: number }>()
  const entries: Entry[] = []
  const marks: Mark[] = []
  for (let line = 2; line <= lines.length; line++) {
    const text = lines[line - 1]
    if (hasUnseen(text) && !text.startsWith('position: ')) throw refused('line-unseen', { text }, { line })
    if (text.length > LONGEST_HEAD && !LONG_HEADS.test(text))
      throw refused('line-too-long', { most: LONGEST_HEAD }, { line })
    const [, player, plus, words] = MOVE.exec(text) ?? []
    const [, key, value] = HEADING.exec(text) ?? []
    const move = entries.at(-1)
    const mark = marks.at(-1)
    const after = entries.length
    if (words) entries.push({ player: Number(player), words, chance: [], ...(plus && { joined: true }), line })
    else if (!key) throw refused('line-strange', { text: brief(text) }, { line })
    else if (key === 'undone') marks.push({ after, ...parseUndone(text, line), line })
    else if (key === 'rules' && heads.has('rules')) marks.push({ after, rules: readWhole(key, value, line), line })
    else if (key === 'position' && mark && 'rules' in mark && mark.position === undefined && mark.after === after)
      marks[marks.length - 1] = { ...mark, position: value }
    else if (!HEADS.includes(key) && !/^(option .+|name p\d+)$/.test(key))
      throw refused('no-heading', { heading: brief(key) }, { line })
    else if (key === 'chance' && move?.chance.length === 0)
      entries[after - 1] = { ...move, chance: numbers(value, line) }
    else if ((key === 'chance' && move) || heads.has(key)) throw refused('heading-twice', { heading: key }, { line })
    else heads.set(key, { value, line })
  }
  return { heads, entries, marks }
}

function parseUndone(text: string, line: number): { undone: number; seal: string } {
  const [, undone, seal] = UNDONE.exec(text) ?? []
  if (!seal) throw refused('undone-shape', {}, { line })
  return { undone: Number(undone), seal }
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
  if (seats > MOST_SEATS) throw refused('too-many-seats', { seats }, { line: heads.get('seats')?.line })
  const names: string[] = []
  for (const [key, { value, line }] of heads) {
    if (!key.startsWith('name ')) continue
    const player = Number(key.slice('name p'.length))
    if (player >= seats) throw refused('no-such-seat', { player, seats }, { line })
    names[player] = value
  }
  return Array.from(names, (name) => name ?? '')
}

function needed(heads: Heads, key: string): string {
  const head = heads.get(key)
  if (head) return head.value
  const before = heads.get(HEADS[HEADS.indexOf(key) - 1])?.line ?? 1
  throw refused('heading-missing', { heading: key }, { line: before + 1 })
}

function wholeNumber(heads: Heads, key: string): number {
  return readWhole(key, needed(heads, key), heads.get(key)?.line)
}

function readWhole(key: string, value: string, line: number | undefined): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw refused('not-whole', { heading: key, value: brief(value) }, { line })
}

/** A result in one line: how it ended, the scores, the places. */
export function printResult({ ending, scores, places }: Result): string {
  return `${ending}, scores ${scores.join(' ')}, places ${places.join(' ')}`
}

/** What `printResult` wrote; undefined if it is nothing of the kind. */
export function readResult(text: string): Pick<Result, 'ending' | 'scores' | 'places'> | undefined {
  const [, ending, scores, places] = /^([^,]+), scores ([-\d ]+), places ([\d ]+)$/.exec(text) ?? []
  if (ending === undefined) return undefined
  return { ending, scores: scores.split(' ').map(Number), places: places.split(' ').map(Number) }
}

/** The version of the rules at the end of a record. */
export function currentRules({ rules, marks = [] }: GameRecord): number {
  return marks.findLast((mark) => 'rules' in mark)?.rules ?? rules
}

/** Where a record that was made over for other rules begins to be played by them. */
export function madeOverAt({ marks = [] }: GameRecord): { after: number; position: string } | undefined {
  const mark = marks.findLast((each) => 'rules' in each && each.position !== undefined)
  return mark && 'position' in mark && mark.position !== undefined
    ? { after: mark.after, position: mark.position }
    : undefined
}

/** The number in the log of each entry of a record, in their order. The set-up is number 0. */
export function logNumbers({ entries, marks = [] }: GameRecord): number[] {
  let number = 0
  let mark = 0
  return entries.map((entry, i) => {
    for (; marks[mark]?.after <= i; mark++) {
      const it = marks[mark]
      number += 'undone' in it ? it.undone : 1
    }
    if (!entry.joined) number++
    return number
  })
}

/** What chance said, move by move, in one list. */
export function sayings(record: GameRecord): number[] {
  return [record.start, ...record.entries.map((entry) => entry.chance)].flat()
}

function numbers(text: string, line: number): number[] {
  if (!/^\d+( \d+)*$/.test(text)) throw refused('chance-shape', {}, { line })
  return text.split(' ').map(Number)
}

/** A strange text, short enough to be shown. */
const brief = (text: string): string => visible(text, 80)

function seal(lines: readonly string[]): string {
  return hex(sha256(bytes(`${lines.join('\n')}\n`)))
}

function optional<K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [k in K]: V })
}
