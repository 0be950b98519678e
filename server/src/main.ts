import { type App, openApp } from './app.ts'
import { addressOf } from './edge/address.ts'
import type { Settings } from './settings.ts'

/** A server that listens. */
export interface Serving {
  readonly address: string
  readonly port: number
  readonly app: App
  /** Stops: finishes what is under way, then closes every socket with "come again". */
  stop(): Promise<void>
}

const TRIES = 20
const MOST_CONNECTIONS_BESIDE_SOCKETS = 500

/** Opens a server and listens on the first free port from the one that was set. */
export async function startServer(settings: Settings, pages: string): Promise<Serving> {
  const app = await openApp({ settings, pages })
  const { server } = app.fastify
  server.maxConnections = settings.sockets + MOST_CONNECTIONS_BESIDE_SOCKETS
  server.headersTimeout = 10_000
  server.on('clientError', (_error, socket) => void socket.destroy())
  try {
    const port = await listen(app, settings)
    return { address: addressOf(settings, server), port, app, stop: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}

async function listen({ fastify }: App, { port: first, host }: Settings): Promise<number> {
  for (let port = first; ; port++)
    try {
      await fastify.listen({ port, host })
      const address = fastify.server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || first === 0 || port >= first + TRIES) throw error
    }
}
