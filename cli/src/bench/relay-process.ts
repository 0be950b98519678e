import { type WebSocket, WebSocketServer } from 'ws'
import { reportTo } from './reporting.ts'

// The least that a server of the same bytes could do: who sends something is answered, and the others of the table are told,
// each with a text as long as they would be told by the real one. The lengths come in the address of each socket.
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const tables = new Map<string, { readonly socket: WebSocket; readonly texts: readonly string[] }[]>()

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://relay')
  const table = searchParams.get('table') ?? ''
  const texts = (searchParams.get('lengths') ?? '').split(',').map((length) => 'x'.repeat(Number(length)))
  const there = tables.get(table) ?? []
  tables.set(table, there)
  there.push({ socket, texts })
  let count = 0
  socket.on('message', (data: Buffer) => {
    const { id } = JSON.parse(data.toString()) as { id: string }
    count++
    for (const other of there) {
      const text = other.texts[count % other.texts.length]
      other.socket.send(other.socket === socket ? `{"re":"${id}"}${text}` : text)
    }
  })
})

server.on('listening', () => {
  const { port } = server.address() as { port: number }
  reportTo(port, async () => server.close())
})
