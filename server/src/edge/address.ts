import type { Server } from 'node:http'
import type { Settings } from '../settings.ts'

/** How browsers reach a server: as it was set, or where it listens. */
export function addressOf({ url, host, port }: Settings, server: Server): string {
  const bound = server.address()
  const shown = host.includes(':') ? `[${host}]` : host
  return url?.href ?? `http://${shown}:${typeof bound === 'object' && bound ? bound.port : port}/`
}
