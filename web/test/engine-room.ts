import { GAMES } from '@acheron/games'
import { createEngine } from '../src/engine/engine.ts'
import { memoryStore, type Store } from '../src/engine/store.ts'
import { think } from '../src/engine/think.ts'
import type { EngineApi, GamePlan, Task } from '../src/engine/types.ts'

/** An engine without a worker. */
export function engineOn(store: Store = memoryStore()): EngineApi {
  let ids = 0
  return createEngine({
    store,
    games: GAMES,
    now: () => 1000,
    newId: () => `game-${++ids}`,
    announce: () => undefined,
  })
}

export const TWO: GamePlan = {
  game: 'ticket-to-ride',
  options: { first: 'seat-1' },
  seats: [{ name: 'Ada' }, { name: 'Robot', bot: 'medium' }],
}

export const BOTS: GamePlan = {
  ...TWO,
  seats: [
    { name: 'One', bot: 'medium' },
    { name: 'Two', bot: 'medium' },
  ],
}

/** Lets the bots play until nobody of them is asked. */
export async function letBotsPlay(engine: EngineApi, id: string): Promise<void> {
  for (;;) {
    const task: Task | undefined = await engine.task(id)
    if (!task) return
    await engine.play(id, task.player, await think(GAMES, task), task.at)
  }
}

/** Makes the first legal move whose verb is this one. */
export async function playVerb(engine: EngineApi, id: string, p: number, verb: string): Promise<void> {
  const { options, at } = await engine.look(id, p)
  const option = options.find((one) => one.verb === verb)
  if (!option) throw new Error(`player ${p} cannot ${verb}, only ${options.map((one) => one.verb).join(', ')}`)
  const played = await engine.play(id, p, option.moves[0], at)
  if (played.kind !== 'done') throw new Error(`${verb} is ${played.kind}`)
}
