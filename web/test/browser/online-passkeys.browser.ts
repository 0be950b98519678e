import type { CDPSession, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { comeOnline, layTable, sitDown } from './company.ts'
import { mouse, playOn } from './player.ts'
import { myPrompt, useBrowser, visit } from './visitor.ts'

useBrowser()

interface Authenticator {
  readonly session: CDPSession
  readonly authenticatorId: string
}

/** A phone or a key that says yes to everything. */
async function plugIn(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

/** Passkeys travel with their owner. */
async function carry(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId })
  expect(credentials).toHaveLength(1)
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential })
}

const goToAccount = (page: Page) => page.goto(`${inject('address')}#/account`)

test('a passkey made in one browser signs in from another, which takes over the seat and plays', async () => {
  const [ada, elsewhere] = [await visit(), await visit()]
  const phone = await plugIn(ada)
  await comeOnline(ada, 'Ada')
  const link = await layTable(ada)
  await goToAccount(ada)
  await ada.locator('[data-act=add-passkey]').click()
  await ada.getByText('You have 1 passkey.').waitFor()

  const bob = await visit()
  await sitDown(bob, link, 'Bob')
  await ada.goto(link)
  await myPrompt(ada).waitFor()

  await carry(phone, await plugIn(elsewhere))
  await goToAccount(elsewhere)
  await elsewhere.locator('[data-act=sign-in]').click()
  await elsewhere.locator('.isMine').waitFor()
  await elsewhere.locator('.isMine a').click()
  await myPrompt(elsewhere).waitFor()
  await playOn(elsewhere, mouse, ({ isMine }) => !isMine)
  await expect.poll(() => myPrompt(ada).count(), { timeout: 30_000 }).toBe(await myPrompt(elsewhere).count())
})

test('a browser that says no to a passkey says so, and nothing else changes', async () => {
  const page = await visit()
  await comeOnline(page, 'Ada')
  await page.addInitScript(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.reload()
  await goToAccount(page)
  await page.locator('[data-act=add-passkey]').click()
  const beside = page.locator('section').filter({ has: page.locator('[data-act=add-passkey]') })
  await beside.locator('.fault').filter({ hasText: 'passkey was not accepted' }).waitFor()
  await page.getByText('You have none yet.').waitFor()
})

test('a code makes another browser the same person, with the same seats', async () => {
  const [ada, elsewhere] = [await visit(), await visit()]
  await comeOnline(ada, 'Ada')
  await layTable(ada)
  await goToAccount(ada)
  await ada.locator('[data-act=make-code]').click()
  const code = (await ada.locator('output.code').textContent()) ?? ''
  await goToAccount(elsewhere)
  await elsewhere.locator('form[data-act=use-code] input').fill(code)
  await elsewhere.locator('form[data-act=use-code] button').click()
  await elsewhere.locator('main ul li').filter({ hasText: 'Ada' }).first().waitFor()
})
