import type { Rule } from './game.ts'

/** A numbered statement of the rules, as players read it. */
export interface Statement {
  readonly rule: Rule
  readonly chapter: string
  readonly text: string
}

/** The statements of a SPEC: `## chapter` lines, and `- **TTR-058** text` lines under them. */
export function parseSpec(markdown: string): Statement[] {
  const statements: Statement[] = []
  let chapter = ''
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^## (.+)$/.exec(line)
    const statement = /^- \*\*([A-Z0-9]+-[A-Z0-9.-]+)\*\* (.+)$/.exec(line)
    if (heading) chapter = heading[1]
    if (statement) statements.push({ rule: statement[1] as Rule, chapter, text: statement[2] })
  }
  return statements
}
