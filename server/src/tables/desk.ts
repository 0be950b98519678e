import { type Player, Refused, refused } from '@acheron/core'
import { FOR_SEATS, isMessageKind, type Message, type Refusal, readMessage, refusalOf } from '@acheron/host'
import { type FromServer, isRequestKind, readRequest } from '@acheron/host/online'
import { printNews } from '../news/printing.ts'
import { askToReload, isOutgrown } from '../news/release.ts'
import { holdNews } from '../news/telling.ts'
import { ANSWERS } from './answers.ts'
import { type Registered, seatAt } from './register.ts'
import type { Caller, Rooms } from './rooms.ts'

/** A message as it comes from outside, and under which id it is answered. */
export interface Envelope {
  readonly id: string
  readonly said: object
}

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** What came is a message, whatever it says. */
export function readEnvelope(text: string): Envelope | undefined {
  const raw = parsed(text)
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return undefined
  const { id, ...said } = raw
  return typeof id === 'string' && ID.test(id) ? { id, said } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Answers a message: of the house for the seat of the session, or of the server. The answer to a move of one's own over
 * a socket is its news. Never throws what a stranger could have caused.
 */
export async function answer(rooms: Rooms, caller: Caller, envelope: Envelope): Promise<string> {
  const start = performance.now()
  const { text, isGood } = await answered(rooms, caller, envelope)
  rooms.metrics.answered(knownKind(envelope.said), isGood, performance.now() - start)
  return text
}

interface Answered {
  readonly text: string
  readonly isGood: boolean
}

/** What another process has changed a moment ago may not be known here yet: before such a refusal it is read again. */
const PERHAPS_LATE: ReadonlySet<string> = new Set([
  'no-salting',
  'not-begun',
  'no-proposal',
  'paused',
  'caretaken',
  'begun',
])

const isPerhapsLate = (error: unknown): boolean => error instanceof Refused && PERHAPS_LATE.has(error.code)

async function answered(rooms: Rooms, caller: Caller, envelope: Envelope, isAgain = false): Promise<Answered> {
  const { id, said } = envelope
  try {
    return { text: await answerGood(rooms, caller, id, said), isGood: true }
  } catch (error) {
    const table = 'table' in said && typeof said.table === 'string' ? said.table : undefined
    if (!isAgain && isPerhapsLate(error) && table !== undefined) {
      rooms.register.reread(table)
      return answered(rooms, caller, envelope, true)
    }
    const isRefused = error instanceof Refused
    // The table is closed here by now, so that nobody else would find out.
    if (isOutgrown(error) && table !== undefined) askToReload(rooms.lines, table, caller.line)
    if (!isRefused) rooms.log.error({ error, kind: knownKind(said) }, 'a message could not be answered')
    return { text: printRefusal(id, refusalOf(isRefused ? error : refused('failed', {}))), isGood: false }
  }
}

function answerGood(rooms: Rooms, caller: Caller, id: string, said: object): Promise<string> {
  const kind = kindOf(said)
  const isForSeat = isMessageKind(kind) && FOR_SEATS.has(kind)
  return isForSeat ? answerSeat(rooms, caller, id, readMessage(said)) : answerRequest(rooms, caller, id, said)
}

async function answerRequest(rooms: Rooms, caller: Caller, id: string, said: object): Promise<string> {
  const request = readRequest(said)
  const act = ANSWERS[request.do]
  if (!act) throw refused('no-request', { request: request.do, requests: Object.keys(ANSWERS).join(', ') })
  return printAnswer(id, await act(rooms, caller, request as never))
}

/** What was said may be anything: only kinds that there are may be written down. */
function knownKind(said: object): string {
  const kind = kindOf(said)
  return isMessageKind(kind) || isRequestKind(kind) ? kind : 'unknown'
}

const kindOf = (said: object): string => ('do' in said && typeof said.do === 'string' ? said.do : '')

export const printAnswer = (re: string, answer: object): string =>
  JSON.stringify({ re, ok: true, answer } satisfies FromServer)

export const printRefusal = (re: string, refusal: Refusal): string =>
  JSON.stringify({ re, ok: false, refusal } satisfies FromServer)

/** A message that a house answers. */
async function answerSeat(rooms: Rooms, caller: Caller, re: string, message: Message): Promise<string> {
  if (!('table' in message)) throw refused('other-seat', {})
  const registered = await rooms.register.of(message.table)
  const seat = checkSeat(registered, caller, 'seat' in message ? message.seat : undefined)
  if (message.do === 'play' || message.do === 'undo' || message.do === 'redo') {
    checkPlaying(registered, seat)
    return play(rooms, caller, re, message)
  }
  if (seat === undefined && seatAt(registered, caller.session.person.num) === undefined && registered.setting.delay > 0)
    return printAnswer(re, await watch(rooms, registered, message))
  return printAnswer(re, await rooms.house.ask(message))
}

/**
 * What spectators may ask where they see everything later: the same, as it was then. What the table is was known before its
 * first card, and the past of a game that is over belongs to all.
 */
async function watch(rooms: Rooms, { id, setting, phase }: Registered, message: Message): Promise<object> {
  if (message.do === 'open') return rooms.house.ask(message)
  if (message.do !== 'look' && message.do !== 'news') {
    if (phase !== 'over') throw refused('not-over', {})
    return rooms.house.ask(message)
  }
  const since = message.do === 'news' ? message.since : 0
  const news = await rooms.spectators.news(id, setting.delay, since)
  if (!news) throw refused('not-begun', {})
  return message.do === 'news' ? news : news.look
}

/** The seat comes from the session; a message only says it again. */
function checkSeat(registered: Registered, { session }: Caller, said: Player | undefined): Player | undefined {
  if (said !== undefined && seatAt(registered, session.person.num) !== said) throw refused('other-seat', {})
  return said
}

function checkPlaying({ phase, sitters }: Registered, seat: Player | undefined): void {
  if (phase === 'paused') throw refused('paused', {}, { rule: 'ACH-403' })
  if (phase === 'over') throw refused('over', {}, { rule: 'ACH-105' })
  if (phase !== 'playing') throw refused('not-begun', {})
  if (seat !== undefined && sitters[seat].caretaker !== undefined) throw refused('caretaken', {}, { rule: 'ACH-601' })
}

type Move = Extract<Message, { do: 'play' | 'undo' | 'redo' }>

async function play(rooms: Rooms, { line }: Caller, re: string, message: Move): Promise<string> {
  const attendance = line?.attending.get(message.table)
  if (!line || attendance?.seat !== message.seat) return printAnswer(re, await rooms.house.ask(message))
  holdNews(rooms, line, message.table, attendance)
  const played = await rooms.house.ask(message)
  if (played.kind !== 'done') return printAnswer(re, played)
  attendance.at = Math.max(attendance.at, played.news.look.at)
  return printNews(message.table, played.news, { re, came: played.came })
}
