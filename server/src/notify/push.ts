import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import type { Letter } from './post.ts'

const CURVE = 'prime256v1'
const RECORD = 4096
const DAY = 86_400
/** The order of the curve, less one: a key is a number from 1 up to it. */
const LARGEST_KEY = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550n

/** Where a browser wants to be told, as it gave it to the page. */
export interface Subscription {
  readonly address: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The key by which push services know this server, the same in all its processes. */
export interface PushKey {
  readonly publicKey: string
  readonly ecdh: ECDH
}

/** Made of the server's secret, so that nothing more has to be kept. */
export function pushKeyOf(secret: Buffer): PushKey {
  const digest = createHmac('sha512', secret).update('acheron web push').digest('hex')
  const scalar = (BigInt(`0x${digest}`) % LARGEST_KEY) + 1n
  const ecdh = createECDH(CURVE)
  ecdh.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
  return { publicKey: ecdh.getPublicKey('base64url'), ecdh }
}

/** A push message (RFC 8030) with its encryption (RFC 8291) and the server's own name (RFC 8292). */
export function pushLetter(
  { address, keys }: Subscription,
  payload: string,
  topic: string,
  key: PushKey,
  contact: string,
  now: number,
): Letter {
  const { origin } = new URL(address)
  return {
    address,
    headers: {
      authorization: vapid(origin, key, contact, now),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(DAY),
      urgency: 'high',
      topic,
    },
    body: seal(Buffer.from(payload), keys),
  }
}

/** Encrypts for one browser. `sender` and `salt` are drawn anew for every message, but in the example of the RFC. */
export function seal(text: Buffer, keys: Subscription['keys'], sender = newSender(), salt = randomBytes(16)): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url')
  const from = sender.getPublicKey()
  const shared = sender.computeSecret(receiver)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, from])
  const secret = hkdf(shared, Buffer.from(keys.auth, 'base64url'), about, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The only record is the last one: it ends with a 2.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([salt, size, Buffer.of(from.length), from, sealed])
}

function newSender(): ECDH {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return ecdh
}

const hkdf = (secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length))

/** Who sends, for how long, to whom: signed with the key that the browser was given. */
export function vapid(origin: string, { publicKey, ecdh }: PushKey, contact: string, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: origin, exp: Math.floor(now / 1000) + DAY / 2, sub: contact }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const point = ecdh.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${text}.${signature}, k=${publicKey}`
}
