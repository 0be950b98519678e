import { asRefused, type Message, type Reply } from '@acheron/host'
import { Lost } from './line.ts'

/** What goes to the house's worker, and what comes from it. `broke`: it failed in a way that nobody foresaw. */
export interface FromPage {
  readonly id: number
  readonly message: Message
}
export type FromHouse =
  | { readonly re: number; readonly reply: Reply }
  | { readonly re: number; readonly broke: string }
  | { readonly changed: string }

/** One end of a wire. */
export interface Wire {
  send(data: FromPage): void
  close(): void
}

export type Connect = (hear: (data: FromHouse) => void, fail: (why: string) => void) => Wire

/** Messages over a wire, each with its answer. When the wire fails, nothing that is open is answered any more. */
export function overWire(connect: Connect, changed: (table: string) => void) {
  const open = new Map<number, { resolve(answer: object): void; reject(error: Error): void }>()
  let last = 0
  let isDead = false

  function end(why: string): void {
    isDead = true
    for (const { reject } of open.values()) reject(new Lost(why))
    open.clear()
  }

  const wire = connect((data) => {
    if ('changed' in data) return changed(data.changed)
    const waiting = open.get(data.re)
    open.delete(data.re)
    if (!waiting) return
    if ('broke' in data) waiting.reject(new Error(data.broke))
    else if (data.reply.ok) waiting.resolve(data.reply.answer)
    else waiting.reject(asRefused(data.reply.refusal))
  }, end)

  return {
    /** Rejects with Lost after so many milliseconds without an answer. */
    ask(message: Message, patience: number): Promise<object> {
      if (isDead) return Promise.reject(new Lost('the wire is dead'))
      const id = ++last
      return new Promise<object>((resolve, reject) => {
        const timer = setTimeout(() => open.get(id)?.reject(new Lost('no answer')), patience)
        const settle = <T>(by: (value: T) => void) => {
          return (value: T): void => {
            clearTimeout(timer)
            by(value)
          }
        }
        open.set(id, { resolve: settle(resolve), reject: settle(reject) })
        wire.send({ id, message })
      })
    },
    close(): void {
      wire.close()
      end('closed')
    },
  }
}
