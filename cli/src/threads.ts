import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'

export const cores = (): number => availableParallelism()

/** What a thread is asked to do: a function of `worker.ts`. */
type Work = 'simulate' | 'tryOne'

/**
 * Does all tasks on so many threads, and gives the answers in the order of the tasks. One thread is this one. Tasks are
 * taken from the list only when there is room for them.
 */
export async function* inOrder<T, R>(
  tasks: Iterable<T>,
  jobs: number,
  work: Work,
  here: (task: T) => R,
): AsyncGenerator<R> {
  if (jobs === 1) {
    for (const task of tasks) yield here(task)
    return
  }
  const filename = new URL('./worker.ts', import.meta.url).href
  const pool = new Piscina<T, R>({ filename, name: work, minThreads: jobs, maxThreads: jobs })
  const running: Promise<R>[] = []
  const next = (): Promise<R> => running.shift() as Promise<R>
  try {
    for (const task of tasks) {
      const answer = pool.run(task)
      answer.catch(() => {}) // it is awaited later
      running.push(answer)
      if (running.length === 3 * jobs) yield await next()
    }
    while (running.length > 0) yield await next()
  } finally {
    await pool.destroy()
  }
}
