import type { Player } from '@acheron/core'
import type { Happening } from '../boards/contract.ts'
import type { Chapter } from '../engine/types.ts'

export interface LogLine {
  /** After how many moves. */
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

/** The log, turn by turn. What is not worth a line is left out. */
export function logOf(
  chapters: readonly Chapter[],
  tell: (happening: Happening) => string | undefined,
): readonly LogGroup[] {
  const groups: { key: string; by: Player | undefined; kind: LogGroup['kind']; lines: LogLine[] }[] = []
  for (const { at, by, together, happenings } of chapters) {
    const kind = at === 0 ? 'set-up' : together ? 'together' : 'turn'
    const last = groups.at(-1)
    const isSame = last?.kind === kind && (kind !== 'turn' || last.by === by)
    const lines = happenings.flatMap((happening) => {
      const text = tell(happening)
      return text === undefined ? [] : [{ at, text, happening }]
    })
    if (isSame) last.lines.push(...lines)
    else groups.push({ key: `${at}`, by: kind === 'turn' ? by : undefined, kind, lines })
  }
  return groups.filter(({ lines }) => lines.length > 0)
}
