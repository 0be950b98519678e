import type { Language } from '@acheron/core'
import { type Fields, maybe, text, type Values } from './fields.ts'
import { type Seated, type Session, tableCalled } from './session.ts'

/** A request that can be made: its fields, and what answers it. */
export interface Operation {
  readonly fields: Fields
  run(session: Session, values: Values<Fields>, language: Language): object | Promise<object>
}

export function operation<F extends Fields>(
  fields: F,
  run: (session: Session, values: Values<F>, language: Language) => object | Promise<object>,
): Operation {
  return { fields, run: (session, values, language) => run(session, values as Values<F>, language) }
}

/** The name of a table may be left out. */
export const table = maybe(text)
export const nameOf = (values: { readonly table?: unknown }): string => (values.table ?? 'main') as string

/** A request about a table. */
export function atTable<F extends Fields>(
  fields: F,
  run: (seated: Seated, values: Values<F>, language: Language) => object | Promise<object>,
): Operation {
  return {
    fields: { table, ...fields },
    run: (session, values, language) => run(tableCalled(session, nameOf(values)), values as Values<F>, language),
  }
}
