import { newKey } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { indexedStore } from '../store/indexed.ts'
import { moveIn } from '../store/older.ts'
import { workerCrew } from './crew.ts'
import { serveHouse } from './serve.ts'
import type { FromPage } from './wire.ts'

const windows = new BroadcastChannel('acheron')
const store = indexedStore()
/** One window after the other; nothing is answered before. */
const movedIn = navigator.locks
  .request('acheron-moving', () => moveIn(store, GAMES))
  .catch((error: unknown) => console.error(error))
const served = serveHouse(
  {
    store,
    games: GAMES,
    now: () => Date.now(),
    newId: () => newKey().slice(0, 8),
    think: workerCrew(),
  },
  { toPage: (data) => self.postMessage(data), toWindows: (table) => windows.postMessage(table) },
)

windows.addEventListener('message', ({ data }: MessageEvent<string>) => served.changedElsewhere(data))
self.addEventListener('message', ({ data }: MessageEvent<FromPage>) => void movedIn.then(() => served.hear(data)))
