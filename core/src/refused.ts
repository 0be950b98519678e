import type { Rule } from './game.ts'
import { en, type Refusals } from './refusals/en.ts'
import { visible } from './visible.ts'

export type RefusalCode = keyof Refusals
export type RefusalParams = Readonly<Record<string, string | number>>

interface Where {
  readonly rule?: Rule | undefined
  readonly line?: number | undefined
}

/** Input that is not accepted. The message, in English, says what is wrong and may be shown to whoever sent it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** With the parameters it gives the message in any language: `refusalText`. */
  readonly code: RefusalCode
  readonly params: RefusalParams
  /** The rule of the game, or of the platform, that is broken. */
  readonly rule: Rule | undefined
  /** The line of the text that is wrong, from 1. */
  readonly line: number | undefined

  constructor(message: string, where: Where = {}, code: RefusalCode = 'other', params: RefusalParams = { message }) {
    super(visible(where.line === undefined ? message : `line ${where.line}: ${message}`, LONGEST))
    this.code = code
    this.params = params
    this.rule = where.rule
    this.line = where.line
  }
}

type ParamsOf<K extends RefusalCode> = Parameters<Refusals[K]> extends [infer P] ? P : Record<string, never>

/** A refusal that can be said in every language. */
export function refused<K extends RefusalCode>(code: K, params: ParamsOf<K>, where: Where = {}): Refused {
  const said = shown(params as RefusalParams)
  return new Refused(sayRefusal(en, code, said), where, code, said)
}

/** What somebody said may come back to their terminal or page. */
function shown(params: RefusalParams): RefusalParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? visible(value) : value]),
  )
}

const LONGEST = 2000

/** What a refusal says in one language. */
export function sayRefusal(texts: Refusals, code: RefusalCode, params: RefusalParams): string {
  return (texts[code] as (params: RefusalParams) => string)(params)
}

/** What is refused in there is refused at that line. */
export function atLine<T>(line: number | undefined, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const said = sayRefusal(en, error.code, error.params)
    throw new Refused(said, { rule: error.rule, line }, error.code, error.params)
  }
}
