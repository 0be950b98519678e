import { type Language, Refused } from '@acheron/core'
import { statementIn } from '../listing.ts'
import { identity, language, maybe, readFields, type Thing, text, thing } from './fields.ts'
import { OPERATIONS } from './operations.ts'
import type { Session } from './session.ts'

const COMMON = { id: maybe(identity), do: text, lang: maybe(language) }

/** The answer to one line of the input, as a line. Whatever the line says, there is an answer, and the session goes on. */
export async function answerTo(session: Session, line: string, number: number): Promise<string> {
  let id: unknown
  let lang: Language = 'en'
  try {
    const request = parse(line, number)
    if (identity.is(request.id)) ({ id } = request)
    const { id: _, do: name, lang: asked, ...rest } = request
    const common = readFields({ id: request.id, do: name, lang: asked }, COMMON)
    lang = common.lang ?? 'en'
    if (!Object.hasOwn(OPERATIONS, common.do))
      throw new Refused(`there is no request "${common.do}"; there is ${Object.keys(OPERATIONS).join(', ')}`)
    const { fields, run } = OPERATIONS[common.do]
    const answer = await run(session, readFields(rest, fields), lang)
    return JSON.stringify({ ...(id !== undefined && { id }), ok: true, ...answer })
  } catch (error) {
    const what = await describe(session, error, lang)
    return JSON.stringify({ ...(id !== undefined && { id }), ok: false, ...what })
  }
}

function parse(line: string, number: number): Thing {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    throw new Refused(`line ${number} of the input is not JSON: ${(error as Error).message}`)
  }
  if (!thing.is(request)) throw new Refused(`line ${number} of the input is no object such as {"do":"games"}`)
  return request
}

async function describe({ games }: Session, error: unknown, lang: Language): Promise<object> {
  if (!(error instanceof Refused)) return { error: `this should not happen: ${(error as Error).message}` }
  const { message, rule, line } = error
  const ruleText = rule && (await statementIn(games, rule, lang))?.text
  return { error: message, ...(rule && { rule }), ...(ruleText && { ruleText }), ...(line !== undefined && { line }) }
}
