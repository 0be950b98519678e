import type { LookupAddress } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isInside } from './addresses.ts'

const PATIENCE = 10_000
const LONGEST_ANSWER = 4096

/** What is sent somewhere that a player named. */
export interface Letter {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** How a letter fared. `why` is a word for people, and tells nothing of what was found inside. */
export type Delivery =
  | { readonly arrived: true }
  | {
      readonly arrived: false
      readonly why: 'refused' | 'unreachable' | 'slow' | 'gone' | 'status'
      readonly status?: number
    }

/** What the mail may do. `inside`: addresses of our own networks, and plain http, for tests and closed networks. */
export interface Mail {
  readonly inside: boolean
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
}

/**
 * Sends a letter to an address that a stranger chose. The name is resolved once, every address it has must be outside, and
 * the connection goes to the very address that was checked. Redirects are not followed.
 */
export async function post(letter: Letter, mail: Mail): Promise<Delivery> {
  const url = readAddress(letter.address, mail)
  if (!url) return { arrived: false, why: 'refused' }
  const found = await addressesOf(url, mail)
  if (found === 'unknown') return { arrived: false, why: 'unreachable' }
  if (!mail.inside && found.some(({ address }) => isInside(address))) return { arrived: false, why: 'refused' }
  return send(url, found[0], letter)
}

/** An address that may be written to, as far as can be told before it is resolved. */
export function readAddress(address: string, { inside }: Pick<Mail, 'inside'>): URL | undefined {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return undefined
  if (url.protocol !== 'https:' && !(inside && url.protocol === 'http:')) return undefined
  if (!inside && url.port !== '') return undefined
  const literal = literalOf(url)
  return literal && !inside && isInside(literal) ? undefined : url
}

/** The host where it is an address already: such a one is never looked up. */
function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) ? bare : undefined
}

async function addressesOf(url: URL, { resolve: ask = (host) => resolve(host, { all: true }) }: Mail) {
  const literal = literalOf(url)
  if (literal) return [{ address: literal, family: isIP(literal) }]
  try {
    const found = await ask(url.hostname)
    return found.length > 0 ? found : 'unknown'
  } catch {
    return 'unknown'
  }
}

function send(url: URL, to: LookupAddress, { headers, body }: Letter): Promise<Delivery> {
  return new Promise((done) => {
    const isSecure = url.protocol === 'https:'
    const call = (isSecure ? request : plainRequest)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        lookup: (_host, options, found) => (options.all ? found(null, [to]) : found(null, to.address, to.family)),
      },
      (answer) => {
        const { statusCode = 0 } = answer
        let length = 0
        answer.on('data', (part: Buffer) => {
          length += part.length
          if (length > LONGEST_ANSWER) answer.destroy()
        })
        answer.on('error', () => undefined)
        done(outcomeOf(statusCode))
      },
    )
    call.on('error', (error) =>
      done({
        arrived: false,
        why: error.name === 'TimeoutError' || error.name === 'AbortError' ? 'slow' : 'unreachable',
      }),
    )
    call.end(body)
  })
}

function outcomeOf(status: number): Delivery {
  if (status >= 200 && status < 300) return { arrived: true }
  return { arrived: false, why: status === 404 || status === 410 ? 'gone' : 'status', status }
}
