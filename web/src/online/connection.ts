import type { Answers, Message } from '@acheron/host'
import { asRefused } from '@acheron/host'
import type { FromServer, Me, OnlineAnswers, Push, Request } from '@acheron/host/online'

/** How a page is joined to the server. `asking`: without a socket, by plain questions; slower, and good enough. */
export type Joined = 'joining' | 'joined' | 'asking' | 'lost'

/** The way to the server. It heals by itself, and what was not answered is sent again. */
export interface Connection {
  readonly state: Joined
  /** Who I am; rejects when the server cannot be reached. */
  me(): Promise<Me>
  ask<R extends Request | Message>(request: R): Promise<AnswerTo<R>>
  hear(listener: (push: Push) => void): () => void
  /** Calls when the line is there again: whoever attends a table comes back to it. */
  onJoin(listener: () => void): () => void
  onState(listener: (state: Joined) => void): () => void
  /** The browser says that there is no network at all, or that there is one again. */
  noticeNetwork(isThere: boolean): void
  close(): void
}

export type AnswerTo<R> = R extends Request ? OnlineAnswers[R['do']] : R extends Message ? Answers[R['do']] : never

/** One end of a socket, as far as it is needed. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  heard(text: string): void
  closed(): void
}

export interface ConnectionParts {
  /** Begins a session if there is none, and says who I am. */
  session(): Promise<Me>
  socket(events: SocketEvents): Socket
  /** Asks without a socket. */
  post(text: string): Promise<string>
  newId(): string
  wait(ms: number, act: () => void): () => void
  random(): number
}

interface Waiting {
  readonly text: string
  /** It was sent over the present socket. */
  isSent: boolean
  resolve(answer: object): void
  reject(error: Error): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** A socket that never opens although the server answers is blocked somewhere between. */
const FAILURES_BEFORE_ASKING = 3
/** What is longer, such as a record, does not go over a socket, where everything else would wait for it. */
const LONGEST_FRAME = 4000
/** How long an answer may take before the line is thought to be dead. */
const PATIENCE = 15_000

export function openConnection(parts: ConnectionParts): Connection {
  const waiting = new Map<string, Waiting>()
  const listeners = {
    push: new Set<(push: Push) => void>(),
    join: new Set<() => void>(),
    state: new Set<(state: Joined) => void>(),
  }
  let state: Joined = 'joining'
  let socket: Socket | undefined
  let isOpen = false
  let isClosed = false
  let failures = 0
  /** The present socket is gone. */
  let gone = (): void => undefined
  let stopWaiting = (): void => undefined
  let stopPatience = (): void => undefined
  let knownMe: Promise<Me> | undefined

  function become(next: Joined): void {
    if (state === next || isClosed) return
    state = next
    for (const listener of listeners.state) listener(next)
  }

  const me = (): Promise<Me> => {
    knownMe ??= parts.session().catch((error: unknown) => {
      knownMe = undefined
      throw error
    })
    return knownMe
  }

  async function join(): Promise<void> {
    try {
      await me()
    } catch {
      return again()
    }
    if (isClosed || socket) return
    let isMine = true
    gone = () => {
      if (!isMine) return
      isMine = false
      if (!isOpen) failures++
      drop()
      again()
    }
    socket = parts.socket({
      opened() {
        if (!isMine) return
        isOpen = true
        failures = 0
        become('joined')
        flush()
        for (const listener of listeners.join) listener()
      },
      heard: (text) => isMine && take(text),
      closed: gone,
    })
  }

  /** Does not wait until the other end has heard of it: perhaps it never will. */
  function hangUp(): void {
    const old = socket
    gone()
    old?.close()
  }

  /** The socket is gone: what was sent over it may not have arrived. */
  function drop(): void {
    socket = undefined
    isOpen = false
    knownMe = undefined
    stopPatience()
    for (const each of waiting.values()) each.isSent = false
  }

  /** Tries again after a while, longer each time and never all pages at once. */
  function again(): void {
    if (isClosed) return
    const isBlocked = failures >= FAILURES_BEFORE_ASKING
    become(isBlocked ? 'asking' : 'lost')
    if (isBlocked) {
      flush()
      for (const listener of listeners.join) listener()
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 8)) * (0.5 + parts.random())
    stopWaiting()
    stopWaiting = parts.wait(wait, () => void join())
  }

  function flush(): void {
    for (const [id, each] of waiting) if (!each.isSent) send(id, each)
  }

  function send(id: string, each: Waiting): void {
    const isLong = each.text.length > LONGEST_FRAME
    if (isOpen && socket && !isLong) {
      each.isSent = true
      socket.send(each.text)
      watch()
    } else if (isOpen || state === 'asking') {
      each.isSent = true
      parts.post(each.text).then(take, () => {
        each.isSent = false
        waiting.delete(id)
        each.reject(new Unreachable())
      })
    }
  }

  /** No answer for long: the line is dead, even if nobody has said so. */
  function watch(): void {
    stopPatience()
    stopPatience = parts.wait(PATIENCE, () => {
      if ([...waiting.values()].some(({ isSent }) => isSent)) hangUp()
    })
  }

  function take(text: string): void {
    const said = JSON.parse(text) as FromServer
    if ('re' in said && said.re !== undefined) settle(said.re, said)
    else if ('push' in said) for (const listener of listeners.push) listener(said)
  }

  function settle(id: string, said: FromServer): void {
    const each = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) stopPatience()
    if (!each) return
    if ('push' in said) each.resolve(playedBy(said))
    else if (said.ok) each.resolve(said.answer)
    else each.reject(asRefused(said.refusal))
  }

  function noticeNetwork(isThere: boolean): void {
    if (isThere && !socket) {
      stopWaiting()
      void join()
    } else if (!isThere && socket) hangUp()
  }

  void join()

  return {
    get state() {
      return state
    },
    me,
    ask: <R extends Request | Message>(request: R) =>
      new Promise<AnswerTo<R>>((resolve, reject) => {
        const id = parts.newId()
        const each: Waiting = {
          text: JSON.stringify({ id, ...request }),
          isSent: false,
          resolve: (answer) => resolve(answer as AnswerTo<R>),
          reject,
        }
        waiting.set(id, each)
        send(id, each)
      }),
    hear: (listener) => listening(listeners.push, listener),
    onJoin: (listener) => listening(listeners.join, listener),
    onState: (listener) => listening(listeners.state, listener),
    noticeNetwork,
    close() {
      isClosed = true
      stopWaiting()
      stopPatience()
      socket?.close()
    },
  }
}

/** The server cannot be reached at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The answer to one's own move is its news. */
function playedBy(push: Push): object {
  if (push.push !== 'news') return {}
  const { chapters, look, came = 0 } = push
  return { kind: 'done', came, news: { chapters, look } }
}

function listening<T>(all: Set<T>, listener: T): () => void {
  all.add(listener)
  return () => void all.delete(listener)
}
