import { GAMES } from '@acheron/games'
import type { Task } from '@acheron/host'
import type { Thought } from './crew.ts'
import { think } from './think.ts'

async function answer({ id, task }: { id: number; task: Task }): Promise<void> {
  const row = await think(GAMES, task).catch(() => undefined)
  self.postMessage({ id, row } satisfies Thought)
}

self.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof answer>[0]>) => void answer(data))
