import type { Player } from '@acheron/core'
import type { Chapter, Happening } from '@acheron/host'

export interface LogLine {
  /** After how much news. */
  readonly at: number
  readonly text: string
  /** What it tells; nothing where somebody took something back. */
  readonly happenings: readonly Happening[]
}

/** One turn: what somebody did without anybody else in between. */
export interface LogGroup {
  readonly key: string
  /** Undefined at the set-up, and where several answered at once. */
  readonly by: Player | undefined
  readonly kind: 'set-up' | 'together' | 'turn'
  readonly lines: readonly LogLine[]
}

/** Who puts it into words. Undefined: it needs no line. */
export interface Telling {
  tell(happening: Happening): string | undefined
  /** What followed each other, in one line if that can be. */
  tellRow(happenings: readonly Happening[]): string | undefined
  /** That somebody took something back. */
  tellBack(by: Player): string | undefined
}

/** The log, turn by turn. What is not worth a line is left out. */
export function logOf(chapters: readonly Chapter[], telling: Telling, turn?: Player): readonly LogGroup[] {
  return withLines(upTo(goOn([], chapters, telling), turn))
}

/** How many steps back a log still knows: what is taken back is most often the last thing. */
const STEPS_BACK = 16

/** A log that grows with a game: turns that are complete are neither told nor drawn again, until the tongue changes. */
export function growingLog(): (
  chapters: readonly Chapter[],
  telling: Telling,
  tongue: string,
  turn?: Player,
) => readonly LogGroup[] {
  let past: { readonly chapters: readonly Chapter[]; readonly groups: readonly LogGroup[] }[] = []
  let spoken = ''
  return (chapters, telling, tongue, turn) => {
    if (tongue !== spoken) past = []
    spoken = tongue
    past = past.slice(0, past.findLastIndex((known) => isBegun(known.chapters, chapters)) + 1).slice(-STEPS_BACK)
    const known = past.at(-1) ?? { chapters: [], groups: [] }
    const groups = goOn(known.groups, chapters.slice(known.chapters.length), telling)
    past.push({ chapters, groups })
    return withLines(upTo(groups, turn))
  }
}

const isBegun = (known: readonly Chapter[], chapters: readonly Chapter[]): boolean =>
  known.every((chapter, i) => chapter === chapters[i])

function goOn(before: readonly LogGroup[], chapters: readonly Chapter[], telling: Telling): readonly LogGroup[] {
  const groups = [...before]
  for (const { at, by, together, happenings, struck } of chapters) {
    const kind = together ? 'together' : by === undefined ? 'set-up' : 'turn'
    const last = groups.at(-1)
    const isSame = last?.kind === kind && (kind !== 'turn' || last.by === by)
    const lines = isSame ? [...last.lines] : kind === 'turn' && by !== undefined ? takeBegun(groups, by) : []
    for (const happening of happenings) addLine(lines, at, happening, telling)
    const taken = struck && by !== undefined ? telling.tellBack(by) : undefined
    if (taken !== undefined) lines.push({ at, text: taken, happenings: [] })
    if (isSame) groups[groups.length - 1] = { ...last, lines }
    else groups.push({ key: `${at}`, by: kind === 'turn' ? by : undefined, kind, lines })
  }
  return groups
}

/** What goes on where the line before it ended is told there. */
function addLine(lines: LogLine[], at: number, happening: Happening, { tell, tellRow }: Telling): void {
  const text = tell(happening)
  if (text === undefined) return
  const row = [...(lines.at(-1)?.happenings ?? []), happening]
  const together = row.length > 1 ? tellRow(row) : undefined
  if (together === undefined) lines.push({ at, text, happenings: [happening] })
  else lines[lines.length - 1] = { at, text: together, happenings: row }
}

/** A turn that began at the end of another, with a card drawn perhaps, has those lines for its own; of the set-up the last. */
function takeBegun(groups: LogGroup[], by: Player): LogLine[] {
  const last = groups.at(-1)
  if (!last || last.kind === 'together') return []
  const isOthers = ({ happenings }: LogLine): boolean =>
    happenings.length === 0 || happenings.some(({ facts }) => facts.by !== by)
  const own = last.lines.findLastIndex(isOthers) + 1
  const from = last.kind === 'set-up' ? Math.max(own, last.lines.length - 1) : own
  const begun = last.lines.slice(from)
  if (begun.length > 0) groups[groups.length - 1] = { ...last, lines: last.lines.slice(0, from) }
  return begun
}

/** The turn in which nothing was answered yet stands by itself too. */
function upTo(groups: readonly LogGroup[], turn: Player | undefined): readonly LogGroup[] {
  const last = groups.at(-1)
  if (turn === undefined || !last || last.by === turn) return groups
  const more = [...groups]
  const lines = takeBegun(more, turn)
  return lines.length > 0 ? [...more, { key: `${last.key}+`, by: turn, kind: 'turn', lines }] : groups
}

const withLines = (groups: readonly LogGroup[]): readonly LogGroup[] => groups.filter(({ lines }) => lines.length > 0)
