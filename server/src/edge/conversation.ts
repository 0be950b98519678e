import { refused } from '@acheron/core'
import { refusalOf } from '@acheron/host'
import type { WebSocket } from 'ws'
import type { Line } from '../news/lines.ts'
import { answer, printRefusal, readEnvelope } from '../tables/desk.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Gate } from './gate.ts'

const MOST_WAITING = 64
/** The code with which somebody who sends nonsense is sent away. */
const CLOSE_WRONG = 1008

/** Answers the messages of a page one after the other, and says whether it is at it. */
export function converse(rooms: Rooms, gate: Gate, line: Line, socket: WebSocket): () => boolean {
  const waiting: string[] = []
  let isBusy = false

  async function work(): Promise<void> {
    isBusy = true
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      if (socket.readyState !== socket.OPEN) break
      line.send(await answerText(text))
      for (const act of line.afterwards.splice(0)) act()
    }
    isBusy = false
  }

  function answerText(text: string): string | Promise<string> {
    const { key } = line.session
    const envelope = readEnvelope(text)
    const isHeard = envelope !== undefined && gate.maySay(key)
    if (isHeard) return answer(rooms, { session: line.session, line }, envelope)
    if (!gate.mayErr(key)) socket.close(CLOSE_WRONG)
    return printRefusal(envelope?.id ?? '', refusalOf(refused(envelope ? 'too-fast' : 'no-envelope', {})))
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary || waiting.length >= MOST_WAITING) return socket.close(CLOSE_WRONG)
    waiting.push(data.toString())
    if (!isBusy) work().catch(() => socket.terminate())
  })

  return () => isBusy
}
