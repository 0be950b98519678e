import { type Language, Refused, refusalText, refused } from '@acheron/core'
import { isMessageKind, readMessage } from '@acheron/host'
import { statementIn } from '../listing.ts'
import { OPERATIONS } from './operations.ts'
import { readCommon, readLine } from './requests.ts'
import { idOf, type Session } from './session.ts'

/** The answer to one line of the input, as a line. Whatever the line says, there is an answer, and the session goes on. */
export async function answerTo(session: Session, line: string, number: number): Promise<string> {
  let id: unknown
  let lang: Language = 'en'
  try {
    const raw = readLine(line, number)
    if (typeof raw.id === 'number' || typeof raw.id === 'string') ({ id } = raw)
    const { common, rest } = readCommon(raw)
    lang = common.lang
    const answer = await answerWith(session, common.do, rest, lang)
    return JSON.stringify({ ...(id !== undefined && { id }), ok: true, ...answer })
  } catch (error) {
    const what = await describe(session, error, lang)
    return JSON.stringify({ ...(id !== undefined && { id }), ok: false, ...what })
  }
}

/** Messages of the house that a program may send as they are: they are about a seat, and show what it may know. */
const PASSED_ON = ['begin', 'look', 'news', 'views', 'why', 'standing', 'seal']

async function answerWith(session: Session, name: string, rest: object, lang: Language): Promise<object> {
  if (Object.hasOwn(OPERATIONS, name)) return OPERATIONS[name].run(session, rest, lang)
  if (!isMessageKind(name) || !PASSED_ON.includes(name))
    throw refused('no-request', { request: name.slice(0, 80), requests: REQUESTS.join(', ') })
  const { table = 'main', ...fields } = rest as { table?: unknown }
  return session.house.ask(readMessage({ do: name, table: idOf(session, String(table)), ...fields }))
}

const REQUESTS = [...Object.keys(OPERATIONS), ...PASSED_ON]

async function describe({ games }: Session, error: unknown, lang: Language): Promise<object> {
  if (!(error instanceof Refused)) return { error: `this should not happen: ${(error as Error).message}` }
  const { code, params, rule, line } = error
  const ruleText = rule && (await statementIn(games, rule, lang))?.text
  return {
    error: refusalText({ code, params, line }, lang),
    code,
    params,
    ...(rule && { rule }),
    ...(ruleText && { ruleText }),
    ...(line !== undefined && { line }),
  }
}
