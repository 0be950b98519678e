import { type WebSocket, WebSocketServer } from 'ws'
import { type Asked, type Recorded, reportTo } from './reporting.ts'

// The least that a server of the same bytes could do: who sends something is answered, and the others of the table are told,
// each with a text that the real one has sent to somebody.
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const tables = new Map<string, WebSocket[]>()
let recorded: Recorded = { answers: [], news: [] }
let count = 0

process.on('message', (said: Asked | Recorded) => {
  if (typeof said === 'object') recorded = said
})

server.on('connection', (socket, request) => {
  const table = request.url ?? ''
  const there = tables.get(table) ?? []
  tables.set(table, there)
  there.push(socket)
  socket.on('message', (data: Buffer) => {
    JSON.parse(data.toString())
    const { answers, news } = recorded
    for (const other of there) {
      count++
      other.send(other === socket ? answers[count % answers.length] : news[count % news.length])
    }
  })
  socket.on('close', () => tables.delete(table))
})

server.on('listening', () => {
  const { port } = server.address() as { port: number }
  reportTo(port, async () => server.close())
})
