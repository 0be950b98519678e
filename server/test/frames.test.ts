import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeText } from '../src/edge/frames.ts'

/** What somebody at the other end of a socket reads. */
async function read(texts: readonly string[]): Promise<string[]> {
  const server = createServer()
  const taker = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream, head) =>
    taker.handleUpgrade(request, stream, head, () => {
      for (const text of texts) writeText(stream, text)
    }),
  )
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    socket.terminate()
    server.close()
  })
  const said: string[] = []
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      said.push(data.toString())
      if (said.length === texts.length) resolve(said)
    })
  })
}

test('a text is one frame, however long', async () => {
  const texts = [0, 1, 125, 126, 127, 4095, 65_535, 65_536, 300_000].map((length) => 'x'.repeat(length))
  expect(await read(texts)).toEqual(texts)
})

test('letters that take several bytes count as many', async () => {
  const texts = ['é'.repeat(63), 'Cœur d’Enfer — 地獄 🜍'.repeat(40), '🜍'.repeat(16_384)]
  expect(await read(texts)).toEqual(texts)
})
