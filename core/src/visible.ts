/** Control characters, and marks that turn the direction of writing: none of them does a terminal or a page any good. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu
const LONGEST = 400

export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0

/** A strange text as it may be shown: short, and with nothing in it that acts instead of being seen. */
export function visible(text: string, longest = LONGEST): string {
  const cut = text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text.toWellFormed()
  return cut.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}

/** A text on one line, with nothing unseen in it. */
export function onOneLine(text: string): string {
  return text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()
}
