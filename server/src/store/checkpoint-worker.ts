// What runs on the thread of `checkpoints.ts`.
import { workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

const { file, everyMs } = workerData as { file: string; everyMs: number }
const sqlite = new Sqlite(file)
const version = (): unknown => sqlite.pragma('data_version', { simple: true })
let seen: unknown

setInterval(() => {
  const now = version()
  if (now === seen) return
  seen = now
  // Nobody waits for it, and it waits for nobody.
  sqlite.pragma('wal_checkpoint(PASSIVE)')
}, everyMs)
