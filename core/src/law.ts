import { difference, notJson } from './json.ts'

/** Throws what is wrong unless it is right. */
export function law(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

export function same(a: unknown, b: unknown, otherwise: string): void {
  const where = difference(a, b)
  if (where !== undefined) throw new Error(`${otherwise} (at ${where})`)
}

export function plain(value: unknown, what: string): void {
  const where = notJson(value)
  if (where !== undefined) throw new Error(`${what} is not plain JSON (at ${where})`)
}
