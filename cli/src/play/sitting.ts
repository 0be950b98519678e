import type { Move, Player, Statement, Texts } from '@acheron/core'
import type { House, Look, Open } from '@acheron/host'
import type { Shell } from '../shell.ts'
import type { Words } from '../words/index.ts'
import type { Lines } from './lines.ts'

/** Somebody at a terminal in the middle of a game against bots. */
export interface Sitting {
  readonly shell: Shell
  readonly lines: Lines
  readonly words: Words
  readonly texts: Texts
  /** The rules of the game and of the table. */
  readonly statements: readonly Statement[]
  readonly house: House
  readonly table: string
  readonly me: Player
  readonly names: readonly string[]
  /** How much news has been told. */
  told: number
  /** The file, and how many entries the log had, when it was saved last. */
  file?: string
  saved?: number
  /** How many entries it had when the person wanted to leave it unsaved, and was warned. */
  abandoned?: number
}

export const lookOf = ({ house, table, me }: Sitting): Promise<Look> => house.ask({ do: 'look', table, seat: me })

/** For what a terminal shows and a look has not: the words of moves. */
export const inside = <T>({ house, table }: Sitting, act: (open: Open) => T): Promise<T> => house.inside(table, act)

/** Lets the bots play until it is for the person to answer, or the game is over. */
export async function botsPlay({ house, table, me, told }: Sitting): Promise<void> {
  for (;;) {
    const { moved } = await house.ask({ do: 'go', table, seat: me, since: told })
    if (!moved) return
  }
}

/** What has happened since it was last told, as the person may know it. */
export async function tellNews(at: Sitting): Promise<string[]> {
  const { house, table, me, texts, names } = at
  const { chapters, look } = await house.ask({ do: 'news', table, seat: me, since: at.told })
  at.told = look.at
  return chapters.flatMap(({ happenings }) => happenings.flatMap((happening) => texts.story(happening, names) ?? []))
}

export async function playRow({ house, table, me }: Sitting, moves: readonly Move[]): Promise<void> {
  const { at } = await house.ask({ do: 'look', table, seat: me })
  await house.ask({ do: 'play', table, seat: me, at, moves: [...moves] })
}
