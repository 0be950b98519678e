import type { Page } from 'playwright-core'

/** What the page's own thread has said to its workers and heard from them. */
export interface Watched {
  readonly workers: readonly string[]
  /** What was asked, in order. */
  readonly asked: readonly string[]
  readonly heard: readonly string[]
}

/** From the next load on, everything is written down that passes between the page's own thread and its workers. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = { workers: [] as string[], asked: [] as string[], heard: [] as string[] }
    class WatchedWorker extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        watched.workers.push(String(address))
        this.addEventListener('message', ({ data }) => watched.heard.push(JSON.stringify(data)))
      }
      override postMessage(data: { readonly message: { readonly do: string } }): void {
        watched.asked.push(data.message.do)
        super.postMessage(data)
      }
    }
    Object.assign(window, { Worker: WatchedWorker, watched })
  })
  await page.reload()
}

export const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)
