import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Settings } from '../settings.ts'
import { originCheck } from './guard.ts'
import { type Buckets, networkOf } from './limits.ts'
import { trustOf } from './proxies.ts'
import type { BucketsFor } from './shared-limits.ts'

/** Who may come in, and how fast they may speak. */
export interface Gate {
  /** Whether it comes from our own page. */
  isOurs(headers: IncomingHttpHeaders): boolean
  /** The address of whoever asks, as far as proxies are trusted. */
  addressOf(request: IncomingMessage): string
  /** A socket, or a question over plain HTTP, from an address. */
  mayCome(address: string): boolean
  /** A guest who was never here. */
  mayBegin(address: string): boolean
  /** A message of a session. */
  maySay(session: string): boolean
  /** Something that makes no sense. Who sends much of it is sent away. */
  mayErr(session: string): boolean
}

export function gateOf(settings: Settings, bucketsFor: BucketsFor): Gate {
  const { rate, url, proxies } = settings
  const coming = bucketsFor('come', { perSecond: 5 * rate, atOnce: 50 * rate })
  const beginning = bucketsFor('begin', { perSecond: 1, atOnce: 10 * rate })
  const saying = bucketsFor('say', { perSecond: rate, atOnce: 10 * rate })
  const erring = bucketsFor('err', { perSecond: 0.1, atOnce: 10 })
  const by = (buckets: Buckets) => (name: string) => buckets.take(name)
  const isTrusted = trustOf(proxies)
  return {
    isOurs: originCheck(url),
    addressOf: ({ socket, headers }) => clientOf(socket.remoteAddress ?? '', headers['x-forwarded-for'], isTrusted),
    mayCome: (address) => coming.take(networkOf(address)),
    mayBegin: (address) => beginning.take(networkOf(address)),
    maySay: by(saying),
    mayErr: by(erring),
  }
}

/** The last address before the proxies that are trusted. */
function clientOf(
  remote: string,
  forwarded: string | string[] | undefined,
  isTrusted: (address: string) => boolean,
): string {
  const hops = String(forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) > 0)
  let address = remote
  while (isTrusted(address)) {
    const before = hops.pop()
    if (before === undefined) break
    address = before
  }
  return address
}
