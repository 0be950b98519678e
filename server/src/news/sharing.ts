import type { Json } from '@acheron/core'
import type { Push } from '@acheron/host/online'
import type { Lines } from './lines.ts'
import type { News } from './news.ts'
import type { Presence } from './presence.ts'

/** Another name than the one under which older servers tell of one person at a time. */
const PERSONS = 'people'
const LOBBY = 'lobby'
const PRESENCE = 'presence'
const HERE_EVERY_MS = 15_000
const HERE_FOR_MS = 40_000

interface ToldPerson {
  readonly person: number
  readonly push: Push
  readonly unlessAt?: string
}

/** Lines that reach pages at other processes, too, where what is told belongs to a person and not to a table. */
export function sharedLines(lines: Lines, news: News): Lines {
  void news.follow(PERSONS, (message) => {
    for (const { person, push, unlessAt } of message as unknown as ToldPerson[])
      lines.tellPerson(person, push, unlessAt)
  })
  let told: ToldPerson[] = []
  const publishTold = (): void => {
    news.publish(PERSONS, told as unknown as Json)
    told = []
  }
  void news.follow(LOBBY, () => lines.tellLobby())
  return {
    ...lines,
    get size() {
      return lines.size
    },
    tellPerson(person, push, unlessAt) {
      lines.tellPerson(person, push, unlessAt)
      // What is told in one moment is one message, and goes out with the entries of that moment.
      if (told.push({ person, push, ...(unlessAt && { unlessAt }) }) === 1) process.nextTick(publishTold)
    },
    tellLobby() {
      lines.tellLobby()
      news.publish(LOBBY, null)
    },
  }
}

interface Elsewhere {
  readonly persons: Set<number>
  at: number
}

export interface SharedPresence extends Presence {
  /** Somebody came or went here. */
  tell(person: number): void
}

/** Who is there at any process. Each says from time to time who is; one that is silent is taken for dead. */
export function sharedPresence(
  local: Presence & { all(): Iterable<number> },
  news: News,
  name: string,
  changed: (person: number) => void,
): SharedPresence {
  const others = new Map<string, Elsewhere>()
  const isElsewhere = (person: number): boolean => {
    const since = performance.now() - HERE_FOR_MS
    return [...others.values()].some(({ persons, at }) => at > since && persons.has(person))
  }
  void news.follow(PRESENCE, (message) => {
    const { from, persons, person, isHere } = message as unknown as {
      from: string
      persons?: readonly number[]
      person?: number
      isHere?: boolean
    }
    const known = others.get(from) ?? { persons: new Set(), at: 0 }
    others.set(from, persons ? { persons: new Set(persons), at: performance.now() } : known)
    if (person === undefined) return
    known.at = performance.now()
    if (isHere) known.persons.add(person)
    else known.persons.delete(person)
    changed(person)
  })
  const beat = setInterval(
    () => news.publish(PRESENCE, { from: name, persons: [...local.all()] }),
    HERE_EVERY_MS,
  ).unref()
  return {
    isHere: (person) => local.isHere(person) || isElsewhere(person),
    changed: local.changed,
    tell(person) {
      news.publish(PRESENCE, { from: name, person, isHere: local.isHere(person) })
      changed(person)
    },
    stop() {
      clearInterval(beat)
      local.stop()
    },
  }
}
