import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { comeOnline, layTable, sitDown } from './company.ts'
import { mouse, playOn } from './player.ts'
import { openReceiver } from './receiver.ts'
import { myPrompt, useBrowser, visit } from './visitor.ts'

useBrowser()

const SOON = { timeout: 60_000 }
const goToAccount = (page: Page) => page.goto(`${inject('address')}#/account`)

/** Ada sits with Bob and leaves the page; Bob plays until she is awaited. */
async function leaveBobAlone(ada: Page): Promise<string> {
  await ada.goto(`${inject('address')}#/online`)
  const link = await layTable(ada)
  const bob = await visit()
  await sitDown(bob, link, 'Bob')
  await myPrompt(ada).waitFor()
  await playOn(ada, mouse, ({ isMine }) => !isMine)
  await ada.close()
  // As long as Bob chooses his tickets, nobody can see that Ada has chosen hers: she seems to be awaited.
  let looks = 0
  do {
    await myPrompt(bob).waitFor()
    let left = 2
    await playOn(bob, mouse, ({ isMine }) => !isMine || --left < 0)
    expect(++looks).toBeLessThan(60)
  } while ((await myPrompt(bob).count()) > 0)
  return link
}

test('a webhook is added on the screen about oneself, tried, and tells of a turn at a local receiver, signed', async () => {
  const { url, received } = await openReceiver()
  const ada = await visit()
  await comeOnline(ada, 'Ada')
  await goToAccount(ada)
  await ada.locator('input[type=url]').fill(url)
  await ada.locator('form:has(input[type=url]) button').click()
  const row = ada.locator('li[data-kind=webhook]')
  const secret = (await row.locator('code').textContent()) ?? ''
  await row.locator('[data-act=try]').click()
  await row.getByText('it arrived').waitFor()
  expect(JSON.parse(received[0].body.toString())).toMatchObject({ kind: 'test' })

  const link = await leaveBobAlone(ada)
  await expect.poll(() => received.length, SOON).toBe(2)
  const [, { headers, body }] = received
  expect(JSON.parse(body.toString())).toMatchObject({ kind: 'turn', game: 'ticket-to-ride', link })
  expect(headers['acheron-signature']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
})

/** What a browser reads of a push message, by RFC 8291. */
function unseal(body: Buffer, browser: ECDH, auth: Buffer): string {
  const [salt, from] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])]
  const hkdf = (key: Buffer, salted: Buffer, about: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salted, about, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), from])
  const secret = hkdf(browser.computeSecret(from), auth, about, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + body[20])
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

// A browser without a display reaches no push service: its push manager is replaced by one whose service is the receiver.
test('push is switched on on the screen about oneself, and arrives sealed at a local receiver', async () => {
  const { url, received } = await openReceiver()
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const ada = await visit()
  await ada.context().grantPermissions(['notifications'])
  await ada.addInitScript(
    ([endpoint, given]) => {
      let subscription: object | null = null
      Object.assign(PushManager.prototype, {
        async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
          if (!userVisibleOnly || !applicationServerKey) throw new TypeError('not what browsers want')
          subscription = { toJSON: () => ({ endpoint, keys: given }) }
          return subscription
        },
        getSubscription: async () => subscription,
      })
      Notification.requestPermission = async () => 'granted'
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    },
    [url, keys] as const,
  )
  await ada.reload()
  await comeOnline(ada, 'Ada')
  await goToAccount(ada)
  await ada.locator('[data-act=push]').click()
  await ada.locator('li[data-kind=push]').waitFor()
  const link = await leaveBobAlone(ada)
  await expect.poll(() => received.length, SOON).toBe(1)
  const [{ headers, body }] = received
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(headers.authorization).toMatch(/^vapid t=/)
  expect(JSON.parse(unseal(body, browser, auth))).toMatchObject({ kind: 'turn', link })
})
