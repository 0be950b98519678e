import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Somebody's own server, to which letters come. */
export async function openReceiver(): Promise<{ readonly url: string; readonly received: readonly Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received }
}
