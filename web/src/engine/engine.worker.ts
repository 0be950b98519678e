import { GAMES } from '@acheron/games'
import { expose } from 'comlink'
import { createEngine } from './engine.ts'
import { browserStore } from './store.ts'

// The page gives its worker a name, so that it can tell its own news from that of other windows.
const channel = new BroadcastChannel('acheron')

expose(
  createEngine({
    store: browserStore(),
    games: GAMES,
    now: () => Date.now(),
    newId: () => crypto.randomUUID().slice(0, 8),
    announce: (id) => channel.postMessage({ id, from: self.name }),
  }),
)
