import { server } from './server.ts'

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
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushKey } = await server.me()
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
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
