import type { Statement } from '@acheron/core'

/** A piece of text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** Without capitals and accents, letter for letter, so that places in it are places in the text. */
function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD')[0].toLowerCase()).join('')
}

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** The statements that have every word of the query, in the text or as their number (`58` finds TTR-058). */
export function search(statements: readonly Statement[], query: string): Statement[] {
  const words = wordsOf(query)
  return statements.filter((statement) => words.every((word) => has(statement, word)))
}

function has({ rule, chapter, text }: Statement, word: string): boolean {
  if (/^\d+$/.test(word)) return isNumber(rule, word) || new RegExp(`\\b${word}\\b`).test(text)
  return plain(rule).includes(word) || plain(text).includes(word) || plain(chapter).includes(word)
}

function isNumber(rule: string, word: string): boolean {
  return Number(/\d+/.exec(rule.slice(rule.indexOf('-')))?.[0] ?? Number.NaN) === Number(word)
}

/** A text cut at what was searched for. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, isHit: false }]
  const letters = Array.from(text)
  const cut: Piece[] = []
  let end = 0
  const piece = (from: number, to: number, isHit: boolean): void => {
    if (to > from) cut.push({ text: letters.slice(from, to).join(''), isHit })
  }
  for (const { index, 0: hit } of plain(text).matchAll(new RegExp(words.join('|'), 'g'))) {
    piece(end, index, false)
    end = index + hit.length
    piece(index, end, true)
  }
  piece(end, letters.length, false)
  return cut
}

/** Statements under the chapters they stand in, in order. */
export function chaptersOf(statements: readonly Statement[]): { chapter: string; statements: Statement[] }[] {
  const chapters: { chapter: string; statements: Statement[] }[] = []
  for (const statement of statements) {
    const last = chapters.at(-1)
    if (last?.chapter === statement.chapter) last.statements.push(statement)
    else chapters.push({ chapter: statement.chapter, statements: [statement] })
  }
  return chapters
}
