import type { Player } from '@acheron/core'
import type { Push } from '@acheron/host/online'
import type { Session } from '../identity/sessions.ts'

/** Where pushes go: one open page. */
export interface Line {
  readonly session: Session
  /** The public list is open there. */
  isInLobby: boolean
  /** By table: whose news come here, and how many of them have come. */
  readonly attending: Map<string, Attendance>
  /** What is done when the answer to the message at hand has been sent. */
  readonly afterwards: (() => void)[]
  send(text: string): void
  /** What was sent has not been read yet: no more news until it has. */
  isSlow(): boolean
  close(code: number): void
}

export interface Attendance {
  /** Nobody's: a spectator. */
  readonly seat: Player | undefined
  /** A spectator of a table where spectators see everything later. */
  readonly isLate: boolean
  /** How much news has been sent. */
  at: number
  /** So many messages of this page to the table are under way: they will bring the news. */
  busy: number
  /** How much news there was when some was held back for them. */
  held: number
}

/** The pages that are open at this process. */
export interface Lines {
  add(line: Line): void
  remove(line: Line): void
  attend(line: Line, table: string, attendance: Attendance): void
  unattend(line: Line, table: string): void
  at(table: string): Iterable<readonly [Line, Attendance]>
  of(person: number): Iterable<Line>
  all(): Iterable<Line>
  readonly size: number
  /** Sends the same to all who attend a table. */
  tell(table: string, push: (attendance: Attendance, line: Line) => Push | undefined): void
  /** Sends something to all pages of a person; not to those that attend a table, if they know it from its news. */
  tellPerson(person: number, push: Push, unlessAt?: string): void
  /** The public list has changed. */
  tellLobby(): void
  /** Somebody came to the public list or left it, or has another name: told soon, and not for each of many. */
  tellHere(): void
  /** Who has the public list open. */
  inLobby(): readonly string[]
}

const MOST_NAMED = 200
const HERE_AFTER_MS = 500

export function newLines(): Lines {
  const lines = new Set<Line>()
  const byPerson = new Map<number, Set<Line>>()
  const byTable = new Map<string, Map<Line, Attendance>>()

  const tellLobby = (): void => {
    const text = JSON.stringify({ push: 'lobby' } satisfies Push)
    for (const line of lines) if (line.isInLobby) line.send(text)
  }
  let isDue = false
  const tellHere = (): void => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      tellLobby()
    }, HERE_AFTER_MS).unref()
  }

  const unattend = (line: Line, table: string): void => {
    line.attending.delete(table)
    const there = byTable.get(table)
    there?.delete(line)
    if (there?.size === 0) byTable.delete(table)
  }

  return {
    add(line) {
      lines.add(line)
      const own = byPerson.get(line.session.person.num) ?? new Set()
      byPerson.set(line.session.person.num, own.add(line))
    },
    remove(line) {
      lines.delete(line)
      const own = byPerson.get(line.session.person.num)
      own?.delete(line)
      if (own?.size === 0) byPerson.delete(line.session.person.num)
      for (const table of line.attending.keys()) unattend(line, table)
      if (line.isInLobby) tellHere()
    },
    attend(line, table, attendance) {
      line.attending.set(table, attendance)
      const there = byTable.get(table) ?? new Map<Line, Attendance>()
      byTable.set(table, there.set(line, attendance))
    },
    unattend,
    at: (table) => byTable.get(table) ?? [],
    of: (person) => byPerson.get(person) ?? [],
    all: () => lines,
    get size() {
      return lines.size
    },
    tell(table, push) {
      for (const [line, attendance] of byTable.get(table) ?? []) {
        const said = push(attendance, line)
        if (said) line.send(JSON.stringify(said))
      }
    },
    tellPerson(person, push, unlessAt = '') {
      for (const line of byPerson.get(person) ?? []) if (!line.attending.has(unlessAt)) line.send(JSON.stringify(push))
    },
    tellLobby,
    tellHere,
    inLobby() {
      const persons = new Map(
        [...lines].filter(({ isInLobby }) => isInLobby).map(({ session }) => [session.person.num, session.person.name]),
      )
      return [...persons.values()].toSorted().slice(0, MOST_NAMED)
    },
  }
}
