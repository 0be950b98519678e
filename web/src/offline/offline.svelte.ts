/** What the page knows of its connection and of newer versions of itself. */
export const line: { isOffline: boolean; hasNewVersion: boolean } = $state({ isOffline: false, hasNewVersion: false })

const HOUR = 3_600_000
let waiting: ServiceWorker | undefined
let isTaken = false

export function startOffline(): void {
  const look = (): void => {
    line.isOffline = !navigator.onLine
  }
  look()
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch((error: unknown) => console.warn(error))
}

async function register(): Promise<void> {
  holdVersion()
  const { serviceWorker } = navigator
  const isControlled = serviceWorker.controller !== null
  const registration = await serviceWorker.register(new URL('sw.js', document.baseURI))
  serviceWorker.controller?.postMessage('tidy')

  const offer = (worker: ServiceWorker | null): void => {
    if (!worker || !serviceWorker.controller) return
    waiting = worker
    line.hasNewVersion = true
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaken) location.reload()
    else if (isControlled) line.hasNewVersion = true
  })

  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < HOUR) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** As long as this page lives, the parts of its version are not thrown away. */
function holdVersion(): void {
  const version = document.querySelector('meta[name="version"]')?.getAttribute('content')
  const forever = new Promise<void>(() => undefined)
  navigator.locks?.request(`acheron page ${version}`, { mode: 'shared' }, () => forever).catch(() => undefined)
}

/** Lets the new version take over, and loads it. */
export function takeNewVersion(): void {
  isTaken = true
  if (waiting?.state === 'installed') waiting.postMessage('take over')
  else location.reload()
}
