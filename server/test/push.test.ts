import { createECDH, createHmac, createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pushKeyOf, pushLetter, seal, vapid } from '../src/notify/push.ts'
import { webhookLetter } from '../src/notify/webhook.ts'

const PUSH_EXAMPLE = {
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  text: 'When I grow up, I want to be a watermelon',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('web push', () => {
  test('the example of RFC 8291 comes out byte for byte', () => {
    const { keys, sender, salt, text, sealed } = PUSH_EXAMPLE
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(Buffer.from(sender, 'base64url'))
    const made = seal(Buffer.from(text), keys, ecdh, Buffer.from(salt, 'base64url'))
    expect(made.toString('base64url')).toBe(sealed)
  })

  test('no two messages are sealed alike', () => {
    const { keys } = PUSH_EXAMPLE
    const text = Buffer.from('It is your turn')
    expect(seal(text, keys).equals(seal(text, keys))).toBe(false)
  })

  test('the server names itself as RFC 8292 wants, for half a day and one push service', () => {
    const key = pushKeyOf(Buffer.alloc(32, 7))
    const header = vapid('https://push.example', key, 'https://acheron.example/', 1_700_000_000_000)
    const found = header.match(/^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/)
    if (!found) throw new Error(header)
    const [, head, claims, signature, named] = found
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: 1_700_000_000 + 43_200,
      sub: 'https://acheron.example/',
    })
    expect(named).toBe(key.publicKey)
    const point = Buffer.from(named, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
  })

  test('the key follows from the secret alone, whatever its first byte is', () => {
    const keys = Array.from({ length: 600 }, (_, i) => pushKeyOf(Buffer.from(`secret ${i}`)))
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(600)
    expect(pushKeyOf(Buffer.from('secret 5')).publicKey).toBe(keys[5].publicKey)
    for (const key of keys) expect(() => vapid('https://push.example', key, 'https://a.example/', 0)).not.toThrow()
  })

  test('a message replaces an older one about the same table', () => {
    const key = pushKeyOf(Buffer.alloc(32, 7))
    const subscription = { address: 'https://push.example/abc', keys: PUSH_EXAMPLE.keys }
    const { headers, body } = pushLetter(subscription, '{}', 'table12', key, 'https://a.example/', 0)
    expect(headers).toMatchObject({ topic: 'table12', 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(body.length).toBe(86 + 2 + 1 + 16)
  })
})

test('a webhook is signed, and tells the game and the table only', () => {
  const notice = { kind: 'turn', game: 'hellrail', link: 'https://acheron.example/#/online/abc', time: 5 } as const
  const { body, headers } = webhookLetter('https://bot.example/', notice, 'abc-7', 'hush')
  expect(JSON.parse(body.toString())).toEqual({ ...notice, id: 'abc-7' })
  expect(headers['acheron-signature']).toBe(`sha256=${createHmac('sha256', 'hush').update(body).digest('hex')}`)
})
