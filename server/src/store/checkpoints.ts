import { Worker } from 'node:worker_threads'

const EVERY_MS = 500

/**
 * Carries what was committed over from the log of SQLite into its file, on a thread of its own: whoever commits when the
 * log has grown long would have to do it all at once, and everybody else would wait. Gives what ends it.
 */
export function checkpointing(file: string): () => Promise<void> {
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
    workerData: { file, everyMs: EVERY_MS },
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 16 },
  })
  // Without it the log grows longer, and whoever commits does it after all.
  worker.on('error', () => undefined)
  worker.unref()
  return async () => void (await worker.terminate())
}
