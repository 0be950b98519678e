import { connect, createServer, type Socket } from 'node:net'

/** A line that can be made bad. */
export interface Line {
  readonly port: number
  /** All connections break at once. */
  cut(): void
  /** Everything comes so many milliseconds later, in two halves. */
  slow(ms: number): void
  /** What is asked still arrives; the next answer of each connection is lost, and the connection with it. */
  loseAnswers(): void
  close(): Promise<void>
}

export async function openLine(to: number): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const losing = new Set<Socket>()
  let delay = 0

  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      losing.delete(near)
      near.destroy()
      far.destroy()
    }
    for (const each of pair) each.on('error', end).on('close', end).setNoDelay(true)
    near.on('data', (bytes) => carry(far, bytes))
    far.on('data', (bytes) => {
      if (losing.has(near)) end()
      else carry(near, bytes)
    })
  })

  function carry(socket: Socket, bytes: Buffer): void {
    if (delay === 0) return void socket.write(bytes)
    const half = Math.ceil(bytes.length / 2)
    for (const [i, part] of [bytes.subarray(0, half), bytes.subarray(half)].entries())
      setTimeout(() => socket.write(part), delay * (1 + i / 2))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  return {
    port,
    cut,
    slow(ms) {
      // What is under way would be overtaken.
      if (ms < delay) cut()
      delay = ms
    },
    loseAnswers() {
      for (const [near] of pairs) losing.add(near)
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
