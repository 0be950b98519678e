import { GAMES } from '@acheron/games'
import type { Task } from '@acheron/host'
import type { Thought } from './crew.ts'
import { think } from './think.ts'

self.addEventListener('message', async ({ data: { id, task } }: MessageEvent<{ id: number; task: Task }>) => {
  const row = await think(GAMES, task).catch(() => undefined)
  self.postMessage({ id, row } satisfies Thought)
})
