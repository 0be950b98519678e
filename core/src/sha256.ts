/**
 * SHA-256 and HMAC (FIPS 180-4, FIPS 198-1), synchronous and the same in browsers and servers: the platforms' own are
 * asynchronous in one and absent from the other.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000))
  view.setUint32(padded.length - 4, message.length << 3)

  const hash = Uint32Array.from(INITIAL)
  const w = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++)
      w[i] = w[i - 16] + spread(w[i - 15], 7, 18, 3) + w[i - 7] + spread(w[i - 2], 17, 19, 10)
    compress(hash, w)
  }
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => digest.setUint32(4 * i, word))
  return new Uint8Array(digest.buffer)
}

/** SHA-256, by whoever computes it. */
export interface Hash {
  (message: Uint8Array): Uint8Array
  /** Of a text in UTF-8, as hexadecimal digits, where the machine has a shorter way. */
  readonly text?: (message: string) => string
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmacOf(key, sha256)(message)
}

/** HMAC under one key, for many messages. */
export function hmacOf(key: Uint8Array, hash: Hash): Hash {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? hash(key) : key)
  const inner = block.map((byte) => byte ^ 0x36)
  const outer = join(
    block.map((byte) => byte ^ 0x5c),
    new Uint8Array(32),
  )
  return (message) => {
    outer.set(hash(join(inner, message)), 64)
    return hash(outer)
  }
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + CUBES[i] + w[i]) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))
const spread = (x: number, r1: number, r2: number, shift: number): number =>
  rotate(x, r1) ^ rotate(x, r2) ^ (x >>> shift)

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !isComposite(n))
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 0x1_0000_0000)
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const CUBES = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

function isComposite(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return true
  return false
}
