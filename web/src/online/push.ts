import { server } from './server.ts'
import { words } from './text/index.ts'

/** Whether this browser can be told while the page is closed. */
export type PushState = 'none' | 'denied' | 'off' | 'on'

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return 'none'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the browser, and tells the server where it can be reached. */
export async function switchOnPush(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { pushKey } = await server.me()
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => {
      throw new Error(words().account.pushFailed)
    })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'none'
  await server.ask({
    do: 'add-channel',
    kind: 'push',
    address: endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    wishes: { when: 'away' },
  })
  return 'on'
}
