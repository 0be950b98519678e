import { type Bot, seatOf } from '@acheron/bots'
import {
  type Chance,
  type GameRecord,
  type Player,
  playMove,
  readEvent,
  type Statement,
  type Table,
  type Texts,
} from '@acheron/core'
import type { Shell } from '../shell.ts'
import type { Words } from '../words/index.ts'
import type { Lines } from './lines.ts'

/** Somebody at a terminal in the middle of a game against bots. */
export interface Sitting<S> {
  readonly shell: Shell
  readonly lines: Lines
  readonly words: Words
  readonly texts: Texts
  readonly statements: readonly Statement[]
  readonly table: Table<S>
  /** The key of the table's luck, for the record of a game that is over. */
  readonly key: string | undefined
  readonly me: Player
  readonly names: readonly string[]
  readonly bots: ReadonlyMap<Player, Bot<S>>
  readonly thoughts: Chance
  /** How much of the story has been told. */
  told: number
  /** The file and the record as they were saved last. */
  file?: string
  saved?: GameRecord
  /** The record that the person wanted to leave unsaved, and was warned. */
  abandoned?: GameRecord
}

/** Lets the bots play until it is for the person to answer, or the game is over. */
export function botsPlay<S>({ table, bots, thoughts }: Sitting<S>): void {
  const { game } = table
  for (;;) {
    const player = game.asked(table.state).find((p) => bots.has(p))
    const bot = player === undefined ? undefined : bots.get(player)
    if (player === undefined || !bot) return
    playMove(table, player, bot.choose(seatOf(game, table.state, player, thoughts), thoughts))
  }
}

/** What has happened since it was last told, as the person may know it. */
export function tellNews<S>(at: Sitting<S>): string[] {
  const { table, texts, names, me } = at
  const news = table.story.slice(at.told).flat()
  at.told = table.story.length
  return news.flatMap((event) => texts.story(readEvent(event, me), names) ?? [])
}

export const viewOf = <S>({ table, me }: Sitting<S>) => table.game.view(table.state, me)
