import type { Rule } from './game.ts'

/** Input that is not accepted. The message says what is wrong and may be shown to whoever sent it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** The rule of the game that a move breaks. */
  readonly rule: Rule | undefined
  /** The line of the text that is wrong, from 1. */
  readonly line: number | undefined

  constructor(message: string, where: { rule?: Rule | undefined; line?: number | undefined } = {}) {
    super(where.line === undefined ? message : `line ${where.line}: ${message}`)
    this.rule = where.rule
    this.line = where.line
  }
}
