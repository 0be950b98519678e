import { depthOf, LANGUAGES, type Language, refused } from '@acheron/core'
import { readBy } from '@acheron/host'
import * as v from 'valibot'
import { GREATEST_SEED } from '../arguments.ts'
import type { Session } from './session.ts'

const whole = (most = Number.MAX_SAFE_INTEGER) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

export const text = v.string()
export const player = whole()
export const seed = whole(GREATEST_SEED)
export const count = whole()
/** Its number or its words. */
export const move = v.union([whole(), v.pipe(v.string(), v.maxLength(1000))])
/** The name of a table. */
export const table = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)), 'main')
/** Whatever is in it: the game looks at it later. */
export const thing = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Object',
)
export const options = v.optional(thing)
export const names = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(99)))
export const salts = v.optional(v.array(v.pipe(v.string(), v.maxLength(64))))

const COMMON = v.strictObject({
  id: v.optional(v.union([v.number(), v.string()])),
  do: v.string(),
  lang: v.optional(v.picklist(LANGUAGES), 'en'),
})

type Fields = v.ObjectEntries

/** A request that can be made: its fields, and what answers it. */
export interface Request {
  readonly fields: readonly string[]
  run(session: Session, raw: object, language: Language): Promise<object>
}

export function request<F extends Fields>(
  fields: F,
  run: (session: Session, values: v.InferOutput<v.StrictObjectSchema<F, undefined>>, language: Language) => object,
): Request {
  const schema = v.strictObject(fields)
  return {
    fields: Object.keys(fields),
    run: async (session, raw, language) => run(session, readBy(schema, raw), language),
  }
}

interface Common {
  readonly id?: number | string | undefined
  readonly do: string
  readonly lang: Language
}

/** What every request has, and the rest of it. */
export function readCommon(raw: Readonly<Record<string, unknown>>): { common: Common; rest: object } {
  const { id, do: name, lang, ...rest } = raw
  const common = readBy(COMMON, {
    do: name,
    ...(id !== undefined && { id }),
    ...(lang !== undefined && { lang }),
  })
  return { common, rest }
}

const DEEPEST = 64

/** What a line of the input asks. */
export function readLine(line: string, number: number): Readonly<Record<string, unknown>> {
  if (depthOf(line) > DEEPEST) throw refused('not-json', { line: number, why: `nested more than ${DEEPEST} deep` })
  let raw: unknown
  try {
    raw = JSON.parse(line)
  } catch (error) {
    throw refused('not-json', { line: number, why: (error as Error).message })
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw refused('not-request', { line: number })
  return raw as Record<string, unknown>
}
