import { LANGUAGES, type Language, Refused } from '@acheron/core'
import { GREATEST_SEED } from '../arguments.ts'

/** What a field of a request can hold. */
export interface Field<T> {
  readonly what: string
  is(value: unknown): value is T
}

export type Fields = Readonly<Record<string, Field<unknown>>>
export type Values<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

export type Thing = Readonly<Record<string, unknown>>

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

export const text: Field<string> = { what: 'a text', is: (value) => typeof value === 'string' }

export const thing: Field<Thing> = {
  what: 'an object',
  is: (value): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value),
}

export const texts: Field<readonly string[]> = {
  what: 'a list of texts',
  is: (value): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
}

export const number: Field<number> = {
  what: 'a whole number from 0',
  is: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
}

export const seed: Field<number> = {
  what: `a whole number from 0 to ${GREATEST_SEED}`,
  is: (value) => isWhole(value, GREATEST_SEED),
}

export const move: Field<number | string> = {
  what: 'a move, as a number or in words',
  is: (value) => number.is(value) || text.is(value),
}

export const identity: Field<number | string> = {
  what: 'a number or a text',
  is: (value) => typeof value === 'number' || typeof value === 'string',
}

export const language: Field<Language> = {
  what: `one of ${LANGUAGES.map((one) => `"${one}"`).join(', ')}`,
  is: (value): value is Language => (LANGUAGES as readonly unknown[]).includes(value),
}

export function maybe<T>({ what, is }: Field<T>): Field<T | undefined> {
  return { what, is: (value): value is T | undefined => value === undefined || is(value) }
}

/** The fields of a request, all of the right kind, and no others. */
export function readFields<F extends Fields>(request: Thing, fields: F): Values<F> {
  for (const name of Object.keys(request))
    if (!Object.hasOwn(fields, name))
      throw new Refused(`there is no field "${name}" here; there is ${Object.keys(fields).join(', ')}`)
  for (const [name, { what, is }] of Object.entries(fields)) {
    const value = Object.hasOwn(request, name) ? request[name] : undefined
    if (is(value)) continue
    throw new Refused(value === undefined ? `the field "${name}" is missing: ${what}` : `"${name}" must be ${what}`)
  }
  return request as Values<F>
}
