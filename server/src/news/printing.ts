import type { JsonObject } from '@acheron/core'
import type { News } from '@acheron/host'

/** What is said of one's own message with its news. */
export interface Answered {
  readonly re?: string | undefined
  readonly came?: number
}

const PRINTED = new WeakMap<JsonObject, string>()

/** What all may know is the same object for every seat: it is printed once. */
function printShown(shown: JsonObject): string {
  const known = PRINTED.get(shown)
  if (known !== undefined) return known
  const text = JSON.stringify(shown)
  PRINTED.set(shown, text)
  return text
}

/** News as they are pushed. */
export function printNews(table: string, { chapters, look }: News, answered: Answered = {}): string {
  const { shown, ...rest } = look
  const head = JSON.stringify({ push: 'news', table, ...answered, chapters })
  return `${head.slice(0, -1)},"look":{"shown":${printShown(shown)},${JSON.stringify(rest).slice(1)}}`
}
