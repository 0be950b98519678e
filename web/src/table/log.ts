import type { Player } from '@acheron/core'
import type { Chapter, Happening } from '@acheron/host'

export interface LogLine {
  /** After how much news. */
  readonly at: number
  readonly text: string
  readonly happening: Happening
}

/** One turn: what somebody did without anybody else in between. */
export interface LogGroup {
  readonly key: string
  /** Undefined at the set-up, and where several answered at once. */
  readonly by: Player | undefined
  readonly kind: 'set-up' | 'together' | 'turn'
  readonly lines: readonly LogLine[]
}

type Tell = (happening: Happening) => string | undefined

/** The log, turn by turn. What is not worth a line is left out. */
export function logOf(chapters: readonly Chapter[], tell: Tell): readonly LogGroup[] {
  return withLines(goOn([], chapters, tell))
}

/** A log that grows with a game: turns that are complete are neither told nor drawn again, until the tongue changes. */
export function growingLog(): (chapters: readonly Chapter[], tell: Tell, tongue: string) => readonly LogGroup[] {
  let known: readonly Chapter[] = []
  let groups: readonly LogGroup[] = []
  let spoken = ''
  return (chapters, tell, tongue) => {
    const isMore = tongue === spoken && known.every((chapter, i) => chapter === chapters[i])
    groups = isMore ? goOn(groups, chapters.slice(known.length), tell) : goOn([], chapters, tell)
    known = chapters
    spoken = tongue
    return withLines(groups)
  }
}

function goOn(before: readonly LogGroup[], chapters: readonly Chapter[], tell: Tell): readonly LogGroup[] {
  const groups = [...before]
  for (const { at, by, together, happenings } of chapters) {
    const kind = together ? 'together' : by === undefined ? 'set-up' : 'turn'
    const last = groups.at(-1)
    const isSame = last?.kind === kind && (kind !== 'turn' || last.by === by)
    const lines = happenings.flatMap((happening) => {
      const text = tell(happening)
      return text === undefined ? [] : [{ at, text, happening }]
    })
    if (isSame) groups[groups.length - 1] = { ...last, lines: [...last.lines, ...lines] }
    else groups.push({ key: `${at}`, by: kind === 'turn' ? by : undefined, kind, lines })
  }
  return groups
}

const withLines = (groups: readonly LogGroup[]): readonly LogGroup[] => groups.filter(({ lines }) => lines.length > 0)
