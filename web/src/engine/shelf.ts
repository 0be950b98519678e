import { engine } from './client.ts'
import { browserStore, savedGame } from './store.ts'
import type { GamePlan, SavedGame } from './types.ts'

export type { GamePlan, SavedGame, SeatPlan } from './types.ts'

/** Begins a game and says under which id it is kept. */
export const newGame = (plan: GamePlan): Promise<string> => engine.create(plan)

/** All games that are kept here, the latest first. */
export async function listGames(): Promise<SavedGame[]> {
  const kept = await browserStore().games()
  return kept.map(savedGame).sort((a, b) => b.changed - a.changed)
}

/** Takes in a record from a file. Throws Refused with what is wrong. */
export const openRecord = (text: string): Promise<string> => engine.take(text)

export const recordOf = (id: string): Promise<string> => engine.record(id)

export const removeGame = (id: string): Promise<void> => engine.remove(id)

/** The same game with the same people, to begin again. */
export const againPlan = (id: string): Promise<GamePlan> => engine.plan(id)
