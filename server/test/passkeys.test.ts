import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPage, openServer, type Page, type TestServer } from './at-server.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A text or bytes of CBOR. */
const cbor = (value: string | Buffer): Buffer => {
  const kind = typeof value === 'string' ? 0x60 : 0x40
  const data = Buffer.from(value)
  return Buffer.concat([data.length < 24 ? Buffer.of(kind | data.length) : Buffer.of(kind | 24, data.length), data])
}

/** A device that makes one passkey and shows it, as the specification of WebAuthn says. */
function authenticator({ url }: TestServer) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = Buffer.from('a passkey of a test')
  const about = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const shown = (flags: number): Buffer => Buffer.concat([sha256('127.0.0.1'), Buffer.of(flags, 0, 0, 0, 0)])
  const credential = (response: Readonly<Record<string, Buffer>>): object => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')])),
  })
  return {
    make(challenge: string): object {
      const [kind, algorithm, curve] = [Buffer.of(1, 2), Buffer.of(3, 0x26), Buffer.of(0x20, 1)]
      const [east, north] = [x, y].map((part) => cbor(Buffer.from(part, 'base64url')))
      const key = Buffer.concat([
        Buffer.of(0xa5),
        kind,
        algorithm,
        curve,
        Buffer.of(0x21),
        east,
        Buffer.of(0x22),
        north,
      ])
      const data = Buffer.concat([shown(0x45), Buffer.alloc(16), Buffer.of(0, id.length), id, key])
      const none = Buffer.concat([cbor('fmt'), cbor('none'), cbor('attStmt'), Buffer.of(0xa0)])
      const attestationObject = Buffer.concat([Buffer.of(0xa3), none, cbor('authData'), cbor(data)])
      return credential({ clientDataJSON: about('webauthn.create', challenge, url), attestationObject })
    },
    show(challenge: string, origin = url): object {
      const clientDataJSON = about('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([shown(5), sha256(clientDataJSON)]), privateKey)
      return credential({ clientDataJSON, authenticatorData: shown(5), signature })
    },
  }
}

interface Answer {
  readonly ok: boolean
  readonly answer: { readonly challenge: string; readonly name: string; readonly passkeys: number }
}

async function post({ url }: TestServer, { cookie }: Page, path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: url }
  const answer = await fetch(`${url}/api/passkeys/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

test('a passkey opens the door to its owner, once for each challenge, and to nobody else', async () => {
  let ahead = 0
  const server = await openServer({}, { now: () => Date.now() + ahead })
  const [ada, eve] = [await openPage(server), await openPage(server)]
  await ada.ask('rename', { name: 'Ada' })
  const key = authenticator(server)
  const challenge = async (page: Page, path: string): Promise<string> =>
    (await post(server, page, path)).answer.challenge
  const add = async (page: Page, by: Page): Promise<Answer> =>
    post(server, by, 'add', { response: key.make(await challenge(page, 'begin')) })
  const enter = (response: object): Promise<Answer> => post(server, eve, 'enter', { response })

  expect((await add(ada, eve)).ok, 'the challenge is that of another').toBe(false)
  expect(await add(ada, ada)).toMatchObject({ ok: true, answer: { name: 'Ada', passkeys: 1 } })
  const response = key.show(await challenge(eve, 'challenge'))
  expect(await enter(response)).toMatchObject({ ok: true, answer: { name: 'Ada' } })
  expect((await enter(response)).ok, 'the same answer once more').toBe(false)
  expect((await enter(key.show('nobody asked this'))).ok).toBe(false)
  expect((await enter(key.show(await challenge(eve, 'begin')))).ok, 'a challenge for something else').toBe(false)
  const elsewhere = key.show(await challenge(eve, 'challenge'), 'https://evil.example')
  expect((await enter(elsewhere)).ok, 'a page elsewhere').toBe(false)
  const late = key.show(await challenge(eve, 'challenge'))
  ahead = 5 * 60_000 + 1000
  expect((await enter(late)).ok, 'too late').toBe(false)
})
