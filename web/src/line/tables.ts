import { newKey } from '@acheron/core'
import type { MessageTo } from '@acheron/host'
import type { Line } from './line.ts'

/** What somebody wants to play, and with whom. */
export type GamePlan = Pick<MessageTo<'new'>, 'game' | 'options' | 'seats'>

/** Begins a game and says which table it is. The house has bound itself to its luck before this page adds to it. */
export async function newTable(line: Line, plan: GamePlan): Promise<string> {
  const { table } = await line.ask({ do: 'new', ...plan })
  await begin(line, table)
  return table
}

export async function begin(line: Line, table: string): Promise<void> {
  await line.ask({ do: 'begin', table, salts: [newKey()] })
}

/** The same game with the same people, once more. */
export async function planOf(line: Line, table: string): Promise<GamePlan> {
  const { game, options, seats } = await line.ask({ do: 'open', table })
  return { game, options: { ...options }, seats: [...seats] }
}
