import { createHash, randomBytes } from 'node:crypto'
import type { Answers, MessageKind } from '@acheron/host'
import type { OnlineAnswers, RequestKind } from '@acheron/host/online'

type AnswerTo<K> = K extends RequestKind ? OnlineAnswers[K] : K extends MessageKind ? Answers[K] : never

/** The cookie of a guest who was never there. */
export async function newGuest(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers: { Origin: url } })
  return (response.headers.get('set-cookie') ?? '').split(';')[0]
}

/** Asks over plain HTTP. Throws if it is refused. */
export async function askPlainly<K extends RequestKind | MessageKind>(
  url: string,
  cookie: string,
  kind: K,
  fields: object = {},
): Promise<AnswerTo<K>> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: url }
  const body = JSON.stringify({ id: 'x', do: kind, ...fields })
  const response = await fetch(`${url}/api/ask`, { method: 'POST', headers, body })
  const said = (await response.json()) as { ok: boolean; answer: AnswerTo<K> }
  if (!said.ok) throw new Error(`${kind}: ${JSON.stringify(said)}`)
  return said.answer
}

const SETTING = { clock: { kind: 'none' }, talk: 'private', delay: 0, listed: false, caretaker: 'random' }

/** A table at which these people sit, with salts of their own, and whose game has begun. */
export async function gather(url: string, cookies: readonly string[], game: string): Promise<string> {
  const salts = cookies.map(() => randomBytes(8).toString('hex'))
  const hashes = salts.map((salt) => createHash('sha256').update(salt).digest('hex'))
  const chairs = cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
  const founding = { game, chairs, setting: SETTING, saltHash: hashes[0] }
  const { table } = await askPlainly(url, cookies[0], 'found', founding)
  for (let i = 1; i < cookies.length; i++)
    await askPlainly(url, cookies[i], 'sit', { table, seat: i, saltHash: hashes[i] })
  for (const [i, cookie] of cookies.entries()) await askPlainly(url, cookie, 'salt', { table, salt: salts[i] })
  return table
}
