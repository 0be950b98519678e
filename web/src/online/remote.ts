import type { Player } from '@acheron/core'
import type { Answers, Look, Message, News } from '@acheron/host'
import type { Line } from '../line/line.ts'
import { Lost } from '../line/line.ts'
import { type Connection, Unreachable } from './connection.ts'

/** In milliseconds: how often a page without a socket asks for news. */
const BETWEEN_QUESTIONS = 3000

/** Whoever wants to know what passes over the line. */
export interface Ears {
  /** How many moves are on their way. */
  sending?(moves: number): void
  /** Who is awaited, as far as the page has just been told. */
  saw?(awaited: readonly Player[]): void
}

/** The line to a table on the server. The seat is that of the session, or a spectator's. */
export function remoteLine(connection: Connection, table: string, { sending, saw }: Ears = {}): Line {
  let moves = 0
  /** How much news this page has had: on coming back it is told the rest. */
  let known = 0

  function learn(answer: object): void {
    const look = 'news' in answer ? (answer.news as News).look : 'at' in answer ? (answer as Look) : undefined
    if (!look || look.at <= known) return
    known = look.at
    saw?.(look.awaited)
  }

  return {
    isOwner: false,
    async ask<M extends Message>(message: M): Promise<Answers[M['do']]> {
      const isMove = message.do === 'play' || message.do === 'undo'
      if (isMove) sending?.(++moves)
      try {
        const answer = (await connection.ask(message)) as Answers[M['do']]
        if (message.do !== 'look' || message.at === undefined) learn(message.do === 'news' ? { news: answer } : answer)
        return answer
      } catch (error) {
        throw error instanceof Unreachable ? new Lost(error.message) : error
      } finally {
        if (isMove) sending?.(--moves)
      }
    },
    listen(_table, _seat: Player | undefined, hear) {
      const tell = (news: News): void => {
        if (news.look.at <= known) return
        known = news.look.at
        hear(news)
      }
      const come = (): void =>
        void connection.ask({ do: 'attend', table, since: known }).then(
          ({ news }) => news && tell(news),
          () => undefined,
        )
      const stops = [
        connection.hear((push) => push.push === 'news' && push.table === table && tell(push)),
        connection.onJoin(come),
        every(BETWEEN_QUESTIONS, () => connection.state === 'asking' && come()),
      ]
      come()
      return () => {
        for (const stop of stops) stop()
        connection.ask({ do: 'unattend', table }).catch(() => undefined)
      }
    },
  }
}

function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}
